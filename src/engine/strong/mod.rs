//! The strong engine: bitboards, a table of known positions and exact endgames.
//!
//! Values of solved positions are final disc differences for the side to move, with the empty squares counted for
//! the winner, as tournaments do.

pub mod endgame;
mod last_empties;
mod ordering;
mod regions;
mod stability;
pub mod table;
#[cfg(test)]
mod tests;
