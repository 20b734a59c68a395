//! The archive: every game that was finished, as lines of text, and what can be told of them together.
//!
//! Three kinds of lines, of which the first word tells the kind:
//!
//! ```text
//! game 00000000000000a1 2026-11-17 othello person club black:36-28 f5d6c3…
//! review 00000000000000a1 1.25/0.40
//! delete 00000000000000a1
//! ```
//!
//! A game whose number is there already takes the older one's place: its last moves were taken back and played again. A
//! line of a kind that we do not know is from a newer program; it is kept and not looked at.

mod archived_game;
mod exchange;
mod index;
mod seating;
mod statistics;

pub use archived_game::{ArchivedGame, EntryError, GameId, GameResult, MeanLoss};
pub use exchange::{ImportError, Imported, export, import};
pub use index::{Archive, Summary};
pub use seating::{Opponent, Seating};
pub use statistics::{LevelScore, Score, Span, Statistics};
