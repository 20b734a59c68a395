//! What is chosen on the difficulty page.

use serde::{Deserialize, Serialize};

use crate::engine::{Level, checkers};
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

/// Who plays on from a position that is there already.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PlayAs {
    /// A person has this colour, the computer the other, with the level of the difficulty page.
    Against(Disc),
    /// Two people at one phone.
    People,
}

/// The next game's seats, with the choices that a mode does not use kept for the others. `L` is the ladder of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(default)]
pub struct Setup<L = Level> {
    /// Who meets whom.
    pub opponents: Opponents,
    /// The colour of the person who meets the computer.
    pub person: Disc,
    /// The computer's level; white's, if two computers meet.
    pub level: L,
    /// Black's level if two computers meet.
    pub black_level: L,
}

impl Default for Setup {
    fn default() -> Self {
        Self::beginning_against(Level::Cautious)
    }
}

impl Default for Setup<checkers::Level> {
    fn default() -> Self {
        Self::beginning_against(checkers::Level::Novice)
    }
}

impl<L: Copy> Setup<L> {
    /// A person begins against a level that a beginner can beat.
    fn beginning_against(level: L) -> Self {
        Self { opponents: Opponents::default(), person: Disc::Black, level, black_level: level }
    }

    /// Who sits where when somebody plays on from a position.
    pub const fn seats_as(self, play_as: PlayAs) -> Seats<L> {
        match play_as {
            PlayAs::Against(person) => Seats::against(self.level, person),
            PlayAs::People => Seats::PEOPLE,
        }
    }

    /// Who sits where.
    pub const fn seats(self) -> Seats<L> {
        match self.opponents {
            Opponents::Computer => Seats::against(self.level, self.person),
            Opponents::People => Seats::PEOPLE,
            Opponents::Watch => Seats::watch(self.black_level, self.level),
        }
    }
}
