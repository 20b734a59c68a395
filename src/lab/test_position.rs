//! What is searched: a position of either game, with a name that any language can tell.

use std::fmt;

use serde::{Deserialize, Serialize};

use super::Builtin;
use crate::rules::notation::BoardError;
use crate::rules::{Board, GameKind, checkers};

/// A position of either game. Its text is the one that the game itself reads.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "SavedPosition", into = "SavedPosition")]
pub enum AnyPosition {
    /// A board of Othello.
    Othello(Board),
    /// A position of checkers.
    Checkers(checkers::Position),
}

/// A position as it is saved.
#[derive(Serialize, Deserialize)]
struct SavedPosition {
    game: GameKind,
    board: String,
}

/// Why a text is no position of its game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum AnyPositionError {
    /// Not a board of Othello.
    Othello(BoardError),
    /// Not a position of checkers.
    Checkers(checkers::PositionError),
}

impl fmt::Display for AnyPositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Othello(error) => error.fmt(f),
            Self::Checkers(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for AnyPositionError {}

impl AnyPosition {
    /// Reads a position of this game.
    ///
    /// # Errors
    /// The text is none; the error says why.
    pub fn read(game: GameKind, text: &str) -> Result<Self, AnyPositionError> {
        match game {
            GameKind::Othello => text.parse().map(Self::Othello).map_err(AnyPositionError::Othello),
            GameKind::Checkers => text.parse().map(Self::Checkers).map_err(AnyPositionError::Checkers),
        }
    }

    /// Which game it belongs to.
    pub const fn game(&self) -> GameKind {
        match self {
            Self::Othello(_) => GameKind::Othello,
            Self::Checkers(_) => GameKind::Checkers,
        }
    }

    /// How many moves the side to move has.
    pub fn n_moves(&self) -> usize {
        match self {
            Self::Othello(board) => board.position.moves().len() as usize,
            Self::Checkers(position) => position.moves().len(),
        }
    }
}

impl fmt::Display for AnyPosition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Othello(board) => board.fmt(f),
            Self::Checkers(position) => position.fmt(f),
        }
    }
}

impl From<AnyPosition> for SavedPosition {
    fn from(position: AnyPosition) -> Self {
        Self { game: position.game(), board: position.to_string() }
    }
}

impl TryFrom<SavedPosition> for AnyPosition {
    type Error = AnyPositionError;

    fn try_from(written: SavedPosition) -> Result<Self, AnyPositionError> {
        Self::read(written.game, &written.board)
    }
}

/// Where a position comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Title {
    /// One of ours.
    Builtin(Builtin),
    /// The game that was being played.
    Current,
    /// Random moves from the start.
    Random {
        /// Which random moves.
        seed: u64,
        /// How many.
        plies: u32,
    },
    /// One of many, counted from 1.
    Numbered(usize),
    /// What somebody typed.
    Given,
}

/// In English.
impl fmt::Display for Title {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Builtin(builtin) => f.write_str(builtin.name()),
            Self::Current => f.write_str("current game"),
            Self::Random { seed, plies } => write!(f, "random {seed}, {plies} plies"),
            Self::Numbered(number) => write!(f, "random {number}"),
            Self::Given => f.write_str("given"),
        }
    }
}

/// A position to search.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct TestPosition {
    /// Where it comes from.
    pub title: Title,
    /// The position.
    #[serde(rename = "place")]
    pub position: AnyPosition,
}

impl From<Builtin> for TestPosition {
    fn from(builtin: Builtin) -> Self {
        Self { title: Title::Builtin(builtin), position: builtin.position() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_place_is_saved_as_text_and_read_back() {
        for builtin in Builtin::ALL {
            let position = TestPosition::from(builtin);
            let text = serde_json::to_string(&position).unwrap();
            assert_eq!(serde_json::from_str::<TestPosition>(&text).unwrap(), position, "{text}");
            assert_eq!(
                AnyPosition::read(builtin.game(), &position.position.to_string()),
                Ok(position.position)
            );
        }
    }

    #[test]
    fn a_text_that_is_no_position_is_refused_with_the_reason() {
        for game in GameKind::ALL {
            assert!(!AnyPosition::read(game, "nothing").unwrap_err().to_string().is_empty());
        }
    }
}
