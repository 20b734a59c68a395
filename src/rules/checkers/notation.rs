//! Positions and moves as text.
//!
//! A position is 32 cells from square 1 on and the side to move, `B` or `W`: `b` and `w` are men, `B` and `W` kings and
//! `-` is empty. White space between the cells is skipped.
//!
//! ```
//! use othello::rules::checkers::Position;
//! let start = "bbbbbbbbbbbb--------wwwwwwwwwwww B";
//! assert_eq!(start.parse::<Position>()?, Position::START);
//! assert_eq!(Position::START.to_string(), start);
//! # Ok::<(), othello::rules::checkers::PositionError>(())
//! ```
//!
//! A move is the numbers of its squares, `11-15` or `15x24x31`. The squares between the first and the last may be left
//! out where that leaves no doubt.

use std::fmt;
use std::str::FromStr;

use super::{ImpossibleSquare, Move, ParseSquareError, Piece, Position, Rank, Side, Square, Squares};
use crate::rules::Quoted;

/// Why a text is no position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PositionError {
    /// A character that stands for nothing, on this square.
    Cell(char, Square),
    /// Not 32 cells, but so many.
    Length(usize),
    /// The side to move is missing after the cells.
    NoTurn,
    /// The side to move is neither `B` nor `W`.
    Turn(String),
    /// A man stands where he would be a king.
    Impossible(ImpossibleSquare),
}

impl fmt::Display for PositionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell, at) => {
                write!(f, "invalid cell {cell:?} on square {at}; expected b, w, B, W or -")
            }
            Self::Length(cells) => write!(f, "expected 32 cells, found {cells}"),
            Self::NoTurn => f.write_str("missing side to move after the 32 cells; expected B or W"),
            Self::Turn(text) => write!(f, "invalid side to move {}; expected B or W", Quoted(text)),
            Self::Impossible(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for PositionError {}

impl FromStr for Position {
    type Err = PositionError;

    fn from_str(text: &str) -> Result<Self, PositionError> {
        let [mut black, mut white, mut kings] = [Squares::EMPTY; 3];
        let mut cells = text.char_indices().filter(|(_, char)| !char.is_whitespace());
        for square in Square::all() {
            let piece = match cells.next() {
                Some((_, '-')) => continue,
                Some((_, cell)) => piece(cell).ok_or(PositionError::Cell(cell, square))?,
                None => return Err(PositionError::Length(square.number() - 1)),
            };
            match piece.side {
                Side::Black => black |= square.bit(),
                Side::White => white |= square.bit(),
            }
            if piece.rank == Rank::King {
                kings |= square.bit();
            }
        }
        let rest = cells.next().map_or("", |(start, _)| text[start..].trim_end());
        let turn = match rest {
            "B" => Side::Black,
            "W" => Side::White,
            "" => return Err(PositionError::NoTurn),
            other if other.chars().all(|char| "bBwW-".contains(char)) => {
                return Err(PositionError::Length(Square::COUNT + other.chars().count()));
            }
            other => return Err(PositionError::Turn(other.to_owned())),
        };
        Self::new(black, white, kings, turn).map_err(PositionError::Impossible)
    }
}

/// The piece of a letter.
fn piece(symbol: char) -> Option<Piece> {
    let both_ranks = |side| [Rank::Man, Rank::King].map(|rank| Piece { side, rank });
    Side::BOTH.into_iter().flat_map(both_ranks).find(|piece| piece.symbol() == symbol)
}

impl fmt::Display for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            write!(f, "{}", self.piece_at(square).map_or('-', Piece::symbol))?;
        }
        write!(f, " {}", self.turn().symbol())
    }
}

/// Why a text is no move here.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MoveError {
    /// A part of it is no square.
    NoSquare(ParseSquareError),
    /// It has fewer than two squares.
    NoWay(String),
    /// Nobody stands on its first square.
    Empty(Square),
    /// The other side stands on its first square.
    NotYours(Square, Side),
    /// It is no jump, or not the whole of one, and this one is forced.
    MustJump(String, Move),
    /// It is against the rules for another reason.
    Illegal(String),
    /// Both of these are meant.
    Ambiguous(String, Move, Move),
}

impl fmt::Display for MoveError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSquare(error) => error.fmt(f),
            Self::NoWay(text) => {
                write!(f, "invalid move {}; expected squares as in 11-15 or 15x24x31", Quoted(text))
            }
            Self::Empty(at) => write!(f, "square {at} is empty"),
            Self::NotYours(at, turn) => write!(f, "the piece on {at} is not {turn}'s, and {turn} is to move"),
            Self::MustJump(text, jump) => {
                write!(f, "illegal move {}: a jump is forced, as {jump}", Quoted(text))
            }
            Self::Illegal(text) => write!(f, "illegal move {}", Quoted(text)),
            Self::Ambiguous(text, one, other) => {
                write!(f, "ambiguous move {}: it may be {one} or {other}", Quoted(text))
            }
        }
    }
}

impl std::error::Error for MoveError {}

impl Position {
    /// Reads a legal move: `11-15`, `15x24x31`, or `15x31` if no other jump leads there.
    ///
    /// # Errors
    /// What is wrong with it, with the square or the move that shows it.
    pub fn read_move(&self, text: &str) -> Result<Move, MoveError> {
        let text = text.trim();
        let squares: Vec<Square> = text
            .split(['-', 'x', 'X'])
            .map(str::parse)
            .collect::<Result<_, _>>()
            .map_err(MoveError::NoSquare)?;
        let [from, .., to] = squares[..] else { return Err(MoveError::NoWay(text.to_owned())) };
        let moves = self.moves();
        // One way has only one kind of signs: a jump is never a step. So the signs need no look.
        if let Some(&exact) = moves.iter().find(|at| at.path() == squares) {
            return Ok(exact);
        }
        let is_short = squares.len() == 2;
        let mut meant = moves.iter().copied().filter(|at| is_short && at.from() == from && at.to() == to);
        match (meant.next(), meant.next()) {
            (Some(one), None) => Ok(one),
            (Some(one), Some(other)) => Err(MoveError::Ambiguous(text.to_owned(), one, other)),
            (None, _) => Err(self.why_not(text, from, &moves)),
        }
    }

    /// What is wrong with a move that is not among the legal ones.
    fn why_not(&self, text: &str, from: Square, moves: &[Move]) -> MoveError {
        let turn = self.turn();
        match (self.piece_at(from), moves.first()) {
            (None, _) => MoveError::Empty(from),
            (Some(piece), _) if piece.side != turn => MoveError::NotYours(from, turn),
            (_, Some(first)) if first.is_jump() => {
                let own = moves.iter().find(|jump| jump.from() == from).unwrap_or(first);
                MoveError::MustJump(text.to_owned(), *own)
            }
            _ => MoveError::Illegal(text.to_owned()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_bad_position_names_its_culprit() {
        let cells = Position::START.to_string()[..32].to_owned();
        let check = |text: &str, message: &str| {
            assert_eq!(text.parse::<Position>().unwrap_err().to_string(), message);
        };
        check("", "expected 32 cells, found 0");
        check(&cells[..31], "expected 32 cells, found 31");
        check(&format!("{cells}-B"), "expected 32 cells, found 34");
        check(&cells, "missing side to move after the 32 cells; expected B or W");
        check(&format!("{cells} ?"), "invalid side to move \"?\"; expected B or W");
        check(&cells.replacen('w', "é", 1), "invalid cell 'é' on square 21; expected b, w, B, W or -");
        check(
            &format!("w{} B", &cells[1..]),
            "square 1 holds what no game can put there: two pieces, or a man on his far row",
        );
    }

    #[test]
    fn a_bad_move_names_its_culprit() {
        let check = |board: &str, text: &str, message: &str| {
            let position: Position = board.parse().unwrap();
            assert_eq!(position.read_move(text).unwrap_err().to_string(), message);
        };
        let start = &Position::START.to_string();
        check(start, "11-33", "invalid square \"33\"; expected a number from 1 to 32");
        check(start, "", "invalid square \"\"; expected a number from 1 to 32");
        check(start, "11", "invalid move \"11\"; expected squares as in 11-15 or 15x24x31");
        check(start, "15-18", "square 15 is empty");
        check(start, "22-18", "the piece on 22 is not Black's, and Black is to move");
        check(start, "11-18", "illegal move \"11-18\"");
        let jump = "b--- ---- ---- --b- --w- ---- --w- ---- B";
        check(jump, "1-5", "illegal move \"1-5\": a jump is forced, as 15x24x31");
        check(jump, "15x24", "illegal move \"15x24\": a jump is forced, as 15x24x31");
        let circle = "---- -B-- ww-- ---- ww-- ---- ---- ---- B";
        check(circle, "6x6", "ambiguous move \"6x6\": it may be 6x13x22x15x6 or 6x15x22x13x6");
    }

    #[test]
    fn a_jump_may_be_shortened_where_it_is_the_only_one() {
        let position: Position = "---- ---- ---- --b- -ww- ---- --w- ---- B".parse().unwrap();
        for (text, expected) in [("15x31", "15x24x31"), (" 15X24x31 ", "15x24x31"), ("15-22", "15x22")] {
            assert_eq!(position.read_move(text).unwrap().to_string(), expected);
        }
    }
}
