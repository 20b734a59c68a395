//! The operating system: window, graphics card, files, language. The only home of `cfg(target_os)` in the sources.
//!
//! [`shell`] runs the app on any system that can answer the few questions of [`System`]; [`gpu`] draws for it.

#[cfg(all(unix, not(target_os = "android")))]
mod alsa;
#[cfg(target_os = "android")]
mod android;
pub mod controls;
pub mod crash_report;
mod date;
#[cfg(not(target_os = "android"))]
pub mod desktop;
pub mod gpu;
pub mod input;
pub mod insets;
pub mod instance;
pub mod reader;
pub mod shell;
#[cfg(not(target_os = "android"))]
pub mod speaker;
pub mod trial;

use std::thread;

use egui::RawInput;
use egui::accesskit::{ActionRequest, TreeUpdate};
use winit::event::WindowEvent;
use winit::window::{Window, WindowAttributes};

use crate::app::{Cue, Settings, Storage};
use crate::engine::Resources;
use crate::ui::SystemPreferences;

/// What the shell asks of the system it runs on.
pub trait System {
    /// Where the game, the settings and the rest are kept.
    fn storage(&self) -> Storage;

    /// Whether another program already writes to these files, so that ours are kept in memory alone.
    fn is_second_instance(&self) -> bool;

    /// The panic message of the last run, if it crashed; given once.
    fn crash_report(&mut self) -> Option<String>;

    /// The window to create. `saved` is what [`window_geometry`](Self::window_geometry) gave at an earlier exit.
    fn window_attributes(&self, saved: Option<&str>) -> WindowAttributes;

    /// Position and size to save for the next start; `None` if the system places windows itself.
    fn window_geometry(&self, window: &Window) -> Option<String>;

    /// The graphics backends to try, one after the other until one can draw.
    fn backends(&mut self) -> Vec<wgpu::Backends>;

    /// The next call goes into a graphics driver of these backends that has not drawn yet: it may crash.
    fn before_driver_call(&mut self, backends: wgpu::Backends);

    /// That call has come back.
    fn after_driver_call(&mut self);

    /// Shows the player why the app cannot go on, without our graphics. False if the system has no way to.
    fn show_message(&mut self, message: &str) -> bool;

    /// Language and text size.
    fn preferences(&self) -> SystemPreferences;

    /// Adds to egui's input what egui-winit leaves out: the insets that bars and notches cover, dark mode.
    fn fill_input(&self, window: &Window, input: &mut RawInput);

    /// Whether a screen reader wants to know what is on the screen; asked before each frame, so that nobody else pays.
    fn has_reader(&self) -> bool;

    /// What the screen reader has asked for since this was called last.
    fn take_reader_requests(&mut self) -> Vec<ActionRequest>;

    /// Tells the screen reader what is on the screen: the whole tree of a frame.
    fn tell_reader(&mut self, tree: TreeUpdate);

    /// An event of the window, before egui gets it.
    fn on_window_event(&mut self, event: &WindowEvent);

    /// A step in the life of the window.
    fn on_lifecycle(&mut self, event: Lifecycle);

    /// Lets a cue be heard and felt, as far as the settings want it. Only while there is a window.
    fn play_cue(&mut self, cue: Cue, settings: &Settings);

    /// Copies a text to the clipboard.
    fn copy_text(&mut self, text: String);

    /// Reads the clipboard's text and hands it to `answer`, at once or later and on any thread; an empty one if there is
    /// none.
    fn read_clipboard(&mut self, answer: PasteAnswer);

    /// Has the player choose an app that a text goes to. False if the system has no such choice; then the text is copied.
    fn share_text(&mut self, text: String) -> bool;

    /// Whether the screen should stay on without a finger, because the computer is thinking.
    fn keep_screen_on(&mut self, awake: bool);

    /// What happens when the player exits the app.
    fn exit(&mut self) -> Exit;
}

/// Takes the text of the clipboard.
pub type PasteAnswer = Box<dyn FnOnce(String) + Send>;

/// A step in the life of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Lifecycle {
    /// There is a window, with nothing on it yet.
    WindowCreated,
    /// A frame was drawn on it without an error.
    FrameDrawn,
    /// The window is gone.
    WindowDestroyed,
    /// All events are handled and the loop is about to sleep.
    AboutToWait,
}

/// How the app is exited.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Exit {
    /// The program ends.
    Quit,
    /// The window goes behind the others and the process stays, idle.
    MoveToBack,
}

/// What the engines may use of this device: half of its cores, and memory by its kind.
fn resources() -> Resources {
    let hash_mb =
        if cfg!(target_os = "android") { Resources::PHONE_HASH_MB } else { Resources::DESKTOP_HASH_MB };
    Resources::of_device(thread::available_parallelism().map_or(1, usize::from), hash_mb)
}
