//! Experiments with the engines: the searches side by side on the same positions, and matches between levels.
//!
//! The screen of the app and `cargo xtask lab` and `match` run the same code, so the same choices give the same nodes,
//! the same values and the same games on both; only times differ from machine to machine.
//!
//! ```
//! use othello::engine::Stop;
//! use othello::lab::{Builtin, Comparison, SearchVariant, TestPosition};
//! let mut comparison = Comparison::new(
//!     vec![TestPosition::from(Builtin::Start)],
//!     vec![4],
//!     vec![SearchVariant::AlphaBeta, SearchVariant::NegaScout],
//! );
//! while let Some(spec) = comparison.next_spec() {
//!     let run = comparison.measure(spec, &Stop::new()).unwrap();
//!     comparison.runs.push(run);
//! }
//! assert_eq!(comparison.runs[0].value, comparison.runs[1].value);
//! ```

mod builtin;
mod comparison;
mod elo;
mod figures;
mod forecast;
mod level_match;
mod match_score;
mod openings;
mod play;
mod random;
mod score_table;
mod search_variant;
mod signature;
mod table;
mod terms;
mod test_position;
mod yardstick;

pub use builtin::Builtin;
pub use comparison::{Case, Comparison, Disagreement, Run, RunSpec};
pub use elo::Elo;
pub use figures::{grouped, millis};
pub use forecast::Forecast;
pub use level_match::{LiveGame, Match, MatchEvent};
pub use match_score::MatchScore;
pub use openings::{Openings, TooFew, openings};
pub use play::{Clock, GameResult, IllegalPlay, Pairing, pairings, play, play_between};
pub use random::{USUAL_CHECKERS_PLIES, USUAL_OTHELLO_PLIES, random_positions};
pub use score_table::{Standing, match_summary, score_table};
pub use search_variant::SearchVariant;
pub use signature::node_signature;
pub use table::{by_case, by_depth, value_text};
pub use terms::Terms;
pub use test_position::{AnyPosition, AnyPositionError, TestPosition, Title};
pub use yardstick::{JudgedPosition, JudgedPositionError};
