//! What a game must offer to be searched, and what its values mean.

use std::fmt::Debug;
use std::hash::Hash;

/// The worth of a position for the side to move, in the unit of the game's evaluation.
pub type Value = i32;

/// What a win is worth, before its margin: above anything that an evaluation says of an unfinished game.
pub const WIN: Value = 1_000_000;

/// A game of two players with open information and no chance, whose moves can be made and taken back.
pub trait GameTree {
    /// A move. A forced pass is a move too.
    type Move: Copy + Eq + Debug;
    /// What [`unmake`](GameTree::unmake) needs to restore the position.
    type Undo;
    /// A position as the memory knows it: equal keys mean equal positions, side to move included.
    type Key: Copy + Eq + Hash;

    /// From how many plies above the leaves on NegaScout and MTD(f) remember a position. By default leaves and the
    /// positions right above them are searched anew, because that is faster than looking them up. A game in which
    /// different orders of moves often lead to the same position may choose 1; less than that is taken as 1.
    const REMEMBER_MIN_DEPTH: u32 = 2;

    /// Appends the legal moves of the side to move, always in the same order for the same position. A side that
    /// must pass has the pass as its only move; no move at all means that the game is over.
    fn moves(&self, into: &mut Vec<Self::Move>);

    /// Plays a legal move.
    fn make(&mut self, at: Self::Move) -> Self::Undo;

    /// Takes back the last move made.
    fn unmake(&mut self, at: Self::Move, undo: Self::Undo);

    /// The worth of the position for the side to move. A game that is over is worth [`final_value`] of its margin,
    /// and every other position lies strictly between `-WIN` and `WIN`.
    fn evaluate(&self) -> Value;

    /// The position as the memory knows it.
    fn key(&self) -> Self::Key;
}

/// The worth of a game that ended with this margin for the side to move: 0 for a draw.
pub const fn final_value(margin: i32) -> Value {
    margin.signum() * WIN + margin
}

/// The margin behind a [`final_value`], or `None` if the value is an estimate. A draw can not be told from an
/// estimate of zero, so it counts as one.
pub const fn final_margin(value: Value) -> Option<i32> {
    if value.abs() >= WIN { Some(value - value.signum() * WIN) } else { None }
}
