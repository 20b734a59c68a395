//! The Exercises page without its looks: the player's own mistakes, when each of them is due again, and the one that is open.

mod collection;
mod exercise;
mod page;

pub use collection::{Exercises, MAX_EXERCISES};
pub use exercise::{DAYS_AFTER_FAILURE, DAYS_AFTER_SOLVED, Exercise, TIMES_SOLVED};
pub use page::{ExerciseAction, ExercisesPage};

pub(super) use collection::ExercisesFile;
