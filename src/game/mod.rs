//! One game from its first position to its end: who plays, what was played, and how it is kept.
//!
//! What Othello and checkers share is written once, for any [`GameRules`]: the [`History`] with its undone moves and the
//! [`Record`] that is saved. Nothing here knows of screens, files, time or threads: a move by a finger and a move by an
//! engine come through the same door, [`History::play`].

pub mod archive;
mod checkers;
mod day;
mod game_rules;
mod history;
mod othello;
mod rating;
mod record;
pub(crate) mod save_format;
mod seats;
mod tally;

pub use checkers::{Checkers, IllegalCheckersMove, colour};
pub use day::{Day, ParseDayError};
pub use game_rules::GameRules;
pub use history::{History, Refusal};
pub use othello::{Ending, Othello, Ply};
pub use rating::{LossAMove, RatedGame, Rating};
pub use record::{Record, RecordError};
pub use save_format::FormatError;
pub use seats::{Seat, Seats};
pub use tally::Tally;
