//! Reads a game or a position that somebody copied from somewhere.
//!
//! One door for every form that is found in the wild; which one it is, the text itself tells:
//!
//! | form | for example |
//! |---|---|
//! | a transcript: any case, gaps, move numbers, passes written or not, headers as in PGN | `1. f5 d6 2. c3 --` |
//! | GGF, the first game of the text | `(;GM[Othello]…B[f5];)` |
//! | 64 cells and the side to move | `---…OX…--- X`, `bw..… black to move` |
//! | eight rows of eight, with or without coordinates and frame | `4 . . . O X . . . 4` |
//!
//! What can not be read is refused with what is wrong and where:
//!
//! ```
//! use othello::rules::paste;
//! let pasted = paste::read("1. F5 d6 2. c3 d3")?;
//! assert_eq!(pasted.moves.len(), 4);
//! let error = paste::read("f5 d6 a1").unwrap_err();
//! assert_eq!(error.to_string(), "line 1, column 7: move 3 of Black: a1 turns no disc");
//! # Ok::<(), paste::PasteError>(())
//! ```

mod board;

use std::fmt;

use super::ggf::{self, GgfError, GgfMove};
use super::notation::{BoardError, TranscriptError, played_located};
use super::{Board, Disc, Position, Square};

/// Longer texts are not looked at. A game in GGF with times and estimates has some two thousand characters.
pub const MAX_BYTES: usize = 20_000;

/// What was read: a position, and the moves from it on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pasted {
    /// The first board.
    pub start: Board,
    /// Where discs were placed after it, forced passes left out.
    pub moves: Vec<Square>,
    /// What kind of text it was.
    pub form: PastedForm,
}

/// The kind of text that was read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PastedForm {
    /// A list of moves.
    Transcript,
    /// A list of moves that follows the rules only if the colours of the four first discs are exchanged.
    OtherStart,
    /// A game in GGF.
    Ggf,
    /// A position without moves.
    Board,
}

impl Pasted {
    /// The board after the last move.
    pub fn last_board(&self) -> Board {
        self.moves.iter().fold(self.start, |board, &at| {
            let board = if board.position.must_pass() { board.pass() } else { board };
            board.play(at).unwrap_or(board)
        })
    }
}

/// Why a text was not read, and where in it that is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PasteError {
    /// What is wrong.
    pub fault: PasteFault,
    /// The line, counted from 1.
    pub line: usize,
    /// The character of the line, counted from 1.
    pub column: usize,
}

/// What is wrong with a text.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PasteFault {
    /// There is nothing in it.
    Empty,
    /// It has so many bytes, more than [`MAX_BYTES`].
    TooLong(usize),
    /// Neither moves nor a board are in it.
    NoGame,
    /// A move is none, or against the rules.
    Moves(TranscriptError),
    /// A game in GGF can not be read.
    Ggf(GgfError),
    /// A board can not be read.
    Board(BoardError),
}

impl fmt::Display for PasteFault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Empty => f.write_str("there is no text"),
            Self::TooLong(bytes) => write!(f, "the text has {bytes} bytes; at most {MAX_BYTES} are read"),
            Self::NoGame => f.write_str("found neither moves such as f5d6c3 nor a board"),
            Self::Moves(error) => error.fmt(f),
            Self::Ggf(error) => error.fmt(f),
            Self::Board(error) => error.fmt(f),
        }
    }
}

impl fmt::Display for PasteError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { fault, line, column } = self;
        write!(f, "line {line}, column {column}: {fault}")
    }
}

impl std::error::Error for PasteError {}

/// Reads a game or a position in any of the forms above.
///
/// # Errors
/// The text is in none of them, against the rules, or longer than [`MAX_BYTES`].
pub fn read(text: &str) -> Result<Pasted, PasteError> {
    read_form(text).map_err(|(fault, at)| {
        let before = text.get(..at).unwrap_or(text);
        let line_start = before.rfind('\n').map_or(0, |newline| newline + 1);
        let column = before[line_start..].chars().count() + 1;
        PasteError { fault, line: before.matches('\n').count() + 1, column }
    })
}

/// The same; an error comes with the byte where it stands.
fn read_form(text: &str) -> Result<Pasted, (PasteFault, usize)> {
    if text.len() > MAX_BYTES {
        return Err((PasteFault::TooLong(text.len()), 0));
    }
    if text.trim().is_empty() {
        return Err((PasteFault::Empty, 0));
    }
    if let Some(start) = text.find("(;") {
        return read_ggf(&text[start..]).map_err(|(error, at)| (PasteFault::Ggf(error), start + at));
    }
    let text = &without_headers(text);
    match guess(text) {
        PastedForm::Board => {
            let start = board::read(text).map_err(|(error, at)| (PasteFault::Board(error), at))?;
            Ok(Pasted { start, moves: Vec::new(), form: PastedForm::Board })
        }
        _ if !has_square(text) => Err((PasteFault::NoGame, 0)),
        _ => read_moves(text).map_err(|(error, at)| (PasteFault::Moves(error), at)),
    }
}

/// The first game in a text that begins with one.
fn read_ggf(text: &str) -> Result<Pasted, (GgfError, usize)> {
    let end = text.find(";)").map_or(text.len(), |end| end + 2);
    let (start, plies) = ggf::read_located(&text[..end])?;
    let at = |(written, _): (GgfMove, Board)| match written {
        GgfMove::At(at) => Some(at),
        GgfMove::Pass => None,
    };
    Ok(Pasted { start, moves: plies.into_iter().filter_map(at).collect(), form: PastedForm::Ggf })
}

/// A transcript from the usual start or, if it can not be played from there, from the one with exchanged colours, which
/// some programs use. If it is wrong from both, the error is that of the start from which more can be played.
fn read_moves(text: &str) -> Result<Pasted, (TranscriptError, usize)> {
    let from = |start: Board, form: PastedForm| {
        let played = played_located(start, text)?;
        Ok(Pasted { start, moves: played.into_iter().map(|(at, _)| at).collect(), form })
    };
    from(Board::START, PastedForm::Transcript).or_else(|usual: (TranscriptError, usize)| {
        let other_start = Board { position: Position::START.pass(), turn: Disc::Black };
        from(other_start, PastedForm::OtherStart)
            .map_err(|other: (TranscriptError, usize)| if other.1 > usual.1 { other } else { usual })
    })
}

/// Whether a text rather is a board or a list of moves: more of it is cells, or squares by their names.
fn guess(text: &str) -> PastedForm {
    let n_cells = text.chars().filter(|&char| board::cell(char).is_some()).count();
    let is_board = n_cells >= Square::COUNT / 2 && n_cells > 2 * squares(text).count();
    if is_board { PastedForm::Board } else { PastedForm::Transcript }
}

fn has_square(text: &str) -> bool {
    squares(text).next().is_some()
}

/// Wherever a square's name stands in a text, inside of a word too.
fn squares(text: &str) -> impl Iterator<Item = Square> {
    text.as_bytes().windows(2).filter_map(|pair| str::from_utf8(pair).ok()?.parse().ok())
}

/// The text with spaces for lines such as `[Black "Ada"]`, which some servers write before the moves.
fn without_headers(text: &str) -> String {
    let blank = |line: &str| -> String {
        let trimmed = line.trim();
        if trimmed.starts_with('[') && trimmed.ends_with(']') {
            line.bytes().map(|byte| if byte == b'\n' { '\n' } else { ' ' }).collect()
        } else {
            line.to_owned()
        }
    };
    text.split_inclusive('\n').map(blank).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::notation;

    const GGF_START: &str = "BO[8 ---------------------------O*------*O--------------------------- *]";

    /// A text of this form gives these moves from this start.
    fn check(text: &str, form: PastedForm, start: Board, moves: &str) {
        let expected = Pasted { start, moves: notation::squares(start, moves).unwrap(), form };
        assert_eq!(read(text), Ok(expected), "{text}");
    }

    #[test]
    fn transcripts_of_every_form_are_read() {
        for text in [
            "f5d6c3d3",
            "F5D6C3D3",
            "F5d6C3d3",
            " f5 d6\nc3\r\n\td3 ",
            "1. f5 d6 2. c3 d3",
            "1.f5 d6 2.c3 d3",
            "1.f5d62.c3d3",
            "1. f5\n2. d6\n3. c3\n4. d3",
            "1 f5 2 d6 3 c3 4 d3",
            "f5, d6, c3, d3",
            "[Event \"a1\"]\n[Black \"Ada\"]\n\n1. f5 d6 2. c3 d3 6-2",
            "\u{feff}f5d6c3d3",
        ] {
            check(text, PastedForm::Transcript, Board::START, "f5d6c3d3");
        }
    }

    #[test]
    fn all_first_moves_of_both_starts_are_read() {
        for first in ["c4", "d3", "e6", "f5"] {
            check(first, PastedForm::Transcript, Board::START, first);
        }
        let other = Board { position: Position::START.pass(), turn: Disc::Black };
        for first in ["c5", "d6", "e3", "f4"] {
            check(first, PastedForm::OtherStart, other, first);
        }
        check("1. f4 d3 2. c6", PastedForm::OtherStart, other, "f4d3c6");
    }

    #[test]
    fn passes_are_read_in_every_spelling_or_left_out() {
        // Black wipes out all but a corner; white has to pass on the way.
        let game = passing_game();
        let plain = notation::transcript(game.iter().filter_map(|at| *at));
        for pass in ["--", "pa", "PA", "ps", "pass", "Pass", ""] {
            let words: Vec<String> =
                game.iter().map(|at| at.map_or(pass.to_owned(), |at| at.to_string())).collect();
            check(&words.join(" "), PastedForm::Transcript, Board::START, &plain);
            check(&words.concat(), PastedForm::Transcript, Board::START, &plain);
        }
    }

    /// A random game in which somebody has to pass.
    fn passing_game() -> Vec<Option<Square>> {
        let mut random = crate::seeded::Seeded::new(2);
        loop {
            let mut game: Vec<_> = crate::rules::RandomGame::new(&mut random).map(|(_, at)| at).collect();
            // The last one stands for the end.
            game.pop();
            if game.contains(&None) {
                return game;
            }
        }
    }

    #[test]
    fn games_in_ggf_are_read_wherever_they_begin() {
        for text in [
            format!("(;GM[Othello]PC[GGS/os]PB[a]PW[b]TY[8]{GGF_START}B[F5//1]W[d6/0.1]B[c3];)"),
            format!("1 (;GM[Othello]{GGF_START}\nB[f5]\nW[d6]\nB[c3]\n;)\n"),
            format!("(;GM[Othello]{GGF_START}B[f5]W[d6]B[c3];)(;GM[Othello]{GGF_START}B[f5];)"),
        ] {
            check(&text, PastedForm::Ggf, Board::START, "f5d6c3");
        }
    }

    #[test]
    fn faults_are_told_with_their_place() {
        let start = Board::START.to_string();
        let cells = &start[..64];
        let cases = [
            (String::new(), "line 1, column 1: there is no text"),
            (" \n ".to_owned(), "line 1, column 1: there is no text"),
            ("Hello, world".to_owned(), "line 1, column 1: found neither moves such as f5d6c3 nor a board"),
            ("f5 d6\n c3 a1".to_owned(), "line 2, column 5: move 4 of White: a1 turns no disc"),
            ("f5 d6 f5".to_owned(), "line 1, column 7: move 3 of Black: f5 is taken"),
            (
                "1. f5 d6 2. q3".to_owned(),
                "line 1, column 13: move 3: invalid square \"q3\"; expected a letter a-h and a digit 1-8",
            ),
            ("f5 pass".to_owned(), "line 1, column 4: move 2: White passes but has a legal move"),
            ("e6f4e3f6g5d6e7f5c5 a1".to_owned(), "line 1, column 20: move 10, a1: the game is over"),
            // From the other start three moves can be played, from the usual one none.
            ("f4 d3 c6 a1".to_owned(), "line 1, column 10: move 4 of White: a1 turns no disc"),
            (
                "é f5".to_owned(),
                "line 1, column 1: move 1: invalid square \"é \"; expected a letter a-h and a digit 1-8",
            ),
            ("(;GM[Othello]".to_owned(), "line 1, column 14: expected (; at the beginning and ;) at the end"),
            (format!("x\n(;{GGF_START}B[a1];)"), "line 2, column 77: move 1: a1 turns no disc"),
            (format!("(;{GGF_START}W[f5];)"), "line 1, column 77: move 1: it is not the turn of White"),
            (cells.to_owned(), "line 1, column 65: missing side to move after the 64 cells; expected X or O"),
            (format!("{cells} ?"), "line 1, column 66: invalid side to move \"?\"; expected X or O"),
            (
                cells[1..].to_owned() + " X",
                "line 1, column 66: missing side to move after the 64 cells; expected X or O",
            ),
            (format!("é{}", &start[1..]), "line 1, column 1: invalid cell 'é' at a1; expected X, O or -"),
        ];
        for (text, message) in cases {
            assert_eq!(read(&text).unwrap_err().to_string(), message, "{text:?}");
        }
    }

    #[test]
    fn a_text_beyond_the_limit_is_refused_unread() {
        let text = "f5".to_owned() + &" ".repeat(MAX_BYTES - 2);
        assert!(read(&text).is_ok());
        assert_eq!(read(&(text + " ")).unwrap_err().fault, PasteFault::TooLong(MAX_BYTES + 1));
    }

    #[test]
    fn the_last_board_is_the_one_after_all_moves() {
        let pasted = read("f5d6c3").unwrap();
        assert_eq!(Some(&pasted.last_board()), notation::replay(Board::START, "f5d6c3").unwrap().last());
    }
}
