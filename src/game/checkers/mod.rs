//! One game of checkers: what was played and undone, who plays, and how it is kept.
//!
//! The rules and the course of a game stand in [`engine::checkers`](crate::engine::checkers), where the searches need
//! them; here is what a game at a table has besides.

mod history;
mod record;

pub use history::Game;
pub use record::{Record, RecordError};

use super::Tally;
use crate::engine::checkers::{Position, Side};
use crate::rules::Disc;

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
