//! A table to play checkers at in tests: an app, a clock that only we move, and the engine's wake-up calls.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use othello::app::checkers::{Phase, Sight};
use othello::app::{Action, App, Cue, GameKind, Now, Opponents, Pace, Screen, Setup, Storage, Stored};
use othello::engine::checkers::{Level, Square};
use othello::engine::worker::Worker;
use othello::game::checkers::{Game, Record};
use othello::game::{AnimationSpeed, Seats, Settings};
use othello::rules::Disc;

/// Far longer than any level used here thinks, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Table {
    pub(crate) app: App,
    pub(crate) now: Now,
    wakes: Receiver<()>,
}

impl Table {
    /// Opens the app on this storage; nothing waits but for the engine.
    pub(crate) fn open(storage: Storage) -> Self {
        let (wake, wakes) = mpsc::channel();
        let worker = Worker::start(move || wake.send(()).unwrap_or_default());
        let mut app = App::new(storage, worker, 5, Now::ZERO);
        app.set_pace(Pace::INSTANT);
        Self { app, now: Now::ZERO, wakes }
    }

    /// A game that has begun, with pieces that move at once and nothing on disk.
    pub(crate) fn begun(setup: Setup<Level>) -> Self {
        let mut table = Self::open(Storage::memory());
        table.animate(AnimationSpeed::Off);
        table.begin(setup);
        table
    }

    /// A game that has begun from another position than the first, by way of a saved game.
    pub(crate) fn from_position(position: &str, seats: Seats<Level>) -> Self {
        let game = Game::new(position.parse().unwrap());
        let record = Record { game, way: Vec::new(), seats, begun: true, seed: 1 };
        let mut storage = Storage::memory();
        storage.write(Stored::Checkers, record.to_text().as_bytes()).unwrap();
        let mut table = Self::open(storage);
        table.animate(AnimationSpeed::Off);
        table.act(Action::Open(Screen::Checkers));
        table
    }

    pub(crate) fn animate(&mut self, animation: AnimationSpeed) {
        let settings = Settings { animation, ..*self.app.settings() };
        self.act(Action::Change(settings));
    }

    pub(crate) fn begin(&mut self, setup: Setup<Level>) {
        for action in
            [Action::SetUpCheckers(setup), Action::Pick(GameKind::Checkers), Action::NewGame, Action::Start]
        {
            self.act(action);
        }
    }

    /// One action. What the engine says afterwards waits until the test lets it in.
    pub(crate) fn act(&mut self, action: Action) {
        self.app.apply(action, self.now);
    }

    pub(crate) fn tap(&mut self, number: usize) {
        self.act(Action::TapChecker(square(number)));
    }

    /// Taps squares one after the other, with the computer's replies in between.
    pub(crate) fn tap_all(&mut self, numbers: &[usize]) {
        for &number in numbers {
            self.tap(number);
            self.run();
        }
    }

    pub(crate) fn wait(&mut self, duration: Duration) -> Option<Now> {
        self.now = self.now + duration;
        self.app.tick(self.now)
    }

    /// Waits until the engine has said something; nothing is taken in yet.
    pub(crate) fn wait_for_the_engine(&self) {
        self.wakes.recv_timeout(PATIENCE).expect("the engine answers");
    }

    /// Lets time and the engine go on until only a person can.
    pub(crate) fn run(&mut self) {
        loop {
            match self.app.tick(self.now) {
                Some(due) => self.now = self.now.max(due),
                None if self.is_engine_busy() => self.wait_for_the_engine(),
                None => return,
            }
        }
    }

    /// Lets the engine make one move and takes it in.
    pub(crate) fn run_one_move(&mut self) {
        let present = self.sight().game().present();
        while self.sight().game().present() == present && self.is_engine_busy() {
            self.wait_for_the_engine();
            self.app.tick(self.now);
        }
    }

    fn is_engine_busy(&self) -> bool {
        self.sight().phase() == Phase::Thinking || self.sight().is_hinting()
    }

    pub(crate) const fn sight(&self) -> Sight<'_> {
        self.app.checkers()
    }

    /// The moves that are known, undone ones too.
    pub(crate) fn moves(&self) -> String {
        self.sight().game().text()
    }

    pub(crate) fn has_cue(&mut self, wanted: impl Fn(&Cue) -> bool) -> bool {
        self.app.take_cues().iter().any(wanted)
    }
}

pub(crate) fn square(number: usize) -> Square {
    Square::new(number).unwrap()
}

pub(crate) fn people() -> Setup<Level> {
    Setup { opponents: Opponents::People, ..Setup::default() }
}

pub(crate) fn against(level: Level, person: Disc) -> Setup<Level> {
    Setup { opponents: Opponents::Computer, level, person, ..Setup::default() }
}

pub(crate) fn watch(black_level: Level, level: Level) -> Setup<Level> {
    Setup { opponents: Opponents::Watch, level, black_level, ..Setup::default() }
}

/// From 15 by 24 to 31, or to 22 and from there to 29 or to 31; the man on 1 has to wait.
pub(crate) const FORK: &str = "b--- ---- ---- --b- -ww- ---- www- ---- B";
/// The only jump goes from 15 by 24 to 31.
pub(crate) const TWO_JUMPS: &str = "b--- ---- ---- --b- --w- ---- --w- w--- B";
