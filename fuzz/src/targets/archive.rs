//! Games that somebody hands over as text.

use othello::game::archive::{self, Archive, ArchivedGame};

use super::is_sentence;

/// What is brought in is there, is not brought in twice, and survives being handed on.
pub(super) fn run(bytes: &[u8]) {
    let text = String::from_utf8_lossy(bytes);
    for line in text.lines().take(50) {
        match ArchivedGame::read(line) {
            Ok(game) => assert_eq!(ArchivedGame::read(&game.to_string()).as_ref(), Ok(&game)),
            Err(error) => assert!(is_sentence(&error.to_string()), "{error}"),
        }
    }
    let mut games = Archive::default();
    match archive::import(&games, &text) {
        Ok(imported) => {
            games.add(&imported.lines);
            assert_eq!(games.len(), imported.lines.len());
            let handed_on = archive::export(&games);
            let again = archive::import(&games, &handed_on).expect("we wrote it");
            assert_eq!((again.lines.len(), again.n_known), (0, games.len()));
            let mut copy = Archive::default();
            copy.add(&archive::import(&copy, &handed_on).expect("we wrote it").lines);
            assert_eq!(archive::export(&copy), handed_on);
        }
        Err(error) => assert!(is_sentence(&error.to_string()), "{error}"),
    }
}
