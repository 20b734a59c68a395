//! Checkers at the same table: its own phases, taps and thoughts, beside Othello's.
//!
//! The [`Action`](super::Action)s are those of Othello: whatever is asked of a game is meant for the board that is open.
//! `Hand` does what is asked, [`Sight`] tells what to draw; both look at the one [`App`](super::App), with its
//! settings, its storage and its one thread that thinks.
//!
//! ```
//! use othello::app::checkers::Phase;
//! use othello::app::{Action, App, GameKind, Now, Storage};
//! use othello::engine::worker::Worker;
//! let now = Now::ZERO;
//! let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, now);
//! for action in [Action::Pick(GameKind::Checkers), Action::NewGame, Action::Start] {
//!     app.apply(action, now);
//! }
//! assert_eq!(app.checkers().phase(), Phase::Choosing);
//! app.apply(Action::TapChecker("11".parse()?), now);
//! app.apply(Action::TapChecker("15".parse()?), now);
//! assert_eq!(app.checkers().game().text(), "11-15");
//! # Ok::<(), othello::rules::checkers::ParseSquareError>(())
//! ```

mod choice;
mod errand;
mod glide;
mod hint;
mod message;
mod sight;
mod table;
mod travel;
mod turns;

pub use choice::Refusal;
pub use glide::{Glide, Standing};
pub use hint::{Hint, Reason};
pub use message::Message;
pub use sight::{Sight, Thinking};
pub use table::Phase;

use errand::Errand;
pub(super) use table::{Table, fresh};
