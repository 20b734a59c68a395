//! The view of a search: which position, by which search, how deep, and which of its steps is looked at.
//!
//! The search itself runs on the engine's thread, as long as somebody looks at the view.

mod search_view;
mod state;
mod step_description;

pub(super) use search_view::SearchView;
pub use search_view::Study;
pub(super) use state::ThinkState;
pub use state::{Speed, Subject};
pub use step_description::{Bound, How, StepDescription, StepEvent, StepOutcome, bound};

use std::sync::Arc;

use search_view::last_step;

use super::{App, Dialog, Now, Screen};
use crate::engine::Level;
use crate::engine::classic::TableOne;
use crate::engine::search::{Algorithm, Plan};
use crate::engine::think::{Exploration, Inquiry, PaperEval};
use crate::rules::{Board, Square};

/// The deepest search that is shown: plain negamax then visits some hundred thousand positions, or a few million.
pub const DEEPEST: u32 = 6;

/// How a position of a review is searched where it is shown: as one of the papers does, and easy to follow.
const REVIEWED: (Algorithm, u32) = (Algorithm::NegaScout, 4);

/// What is asked of the view of a search. [`Open`](Self::Open) opens it; the others do nothing elsewhere.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ThinkAction {
    /// Opens the view with this.
    Open(About),
    /// Opens the choices of search, depth and speed.
    Options,
    /// Another search.
    Algorithm(Algorithm),
    /// Another depth, from 1 to [`DEEPEST`].
    Depth(u32),
    /// Looks at this step.
    Step(usize),
    /// One step back.
    Back,
    /// One step on.
    Forward,
    /// Goes on by itself; from the beginning, if it stands at the end.
    Play,
    /// Holds on.
    Pause,
    /// How fast it goes on.
    Speed(Speed),
}

/// What somebody wants to see thought through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum About {
    /// P0's own example.
    Lesson,
    /// The position on the board, the one that is viewed or the present; if the game is over there, its last move.
    Shown,
    /// The computer's last move before the position on the board.
    LastMove,
    /// The position of a review that is looked at; if the game is over there, the one before.
    Reviewed,
    /// The position that is set up.
    SetUp,
}

impl App {
    /// Does what is asked of the view of a search.
    pub(super) fn think(&mut self, action: ThinkAction, now: Now) {
        if let ThinkAction::Open(about) = action {
            return self.open_think(about);
        }
        if self.screen() != Screen::Think {
            return;
        }
        let state = &mut self.think;
        match action {
            ThinkAction::Open(_) => {}
            ThinkAction::Options => self.shared.dialog = Some(Dialog::SearchOptions),
            ThinkAction::Algorithm(algorithm) => *state = ThinkState { algorithm, step: None, ..*state },
            ThinkAction::Depth(depth) => {
                *state = ThinkState { depth: depth.clamp(1, DEEPEST), step: None, ..*state }
            }
            ThinkAction::Step(step) => self.go_to_step(step, now),
            ThinkAction::Back => self.go_to_step(self.step().saturating_sub(1), now),
            ThinkAction::Forward => self.go_to_step(self.step() + 1, now),
            ThinkAction::Play => self.play_steps(now),
            ThinkAction::Pause => self.search_view.playing = false,
            ThinkAction::Speed(speed) => state.speed = speed,
        }
    }

    fn open_think(&mut self, about: About) {
        self.shared.dialog = None;
        let subject = match about {
            About::Lesson => Subject::Lesson,
            About::Shown => self.shown_choice(),
            About::LastMove => {
                self.last_choice(true).or(self.last_choice(false)).unwrap_or(self.shown_choice())
            }
            About::Reviewed => self.reviewed_choice(),
            About::SetUp => self.set_up_choice(),
        };
        let (algorithm, depth) = self.usual_search(subject);
        let speed = self.think.speed;
        self.think = ThinkState { subject, algorithm, depth, step: None, speed };
        self.search_view.playing = false;
        self.shared.screens.open(Screen::Think);
    }

    /// The position on the board, or the last one before it where somebody could move.
    fn shown_choice(&self) -> Subject {
        if self.othello().board().position.is_over() {
            self.last_choice(false).unwrap_or(Subject::Lesson)
        } else {
            Subject::Ply(self.othello().shown_ply())
        }
    }

    /// The position of the review that is looked at, or the last one where somebody could move.
    fn reviewed_choice(&self) -> Subject {
        let numbers = (0..=self.review().cursor()).rev();
        let is_choice = |number: usize| {
            self.review().board(number).is_some_and(|board| !board.position.moves().is_empty())
        };
        numbers.into_iter().find(|&number| is_choice(number)).map_or(Subject::Lesson, Subject::Reviewed)
    }

    /// The position that is set up, if somebody can move there.
    fn set_up_choice(&self) -> Subject {
        if self.editor().board().position.moves().is_empty() { Subject::Lesson } else { Subject::SetUp }
    }

    /// The position before the last move on the board, or before the last one of a computer.
    fn last_choice(&self, of_computer: bool) -> Option<Subject> {
        let seats = self.othello().seats();
        let plies = self.othello.record.game.recorded().iter().take(self.othello().shown_ply());
        plies
            .rev()
            .position(|ply| !ply.is_pass() && (!of_computer || !seats.of(ply.disc()).is_person()))
            .map(|back| Subject::Ply(self.othello().shown_ply() - 1 - back))
    }

    /// The search that a subject is first shown with: that of the level which thinks there.
    fn usual_search(&self, subject: Subject) -> (Algorithm, u32) {
        match subject {
            Subject::Lesson => (Algorithm::AlphaBeta, 1),
            Subject::Reviewed(_) | Subject::SetUp => REVIEWED,
            Subject::Ply(_) => {
                let (_, algorithm, depth) = self.method_on(self.board_of(subject));
                (algorithm, depth.min(DEEPEST))
            }
        }
    }

    /// The search that is shown on a board: that of the level which thinks there. For those that do none of the papers'
    /// searches, and for people, it is one of them that is easy to follow.
    fn method_on(&self, board: Board) -> (PaperEval, Algorithm, u32) {
        let level = self.level_of(board);
        let stand_in = match level {
            Some(level) if level.budget().is_some() => (PaperEval::PaperOne, Algorithm::NegaScout, 4),
            _ => (PaperEval::PaperZero, Algorithm::AlphaBeta, 2),
        };
        level.and_then(Level::method).unwrap_or(stand_in)
    }

    /// Whether the view shows the very search by which the level on this board chooses.
    fn is_its_own(&self, board: Board) -> bool {
        let ThinkState { algorithm, depth, .. } = self.think;
        if !matches!(self.think.subject, Subject::Ply(_)) {
            return false;
        }
        let method = self.othello().seats().of(board.turn).level().and_then(Level::method);
        // The one that plays by the clock has no depth of its own.
        method.is_some_and(|(_, by, to)| (by, to) == (algorithm, depth))
    }

    /// The level whose turn it is on a board, or whose opponent's if a person is to move.
    fn level_of(&self, board: Board) -> Option<Level> {
        let seats = self.othello().seats();
        seats.of(board.turn).level().or(seats.of(!board.turn).level())
    }

    /// The subject of the view. A file may name a ply that the game does not have.
    fn subject(&self) -> Subject {
        match self.think.subject {
            Subject::Ply(ply) if self.othello().game().position_at(ply).is_some() => Subject::Ply(ply),
            Subject::Reviewed(number) if self.review().board(number).is_some() => Subject::Reviewed(number),
            Subject::SetUp => self.set_up_choice(),
            _ => Subject::Lesson,
        }
    }

    fn board_of(&self, subject: Subject) -> Board {
        match subject {
            Subject::Lesson => TableOne::board(),
            Subject::Reviewed(number) => self.review().board(number).unwrap_or(Board::START),
            Subject::SetUp => self.editor().board(),
            Subject::Ply(ply) => {
                *self.othello().game().position_at(ply).unwrap_or(self.othello().game().position())
            }
        }
    }

    /// What the engine's thread is to search for the view.
    fn inquiry(&self) -> Inquiry {
        let subject = self.subject();
        let board = self.board_of(subject);
        let (eval, seed) = match subject {
            Subject::Lesson => (PaperEval::TableOne, None),
            Subject::Reviewed(_) | Subject::SetUp => (PaperEval::PaperOne, None),
            Subject::Ply(_) => {
                let (eval, ..) = self.method_on(board);
                // With the seed of the game it is the very tree that the computer walked.
                let seed = self.othello().seats().of(board.turn).level().map(|_| self.othello.record.seed);
                (eval, seed)
            }
        };
        let ThinkState { algorithm, depth, .. } = self.think;
        let plan = Plan { algorithm, depth, order: eval.order() };
        Inquiry { position: board.position, eval, seed, plan }
    }

    /// Whether somebody looks at the view, so that the search should go on.
    fn is_think_seen(&self) -> bool {
        self.screen() == Screen::Think && !self.shared.suspended
    }

    /// Goes on with the search and with its steps.
    pub(super) fn advance_think(&mut self, now: Now) {
        if !self.is_think_seen() {
            self.search_view.hold();
            return;
        }
        let inquiry = self.inquiry();
        self.search_view.attend(inquiry, self.shared.worker.as_mut());
        if let Some(step) = self.search_view.due_step(self.step(), self.think.speed, now) {
            self.think.step = Some(step);
        }
    }

    /// When the next step is due by itself.
    pub(super) fn think_due(&self) -> Option<Now> {
        self.search_view.due(self.think.speed).filter(|_| self.is_think_seen())
    }

    /// The searched tree of the subject, once it is there.
    fn explored(&self) -> Option<&Arc<Exploration>> {
        self.search_view.explored(self.inquiry())
    }

    /// The step that is looked at; the last one unless another was chosen.
    fn step(&self) -> usize {
        let last = last_step(self.explored());
        self.think.step.unwrap_or(last).min(last)
    }

    fn go_to_step(&mut self, step: usize, now: Now) {
        let step = step.min(last_step(self.explored()));
        if self.explored().is_some() && step != self.step() {
            self.think.step = Some(step);
            self.search_view.stepped = now;
        }
        self.search_view.playing = false;
    }

    fn play_steps(&mut self, now: Now) {
        if self.explored().is_none() {
            return;
        }
        if self.step() == last_step(self.explored()) {
            self.think.step = Some(0);
        }
        self.search_view.stepped = now;
        self.search_view.playing = true;
    }

    /// Whether there is a game to look into, and somebody who could search it.
    pub const fn can_think(&self) -> bool {
        self.othello.record.begun && self.shared.worker.is_some()
    }

    /// Whether a square holds the last disc of the game, placed by a computer, so that a tap can ask why.
    pub fn can_explain(&self, square: Square) -> bool {
        let last = self
            .othello
            .record
            .game
            .recorded()
            .iter()
            .take(self.othello().shown_ply())
            .rev()
            .find(|ply| !ply.is_pass());
        self.can_think()
            && last.is_some_and(|ply| {
                ply.at() == Some(square) && !self.othello().seats().of(ply.disc()).is_person()
            })
    }

    /// What the view of a search shows.
    pub fn study(&self) -> Study<'_> {
        let subject = self.subject();
        let board = self.board_of(subject);
        let ThinkState { algorithm, depth, speed, .. } = self.think;
        Study {
            subject,
            board,
            level: self
                .othello()
                .seats()
                .of(board.turn)
                .level()
                .filter(|_| matches!(subject, Subject::Ply(_))),
            is_its_own: self.is_its_own(board),
            played: self.played_at(subject),
            algorithm,
            depth,
            explored: self.explored(),
            serial: self.search_view.serial(),
            n_visited: self.search_view.n_visited(),
            is_possible: self.shared.worker.is_some(),
            step: self.step(),
            is_playing: self.search_view.playing,
            speed,
            stepped: self.search_view.stepped,
        }
    }

    /// The move that was made in the game where a study begins.
    fn played_at(&self, subject: Subject) -> Option<Square> {
        match subject {
            Subject::Lesson | Subject::SetUp => None,
            Subject::Reviewed(number) => self.review().played(number).map(|(_, at)| at),
            Subject::Ply(ply) => self.othello.record.game.recorded().get(ply).and_then(|ply| ply.at()),
        }
    }
}
