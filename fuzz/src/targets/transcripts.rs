//! Boards and games of Othello as people write them.

use othello::rules::notation::{replay, squares, transcript};
use othello::rules::{Board, Square};

use super::is_sentence;

/// A first line that is a board is where the game begins; otherwise it begins as usual.
pub(super) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    read_board(&text);
    let (first, rest) = text.split_once('\n').unwrap_or(("", &text));
    match first.parse() {
        Ok(start) => read_game(start, rest),
        Err(_) => read_game(Board::START, &text),
    }
}

fn read_board(text: &str) {
    match text.parse::<Board>() {
        Ok(board) => assert_eq!(board.to_string().parse(), Ok(board)),
        Err(error) => assert!(is_sentence(&error.to_string()), "{error}"),
    }
}

fn read_game(start: Board, text: &str) {
    let played = match squares(start, text) {
        Ok(played) => played,
        Err(error) => {
            assert!(is_sentence(&error.to_string()), "{error}");
            assert_eq!(replay(start, text), Err(error));
            return;
        }
    };
    assert!(played.len() <= Square::COUNT);
    assert_eq!(replay(start, text).map(|boards| boards.len()), Ok(played.len()));
    // What was written by others, we write and read again as the same.
    assert_eq!(squares(start, &transcript(played.iter().copied())), Ok(played));
}
