//! The 32 dark squares, by the numbers that players use.

use std::fmt;
use std::str::FromStr;

use super::Squares;
use crate::rules::Quoted;

/// A dark square. Black's men begin on 1 to 12 and move down this page, White's on 21 to 32 and move up:
///
/// ```text
///      1   2   3   4
///    5   6   7   8
///      9  10  11  12
///   13  14  15  16
///     17  18  19  20
///   21  22  23  24
///     25  26  27  28
///   29  30  31  32
/// ```
///
/// ```
/// use othello::rules::checkers::Square;
/// let square: Square = "15".parse()?;
/// assert_eq!((square.number(), square.row(), square.col()), (15, 3, 4));
/// assert_eq!(Square::at(4, 3), Some(square));
/// assert_eq!(Square::at(3, 3), None, "a light square");
/// # Ok::<(), othello::rules::checkers::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Square(u8);

impl Square {
    /// How many dark squares there are.
    pub const COUNT: usize = 32;

    /// The square with this number, 1 to 32.
    pub const fn new(number: usize) -> Option<Self> {
        if 1 <= number && number <= Self::COUNT { Some(Self(number as u8 - 1)) } else { None }
    }

    /// The square in this column (0 is the left one) and row (0 is the upper one), if it is dark and on the board.
    pub const fn at(col: usize, row: usize) -> Option<Self> {
        if col < 8 && row < 8 && (col + row) % 2 == 1 { Some(Self((row * 4 + col / 2) as u8)) } else { None }
    }

    /// The square of the lowest set bit. The caller knows that there is one.
    pub(super) const fn of_lowest_bit(bits: u32) -> Self {
        debug_assert!(bits != 0, "an empty set has no lowest square");
        Self(bits.trailing_zeros() as u8 & 31)
    }

    /// All dark squares, 1 first.
    pub fn all() -> impl DoubleEndedIterator<Item = Self> + ExactSizeIterator {
        (0..Self::COUNT as u8).map(Self)
    }

    /// 1 to 32.
    pub const fn number(self) -> usize {
        self.0 as usize + 1
    }

    /// 0 (the row where Black begins) to 7.
    pub const fn row(self) -> usize {
        self.0 as usize / 4
    }

    /// 0 (left, with Black above) to 7.
    pub const fn col(self) -> usize {
        self.0 as usize % 4 * 2 + (self.row() + 1) % 2
    }

    /// The set that holds this square alone.
    pub const fn bit(self) -> Squares {
        Squares::from_bits(1 << self.0)
    }

    /// The square that a jump from here to there passes over, if that is a jump.
    pub const fn over(self, to: Self) -> Option<Self> {
        if self.row().abs_diff(to.row()) == 2 && self.col().abs_diff(to.col()) == 2 {
            Self::at(usize::midpoint(self.col(), to.col()), usize::midpoint(self.row(), to.row()))
        } else {
            None
        }
    }
}

impl fmt::Display for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.number())
    }
}

impl fmt::Debug for Square {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that is no square's number; it comes back with the error.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ParseSquareError(pub String);

impl fmt::Display for ParseSquareError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "invalid square {}; expected a number from 1 to 32", Quoted(&self.0))
    }
}

impl std::error::Error for ParseSquareError {}

impl FromStr for Square {
    type Err = ParseSquareError;

    /// One or two digits; a leading zero is understood, a sign is not.
    fn from_str(text: &str) -> Result<Self, ParseSquareError> {
        let is_short = (1..=2).contains(&text.len()) && text.bytes().all(|byte| byte.is_ascii_digit());
        let number = if is_short { text.parse().ok() } else { None };
        number.and_then(Self::new).ok_or_else(|| ParseSquareError(text.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_square_survives_its_number_and_its_place() {
        for square in Square::all() {
            assert_eq!(square.to_string().parse(), Ok(square));
            assert_eq!(Square::at(square.col(), square.row()), Some(square));
            assert_eq!(Square::new(square.number()), Some(square));
        }
        let dark = (0..8).flat_map(|row| (0..8).filter_map(move |col| Square::at(col, row)));
        assert!(dark.eq(Square::all()), "row by row, from left to right");
    }

    #[test]
    fn the_error_names_the_text() {
        for text in ["", "0", "33", "+1", "-1", "1 ", "001", "a1", "１", "4294967297"] {
            let error = text.parse::<Square>().unwrap_err();
            assert_eq!(error.0, text);
            assert!(error.to_string().contains(&format!("{text:?}")));
        }
    }

    #[test]
    fn a_jump_passes_over_the_square_between() {
        let over = |from, to| Square::new(from).unwrap().over(Square::new(to).unwrap()).map(Square::number);
        assert_eq!([over(15, 22), over(22, 15), over(1, 10)], [Some(18), Some(18), Some(6)]);
        // A step, a jump around the edge, two squares in a row, and no move at all.
        assert_eq!([over(11, 15), over(4, 13), over(1, 2), over(9, 9)], [None; 4]);
    }
}
