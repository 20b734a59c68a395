//! One game of checkers: what was played and undone, who plays, and how it is kept.
//!
//! The rules and the moves of a game stand in [`rules::checkers`](crate::rules::checkers); here is what a game at a table
//! has besides.

mod history;
mod record;

pub use history::Game;
pub use record::{Record, RecordError};

use super::Tally;
use crate::rules::Disc;
use crate::rules::checkers::{Position, Side};

/// The colour that a side plays: men are discs that nobody turns.
pub const fn colour(side: Side) -> Disc {
    match side {
        Side::Black => Disc::Black,
        Side::White => Disc::White,
    }
}

/// The pieces of both sides.
pub const fn tally(position: &Position) -> Tally {
    Tally { black: position.pieces(Side::Black).len(), white: position.pieces(Side::White).len() }
}
