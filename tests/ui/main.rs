//! The screens, walked through and played by their labels, as a person with a screen reader would.

#[path = "../support/mod.rs"]
mod support;

mod access;
mod archive;
mod checkers;
mod colour_vision;
mod fonts;
mod keyboard;
mod lab;
mod picker;
mod pictures;
mod play;
mod preferences;
mod reader;
mod review;
mod small_phones;
mod text_pages;
mod think;
mod touch;
mod training;
mod values;
mod walk;
