//! One game of Othello (or, in [`checkers`], of checkers) from its first board to its end: who plays, what was played, and how it is kept.
//!
//! It knows the rules and the names of the levels. It knows nothing of screens, files, time or threads: a move by a
//! finger and a move by an engine come through the same door, [`Game::play`].

pub mod checkers;
pub(crate) mod form;
mod history;
mod ply;
mod record;
mod seats;
mod settings;

pub use form::FormError;
pub use history::{Game, Played, Refusal};
pub use ply::{Ending, Ply, Tally};
pub use record::{Record, RecordError};
pub use seats::{Seat, Seats};
pub use settings::{AnimationSpeed, BoardColours, Language, MoveValues, Settings, Theme};
