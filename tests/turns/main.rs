//! Whole games through `apply` and `tick`, with no window and with a clock that only the test moves.

mod any_action;
mod any_order;
mod archive;
mod checkers;
mod computer;
mod deliberation;
mod hints;
mod lab;
mod owners;
mod people;
mod puzzles;
mod rating;
mod restore;
mod review;
mod screens;
mod table;
#[path = "../support/temp_dir.rs"]
mod temp_dir;
mod text_pages;
mod think;
mod values;
mod watching;
