//! Positions and moves of checkers as people write them.

use othello::rules::checkers::Position;

use super::is_sentence;

/// A first line that is a position is where the game begins; every other line is a move.
pub(super) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    let mut position = match text.lines().next().unwrap_or_default().parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position));
            position
        }
        Err(error) => {
            assert!(is_sentence(&error.to_string()), "{error}");
            Position::START
        }
    };
    for line in text.lines().take(200) {
        match position.read_move(line) {
            Ok(chosen) => {
                assert_eq!(position.read_move(&chosen.to_string()), Ok(chosen), "{position}");
                position = position.play(chosen).expect("a move that was read is legal");
                assert_eq!(position.to_string().parse(), Ok(position));
            }
            Err(error) => assert!(is_sentence(&error.to_string()), "{error}"),
        }
    }
}
