//! The papers' Othello: a board of 64 cells in an array, their evaluations, and two players who do not search.

mod greedy;

pub use greedy::Greedy;
