//! What a game has to tell of its rules so that it can be played at a table, taken back and saved.

use std::fmt::{Debug, Display};

use serde::Serialize;
use serde::de::DeserializeOwned;

use super::archive::Seating;
use super::{History, Seats, Tally};
use crate::rules::Disc;

/// The rules of a game of two players, as far as its history and its saved form ask for them.
///
/// A *move* is what a player chooses. A *ply* is one step of the history: a move with what it did, or a pass that the
/// rules forced.
pub trait GameRules: Copy + Debug + Eq + 'static {
    /// The word that tells its saved games from any other JSON file.
    const FORMAT: &'static str;
    /// Where a game usually begins.
    const START: Self::Position;

    /// The pieces, and whose turn it is.
    type Position: Copy + Debug + Display + Eq;
    /// What a player chooses.
    type Move: Copy + Debug + Eq;
    /// One step of the history.
    type Ply: Copy + Debug + Eq;
    /// How a game can end.
    type Ending: Copy + Debug + Eq;
    /// Why a move is against the rules.
    type IllegalMove: Clone + Debug + Display + Eq;
    /// A move of which only a part is chosen; its default is nothing.
    type PartialMove: Clone + Debug + Default + Eq;
    /// The ladder of computer players.
    type Level: Copy + Debug + Eq + Serialize + DeserializeOwned;

    /// Whose turn it is.
    fn turn(position: &Self::Position) -> Disc;

    /// The pieces of both sides.
    fn tally(position: &Self::Position) -> Tally;

    /// Any legal move; `None` if there is none.
    fn first_move(position: &Self::Position) -> Option<Self::Move>;

    /// Plays a move by the rules.
    ///
    /// # Errors
    /// The move is not legal here.
    fn play(
        position: &Self::Position,
        chosen: Self::Move,
    ) -> Result<(Self::Ply, Self::Position), Self::IllegalMove>;

    /// The pass that the rules force here, if they do.
    fn forced_pass(_position: &Self::Position) -> Option<(Self::Ply, Self::Position)> {
        None
    }

    /// The move of a ply; `None` for a pass.
    fn chosen(ply: Self::Ply) -> Option<Self::Move>;

    /// How a game ended that went through these positions, the first one included, by these plies.
    fn ending(positions: &[Self::Position], plies: &[Self::Ply]) -> Option<Self::Ending>;

    /// Who won a game that ended so; `None` for a draw.
    fn winner(ending: Self::Ending) -> Option<Disc>;

    /// The seats of a game, as the archive of all games keeps them.
    fn seating(seats: Seats<Self::Level>) -> Seating;

    /// Reads a position as its `Display` wrote it; the error is a sentence.
    ///
    /// # Errors
    /// The text is no position.
    fn read_position(text: &str) -> Result<Self::Position, String>;

    /// Reads the moves of a game from this position on; the error is a sentence.
    ///
    /// # Errors
    /// The first move that is none, or against the rules.
    fn read_moves(start: &Self::Position, text: &str) -> Result<Vec<Self::Move>, String>;

    /// The moves of a game as text, for [`read_moves`](Self::read_moves).
    fn write_moves(moves: &[Self::Move]) -> String;

    /// What is saved of a move that has only begun; `None` in a game whose moves are chosen by one tap.
    fn write_partial(_partial: &Self::PartialMove) -> Option<String> {
        None
    }

    /// Reads what [`write_partial`](Self::write_partial) wrote; `None` if no move at the present begins so and goes on.
    fn read_partial(_history: &History<Self>, _text: &str) -> Option<Self::PartialMove> {
        None
    }
}
