//! A set of dark squares in 32 bits, and the four ways to step from it.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitOrAssign, BitXor, Not, Sub};

use super::{Side, Square};

/// A set of dark squares.
///
/// ```
/// use othello::rules::checkers::{Direction, Square, Squares};
/// let eleven = Square::new(11).unwrap().bit();
/// let ahead = eleven.step(Direction::DownLeft) | eleven.step(Direction::DownRight);
/// assert_eq!(ahead.into_iter().map(Square::number).collect::<Vec<_>>(), [15, 16]);
/// assert!(Square::new(28).unwrap().bit().step(Direction::DownRight).is_empty(), "that is the edge");
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Squares(u32);

/// One of the four diagonals, with Black above.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Direction {
    /// Towards White's side, to lower columns.
    DownLeft,
    /// Towards White's side, to higher columns.
    DownRight,
    /// Towards Black's side, to lower columns.
    UpLeft,
    /// Towards Black's side, to higher columns.
    UpRight,
}

impl Direction {
    /// All four; down first.
    pub const ALL: [Self; 4] = [Self::DownLeft, Self::DownRight, Self::UpLeft, Self::UpRight];

    /// The two ways in which a man of this side goes.
    pub const fn forward(side: Side) -> [Self; 2] {
        match side {
            Side::Black => [Self::DownLeft, Self::DownRight],
            Side::White => [Self::UpLeft, Self::UpRight],
        }
    }
}

/// Rows 0, 2, 4 and 6, whose dark squares are the second of each pair of columns.
const EVEN_ROWS: u32 = 0x0f0f_0f0f;
const LEFT_COLUMN: u32 = 0x1010_1010;
const RIGHT_COLUMN: u32 = 0x0808_0808;

impl Squares {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every dark square.
    pub const ALL: Self = Self(!0);
    /// The squares at the rim of the board, where a piece can not be jumped.
    pub const EDGE: Self = Self(LEFT_COLUMN | RIGHT_COLUMN | 0xf000_000f);

    pub(super) const fn from_bits(bits: u32) -> Self {
        Self(bits)
    }

    pub(super) const fn bits(self) -> u32 {
        self.0
    }

    /// The squares where this side's men begin.
    pub const fn home(side: Side) -> Self {
        match side {
            Side::Black => Self(0x0000_0fff),
            Side::White => Self(0xfff0_0000),
        }
    }

    /// The far row, where a man of this side becomes a king.
    pub const fn crown(side: Side) -> Self {
        match side {
            Side::Black => Self(0xf000_0000),
            Side::White => Self(0x0000_000f),
        }
    }

    /// How many squares are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether no square is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether this square is in the set.
    pub const fn contains(self, square: Square) -> bool {
        self.0 & square.bit().0 != 0
    }

    /// The square with the lowest number, if any.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::of_lowest_bit(self.0)) }
    }

    /// Where the squares of the set lead with one step; those at the edge lead nowhere.
    #[must_use]
    #[inline(always)]
    pub const fn step(self, direction: Direction) -> Self {
        // Going straight down a row is four numbers; the rows are shifted by one column against each other.
        let (even, odd) = (self.0 & EVEN_ROWS, self.0 & !EVEN_ROWS);
        Self(match direction {
            Direction::DownLeft => (even << 4) | ((odd & !LEFT_COLUMN) << 3),
            Direction::DownRight => ((even & !RIGHT_COLUMN) << 5) | (odd << 4),
            Direction::UpLeft => (even >> 4) | ((odd & !LEFT_COLUMN) >> 5),
            Direction::UpRight => ((even & !RIGHT_COLUMN) >> 3) | (odd >> 4),
        })
    }
}

impl BitAnd for Squares {
    type Output = Self;
    #[inline]
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Squares {
    type Output = Self;
    #[inline]
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitOrAssign for Squares {
    fn bitor_assign(&mut self, other: Self) {
        *self = *self | other;
    }
}

impl BitXor for Squares {
    type Output = Self;
    #[inline]
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Sub for Squares {
    type Output = Self;
    /// The set without the squares of the other.
    #[inline]
    fn sub(self, other: Self) -> Self {
        Self(self.0 & !other.0)
    }
}

impl Not for Squares {
    type Output = Self;
    #[inline]
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl FromIterator<Square> for Squares {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, |set, square| set | square.bit())
    }
}

/// The squares of a set, the lowest number first.
#[derive(Clone, Debug)]
pub struct SquaresIter(Squares);

impl IntoIterator for Squares {
    type Item = Square;
    type IntoIter = SquaresIter;

    fn into_iter(self) -> SquaresIter {
        SquaresIter(self)
    }
}

impl Iterator for SquaresIter {
    type Item = Square;

    #[inline]
    fn next(&mut self) -> Option<Square> {
        let first = self.0.first()?;
        self.0 = self.0 - first.bit();
        Some(first)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let len = self.0.len() as usize;
        (len, Some(len))
    }
}

impl ExactSizeIterator for SquaresIter {}

impl fmt::Debug for Squares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(*self).finish()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn steps_go_where_columns_and_rows_say() {
        for square in Square::all() {
            for direction in Direction::ALL {
                let (right, down) = match direction {
                    Direction::DownLeft => (-1, 1),
                    Direction::DownRight => (1, 1),
                    Direction::UpLeft => (-1, -1),
                    Direction::UpRight => (1, -1),
                };
                let col = square.col().checked_add_signed(right);
                let row = square.row().checked_add_signed(down);
                let expected = col.zip(row).and_then(|(col, row)| Square::at(col, row));
                assert_eq!(square.bit().step(direction).first(), expected, "{square} {direction:?}");
            }
        }
    }

    #[test]
    fn a_set_steps_as_its_squares_do() {
        for direction in Direction::ALL {
            let one_by_one: Squares =
                Squares::ALL.into_iter().filter_map(|square| square.bit().step(direction).first()).collect();
            assert_eq!(Squares::ALL.step(direction), one_by_one);
        }
    }

    #[test]
    fn the_edge_is_the_rim_of_the_board() {
        let rim = Square::all()
            .filter(|square| [0, 7].contains(&square.row()) || [0, 7].contains(&square.col()))
            .collect();
        assert_eq!(Squares::EDGE, rim);
        assert_eq!(Squares::EDGE.len(), 14);
    }

    #[test]
    fn the_men_begin_on_the_first_and_last_three_rows() {
        let numbers = |set: Squares| set.into_iter().map(Square::number).collect::<Vec<_>>();
        assert_eq!(numbers(Squares::home(Side::Black)), (1..=12).collect::<Vec<_>>());
        assert_eq!(numbers(Squares::home(Side::White)), (21..=32).collect::<Vec<_>>());
        assert_eq!(numbers(Squares::crown(Side::Black)), [29, 30, 31, 32]);
        assert_eq!(numbers(Squares::crown(Side::White)), [1, 2, 3, 4]);
    }
}
