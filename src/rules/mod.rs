//! The rules of Othello: squares, discs, positions, moves and how they are written down.
//!
//! Nothing here depends on anything else in the crate or outside of it, nothing is unsafe, and no input makes it
//! panic. Raw integers for squares and sets of squares exist only inside this module and in the kernels of the
//! strong engine.

mod bitboard;
mod board;
mod disc;
pub mod ggf;
mod kernels;
pub mod notation;
mod perft;
mod position;
mod square;
mod symmetry;

pub use bitboard::{Bitboard, Squares};
pub use board::Board;
pub use disc::Disc;
pub use kernels::Kernel;
pub use perft::{perft, perft_by};
pub use position::{IllegalMove, Outcome, Position};
pub use square::{ParseSquareError, Square};
pub use symmetry::Symmetry;
