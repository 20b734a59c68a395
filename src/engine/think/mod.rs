//! What a search did, kept so that people can look at it: the tree it walked, and what each move is worth.

mod explore;
mod rate_moves;
mod recorder;
mod recording;
#[cfg(test)]
mod tests;

pub use explore::{Exploration, Inquiry, PaperEval, explore};
pub use rate_moves::{Grade, MoveRater, MoveRating, rate_moves};
pub use recorder::Recorder;
pub use recording::{End, Node, Recording, Step};
