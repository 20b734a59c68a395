//! Checkers (English draughts) as P2 plays it: the second game of the same searches.
//!
//! Twelve men a side on the dark squares. A jump is forced, goes on as long as the same piece can jump, and ends where a
//! man becomes a king. Who has no piece or no move has lost. Raw integers for squares exist only inside this module, and
//! no input makes it panic.

mod course;
mod evaluation;
mod generate;
mod level;
mod notation;
mod path;
mod perft;
mod piece;
mod player;
mod position;
mod searched;
mod square;
mod squares;

pub use course::{Course, Draw, Outcome, Refused, ReplayError};
pub use evaluation::{Evaluation, Weight};
pub use level::Level;
pub use notation::{MoveError, PositionError};
pub use path::{Leg, Move};
pub use perft::perft;
pub use piece::{Piece, Rank, Side};
pub use player::{Player, Score, Thought};
pub use position::{ImpossibleSquare, Position};
pub use searched::Checkers;
pub use square::{ParseSquareError, Square};
pub use squares::{Direction, Each, Squares};
