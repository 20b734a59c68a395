//! The FFO endgame positions are solved with the published scores and moves.

use othello::engine::strong::{Evaluation, Search, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::Board;

fn check(line: &str, table: &mut TranspositionTable) {
    let fields: Vec<&str> = line.split('\t').collect();
    let &[number, cells, turn, score, moves] = fields.as_slice() else { panic!("five fields in {line:?}") };
    let board: Board = format!("{cells} {turn}").parse().unwrap();
    table.clear();
    let solved =
        Search::new(table, Evaluation::shipped(), &Limit::until(Stop::new())).solve(board.position).unwrap();
    assert_eq!(format!("{:+}", solved.score), score, "score of #{number}");
    let best = solved.best.unwrap().to_string();
    assert!(moves.split(',').any(|known| known == best), "#{number}: {best} is none of {moves}");
}

fn positions() -> impl Iterator<Item = &'static str> {
    include_str!("data/ffo-40-49.txt").lines().filter(|line| !line.starts_with('#'))
}

/// So many megabytes as a desktop lends.
fn table() -> TranspositionTable {
    TranspositionTable::with_megabytes(128)
}

#[test]
fn positions_40_to_44_are_solved() {
    let mut table = table();
    positions().take(5).for_each(|line| check(line, &mut table));
}

#[test]
#[ignore = "takes a minute in a release build: cargo test --release --test ffo -- --ignored"]
fn positions_45_to_49_are_solved() {
    let mut table = table();
    positions().skip(5).for_each(|line| check(line, &mut table));
}
