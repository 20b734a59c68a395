//! Plays a script on a phone, step by step, until the end or the first step that fails.

use std::fs;
use std::path::{Path, PathBuf};
use std::thread::sleep;
use std::time::{Duration, Instant};

use super::device::{Device, Status};
use super::display::Display;
use super::kit::Kit;
use super::logcat::{Control, Logcat};
use super::picture::Picture;
use super::script::{Graphics, Line, Script, Sight, Spot, Step};
use crate::failure::Failure;

/// How long to wait before looking again.
const LOOK_AGAIN: Duration = Duration::from_millis(10);
/// What the manifest names in `android.app.func_name`.
const ENTRY: &str = "othello_on_create";

/// Plays a whole script, with its log and pictures in a folder of its own.
pub(crate) fn play(script: &Script, kit: &Kit, library: &Path, out: &Path) -> Result<Played, Failure> {
    let begun = Instant::now();
    let mut player = Player::new(script, kit, library, &out.join(&script.name))?;
    let played = player.lines(&script.lines);
    let log = player.log.text();
    played.map_err(|failure| player.explain(&failure))?;
    let first_frames = log
        .lines()
        .filter_map(|line| line.split_once("/phone: first frame after "))
        .map(|(_, figures)| figures.to_owned())
        .collect();
    Ok(Played { n_steps: player.n_steps, took: begun.elapsed(), first_frames })
}

/// What is worth telling about a script that passed.
#[derive(Debug)]
pub(crate) struct Played {
    pub(crate) n_steps: usize,
    pub(crate) took: Duration,
    /// For each start of the app, the phone's words about its first frame.
    pub(crate) first_frames: Vec<String>,
}

/// The phone's settings, which outlive the process.
#[derive(Clone, Debug)]
struct Settings {
    width: f32,
    height: f32,
    scale: f32,
    insets: [f32; 4],
    api: u32,
    graphics: Graphics,
    dark: bool,
    locale: String,
    font: f32,
}

impl Settings {
    fn pixels(&self, points: f32) -> u32 {
        (points * self.scale).round() as u32
    }

    fn insets(&self) -> [u32; 4] {
        self.insets.map(|inset| self.pixels(inset))
    }

    /// The commands that tell a process all of it.
    fn commands(&self) -> Vec<String> {
        let [top, right, bottom, left] = self.insets();
        let (width, height) = (self.pixels(self.width), self.pixels(self.height));
        vec![
            format!("set screen {width} {height} {}", (160.0 * self.scale).round()),
            format!("set insets {top} {right} {bottom} {left}"),
            format!("set api {}", self.api),
            format!("set dark {}", if self.dark { "on" } else { "off" }),
            format!("set locale {}", self.locale),
            format!("set font {}", self.font),
        ]
    }
}

struct Player<'a> {
    kit: &'a Kit,
    library: &'a Path,
    out: PathBuf,
    deadline: Instant,
    display: Display,
    log: Logcat,
    settings: Settings,
    device: Option<Device>,
    /// Frames at the last thing that was done.
    n_frames: u64,
    memory: Option<u64>,
    controls: Option<Vec<String>>,
    held: Option<(f32, f32)>,
    n_steps: usize,
}

impl<'a> Player<'a> {
    fn new(script: &Script, kit: &'a Kit, library: &'a Path, out: &Path) -> Result<Self, Failure> {
        let failed = |error: std::io::Error| Failure::new(format!("{}: {error}", out.display()));
        if out.exists() {
            fs::remove_dir_all(out).map_err(failed)?;
        }
        fs::create_dir_all(out.join("files")).map_err(failed)?;
        Ok(Self {
            kit,
            library,
            out: out.to_owned(),
            deadline: Instant::now() + kit.patience(script.deadline),
            display: Display::start(script.longest_side(), out)?,
            log: Logcat::new(out.join("logcat.txt")),
            settings: Settings {
                width: 412.0,
                height: 915.0,
                scale: 1.0,
                insets: [0.0; 4],
                api: 36,
                graphics: Graphics::Both,
                dark: false,
                locale: "en-US".to_owned(),
                font: 1.0,
            },
            device: None,
            n_frames: 0,
            memory: None,
            controls: None,
            held: None,
            n_steps: 0,
        })
    }

    fn lines(&mut self, lines: &[Line]) -> Result<(), Failure> {
        for line in lines {
            self.n_steps += 1;
            self.step(&line.step).map_err(|failure| match line.step {
                Step::Repeat(..) => failure,
                _ => Failure::new(format!("line {}, {}: {failure}", line.number, line.text)),
            })?;
        }
        Ok(())
    }

    /// A failure with what a person needs to understand it.
    fn explain(&mut self, failure: &Failure) -> Failure {
        let ended = self.device.as_mut().and_then(Device::ended);
        let ended = ended.map_or(String::new(), |how| format!("\nThe process has ended: {how}."));
        self.take_picture()
            .and_then(|picture| picture.write(&self.out.join("failed.png")))
            .unwrap_or_default();
        let log = self.log.text();
        let lines: Vec<&str> = log.lines().filter(|line| !line.contains(": control")).collect();
        let tail = lines[lines.len().saturating_sub(12)..].join("\n");
        Failure::new(format!(
            "{failure}{ended}\nThe log is {}, the screen is failed.png beside it. The log's end:\n{tail}",
            self.log.path().display()
        ))
    }

    fn step(&mut self, step: &Step) -> Result<(), Failure> {
        match step {
            Step::Repeat(count, lines) => {
                for _ in 0..*count {
                    self.lines(lines)?;
                }
            }
            Step::Wait(sight) => return self.wait(sight),
            Step::Expect(sight) => return self.expect(sight),
            Step::Shot(name) => return self.shot(name),
            Step::MarkMemory => self.memory = self.device()?.memory(),
            Step::MarkControls => {
                self.rest()?;
                self.controls = Some(self.control_names());
            }
            _ => {
                self.turn_page()?;
                return self.act(step);
            }
        }
        Ok(())
    }

    /// From here on, sights of the log and of frames are about what is done now.
    fn turn_page(&mut self) -> Result<(), Failure> {
        self.log.turn_page();
        self.n_frames = self.living_status()?.map_or(0, |status| status.n_frames);
        Ok(())
    }

    /// The status of an app that may have ended, or be about to.
    fn living_status(&mut self) -> Result<Option<Status>, Failure> {
        let Some(device) = self.device.as_mut() else { return Ok(None) };
        if !device.is_alive() {
            return Ok(None);
        }
        match device.status(self.deadline) {
            Err(_) if !device.is_alive() => Ok(None),
            status => status.map(Some),
        }
    }

    fn act(&mut self, step: &Step) -> Result<(), Failure> {
        match step {
            Step::Screen { width, height, scale } => {
                (self.settings.width, self.settings.height, self.settings.scale) = (*width, *height, *scale);
                self.configure()
            }
            Step::Insets(insets) => {
                self.settings.insets = *insets;
                self.configure()
            }
            Step::Api(api) => {
                self.settings.api = *api;
                Ok(())
            }
            Step::Graphics(graphics) => {
                self.settings.graphics = *graphics;
                Ok(())
            }
            Step::Dark(dark) => {
                self.settings.dark = *dark;
                self.configure()
            }
            Step::Locale(tag) => {
                self.settings.locale.clone_from(tag);
                self.configure()
            }
            Step::Font(size) => {
                self.settings.font = *size;
                self.configure()
            }
            Step::Rotate => {
                std::mem::swap(&mut self.settings.width, &mut self.settings.height);
                self.configure()
            }
            Step::Launch => self.launch(),
            Step::Home => self.command_and_rest("home"),
            Step::Return => self.command_and_rest("return"),
            Step::LowMemory => self.command_and_rest("low-memory"),
            Step::Key(code) => self.command_and_rest(&format!("key {code}")),
            Step::Tap(spot) => self.tap(spot),
            Step::Drag(from, to) => self.drag(from, to),
            Step::Hold(spot) => self.hold(spot),
            Step::Release => self.release(),
            Step::Destroy => self.destroy(),
            Step::Kill => {
                self.device = None;
                Ok(())
            }
            Step::Repeat(..)
            | Step::Wait(_)
            | Step::Expect(_)
            | Step::Shot(_)
            | Step::MarkMemory
            | Step::MarkControls => Ok(()),
        }
    }

    fn device(&mut self) -> Result<&mut Device, Failure> {
        self.device.as_mut().ok_or_else(|| Failure::new("the app is not running"))
    }

    fn ask(&mut self, command: &str) -> Result<String, Failure> {
        let deadline = self.deadline;
        self.device()?.ask(command, deadline)
    }

    fn status(&mut self) -> Result<Status, Failure> {
        let deadline = self.deadline;
        self.device()?.status(deadline)
    }

    /// Tells a running app of new settings, as Android does; a later one learns them when it starts.
    fn configure(&mut self) -> Result<(), Failure> {
        if self.device.is_none() {
            return Ok(());
        }
        for command in self.settings.commands() {
            self.ask(&command)?;
        }
        if self.status()?.has_activity { self.command_and_rest("configured") } else { Ok(()) }
    }

    /// A new activity, in the process that is there or in a new one.
    fn launch(&mut self) -> Result<(), Failure> {
        if !self.device.as_mut().is_some_and(Device::is_alive) {
            let mut command = self.kit.command(&self.display.name(), self.log.path(), self.settings.graphics);
            self.device = Some(Device::start(&mut command)?);
            self.n_frames = 0;
        }
        for command in self.settings.commands() {
            self.ask(&command)?;
        }
        let files = self.out.join("files");
        self.ask(&format!("create {} {ENTRY} {}", self.library.display(), files.display()))?;
        self.ask("open")?;
        self.wait(&Sight::Frames(1))?;
        self.rest()
    }

    /// The activity's end. A process that ends itself with it does so before it answers, and that is as good.
    fn destroy(&mut self) -> Result<(), Failure> {
        let answer = self.ask("destroy");
        if answer.is_err() && !self.log.has("/phone: destroy") {
            return answer.map(drop);
        }
        Ok(())
    }

    fn command_and_rest(&mut self, command: &str) -> Result<(), Failure> {
        self.ask(command)?;
        self.rest()
    }

    fn rest(&mut self) -> Result<(), Failure> {
        self.wait(&Sight::Rest)
    }

    fn wait(&mut self, sight: &Sight) -> Result<(), Failure> {
        while !self.sees(sight)? {
            if Instant::now() > self.deadline {
                return Err(Failure::new(format!("the deadline has passed: {}", self.instead(sight))));
            }
            sleep(LOOK_AGAIN);
        }
        Ok(())
    }

    fn expect(&mut self, sight: &Sight) -> Result<(), Failure> {
        if self.sees(sight)? { Ok(()) } else { Err(Failure::new(self.instead(sight))) }
    }

    fn sees(&mut self, sight: &Sight) -> Result<bool, Failure> {
        Ok(match sight {
            Sight::Not(sight) => !self.sees(sight)?,
            Sight::Process => self.device.as_mut().is_some_and(Device::is_alive),
            // Whoever has left has nothing more to do.
            Sight::Rest => self
                .living_status()?
                .is_none_or(|status| !status.has_activity || (status.rests && status.n_open_events == 0)),
            Sight::Frames(count) => self.status()?.n_frames >= self.n_frames + count,
            Sight::Log(words) => self.log.has(words),
            Sight::Control(name) => self.find(name, |_| true).is_some(),
            Sight::File(name) => self.out.join("files").join(name).exists(),
            Sight::PlainEdges => {
                let picture = self.picture()?;
                !picture.is_blank() && picture.has_plain_edges(self.settings.insets())
            }
            Sight::MemoryWithin(part) => {
                let now = self.device()?.memory();
                now.zip(self.memory).is_some_and(|(now, marked)| now as f32 <= marked as f32 * (1.0 + part))
            }
            Sight::SameControls => self.controls.as_ref() == Some(&self.control_names()),
        })
    }

    /// What is to be seen in the place of what was looked for.
    fn instead(&mut self, sight: &Sight) -> String {
        match sight {
            Sight::Control(_) => format!("the controls are {:?}", self.control_names()),
            Sight::SameControls => {
                format!("the controls are {:?}\nand were {:?}", self.control_names(), self.controls)
            }
            Sight::MemoryWithin(_) => {
                let now = self.device.as_ref().and_then(Device::memory).unwrap_or(0);
                format!("{now} kB are in use, and {} kB were marked", self.memory.unwrap_or(0))
            }
            Sight::Rest | Sight::Frames(_) => {
                self.status().map_or_else(|failure| failure.to_string(), |status| format!("{status:?}"))
            }
            _ => "it is not so".to_owned(),
        }
    }

    fn control_names(&self) -> Vec<String> {
        self.log.controls().into_iter().map(|control| control.name).collect()
    }

    /// The control of this name, or else the first one that has this in its name.
    fn find(&self, name: &str, is_fit: impl Fn(&Control) -> bool) -> Option<Control> {
        let controls: Vec<Control> = self.log.controls().into_iter().filter(is_fit).collect();
        let exact = controls.iter().find(|control| control.name == name);
        exact.or_else(|| controls.iter().find(|control| control.name.contains(name))).cloned()
    }

    /// Where to put the finger. A control is waited for, until it is there and can be pressed.
    fn place(&mut self, spot: &Spot) -> Result<(f32, f32), Failure> {
        match spot {
            Spot::At(x, y) => {
                let (width, height) = (self.settings.width, self.settings.height);
                Ok((x * width * self.settings.scale, y * height * self.settings.scale))
            }
            Spot::Control(name) => loop {
                self.rest()?;
                if let Some(control) = self.find(name, |control| control.pressable) {
                    return Ok(control.middle);
                }
                if Instant::now() > self.deadline {
                    let sight = Sight::Control(name.clone());
                    return Err(Failure::new(format!("nothing to press: {}", self.instead(&sight))));
                }
                sleep(LOOK_AGAIN);
            },
        }
    }

    fn tap(&mut self, spot: &Spot) -> Result<(), Failure> {
        let (x, y) = self.place(spot)?;
        self.turn_page()?;
        // Where a frame takes longer than a tap may, both halves of the tap are given at once.
        if self.kit.is_slow() {
            return self.command_and_rest(&format!("tap {x} {y}"));
        }
        self.command_and_rest(&format!("touch down 0 {x} {y}"))?;
        self.command_and_rest(&format!("touch up 0 {x} {y}"))
    }

    fn drag(&mut self, from: &Spot, to: &Spot) -> Result<(), Failure> {
        const N_MOVES: u8 = 8;
        let (begin, end) = (self.place(from)?, self.place(to)?);
        let (mut x, mut y) = begin;
        self.command_and_rest(&format!("touch down 0 {x} {y}"))?;
        for step in 1..=N_MOVES {
            let part = f32::from(step) / f32::from(N_MOVES);
            (x, y) = (begin.0 + (end.0 - begin.0) * part, begin.1 + (end.1 - begin.1) * part);
            self.command_and_rest(&format!("touch move 0 {x} {y}"))?;
        }
        self.command_and_rest(&format!("touch up 0 {x} {y}"))
    }

    /// Puts down a second finger, which is not the one that taps.
    fn hold(&mut self, spot: &Spot) -> Result<(), Failure> {
        let (x, y) = self.place(spot)?;
        self.held = Some((x, y));
        self.command_and_rest(&format!("touch down 1 {x} {y}"))
    }

    fn release(&mut self) -> Result<(), Failure> {
        let (x, y) = self.held.take().ok_or_else(|| Failure::new("no finger is held"))?;
        self.command_and_rest(&format!("touch up 1 {x} {y}"))
    }

    /// The screen as it is now.
    fn take_picture(&self) -> Result<Picture, Failure> {
        let Settings { width, height, .. } = self.settings;
        self.display.picture(self.settings.pixels(width), self.settings.pixels(height))
    }

    /// The screen when nothing moves any more: the driver shows a frame a little after it has taken it.
    fn picture(&mut self) -> Result<Picture, Failure> {
        const STILL: Duration = Duration::from_millis(60);
        self.rest()?;
        let mut picture = self.take_picture()?;
        loop {
            sleep(STILL);
            let next = self.take_picture()?;
            if next == picture || Instant::now() > self.deadline {
                return Ok(next);
            }
            picture = next;
        }
    }

    fn shot(&mut self, name: &str) -> Result<(), Failure> {
        let picture = self.picture()?;
        picture.write(&self.out.join(format!("{name}.png")))?;
        if picture.is_blank() { Err(Failure::new("there is nothing on the screen")) } else { Ok(()) }
    }
}
