//! The words of puzzles and exercises.

use crate::app::puzzles::Mark;
use crate::engine::Score;
use crate::engine::puzzles::{Goal, PuzzleGrade};
use crate::rules::{Disc, Square};

/// Puzzles, exercises, and what both say of an answer.
pub struct TrainingWords {
    pub puzzles: &'static str,
    /// What a puzzle is, for the page that lists them.
    pub about_puzzles: &'static str,
    pub daily: &'static str,
    /// Today's puzzle: its grade, what became of it, and for how many days in a row it was solved.
    pub daily_note: fn(PuzzleGrade, Mark, u32) -> String,
    pub all_puzzles: &'static str,
    pub grade: fn(PuzzleGrade) -> &'static str,
    /// So many of so many are solved.
    pub solved_of: fn(usize, usize) -> String,
    /// A puzzle's grade and number.
    pub puzzle_number: fn(PuzzleGrade, usize) -> String,
    /// What is asked.
    pub goal: fn(Disc, Goal) -> String,

    pub tap_the_move: &'static str,
    /// A hint left so many squares.
    pub one_of: fn(u32) -> String,
    pub right: fn(Square) -> String,
    /// It is good enough, but this one is best.
    pub nearly_best: fn(Square, Square) -> String,
    pub wrong: fn(Square) -> String,
    pub shown: fn(Square) -> String,
    pub looking: &'static str,
    /// What a move leads to for the side that made it.
    pub outcome: fn(Disc, Score) -> String,
    /// So many moves of a line of so many are on the board.
    pub line_step: fn(usize, usize) -> String,
    pub hint: &'static str,
    pub solution: &'static str,
    pub try_again: &'static str,
    pub next: &'static str,
    pub skip: &'static str,
    pub step_back: &'static str,
    pub step_on: &'static str,

    pub exercises: &'static str,
    pub n_due: fn(usize) -> String,
    pub start: &'static str,
    /// Nothing is due; so many days from now something is.
    pub next_due: fn(u32) -> String,
    pub all_learned: &'static str,
    /// So many were learned, so many are still to be.
    pub learned: fn(usize, usize) -> String,
    pub schedule: fn(u32, u32, u32) -> String,
    pub no_exercises: &'static str,
    pub how_they_come: &'static str,
    /// What is asked: who is to move, and what was played.
    pub better: fn(Disc, Square) -> String,
    /// How many discs the played move lost.
    pub lost: fn(Square, u32) -> String,
}
