//! The app itself: its parts, how it wakes up, and what each action does.

use std::io;
use std::time::Duration;

use super::archive::{ArchivePage, KeptGames};
use super::editor::EditorState;
use super::exercises::ExercisesPage;
use super::lab::LabPage;
use super::othello::MoveValuesJob;
use super::puzzles::PuzzlesPage;
use super::rating::PlayerRating;
use super::review::ReviewPage;
use super::save_files::SaveFiles;
use super::session::Session;
use super::shared::Shared;
use super::table::{Table, TableGame, TableView};
use super::think::SearchView;
use super::transfer::TransferPage;
use super::{
    Action, AnimationSpeed, BoardAction, ComputerKind, Cue, Day, Dialog, Intent, Notice, Now, OpeningsPage,
    PlayAs, Screen, Settings, Storage, Stored, SystemRequest, Trainer,
};
use crate::engine::Level;
use crate::engine::strong::Evaluation;
use crate::engine::worker::Worker;
use crate::game::{Checkers, History, Othello, Record, Seat, Seats};
use crate::rules::GameKind;
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
    /// The longest that somebody who plays like a person takes for a move, however long a person would.
    pub deliberation: Duration,
}

impl Pace {
    /// For people.
    pub const PERSON: Self = Self {
        reply: Duration::from_millis(300),
        watch: Duration::from_millis(900),
        pass: Duration::from_secs(3),
        hint: Duration::from_millis(1500),
        deliberation: Duration::from_secs(4),
    };

    /// Nothing waits but for the engine; for tests.
    pub const INSTANT: Self = Self {
        reply: Duration::ZERO,
        watch: Duration::ZERO,
        pass: Duration::ZERO,
        hint: Duration::ZERO,
        deliberation: Duration::ZERO,
    };
}

/// The state machine: a table for each game, and what they share.
#[derive(Debug)]
pub struct App {
    pub(super) othello: Table<Othello>,
    pub(super) checkers: Table<Checkers>,
    pub(super) shared: Shared,
    /// The session as the disk has it.
    saved_session: Session,
    window: Option<String>,
    exit: bool,
    pub(super) lab: LabPage,
    /// The Lab page as the disk has it.
    pub(super) saved_lab: String,
    /// What the view of a search shows, as it is kept between two starts.
    pub(super) think: super::think::ThinkState,
    /// The search that is looked at.
    pub(super) search_view: SearchView,
    /// The review of a game.
    pub(super) review: ReviewPage,
    /// What Othello's moves are worth.
    pub(super) values: MoveValuesJob,
    /// The archive of games and its pages.
    pub(super) archive: ArchivePage,
    /// The finished games of the tables that are in the archive.
    pub(super) kept: KeptGames,
    pub(super) openings: OpeningsPage,
    pub(super) transfer: TransferPage,
    pub(super) editor: EditorState,
    /// The position that is set up as the disk has it.
    pub(super) saved_editor: String,
    pub(super) puzzles: PuzzlesPage,
    pub(super) exercises: ExercisesPage,
    /// How strong the player is.
    pub(super) rating: PlayerRating,
}

impl App {
    /// Restores what the storage holds, or begins afresh. `engine` is what [`Worker::start`] gave; without a thread
    /// two people can still play. `seed` makes this start differ from others: any number from the clock will do.
    pub fn new(storage: Storage, engine: io::Result<Worker>, seed: u64, now: Now) -> Self {
        let mut random = Seeded::new(seed);
        let mut saves = SaveFiles::new(storage);
        let settings = saves.settings().unwrap_or_default();
        let session = saves.session().unwrap_or_default();
        let othello = saves.game().unwrap_or_else(|| Record::new(session.setup.seats(), random.next()));
        let checkers = saves.game().unwrap_or_else(|| Record::new(session.checkers.seats(), random.next()));
        let window = saves.window();
        let lab = saves.lab().unwrap_or_default();
        let editor = saves.editor().unwrap_or_default();
        let puzzles = PuzzlesPage::new(saves.puzzles().as_ref());
        let exercises = ExercisesPage::new(saves.exercises().as_ref());
        let review = ReviewPage::new(saves.review());
        let rating = PlayerRating::new(saves.rating());
        let worker = match engine {
            Ok(worker) => Some(worker),
            Err(error) => {
                saves.notices.push_back(Notice::NoEngine { why: error.to_string() });
                None
            }
        };
        let mut app = Self {
            othello: Table::new(othello, session.setup, session.paused),
            checkers: Table::new(checkers, session.checkers, session.checkers_paused),
            think: session.think,
            saved_session: session.clone(),
            window,
            exit: false,
            saved_lab: lab.to_text(),
            lab: LabPage::new(lab),
            search_view: SearchView::default(),
            review,
            values: MoveValuesJob::default(),
            archive: ArchivePage::default(),
            kept: session.archived,
            openings: session.openings,
            transfer: TransferPage::default(),
            saved_editor: editor.to_text(),
            editor,
            puzzles,
            exercises,
            shared: Shared {
                player: rating.elo(),
                settings,
                screens: session.screens,
                picked: session.game,
                dialog: None,
                suspended: false,
                reduced_motion: false,
                pace: Pace::PERSON,
                cues: Vec::new(),
                requests: Vec::new(),
                today: Day::default(),
                worker,
                saves,
                random,
            },
            rating,
        };
        app.othello.settle(&mut app.shared, now);
        app.checkers.settle(&mut app.shared, now);
        app.attend_archive();
        app
    }

    /// Another pace than [`Pace::PERSON`].
    pub const fn set_pace(&mut self, pace: Pace) {
        self.shared.pace = pace;
    }

    /// Whether the system wants nothing to move that need not. Not saved: the system knows it.
    pub const fn set_reduced_motion(&mut self, reduced: bool) {
        self.shared.reduced_motion = reduced;
    }

    /// How fast discs turn over, by the settings and by the system.
    pub const fn animation(&self) -> AnimationSpeed {
        self.shared.animation()
    }

    /// Does what is asked, or nothing if it makes no sense now. Call [`tick`](Self::tick) afterwards.
    pub fn apply(&mut self, action: Action, now: Now) {
        self.othello.forget_refusal();
        self.checkers.forget_refusal();
        let shared = &mut self.shared;
        let is_suspension = action == Action::Suspend;
        match action {
            Action::Othello(action) => {
                if action == BoardAction::Start && !self.othello.record.begun {
                    self.tell_of_missing_weights(self.othello.record.seats);
                }
                self.othello.apply(action, &mut self.shared, now);
            }
            Action::Checkers(action) => self.checkers.apply(action, shared, now),
            Action::Open(screen) => self.open(screen),
            Action::Back => self.back(),
            Action::Exit => self.exit = true,
            Action::Confirm => self.confirm(now),
            Action::Cancel => self.cancel(),
            Action::DismissNotice => drop(shared.saves.notices.pop_front()),
            Action::Pick(game) => shared.picked = game,
            Action::NewGame => match shared.picked {
                GameKind::Othello => self.othello.abandon_for(Intent::NewGame, shared, now),
                GameKind::Checkers => self.checkers.abandon_for(Intent::NewGame, shared, now),
            },
            Action::Lab(action) => self.apply_lab(action, now),
            Action::Think(action) => self.think(action, now),
            Action::Puzzles(action) => self.apply_puzzles(action, now),
            Action::Exercises(action) => self.apply_exercises(action, now),
            Action::Archive(action) => self.apply_archive(action, now),
            Action::Paste(text) if shared.screen() == Screen::Archive => self.import_games(&text),
            Action::Openings(action) => self.apply_openings(action, now),
            Action::Transfer(action) => self.apply_transfer(action, now),
            Action::Editor(action) => self.apply_editor(action, now),
            Action::Paste(text) => self.paste(&text),
            Action::Review(action) => self.apply_review(action),
            Action::Change(settings) => self.change(settings),
            Action::ResetSettings => shared.dialog = Some(Dialog::ResetSettings),
            Action::ResetRating => shared.dialog = Some(Dialog::ResetRating),
            Action::Suspend => shared.suspended = true,
            // Android may bring the same process back after it was left.
            Action::Resume => (shared.suspended, self.exit) = (false, false),
        }
        self.othello.attend(&mut self.shared, now);
        self.checkers.attend(&mut self.shared, now);
        self.attend_lab(now);
        self.attend_archive();
        self.attend_review();
        self.attend_rating();
        self.save_session();
        if is_suspension {
            self.tidy_archive();
            self.shared.saves.flush();
        }
    }

    /// Goes on with whatever is due at this moment: the end of an animation or of a notice, the engine's answer.
    ///
    /// Gives the next moment at which something changes by itself. `None`: nothing will, until an action comes or
    /// the engine wakes us. While a table [`is_animating`](TableView::is_animating), every frame in between looks
    /// different.
    pub fn tick(&mut self, now: Now) -> Option<Now> {
        let othello = self.othello.tick(&mut self.shared, now);
        let checkers = self.checkers.tick(&mut self.shared, now);
        self.advance_think(now);
        self.advance_values();
        let lab = self.tick_lab(now);
        self.keep_finished_games();
        self.attend_rating();
        let (puzzles, exercises) = (self.tick_puzzles(now), self.tick_exercises(now));
        self.attend_review();
        self.shared.saves.listen();
        let transfer = self.transfer_due(now);
        [othello, checkers, self.think_due(), lab, transfer, puzzles, exercises].into_iter().flatten().min()
    }

    /// Which day it is where the player is; the shell tells it with every frame.
    pub const fn set_today(&mut self, today: Day) {
        self.shared.today = today;
    }

    /// Has something told that only the shell knows of.
    pub fn tell(&mut self, notice: Notice) {
        self.shared.saves.notices.push_back(notice);
    }

    /// Asks whether to go on without saving, because another window of the app saves to the same files.
    pub fn ask_about_second_window(&mut self) {
        self.shared.dialog = Some(Dialog::SecondWindow);
    }

    /// Keeps what the shell wants to know about its window at the next start.
    pub fn keep_window(&mut self, text: &str) {
        if self.window.as_deref() != Some(text) {
            self.window = Some(text.to_owned());
            self.shared.saves.write(Stored::Window, text);
        }
    }

    fn open(&mut self, screen: Screen) {
        if screen == Screen::Transfer {
            self.open_transfer_afresh();
        }
        self.shared.open(screen);
    }

    /// A game from another page goes on at Othello's table, after asking if there is one to lose.
    pub(super) fn begin_from(&mut self, game: History, play_as: PlayAs, now: Now) {
        let seats = self.othello.setup.seats_as(play_as);
        self.tell_of_missing_weights(seats);
        self.othello.begin_from(game, seats, &mut self.shared, now);
    }

    /// Closes the top layer.
    fn back(&mut self) {
        let shared = &mut self.shared;
        if shared.dialog.is_some() {
            return self.cancel();
        }
        if shared.saves.notices.pop_front().is_some() || self.close_puzzle() || self.close_exercise() {
            return;
        }
        let shared = &mut self.shared;
        let viewing = match shared.screen() {
            Screen::Arena => &mut self.othello.viewing,
            Screen::Checkers => &mut self.checkers.viewing,
            _ => &mut None,
        };
        let is_layer = match shared.screen() {
            Screen::Openings => self.openings.close(),
            Screen::Transfer => self.transfer.forget_pasted(),
            _ => false,
        };
        if viewing.take().is_none() && !is_layer && !shared.screens.close() {
            self.exit = true;
        }
    }

    /// No to the open question. Whoever does not want to play without saving closes the window.
    fn cancel(&mut self) {
        if self.shared.dialog.take() == Some(Dialog::SecondWindow) {
            self.exit = true;
        }
    }

    fn confirm(&mut self, now: Now) {
        match self.shared.dialog.take() {
            Some(Dialog::AbandonGame(GameKind::Othello, intent)) => {
                self.othello.begin_anew(intent, &mut self.shared, now);
            }
            Some(Dialog::AbandonGame(GameKind::Checkers, intent)) => {
                self.checkers.begin_anew(intent, &mut self.shared, now);
            }
            Some(Dialog::ResetSettings) => self.change(Settings::default()),
            Some(Dialog::ResetRating) => self.rating.reset(),
            Some(Dialog::SearchOptions | Dialog::SecondWindow | Dialog::Archive(_)) | None => {}
        }
    }

    /// Whoever starts a game in which the strong engine plays or gives hints should know if it lacks its weights.
    fn tell_of_missing_weights(&mut self, Seats { black, white }: Seats) {
        let is_strong =
            |level: Level| level.budget().is_some() || ComputerKind::of(level) != ComputerKind::Engine;
        let needs_weights = |seat: Seat| seat.level().is_none_or(is_strong);
        if [black, white].into_iter().any(needs_weights)
            && let Some(fault) = Evaluation::fault()
        {
            self.tell(Notice::Unlearned { why: fault.to_string() });
        }
    }

    fn change(&mut self, settings: Settings) {
        if !settings.confirm_tap {
            self.othello.forget_pending();
            self.checkers.forget_pending();
        }
        if self.shared.settings != settings {
            self.shared.settings = settings;
            self.shared.saves.write(Stored::Settings, &settings.to_text());
        }
    }

    /// Only what changed is written.
    pub(super) fn save_session(&mut self) {
        let session = Session {
            screens: self.shared.screens.clone(),
            setup: self.othello.setup,
            paused: self.othello.paused,
            think: self.think,
            game: self.shared.picked,
            checkers: self.checkers.setup,
            checkers_paused: self.checkers.paused,
            archived: self.kept,
            openings: self.openings,
        };
        if session != self.saved_session {
            self.shared.saves.write(Stored::Session, &session.to_text());
            self.saved_session = session;
        }
    }
}

/// What the screens read.
impl App {
    /// The table at which Othello is played.
    pub const fn othello(&self) -> TableView<'_, Othello> {
        self.othello.view(&self.shared)
    }

    /// The table at which checkers is played.
    pub const fn checkers(&self) -> TableView<'_, Checkers> {
        self.checkers.view(&self.shared)
    }

    /// The table of a game.
    pub fn table<G: TableGame>(&self) -> TableView<'_, G> {
        G::table(self).view(&self.shared)
    }

    /// The screen to draw.
    pub fn screen(&self) -> Screen {
        self.shared.screen()
    }

    /// The question over the screen, if any; nothing else should take taps while it is open.
    pub const fn dialog(&self) -> Option<Dialog> {
        self.shared.dialog
    }

    /// The notice to show, if any; [`Action::DismissNotice`] takes it away.
    pub fn notice(&self) -> Option<&Notice> {
        self.shared.saves.notices.front()
    }

    /// Whether the shell should end the program now. Everything is saved.
    pub const fn exit_requested(&self) -> bool {
        self.exit
    }

    /// What to hear and feel since the last call; the shell asks the settings whether to.
    pub fn take_cues(&mut self) -> Vec<Cue> {
        std::mem::take(&mut self.shared.cues)
    }

    /// What to ask of the system since the last call.
    pub fn take_requests(&mut self) -> Vec<SystemRequest> {
        std::mem::take(&mut self.shared.requests)
    }

    /// The day on the player's calendar.
    pub const fn today(&self) -> Day {
        self.shared.today
    }

    /// What the shell kept of its window at the last [`keep_window`](Self::keep_window), also of an earlier start.
    pub fn window(&self) -> Option<&str> {
        self.window.as_deref()
    }

    /// The settings page.
    pub const fn settings(&self) -> &Settings {
        &self.shared.settings
    }

    /// The game that the difficulty page speaks of, which is also the one whose board was opened last.
    pub const fn picked(&self) -> GameKind {
        self.shared.picked
    }

    /// Whether something moves on a board, so that every frame looks different.
    pub fn is_animating(&self) -> bool {
        let trainers = [self.puzzles.trainer(), self.exercises.trainer()];
        self.othello().is_animating()
            || self.checkers().is_animating()
            || trainers.into_iter().flatten().any(Trainer::is_animating)
    }

    /// Whether a person waits for a computer, so that the screen should not go dark for want of a finger.
    pub fn is_awaited(&self) -> bool {
        self.othello().is_awaited() || self.checkers().is_awaited()
    }
}
