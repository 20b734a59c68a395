//! The rules of Othello, and beside them those of [`checkers`]: squares, discs, positions, moves and how they are
//! written down.
//!
//! Nothing here depends on anything else in the crate, and no input makes it panic. Outside of it only derives of serde
//! are used, and only [the kernels](Kernel) are unsafe. Raw integers for squares and sets of squares exist only inside
//! this module and in the kernels of the strong engine.

mod bitboard;
mod board;
pub mod checkers;
mod disc;
mod game_kind;
pub mod ggf;
mod kernels;
pub mod notation;
pub mod openings;
pub mod paste;
mod perft;
mod position;
mod quoted;
mod random;
mod square;
mod symmetry;

pub use bitboard::{Bitboard, SquareIter};
pub use board::Board;
pub use disc::Disc;
pub use game_kind::{GameKind, UnknownGame};
pub use kernels::Kernel;
pub use perft::{perft, perft_by};
pub use position::{IllegalMove, Outcome, Position};
pub use quoted::Quoted;
pub use random::{RandomGame, after_random_plies, random_position};
pub use square::{ParseSquareError, Square};
pub use symmetry::Symmetry;
