//! How other programs talk with the engine: [`lines`] of our own, [`nboard`] for boards that exist already, and [`gtp`] for
//! referees.
//!
//! `othello-engine` speaks them all; a session here answers one line at a time and knows neither files nor pipes.

pub mod gtp;
mod input_queue;
pub mod lines;
pub mod nboard;

pub use input_queue::{GRACE, InputQueue, QueuedInput};
