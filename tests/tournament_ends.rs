//! Ends of real games are solved to the same score by two different ways.
//!
//! The scores in the file are our own, so it is not enough to find them again: the second way, without a guess from
//! shallower searches and with two threads that share a table, has to prove that each is reached and that no more is.

use othello::engine::strong::{Evaluation, Search, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::{Board, Position};

const ENDS: &str = include_str!("data/tournament-ends.txt");

/// So many megabytes as a desktop lends.
const TABLE_MB: usize = 128;

fn ends() -> impl Iterator<Item = (Position, i32)> {
    ENDS.lines().filter(|line| !line.starts_with('#')).map(|line| {
        let (board, score) = line.split_once('\t').expect("a board and a score");
        (board.parse::<Board>().expect("a board").position, score.parse().expect("a score"))
    })
}

/// Solved as a player solves it, by one thread.
fn is_found(position: Position, score: i32) {
    let (table, limit) = (TranspositionTable::with_megabytes(TABLE_MB), Limit::until(Stop::new()));
    let solved = Search::new(&table, Evaluation::shipped(), &limit).solve(position).unwrap();
    assert_eq!(solved.score, score, "{position:?}");
}

/// Asked by two threads with a table that knows nothing whether a move reaches the score, and whether one reaches more.
fn is_proven(position: Position, score: i32) {
    let (table, limit) = (TranspositionTable::with_megabytes(TABLE_MB), Limit::until(Stop::new()));
    Search::new(&table, Evaluation::shipped(), &limit).with_threads(2, |search| {
        let reaching = |search: &mut Search<'_>, score| search.move_reaching(position, score);
        assert!(score == -64 || reaching(search, score).is_some(), "{score} is not reached: {position:?}");
        assert_eq!(reaching(search, score + 2), None, "more than {score} is reached: {position:?}");
    });
}

#[test]
fn the_file_has_twenty_ends_with_24_to_26_empty_squares() {
    let counts = [24, 25, 26].map(|empties| ends().filter(|(it, _)| it.empties().len() == empties).count());
    assert_eq!(counts, [7, 7, 6]);
}

/// The shortest two in every run, so that both ways are known to work.
#[test]
fn two_ends_are_solved_in_both_ways() {
    for (position, score) in ends().filter(|(_, score)| [-64, 12].contains(score)) {
        is_found(position, score);
        is_proven(position, score);
    }
}

#[test]
#[ignore = "takes minutes in a release build: cargo test --release --test tournament_ends -- --ignored"]
fn all_ends_are_solved_in_both_ways() {
    for (position, score) in ends() {
        is_found(position, score);
        is_proven(position, score);
    }
}
