//! Checkers on the screen: its board and its pieces.

pub(super) mod board;
mod piece;
