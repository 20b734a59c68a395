//! The Puzzles page without its looks: the puzzle of the day, the grades, the one that is open, and what was solved.

mod page;
mod progress;

pub use page::{PuzzleAction, PuzzlesPage};
pub use progress::{Mark, PuzzleProgress};

pub(super) use progress::PuzzlesFile;
