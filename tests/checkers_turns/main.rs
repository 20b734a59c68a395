//! Whole games of checkers through `apply` and `tick`, with no window and with a clock that only the test moves.

mod computer;
mod people;
mod restore;
mod table;
#[path = "../support/temp_dir.rs"]
mod temp_dir;
mod whatever;
