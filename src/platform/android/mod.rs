//! The phone: what Android wants of us, and what winit 0.30 leaves out there.
//!
//! `entry` is where the system comes in and where the process ends, `system` answers the shell's questions, `java` asks
//! what only Java knows, `preferences` asks it about eyes and motion, `sound` plays, `assets` brings what lies in the APK
//! beside the library, `access` is the screen reader's side with `hover` for fingers that explore. Everything else (loop,
//! frames, graphics, files) is shared with the desktop, and the parts of it that need no phone to be tested lie one folder up:
//! `crash_report`, `input`, `insets`, `reader`, `trial`.

mod access;
mod access_class;
mod access_delegate;
mod access_java;
mod access_rehearsal;
#[cfg(othello_weights_apart)]
mod assets;
mod entry;
#[cfg(othello_wrapped_input)]
mod hover;
mod java;
mod preferences;
mod sound;
mod system;
#[cfg(othello_no_unwind)]
mod unwind;
