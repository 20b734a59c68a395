//! A position in which a good move is to be found: what puzzles and exercises share.
//!
//! The trainer knows the answers, takes one, and shows what comes of it: after a wrong answer, and after the solution, both
//! sides' best moves are played out on the board. It does not know where the position came from, nor what a good or a bad
//! answer means for the schedule or the statistics of its page.

mod attempt;
mod line_player;

pub(in crate::app) use attempt::{Attempt, SavedAttempt};
pub(in crate::app) use line_player::LinePlayer;

use super::shared::Shared;
use super::{Cue, Now, Pace, SquareView};
use crate::engine::Score;
use crate::rules::{Bitboard, Board, Square};
use crate::seeded::{Seeded, mix};

/// What is asked of a trainer. What makes no sense at the moment changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainerAction {
    /// An answer, or the first of two taps if the settings ask for two.
    Tap(Square),
    /// Leave only a few squares to choose from.
    Hint,
    /// Show a best move, and what comes of it.
    Solution,
    /// Back to the position, to find the move after all.
    TryAgain,
    /// One move of the played-out line back.
    StepBack,
    /// One move of it on.
    StepOn,
}

/// The moment of a trainer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TrainerStage {
    /// A move is to be found.
    Finding,
    /// This one was a good one.
    Right(Square),
    /// This one was not; what comes of it is played out.
    Wrong(Square),
    /// The best move is shown, with what comes of it.
    Shown(Square),
}

/// A position and its answers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) struct Task {
    pub(in crate::app) board: Board,
    /// Every answer that is taken as right.
    pub(in crate::app) good: Bitboard,
    /// The one that is shown as the solution; one of the good ones.
    pub(in crate::app) best: Square,
}

/// What an action has brought, for the page whose task it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::app) enum Verdict {
    /// Solved; `true` if without a hint and at the first try.
    Solved(bool),
    /// A wrong answer, or the solution was looked at.
    Failed,
}

/// A task that is being worked on.
#[derive(Debug)]
pub struct Trainer {
    task: Task,
    attempt: Attempt,
    /// The first of two taps.
    pending: Option<Square>,
    line: Option<LinePlayer>,
}

/// So many squares a hint leaves, or half of them where there are fewer.
const LEFT_BY_HINT: u32 = 3;

impl Trainer {
    pub(in crate::app) const fn new(task: Task, attempt: Attempt) -> Self {
        Self { task, attempt, pending: None, line: None }
    }

    /// What is kept of it.
    pub(in crate::app) const fn attempt(&self) -> &Attempt {
        &self.attempt
    }

    pub(in crate::app) fn apply(
        &mut self,
        action: TrainerAction,
        shared: &mut Shared,
        now: Now,
    ) -> Option<Verdict> {
        match action {
            TrainerAction::Tap(at) => return self.tap(at, shared, now),
            TrainerAction::Hint if self.can_hint() => self.attempt.is_hinted = true,
            TrainerAction::Solution if self.can_show() => {
                self.attempt.answer = None;
                self.attempt.is_shown = true;
                self.show_line(self.task.best, shared, now);
                return Some(Verdict::Failed);
            }
            TrainerAction::TryAgain if matches!(self.stage(), TrainerStage::Wrong(_)) => {
                self.attempt.answer = None;
                self.line = None;
            }
            TrainerAction::StepBack => self.step(-1, shared, now),
            TrainerAction::StepOn => self.step(1, shared, now),
            TrainerAction::Hint | TrainerAction::Solution | TrainerAction::TryAgain => {}
        }
        self.pending = None;
        None
    }

    fn tap(&mut self, at: Square, shared: &mut Shared, now: Now) -> Option<Verdict> {
        let needs_second = shared.settings.confirm_tap && self.pending != Some(at);
        self.pending = None;
        if self.stage() != TrainerStage::Finding {
            return None;
        }
        if !self.choices().contains(at) {
            shared.cue(Cue::Refused);
            return None;
        }
        if needs_second {
            shared.cue(Cue::Selected);
            self.pending = Some(at);
            return None;
        }
        let is_clean = !self.attempt.is_hinted && !self.attempt.has_failed;
        self.attempt.answer = Some(at);
        self.show_line(at, shared, now);
        if self.task.good.contains(at) {
            return Some(Verdict::Solved(is_clean));
        }
        self.attempt.has_failed = true;
        Some(Verdict::Failed)
    }

    /// Shows a move on the board, and what comes of it unless it was right: then it speaks for itself.
    fn show_line(&mut self, at: Square, shared: &mut Shared, now: Now) {
        shared.cue(Cue::Placed { turned: self.task.board.position.flips(at).len() });
        self.line = LinePlayer::new(self.task.board, at, shared.animation(), now);
    }

    fn step(&mut self, by: isize, shared: &Shared, now: Now) {
        if let Some(line) = &mut self.line {
            line.step(by, shared.animation(), now);
        }
    }

    /// Goes on with the line if somebody looks; gives the next moment at which something changes by itself.
    pub(in crate::app) fn tick(&mut self, is_seen: bool, shared: &mut Shared, now: Now) -> Option<Now> {
        // After a start the answer is known, but not what comes of it.
        if self.line.is_none()
            && is_seen
            && let Some(at) = self.shown_move()
        {
            self.line = LinePlayer::new(self.task.board, at, shared.animation(), now);
        }
        let is_right = matches!(self.stage(), TrainerStage::Right(_));
        let line = self.line.as_mut()?;
        if !is_seen {
            line.pause();
            return None;
        }
        if !is_right && let Some(worker) = &mut shared.worker {
            line.ask(worker);
        }
        let Pace { watch, .. } = shared.pace;
        let (due, n_played) = line.tick(shared.animation(), watch, now);
        for turned in n_played {
            shared.cue(Cue::Placed { turned });
        }
        due
    }

    /// The move that was answered or shown.
    const fn shown_move(&self) -> Option<Square> {
        match self.stage() {
            TrainerStage::Finding => None,
            TrainerStage::Right(at) | TrainerStage::Wrong(at) | TrainerStage::Shown(at) => Some(at),
        }
    }
}

/// What the screens read.
impl Trainer {
    /// The moment.
    pub const fn stage(&self) -> TrainerStage {
        match self.attempt.answer {
            Some(at) if self.task.good.contains(at) => TrainerStage::Right(at),
            Some(at) => TrainerStage::Wrong(at),
            None if self.attempt.is_shown => TrainerStage::Shown(self.task.best),
            None => TrainerStage::Finding,
        }
    }

    /// The position of the task.
    pub const fn task_board(&self) -> Board {
        self.task.board
    }

    /// A best move.
    pub const fn best(&self) -> Square {
        self.task.best
    }

    /// The board that is shown, turning discs aside.
    pub fn board(&self) -> Board {
        self.line.as_ref().map_or(self.task.board, LinePlayer::board)
    }

    /// What to draw on a square at this moment.
    pub fn cell(&self, square: Square, now: Now) -> SquareView {
        match self.line.as_ref().and_then(LinePlayer::animation) {
            Some(animation) => animation.cell(square, now),
            None => self.board().disc_at(square).map_or(SquareView::Empty, SquareView::Disc),
        }
    }

    /// Whether discs turn, so that every frame looks different.
    pub fn is_animating(&self) -> bool {
        self.line.as_ref().is_some_and(|line| line.animation().is_some())
    }

    /// The square of the last move on the board that is shown.
    pub fn last_move(&self) -> Option<Square> {
        self.line.as_ref().map(LinePlayer::last_move)
    }

    /// Where an answer may be given: the legal moves, or what a hint left of them. Empty while nothing is asked.
    pub fn choices(&self) -> Bitboard {
        let legal = self.task.board.position.moves();
        match self.stage() {
            TrainerStage::Finding if self.attempt.is_hinted => hinted(self.task, legal),
            TrainerStage::Finding => legal,
            _ => Bitboard::EMPTY,
        }
    }

    /// Whether a hint has narrowed the choice.
    pub const fn is_hinted(&self) -> bool {
        self.attempt.is_hinted
    }

    /// The first of two taps.
    pub const fn pending(&self) -> Option<Square> {
        self.pending
    }

    /// Whether a hint would leave less to choose from.
    pub fn can_hint(&self) -> bool {
        let legal = self.choices();
        self.stage() == TrainerStage::Finding && !self.attempt.is_hinted && hinted(self.task, legal) != legal
    }

    /// Whether there is a solution to be shown.
    pub const fn can_show(&self) -> bool {
        matches!(self.stage(), TrainerStage::Finding | TrainerStage::Wrong(_))
    }

    /// Whether what comes of the move is still being found out.
    pub fn is_thinking(&self) -> bool {
        self.line.as_ref().is_some_and(LinePlayer::is_thinking)
    }

    /// What the move that is shown leads to for the side that made it, once that is known.
    pub fn outcome(&self) -> Option<Score> {
        self.line.as_ref().and_then(LinePlayer::outcome)
    }

    /// How many moves of the line are on the board, and how many it has, once there are more than the first.
    pub fn line_steps(&self) -> Option<(usize, usize)> {
        self.line.as_ref().map(LinePlayer::steps).filter(|&(_, all)| all > 1)
    }
}

/// The squares that a hint leaves: the good ones and some others, the same every time.
fn hinted(task: Task, legal: Bitboard) -> Bitboard {
    let n_left = LEFT_BY_HINT.min(legal.len().div_ceil(2)).max(task.good.len());
    let mut left = task.good & legal;
    let seed = task.board.position.to_bytes().iter().fold(0, |seed, &byte| mix(seed ^ u64::from(byte)));
    let mut random = Seeded::new(seed);
    while left.len() < n_left
        && let Some(at) = random.choose(legal & !left)
    {
        left |= at.bit();
    }
    left
}
