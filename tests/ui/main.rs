//! The screens, walked through and played by their labels, as a person with a screen reader would.

#[path = "../support/mod.rs"]
mod support;

mod access;
mod keyboard;
mod pictures;
mod play;
mod think;
mod values;
mod walk;
