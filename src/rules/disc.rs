//! The two sides of a disc, which are the two players.

use std::fmt;
use std::ops::Not;

use serde::{Deserialize, Serialize};

/// A disc's colour, and the player who owns it.
///
/// ```
/// use othello::rules::Disc;
/// assert_eq!(!Disc::Black, Disc::White);
/// assert_eq!(Disc::White.to_string(), "White");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Disc {
    /// Moves first.
    Black,
    /// Moves second.
    White,
}

impl Disc {
    /// Both sides, black first.
    pub const BOTH: [Self; 2] = [Self::Black, Self::White];

    /// The letter of 64-character boards: `X` for black, `O` for white.
    pub const fn symbol(self) -> char {
        match self {
            Self::Black => 'X',
            Self::White => 'O',
        }
    }
}

impl Not for Disc {
    type Output = Self;

    fn not(self) -> Self {
        match self {
            Self::Black => Self::White,
            Self::White => Self::Black,
        }
    }
}

impl fmt::Display for Disc {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Black => "Black",
            Self::White => "White",
        })
    }
}
