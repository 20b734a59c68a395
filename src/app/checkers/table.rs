//! The state of the checkers board, and the hand that changes it.

use super::{Errand, Glide, Hint, Refusal, Sight};
use crate::app::{App, Wait};
use crate::engine::checkers::Level;
use crate::game::Seats;
use crate::game::checkers::{Game, Record};
use crate::rules::checkers::{Outcome, Square};

/// What the board waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Somebody has to press Start.
    NotStarted,
    /// A person is to move, or to go on with a jump.
    Choosing,
    /// The computer thinks.
    Thinking,
    /// The computer is to move, but does not think now.
    Waiting(Wait),
    /// A piece is on its way. The game, or the way of the jump, already stands after it.
    Moving(Glide),
    /// The game has ended.
    Over(Outcome),
}

/// Everything about checkers that the app knows.
#[derive(Debug)]
pub(in crate::app) struct Table {
    pub(super) record: Record,
    pub(super) phase: Phase,
    /// The piece that was tapped; a jump that has begun is in the record.
    pub(super) chosen: Option<Square>,
    /// The number of moves after which the board is looked at instead of the present, always an earlier one.
    pub(super) viewing: Option<usize>,
    /// The square of the first of two taps.
    pub(super) pending: Option<Square>,
    /// The square of a tap that was no move, and why, until something else is done.
    pub(super) refused: Option<(Square, Refusal)>,
    pub(super) hint: Option<Hint>,
    pub(super) errand: Option<Errand>,
    /// Whether a paused game of two computers may make one more move.
    pub(super) stepping: bool,
}

impl Table {
    /// The table with this game on it, not yet attended to.
    pub(in crate::app) const fn new(record: Record) -> Self {
        Self {
            record,
            phase: Phase::NotStarted,
            chosen: None,
            viewing: None,
            pending: None,
            refused: None,
            hint: None,
            errand: None,
            stepping: false,
        }
    }

    /// Whether a game would be lost: begun, with something in it, and not over.
    pub(in crate::app) fn is_in_progress(&self) -> bool {
        let Record { game, begun, way, .. } = &self.record;
        *begun && (game.n_recorded() > 0 || !way.is_empty()) && game.outcome().is_none()
    }

    /// Forgets a tap that was no move.
    pub(in crate::app) const fn forget_refusal(&mut self) {
        self.refused = None;
    }

    /// A tap half done, a chosen piece and a hint belong to one position only.
    pub(super) fn forget_plans(&mut self) {
        self.chosen = None;
        self.pending = None;
        self.hint = None;
    }

    /// The squares on which the piece to move stood so far: none, the chosen one, or those of a jump that has begun.
    pub(super) fn way(&self) -> &[Square] {
        if self.record.way.is_empty() { self.chosen.as_slice() } else { &self.record.way }
    }
}

/// A game from the first position with these seats.
pub(in crate::app) fn fresh(seats: Seats<Level>, begun: bool, seed: u64) -> Record {
    Record { game: Game::default(), way: Vec::new(), seats, begun, seed }
}

/// Whoever changes the checkers board, with all of the app at hand.
pub(in crate::app) struct Hand<'a> {
    pub(super) app: &'a mut App,
}

impl App {
    /// Checkers, to be read.
    pub const fn checkers(&self) -> Sight<'_> {
        Sight { app: self }
    }

    /// Checkers, to be changed.
    pub(in crate::app) const fn checkers_hand(&mut self) -> Hand<'_> {
        Hand { app: self }
    }
}

impl Hand<'_> {
    /// What there is to see.
    pub(super) const fn sight(&self) -> Sight<'_> {
        Sight { app: self.app }
    }
}
