//! The Lab page without its looks: what is chosen, what runs, what has come out.
//!
//! One experiment runs at a time, on the thread that thinks. It ends when it is done, when somebody stops it, and when
//! the page is left or the window goes, because nothing may run unseen on a phone. Whatever was finished stays, also on
//! disk, and what is left can be run later.

mod choices;
mod lab_action;
mod page;
mod state;

pub use choices::{Choices, DEPTHS, GAMES, MAX_SEED, Measure, PLIES, Source, Tab, negamax_max_depth};
pub use lab_action::LabAction;
pub use page::{Advance, LabPage};
pub(super) use state::LabState;
