//! Experiments with the engines: the searches side by side on the same positions, and matches between levels.
//!
//! The screen of the app and `cargo xtask lab` and `match` run the same code, so the same choices give the same nodes,
//! the same values and the same games on both; only times differ from machine to machine.
//!
//! ```
//! use othello::engine::Stop;
//! use othello::lab::{Builtin, Comparison, Entrant, Subject};
//! let mut comparison = Comparison::new(
//!     vec![Subject::from(Builtin::Start)],
//!     vec![4],
//!     vec![Entrant::AlphaBeta, Entrant::NegaScout],
//! );
//! while let Some(job) = comparison.next_job() {
//!     let run = comparison.measure(job, &Stop::new()).unwrap();
//!     comparison.runs.push(run);
//! }
//! assert_eq!(comparison.runs[0].value, comparison.runs[1].value);
//! ```

mod builtin;
mod comparison;
mod elo;
mod entrant;
mod figures;
mod forecast;
mod openings;
mod play;
mod random;
mod score_table;
mod series;
mod subject;
mod table;
mod tally;
mod terms;

pub use builtin::Builtin;
pub use comparison::{Case, Comparison, Disagreement, Job, Run};
pub use elo::Elo;
pub use entrant::Entrant;
pub use figures::{grouped, millis};
pub use forecast::Forecast;
pub use openings::{Openings, TooFew, openings};
pub use play::{Clock, Foul, Pairing, Record, pairings, play, play_between};
pub use random::{USUAL_CHECKERS_PLIES, USUAL_OTHELLO_PLIES, random_places};
pub use score_table::{Standing, score_table, score_told};
pub use series::{Glimpse, News, Series};
pub use subject::{Place, PlaceError, Subject, Title};
pub use table::{by_case, by_depth, told};
pub use tally::Tally;
pub use terms::Terms;
