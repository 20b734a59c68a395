//! The papers' Othello: a board of 64 cells in an array, their evaluations, and their players.

mod cells;
mod corners;
mod edge_tables;
mod evaluation;
mod geometry;
mod greedy;
mod liberties;
mod lines;
mod othello;
mod paper_one;
mod paper_zero;
mod player;
mod table_one;

pub use cells::{Cell, Cells};
pub use corners::{C_SQUARE, CORNER, X_SQUARE, corner_control};
pub use edge_tables::{Mobility, edge_table, line_index};
pub use evaluation::ClassicEvaluation;
pub use greedy::Greedy;
pub use liberties::Liberties;
pub use lines::{LINES, Line, Lines, N_LINES};
pub use othello::{Move, OthelloTree};
pub use paper_one::PaperOne;
pub use paper_zero::{PaperZero, SQUARE_VALUES};
pub use player::{FixedDepth, Timed};
pub use table_one::{Row, TableOne};
