//! Who sits at each side of the board.

use serde::{Deserialize, Serialize};

use crate::engine::Level;
use crate::rules::Disc;

/// Who plays one colour. `L` is the ladder of the game that is played: Othello's unless another is named.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Seat<L = Level> {
    /// Somebody with a finger.
    Person,
    /// An engine of this level.
    Computer(L),
}

impl<L: Copy> Seat<L> {
    /// Whether a person sits here.
    pub const fn is_person(self) -> bool {
        matches!(self, Self::Person)
    }

    /// The level of the computer that sits here, if one does.
    pub const fn level(self) -> Option<L> {
        match self {
            Self::Person => None,
            Self::Computer(level) => Some(level),
        }
    }
}

/// Who plays black and who plays white.
///
/// ```
/// use othello::engine::Level;
/// use othello::game::{Seat, Seats};
/// use othello::rules::Disc;
/// let seats = Seats::against(Level::Novice, Disc::Black);
/// assert_eq!(seats.of(Disc::White), Seat::Computer(Level::Novice));
/// assert!(!seats.is_watch());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
pub struct Seats<L = Level> {
    /// Who plays black, and so begins.
    pub black: Seat<L>,
    /// Who plays white.
    pub white: Seat<L>,
}

impl<L: Copy> Seats<L> {
    /// Two people at one phone.
    pub const PEOPLE: Self = Self { black: Seat::Person, white: Seat::Person };

    /// A person who plays `person`, and a computer of this level.
    pub const fn against(level: L, person: Disc) -> Self {
        match person {
            Disc::Black => Self { black: Seat::Person, white: Seat::Computer(level) },
            Disc::White => Self { black: Seat::Computer(level), white: Seat::Person },
        }
    }

    /// Two computers, for people who watch.
    pub const fn watch(black: L, white: L) -> Self {
        Self { black: Seat::Computer(black), white: Seat::Computer(white) }
    }

    /// The same people, and computers of the levels that `change` makes of theirs.
    #[must_use]
    pub fn map(self, change: impl Fn(L) -> L) -> Self {
        let seat = |seat| match seat {
            Seat::Person => Seat::Person,
            Seat::Computer(level) => Seat::Computer(change(level)),
        };
        Self { black: seat(self.black), white: seat(self.white) }
    }

    /// Who plays this colour.
    pub const fn of(self, disc: Disc) -> Seat<L> {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// Whether two computers play each other.
    pub const fn is_watch(self) -> bool {
        !self.black.is_person() && !self.white.is_person()
    }

    /// Whether two people play each other.
    pub const fn is_people(self) -> bool {
        self.black.is_person() && self.white.is_person()
    }

    /// The colour of the one person who plays a computer; `None` for two people and for two computers.
    pub const fn only_person(self) -> Option<Disc> {
        match (self.black.is_person(), self.white.is_person()) {
            (true, false) => Some(Disc::Black),
            (false, true) => Some(Disc::White),
            _ => None,
        }
    }

    /// Whether undo and redo stop where this side is to move: at the person's own turns in a game against the
    /// computer, at every turn otherwise.
    pub fn undo_stops_at(self, disc: Disc) -> bool {
        self.only_person().is_none_or(|person| person == disc)
    }
}
