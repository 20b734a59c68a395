//! What is chosen on the difficulty page.

use serde::{Deserialize, Serialize};

use crate::engine::people::Person;
use crate::engine::{Elo, Level, checkers};
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

/// The manner in which a computer plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ComputerKind {
    /// As people do, with their mistakes.
    LikeAPerson,
    /// Like a person who is as strong as the player.
    Adaptive,
    /// As well as it can: the ladder of engines.
    Engine,
}

impl ComputerKind {
    /// The kind to which a level of Othello belongs.
    pub const fn of(level: Level) -> Self {
        match level {
            Level::Person(_) => Self::LikeAPerson,
            Level::Adaptive(_) => Self::Adaptive,
            _ => Self::Engine,
        }
    }
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
    /// The rung of the ladder of engines that was chosen last, for whoever comes back to it from another kind.
    pub last_engine: L,
    /// The same of those who play like people.
    pub last_person: L,
}

impl Default for Setup {
    fn default() -> Self {
        Self { last_engine: Level::Cautious, ..Self::beginning_against(Level::Person(Person::Beginner)) }
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
        Self {
            opponents: Opponents::default(),
            person: Disc::Black,
            level,
            black_level: level,
            last_engine: level,
            last_person: level,
        }
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

impl Setup {
    /// The level of this kind that was chosen last; the player's own strength is that of one who keeps up. A file may
    /// remember somebody of another kind.
    pub fn last_of(self, kind: ComputerKind, player: Elo) -> Level {
        let (last, usual) = match kind {
            ComputerKind::LikeAPerson => (self.last_person, Self::default().last_person),
            ComputerKind::Adaptive => return Level::Adaptive(player),
            ComputerKind::Engine => (self.last_engine, Self::default().last_engine),
        };
        if ComputerKind::of(last) == kind { last } else { usual }
    }

    /// The same, with this level remembered as the last one of its kind.
    #[must_use]
    pub const fn remembering(mut self, level: Level) -> Self {
        match ComputerKind::of(level) {
            ComputerKind::LikeAPerson => self.last_person = level,
            ComputerKind::Adaptive => {}
            ComputerKind::Engine => self.last_engine = level,
        }
        self
    }
}
