//! A window on a desktop: where its files lie, which language it speaks, and where it was last time.

use std::env;
use std::ops::RangeInclusive;
use std::path::PathBuf;
use std::time::Instant;

use arboard::Clipboard;
use egui::RawInput;
use egui::accesskit::{ActionRequest, TreeUpdate};
use serde::{Deserialize, Serialize};
use winit::dpi::{LogicalSize, PhysicalPosition};
use winit::event::WindowEvent;
use winit::event_loop::EventLoop;
use winit::window::{Window, WindowAttributes};

use super::instance::InstanceLock;
use super::speaker::Speaker;
use super::{Exit, Lifecycle, PasteAnswer, System, crash_report, shell};
use crate::app::{Cue, Language, Settings, Storage};
use crate::sound::Sound;
use crate::ui::SystemPreferences;

/// The first window: as high and slim as a phone, small enough for any screen.
const FIRST_SIZE: LogicalSize<f64> = LogicalSize::new(440.0, 860.0);
/// The layouts are made for this width; below it nothing is promised.
const LEAST_SIZE: LogicalSize<f64> = LogicalSize::new(320.0, 320.0);

/// Opens the window and plays until it is closed.
///
/// # Errors
/// There is no display, or nothing to draw on it with.
pub fn run() -> Result<(), shell::RunError> {
    let started = Instant::now();
    start_log();
    let home = data_directory(|name| env::var_os(name).map(PathBuf::from));
    crash_report::install_panic_hook(home.clone());
    let lock = home.as_deref().and_then(InstanceLock::acquire);
    let desktop = Desktop { home, lock, clipboard: None, speaker: None };
    shell::run(EventLoop::with_user_event().build()?, desktop, started)
}

struct Desktop {
    /// Where our files lie; nowhere if the system names no place for them.
    home: Option<PathBuf>,
    /// Held until the end; `None` if another window of the app holds it.
    lock: Option<InstanceLock>,
    /// What other programs paste from and copy to, once it was needed.
    clipboard: Option<Clipboard>,
    /// What is heard, once there was something to hear.
    speaker: Option<Speaker>,
}

impl Desktop {
    /// Under X11 a text can be pasted only while somebody holds it, so the clipboard is kept once it is opened.
    fn clipboard(&mut self) -> Option<&mut Clipboard> {
        if self.clipboard.is_none() {
            self.clipboard = Clipboard::new().inspect_err(|error| log::warn!("no clipboard: {error}")).ok();
        }
        self.clipboard.as_mut()
    }
}

impl System for Desktop {
    fn storage(&self) -> Storage {
        if self.is_second_instance() {
            return Storage::memory();
        }
        self.home.clone().map_or_else(Storage::memory, Storage::directory)
    }

    fn is_second_instance(&self) -> bool {
        self.home.is_some() && self.lock.is_none()
    }

    fn crash_report(&mut self) -> Option<String> {
        // The crash of another window is told there.
        self.lock.as_ref()?;
        self.home.as_deref().and_then(crash_report::take)
    }

    fn window_attributes(&self, saved: Option<&str>) -> WindowAttributes {
        let attributes = Window::default_attributes().with_title("Othello").with_min_inner_size(LEAST_SIZE);
        match saved.and_then(WindowGeometry::read) {
            None => attributes.with_inner_size(FIRST_SIZE),
            Some(WindowGeometry { x, y, width, height }) => {
                let attributes = attributes.with_inner_size(LogicalSize::new(width, height));
                match (x, y) {
                    (Some(x), Some(y)) => attributes.with_position(PhysicalPosition::new(x, y)),
                    _ => attributes,
                }
            }
        }
    }

    fn window_geometry(&self, window: &Window) -> Option<String> {
        let size = window.inner_size().to_logical(window.scale_factor());
        // Some systems do not tell where a window is; its size is worth keeping all the same.
        let position = window.outer_position().ok();
        let geometry = WindowGeometry {
            x: position.map(|at| at.x),
            y: position.map(|at| at.y),
            width: size.width,
            height: size.height,
        };
        serde_json::to_string(&geometry).ok()
    }

    fn preferences(&self) -> SystemPreferences {
        let locale = ["LC_ALL", "LC_MESSAGES", "LANG"]
            .into_iter()
            .find_map(|name| env::var(name).ok().filter(|value| !value.is_empty()));
        let language = locale.map_or(Language::English, |locale| Language::of_locale(&locale));
        SystemPreferences { language, ..SystemPreferences::default() }
    }

    fn backends(&mut self) -> Vec<wgpu::Backends> {
        // Both at once: wgpu then takes the real card through whichever of them knows it.
        vec![wgpu::Backends::from_env().unwrap_or(wgpu::Backends::VULKAN | wgpu::Backends::GL)]
    }

    fn before_driver_call(&mut self, _: wgpu::Backends) {
        // A desktop's driver that crashes is seen in a terminal, and WGPU_BACKEND chooses another.
    }

    fn after_driver_call(&mut self) {
        // As above.
    }

    fn show_message(&mut self, _: &str) -> bool {
        // `main` writes the reason to stderr.
        false
    }

    fn fill_input(&self, _: &Window, _: &mut RawInput) {
        // A desktop's window is ours from edge to edge, and egui hears of dark mode from winit.
    }

    fn has_reader(&self) -> bool {
        // A desktop's readers have another way in, which we do not offer yet.
        false
    }

    fn take_reader_requests(&mut self) -> Vec<ActionRequest> {
        Vec::new()
    }

    fn tell_reader(&mut self, _: TreeUpdate) {
        // As above.
    }

    fn on_window_event(&mut self, _: &WindowEvent) {
        // Nothing here depends on what happens to the window.
    }

    fn on_lifecycle(&mut self, _: Lifecycle) {
        // As above.
    }

    fn play_cue(&mut self, cue: Cue, settings: &Settings) {
        if !settings.sound {
            return;
        }
        for sound in Sound::of_cue(cue) {
            log::debug!("sound {}", sound.name());
            self.speaker.get_or_insert_with(speaker).play(sound);
        }
    }

    fn copy_text(&mut self, text: String) {
        if let Some(Err(error)) = self.clipboard().map(|clipboard| clipboard.set_text(text)) {
            log::warn!("nothing is copied: {error}");
        }
    }

    fn read_clipboard(&mut self, answer: PasteAnswer) {
        let text = self.clipboard().map(Clipboard::get_text);
        if let Some(Err(error)) = &text {
            log::info!("nothing to paste: {error}");
        }
        answer(text.and_then(Result::ok).unwrap_or_default());
    }

    fn share_text(&mut self, text: String) -> bool {
        self.copy_text(text);
        false
    }

    fn keep_screen_on(&mut self, _: bool) {
        // Whoever waits for the computer at a desktop has a mouse to move.
    }

    fn exit(&mut self) -> Exit {
        Exit::Quit
    }
}

/// Plays on the device that `OTHELLO_SOUND_DEVICE` names (tests do), else on the one that the person listens to.
#[cfg(unix)]
fn speaker() -> Speaker {
    let device = env::var("OTHELLO_SOUND_DEVICE").unwrap_or_else(|_| "default".to_owned());
    Speaker::start(move || super::alsa::Alsa::open(&device))
}

/// There is no way yet to be heard on such a system.
#[cfg(not(unix))]
fn speaker() -> Speaker {
    Speaker::silent()
}

/// Where the window was.
#[derive(Debug, PartialEq, Serialize, Deserialize)]
struct WindowGeometry {
    x: Option<i32>,
    y: Option<i32>,
    width: f64,
    height: f64,
}

/// Larger sides no desktop has. X11 counts pixels in 16 bits, also those of a screen with four pixels to a point; winit
/// ends the program over a window that does not fit into them, at every start.
const SIDES: RangeInclusive<f64> = 1.0..=16_000.0;

/// Where X11 can put the corner of a window.
const PLACES: RangeInclusive<i32> = -32_000..=32_000;

impl WindowGeometry {
    /// What cannot be read, or is nowhere on a desktop, was written by somebody else; the window then opens as on the first
    /// day.
    fn read(text: &str) -> Option<Self> {
        let geometry: Self = serde_json::from_str(text).ok()?;
        let is_possible = [geometry.width, geometry.height].iter().all(|side| SIDES.contains(side))
            && [geometry.x, geometry.y].iter().flatten().all(|place| PLACES.contains(place));
        is_possible.then_some(geometry)
    }
}

/// The directory for our files: the one that `OTHELLO_DATA_DIR` names (tests do), else the system's place for the
/// data of programs. Four variables do not ask for a crate.
fn data_directory(variable: impl Fn(&str) -> Option<PathBuf>) -> Option<PathBuf> {
    let absolute = |name: &str| variable(name).filter(|path| path.is_absolute());
    if let Some(own) = absolute("OTHELLO_DATA_DIR") {
        return Some(own);
    }
    let home = || absolute("HOME").map(|home| home.join(".local").join("share"));
    absolute("XDG_DATA_HOME").or_else(|| absolute("APPDATA")).or_else(home).map(|data| data.join("othello"))
}

/// Messages go to stderr, ours from the level that `OTHELLO_LOG` names, others only when they warn.
fn start_log() {
    let level = env::var("OTHELLO_LOG").ok().and_then(|word| word.parse().ok());
    log::set_max_level(level.unwrap_or(log::LevelFilter::Warn));
    // A second start of the log in the same process keeps the first one.
    log::set_logger(&Stderr).unwrap_or_default();
}

struct Stderr;

impl log::Log for Stderr {
    fn enabled(&self, metadata: &log::Metadata<'_>) -> bool {
        metadata.target().starts_with("othello") || metadata.level() <= log::Level::Warn
    }

    fn log(&self, record: &log::Record<'_>) {
        if self.enabled(record.metadata()) {
            eprintln!("{} {}: {}", record.level(), record.target(), record.args());
        }
    }

    fn flush(&self) {}
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_lie_where_the_system_says() {
        let with = |pairs: &[(&str, &str)]| {
            let pairs: Vec<(String, PathBuf)> =
                pairs.iter().map(|&(name, path)| (name.to_owned(), PathBuf::from(path))).collect();
            data_directory(move |name| {
                pairs.iter().find(|(known, _)| known == name).map(|(_, path)| path.clone())
            })
        };
        let path = |text: &str| Some(PathBuf::from(text));
        assert_eq!(with(&[("HOME", "/home/ada")]), path("/home/ada/.local/share/othello"));
        assert_eq!(with(&[("HOME", "/home/ada"), ("XDG_DATA_HOME", "/data")]), path("/data/othello"));
        assert_eq!(
            with(&[("HOME", "/home/ada"), ("XDG_DATA_HOME", "data")]),
            path("/home/ada/.local/share/othello")
        );
        assert_eq!(with(&[("HOME", "/home/ada"), ("OTHELLO_DATA_DIR", "/tmp/x")]), path("/tmp/x"));
        assert_eq!(with(&[]), None);
    }

    #[test]
    fn a_window_that_fits_on_no_desktop_opens_as_on_the_first_day() {
        let good = WindowGeometry { x: Some(-1200), y: Some(40), width: 440.0, height: 1999.5 };
        assert_eq!(WindowGeometry::read(&serde_json::to_string(&good).unwrap()), Some(good));
        let unplaced = r#"{"x":null,"y":null,"width":320.0,"height":320.0}"#;
        assert!(WindowGeometry::read(unplaced).is_some());
        for (number, other) in [
            (r#""width":440.0"#, r#""width":65536.0"#),
            (r#""width":440.0"#, r#""width":1e308"#),
            (r#""height":860.0"#, r#""height":-860.0"#),
            (r#""height":860.0"#, r#""height":0"#),
            (r#""x":7"#, r#""x":2147483647"#),
            (r#""y":9"#, r#""y":-2147483648"#),
        ] {
            let text = r#"{"x":7,"y":9,"width":440.0,"height":860.0}"#;
            assert!(WindowGeometry::read(text).is_some());
            assert_eq!(WindowGeometry::read(&text.replace(number, other)), None, "{other}");
        }
    }
}
