//! Games in GGF, the form in which Othello servers and programs hand each other their games.
//!
//! A game is a list of properties: names with a value in brackets. Three matter here: `BO` is the board at the start
//! with the side to move, `B` and `W` are moves, with an estimate and a time after slashes that are of no interest:
//!
//! ```
//! use othello::rules::{Board, ggf};
//! let text = "(;GM[Othello]BO[8 ---------------------------O*------*O--------------------------- *]B[F5//1]W[d6];)";
//! let (first, rest) = ggf::read(text)?;
//! assert_eq!((first, rest.len()), (Board::START, 2));
//! # Ok::<(), othello::rules::ggf::GgfError>(())
//! ```

use std::fmt;

use super::notation::BoardError;
use super::{Board, Disc, IllegalMove, ParseSquareError, Quoted, Square};

/// Why a text is no game in GGF.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum GgfError {
    /// It does not begin with `(;` or does not end with `;)`.
    Frame,
    /// A property has no value in brackets.
    NoValue(String),
    /// The game has no board, or moves come before it.
    NoBoard,
    /// A board of another size.
    Size(String),
    /// The board can not be read.
    Board(BoardError),
    /// The move with this number (from 1) names no square.
    NoSquare(usize, ParseSquareError),
    /// The move with this number (from 1) is not that of the side to move.
    NotInTurn(usize, Disc),
    /// The move with this number (from 1) is against the rules.
    Illegal(usize, IllegalMove),
    /// A pass at this number (from 1) of a side that has a legal move.
    NeedlessPass(usize),
    /// A pass at this number (from 1) after the end of the game.
    AfterTheEnd(usize),
}

impl fmt::Display for GgfError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Frame => f.write_str("expected (; at the beginning and ;) at the end"),
            Self::NoValue(name) => write!(f, "{}: expected a value in brackets", Quoted(name)),
            Self::NoBoard => f.write_str("missing first board, BO[8 …]"),
            Self::Size(size) => write!(f, "BO: invalid size {}; expected 8", Quoted(size)),
            Self::Board(error) => write!(f, "BO: {error}"),
            Self::NoSquare(number, error) => write!(f, "move {number}: {error}"),
            Self::NotInTurn(number, disc) => write!(f, "move {number}: it is not the turn of {disc}"),
            Self::Illegal(number, error) => write!(f, "move {number}: {error}"),
            Self::NeedlessPass(number) => write!(f, "move {number}: illegal pass, there is a legal move"),
            Self::AfterTheEnd(number) => write!(f, "move {number}: illegal pass, the game is over"),
        }
    }
}

impl std::error::Error for GgfError {}

/// A move as programs write it: a square, or that there is none.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum GgfMove {
    /// A disc is placed.
    At(Square),
    /// `PA` or `pass`.
    Pass,
}

/// Reads a move, with whatever follows after a slash left aside.
///
/// # Errors
/// It names no square.
pub fn read_move(text: &str) -> Result<GgfMove, ParseSquareError> {
    let name = text.split('/').next().unwrap_or_default().trim();
    if name.eq_ignore_ascii_case("pa") || name.eq_ignore_ascii_case("pass") {
        return Ok(GgfMove::Pass);
    }
    name.parse().map(GgfMove::At)
}

/// The first board of a game, and those after each move or pass.
///
/// # Errors
/// The text is no game, or the game is against the rules.
pub fn read(text: &str) -> Result<(Board, Vec<Board>), GgfError> {
    let inside = text.trim().strip_prefix("(;").and_then(|text| text.strip_suffix(";)"));
    let mut rest = inside.ok_or(GgfError::Frame)?.trim_start();
    let mut boards: Option<(Board, Vec<Board>)> = None;
    while !rest.is_empty() {
        let (name, after) = rest.split_once('[').ok_or_else(|| GgfError::NoValue(rest.to_owned()))?;
        let (value, after) = after.split_once(']').ok_or_else(|| GgfError::NoValue(name.to_owned()))?;
        rest = after.trim_start();
        match name.trim() {
            "BO" => boards = Some((read_board(value)?, Vec::new())),
            "B" | "W" => {
                let disc = if name.trim() == "B" { Disc::Black } else { Disc::White };
                let (first, rest) = boards.as_mut().ok_or(GgfError::NoBoard)?;
                let after = play(*rest.last().unwrap_or(first), disc, value, rest.len() + 1)?;
                rest.push(after);
            }
            _ => {}
        }
    }
    boards.ok_or(GgfError::NoBoard)
}

fn read_board(value: &str) -> Result<Board, GgfError> {
    let (size, cells) = value.trim().split_once(char::is_whitespace).unwrap_or((value.trim(), ""));
    if size != "8" {
        return Err(GgfError::Size(size.to_owned()));
    }
    cells.parse().map_err(GgfError::Board)
}

fn play(board: Board, disc: Disc, value: &str, number: usize) -> Result<Board, GgfError> {
    let written = read_move(value).map_err(|error| GgfError::NoSquare(number, error))?;
    // Some programs write forced passes, some do not.
    let board = match written {
        GgfMove::At(_) if disc != board.turn && board.position.must_pass() => board.pass(),
        _ => board,
    };
    if disc != board.turn {
        return Err(GgfError::NotInTurn(number, disc));
    }
    match written {
        GgfMove::At(at) => board.play(at).map_err(|error| GgfError::Illegal(number, error)),
        GgfMove::Pass if board.position.must_pass() => Ok(board.pass()),
        GgfMove::Pass if board.position.is_over() => Err(GgfError::AfterTheEnd(number)),
        GgfMove::Pass => Err(GgfError::NeedlessPass(number)),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const START: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

    #[test]
    fn a_game_as_nboard_sends_it_is_read() {
        let text = format!(
            "(;GM[Othello]PC[NBoard]DT[2014-02-21 20:52:27 GMT]PB[one]PW[two]RE[?]TI[15:00]TY[8]{START}\
             B[F5]W[F6/1.00]B[D3//0.5]W[C5/-2.1/3];)"
        );
        let expected = crate::rules::notation::replay(Board::START, "f5f6d3c5").unwrap();
        assert_eq!(read(&text), Ok((Board::START, expected)));
    }

    #[test]
    fn passes_may_be_written_or_left_out() {
        let board = "BO[8 *O------ -------- -------- -------- -------- -------- -------- -------- O]";
        let (_, written) = read(&format!("(;{board}W[PA]B[C1];)")).unwrap();
        let (_, left_out) = read(&format!("(;{board}B[c1];)")).unwrap();
        assert_eq!(written.last(), left_out.last());
        assert_eq!((written.len(), left_out.len()), (2, 1));
    }

    #[test]
    fn what_is_no_game_is_refused_with_its_reason() {
        let cases = [
            (String::new(), "(; at the beginning"),
            ("(;GM[Othello];)".to_owned(), "BO[8"),
            ("(;B[f5];)".to_owned(), "BO[8"),
            ("(;BO;)".to_owned(), "expected a value"),
            ("(;BO[8 -;)".to_owned(), "expected a value"),
            ("(;BO[10 -];)".to_owned(), "size"),
            ("(;BO[8 --- *];)".to_owned(), "64 cells"),
            (format!("(;{START}B[z9];)"), "move 1"),
            (format!("(;{START}W[f5];)"), "not the turn of White"),
            (format!("(;{START}B[f5]W[a1];)"), "move 2: a1 turns no disc"),
            (format!("(;{START}B[pa];)"), "there is a legal move"),
            (format!("(;BO[8 X{} *]B[pa];)", "-".repeat(63)), "move 1: illegal pass, the game is over"),
        ];
        for (text, part) in cases {
            let error = read(&text).unwrap_err().to_string();
            assert!(error.contains(part), "{text:?}: {error}");
        }
    }
}
