//! The moment of a game.

use super::TableGame;
use crate::app::Now;
use crate::rules::Disc;

/// What a table waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Phase<G: TableGame> {
    /// Somebody has to press Start.
    NotStarted,
    /// A person is to move, or to go on with a move.
    Choosing,
    /// The computer thinks.
    Thinking,
    /// The computer is to move, but does not think now.
    Waiting(Wait),
    /// A move was made and is being shown. The game already stands after it.
    Moving(G::Animation),
    /// A side had to pass, and this is being told. The game already stands after the pass.
    Passing(Passing),
    /// The game has ended.
    Over(G::Ending),
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
    /// When the notice goes by itself; a tap ends it sooner.
    pub until: Now,
}
