//! The phone: what Android wants of us, and what winit 0.30 leaves out there.
//!
//! `entry` is where the system comes in and where the process ends, `system` answers the shell's questions, `java` asks
//! what only Java knows, `sound` plays, `assets` brings what lies in the APK beside the library. Everything else (loop,
//! frames, graphics, files) is shared with the desktop, and the parts of it that need no phone to be tested lie one folder up:
//! `crash_report`, `input`, `insets`, `trial`.

#[cfg(othello_weights_apart)]
mod assets;
mod entry;
mod java;
mod sound;
mod system;
#[cfg(othello_no_unwind)]
mod unwind;
