//! The puzzles that come with the app are what they promise: one right answer, proven by the solver, and never the one
//! that turns the most discs.

use std::collections::HashSet;

use othello::engine::puzzles::{EMPTIES, Goal, MIN_LEAD, Puzzle, PuzzleGrade, PuzzleSet};
use othello::engine::strong::{Evaluation, Search, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::Disc;

const FILE: &str = include_str!("../assets/puzzles/endgames.txt");

#[test]
fn the_file_is_small_and_every_line_of_it_is_read() {
    assert!(FILE.len() < 100_000, "{} bytes", FILE.len());
    let set = PuzzleSet::parse(FILE).unwrap();
    assert_eq!(&set, PuzzleSet::builtin());
    assert!(set.len() >= 500, "{} puzzles", set.len());
    // A header, a line for people and one for each grade.
    assert_eq!(FILE.lines().count(), set.len() + 2 + PuzzleGrade::ALL.len());
}

#[test]
fn every_grade_has_many_puzzles_as_many_for_each_side_and_no_more_than_a_third_about_the_margin() {
    let set = PuzzleSet::builtin();
    for grade in PuzzleGrade::ALL {
        let of_grade = || set.of_grade(grade).map(|idx| set.get(idx).unwrap());
        assert!(of_grade().all(|puzzle| puzzle.grade == grade));
        let n_puzzles = of_grade().count();
        assert!(n_puzzles >= 125, "{n_puzzles} in {grade:?}");
        let n_black = of_grade().filter(|puzzle| puzzle.board.turn == Disc::Black).count();
        assert!(n_puzzles.abs_diff(2 * n_black) <= 1, "{n_black} of {n_puzzles} for black in {grade:?}");
        let n_most = of_grade().filter(|puzzle| puzzle.goal() == Goal::Most).count();
        assert!(3 * n_most <= n_puzzles, "{n_most} of {n_puzzles} in {grade:?}");
    }
    let mean_empties = |grade| {
        let range = set.of_grade(grade);
        let n_puzzles = range.len() as f64;
        range.map(|idx| f64::from(set.get(idx).unwrap().board.position.empties().len())).sum::<f64>()
            / n_puzzles
    };
    let means = PuzzleGrade::ALL.map(mean_empties);
    assert!(means.is_sorted(), "harder ones are farther from the end: {means:?}");
}

#[test]
fn no_two_puzzles_are_images_of_each_other() {
    let set = PuzzleSet::builtin();
    let different: HashSet<_> = set.iter().map(|puzzle| puzzle.board.position.canonical()).collect();
    assert_eq!(different.len(), set.len());
}

#[test]
fn the_most_discs_are_never_the_answer() {
    for puzzle in PuzzleSet::builtin().iter() {
        let position = puzzle.board.position;
        let n_turned = |at| position.flips(at).len();
        let most = position.moves().into_iter().map(n_turned).max().unwrap();
        assert!(n_turned(puzzle.best) < most, "{}", puzzle.board);
        assert!(
            EMPTIES.contains(&position.empties().len()) && position.moves().len() >= 3,
            "{}",
            puzzle.board
        );
    }
}

/// Solves every move of a puzzle.
fn prove(puzzle: &Puzzle, table: &mut TranspositionTable) {
    let &Puzzle { board, best, value, second, .. } = puzzle;
    table.clear();
    let limit = Limit::until(Stop::new());
    let values = Search::new(table, Evaluation::shipped(), &limit).solve_moves(board.position).unwrap();
    assert!(values.contains(&(best, value)), "{board}: {values:?}");
    let others = values.iter().filter(|&&(at, _)| at != best).map(|&(_, value)| value);
    assert_eq!(others.max(), Some(second), "{board}: {values:?}");
    let is_only_win = value > 0 && second <= 0;
    assert!(is_only_win || (value >= 0 && value - second >= MIN_LEAD), "{board}: {values:?}");
}

#[test]
fn every_puzzle_is_proven() {
    let mut table = TranspositionTable::with_megabytes(4);
    for puzzle in PuzzleSet::builtin().iter() {
        prove(puzzle, &mut table);
    }
}
