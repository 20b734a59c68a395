//! What is chosen on the difficulty page.

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::game::Seats;
use crate::rules::Disc;

/// Who meets whom.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Opponents {
    /// A person and the computer.
    #[default]
    Computer,
    /// Two people at one phone.
    People,
    /// Two computers, and somebody watches.
    Watch,
}

/// The next game's seats, with the choices that a mode does not use kept for the others.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup {
    /// Who meets whom.
    pub opponents: Opponents,
    /// The colour of the person who meets the computer.
    pub person: Disc,
    /// The computer's level; white's, if two computers meet.
    pub level: Level,
    /// Black's level if two computers meet.
    pub black_level: Level,
}

impl Default for Setup {
    /// A person begins against a level that a beginner can beat.
    fn default() -> Self {
        Self {
            opponents: Opponents::default(),
            person: Disc::Black,
            level: Level::Cautious,
            black_level: Level::Cautious,
        }
    }
}

impl Setup {
    /// Who sits where.
    pub const fn seats(self) -> Seats {
        match self.opponents {
            Opponents::Computer => Seats::against(self.level, self.person),
            Opponents::People => Seats::PEOPLE,
            Opponents::Watch => Seats::watch(self.black_level, self.level),
        }
    }
}
