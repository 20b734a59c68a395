//! Othello as it is played at a table: its plies, its ending and their text.

use super::archive::Seating;
use super::{GameRules, Seats, Tally};
use crate::engine::Level;
use crate::rules::notation::{self, BoardError};
use crate::rules::{Bitboard, Board, Disc, IllegalMove, Square};

/// The game of Othello.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Othello;

/// One step of a game: a disc placed, or a turn that could not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A disc was placed.
    Move {
        /// Who placed it.
        disc: Disc,
        /// Where.
        at: Square,
        /// The discs that it turned, never none.
        flips: Bitboard,
    },
    /// A side had no legal move while the other had one.
    Pass {
        /// Who had to pass.
        disc: Disc,
    },
}

impl Ply {
    /// Whose turn it was.
    pub const fn disc(self) -> Disc {
        match self {
            Self::Move { disc, .. } | Self::Pass { disc } => disc,
        }
    }

    /// Where a disc was placed; `None` for a pass.
    pub const fn at(self) -> Option<Square> {
        match self {
            Self::Move { at, .. } => Some(at),
            Self::Pass { .. } => None,
        }
    }

    /// Whether it was a forced pass.
    pub const fn is_pass(self) -> bool {
        matches!(self, Self::Pass { .. })
    }
}

/// How a game ended. Empty squares count for nobody: the result is the discs on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The discs of both sides.
    pub tally: Tally,
    /// How many squares stayed empty; more than none if both sides were stuck early.
    pub empties: u32,
}

impl Ending {
    /// Who won; `None` for a draw.
    pub const fn winner(self) -> Option<Disc> {
        self.tally.leader()
    }
}

impl GameRules for Othello {
    const FORMAT: &'static str = "othello-game";
    const START: Board = Board::START;

    type Position = Board;
    type Move = Square;
    type Ply = Ply;
    type Ending = Ending;
    type IllegalMove = IllegalMove;
    /// A disc is placed by one tap.
    type PartialMove = ();
    type Level = Level;

    fn turn(board: &Board) -> Disc {
        board.turn
    }

    fn tally(board: &Board) -> Tally {
        Tally { black: board.count(Disc::Black), white: board.count(Disc::White) }
    }

    fn first_move(board: &Board) -> Option<Square> {
        board.position.moves().first()
    }

    fn play(board: &Board, at: Square) -> Result<(Ply, Board), IllegalMove> {
        let after = board.play(at)?;
        Ok((Ply::Move { disc: board.turn, at, flips: board.position.flips(at) }, after))
    }

    fn forced_pass(board: &Board) -> Option<(Ply, Board)> {
        board.position.must_pass().then(|| (Ply::Pass { disc: board.turn }, board.pass()))
    }

    fn chosen(ply: Ply) -> Option<Square> {
        ply.at()
    }

    fn ending(positions: &[Board], _: &[Ply]) -> Option<Ending> {
        let board = positions.last().filter(|board| board.position.is_over())?;
        Some(Ending { tally: Self::tally(board), empties: board.position.empties().len() })
    }

    fn winner(ending: Ending) -> Option<Disc> {
        ending.winner()
    }

    fn seating(seats: Seats) -> Seating {
        Seating::Othello(seats)
    }

    fn read_position(text: &str) -> Result<Board, String> {
        text.parse().map_err(|error: BoardError| error.to_string())
    }

    fn read_moves(start: &Board, text: &str) -> Result<Vec<Square>, String> {
        notation::squares(*start, text).map_err(|error| error.to_string())
    }

    fn write_moves(moves: &[Square]) -> String {
        notation::transcript(moves.iter().copied())
    }
}
