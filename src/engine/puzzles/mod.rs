//! Endgame puzzles: the set that comes with the program, what makes a position a puzzle, and how a wrong answer is
//! refuted.
//!
//! The set is made by `cargo xtask puzzles` (`docs/PUZZLES.md`); a test solves every one of them again.
//!
//! ```
//! use othello::engine::puzzles::{PuzzleGrade, PuzzleSet};
//! let set = PuzzleSet::builtin();
//! let puzzle = set.get(set.of_grade(PuzzleGrade::Easy).start).unwrap();
//! assert!(puzzle.board.position.moves().contains(puzzle.best));
//! ```

mod criteria;
mod file;
mod line;
mod of_the_day;
mod set;

pub use criteria::{Difficulty, EMPTIES, MIN_LEAD, find_puzzle};
pub use file::{PuzzleFileError, encode};
pub use line::{Playout, play_out};
pub use of_the_day::grade_of_day;
pub use set::PuzzleSet;

use crate::rules::{Board, Square};

/// A position with one move to find.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Puzzle {
    /// The position, and who is to move.
    pub board: Board,
    /// The only right answer.
    pub best: Square,
    /// The final disc difference that it leads to, for the side to move.
    pub value: i32,
    /// What the best of the other moves leads to.
    pub second: i32,
    /// How hard it is.
    pub grade: PuzzleGrade,
}

/// How hard a puzzle is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum PuzzleGrade {
    /// For whoever knows the rules.
    Easy,
    /// For whoever has played some games.
    Medium,
    /// For whoever counts to the end.
    Hard,
    /// For whoever likes to count long.
    VeryHard,
}

impl PuzzleGrade {
    /// Every grade, the easiest first.
    pub const ALL: [Self; 4] = [Self::Easy, Self::Medium, Self::Hard, Self::VeryHard];

    /// The word for it in the file of the puzzles.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Easy => "easy",
            Self::Medium => "medium",
            Self::Hard => "hard",
            Self::VeryHard => "very-hard",
        }
    }
}

/// What is asked of a puzzle's solver.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Goal {
    /// One move wins, no other does.
    Win,
    /// One move saves a draw, all others lose.
    Draw,
    /// Several moves win, and one of them by four discs more than any other.
    Most,
}

impl Puzzle {
    /// What is asked.
    pub const fn goal(&self) -> Goal {
        match (self.value, self.second) {
            (1.., ..=0) => Goal::Win,
            (..=0, _) => Goal::Draw,
            _ => Goal::Most,
        }
    }

    /// Whether the values are those of a puzzle: one right answer, by as much as is promised.
    pub const fn is_sound(value: i32, second: i32) -> bool {
        let only_win = value > 0 && second <= 0;
        only_win || (value >= 0 && value - second >= MIN_LEAD)
    }
}
