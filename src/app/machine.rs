//! The app itself: its parts, how it wakes up, and what each action does.

use std::io;
use std::time::Duration;

use super::checkers::{self, Table};
use super::desk::Desk;
use super::keeper::Keeper;
use super::lab::Bench;
use super::session::Session;
use super::think::Workbench;
use super::values::Values;
use super::{
    Action, Cue, Dialog, GameKind, Hint, Intent, Notice, Now, Phase, Screen, Setup, Storage, Stored,
};
use crate::engine::strong::Evaluation;
use crate::engine::worker::Worker;
use crate::game::{Game, Record, Seat, Seats, Settings};
use crate::rules::Square;
use crate::seeded::Seeded;

/// How long things last so that a person can follow them. Tests that count time themselves set their own.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Pace {
    /// The least time from the computer's turn to its move against a person.
    pub reply: Duration,
    /// The least time from a computer's turn to its move when two of them are watched.
    pub watch: Duration,
    /// How long a forced pass is told.
    pub pass: Duration,
    /// How long a hint may be thought about.
    pub hint: Duration,
}

impl Pace {
    /// For people.
    pub const PERSON: Self = Self {
        reply: Duration::from_millis(300),
        watch: Duration::from_millis(900),
        pass: Duration::from_secs(3),
        hint: Duration::from_millis(1500),
    };

    /// Nothing waits but for the engine; for tests.
    pub const INSTANT: Self =
        Self { reply: Duration::ZERO, watch: Duration::ZERO, pass: Duration::ZERO, hint: Duration::ZERO };
}

/// The state machine. Its accessors, which the screens read, are in `accessors`; its turns are in `turns`.
#[derive(Debug)]
pub struct App {
    pub(super) record: Record,
    pub(super) settings: Settings,
    pub(super) session: Session,
    /// The session as the disk has it.
    session_kept: Session,
    pub(super) window: Option<String>,
    pub(super) phase: Phase,
    pub(super) dialog: Option<Dialog>,
    /// The ply that is looked at instead of the present, always an earlier one.
    pub(super) viewing: Option<usize>,
    /// The square of the first of two taps.
    pub(super) pending: Option<Square>,
    /// The square of a tap that was no move, until something else is done.
    pub(super) refused: Option<Square>,
    pub(super) hint: Option<Hint>,
    /// Whether a paused game of two computers may make one more move.
    pub(super) stepping: bool,
    pub(super) suspended: bool,
    pub(super) exit: bool,
    pub(super) checkers: Table,
    pub(super) cues: Vec<Cue>,
    pub(super) pace: Pace,
    pub(super) desk: Desk,
    pub(super) lab: Bench,
    /// The Lab page as the disk has it.
    pub(super) lab_kept: String,
    /// The search that is looked at.
    pub(super) bench: Workbench,
    /// What the moves are worth.
    pub(super) values: Values,
    pub(super) keeper: Keeper,
    pub(super) random: Seeded,
}

impl App {
    /// Restores what the storage holds, or begins afresh. `engine` is what [`Worker::start`] gave; without a thread
    /// two people can still play. `seed` makes this start differ from others: any number from the clock will do.
    pub fn new(storage: Storage, engine: io::Result<Worker>, seed: u64, now: Now) -> Self {
        let mut random = Seeded::new(seed);
        let mut keeper = Keeper::new(storage);
        let (desk, no_engine) = Desk::new(engine);
        let settings = keeper.settings().unwrap_or_default();
        let session = keeper.session().unwrap_or_default();
        let record = keeper.game().unwrap_or_else(|| fresh(session.setup, &mut random));
        let checkers = keeper
            .checkers()
            .unwrap_or_else(|| checkers::fresh(session.checkers.seats(), false, random.next()));
        let window = keeper.window();
        let lab = keeper.lab().unwrap_or_default();
        keeper.notices.extend(no_engine.map(|error| Notice::NoEngine { why: error.to_string() }));
        let mut app = Self {
            record,
            settings,
            session_kept: session.clone(),
            session,
            window,
            phase: Phase::NotStarted,
            dialog: None,
            viewing: None,
            pending: None,
            refused: None,
            hint: None,
            stepping: false,
            suspended: false,
            exit: false,
            checkers: Table::new(checkers),
            cues: Vec::new(),
            pace: Pace::PERSON,
            desk,
            lab_kept: lab.to_text(),
            lab: Bench::new(lab),
            bench: Workbench::default(),
            values: Values::default(),
            keeper,
            random,
        };
        app.settle(now);
        app.checkers_hand().settle(now);
        app
    }

    /// Another pace than [`Pace::PERSON`].
    pub const fn set_pace(&mut self, pace: Pace) {
        self.pace = pace;
    }

    /// Does what is asked, or nothing if it makes no sense now. Call [`tick`](Self::tick) afterwards.
    pub fn apply(&mut self, action: Action, now: Now) {
        let was_seen = self.is_seen();
        self.refused = None;
        self.checkers.forget_refusal();
        match action {
            _ if self.is_for_checkers(action) => self.checkers_hand().apply(action, now),
            Action::Open(screen) => self.open(screen),
            Action::Back => self.back(),
            Action::Exit => self.exit = true,
            Action::Confirm => self.confirm(now),
            Action::Cancel => self.dialog = None,
            Action::DismissNotice => drop(self.keeper.notices.pop_front()),
            Action::SetUp(setup) => self.session.setup = setup,
            Action::SetUpCheckers(setup) => self.session.checkers = setup,
            Action::Pick(game) => self.session.game = game,
            Action::NewGame => self.abandon_for(self.session.game, Intent::NewGame, now),
            Action::Restart => self.abandon_for(self.open_game(), Intent::Restart, now),
            Action::Start => self.start(now),
            Action::Tap(square) => self.tap(square, now),
            Action::TapChecker(_) => {}
            Action::Skip => self.skip(now),
            Action::Undo => self.undo(now),
            Action::Redo => self.redo(now),
            Action::Hint => self.ask_hint(now),
            Action::MoveNow => self.desk.hurry(),
            Action::View(ply) => self.view(ply),
            Action::ViewPrevious => self.view(self.shown_ply().saturating_sub(1)),
            Action::ViewNext => self.view(self.shown_ply() + 1),
            Action::LeaveView => self.viewing = None,
            Action::PlayFromHere => self.play_from_here(now),
            Action::Pause => (self.session.paused, self.stepping) = (self.can_pause(), false),
            Action::GoOn => (self.session.paused, self.stepping) = (false, false),
            Action::Step => self.stepping = self.is_paused() && self.can_pause(),
            Action::Lab(wish) => self.wish_lab(wish, now),
            Action::Think(action) => self.think(action, now),
            Action::Change(settings) => self.change(settings),
            Action::ResetSettings => self.dialog = Some(Dialog::ResetSettings),
            Action::Suspend => self.suspended = true,
            // Android may bring the same process back after it was left.
            Action::Resume => (self.suspended, self.exit) = (false, false),
        }
        self.attend(was_seen, now);
        self.checkers_hand().attend(now);
        self.attend_lab(now);
        self.keep_session();
    }

    /// Has something told that only the shell knows of.
    pub fn tell(&mut self, notice: Notice) {
        self.keeper.notices.push_back(notice);
    }

    /// Keeps what the shell wants to know about its window at the next start.
    pub fn keep_window(&mut self, text: &str) {
        if self.window.as_deref() != Some(text) {
            self.window = Some(text.to_owned());
            self.keeper.save(Stored::Window, text);
        }
    }

    fn open(&mut self, screen: Screen) {
        self.dialog = None;
        match screen {
            Screen::Arena => self.session.game = GameKind::Othello,
            Screen::Checkers => self.session.game = GameKind::Checkers,
            _ => {}
        }
        self.session.screens.open(screen);
    }

    /// Closes the top layer.
    fn back(&mut self) {
        if self.dialog.take().is_some() || self.keeper.notices.pop_front().is_some() || self.leave_view() {
            return;
        }
        if !self.session.screens.close() {
            self.exit = true;
        }
    }

    fn confirm(&mut self, now: Now) {
        match self.dialog.take() {
            Some(Dialog::AbandonGame(intent)) => self.begin_anew(intent, now),
            Some(Dialog::AbandonCheckers(intent)) => self.checkers_hand().begin_anew(intent, now),
            Some(Dialog::ResetSettings) => self.change(Settings::default()),
            Some(Dialog::SearchOptions) | None => {}
        }
    }

    /// Does what would lose a game, after asking if there is one to lose.
    fn abandon_for(&mut self, game: GameKind, intent: Intent, now: Now) {
        match game {
            GameKind::Othello if self.is_in_progress() => self.dialog = Some(Dialog::AbandonGame(intent)),
            GameKind::Othello => self.begin_anew(intent, now),
            GameKind::Checkers if self.checkers.is_in_progress() => {
                self.dialog = Some(Dialog::AbandonCheckers(intent));
            }
            GameKind::Checkers => self.checkers_hand().begin_anew(intent, now),
        }
    }

    /// The game whose board an action means: that of the open screen, and Othello's where no board is open.
    fn open_game(&self) -> GameKind {
        if self.screen() == Screen::Checkers { GameKind::Checkers } else { GameKind::Othello }
    }

    /// Whether an action is asked of the checkers board.
    fn is_for_checkers(&self, action: Action) -> bool {
        let is_of_a_board = matches!(
            action,
            Action::Start
                | Action::Tap(_)
                | Action::TapChecker(_)
                | Action::Skip
                | Action::Undo
                | Action::Redo
                | Action::Hint
                | Action::MoveNow
                | Action::View(_)
                | Action::ViewPrevious
                | Action::ViewNext
                | Action::LeaveView
                | Action::PlayFromHere
                | Action::Pause
                | Action::GoOn
                | Action::Step
        );
        is_of_a_board && self.open_game() == GameKind::Checkers
    }

    /// Ends the viewing of the board that is open; `false` if nothing was viewed.
    fn leave_view(&mut self) -> bool {
        match self.open_game() {
            GameKind::Othello => self.viewing.take().is_some(),
            GameKind::Checkers => self.checkers_hand().leave_view(),
        }
    }

    /// Opens the board of a new game with the menu right below, so that Back never leads to another game.
    pub(super) fn lead_to(&mut self, board: Screen) {
        self.session.screens.open(Screen::Menu);
        self.session.screens.open(board);
    }

    fn begin_anew(&mut self, intent: Intent, now: Now) {
        self.desk.retire();
        let seed = self.random.next();
        let (seats, begun) = match intent {
            Intent::NewGame => (self.session.setup.seats(), false),
            Intent::Restart => (self.record.seats, true),
        };
        self.record = Record { game: Game::new(), seats, begun, seed };
        self.session.paused = false;
        self.session.game = GameKind::Othello;
        self.lead_to(Screen::Arena);
        self.jumped(now);
    }

    fn start(&mut self, now: Now) {
        if !self.record.begun {
            self.record.begun = true;
            if self.has_strong_seat() {
                let why = Evaluation::fault().map(|fault| fault.to_string());
                self.keeper.notices.extend(why.map(|why| Notice::Unlearned { why }));
            }
            self.jumped(now);
        }
    }

    /// Whether a level of the strong engine plays.
    fn has_strong_seat(&self) -> bool {
        let Seats { black, white } = self.record.seats;
        [black, white].into_iter().filter_map(Seat::level).any(|level| level.budget().is_some())
    }

    fn change(&mut self, settings: Settings) {
        if !settings.confirm_tap {
            self.pending = None;
        }
        if self.settings != settings {
            self.settings = settings;
            self.keeper.save(Stored::Settings, &settings.to_text());
        }
    }

    /// Only what changed is written.
    fn keep_session(&mut self) {
        if self.session != self.session_kept {
            self.session_kept = self.session.clone();
            self.keeper.save(Stored::Session, &self.session.to_text());
        }
    }

    /// Whether a game would be lost: begun, with something in it, and not over.
    fn is_in_progress(&self) -> bool {
        let game = &self.record.game;
        self.record.begun && game.n_recorded() > 0 && game.ending().is_none()
    }

    /// Saves the game as it stands now.
    pub(super) fn keep_game(&mut self) {
        self.keeper.save(Stored::Game, &self.record.to_text());
    }
}

/// A game that waits for Start.
fn fresh(setup: Setup, random: &mut Seeded) -> Record {
    Record { game: Game::new(), seats: setup.seats(), begun: false, seed: random.next() }
}
