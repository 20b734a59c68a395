//! Othello on the array board, as the searches see it.

use std::fmt;
use std::hash::{Hash, Hasher};

use super::{Cells, ClassicEvaluation};
use crate::engine::search::{GameTree, Mixer, Value, final_value};
use crate::rules::{Bitboard, Board, Disc, Position, Square};
use crate::seeded::mix;

/// What a side does in its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Move {
    /// It places a disc.
    At(Square),
    /// It can not place a disc, but the opponent can.
    Pass,
}

/// Its square, or `--` for a pass, as in a transcript.
impl fmt::Display for Move {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::At(at) => at.fmt(f),
            Self::Pass => f.write_str("--"),
        }
    }
}

/// A game of Othello that is judged by `E`.
///
/// ```
/// use othello::engine::classic::{OthelloTree, PaperZero};
/// use othello::engine::search::{Algorithm, Order, Plan, search_freely};
/// use othello::rules::Position;
/// let mut game = OthelloTree::<PaperZero>::new(Position::START);
/// let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 4, order: Order::AsListed };
/// assert!(search_freely(&mut game, plan).best.is_some());
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OthelloTree<E> {
    cells: Cells,
    evaluation: E,
    seed: Option<u64>,
}

/// The noise reaches this part of a mobility unit: too little to prefer a bad move, and enough for variety. With a
/// quarter, 24 games of P0 against itself at depth 4 were 21 different ones after 16 plies, mirror images left out;
/// with an eighth only 12.
const NOISE_SHARE: Value = 4;

impl<E: ClassicEvaluation> OthelloTree<E> {
    /// The game at this position. The same position always has the same value.
    pub fn new(position: Position) -> Self {
        Self::seeded(position, None)
    }

    /// The game at this position, with a little randomness in the evaluation if there is a seed: the same for the same
    /// position and seed. It varies the choice
    /// among moves that are equal or nearly so.
    pub fn seeded(position: Position, seed: Option<u64>) -> Self {
        // The searches know only the side to move; calling it black is as good as any other choice.
        let cells = Cells::from(Board { position, turn: Disc::Black });
        let evaluation = E::of(&cells);
        Self { cells, evaluation, seed }
    }

    /// The board.
    pub const fn cells(&self) -> &Cells {
        &self.cells
    }

    /// The evaluation with what it keeps.
    pub const fn evaluation(&self) -> &E {
        &self.evaluation
    }

    /// The noise of this position, up or down.
    fn noise(&self, seed: u64) -> Value {
        let mut hasher = Mixer::new(mix(seed));
        self.cells.position().hash(&mut hasher);
        let span = E::MOBILITY_UNIT / NOISE_SHARE;
        (hasher.finish() % (2 * span as u64 + 1)) as Value - span
    }
}

impl<E: ClassicEvaluation> GameTree for OthelloTree<E> {
    type Move = Move;
    /// The discs that the move turned.
    type Undo = Bitboard;
    type Key = Position;

    fn moves(&self, into: &mut Vec<Move>) {
        let side = self.cells.turn();
        let places = self.cells.moves(side);
        if places.is_empty() && self.cells.can_move(!side) {
            into.push(Move::Pass);
        }
        into.extend(places.into_iter().map(Move::At));
    }

    #[inline]
    fn make(&mut self, at: Move) -> Bitboard {
        let mover = self.cells.turn();
        match at {
            Move::At(at) => {
                let turned = self.cells.play(at);
                self.evaluation.played(at, turned, mover);
                turned
            }
            Move::Pass => {
                self.cells.pass();
                Bitboard::EMPTY
            }
        }
    }

    #[inline]
    fn unmake(&mut self, at: Move, turned: Bitboard) {
        match at {
            Move::At(at) => {
                self.cells.take_back(at, turned);
                self.evaluation.taken_back(at, turned, self.cells.turn());
            }
            Move::Pass => self.cells.pass(),
        }
    }

    #[inline]
    fn evaluate(&self) -> Value {
        match self.evaluation.value(&self.cells) {
            Some(value) => value + self.seed.map_or(0, |seed| self.noise(seed)),
            None => final_value(self.cells.position().disc_difference()),
        }
    }

    #[inline]
    fn key(&self) -> Position {
        self.cells.position()
    }
}
