//! The app without its looks: which screen is open, whose turn it is, what the computer thinks, what is kept.
//!
//! A plain state machine. Somebody above pushes an [`Action`] into [`App::apply`], calls [`App::tick`] when the time
//! that it asked for has come or the engine has called its `wake`, and draws what the accessors of [`App`] tell. Time
//! comes from outside as a [`Now`]; files are touched in `storage` alone; nothing here knows of egui.
//!
//! ```
//! use othello::app::{Action, App, BoardAction, Now, Screen, Storage};
//! use othello::engine::worker::Worker;
//! let now = Now::ZERO;
//! let mut app = App::new(Storage::memory(), Worker::start(|| {}), 7, now);
//! app.apply(Action::Open(Screen::Arena), now);
//! app.apply(Action::Othello(BoardAction::Start), now);
//! app.apply(Action::Othello(BoardAction::Tap("f5".parse()?)), now);
//! assert_eq!(app.othello().game().n_moves(), 1);
//! # Ok::<(), othello::rules::ParseSquareError>(())
//! ```

mod action;
pub mod archive;
pub mod checkers;
mod clock;
mod editor;
pub mod exercises;
pub mod lab;
mod language;
mod machine;
mod navigation;
mod notice;
mod openings;
pub mod othello;
pub mod puzzles;
pub mod rating;
pub mod review;
mod save_files;
mod session;
mod settings;
mod setup;
mod shared;
mod system_request;
mod table;
mod think;
mod trainer;
mod transfer;

pub use action::Action;
pub use clock::Now;
pub use editor::{Brush, EditorAction, EditorView, PositionCheck};
#[cfg(feature = "ui")]
pub(crate) use language::languages;
pub use language::{Language, LanguageChoice};
pub use machine::{App, Pace};
pub use navigation::{Dialog, Intent, Screen};
pub use notice::{Cue, Notice};
pub use openings::{OpeningsAction, OpeningsPage};
pub use othello::{FlipAnimation, NotLegal, Reason, SquareView};
pub use settings::{AnimationSpeed, BoardColours, MoveValues, Settings, ThemeChoice};
pub use setup::{ComputerKind, Opponents, PlayAs, Setup};
pub use system_request::SystemRequest;
pub use table::{
    Animation, BoardAction, EngineReport, Hint, Message, MovePart, Passing, Phase, StartOffer, Table,
    TableGame, TableView, Tap, Thinking, Wait,
};
pub use think::{
    About, Bound, DEEPEST, How, Speed, StepDescription, StepEvent, StepOutcome, Study, Subject, ThinkAction,
    bound,
};
pub use trainer::{Trainer, TrainerAction, TrainerStage};

pub use transfer::{SharedGame, TextForm, TransferAction, TransferPage};

pub use crate::game::Day;
pub use crate::rules::GameKind;
pub use crate::storage::{Storage, Stored};

use shared::Shared;
