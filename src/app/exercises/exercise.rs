//! A mistake of the player, and when it is to be made good.

use serde::{Deserialize, Serialize};

use crate::app::Day;
use crate::app::trainer::Task;
use crate::engine::review::Mistake;
use crate::game::save_format::in_range;
use crate::rules::{Bitboard, Board, Disc, Square, notation};

/// An exercise that was solved at the first try comes back after so many days.
pub const DAYS_AFTER_SOLVED: u32 = 3;
/// One that was not comes back after so many.
pub const DAYS_AFTER_FAILURE: u32 = 1;
/// Solved so often in a row, it has served its purpose.
pub const TIMES_SOLVED: u32 = 2;

/// The largest value of a position, in 1/256 disc.
const MAX_VALUE: i32 = 64 * 256;

/// A position in which the player made a mistake.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exercise {
    /// The position, the player to move.
    pub board: Board,
    /// What was played.
    pub played: Square,
    /// What would have been best.
    pub best: Square,
    /// Every move within a disc of the best, that one included.
    pub good: Bitboard,
    /// What the best is worth to the player, in 1/256 disc.
    pub best_value: i32,
    /// What the played one was.
    pub played_value: i32,
    /// Whether both values are proven.
    pub is_exact: bool,
    /// The day on which it was added.
    pub added: Day,
    /// When it is to be tried again.
    pub due: Day,
    /// How often in a row it was solved at the first try.
    pub n_solved: u32,
}

impl Exercise {
    /// The exercise of a mistake of this side, due at once.
    pub fn new(mistake: &Mistake, turn: Disc, today: Day) -> Self {
        let &Mistake { position, played, best, good, best_value, played_value, is_exact, .. } = mistake;
        Self {
            board: Board { position, turn },
            played,
            best,
            good: good | best.bit(),
            best_value,
            played_value,
            is_exact,
            added: today,
            due: today,
            n_solved: 0,
        }
    }

    /// Whether it has served its purpose.
    pub const fn is_learned(&self) -> bool {
        self.n_solved >= TIMES_SOLVED
    }

    /// Whether it should be tried on this day.
    pub fn is_due(&self, today: Day) -> bool {
        !self.is_learned() && self.due <= today
    }

    /// How many discs the played move cost, in 1/256 disc.
    pub const fn lost(&self) -> i32 {
        self.best_value - self.played_value
    }

    /// It was solved at the first try, or not.
    pub(super) const fn note(&mut self, is_solved: bool, today: Day) {
        if is_solved {
            self.n_solved += 1;
            self.due = today.after(DAYS_AFTER_SOLVED);
        } else {
            self.n_solved = 0;
            self.due = today.after(DAYS_AFTER_FAILURE);
        }
    }

    pub(super) const fn task(&self) -> Task {
        Task { board: self.board, good: self.good, best: self.best }
    }
}

/// An exercise in a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedExercise {
    board: String,
    played: String,
    /// The good moves as a game is written, the best first.
    good: String,
    best_value: i32,
    played_value: i32,
    exact: bool,
    added: Day,
    due: Day,
    solved: u32,
}

impl From<&Exercise> for SavedExercise {
    fn from(exercise: &Exercise) -> Self {
        let others = (exercise.good & !exercise.best.bit()).into_iter();
        Self {
            board: exercise.board.to_string(),
            played: exercise.played.to_string(),
            good: notation::transcript([exercise.best].into_iter().chain(others)),
            best_value: exercise.best_value,
            played_value: exercise.played_value,
            exact: exercise.is_exact,
            added: exercise.added,
            due: exercise.due,
            solved: exercise.n_solved,
        }
    }
}

impl SavedExercise {
    /// The exercise, if the app could have written it; the error is a sentence.
    pub(super) fn read(&self) -> Result<Exercise, String> {
        let board: Board = self.board.parse().map_err(|error| format!("{error}"))?;
        let legal = board.position.moves();
        let square = |name: &str| {
            let at: Square = name.parse().map_err(|error| format!("{error}"))?;
            if legal.contains(at) { Ok(at) } else { Err(format!("{at} is no move of {board}")) }
        };
        let names = self.good.as_bytes().chunks(2).map(|name| square(&String::from_utf8_lossy(name)));
        let good = names.collect::<Result<Vec<_>, _>>()?;
        let &best = good.first().ok_or_else(|| format!("no good move of {board}"))?;
        in_range("value of a move", &self.best_value, &(-MAX_VALUE..=MAX_VALUE))?;
        in_range("value of a move", &self.played_value, &(-MAX_VALUE..=MAX_VALUE))?;
        in_range("times solved", &self.solved, &(0..=TIMES_SOLVED))?;
        Ok(Exercise {
            board,
            played: square(&self.played)?,
            best,
            good: good.into_iter().collect(),
            best_value: self.best_value,
            played_value: self.played_value,
            is_exact: self.exact,
            added: self.added,
            due: self.due,
            n_solved: self.solved,
        })
    }
}
