//! An opening book, as damaged as it may be.

use othello::engine::strong::Book;

pub(super) fn run(bytes: &[u8]) {
    super::read_with_checksum(bytes, 10..18, read);
}

fn read(bytes: &[u8]) {
    match Book::decode(bytes) {
        Ok(book) => {
            for root in Book::roots() {
                let moves = book.moves(root);
                assert!(!moves.is_empty() && moves.iter().all(|found| root.play(found.best).is_ok()));
            }
            // A position that is there twice has the moves of the last time, so what came after others may be out of reach.
            let again = book.encode();
            let reachable = Book::decode(&again).expect("a book reads its own bytes");
            assert!(reachable.n_positions() <= book.n_positions());
            assert_eq!(reachable.encode(), again);
        }
        Err(error) => assert!(super::is_sentence(&error.to_string()), "{error}"),
    }
}
