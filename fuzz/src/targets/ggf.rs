//! Games as Othello servers write them.

use othello::rules::ggf::{read, read_move};

use super::is_sentence;

/// The whole text as a game and as a move.
pub(super) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    if let Err(error) = read_move(&text) {
        assert!(is_sentence(&error.to_string()), "{error}");
    }
    match read(&text) {
        Ok((first, rest)) => {
            let boards = std::iter::once(&first).chain(&rest);
            for (before, after) in boards.zip(&rest) {
                let empties = |board: &othello::rules::Board| board.position.empties().len();
                // A pass, or a move, perhaps after a pass that nobody wrote.
                assert!(*after == before.pass() || empties(after) + 1 == empties(before), "{before} {after}");
            }
        }
        Err(error) => assert!(is_sentence(&error.to_string()), "{error}"),
    }
}
