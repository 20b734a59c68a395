//! The review of a game without its looks: which game, how far it is appraised, which of its positions is looked at.
//!
//! The engine's thread appraises one position after the other, from the last to the first, as long as somebody looks at
//! the page. What is found is kept in a file of its own after each of them, so that a killed app goes on where it was.

mod page;
mod review_action;
mod state;
mod view;

pub use page::ReviewPage;
pub use review_action::{ReviewAction, ReviewedGame};
pub(super) use state::OpenReview;
pub use view::ReviewView;
