//! Plays a script on a phone, step by step, until the end or the first step that fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

use anyhow::{Context, Error, Result, anyhow, bail};

use super::app::App;
use super::device::{Device, Status};
use super::display::Display;
use super::kit::Kit;
use super::logcat::Logcat;
use super::reader::check_transcript;
use super::script::{Condition, Line, Script, Step, Window};
use super::settings::Settings;

/// How long to wait before looking again.
pub(super) const LOOK_AGAIN: Duration = Duration::from_millis(10);
/// What the manifest names in `android.app.func_name`.
const ENTRY: &str = "othello_on_create";

/// Plays a whole script, with its log and pictures in a folder of its own.
pub(crate) fn play(script: &Script, kit: &Kit, app: &App, out: &Path) -> Result<Played> {
    let begun = Instant::now();
    let mut player = Player::new(script, kit, app, &out.join(&script.name))?;
    let played = player.lines(&script.lines);
    let log = player.log.text();
    let played = played.and_then(|()| check_transcript(&script.name, &log));
    played.map_err(|failure| player.explain(&failure))?;
    let first_frames = log.lines().filter_map(|line| line.split_once("/phone: first frame"));
    let mut figures: Vec<String> = first_frames.map(|(_, rest)| format!("first frame{rest}")).collect();
    figures.append(&mut player.figures);
    Ok(Played { n_steps: player.n_steps, took: begun.elapsed(), figures })
}

/// What is worth telling about a script that passed.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) n_steps: usize,
    pub(crate) took: Duration,
    /// For each start of the app, the phone's words about its first frame; and what was measured of its memory.
    pub(crate) figures: Vec<String>,
}

/// A script on its way.
pub(super) struct Player<'a> {
    pub(super) kit: &'a Kit,
    pub(super) app: &'a App,
    pub(super) out: PathBuf,
    pub(super) deadline: Instant,
    pub(super) display: Display,
    pub(super) log: Logcat,
    pub(super) settings: Settings,
    pub(super) device: Option<Device>,
    /// Frames at the last thing that was done.
    pub(super) n_frames: u64,
    pub(super) memory: Option<u64>,
    pub(super) controls: Option<Vec<String>>,
    pub(super) held: Option<(f32, f32)>,
    pub(super) n_steps: usize,
    pub(super) figures: Vec<String>,
}

impl<'a> Player<'a> {
    fn new(script: &Script, kit: &'a Kit, app: &'a App, out: &Path) -> Result<Self> {
        if out.exists() {
            fs::remove_dir_all(out).with_context(|| out.display().to_string())?;
        }
        fs::create_dir_all(out.join("files")).with_context(|| out.display().to_string())?;
        Ok(Self {
            kit,
            app,
            out: out.to_owned(),
            deadline: Instant::now() + kit.patience(script.deadline),
            display: Display::start(script.longest_side(), out)?,
            log: Logcat::new(out.join("logcat.txt")),
            settings: Settings::default(),
            device: None,
            n_frames: 0,
            memory: None,
            controls: None,
            held: None,
            n_steps: 0,
            figures: Vec::new(),
        })
    }

    fn lines(&mut self, lines: &[Line]) -> Result<()> {
        for line in lines {
            self.n_steps += 1;
            self.step(&line.step).map_err(|failure| match line.step {
                Step::Repeat(..) | Step::Until(..) => failure,
                _ => anyhow!("line {}, {}: {failure:#}", line.number, line.text),
            })?;
        }
        Ok(())
    }

    /// A failure with what a person needs to understand it.
    fn explain(&mut self, failure: &Error) -> Error {
        let ended = self.device.as_mut().and_then(Device::ended);
        let ended = ended.map_or(String::new(), |how| format!("\nThe process has ended: {how}."));
        self.take_picture()
            .and_then(|picture| picture.write(&self.out.join("failed.png")))
            .unwrap_or_default();
        let log = self.log.text();
        let lines: Vec<&str> = log.lines().filter(|line| !line.contains(": control")).collect();
        let tail = lines[lines.len().saturating_sub(12)..].join("\n");
        anyhow!(
            "{failure:#}{ended}\nThe log is {}, the screen is failed.png beside it. The log's end:\n{tail}",
            self.log.path().display()
        )
    }

    fn step(&mut self, step: &Step) -> Result<()> {
        match step {
            Step::Repeat(count, lines) => {
                for _ in 0..*count {
                    self.lines(lines)?;
                }
            }
            Step::Until(condition, lines) => {
                while !self.holds(condition)? {
                    if Instant::now() > self.deadline {
                        bail!("the deadline has passed: {}", self.instead(condition));
                    }
                    self.lines(lines)?;
                }
            }
            Step::Wait(condition) => return self.wait(condition),
            Step::Expect(condition) => return self.expect(condition),
            Step::Shot(name) => return self.shot(name),
            Step::MarkMemory => self.memory = self.device()?.memory(),
            Step::MarkControls => {
                self.rest()?;
                self.controls = Some(self.lasting_names());
            }
            _ => {
                self.begin_step()?;
                return self.act(step);
            }
        }
        Ok(())
    }

    /// From here on, conditions of the log and of frames are about what is done now.
    pub(super) fn begin_step(&mut self) -> Result<()> {
        self.log.begin_step();
        self.n_frames = self.living_status()?.map_or(0, |status| status.n_frames);
        Ok(())
    }

    /// The status of an app that may have ended, or be about to.
    pub(super) fn living_status(&mut self) -> Result<Option<Status>> {
        let Some(device) = self.device.as_mut() else { return Ok(None) };
        if !device.is_alive() {
            return Ok(None);
        }
        match device.status(self.deadline) {
            Err(_) if !device.is_alive() => Ok(None),
            status => status.map(Some),
        }
    }

    fn act(&mut self, step: &Step) -> Result<()> {
        match step {
            Step::Screen { width, height, scale } => {
                (self.settings.width, self.settings.height, self.settings.scale) = (*width, *height, *scale);
                self.configure()
            }
            Step::Insets(insets) => {
                self.settings.insets = *insets;
                self.configure()
            }
            Step::Api(_) | Step::Graphics(_) | Step::Clock(_) | Step::Painting(_) => {
                self.set_for_next_start(step);
                Ok(())
            }
            Step::Dark(dark) => {
                self.settings.dark = *dark;
                self.configure()
            }
            Step::Bold(bold) => {
                self.settings.bold = *bold;
                self.configure()
            }
            Step::Ringer(_) | Step::AudioBroken(_) | Step::Contrast(_) | Step::Animations(_) => {
                self.set_untold(step)
            }
            Step::Locale(tag) => {
                self.settings.locale.clone_from(tag);
                self.configure()
            }
            Step::Font(size) => {
                self.settings.font = *size;
                self.configure()
            }
            Step::Clipboard(text) => self.ask(&format!("set clipboard {text}")).map(drop),
            Step::Rotate => {
                std::mem::swap(&mut self.settings.width, &mut self.settings.height);
                self.configure()
            }
            Step::Launch => self.launch(),
            Step::Recreate => self.recreate(),
            Step::Soak { length, seed } => self.soak(*length, *seed),
            Step::Start => self.start(),
            Step::Window(window) => self.set_window(*window),
            Step::LoseDevice => self.ask("lose-device").map(drop),
            Step::CloseDialog => self.ask("close-dialog").map(drop),
            Step::Home => self.command_and_rest("home"),
            Step::Return => self.command_and_rest("return"),
            Step::LowMemory => self.command_and_rest("low-memory"),
            Step::Key(code) => self.command_and_rest(&format!("key {code}")),
            Step::KeyUntil(code, name) => self.press_until(*code, name),
            Step::Tap(target) => self.tap(target),
            Step::Touch(target) => self.touch(target),
            Step::Drag(from, to) => self.drag(from, to),
            Step::Hold(target) => self.hold(target),
            Step::Release => self.release(),
            Step::Reader(step) => self.read_aloud(step),
            Step::Throw(method) => {
                self.settings.throws.clone_from(method);
                self.tell_settings()
            }
            Step::Destroy => self.destroy(),
            Step::Kill => {
                self.device = None;
                Ok(())
            }
            Step::Repeat(..)
            | Step::Until(..)
            | Step::Wait(_)
            | Step::Expect(_)
            | Step::Shot(_)
            | Step::MarkMemory
            | Step::MarkControls => Ok(()),
        }
    }

    pub(super) fn device(&mut self) -> Result<&mut Device> {
        self.device.as_mut().context("the app is not running")
    }

    pub(super) fn ask(&mut self, command: &str) -> Result<String> {
        let deadline = self.deadline;
        self.device()?.ask(command, deadline)
    }

    pub(super) fn status(&mut self) -> Result<Status> {
        let deadline = self.deadline;
        self.device()?.status(deadline)
    }

    /// Changes something that a process cannot change any more.
    const fn set_for_next_start(&mut self, step: &Step) {
        match step {
            Step::Api(api) => self.settings.api = *api,
            Step::Graphics(graphics) => self.settings.graphics = *graphics,
            Step::Clock(rate) => self.settings.clock = *rate,
            Step::Painting(painting) => self.settings.painting = *painting,
            _ => {}
        }
    }

    /// Changes something about the phone that no app is told of; a later process learns it when it starts.
    fn set_untold(&mut self, step: &Step) -> Result<()> {
        match step {
            Step::Ringer(mode) => self.settings.ringer.clone_from(mode),
            Step::AudioBroken(broken) => self.settings.audio_broken = *broken,
            Step::Contrast(contrast) => self.settings.contrast = *contrast,
            Step::Animations(animations) => self.settings.animations = *animations,
            _ => {}
        }
        if self.device.as_mut().is_some_and(Device::is_alive) {
            for command in self.settings.commands() {
                self.ask(&command)?;
            }
        }
        Ok(())
    }

    /// Tells a running app of new settings, as Android does; a later one learns them when it starts.
    fn configure(&mut self) -> Result<()> {
        if !self.device.as_mut().is_some_and(Device::is_alive) {
            return Ok(());
        }
        self.tell_settings()?;
        if self.status()?.has_activity { self.command_and_rest("configured") } else { Ok(()) }
    }

    /// Has a running phone know its settings. The app learns of them when it asks, or when it is told of a change.
    pub(super) fn tell_settings(&mut self) -> Result<()> {
        if self.device.as_mut().is_some_and(Device::is_alive) {
            for command in self.settings.commands() {
                self.ask(&command)?;
            }
        }
        Ok(())
    }

    pub(super) fn launch(&mut self) -> Result<()> {
        self.start()?;
        self.wait(&Condition::Frames(1))?;
        self.rest()
    }

    /// Destroys the activity to create it again. Since our process ends with its activity, Android only starts another
    /// one if the app has asked for it.
    fn recreate(&mut self) -> Result<()> {
        self.ask("set recreating on")?;
        self.destroy()?;
        self.wait(&Condition::Not(Box::new(Condition::Process)))?;
        if self.log.count("/phone: start activity: restart") == 0 {
            bail!("the process has ended and did not ask for the activity that Android was about to create");
        }
        self.launch()
    }

    /// A new activity, in the process that is there or in a new one.
    fn start(&mut self) -> Result<()> {
        if !self.device.as_mut().is_some_and(Device::is_alive) {
            let mut command = self.kit.command(&self.display.name(), self.log.path(), self.settings.graphics);
            command.env("PHONE_ASSETS", &self.app.assets);
            command.env("PHONE_CLOCK", self.settings.clock.to_string());
            command.env("PHONE_PAINTS", if self.settings.painting { "all" } else { "nothing" });
            self.device = Some(Device::start(&mut command)?);
            self.n_frames = 0;
        }
        self.tell_settings()?;
        let files = self.out.join("files");
        self.ask(&format!("create {} {ENTRY} {}", self.app.library.display(), files.display()))?;
        let window = std::mem::take(&mut self.settings.first_window);
        self.set_window(window)?;
        self.ask("open").map(drop)
    }

    /// The state of the window that there is; without an app, of the first one that it will get.
    fn set_window(&mut self, window: Window) -> Result<()> {
        if self.device.is_some() {
            return self.ask(&format!("window {}", window.name())).map(drop);
        }
        self.settings.first_window = window;
        Ok(())
    }

    /// The activity's end. A process that ends itself with it does so before it answers, and that is as good.
    fn destroy(&mut self) -> Result<()> {
        let answer = self.ask("destroy");
        if answer.is_err() && self.log.count("/phone: destroy") == 0 {
            return answer.map(drop);
        }
        Ok(())
    }

    pub(super) fn command_and_rest(&mut self, command: &str) -> Result<()> {
        self.ask(command)?;
        self.rest()
    }
}
