//! Every text that a person or a file could hand to the rules: it is understood or refused with a sentence, and never
//! the end of the program.
//!
//! Seeded and bounded, so a failure comes again in the next run; the message holds the text that did it.

use std::fmt::Display;
use std::str::FromStr;

use othello::engine::Level;
use othello::rules::ggf::{self, GgfHeader};
use othello::rules::notation::{replay, rows, squares, transcript};
use othello::rules::paste::{self, Pasted, PastedForm};
use othello::rules::{Board, RandomGame, Square};
use othello::seeded::Seeded;

/// How many texts of each kind are tried: a second or two in all.
const N_TEXTS: usize = 20_000;

/// Characters that are likely to matter: cells, letters and digits around the board's edge, white space of all
/// sorts, and some that take two to four bytes or change their length with their case.
const TELLING: &str = "abdfhiAHI`01489/:XxOo*-._psP()[];|,+wW \t\n\r\0\u{a0}\u{2003}éßİſ１●○\u{301}\u{200d}\u{feff}🙂\u{10ffff}";

/// Hands one text to every parser and checks what comes back.
fn feed(text: &str) {
    settle::<Square>(text);
    settle::<Board>(text);
    settle::<Level>(text);
    feed_replay(Board::START, text);
    feed_paste(text);
    if let Ok(board) = text.parse::<Board>() {
        // A board that was read is a board like any other: nothing that is asked of it may fail.
        let moves = board.position.moves();
        assert!(moves.into_iter().all(|at| board.play(at).is_ok()), "{text:?}");
        feed_replay(board, "f5d6--c3");
    }
}

/// Reads a text; what is understood must survive its own text, what is refused must be refused with words.
fn settle<T: FromStr<Err: Display> + Written + PartialEq + Copy>(text: &str) {
    match text.parse::<T>() {
        Ok(value) => {
            let again = value.written().parse::<T>();
            assert!(again.is_ok_and(|again| again == value), "{text:?} does not survive its own text");
        }
        Err(error) => {
            let length = error.to_string().len();
            assert!((1..600).contains(&length), "{length} bytes refuse {:?}", text.get(..80));
        }
    }
}

/// The text that is meant to be read again; for a level that is its key and not the name shown to people.
trait Written {
    fn written(self) -> String;
}

impl Written for Square {
    fn written(self) -> String {
        self.to_string()
    }
}

impl Written for Board {
    fn written(self) -> String {
        self.to_string()
    }
}

impl Written for Level {
    fn written(self) -> String {
        self.key().into_owned()
    }
}

fn feed_replay(start: Board, text: &str) {
    match replay(start, text) {
        Ok(boards) => {
            assert!(boards.len() <= 60, "{text:?} has more moves than a board has room for");
            let counts = boards.iter().map(|board| board.position.empties().len());
            let left = start.position.empties().len();
            assert!(counts.eq((0..left).rev().take(boards.len())), "{text:?} does not fill a square a move");
        }
        Err(error) => assert!(error.to_string().starts_with("move "), "{text:?}: {error}"),
    }
}

/// What is read of a pasted text can be played and written, and is then read as the same; what is refused is refused with
/// a place in the text.
fn feed_paste(text: &str) {
    match paste::read(text) {
        Ok(pasted) => {
            let Pasted { start, moves, .. } = pasted.clone();
            let written = transcript(moves.iter().copied());
            assert_eq!(squares(start, &written), Ok(moves.clone()), "{text:?}");
            let again = paste::read(&ggf::write(GgfHeader::default(), start, &moves));
            assert_eq!(again, Ok(Pasted { form: PastedForm::Ggf, ..pasted }), "{text:?}");
        }
        Err(error) => {
            let n_lines = text.split('\n').count();
            let line = text.split('\n').nth(error.line - 1);
            let n_chars = line.map_or(0, |line| line.chars().count());
            assert!(error.line <= n_lines && error.column <= n_chars + 1, "{text:?}: {error}");
            let length = error.to_string().len();
            assert!((1..600).contains(&length), "{length} bytes refuse {:?}", text.get(..80));
        }
    }
}

fn random_text(random: &mut Seeded) -> String {
    let length = random.below(80);
    match random.below(3) {
        0 => {
            let bytes: Vec<u8> = (0..length).map(|_| random.next() as u8).collect();
            String::from_utf8_lossy(&bytes).into_owned()
        }
        1 => (0..length).filter_map(|_| char::from_u32(random.below(0x11_0000) as u32)).collect(),
        _ => (0..length).map(|_| telling(random)).collect(),
    }
}

fn telling(random: &mut Seeded) -> char {
    TELLING.chars().nth(random.below(TELLING.chars().count())).unwrap()
}

/// A text that some parser understands.
fn valid_text(random: &mut Seeded) -> String {
    let squares = random_moves(random);
    match random.below(7) {
        0 => random.choose(Square::all()).map_or(String::new(), |square| square.to_string()),
        1 => random.choose(Level::ENGINES).map_or_else(String::new, |level| level.key().into_owned()),
        2 => transcript(squares),
        3 => numbered(&squares),
        4 => ggf::write(GgfHeader { black: "Ada", ..GgfHeader::default() }, Board::START, &squares),
        form => {
            let n_moves = random.below(squares.len() + 1);
            let boards = replay(Board::START, &transcript(squares[..n_moves].iter().copied())).unwrap();
            let board = *boards.last().unwrap_or(&Board::START);
            if form == 5 { rows(board) } else { board.to_string() }
        }
    }
}

/// A game as people write it: `1. f5 d6 2. c3 …`.
fn numbered(squares: &[Square]) -> String {
    let pairs = squares.chunks(2).enumerate();
    let numbered = pairs.map(|(idx, pair)| format!("{}. {}", idx + 1, transcript(pair.iter().copied())));
    numbered.collect::<Vec<_>>().join(" ")
}

/// The moves of a random game, without its forced passes.
fn random_moves(random: &mut Seeded) -> Vec<Square> {
    RandomGame::new(random).filter_map(|(_, at)| at).collect()
}

/// Some characters taken out, put in, exchanged, doubled or cut off.
fn mutated(text: &str, random: &mut Seeded) -> String {
    let mut chars: Vec<char> = text.chars().collect();
    for _ in 0..=random.below(3) {
        let at = random.below(chars.len() + 1);
        let strange = telling(random);
        match random.below(6) {
            0 => chars.truncate(at),
            1 => chars.insert(at, strange),
            2 => chars.extend_from_within(at..),
            3 => chars.iter_mut().for_each(|char| *char = char.to_ascii_uppercase()),
            kind if at < chars.len() => match kind {
                4 => chars[at] = strange,
                _ => drop(chars.remove(at)),
            },
            _ => {}
        }
    }
    chars.into_iter().collect()
}

#[test]
fn arbitrary_texts_are_understood_or_refused_with_a_sentence() {
    let mut random = Seeded::new(0x0b5e_55ed);
    for _ in 0..N_TEXTS {
        feed(&random_text(&mut random));
    }
}

#[test]
fn damaged_texts_are_understood_or_refused_with_a_sentence() {
    let mut random = Seeded::new(0xdead_d15c);
    for _ in 0..N_TEXTS / 4 {
        let valid = valid_text(&mut random);
        feed(&valid);
        for _ in 0..4 {
            feed(&mutated(&valid, &mut random));
        }
    }
}

#[test]
fn every_beginning_and_every_end_of_a_text_is_survived() {
    let mut random = Seeded::new(77);
    for _ in 0..60 {
        let valid = valid_text(&mut random);
        let strange = format!("é{valid}🙂");
        for (at, _) in strange.char_indices() {
            feed(&strange[..at]);
            feed(&strange[at..]);
        }
    }
}

#[test]
fn very_long_texts_are_survived() {
    for part in ["-", "X", "f5", "--", "pass", " ", "\u{301}", "🙂"] {
        feed(&part.repeat(50_000));
    }
}

#[test]
fn whole_games_and_all_their_boards_survive_their_text() {
    let mut random = Seeded::new(60);
    for _ in 0..300 {
        let squares = random_moves(&mut random);
        let text = transcript(squares.iter().copied());
        let boards = replay(Board::START, &text).unwrap();
        assert_eq!(boards.len(), squares.len());
        assert!(boards.last().unwrap().position.is_over());
        // Upper case and white space between the moves change nothing.
        let spaced = squares.iter().map(ToString::to_string).collect::<Vec<_>>().join(" \n");
        assert_eq!(replay(Board::START, &spaced.to_uppercase()), Ok(boards.clone()));
        for board in boards {
            assert_eq!(board.to_string().parse(), Ok(board));
        }
    }
}

#[test]
fn the_fuzz_reaches_both_sides_of_every_parser() {
    let mut random = Seeded::new(5);
    // Understood and refused, for squares, boards, levels, games, and each form of what is pasted.
    let mut seen = [[0; 2]; 7];
    for _ in 0..2_000 {
        let valid = valid_text(&mut random);
        for text in [mutated(&valid, &mut random), valid] {
            let form = paste::read(&text).ok().map(|pasted| pasted.form);
            let understood = [
                text.parse::<Square>().is_ok(),
                text.parse::<Board>().is_ok(),
                text.parse::<Level>().is_ok(),
                replay(Board::START, &text).is_ok_and(|boards| !boards.is_empty()),
                form == Some(PastedForm::Transcript),
                form == Some(PastedForm::Ggf),
                form == Some(PastedForm::Board),
            ];
            for (counts, understood) in seen.iter_mut().zip(understood) {
                counts[usize::from(understood)] += 1;
            }
        }
    }
    assert!(seen.iter().flatten().all(|&count| count > 100), "{seen:?}");
}
