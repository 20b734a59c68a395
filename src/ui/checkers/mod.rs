//! Checkers on the screen: its board, its pieces, and what is said around them.

pub(super) mod board;
pub(super) mod hud;
mod piece;
