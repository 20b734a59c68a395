//! What only the board of checkers shows.

use super::{PieceView, choice, move_animation};
use crate::app::Now;
use crate::app::table::{Phase, TableView};
use crate::game::Checkers;
use crate::rules::checkers::{Square, Squares};

impl TableView<'_, Checkers> {
    /// Every piece as it should be drawn at this moment; those on their way are last.
    pub fn pieces_shown(self, now: Now) -> Vec<PieceView> {
        match self.phase() {
            _ if self.viewing().is_some() => move_animation::all(self.position()),
            Phase::Moving(animation) => animation.pieces_shown(now),
            _ => move_animation::waiting(self.position(), self.way()),
        }
    }

    /// The pieces that a person may move now; empty at any other moment. In the middle of a jump only the one that
    /// jumps, on the square where it waits.
    pub fn movable(self) -> Squares {
        match *self.way() {
            _ if !self.is_choosing() => Squares::EMPTY,
            [_, .., here] => here.bit(),
            _ => choice::movable(self.position()),
        }
    }

    /// Whether the person who is to move has to jump.
    pub fn must_jump(self) -> bool {
        self.is_choosing() && self.position().must_jump()
    }

    /// The square of the piece that is chosen to move.
    pub fn chosen(self) -> Option<Square> {
        self.way().last().copied().filter(|_| self.is_choosing())
    }

    /// Where the chosen piece may land next.
    pub fn landings(self) -> Squares {
        if self.is_choosing() { choice::landings(self.position(), self.way()) } else { Squares::EMPTY }
    }

    /// The squares on which the piece to move stood so far.
    fn way(&self) -> &[Square] {
        &self.table.record.partial
    }
}
