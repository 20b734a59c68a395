//! Checkers as the searches see it.

use std::hash::{Hash, Hasher};

use super::CheckersEvaluation;
use crate::engine::search::{GameTree, Mixer, Value, final_margin};
use crate::rules::checkers::{Move, Position};
use crate::seeded::mix;

/// A game of checkers at some position, with the way it is judged.
///
/// Draws are not seen here: a drawn game is a matter of its past, and a position that is searched has none. See
/// [`MoveHistory`](crate::rules::checkers::MoveHistory).
///
/// ```
/// use othello::engine::checkers::CheckersTree;
/// use othello::rules::checkers::Position;
/// use othello::engine::search::{Algorithm, Order, Plan, search_freely};
/// let mut game = CheckersTree::new(Position::START);
/// let plan = Plan { algorithm: Algorithm::NegaScout, depth: 6, order: Order::BestFirst };
/// let found = search_freely(&mut game, plan);
/// assert!(Position::START.moves().contains(&found.best.unwrap()));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CheckersTree {
    position: Position,
    evaluation: CheckersEvaluation,
    seed: Option<u64>,
}

impl CheckersTree {
    /// The game at this position, judged as P2 does.
    pub const fn new(position: Position) -> Self {
        Self::with_evaluation(position, CheckersEvaluation::PAPER_TWO, None)
    }

    /// The game at this position, with a little randomness in the evaluation if there is a seed: the same for the same
    /// position and seed. It varies the choice among moves that are equal or nearly so.
    pub const fn with_evaluation(
        position: Position,
        evaluation: CheckersEvaluation,
        seed: Option<u64>,
    ) -> Self {
        Self { position, evaluation, seed }
    }

    /// The noise of this position: at most a step that a piece could make, up or down.
    fn noise(&self, seed: u64) -> Value {
        let mut hasher = Mixer::new(mix(seed));
        self.position.hash(&mut hasher);
        let span = self.evaluation.step.opening;
        (hasher.finish() % (2 * span as u64 + 1)) as Value - span
    }
}

impl GameTree for CheckersTree {
    type Move = Move;
    /// The position before: it is small enough to be kept whole.
    type Undo = Position;
    type Key = Position;

    /// Two quiet steps of a side lead to the same position in either order, so even right above the leaves many
    /// positions have been there before.
    const REMEMBER_MIN_DEPTH: u32 = 1;

    #[inline]
    fn moves(&self, into: &mut Vec<Move>) {
        self.position.append_moves(into);
    }

    #[inline]
    fn make(&mut self, at: Move) -> Position {
        let before = self.position;
        self.position = before.after(at);
        before
    }

    #[inline]
    fn unmake(&mut self, _: Move, before: Position) {
        self.position = before;
    }

    #[inline]
    fn evaluate(&self) -> Value {
        let value = self.evaluation.value(&self.position);
        match self.seed {
            Some(seed) if final_margin(value).is_none() => value + self.noise(seed),
            _ => value,
        }
    }

    #[inline]
    fn key(&self) -> Position {
        self.position
    }
}
