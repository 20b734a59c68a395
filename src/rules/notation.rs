//! Boards and games as text.
//!
//! A board is 64 of `X` (black), `O` (white) and `-` (empty), from a1 row by row, and the side to move:
//!
//! ```
//! use othello::rules::Board;
//! let start = "---------------------------OX------XO--------------------------- X";
//! assert_eq!(start.parse::<Board>()?, Board::START);
//! assert_eq!(Board::START.to_string(), start);
//! # Ok::<(), othello::rules::notation::BoardError>(())
//! ```
//!
//! A game is the list of its squares, `f5d6c3…`. Forced passes are not written; who writes them (`--`, `pass`, `pa`,
//! `ps`) is understood too, and so are numbers before the moves and the result behind them:
//!
//! ```
//! use othello::rules::{Board, notation};
//! let boards = notation::replay(Board::START, "f5 d6 C3")?;
//! assert_eq!(boards.len(), 3);
//! assert_eq!(notation::replay(Board::START, "1. f5 d6 2. c3 40-24")?, boards);
//! # Ok::<(), othello::rules::notation::TranscriptError>(())
//! ```

use std::fmt;
use std::str::FromStr;

use super::{Bitboard, Board, Disc, IllegalMove, ParseSquareError, Position, Quoted, Square};

/// Why a text is no board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum BoardError {
    /// A character that stands for nothing, at this square.
    Cell(char, Square),
    /// Not 64 cells, but so many.
    Length(usize),
    /// The side to move is missing after the cells.
    NoTurn,
    /// The side to move is neither `X` nor `O`.
    Turn(String),
    /// The row with this number (from 1) has not eight cells, but so many.
    Row(usize, usize),
}

impl fmt::Display for BoardError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Cell(cell, at) => write!(f, "invalid cell {cell:?} at {at}; expected X, O or -"),
            Self::Length(cells) => write!(f, "expected 64 cells, found {cells}"),
            Self::NoTurn => f.write_str("missing side to move after the 64 cells; expected X or O"),
            Self::Turn(text) => write!(f, "invalid side to move {}; expected X or O", Quoted(text)),
            Self::Row(row, cells) => write!(f, "row {row}: expected 8 cells, found {cells}"),
        }
    }
}

impl std::error::Error for BoardError {}

impl FromStr for Board {
    type Err = BoardError;

    /// White space between the cells is skipped, `x`, `*`, `o`, `.` and `_` are understood as well.
    fn from_str(text: &str) -> Result<Self, BoardError> {
        let mut black = Bitboard::EMPTY;
        let mut white = Bitboard::EMPTY;
        let mut cells = text.char_indices().filter(|(_, char)| !char.is_whitespace());
        for square in Square::all() {
            match cells.next() {
                Some((_, 'X' | 'x' | '*')) => black |= square.bit(),
                Some((_, 'O' | 'o')) => white |= square.bit(),
                Some((_, '-' | '.' | '_')) => {}
                Some((_, other)) => return Err(BoardError::Cell(other, square)),
                None => return Err(BoardError::Length(square.index())),
            }
        }
        let rest = cells.next().map_or("", |(start, _)| text[start..].trim_end());
        let turn = match rest {
            "X" | "x" | "*" => Disc::Black,
            "O" | "o" => Disc::White,
            "" => return Err(BoardError::NoTurn),
            other if other.chars().all(|char| "XxOo*-._".contains(char)) => {
                return Err(BoardError::Length(Square::COUNT + other.chars().count()));
            }
            other => return Err(BoardError::Turn(other.to_owned())),
        };
        let (own, opp) = if turn == Disc::Black { (black, white) } else { (white, black) };
        Ok(Self { position: Position::of_disjoint(own, opp), turn })
    }
}

impl fmt::Display for Board {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            write!(f, "{}", self.disc_at(square).map_or('-', Disc::symbol))?;
        }
        write!(f, " {}", self.turn.symbol())
    }
}

/// A board as eight rows with their coordinates, and the side to move below: what a person sees in a letter.
///
/// ```
/// use othello::rules::{Board, notation};
/// let text = notation::rows(Board::START);
/// assert!(text.starts_with("  abcdefgh\n1 --------\n"));
/// assert!(text.contains("4 ---OX---\n5 ---XO---\n") && text.ends_with("X to move\n"));
/// ```
pub fn rows(board: Board) -> String {
    let cells = board.to_string();
    let row = |row: usize| format!("{} {}\n", row + 1, cells.get(row * 8..row * 8 + 8).unwrap_or_default());
    let rows: Vec<String> = (0..8).map(row).collect();
    format!("  abcdefgh\n{}{} to move\n", rows.concat(), board.turn.symbol())
}

/// Why a text is no game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TranscriptError {
    /// The token with this number (from 1) names no square.
    NoSquare(usize, ParseSquareError),
    /// The move with this number (from 1) of this side is against the rules.
    Illegal(usize, Disc, IllegalMove),
    /// A pass is written at this number (from 1), but this side has a move.
    NeedlessPass(usize, Disc),
    /// The move with this number (from 1) comes after the end of the game.
    AfterTheEnd(usize, Square),
}

impl fmt::Display for TranscriptError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoSquare(number, error) => write!(f, "move {number}: {error}"),
            Self::Illegal(number, disc, error) => write!(f, "move {number} of {disc}: {error}"),
            Self::NeedlessPass(number, disc) => {
                write!(f, "move {number}: {disc} passes but has a legal move")
            }
            Self::AfterTheEnd(number, at) => write!(f, "move {number}, {at}: the game is over"),
        }
    }
}

impl std::error::Error for TranscriptError {}

/// One item of a transcript.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Token {
    At(Square),
    Pass,
}

/// Reads `f5d6c3…` and plays it: the board after each move, with forced passes taken where they are due.
///
/// # Errors
/// The first token that is no square, no legal move, a pass that is not due, or a move after the end.
pub fn replay(start: Board, text: &str) -> Result<Vec<Board>, TranscriptError> {
    Ok(played(start, text)?.into_iter().map(|(_, board)| board).collect())
}

/// Reads `f5d6c3…` as [`replay`] does: where each disc was placed, passes left out.
///
/// # Errors
/// As [`replay`].
pub fn squares(start: Board, text: &str) -> Result<Vec<Square>, TranscriptError> {
    Ok(played(start, text)?.into_iter().map(|(at, _)| at).collect())
}

/// Each move of a transcript with the board after it.
fn played(start: Board, text: &str) -> Result<Vec<(Square, Board)>, TranscriptError> {
    played_located(start, text).map_err(|(error, _)| error)
}

/// The same; an error comes with the byte of the text where it stands.
pub(super) fn played_located(
    start: Board,
    text: &str,
) -> Result<Vec<(Square, Board)>, (TranscriptError, usize)> {
    let mut moves = Vec::new();
    let mut board = start;
    for (idx, (place, token)) in tokens(text).enumerate() {
        let number = idx + 1;
        match token.map_err(|error| (TranscriptError::NoSquare(number, error), place))? {
            Token::Pass if board.position.moves().is_empty() => board = board.pass(),
            Token::Pass => return Err((TranscriptError::NeedlessPass(number, board.turn), place)),
            Token::At(at) if board.position.is_over() => {
                return Err((TranscriptError::AfterTheEnd(number, at), place));
            }
            Token::At(at) => {
                if board.position.must_pass() {
                    board = board.pass();
                }
                let after = board.play(at);
                board =
                    after.map_err(|error| (TranscriptError::Illegal(number, board.turn, error), place))?;
                moves.push((at, board));
            }
        }
    }
    Ok(moves)
}

/// The squares of a game as text: `f5d6c3…`.
pub fn transcript(squares: impl IntoIterator<Item = Square>) -> String {
    squares.into_iter().map(|square| square.to_string()).collect()
}

/// Pairs of characters, each with its place; what parts them and numbers are skipped, the word `pass` counts as one pass.
fn tokens(text: &str) -> impl Iterator<Item = (usize, Result<Token, ParseSquareError>)> {
    let mut rest = text;
    std::iter::from_fn(move || {
        rest = skip_gaps(rest, text.len() == rest.len());
        if rest.is_empty() {
            return None;
        }
        let place = text.len() - rest.len();
        let end = |n_chars: usize| rest.char_indices().nth(n_chars).map_or(rest.len(), |(at, _)| at);
        let (four, two) = (&rest[..end(4)], &rest[..end(2)]);
        let (taken, token) = if four.eq_ignore_ascii_case("pass") {
            (four, Ok(Token::Pass))
        } else if ["--", "pa", "ps"].iter().any(|pass| two.eq_ignore_ascii_case(pass)) {
            (two, Ok(Token::Pass))
        } else {
            (two, two.parse().map(Token::At))
        };
        rest = &rest[taken.len()..];
        Some((place, token))
    })
}

/// What may stand between two moves: white space, commas and their like, and marks without a width that copied text brings
/// along.
fn is_gap(char: char) -> bool {
    char.is_whitespace() || matches!(char, ',' | ';' | '/' | '|' | '–' | '→' | '\u{200b}' | '\u{feff}')
}

/// The text from its next move on. Numbers are skipped where they can not be the end of a mistyped square: with a point
/// or bracket behind them, or after a gap.
fn skip_gaps(text: &str, at_start: bool) -> &str {
    let mut rest = text;
    loop {
        let trimmed = rest.trim_start_matches(is_gap);
        let after_gap = at_start || trimmed.len() < text.len();
        // One dash parts two moves, or the discs of both sides at the end; two are a pass.
        if let Some(after) = trimmed.strip_prefix('-').filter(|after| !after.starts_with('-')) {
            rest = after;
            continue;
        }
        let number = trimmed.trim_start_matches(|char: char| char.is_ascii_digit());
        let behind = number.trim_start_matches(['.', ')', ':']);
        if number.len() == trimmed.len() || (behind.len() == number.len() && !after_gap) {
            return trimmed;
        }
        rest = behind;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RandomGame;
    use crate::seeded::Seeded;

    #[test]
    fn boards_survive_their_own_text() {
        for (board, _) in RandomGame::new(&mut Seeded::new(11)) {
            assert_eq!(board.to_string().parse(), Ok(board));
        }
    }

    #[test]
    fn a_bad_board_names_its_culprit() {
        let cells = Board::START.to_string()[..64].to_owned();
        let check = |text: &str, message: &str| {
            assert_eq!(text.parse::<Board>().unwrap_err().to_string(), message);
        };
        check("", "expected 64 cells, found 0");
        check(&cells[..63], "expected 64 cells, found 63");
        check(&format!("{cells}-X"), "expected 64 cells, found 66");
        check(&format!("{cells}- X"), "invalid side to move \"- X\"; expected X or O");
        check(&cells, "missing side to move after the 64 cells; expected X or O");
        check(&format!("{cells} ?"), "invalid side to move \"?\"; expected X or O");
        check(&cells.replacen('O', "é", 1), "invalid cell 'é' at d4; expected X, O or -");
    }

    #[test]
    fn a_bad_game_names_its_culprit() {
        let check = |text: &str, message: &str| {
            assert_eq!(replay(Board::START, text).unwrap_err().to_string(), message);
        };
        check("f5z9", "move 2: invalid square \"z9\"; expected a letter a-h and a digit 1-8");
        check("f5d6c", "move 3: invalid square \"c\"; expected a letter a-h and a digit 1-8");
        check("f5f5", "move 2 of White: f5 is taken");
        check("f5a1", "move 2 of White: a1 turns no disc");
        check("f5--", "move 2: White passes but has a legal move");
        check("f5😀", "move 2: invalid square \"😀\"; expected a letter a-h and a digit 1-8");
        check("f5d66c3", "move 3: invalid square \"6c\"; expected a letter a-h and a digit 1-8");
        check("f5d6c3 33 z", "move 4: invalid square \"z\"; expected a letter a-h and a digit 1-8");
        // The shortest wipe-out known: black has taken everything after nine moves.
        check("e6f4e3f6g5d6e7f5c5 a1", "move 10, a1: the game is over");
    }

    #[test]
    fn numbers_gaps_and_the_result_are_skipped() {
        let plain = replay(Board::START, "f5d6c3d3").unwrap();
        for text in [
            "1. f5 d6 2. c3 d3",
            "1.f5 2.d6 3.c3 4.d3",
            "1.F5d62.C3d3",
            "1) f5 2) d6 3) c3 4) d3",
            "1 f5 2 d6 3 c3 4 d3",
            "1f5 2d6 3c3 4d3",
            "1: f5 1... d6 2: c3 2... d3",
            "f5, d6; c3,d3",
            "f5-d6-c3-d3",
            "f5 / d6 / c3 | d3",
            "\u{feff}f5\r\nd6\tc3\u{a0}d3\n\n",
            "f5d6c3d3 40-24",
            "f5 d6 c3 d3 6-2\n",
        ] {
            assert_eq!(replay(Board::START, text), Ok(plain.clone()), "{text:?}");
        }
    }

    #[test]
    fn passes_may_be_written_or_not() {
        // After b1 white has only g1, which can flank nothing.
        let start: Board = format!("--OX--OX{} X", "-".repeat(56)).parse().unwrap();
        let implicit = replay(start, "b1f1").unwrap();
        for text in ["b1 -- f1", "b1passf1", "B1 PA F1", "b1psf1"] {
            assert_eq!(replay(start, text), Ok(implicit.clone()), "{text}");
        }
    }
}
