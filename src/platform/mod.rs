//! The door to the system: window, graphics card, files, language. The only home of `cfg(target_os)` in the sources.
//!
//! [`shell`] runs the app on any system that can answer the few questions of [`System`]; [`gpu`] draws for it.

#[cfg(not(target_os = "android"))]
pub mod desktop;
pub mod gpu;
pub mod shell;

use std::thread;

use egui::SafeAreaInsets;
use winit::window::{Window, WindowAttributes};

use crate::app::{Cue, Storage};
use crate::engine::Resources;
use crate::ui::Surroundings;

/// What the shell asks of the system it runs on.
pub trait System {
    /// Where the game, the settings and the rest are kept.
    fn storage(&self) -> Storage;

    /// The window to open. `kept` is what [`place`](Self::place) said at an earlier end.
    fn window(&self, kept: Option<&str>) -> WindowAttributes;

    /// What to know about the window at the next start; `None` if the system places windows itself.
    fn place(&self, window: &Window) -> Option<String>;

    /// Language and text size.
    fn surroundings(&self) -> Surroundings;

    /// The edges that bars and notches cover, in points; `None` if there are none.
    fn insets(&self, window: &Window) -> Option<SafeAreaInsets>;

    /// Makes something heard or felt.
    fn cue(&mut self, cue: Cue);
}

/// What this device lends to the engines: half of its cores, and memory by its kind.
fn resources() -> Resources {
    let hash_mb =
        if cfg!(target_os = "android") { Resources::PHONE_HASH_MB } else { Resources::DESKTOP_HASH_MB };
    Resources::of_device(thread::available_parallelism().map_or(1, usize::from), hash_mb)
}
