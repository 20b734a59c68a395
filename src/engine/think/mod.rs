//! What a search did, kept so that people can look at it: the tree it walked, and what each move is worth.

mod appraise;
mod explore;
mod recorder;
mod recording;
#[cfg(test)]
mod tests;

pub use appraise::{Appraisal, Appraiser, Grade, appraise};
pub use explore::{Exploration, Inquiry, Yardstick, explore};
pub use recorder::Recorder;
pub use recording::{End, Node, Recording, Step};
