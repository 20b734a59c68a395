//! Who played whom, whichever game it was.

use std::borrow::Cow;
use std::fmt;

use crate::engine::Level;
use crate::engine::checkers::Level as CheckersLevel;
use crate::game::{Seat, Seats};
use crate::rules::{Disc, GameKind, Quoted};

/// The seats of a game, with the ladder of that game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Seating {
    /// A game of Othello.
    Othello(Seats),
    /// A game of checkers.
    Checkers(Seats<CheckersLevel>),
}

/// Whom the player met.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Opponent {
    /// A computer player of Othello.
    Othello(Level),
    /// One who keeps up with the player, however strong it was.
    Adaptive,
    /// A computer player of checkers.
    Checkers(CheckersLevel),
    /// Two people played each other.
    People,
    /// Two computers played each other.
    Watched,
}

impl Seating {
    /// Which game it is.
    pub const fn kind(self) -> GameKind {
        match self {
            Self::Othello(_) => GameKind::Othello,
            Self::Checkers(_) => GameKind::Checkers,
        }
    }

    /// The colour of the one person who played a computer; `None` for two people and for two computers.
    pub const fn only_person(self) -> Option<Disc> {
        match self {
            Self::Othello(seats) => seats.only_person(),
            Self::Checkers(seats) => seats.only_person(),
        }
    }

    /// Whom the player met.
    pub fn opponent(self) -> Opponent {
        match self {
            Self::Othello(seats) => opponent(seats, |level| match level {
                Level::Adaptive(_) => Opponent::Adaptive,
                _ => Opponent::Othello(level),
            }),
            Self::Checkers(seats) => opponent(seats, Opponent::Checkers),
        }
    }

    /// Reads the words for black and white, as [`Display`](fmt::Display) writes them.
    ///
    /// # Errors
    /// A word that is neither `person` nor a level of the game.
    pub(super) fn read(kind: GameKind, black: &str, white: &str) -> Result<Self, String> {
        let words = [black, white];
        Ok(match kind {
            GameKind::Othello => Self::Othello(seats(words, |word| {
                word.parse().ok().filter(|level: &Level| level.key() == word)
            })?),
            GameKind::Checkers => {
                let level = |word: &str| CheckersLevel::ALL.into_iter().find(|level| level.key() == word);
                Self::Checkers(seats(words, level)?)
            }
        })
    }
}

fn opponent<L: Copy>(seats: Seats<L>, computer: impl Fn(L) -> Opponent) -> Opponent {
    match (seats.black, seats.white) {
        (Seat::Person, Seat::Person) => Opponent::People,
        (Seat::Computer(_), Seat::Computer(_)) => Opponent::Watched,
        (Seat::Computer(level), Seat::Person) | (Seat::Person, Seat::Computer(level)) => computer(level),
    }
}

fn seats<L>(words: [&str; 2], level: impl Fn(&str) -> Option<L>) -> Result<Seats<L>, String> {
    let seat = |word: &str| match word {
        "person" => Ok(Seat::Person),
        word => level(word)
            .map(Seat::Computer)
            .ok_or_else(|| format!("{} is neither \"person\" nor a level", Quoted(word))),
    };
    Ok(Seats { black: seat(words[0])?, white: seat(words[1])? })
}

impl fmt::Display for Seating {
    /// The game and both players, such as `othello person club`.
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let word = |seat: Option<Cow<'static, str>>| seat.unwrap_or(Cow::Borrowed("person"));
        let (black, white) = match self {
            Self::Othello(Seats { black, white }) => {
                (black.level().map(Level::key), white.level().map(Level::key))
            }
            Self::Checkers(Seats { black, white }) => {
                let key = |level: CheckersLevel| Cow::Borrowed(level.key());
                (black.level().map(key), white.level().map(key))
            }
        };
        write!(f, "{} {} {}", self.kind(), word(black), word(white))
    }
}
