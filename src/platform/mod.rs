//! The door to the system: window, graphics card, files, language. The only home of `cfg(target_os)` in the sources.
//!
//! [`shell`] runs the app on any system that can answer the few questions of [`System`]; [`gpu`] draws for it.

#[cfg(target_os = "android")]
mod android;
pub mod controls;
#[cfg(not(target_os = "android"))]
pub mod desktop;
pub mod edges;
pub mod gpu;
pub mod input;
pub mod last_words;
pub mod shell;
pub mod trial;

use std::thread;

use egui::RawInput;
use winit::event::WindowEvent;
use winit::window::{Window, WindowAttributes};

use crate::app::{Cue, Storage};
use crate::engine::Resources;
use crate::game::Settings;
use crate::ui::Surroundings;

/// What the shell asks of the system it runs on.
pub trait System {
    /// Where the game, the settings and the rest are kept.
    fn storage(&self) -> Storage;

    /// Why the program ended last time, if it ended of itself; told once.
    fn last_words(&mut self) -> Option<String>;

    /// The window to open. `kept` is what [`place`](Self::place) said at an earlier end.
    fn window(&self, kept: Option<&str>) -> WindowAttributes;

    /// What to know about the window at the next start; `None` if the system places windows itself.
    fn place(&self, window: &Window) -> Option<String>;

    /// Which ways to the graphics card to try, one after the other until one can draw.
    fn backends(&mut self) -> Vec<wgpu::Backends>;

    /// Language and text size.
    fn surroundings(&self) -> Surroundings;

    /// Tells egui what its own reading of the window leaves out: the edges that bars and notches cover, dark mode.
    fn tell(&self, window: &Window, input: &mut RawInput);

    /// An event of the window, before the screens get it.
    fn heard(&mut self, event: &WindowEvent);

    /// A moment in the life of the window.
    fn at(&mut self, moment: Moment);

    /// Makes something heard or felt, as far as the settings want it.
    fn cue(&mut self, cue: Cue, settings: &Settings);

    /// Puts a text where other apps can paste it from.
    fn copy(&mut self, text: String);

    /// Whether the screen should stay on without a finger, because the computer is thinking.
    fn keep_awake(&mut self, awake: bool);

    /// Where the player goes who leaves the app.
    fn leave(&mut self) -> Leaving;
}

/// A moment in the life of the window.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Moment {
    /// There is a window, with nothing on it yet.
    Opened,
    /// A frame was drawn on it without any complaint.
    Drawn,
    /// The window is gone.
    Hidden,
    /// All events are seen to and the loop is about to sleep.
    Waiting,
}

/// How an app is left.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Leaving {
    /// The program ends.
    End,
    /// The window goes behind the others and the process waits, idle, to be called back.
    ToTheBack,
}

/// What this device lends to the engines: half of its cores, and memory by its kind.
fn resources() -> Resources {
    let hash_mb =
        if cfg!(target_os = "android") { Resources::PHONE_HASH_MB } else { Resources::DESKTOP_HASH_MB };
    Resources::of_device(thread::available_parallelism().map_or(1, usize::from), hash_mb)
}
