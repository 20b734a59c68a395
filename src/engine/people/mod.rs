//! Players who choose, and err, as people do.
//!
//! What people of a certain strength play was fitted to the games of tournaments by `cargo xtask people` (`docs/PEOPLE.md`):
//! a conditional choice over the legal moves. Each move has [features](Features), such as what it loses by a short and by a
//! longer look, whether it takes or gives a corner, how far from the last move it is. The [model](Model) has a weight for
//! each of them in each band of strength, and the chance of a move grows with its weighted sum.

mod appraisal;
mod choice;
mod features;
mod model;
mod openings;
mod person;
mod player;

pub use appraisal::{AppraisedMove, Appraiser};
pub use choice::MoveChoice;
pub use features::{Features, GamePart, N_FEATURES};
pub use model::{Band, Model, ModelError};
pub use openings::{OpeningMoves, PLIES as OPENING_PLIES};
pub use person::Person;
pub use player::PersonPlayer;
