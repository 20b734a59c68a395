//! Othello: the rules, the engines, the game, the app around it and its screens.
//!
//! The layers, each of which may use only those above it in this list:
//! [`rules`], [`engine`], [`protocol`], [`game`] and [`lab`], [`storage`], [`app`], [`sound`], `ui`, `platform`.
//! `ARCHITECTURE.md` tells what each is for, and `tests/architecture.rs` holds them to it.

// A panic is a crash on somebody's phone. Tests may.
#![cfg_attr(not(test), warn(clippy::unwrap_used, clippy::expect_used, clippy::panic))]

pub mod app;
pub mod engine;
pub mod game;
pub mod lab;
#[cfg(feature = "shell")]
pub mod platform;
pub mod protocol;
pub mod rules;
pub mod seeded;
pub mod sound;
pub mod storage;
#[cfg(feature = "ui")]
pub mod ui;
