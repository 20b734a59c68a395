//! Every text that a person or a file could hand to checkers: it is understood or refused with a sentence, and never the
//! end of the program. Seeded and bounded, so a failure comes again in the next run.

use othello::rules::checkers::{MoveHistory, Position, Square};
use othello::seeded::Seeded;

const N_TEXTS: usize = 10_000;

/// Characters that are likely to matter, and some that take more than one byte.
const TELLING: &str = "0123456789-xXbBwW.+ \t\n\0\u{a0}é１🙂\u{301}\u{10ffff}";

/// Hands one text to every parser and checks what comes back.
fn feed(text: &str) {
    match text.parse::<Square>() {
        Ok(square) => assert_eq!(square.to_string().parse(), Ok(square)),
        Err(error) => assert!(error.to_string().contains("invalid square"), "{text:?}"),
    }
    match text.parse::<Position>() {
        Ok(position) => {
            assert_eq!(position.to_string().parse(), Ok(position), "{text:?}");
            // A position that was read is like any other: nothing that is asked of it may fail.
            for chosen in position.moves() {
                let after = position.play(chosen).unwrap();
                assert_eq!(after.to_string().parse(), Ok(after));
            }
        }
        Err(error) => assert!(!error.to_string().is_empty(), "{text:?} is refused without a word"),
    }
    feed_moves(Position::START, text);
}

fn feed_moves(start: Position, text: &str) {
    match start.read_move(text) {
        Ok(chosen) => assert!(start.play(chosen).is_some(), "{text:?}"),
        Err(error) => assert!(!error.to_string().is_empty(), "{text:?} is refused without a word"),
    }
    match MoveHistory::replay(start, text) {
        Ok(history) => assert_eq!(MoveHistory::replay(start, &history.to_string()), Ok(history), "{text:?}"),
        Err(error) => assert!(error.to_string().starts_with("move "), "{text:?}: {error}"),
    }
}

fn telling(random: &mut Seeded) -> char {
    random.choose(TELLING.chars().collect::<Vec<_>>()).unwrap()
}

fn random_game(random: &mut Seeded) -> MoveHistory {
    let mut history = MoveHistory::new(Position::START);
    let n_plies = random.below(60);
    while history.outcome().is_none() && history.moves().len() < n_plies {
        let chosen = random.choose(history.position().moves()).unwrap();
        history.play(chosen).unwrap();
    }
    history
}

/// A text that some parser understands.
fn valid_text(random: &mut Seeded) -> String {
    let history = random_game(random);
    match random.below(3) {
        0 => history.to_string(),
        1 => history.position().to_string(),
        _ => history.moves().last().map_or("7".to_owned(), ToString::to_string),
    }
}

/// Some characters taken out, put in, exchanged, doubled or cut off.
fn mutated(text: &str, random: &mut Seeded) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(chars.len() + 1);
        let strange = telling(random);
        match random.below(5) {
            0 => chars.truncate(at),
            1 => chars.insert(at, strange),
            2 => chars.extend_from_within(at..),
            kind if at < chars.len() => match kind {
                3 => chars[at] = strange,
                _ => drop(chars.remove(at)),
            },
            _ => {}
        }
    }
    chars.into_iter().collect()
}

#[test]
fn arbitrary_texts_are_understood_or_refused_with_a_sentence() {
    let mut random = Seeded::new(0xc4ec_4e25);
    for _ in 0..N_TEXTS {
        let length = random.below(60);
        feed(&(0..length).map(|_| telling(&mut random)).collect::<String>());
        let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
        feed(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn damaged_texts_are_understood_or_refused_with_a_sentence() {
    let mut random = Seeded::new(0xdead_bea7);
    for _ in 0..N_TEXTS / 8 {
        let valid = valid_text(&mut random);
        feed(&valid);
        for _ in 0..4 {
            let damaged = mutated(&valid, &mut random);
            feed(&damaged);
            let start = *random_game(&mut random).position();
            feed_moves(start, &damaged);
        }
    }
}

#[test]
fn very_long_texts_are_survived() {
    for part in ["-", "b", "11-15 ", "1x", "W", " ", "9", "🙂"] {
        feed(&part.repeat(50_000));
    }
}

#[test]
fn the_fuzz_reaches_both_sides_of_every_parser() {
    let mut random = Seeded::new(6);
    let mut seen = [[0; 2]; 4];
    for _ in 0..1_000 {
        let valid = valid_text(&mut random);
        let number = random.below(50).to_string();
        for text in [mutated(&valid, &mut random), valid, number] {
            let understood = [
                text.parse::<Square>().is_ok(),
                text.parse::<Position>().is_ok(),
                Position::START.read_move(&text).is_ok(),
                MoveHistory::replay(Position::START, &text).is_ok_and(|history| !history.moves().is_empty()),
            ];
            for (counts, understood) in seen.iter_mut().zip(understood) {
                counts[usize::from(understood)] += 1;
            }
        }
    }
    assert!(seen.iter().flatten().all(|&count| count >= 10), "{seen:?}");
}
