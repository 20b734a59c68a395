//! What an evaluation of the array board must offer to be searched with.

use super::Cells;
use crate::engine::search::Value;
use crate::rules::{Bitboard, Disc, Square};

/// A way to judge a position, with whatever it keeps up to date from move to move instead of counting anew.
pub trait ClassicEvaluation {
    /// What one more legal move is worth. The randomness of a seed stays small against it.
    const MOBILITY_UNIT: Value;

    /// The evaluation of this board, counted from nothing.
    fn of(cells: &Cells) -> Self;

    /// `mover` has placed a disc and turned others.
    fn played(&mut self, at: Square, turned: Bitboard, mover: Disc);

    /// The last move, which was this one, has been taken back.
    fn taken_back(&mut self, at: Square, turned: Bitboard, mover: Disc);

    /// The worth of the position for the side to move, or `None` if the game is over: the end is scored by the discs
    /// and not by an estimate. `cells` is the board that the moves told of led to.
    fn value(&self, cells: &Cells) -> Option<Value>;
}
