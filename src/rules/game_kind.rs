//! The two games by name.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use super::Quoted;

/// Which game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum GameKind {
    /// Othello.
    #[default]
    Othello,
    /// Checkers, English draughts.
    Checkers,
}

impl GameKind {
    /// Both games.
    pub const ALL: [Self; 2] = [Self::Othello, Self::Checkers];
}

impl fmt::Display for GameKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Self::Othello => "othello",
            Self::Checkers => "checkers",
        })
    }
}

/// A word that is no game's name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame(pub String);

impl fmt::Display for UnknownGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "unknown game {}; expected one of othello, checkers", Quoted(&self.0))
    }
}

impl std::error::Error for UnknownGame {}

impl FromStr for GameKind {
    type Err = UnknownGame;

    fn from_str(word: &str) -> Result<Self, UnknownGame> {
        let same = |game: &Self| game.to_string().eq_ignore_ascii_case(word);
        Self::ALL.into_iter().find(same).ok_or_else(|| UnknownGame(word.to_owned()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_game_is_found_by_its_name_and_an_unknown_word_lists_them() {
        for game in GameKind::ALL {
            assert_eq!(game.to_string().to_uppercase().parse(), Ok(game));
        }
        assert!("chess".parse::<GameKind>().unwrap_err().to_string().contains("othello, checkers"));
    }
}
