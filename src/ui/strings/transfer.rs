//! The words of the page where games come and go as text, in English; what is wrong with a text stands here too.

use super::score;
use crate::app::TextForm;
use crate::game::Tally;
use crate::rules::ggf::GgfError;
use crate::rules::notation::{BoardError, TranscriptError};
use crate::rules::paste::{MAX_BYTES, PasteError, PasteFault};
use crate::rules::{Disc, IllegalMove};

/// Games and positions as text.
pub struct TransferWords {
    pub title: &'static str,
    pub paste_title: &'static str,
    pub paste: &'static str,
    /// What can be pasted.
    pub paste_note: &'static str,
    /// A game was read: how many moves, and the discs after them.
    pub read_game: fn(usize, Tally) -> String,
    /// A position was read: its discs.
    pub read_board: fn(Tally) -> String,
    pub other_start: &'static str,
    pub is_over: &'static str,
    pub open: &'static str,
    pub set_up: &'static str,
    /// A text could not be read: its heading, and what is wrong where.
    pub bad_title: &'static str,
    pub bad: fn(&PasteError) -> String,
    pub nothing_changed: &'static str,
    pub share_title: &'static str,
    pub nothing_to_share: &'static str,
    pub form: fn(TextForm) -> &'static str,
    pub copy: &'static str,
    pub copied: &'static str,
    pub share: &'static str,
    pub code_note: &'static str,
    /// The code, to be read out.
    pub code_name: &'static str,
    pub board_name: &'static str,
}

pub(super) const ENGLISH: TransferWords = TransferWords {
    title: "Paste or share",
    paste_title: "Paste",
    paste: "Paste from clipboard",
    paste_note: "Moves such as f5d6c3, a game in GGF, or a board of 64 characters or eight rows.",
    read_game: |moves, tally| {
        let moves = if moves == 1 { "1 move".to_owned() } else { format!("{moves} moves") };
        format!("A game: {moves}. {}", leads(tally))
    },
    read_board: |tally| format!("A position. {}", leads(tally)),
    other_start: "It begins with the colours of the four first discs exchanged.",
    is_over: "The game is over.",
    open: "Open on the board",
    set_up: "Set up from it",
    bad_title: "This text cannot be read",
    bad,
    nothing_changed: "Nothing was changed.",
    share_title: "Share this game",
    nothing_to_share: "Once you have begun a game, it can be copied and shared here.",
    form: |form| match form {
        TextForm::Transcript => "Moves",
        TextForm::Ggf => "GGF",
        TextForm::Board => "Board",
    },
    copy: "Copy",
    copied: "Copied",
    share: "Share…",
    code_note: "Any phone's camera reads this code as the text of the game.",
    code_name: "QR code of the game",
    board_name: "The position",
};

fn leads(Tally { black, white }: Tally) -> String {
    let figures = score(Tally { black, white });
    match black.cmp(&white) {
        std::cmp::Ordering::Greater => format!("Black leads {figures}."),
        std::cmp::Ordering::Less => format!("White leads {}.", score(Tally { black: white, white: black })),
        std::cmp::Ordering::Equal => format!("Even, {figures}."),
    }
}

/// What is wrong, and where if the text has more than one place for it.
fn bad(error: &PasteError) -> String {
    let PasteError { fault, line, column } = error;
    let place = match line {
        1 => format!("At character {column}"),
        _ => format!("In line {line}, at character {column}"),
    };
    match fault {
        PasteFault::Empty => "The clipboard has no text.".to_owned(),
        PasteFault::TooLong(_) => {
            format!("The text is too long: at most {MAX_BYTES} characters are read.")
        }
        PasteFault::NoGame => {
            "It has neither moves such as f5d6c3 nor a board of X, O and - in it.".to_owned()
        }
        PasteFault::Moves(error) => format!("{place}: {}", moves(error)),
        PasteFault::Ggf(error) => format!("{place}: {}", ggf(error)),
        PasteFault::Board(error) => format!("{place}: {}", board(error)),
    }
}

fn illegal(IllegalMove { at, position }: &IllegalMove) -> String {
    if position.empties().contains(*at) {
        format!("a disc on {at} would turn nothing.")
    } else {
        format!("{at} is taken already.")
    }
}

fn side(disc: Disc) -> &'static str {
    (super::ENGLISH.arena.disc)(disc)
}

fn moves(error: &TranscriptError) -> String {
    match error {
        TranscriptError::NoSquare(number, error) => {
            format!("move {number}, “{}”, is no square from a1 to h8.", shown(&error.0))
        }
        TranscriptError::Illegal(number, disc, error) => {
            format!("move {number}, by {}: {}", side(*disc), illegal(error))
        }
        TranscriptError::NeedlessPass(number, disc) => {
            format!("move {number} is a pass, but {} can move.", side(*disc))
        }
        TranscriptError::AfterTheEnd(number, at) => {
            format!("move {number}, {at}, comes after the end of the game.")
        }
    }
}

fn ggf(error: &GgfError) -> String {
    match error {
        GgfError::Frame => "a game in GGF begins with “(;” and ends with “;)”.".to_owned(),
        GgfError::NoValue(name) => format!("“{}” needs a value in brackets.", shown(name)),
        GgfError::NoBoard => "the first board, BO[8 …], is missing.".to_owned(),
        GgfError::Size(size) => format!("the board has the size “{}”; only 8 is played here.", shown(size)),
        GgfError::Board(error) => board(error),
        GgfError::NoSquare(number, error) => {
            format!("move {number}, “{}”, is no square from a1 to h8.", shown(&error.0))
        }
        GgfError::NotInTurn(number, disc) => format!("move {number}: it is not {}'s turn.", side(*disc)),
        GgfError::Illegal(number, error) => format!("move {number}: {}", illegal(error)),
        GgfError::NeedlessPass(number) => format!("move {number} is a pass, but there is a move."),
        GgfError::AfterTheEnd(number) => format!("move {number} is a pass after the end of the game."),
    }
}

fn board(error: &BoardError) -> String {
    match error {
        BoardError::Cell(cell, at) => format!("“{cell}” on {at} is neither X, O nor -."),
        BoardError::Length(cells) => format!("the board has {cells} squares, not 64."),
        BoardError::NoTurn => "the side to move is missing: write X or O behind the board.".to_owned(),
        BoardError::Turn(text) => format!("“{}” is no side to move: write X or O.", shown(text)),
        BoardError::Row(row, cells) => format!("row {row} has {cells} squares, not 8."),
    }
}

/// The beginning of a text that may be long.
pub(super) fn shown(text: &str) -> String {
    const LONGEST: usize = 12;
    let beginning: String = text.chars().take(LONGEST).filter(|char| !char.is_control()).collect();
    if text.chars().count() > LONGEST { beginning + "…" } else { beginning }
}
