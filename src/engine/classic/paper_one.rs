//! P1's evaluation: mobility by edge tables, the frontier by liberties, and corner control, taken together.

use super::{Cells, Evaluation, Liberties, Lines, corner_control};
use crate::engine::search::Value;
use crate::rules::{Bitboard, Disc, Square};

/// What each place on a line is worth.
const MOBILITY: Value = 10;
/// What each disc on the frontier costs.
const FRONTIER: Value = 5;
/// What a point of the corner table is worth.
const CORNERS: Value = 1;

/// P1's evaluation with what it keeps from move to move: the lines' numbers and the cells' liberties.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PaperOne {
    lines: Lines,
    liberties: Liberties,
}

impl PaperOne {
    /// The 34 lines.
    pub const fn lines(&self) -> &Lines {
        &self.lines
    }

    /// The liberties of the cells.
    pub const fn liberties(&self) -> &Liberties {
        &self.liberties
    }
}

impl Evaluation for PaperOne {
    const MOBILITY_UNIT: Value = MOBILITY;

    fn of(cells: &Cells) -> Self {
        Self { lines: Lines::of(cells), liberties: Liberties::of(cells) }
    }

    #[inline]
    fn played(&mut self, at: Square, turned: Bitboard, mover: Disc) {
        self.lines.played(at, turned, mover);
        self.liberties.placed(at);
    }

    #[inline]
    fn taken_back(&mut self, at: Square, turned: Bitboard, mover: Disc) {
        self.lines.taken_back(at, turned, mover);
        self.liberties.lifted(at);
    }

    #[inline]
    fn value(&self, cells: &Cells) -> Option<Value> {
        let mobility = self.lines.mobility();
        // A place on a line is a legal move. No place proves nothing: the diagonals of three cells have no table.
        if mobility.is_none() && cells.is_over() {
            return None;
        }
        let (own, other) = (cells.turn(), !cells.turn());
        let frontier = |side| self.liberties.frontier(cells.discs(side)).len() as Value;
        Some(
            MOBILITY * (mobility.of(own) - mobility.of(other)) - FRONTIER * (frontier(own) - frontier(other))
                + CORNERS * corner_control(cells, own),
        )
    }
}
