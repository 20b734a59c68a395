//! How other programs talk with the engine: [`lines`] of our own, and [`nboard`] for boards that exist already.
//!
//! `othello-engine` speaks both; a session here answers one line at a time and knows neither files nor pipes.

mod input_queue;
pub mod lines;
pub mod nboard;

pub use input_queue::{GRACE, InputQueue, QueuedInput};
