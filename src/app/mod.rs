//! The app without its looks: which screen is open, whose turn it is, what the computer thinks, what is kept.
//!
//! A plain state machine. Somebody above pushes an [`Action`] into [`App::apply`], calls [`App::tick`] when the time
//! that it asked for has come or the engine has called its `wake`, and draws what the accessors of [`App`] tell. Time
//! comes from outside as a [`Now`]; files are touched in `storage` alone; nothing here knows of egui.
//!
//! ```
//! use othello::app::{Action, App, Now, Phase, Screen, Storage};
//! use othello::engine::worker::Worker;
//! let now = Now::ZERO;
//! let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, now);
//! app.apply(Action::Open(Screen::Arena), now);
//! app.apply(Action::Start, now);
//! app.apply(Action::Tap("f5".parse()?), now);
//! assert_eq!(app.game().n_moves(), 1);
//! # Ok::<(), othello::rules::ParseSquareError>(())
//! ```

mod accessors;
mod action;
pub mod checkers;
mod clock;
mod desk;
mod flips;
mod hint;
mod keeper;
pub mod lab;
mod machine;
mod message;
mod navigation;
mod notice;
mod phase;
mod session;
mod setup;
mod storage;
mod think;
mod travel;
mod turns;
mod values;

pub use accessors::{StartOffer, Thinking};
pub use action::Action;
pub use clock::Now;
pub use flips::{Cell, Flips};
pub use hint::{Hint, Reason};
pub use machine::{App, Pace};
pub use message::Message;
pub use navigation::{Dialog, Intent, Screen};
pub use notice::{Cue, Notice};
pub use phase::{Passing, Phase, Wait};
pub use setup::{Opponents, Setup};
pub use storage::{Storage, Stored};
pub use think::{
    About, Bound, DEEPEST, How, Outcome, Speed, Study, Subject, Tale, Telling, ThinkAction, bound,
};

pub use crate::rules::GameKind;
