//! A table to play at in tests: an app, a clock that only we move, and the engine's wake-up calls.

use std::sync::mpsc::{self, Receiver};
use std::time::Duration;

use othello::app::{
    Action, AnimationSpeed, App, BoardAction, Cue, Now, Opponents, Pace, Phase, Screen, Settings, Setup,
    Storage, Stored,
};
use othello::engine::Level;
use othello::engine::worker::Worker;
use othello::game::{History, Othello, Record, Seats};
use othello::rules::{Board, Disc, Square};

/// Far longer than any level used here thinks, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(30);

pub(crate) struct Table {
    pub(crate) app: App,
    pub(crate) now: Now,
    pub(crate) wakes: Receiver<()>,
}

impl Table {
    /// Opens the app on this storage; nothing waits but for the engine.
    pub(crate) fn open(storage: Storage) -> Self {
        let (wake, wakes) = mpsc::channel();
        let worker = Worker::start(move || wake.send(()).unwrap_or_default());
        let now = Now::ZERO;
        let mut app = App::new(storage, worker, 5, now);
        app.set_pace(Pace::INSTANT);
        Self { app, now, wakes }
    }

    /// A game that has begun, with discs that turn at once and nothing on disk.
    pub(crate) fn begun(setup: Setup) -> Self {
        let mut table = Self::open(Storage::memory());
        table.without_animation();
        table.begin(setup);
        table
    }

    /// A game that has begun from another board than the usual one, by way of a saved game.
    pub(crate) fn from_board(rows: &str, seats: Seats) -> Self {
        let start: Board = rows.parse().unwrap();
        let game = History::<Othello>::from_position(start);
        let record = Record { game, begun: true, ..Record::new(seats, 1) };
        let mut storage = Storage::memory();
        storage.write(Stored::Game, record.to_text().as_bytes()).unwrap();
        let mut table = Self::open(storage);
        table.without_animation();
        table.act(Action::Open(Screen::Arena));
        table
    }

    pub(crate) fn without_animation(&mut self) {
        let settings = Settings { animation: AnimationSpeed::Off, ..*self.app.settings() };
        self.act(Action::Change(settings));
    }

    pub(crate) fn begin(&mut self, setup: Setup) {
        self.act(Action::Othello(BoardAction::SetUp(setup)));
        self.act(Action::NewGame);
        self.act(Action::Othello(BoardAction::Start));
    }

    /// One action. What the engine says afterwards waits until the test lets it in.
    pub(crate) fn act(&mut self, action: Action) {
        self.app.apply(action, self.now);
    }

    pub(crate) fn tap(&mut self, name: &str) {
        self.act(Action::Othello(BoardAction::Tap(square(name))));
    }

    /// Taps a list of squares like `f5d6c3`, with the computer's replies in between.
    pub(crate) fn tap_all(&mut self, names: &str) {
        for name in names.as_bytes().chunks(2) {
            self.tap(str::from_utf8(name).unwrap());
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
    pub(crate) fn run_one_ply(&mut self) {
        let presents = |app: &App| (app.othello().game().present(), app.checkers().game().present());
        let before = presents(&self.app);
        while presents(&self.app) == before && self.is_engine_busy() {
            self.wait_for_the_engine();
            self.app.tick(self.now);
        }
    }

    fn is_engine_busy(&self) -> bool {
        let (checkers, study) = (self.app.checkers(), self.app.study());
        let searching = self.app.screen() == Screen::Think && study.is_possible && study.explored.is_none();
        self.app.othello().phase() == Phase::Thinking
            || self.app.othello().is_hinting()
            || checkers.phase() == Phase::Thinking
            || checkers.is_hinting()
            || searching
    }

    /// The squares played so far.
    pub(crate) fn transcript(&self) -> String {
        self.app.othello().game().plies().iter().filter_map(|ply| ply.at()).map(|at| at.to_string()).collect()
    }

    pub(crate) fn has_cue(&mut self, wanted: impl Fn(&Cue) -> bool) -> bool {
        self.app.take_cues().iter().any(wanted)
    }
}

pub(crate) fn square(name: &str) -> Square {
    name.parse().unwrap()
}

pub(crate) fn people() -> Setup {
    Setup { opponents: Opponents::People, ..Setup::default() }
}

pub(crate) fn against(level: Level, person: Disc) -> Setup {
    Setup { opponents: Opponents::Computer, level, person, ..Setup::default() }
}

pub(crate) fn watch(black_level: Level, level: Level) -> Setup {
    Setup { opponents: Opponents::Watch, level, black_level, ..Setup::default() }
}
