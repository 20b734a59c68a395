//! The 34 lines of the board that have an edge table, each kept as its number in that table.

use super::edge_tables::{EIGHT, FIVE, FOUR, Mobility, SEVEN, SIX};
use super::geometry::FIRST;
use super::{Cell, Cells};
use crate::rules::{Bitboard, Disc, Square};

/// 8 rows, 8 columns, and the 18 diagonals of four or more cells.
pub const N_LINES: usize = 34;

/// One of the lines: its squares from left to right, or from top to bottom in a column.
#[derive(Clone, Copy, Debug)]
pub struct Line {
    squares: [Square; 8],
    len: usize,
}

impl Line {
    /// Its squares, the one with the highest digit first.
    pub fn squares(&self) -> &[Square] {
        &self.squares[..self.len]
    }

    const fn new((mut col, mut row): (usize, usize), (d_col, d_row): (usize, isize)) -> Self {
        let mut line = Self { squares: [FIRST; 8], len: 0 };
        while let Some(square) = Square::at(col, row) {
            line.squares[line.len] = square;
            line.len += 1;
            col += d_col;
            // Below row 0 the number wraps around to a huge one, which is no row either.
            row = row.wrapping_add_signed(d_row);
        }
        line
    }
}

/// The longest first: 18 of eight cells, then four each of seven, six, five and four.
pub static LINES: [Line; N_LINES] = {
    let mut lines = [Line::new((0, 0), (1, 1)); N_LINES];
    let mut at = 0;
    while at < 8 {
        lines[at] = Line::new((0, at), (1, 0));
        lines[8 + at] = Line::new((at, 0), (0, 1));
        at += 1;
    }
    lines[16] = Line::new((0, 0), (1, 1));
    lines[17] = Line::new((0, 7), (1, -1));
    let mut shorter = 1;
    while shorter <= 4 {
        let first = 14 + 4 * shorter;
        lines[first] = Line::new((shorter, 0), (1, 1));
        lines[first + 1] = Line::new((0, shorter), (1, 1));
        lines[first + 2] = Line::new((0, 7 - shorter), (1, -1));
        lines[first + 3] = Line::new((shorter, 7), (1, -1));
        shorter += 1;
    }
    lines
};

/// Where a square stands in a line: the line's number and the weight of the square's digit.
#[derive(Clone, Copy)]
struct Place {
    line: u8,
    weight: u16,
}

/// For each square its places in up to four lines; the rest have no weight and change nothing.
static PLACES: [[Place; 4]; Square::COUNT] = {
    let mut places = [[Place { line: 0, weight: 0 }; 4]; Square::COUNT];
    let mut n_places = [0; Square::COUNT];
    let mut line = 0;
    while line < N_LINES {
        let mut weight = 1;
        let mut cell = LINES[line].len;
        while cell > 0 {
            cell -= 1;
            let square = LINES[line].squares[cell].index();
            places[square][n_places[square]] = Place { line: line as u8, weight };
            n_places[square] += 1;
            weight *= 3;
        }
        line += 1;
    }
    places
};

/// The number of every line in its edge table, changed only where a move changes the line.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lines {
    indices: [u16; N_LINES],
}

impl Lines {
    /// The lines of a board, read cell by cell.
    pub fn of(cells: &Cells) -> Self {
        let mut lines = Self { indices: [0; N_LINES] };
        for disc in Disc::BOTH {
            for at in cells.discs(disc) {
                lines.add(at, Cell::with(disc).digit() as u16);
            }
        }
        lines
    }

    /// The number of each line, in the order of [`LINES`].
    pub const fn indices(&self) -> &[u16; N_LINES] {
        &self.indices
    }

    /// A move has been made.
    #[inline]
    pub fn played(&mut self, at: Square, turned: Bitboard, mover: Disc) {
        self.add(at, Cell::with(mover).digit() as u16);
        self.turn_to(turned, mover);
    }

    /// A move has been taken back.
    #[inline]
    pub fn taken_back(&mut self, at: Square, turned: Bitboard, mover: Disc) {
        self.turn_to(turned, !mover);
        self.add(at, (Cell::with(mover).digit() as u16).wrapping_neg());
    }

    /// White is one digit below black.
    #[inline(always)]
    fn turn_to(&mut self, turned: Bitboard, to: Disc) {
        let change = match to {
            Disc::Black => 1,
            Disc::White => 1_u16.wrapping_neg(),
        };
        for square in turned {
            self.add(square, change);
        }
    }

    /// Raises the square's digit. To lower it, `digits` comes as a negative number wrapped into the word.
    #[inline(always)]
    fn add(&mut self, square: Square, digits: u16) {
        for place in PLACES[square.index()] {
            let index = &mut self.indices[place.line as usize];
            *index = index.wrapping_add(place.weight.wrapping_mul(digits));
        }
    }

    /// The mobility of both sides: the sum of the edge tables over all lines. A square that is legal along several
    /// lines counts once for each.
    #[inline]
    pub fn mobility(&self) -> Mobility {
        let (eights, rest) = self.indices.split_at(18);
        sum(&EIGHT, eights)
            + sum(&SEVEN, &rest[..4])
            + sum(&SIX, &rest[4..8])
            + sum(&FIVE, &rest[8..12])
            + sum(&FOUR, &rest[12..])
    }
}

#[inline(always)]
fn sum<const STATES: usize>(table: &[Mobility; STATES], indices: &[u16]) -> Mobility {
    indices.iter().map(|&index| table[index as usize]).fold(Mobility::default(), |sum, line| sum + line)
}
