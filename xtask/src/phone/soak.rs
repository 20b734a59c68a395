//! Random fingers: many actions of a person and of the system, drawn by lot, as long as the app stands them.
//!
//! The same seed makes the same choices, as far as the app shows the same controls in the same time. What must hold is
//! checked after every action: the process lives and has written no crash report. What must not grow is measured over
//! the life of each process: memory, descriptors, threads.

use std::fmt;
use std::thread::sleep;
use std::time::{Duration, Instant};

use anyhow::{Result, bail};
use othello::seeded::Seeded;

use super::device::Usage;
use super::logcat::Control;
use super::player::{LOOK_AGAIN, Player};
use super::script::{Condition, Window};

/// An app that is not at rest by then is acted upon in the middle of what it does.
const MAX_WAIT: Duration = Duration::from_millis(1500);
/// A process is measured for the first time after so many actions, when caches and the engine's memory are there.
const WARM_UP: u32 = 40;
/// What one process may have more at its end than after it was warm.
const MAX_GROWTH: Usage = Usage { memory_kb: 120_000, n_descriptors: 12, n_threads: 12 };

/// The buttons that lead from the menu to a board, in both languages.
const TOWARDS_A_GAME: &[&str] = &[
    "New Game",
    "Permainan Baru",
    "Novice",
    "To the board",
    "Ke papan",
    "Start Game",
    "Mulai Permainan",
    "Continue",
    "Lanjutkan",
];
/// And those that begin a game.
const STARTS_A_GAME: &[&str] = &["Start Game", "Mulai Permainan"];

/// The button that is there while the computer thinks.
const THINKING: &[&str] = &["Move now", "Jalan sekarang"];

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
    /// The actions of the present process, and what it used when it was warm.
    n_of_process: u32,
    warm: Option<Usage>,
    worst: Usage,
}

impl Player<'_> {
    /// Does so many random actions.
    pub(super) fn soak(&mut self, n_actions: u32, seed: u64) -> Result<()> {
        let mut random = Seeded::new(seed);
        let mut soak = Soak { n_processes: 1, ..Soak::default() };
        while soak.n_actions < n_actions {
            if Instant::now() > self.deadline {
                bail!("the deadline has passed: {soak}");
            }
            self.begin_step()?;
            self.random_action(&mut random, &mut soak)?;
            self.settle()?;
            soak.n_actions += 1;
            soak.n_of_process += 1;
            self.check(&mut soak)?;
        }
        self.figures.push(soak.to_string());
        Ok(())
    }

    fn random_action(&mut self, random: &mut Seeded, soak: &mut Soak) -> Result<()> {
        match random.below(200) {
            0..160 => self.random_tap(random, soak),
            160..165 => self.ask("key 4").map(drop),
            165..171 => {
                soak.n_rotations += 1;
                std::mem::swap(&mut self.settings.width, &mut self.settings.height);
                self.settings.insets.rotate_left(1);
                self.reconfigure()
            }
            171..179 => {
                soak.n_windows += 1;
                self.ask("home")?;
                self.ask("return").map(drop)
            }
            179..182 => self.ask("low-memory").map(drop),
            182..184 => {
                (soak.n_kills, soak.n_processes) = (soak.n_kills + 1, soak.n_processes + 1);
                (soak.n_of_process, soak.warm) = (0, None);
                self.device = None;
                self.launch()
            }
            184..188 => {
                let locales = ["en-US", "id-ID", "ja-JP", "de-DE", "fil-PH"];
                locales[random.below(locales.len())].clone_into(&mut self.settings.locale);
                self.reconfigure()
            }
            188..191 => {
                self.settings.dark = !self.settings.dark;
                self.reconfigure()
            }
            191..194 => {
                self.settings.font = [1.0, 1.3, 2.0][random.below(3)];
                self.reconfigure()
            }
            194..198 => {
                let fault = [Window::NoBuffers, Window::Abandoned][random.below(2)];
                self.ask(&format!("window {}", fault.name()))?;
                self.random_tap(random, soak)?;
                sleep(Duration::from_millis(150));
                self.ask(&format!("window {}", Window::Good.name())).map(drop)
            }
            _ => {
                soak.n_lost_devices += 1;
                self.ask("lose-device").map(drop)
            }
        }
    }

    /// Taps a square that can be played, if there is one and the lot says so, or else anything that can be pressed.
    fn random_tap(&mut self, random: &mut Seeded, soak: &mut Soak) -> Result<()> {
        let is_playable = |control: &&Control| {
            ["playable", "bisa dimainkan"].iter().any(|word| control.name.contains(word))
        };
        // Watching and measuring take minutes in which there is nothing for a finger to do.
        let is_short = |control: &Control| {
            !["Watch two", "Menonton", "Run", "Jalankan"].iter().any(|word| control.name.contains(word))
        };
        let controls: Vec<Control> = self.log.controls();
        let pressable = controls.iter().filter(|control| control.pressable && is_short(control));
        let mut choices: Vec<&Control> = pressable.clone().collect();
        if random.below(8) != 0 {
            let playable: Vec<&Control> = pressable.clone().filter(is_playable).collect();
            let towards_a_game: Vec<&Control> = pressable
                .filter(|control| TOWARDS_A_GAME.iter().any(|name| control.name.contains(name)))
                .collect();
            let better = if playable.is_empty() { towards_a_game } else { playable };
            if !better.is_empty() {
                choices = better;
            } else if random.below(2) == 0 {
                // On a page without a game, or while the computer thinks: leave it, or let it think.
                let thinks = controls.iter().any(|control| THINKING.contains(&control.name.as_str()));
                return if thinks { Ok(()) } else { self.ask("key 4").map(drop) };
            }
        }
        if choices.is_empty() {
            return Ok(());
        }
        let control = choices[random.below(choices.len())];
        let (x, y) = control.middle;
        if !self.is_in_sight((x, y)) {
            return self.random_scroll(y > 0.0);
        }
        soak.n_board_taps += u32::from(is_playable(&control));
        soak.n_games += u32::from(STARTS_A_GAME.contains(&control.name.as_str()));
        self.ask(&format!("tap {x} {y}")).map(drop)
    }

    /// Slides the page up or down by a finger, without waiting in between.
    fn random_scroll(&mut self, down: bool) -> Result<()> {
        let (x, height) =
            (self.settings.width * self.settings.scale / 2.0, self.settings.height * self.settings.scale);
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

    fn check(&mut self, soak: &mut Soak) -> Result<()> {
        if !self.holds(&Condition::Process)? {
            bail!("the process has ended: {soak}");
        }
        if self.holds(&Condition::File("crash-report.txt".to_owned()))? {
            bail!("there is a crash report: {soak}");
        }
        let Some(usage) = self.device()?.usage() else { return Ok(()) };
        if soak.n_of_process < WARM_UP {
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
        let Self { n_actions, n_board_taps, n_games, n_processes, n_windows, .. } = self;
        let Self { n_kills, n_rotations, n_lost_devices, worst, .. } = self;
        write!(
            f,
            "soak: {n_actions} actions, {n_board_taps} taps on playable squares, {n_games} games begun, \
             {n_processes} processes ({n_kills} killed), {n_windows} times Home, {n_rotations} rotations, \
             {n_lost_devices} lost devices; largest growth of a warm process: {worst}"
        )
    }
}
