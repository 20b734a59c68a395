//! A set of squares in 64 bits.

use std::fmt;
use std::ops::{BitAnd, BitAndAssign, BitOr, BitOrAssign, BitXor, BitXorAssign, Not};

use super::Square;

/// A set of squares.
///
/// ```
/// use othello::rules::{Bitboard, Square};
/// let corners = Bitboard::CORNERS;
/// assert_eq!(corners.len(), 4);
/// assert_eq!(corners.first(), Square::at(0, 0));
/// assert!(!corners.contains(Square::at(1, 1).unwrap()));
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
pub struct Bitboard(u64);

impl Bitboard {
    /// No square.
    pub const EMPTY: Self = Self(0);
    /// Every square.
    pub const ALL: Self = Self(!0);
    /// a1, h1, a8 and h8.
    pub const CORNERS: Self = Self(0x8100_0000_0000_0081);
    /// The squares diagonally next to a corner: b2, g2, b7 and g7.
    pub const X_SQUARES: Self = Self(0x0042_0000_0000_4200);
    /// The squares next to a corner along an edge.
    pub const C_SQUARES: Self = Self(0x4281_0000_0000_8142);

    /// Raw bits are for the kernels: those of the rules and those of the strong engine.
    pub(crate) const fn from_bits(bits: u64) -> Self {
        Self(bits)
    }

    pub(crate) const fn bits(self) -> u64 {
        self.0
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

    /// The set with this square in it.
    #[must_use]
    pub const fn with(self, square: Square) -> Self {
        Self(self.0 | square.bit().0)
    }

    /// The square with the lowest number, if any.
    pub const fn first(self) -> Option<Square> {
        if self.0 == 0 { None } else { Some(Square::of_lowest_bit(self.0)) }
    }
}

impl BitAnd for Bitboard {
    type Output = Self;
    fn bitand(self, other: Self) -> Self {
        Self(self.0 & other.0)
    }
}

impl BitOr for Bitboard {
    type Output = Self;
    fn bitor(self, other: Self) -> Self {
        Self(self.0 | other.0)
    }
}

impl BitXor for Bitboard {
    type Output = Self;
    fn bitxor(self, other: Self) -> Self {
        Self(self.0 ^ other.0)
    }
}

impl Not for Bitboard {
    type Output = Self;
    fn not(self) -> Self {
        Self(!self.0)
    }
}

impl BitAndAssign for Bitboard {
    fn bitand_assign(&mut self, other: Self) {
        self.0 &= other.0;
    }
}

impl BitOrAssign for Bitboard {
    fn bitor_assign(&mut self, other: Self) {
        self.0 |= other.0;
    }
}

impl BitXorAssign for Bitboard {
    fn bitxor_assign(&mut self, other: Self) {
        self.0 ^= other.0;
    }
}

impl FromIterator<Square> for Bitboard {
    fn from_iter<I: IntoIterator<Item = Square>>(squares: I) -> Self {
        squares.into_iter().fold(Self::EMPTY, Self::with)
    }
}

impl IntoIterator for Bitboard {
    type Item = Square;
    type IntoIter = SquareIter;

    fn into_iter(self) -> SquareIter {
        SquareIter(self.0)
    }
}

/// The squares of a [`Bitboard`], lowest number first.
#[derive(Clone, Debug)]
pub struct SquareIter(u64);

impl Iterator for SquareIter {
    type Item = Square;

    fn next(&mut self) -> Option<Square> {
        let square = Bitboard(self.0).first()?;
        self.0 &= self.0 - 1;
        Some(square)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n_left = self.0.count_ones() as usize;
        (n_left, Some(n_left))
    }
}

impl ExactSizeIterator for SquareIter {}

/// Eight rows of `.` and `#`, as in the pictures of our comments.
impl fmt::Debug for Bitboard {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for row in 0..8 {
            f.write_str("\n")?;
            for col in 0..8 {
                f.write_str(if self.0 >> (row * 8 + col) & 1 == 1 { "#" } else { "." })?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_set_gives_back_the_squares_put_into_it() {
        let squares: Vec<Square> = Square::all().filter(|square| square.index() % 7 == 3).collect();
        let set: Bitboard = squares.iter().copied().collect();
        assert_eq!(set.len() as usize, squares.len());
        assert_eq!(set.into_iter().collect::<Vec<_>>(), squares);
    }

    #[test]
    fn the_squares_around_corners_touch_their_corner() {
        for square in Bitboard::X_SQUARES | Bitboard::C_SQUARES {
            let near = Bitboard::CORNERS.into_iter().any(|corner| {
                corner.col().abs_diff(square.col()) <= 1 && corner.row().abs_diff(square.row()) <= 1
            });
            assert!(near, "{square} is next to no corner");
        }
        assert_eq!((Bitboard::X_SQUARES | Bitboard::C_SQUARES).len(), 12);
    }
}
