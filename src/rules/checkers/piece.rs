//! The two sides and their pieces.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// A player of checkers.
///
/// ```
/// use othello::rules::checkers::Side;
/// assert_eq!(!Side::Black, Side::White);
/// assert_eq!(Side::White.to_string(), "White");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Side {
    /// The dark pieces. They begin on the squares 1 to 12 and move first.
    Black,
    /// The light pieces. They begin on the squares 21 to 32.
    White,
}

impl Side {
    /// Both sides, black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The letter that names the side to move in a board's text.
    pub const fn symbol(self) -> char {
        match self {
            Self::Black => 'B',
            Self::White => 'W',
        }
    }
}

impl Not for Side {
    type Output = Self;

    #[inline]
    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Side {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}

/// What a piece may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Rank {
    /// Steps and jumps forward.
    Man,
    /// Steps and jumps forward and backward.
    King,
}

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Piece {
    /// Whose it is.
    pub side: Side,
    /// What it may do.
    pub rank: Rank,
}

impl Piece {
    /// The letter of a board's text: `b` and `w` for men, `B` and `W` for kings.
    pub const fn symbol(self) -> char {
        match self.rank {
            Rank::Man => self.side.symbol().to_ascii_lowercase(),
            Rank::King => self.side.symbol(),
        }
    }
}
