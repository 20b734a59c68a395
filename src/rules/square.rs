//! One of the 64 squares.

use std::fmt;
use std::str::FromStr;

use super::{Bitboard, Quoted};

/// A square of the board, numbered 0..64 row by row from the top left: `a1` is 0, `h1` is 7, `h8` is 63.
///
/// ```
/// use othello::rules::Square;
/// let f5: Square = "f5".parse()?;
/// assert_eq!((f5.col(), f5.row(), f5.index()), (5, 4, 37));
/// assert_eq!(f5.to_string(), "f5");
/// # Ok::<(), othello::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many squares there are.
    pub const COUNT: usize = 64;

    /// The first of all squares.
    pub const A1: Self = Self(0);

    /// The square with this number, if there is one.
    pub const fn new(index: usize) -> Option<Self> {
        if index < Self::COUNT { Some(Self(index as u8)) } else { None }
    }

    /// The square at this column (0 is `a`) and row (0 is `1`), if it is on the board.
    pub const fn at(col: usize, row: usize) -> Option<Self> {
        if col < 8 && row < 8 { Some(Self((row * 8 + col) as u8)) } else { None }
    }

    /// The square of the lowest set bit. The caller knows that there is one.
    pub(crate) const fn of_lowest_bit(bits: u64) -> Self {
        debug_assert!(bits != 0, "an empty set has no lowest square");
        Self(bits.trailing_zeros() as u8 & 63)
    }

    /// All squares, `a1` first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// 0 to 63.
    pub const fn index(self) -> usize {
        self.0 as usize
    }

    /// 0 (`a`) to 7 (`h`).
    pub const fn col(self) -> usize {
        self.0 as usize & 7
    }

    /// 0 (`1`) to 7 (`8`).
    pub const fn row(self) -> usize {
        self.0 as usize >> 3
    }

    /// The set that holds this square alone.
    pub const fn bit(self) -> Bitboard {
        Bitboard::from_bits(1 << self.0)
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let col = char::from(b'a' + self.col() as u8);
        write!(f, "{col}{}", self.row() + 1)
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no square; it comes back with the error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(pub String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid square {}; expected a letter a-h and a digit 1-8", Quoted(&self.0))
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    fn from_str(text: &str) -> Result<Self, Self::Err> {
        if let &[letter, digit] = text.as_bytes() {
            let col = letter.to_ascii_lowercase().wrapping_sub(b'a');
            let row = digit.wrapping_sub(b'1');
            if let Some(square) = Self::at(col as usize, row as usize) {
                return Ok(square);
            }
        }
        Err(ParseSquareError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_its_own_name() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(square.to_string().to_uppercase().parse(), Ok(square));
        }
    }

    #[test]
    fn the_error_names_the_text() {
        for text in ["", "a", "a0", "a9", "i1", "1a", "a10", "é", "`1"] {
            let error = text.parse::<Square>().unwrap_err();
            assert_eq!(error.0, text);
            assert!(error.to_string().contains(&format!("{text:?}")));
        }
    }
}
