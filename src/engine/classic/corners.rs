//! P1's corner table: corners are worth a lot, the squares that give them away cost something.

use super::geometry::FIRST;
use super::{Cell, Cells};
use crate::engine::search::Value;
use crate::rules::{Disc, Square};

/// A corner. The paper only says "a lot".
pub const CORNER: Value = 300;
/// The square diagonally next to a corner, in the paper's figure.
pub const X_SQUARE: Value = -60;
/// The two squares next to a corner along the edges, in the paper's figure.
pub const C_SQUARE: Value = -3;

/// A corner with the squares around it.
struct Region {
    corner: Square,
    x_square: Square,
    c_squares: [Square; 2],
}

static REGIONS: [Region; 4] = [region(0, 0), region(7, 0), region(0, 7), region(7, 7)];

const fn region(col: usize, row: usize) -> Region {
    let inner_col = if col == 0 { 1 } else { 6 };
    let inner_row = if row == 0 { 1 } else { 6 };
    Region {
        corner: square(col, row),
        x_square: square(inner_col, inner_row),
        c_squares: [square(inner_col, row), square(col, inner_row)],
    }
}

const fn square(col: usize, row: usize) -> Square {
    match Square::at(col, row) {
        Some(square) => square,
        None => FIRST,
    }
}

/// Corner control: the table's sum for one side less that for the other.
///
/// A square next to a corner costs its owner something only while the corner is empty. The danger is to open the way
/// into the corner; once it is taken, by either side, the way is gone, and an own disc beside an own corner is safe.
/// Paid always, the same player scores 43 % against itself (1,000 games at depth 4, November 2026).
#[inline]
pub fn corner_control(cells: &Cells, side: Disc) -> Value {
    REGIONS.iter().map(|region| region.worth(cells, side)).sum()
}

impl Region {
    #[inline(always)]
    fn worth(&self, cells: &Cells, side: Disc) -> Value {
        let own = Cell::with(side);
        let signed = |at: Square, worth: Value| match cells.at(at) {
            Cell::Empty => 0,
            cell if cell == own => worth,
            _ => -worth,
        };
        if cells.at(self.corner) == Cell::Empty {
            let [one, other] = self.c_squares;
            signed(self.x_square, X_SQUARE) + signed(one, C_SQUARE) + signed(other, C_SQUARE)
        } else {
            signed(self.corner, CORNER)
        }
    }
}
