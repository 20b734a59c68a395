//! P1's edge tables: for every line of four to eight cells, how many of its cells each side may place a disc on.
//!
//! A line is read as a number in base 3, the leftmost cell first and highest: 0 is empty, 1 white, 2 black. So
//! `00001020` is 27 + 6 = 33. There is one table for each length, with 3^length entries.

use std::ops::Add;

use super::Cell;
use crate::rules::Disc;

/// The cells of the longest line.
const LONGEST: usize = 8;

/// How many places each side has, on one line or on several together.
///
/// Both counts share a word, so that a sum over lines is one addition for each: a line has at most four places, and 34
/// lines stay far below the 256 where a count would run over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mobility(u16);

impl Mobility {
    const WHITE_PLACE: u16 = 1;
    const BLACK_PLACE: u16 = 1 << 8;

    /// The number of places of one side.
    pub const fn of(self, side: Disc) -> i32 {
        match side {
            Disc::White => (self.0 & 0xff) as i32,
            Disc::Black => (self.0 >> 8) as i32,
        }
    }

    /// Whether neither side has a place.
    pub const fn is_none(self) -> bool {
        self.0 == 0
    }
}

impl Add for Mobility {
    type Output = Self;

    fn add(self, other: Self) -> Self {
        Self(self.0 + other.0)
    }
}

/// The tables for lines of 8, 7, 6, 5 and 4 cells.
pub(super) static EIGHT: [Mobility; 6561] = table(8);
pub(super) static SEVEN: [Mobility; 2187] = table(7);
pub(super) static SIX: [Mobility; 729] = table(6);
pub(super) static FIVE: [Mobility; 243] = table(5);
pub(super) static FOUR: [Mobility; 81] = table(4);

/// The table for lines of this many cells, or `None` where the paper has none.
///
/// ```
/// use othello::engine::classic::edge_table;
/// use othello::rules::Disc;
/// // White may flank the black disc of `00012000` from the right.
/// assert_eq!(edge_table(8).map(|table| table[135].of(Disc::White)), Some(1));
/// ```
pub fn edge_table(n_cells: usize) -> Option<&'static [Mobility]> {
    match n_cells {
        8 => Some(&EIGHT),
        7 => Some(&SEVEN),
        6 => Some(&SIX),
        5 => Some(&FIVE),
        4 => Some(&FOUR),
        _ => None,
    }
}

/// The number of a line in its table.
pub fn line_index(line: &[Cell]) -> usize {
    line.iter().fold(0, |index, cell| index * 3 + cell.digit())
}

const fn table<const STATES: usize>(n_cells: usize) -> [Mobility; STATES] {
    let mut table = [Mobility(0); STATES];
    let mut index = 0;
    while index < STATES {
        table[index] = places(digits(index), n_cells);
        index += 1;
    }
    table
}

/// The digits of a line, lowest first: places are the same read from either end.
const fn digits(mut index: usize) -> [u8; LONGEST] {
    let mut digits = [0; LONGEST];
    let mut cell = 0;
    while index > 0 {
        digits[cell] = (index % 3) as u8;
        index /= 3;
        cell += 1;
    }
    digits
}

const fn places(line: [u8; LONGEST], n_cells: usize) -> Mobility {
    let mut places = 0;
    let mut at = 0;
    while at < n_cells {
        if line[at] == Cell::Empty as u8 {
            if flanks(line, n_cells, at, Cell::White as u8) {
                places += Mobility::WHITE_PLACE;
            }
            if flanks(line, n_cells, at, Cell::Black as u8) {
                places += Mobility::BLACK_PLACE;
            }
        }
        at += 1;
    }
    Mobility(places)
}

/// Whether a disc placed at an empty cell flanks others within the line.
const fn flanks(line: [u8; LONGEST], n_cells: usize, at: usize, own: u8) -> bool {
    let other = 3 - own;
    let mut up = at + 1;
    while up < n_cells && line[up] == other {
        up += 1;
    }
    if up > at + 1 && up < n_cells && line[up] == own {
        return true;
    }
    let mut down = at;
    while down > 0 && line[down - 1] == other {
        down -= 1;
    }
    down < at && down > 0 && line[down - 1] == own
}
