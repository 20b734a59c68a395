//! The rules of checkers (English draughts): squares, pieces, positions, moves, draws and how they are written down.
//!
//! Twelve men a side on the dark squares. A jump is forced, goes on as long as the same piece can jump, and ends where a
//! man becomes a king. Who has no piece or no move has lost. It is a game of its own and shares nothing with Othello's
//! rules beside it. Raw integers for squares exist only inside this module, and no input makes it panic.

mod generate;
mod move_history;
mod notation;
mod path;
mod perft;
mod piece;
mod position;
mod random;
mod square;
mod squares;

pub use move_history::{Draw, MoveHistory, Outcome, Refused, ReplayError, outcome};
pub use notation::{MoveError, PositionError};
pub use path::{Leg, Move};
pub use perft::perft;
pub use piece::{Piece, Rank, Side};
pub use position::{ImpossibleSquare, Position};
pub use random::after_random_plies;
pub use square::{ParseSquareError, Square};
pub use squares::{Direction, Squares, SquaresIter};
