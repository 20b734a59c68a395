//! A game or a position that somebody copied from somewhere.

use othello::rules::ggf::{self, GgfHeader};
use othello::rules::notation::{rows, squares, transcript};
use othello::rules::paste::{self, Pasted, PastedForm};

use super::is_sentence;

/// What is read can be played, and survives being written in every form; what is refused is refused with a place.
pub(super) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    match paste::read(&text) {
        Ok(pasted) => {
            let Pasted { start, moves, .. } = pasted.clone();
            assert_eq!(squares(start, &transcript(moves.iter().copied())), Ok(moves.clone()));
            let written = ggf::write(GgfHeader::default(), start, &moves);
            assert_eq!(paste::read(&written), Ok(Pasted { form: PastedForm::Ggf, ..pasted.clone() }));
            let last = pasted.last_board();
            for board in [last.to_string(), rows(last)] {
                let expected = Pasted { start: last, moves: Vec::new(), form: PastedForm::Board };
                assert_eq!(paste::read(&board), Ok(expected), "{board}");
            }
        }
        Err(error) => {
            assert!(is_sentence(&error.to_string()), "{error}");
            let line = text.split('\n').nth(error.line - 1).expect("a line of the text");
            assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}");
        }
    }
}
