//! A played game looked at again: what every position was worth, what every move lost, and why.
//!
//! A game is appraised from its end backwards. The value of a played move is the value of the position it led to, so
//! what is known for certain at the end flows up through the game, and the only question left in each position is whether
//! another move was better.
//!
//! ```
//! use othello::engine::Stop;
//! use othello::engine::review::{GameLine, Review, Thoroughness, appraise};
//! use othello::rules::{Board, Position, notation};
//! // The shortest game there is.
//! let moves = notation::squares(Board::START, "e6f4e3f6g5d6e7f5c5")?;
//! let game = GameLine::new(Position::START, &moves)?;
//! let mut review = Review::new(Thoroughness::At { depth: 3, solve: 10 });
//! appraise(&game, &mut review, &Stop::new(), &mut |_| {});
//! let report = review.report(&game).unwrap();
//! assert_eq!(report.moves.len(), 9);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod appraise;
mod classes;
mod effects;
mod game_line;
mod mistakes;
mod report;
mod why;

pub use appraise::{Appraisal, Review, Thoroughness, appraise};
pub use classes::{MoveClass, SideTotals};
pub use effects::{Effects, corners_open};
pub use game_line::{GameLine, ReviewedPly};
pub use mistakes::Mistake;
pub use report::{MoveReport, Report};
pub use why::{Why, reasons};
