//! The strong engine: bitboards, a table of known positions, trained patterns and exact endgames.
//!
//! Values of solved positions are final disc differences for the side to move, with the empty squares counted for
//! the winner, as tournaments do.

mod better_move;
mod book;
mod endgame;
mod evaluation;
mod last_empties;
mod last_plies;
mod midgame;
mod near_end;
mod ordering;
mod packing;
pub mod patterns;
mod player;
mod probcut;
mod regions;
mod search;
mod shipped;
mod stability;
mod threads;
mod transposition_table;
mod variety;
pub mod weights;
mod weights_file;

#[cfg(test)]
mod tests;

pub use book::{Book, BookError};
pub use endgame::Solved;
pub use evaluation::Evaluation;
pub(crate) use last_empties::final_score;
pub use midgame::BestMove;
pub use ordering::potential_moves;
pub use player::{Analysis, Budget, StrongPlayer};
pub use probcut::{Deviation, Margins};
pub use search::Search;
pub use stability::stable_discs;
pub use transposition_table::{Entry, TranspositionTable};
pub use variety::EVERY_MOVE;
pub use weights_file::{WeightsError, WeightsFile};
