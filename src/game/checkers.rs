//! Checkers as it is played at a table: its moves, its endings and their text.

use super::archive::Seating;
use super::{GameRules, History, Seats, Tally};
use crate::engine::checkers::Level;
use crate::rules::Disc;
use crate::rules::checkers::{Move, MoveHistory, Outcome, Position, PositionError, Side, Square, outcome};

/// The game of checkers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Checkers;

/// A move that is not legal in a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalCheckersMove(pub Move);

impl std::fmt::Display for IllegalCheckersMove {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "{} is against the rules here", self.0)
    }
}

impl GameRules for Checkers {
    const FORMAT: &'static str = "checkers-game";
    const START: Position = Position::START;

    type Position = Position;
    type Move = Move;
    type Ply = Move;
    type Ending = Outcome;
    type IllegalMove = IllegalCheckersMove;
    /// The squares on which the piece to move stood so far: none, the one of a piece that is chosen, or at least two of a
    /// jump that has begun.
    type PartialMove = Vec<Square>;
    type Level = Level;

    fn turn(position: &Position) -> Disc {
        colour(position.turn())
    }

    fn tally(position: &Position) -> Tally {
        Tally { black: position.pieces(Side::Black).len(), white: position.pieces(Side::White).len() }
    }

    fn first_move(position: &Position) -> Option<Move> {
        position.moves().first().copied()
    }

    fn play(position: &Position, chosen: Move) -> Result<(Move, Position), IllegalCheckersMove> {
        let after = position.play(chosen).ok_or(IllegalCheckersMove(chosen))?;
        Ok((chosen, after))
    }

    fn chosen(ply: Move) -> Option<Move> {
        Some(ply)
    }

    fn ending(positions: &[Position], plies: &[Move]) -> Option<Outcome> {
        outcome(positions, plies)
    }

    fn winner(ending: Outcome) -> Option<Disc> {
        match ending {
            Outcome::Won(side) => Some(colour(side)),
            Outcome::Drawn(_) => None,
        }
    }

    fn seating(seats: Seats<Level>) -> Seating {
        Seating::Checkers(seats)
    }

    fn read_position(text: &str) -> Result<Position, String> {
        text.parse().map_err(|error: PositionError| error.to_string())
    }

    fn read_moves(start: &Position, text: &str) -> Result<Vec<Move>, String> {
        let course = MoveHistory::replay(*start, text).map_err(|error| error.to_string())?;
        Ok(course.moves().to_vec())
    }

    fn write_moves(moves: &[Move]) -> String {
        let moves: Vec<String> = moves.iter().map(ToString::to_string).collect();
        moves.join(" ")
    }

    /// A piece that is only chosen is not saved.
    fn write_partial(way: &Vec<Square>) -> Option<String> {
        let squares: Vec<String> = way.iter().filter(|_| way.len() >= 2).map(ToString::to_string).collect();
        Some(squares.join("x"))
    }

    fn read_partial(history: &History<Self>, text: &str) -> Option<Vec<Square>> {
        let way: Vec<Square> = text.split('x').map(str::parse).collect::<Result<_, _>>().ok()?;
        let goes_on = |path: &[Square]| path.len() > way.len() && path.starts_with(&way);
        let is_underway = way.len() >= 2 && history.ending().is_none();
        (is_underway && history.position().moves().iter().any(|jump| goes_on(jump.path()))).then_some(way)
    }
}

/// The colour that a side plays: men are discs that nobody turns.
pub const fn colour(side: Side) -> Disc {
    match side {
        Side::Black => Disc::Black,
        Side::White => Disc::White,
    }
}
