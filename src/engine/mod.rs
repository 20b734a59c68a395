//! The computer's side of the board: the searches, the evaluations, the ladder of levels and the thread they run on.
//!
//! Nothing here knows of screens, files or who plays which colour; it uses [`rules`](crate::rules) only.
//!
//! ```
//! use othello::engine::{Level, Stop};
//! use othello::rules::Position;
//! let mut engine = Level::Apprentice.engine(None);
//! let thought = engine.choose(Position::START, &Stop::new(), &mut |_| {}).unwrap();
//! assert!(Position::START.moves().contains(thought.best));
//! ```

pub mod checkers;
pub mod classic;
mod elo;
mod level;
mod measured;
pub mod people;
pub mod puzzles;
mod resources;
pub mod review;
mod score;
pub mod search;
mod speed;
mod stop;
pub mod strong;
pub mod think;
pub mod worker;

pub use elo::Elo;
pub use level::{Level, UnknownLevel};
pub use resources::{Resources, ThinkingTime};
pub use score::{Score, estimated_discs};
pub use stop::{Limit, Stop};

use std::time::Duration;

use crate::rules::{Position, Square};

/// A player made of code: the one interface through which levels, matches and the app ask for a move.
pub trait Engine: Send {
    /// The move for the side to move, or `None` if it has no legal one.
    ///
    /// After `stop` is raised it answers within 50 ms, with the best move found so far. `progress` is called with each
    /// better or deeper thought on the way; an engine that thinks in one step never calls it.
    fn choose(
        &mut self,
        position: Position,
        stop: &Stop,
        progress: &mut dyn FnMut(&Thought),
    ) -> Option<Thought>;

    /// Thinks on the other side's time, until `stop` is raised: the next choice may find its work half done. Nobody
    /// has to ask for it, and an engine that remembers nothing does nothing.
    fn ponder(&mut self, _position: Position, _stop: &Stop) {}

    /// Tells which square the other side chose last, before [`choose`](Self::choose) is asked. A position does not tell
    /// it, and most engines do not care; people look where something has just happened.
    fn opponent_played(&mut self, _at: Option<Square>) {}

    /// How long a person would have thought about the last choice. An engine that is not like a person answers at once.
    fn deliberation(&self) -> Duration {
        Duration::ZERO
    }
}

/// What an engine thinks, while it thinks and in the end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Thought {
    /// The move it would play.
    pub best: Square,
    /// What it thinks of that move.
    pub score: Score,
    /// The moves it expects, `best` first; forced passes are left out.
    pub line: Vec<Square>,
    /// How many plies it looked ahead.
    pub depth: u32,
    /// How many positions it visited.
    pub nodes: u64,
}

impl Thought {
    /// Whether it was known beforehand: from a search, but not from one of now.
    pub const fn is_from_book(&self) -> bool {
        self.depth > 0 && self.nodes == 0
    }
}
