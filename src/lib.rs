//! Othello: the rules, the engines, the game, the app around it and its screens.
//!
//! The layers, each of which may use only those above it in this list:
//! [`rules`], [`engine`] and [`game`], `app`, `ui`, `platform`. `ARCHITECTURE.md` tells what each is for, and
//! `tests/architecture.rs` holds them to it.

pub mod engine;
pub mod game;
pub mod rules;
pub mod seeded;
