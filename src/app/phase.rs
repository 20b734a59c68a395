//! The moment of a game.

use super::{Flips, Now};
use crate::engine::worker::Ticket;
use crate::game::Ending;
use crate::rules::Disc;

/// What the arena waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase {
    /// Somebody has to press Start.
    NotStarted,
    /// A person is to move.
    Choosing,
    /// The computer thinks; the ticket is that of its question.
    Thinking(Ticket),
    /// The computer is to move, but does not think now.
    Waiting(Wait),
    /// A move was played and its discs are turning over. The game already stands after the move.
    Turning(Flips),
    /// A side had to pass, and this is being told. The game already stands after the pass.
    Passing(Passing),
    /// The game has ended.
    Over(Ending),
}

/// Why the computer does not think although it is its turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Wait {
    /// Another screen is open.
    Away,
    /// The window is gone.
    Suspended,
    /// Two computers play, and the person who watches said "pause".
    Paused,
    /// Two computers play, and the person who watches looks at an older position.
    Viewing,
    /// The engine's thread could not be started: only people can play.
    NoEngine,
}

/// A forced pass that is being told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Passing {
    /// Who passes: on none of the empty squares would this side turn a disc.
    pub disc: Disc,
    /// How many squares are empty.
    pub empties: u32,
    /// When the notice goes by itself; a tap ends it sooner.
    pub until: Now,
}
