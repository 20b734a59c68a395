//! Games in GGF, the form in which Othello servers and programs hand each other their games: read and written.
//!
//! A game is a list of properties: names with a value in brackets. Three matter to a reader: `BO` is the board at the start
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
    match read_located(text) {
        Ok((start, plies)) => Ok((start, plies.into_iter().map(|(_, board)| board).collect())),
        Err((error, _)) => Err(error),
    }
}

/// The first board of a game, and each move or pass with the board after it.
pub(super) type Plies = (Board, Vec<(GgfMove, Board)>);

/// The same with the moves; an error comes with the byte of the text where it stands.
pub(super) fn read_located(text: &str) -> Result<Plies, (GgfError, usize)> {
    let place = |part: &str| part.as_ptr().addr() - text.as_ptr().addr();
    let trimmed = text.trim();
    let inside = trimmed.strip_prefix("(;").ok_or((GgfError::Frame, place(trimmed)))?;
    let inside = inside.strip_suffix(";)").ok_or((GgfError::Frame, place(trimmed) + trimmed.len()))?;
    let mut rest = inside.trim_start();
    let mut game: Option<Plies> = None;
    while !rest.is_empty() {
        let no_value = |name: &str| (GgfError::NoValue(name.to_owned()), place(rest));
        let (name, after) = rest.split_once('[').ok_or_else(|| no_value(rest))?;
        let (value, after) = after.split_once(']').ok_or_else(|| no_value(name))?;
        match name.trim() {
            "BO" => {
                let board = read_board(value).map_err(|error| (error, place(value)))?;
                game = Some((board, Vec::new()));
            }
            "B" | "W" => {
                let disc = if name.trim() == "B" { Disc::Black } else { Disc::White };
                let (first, plies) = game.as_mut().ok_or((GgfError::NoBoard, place(rest)))?;
                let board = plies.last().map_or(*first, |(_, board)| *board);
                plies.push(play(board, disc, value, plies.len() + 1).map_err(|error| (error, place(value)))?);
            }
            _ => {}
        }
        rest = after.trim_start();
    }
    game.ok_or((GgfError::NoBoard, place(rest)))
}

fn read_board(value: &str) -> Result<Board, GgfError> {
    let (size, cells) = value.trim().split_once(char::is_whitespace).unwrap_or((value.trim(), ""));
    if size != "8" {
        return Err(GgfError::Size(size.to_owned()));
    }
    cells.parse().map_err(GgfError::Board)
}

fn play(board: Board, disc: Disc, value: &str, number: usize) -> Result<(GgfMove, Board), GgfError> {
    let written = read_move(value).map_err(|error| GgfError::NoSquare(number, error))?;
    // Some programs write forced passes, some do not.
    let board = match written {
        GgfMove::At(_) if disc != board.turn && board.position.must_pass() => board.pass(),
        _ => board,
    };
    if disc != board.turn {
        return Err(GgfError::NotInTurn(number, disc));
    }
    let after = match written {
        GgfMove::At(at) => board.play(at).map_err(|error| GgfError::Illegal(number, error))?,
        GgfMove::Pass if board.position.must_pass() => board.pass(),
        GgfMove::Pass if board.position.is_over() => return Err(GgfError::AfterTheEnd(number)),
        GgfMove::Pass => return Err(GgfError::NeedlessPass(number)),
    };
    Ok((written, after))
}

/// What a written game says of itself besides its moves. Brackets in it are left out.
#[derive(Clone, Copy, Debug, Default)]
pub struct GgfHeader<'a> {
    /// Where it was played: the name of a server or a program.
    pub place: &'a str,
    /// When, such as `2026-11-17`; nothing is written for an empty text.
    pub date: &'a str,
    /// Who had black.
    pub black: &'a str,
    /// Who had white.
    pub white: &'a str,
}

/// A game in GGF: these moves from this board on, forced passes written, with the result if the game has ended. Moves
/// after one that is against the rules are left out.
///
/// ```
/// use othello::rules::ggf::{self, GgfHeader};
/// use othello::rules::{Board, notation};
/// let header = GgfHeader { place: "Othello", date: "2026-11-17", black: "Ada", white: "Master" };
/// let text = ggf::write(header, Board::START, &notation::squares(Board::START, "f5d6")?);
/// assert!(text.starts_with("(;GM[Othello]PC[Othello]DT[2026-11-17]PB[Ada]PW[Master]RE[?]TY[8]BO[8 ---"));
/// assert!(text.ends_with("--- *]B[f5]W[d6];)"));
/// assert_eq!(ggf::read(&text).map(|(_, boards)| boards), Ok(notation::replay(Board::START, "f5d6")?));
/// # Ok::<(), othello::rules::notation::TranscriptError>(())
/// ```
pub fn write(header: GgfHeader<'_>, start: Board, moves: &[Square]) -> String {
    let mut plies = Vec::new();
    let mut board = start;
    for &at in moves {
        if board.position.must_pass() {
            plies.push(format!("{}[PA]", property(board.turn)));
            board = board.pass();
        }
        let Ok(after) = board.play(at) else { break };
        plies.push(format!("{}[{at}]", property(board.turn)));
        board = after;
    }
    let result = if board.position.is_over() {
        format!("{:+}", board.count(Disc::Black) as i32 - board.count(Disc::White) as i32)
    } else {
        "?".to_owned()
    };
    let GgfHeader { place, date, black, white } = header;
    let named = [("PC", place), ("DT", date), ("PB", black), ("PW", white)];
    let named: Vec<String> = named
        .iter()
        .filter(|(_, value)| !value.is_empty())
        .map(|(name, value)| format!("{name}[{}]", plain(value)))
        .collect();
    // The servers' own sign for black is `*`.
    let cells = start.to_string().replace('X', "*");
    let (named, plies) = (named.concat(), plies.concat());
    format!("(;GM[Othello]{named}RE[{result}]TY[8]BO[8 {cells}]{plies};)")
}

const fn property(disc: Disc) -> char {
    match disc {
        Disc::Black => 'B',
        Disc::White => 'W',
    }
}

/// A value without the marks that would end it, or the game.
fn plain(value: &str) -> String {
    value.chars().filter(|char| !matches!(char, '[' | ']' | ';' | '(' | ')') && !char.is_control()).collect()
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
    fn a_written_game_holds_passes_the_result_and_no_bracket_of_a_name() {
        let wiped_out = crate::rules::notation::squares(Board::START, "e6f4e3f6g5d6e7f5c5").unwrap();
        let header = GgfHeader { black: "A];B[a1]", ..GgfHeader::default() };
        let text = write(header, Board::START, &wiped_out);
        assert!(text.starts_with("(;GM[Othello]PB[ABa1]RE[+13]TY[8]BO[8 "), "{text}");
        assert_eq!(read(&text).unwrap().1.len(), 9);

        let passing: Board = format!("--OX--OX{} X", "-".repeat(56)).parse().unwrap();
        let moves = ["b1", "f1"].map(|name| name.parse().unwrap());
        let text = write(GgfHeader::default(), passing, &moves);
        assert!(text.ends_with("B[b1]W[PA]B[f1];)") && text.contains("RE[+6]"), "{text}");
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
