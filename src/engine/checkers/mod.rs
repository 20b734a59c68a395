//! Checkers as P2 plays it: its evaluation, the position as the searches walk it, a player by depth and its levels.
//!
//! The rules are those of [`rules::checkers`](crate::rules::checkers).

mod evaluation;
mod level;
mod player;
mod searched;

pub use evaluation::{CheckersEvaluation, Weight};
pub use level::Level;
pub use player::{CheckersPlayer, Score, Thought};
pub use searched::CheckersTree;
