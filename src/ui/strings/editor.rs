//! The words of the page where a position is set up.

use super::messages::messages;
use crate::app::{Brush, PositionCheck};
use crate::rules::Disc;

messages! {
    /// A position to set up.
    struct EditorWords("editor") {
        title, brush_title, brush_black, brush_white, brush_empty, black_to_move, white_to_move, undo, clear, reset,
        no_discs, no_moves,
    }
    fn no_discs_of(side: Disc);
    fn passes(side: Disc);
    fn moves(side: Disc, moves: u32);
}

impl EditorWords {
    pub(crate) const fn brush(&self, brush: Brush) -> &'static str {
        match brush {
            Brush::Black => self.brush_black,
            Brush::White => self.brush_white,
            Brush::Empty => self.brush_empty,
        }
    }

    /// Whose turn it is.
    pub(crate) const fn turn(&self, disc: Disc) -> &'static str {
        match disc {
            Disc::Black => self.black_to_move,
            Disc::White => self.white_to_move,
        }
    }

    /// What is to be said of the position.
    pub(crate) fn check(&self, check: PositionCheck) -> String {
        match check {
            PositionCheck::NoDiscs => self.no_discs.to_owned(),
            PositionCheck::NoDiscsOf(disc) => self.no_discs_of(disc),
            PositionCheck::NoMoves => self.no_moves.to_owned(),
            PositionCheck::Passes(disc) => self.passes(disc),
            PositionCheck::Moves(disc, moves) => self.moves(disc, moves),
        }
    }
}
