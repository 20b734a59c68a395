//! Random fingers: many actions of a person and of the system, drawn by lot, as long as the app stands them.
//!
//! The same seed makes the same choices, as far as the app shows the same controls in the same time. What must hold is
//! checked after every action: the process lives and has written no crash report. What must not grow is measured over
//! the life of each process: memory, descriptors, threads.

use std::collections::BTreeSet;
use std::fmt;
use std::fs;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use othello::seeded::Seeded;
use othello::storage::{Stored, read_log};

use super::device::Usage;
use super::logcat::Control;
use super::player::{LOOK_AGAIN, Player};
use super::script::{Condition, SoakLength, Window};
use super::words::in_every_language;

/// An app that is not at rest by then is acted upon in the middle of what it does.
const MAX_WAIT: Duration = Duration::from_millis(1500);
/// After so many actions a line tells how far it has come.
const PROGRESS: u32 = 5000;
/// What one process may have more at its end than after it was warm.
const MAX_GROWTH: Usage = Usage { memory_kb: 120_000, n_descriptors: 12, n_threads: 12 };

/// The memory of each process is kept every so many actions: a leak is a slope, and the engine's table a step.
const MEMORY_EVERY: u32 = 200;

/// A log longer than this, in bytes, loses its beginning.
const MAX_LOG: u64 = 64_000_000;

/// The buttons that lead to a board from the menu, from the end of a game and from its history.
const TOWARDS_A_GAME: &[&str] = &[
    "menu-new-game",
    "difficulty-level-novice",
    "difficulty-play",
    "arena-start",
    "arena-play-again",
    "arena-back-to-game",
    "menu-resume",
    "checkers-resume-othello",
    "checkers-resume-checkers",
];
/// The two answers to the question whether a game may be given up for another, behind which nothing can be pressed. The first
/// begins another; in some languages it is also the name of a button on the board, but the second is on no page.
const ANSWERS: [&str; 2] = ["dialog-abandon-yes", "dialog-abandon-no"];
/// The one that begins a game.
const STARTS_A_GAME: &[&str] = &["arena-start"];
/// A part of the name of each square on which one can play.
const PLAYABLE: &[&str] = &["arena-square-takes", "checkers-square-playable"];
/// The button that is there while the computer thinks.
const THINKING: &[&str] = &["arena-move-now"];
/// Watching takes minutes in which there is nothing for a finger to do.
const TAKES_LONG: &[&str] = &["difficulty-watch", "difficulty-watch-tile"];
/// And so does measuring, on the page that has this.
const LAB: &[&str] = &["lab-first-player", "lab-games"];

/// All that the fingers know of the app's words.
#[cfg(test)]
pub(super) const LOOKED_FOR: &[&[&str]] =
    &[TOWARDS_A_GAME, &ANSWERS, STARTS_A_GAME, PLAYABLE, THINKING, TAKES_LONG, LAB];

/// The same in every language.
struct Words {
    towards_a_game: Vec<String>,
    gives_up: Vec<String>,
    plays_on: Vec<String>,
    starts_a_game: Vec<String>,
    playable: Vec<String>,
    thinking: Vec<String>,
    takes_long: Vec<String>,
    lab: Vec<String>,
}

impl Words {
    fn read() -> Result<Self> {
        Ok(Self {
            towards_a_game: in_every_language(TOWARDS_A_GAME)?,
            gives_up: in_every_language(&ANSWERS[..1])?,
            plays_on: in_every_language(&ANSWERS[1..])?,
            starts_a_game: in_every_language(STARTS_A_GAME)?,
            playable: in_every_language(PLAYABLE)?,
            thinking: in_every_language(THINKING)?,
            takes_long: in_every_language(TAKES_LONG)?,
            lab: in_every_language(LAB)?,
        })
    }
}

/// Whether a control is called so.
fn is_any(control: &Control, words: &[String]) -> bool {
    words.contains(&control.name)
}

/// Whether a control has such words in its name.
fn has_any(control: &Control, words: &[String]) -> bool {
    words.iter().any(|word| control.name.contains(word))
}

/// How wild a soak is.
struct Temper {
    /// One action in so many is the system's.
    system: usize,
    /// One tap in so many is on anything at all.
    wild: usize,
    /// A process is measured for the first time after so many actions, when caches and the engine's memory are there.
    warm_up: u32,
}

impl Temper {
    /// As much as possible in few actions; or games that come to their end, in processes that live for many of them.
    const fn of(length: SoakLength) -> Self {
        match length {
            SoakLength::Actions(_) => Self { system: 5, wild: 8, warm_up: 40 },
            SoakLength::Games(_) => Self { system: 50, wild: 40, warm_up: 400 },
        }
    }
}

/// What the fingers know, and how wild they are.
struct Manner {
    words: Words,
    temper: Temper,
}

/// What was done and measured.
#[derive(Default)]
struct Soak {
    n_actions: u32,
    n_board_taps: u32,
    n_games: u32,
    n_processes: u32,
    n_windows: u32,
    n_kills: u32,
    n_rotations: u32,
    n_lost_devices: u32,
    /// The games that the app has put into its archive, by their numbers.
    kept: BTreeSet<String>,
    /// How long the archive was when it was read last.
    archive_length: u64,
    /// The actions of the present process, and what it used when it was warm.
    n_of_process: u32,
    warm: Option<Usage>,
    /// The memory of the present process every [`MEMORY_EVERY`] actions, in megabytes.
    memory: Vec<u64>,
    /// The longest life of a process, in actions, and its memory.
    longest: u32,
    longest_memory: Vec<u64>,
    worst: Usage,
}

impl Player<'_> {
    /// Does random actions, so many or for so many games.
    pub(super) fn soak(&mut self, length: SoakLength, seed: u64) -> Result<()> {
        let mut random = Seeded::new(seed);
        let mut soak = Soak { n_processes: 1, ..Soak::default() };
        let manner = Manner { words: Words::read()?, temper: Temper::of(length) };
        loop {
            let is_over = match length {
                SoakLength::Actions(n_actions) => soak.n_actions >= n_actions,
                SoakLength::Games(n_games) => soak.kept.len() >= n_games,
            };
            if is_over {
                break;
            }
            if Instant::now() > self.deadline {
                bail!("the deadline has passed: {soak}");
            }
            self.log.shorten(MAX_LOG)?;
            self.begin_step()?;
            if random.below(manner.temper.system) == 0 {
                self.system_action(&mut random, &mut soak, &manner)?;
            } else {
                self.random_tap(&mut random, &mut soak, &manner)?;
            }
            self.settle()?;
            soak.n_actions += 1;
            soak.n_of_process += 1;
            self.check(&mut soak, &manner.temper)?;
            if soak.n_actions.is_multiple_of(PROGRESS) {
                println!("  {soak}");
            }
        }
        self.figures.push(soak.to_string());
        Ok(())
    }

    fn system_action(&mut self, random: &mut Seeded, soak: &mut Soak, manner: &Manner) -> Result<()> {
        match random.below(40) {
            0..5 => self.ask("key 4").map(drop),
            5..11 => {
                soak.n_rotations += 1;
                std::mem::swap(&mut self.settings.width, &mut self.settings.height);
                self.settings.insets.rotate_left(1);
                self.reconfigure()
            }
            11..19 => {
                soak.n_windows += 1;
                self.ask("home")?;
                self.ask("return").map(drop)
            }
            19..22 => self.ask("low-memory").map(drop),
            22..24 => self.kill(soak),
            24..28 => {
                let locales = ["en-US", "id-ID", "ja-JP", "de-DE", "es-MX", "fr-FR", "fil-PH"];
                locales[random.below(locales.len())].clone_into(&mut self.settings.locale);
                self.reconfigure()
            }
            28..31 => {
                self.settings.dark = !self.settings.dark;
                self.reconfigure()
            }
            31..34 => {
                self.settings.font = [1.0, 1.3, 2.0][random.below(3)];
                self.reconfigure()
            }
            34..38 => {
                let fault = [Window::NoBuffers, Window::Abandoned][random.below(2)];
                self.ask(&format!("window {}", fault.name()))?;
                self.random_tap(random, soak, manner)?;
                sleep(Duration::from_millis(150));
                self.ask(&format!("window {}", Window::Good.name())).map(drop)
            }
            _ => {
                soak.n_lost_devices += 1;
                self.ask("lose-device").map(drop)
            }
        }
    }

    /// Ends the process without a word. The next one has every finished game that this one had kept.
    fn kill(&mut self, soak: &mut Soak) -> Result<()> {
        (soak.n_kills, soak.n_processes) = (soak.n_kills + 1, soak.n_processes + 1);
        (soak.n_of_process, soak.warm) = (0, None);
        soak.memory.clear();
        self.device = None;
        let before = self.kept_games()?;
        self.launch()?;
        let after = self.kept_games()?;
        match before.difference(&after).next() {
            Some(lost) => bail!("the game {lost} is gone after a kill: {soak}"),
            None => Ok(()),
        }
    }

    /// Taps a square that can be played, if there is one and the lot says so, or else anything that can be pressed.
    fn random_tap(&mut self, random: &mut Seeded, soak: &mut Soak, manner: &Manner) -> Result<()> {
        let Manner { words, temper } = manner;
        let controls: Vec<Control> = self.log.controls();
        if controls.iter().filter(|control| is_any(control, &words.lab)).count() >= LAB.len() {
            return self.ask("key 4").map(drop);
        }
        let pressable =
            controls.iter().filter(|control| control.pressable && !has_any(control, &words.takes_long));
        let mut choices: Vec<&Control> = pressable.clone().collect();
        if random.below(temper.wild) != 0 {
            let of_kind = |kind: &[String]| -> Vec<&Control> {
                pressable.clone().filter(|control| has_any(control, kind)).collect()
            };
            let is_asked = controls.iter().any(|control| is_any(control, &words.plays_on));
            let kinds =
                if is_asked { vec![&words.gives_up] } else { vec![&words.playable, &words.towards_a_game] };
            let better = kinds.into_iter().map(|kind| of_kind(kind)).find(|found| !found.is_empty());
            if let Some(better) = better {
                choices = better;
            } else if random.below(2) == 0 {
                // On a page without a game, or while the computer thinks: leave it, or let it think.
                let thinks = controls.iter().any(|control| is_any(control, &words.thinking));
                return if thinks { Ok(()) } else { self.ask("key 4").map(drop) };
            }
        }
        if choices.is_empty() {
            return Ok(());
        }
        let control = choices[random.below(choices.len())];
        let (x, y) = control.middle;
        if !self.is_in_sight((x, y)) {
            return self.random_scroll(x, y > 0.0);
        }
        soak.n_board_taps += u32::from(has_any(control, &words.playable));
        soak.n_games += u32::from(is_any(control, &words.starts_a_game));
        self.ask(&format!("tap {x} {y}")).map(drop)
    }

    /// Slides what lies above or below a place up or down by a finger, without waiting in between. In landscape the board
    /// and what is beside it slide by themselves.
    fn random_scroll(&mut self, x: f32, down: bool) -> Result<()> {
        let height = self.settings.height * self.settings.scale;
        let (from, to) = if down { (0.75, 0.35) } else { (0.35, 0.75) };
        self.ask(&format!("touch down 0 {x} {}", from * height))?;
        for step in 1..=8_u8 {
            let part = f32::from(step) / 8.0;
            self.ask(&format!("touch move 0 {x} {}", (from + (to - from) * part) * height))?;
        }
        self.ask(&format!("touch up 0 {x} {}", to * height)).map(drop)
    }

    fn reconfigure(&mut self) -> Result<()> {
        for command in self.settings.commands() {
            self.ask(&command)?;
        }
        self.ask("configured").map(drop)
    }

    /// Waits until the app rests, but not for ever; an app that went to the back comes to the front.
    fn settle(&mut self) -> Result<()> {
        let until = Instant::now() + MAX_WAIT;
        while Instant::now() < until && !self.holds(&Condition::Rest)? {
            sleep(LOOK_AGAIN);
        }
        if self.log.count("GoToBack") > 0 {
            self.wait(&Condition::Log(vec!["/phone: stop".to_owned()]))?;
            self.ask("return")?;
        }
        Ok(())
    }

    /// The numbers of the games that are in the app's archive.
    fn kept_games(&self) -> Result<BTreeSet<String>> {
        let path = self.out.join("files").join(Stored::Archive.file_name());
        if !path.exists() {
            return Ok(BTreeSet::new());
        }
        let bytes = fs::read(&path).with_context(|| path.display().to_string())?;
        let lines =
            read_log(&bytes).lines.into_iter().map(|at| String::from_utf8_lossy(&bytes[at]).into_owned());
        Ok(lines
            .filter_map(|line| line.strip_prefix("game ")?.split(' ').next().map(str::to_owned))
            .collect())
    }

    fn check(&mut self, soak: &mut Soak, temper: &Temper) -> Result<()> {
        if !self.holds(&Condition::Process)? {
            bail!("the process has ended: {soak}");
        }
        if self.holds(&Condition::File("crash-report.txt".to_owned()))? {
            bail!("there is a crash report: {soak}");
        }
        let length = fs::metadata(self.out.join("files").join(Stored::Archive.file_name()))
            .map_or(0, |file| file.len());
        if length != soak.archive_length {
            soak.archive_length = length;
            soak.kept.extend(self.kept_games()?);
        }
        let Some(usage) = self.device()?.usage() else { return Ok(()) };
        if soak.n_of_process.is_multiple_of(MEMORY_EVERY) {
            soak.memory.push(usage.memory_kb / 1000);
        }
        if soak.n_of_process > soak.longest {
            soak.longest = soak.n_of_process;
            soak.longest_memory.clone_from(&soak.memory);
        }
        if soak.n_of_process < temper.warm_up {
            return Ok(());
        }
        let growth = usage.growth_since(*soak.warm.get_or_insert(usage));
        soak.worst = soak.worst.max(growth);
        if growth.exceeds(MAX_GROWTH) {
            bail!("the process has grown by {growth}: {soak}");
        }
        Ok(())
    }
}

impl fmt::Display for Soak {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { n_actions, n_board_taps, n_games, n_processes, n_windows, kept, .. } = self;
        let Self { n_kills, n_rotations, n_lost_devices, longest, longest_memory, worst, .. } = self;
        write!(
            f,
            "soak: {n_actions} actions, {n_board_taps} taps on playable squares, {n_games} games begun, {} played to \
             their end, {n_processes} processes ({n_kills} killed, the longest life {longest} actions), {n_windows} times \
             Home, {n_rotations} rotations, {n_lost_devices} lost devices; largest growth of a warm process: {worst}; memory of \
             the longest every {MEMORY_EVERY} actions, in MB: {longest_memory:?}",
            kept.len()
        )
    }
}
