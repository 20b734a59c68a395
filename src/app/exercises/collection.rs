//! All exercises, and their file.

use serde::{Deserialize, Serialize};

use super::Exercise;
use super::exercise::SavedExercise;
use crate::app::Day;
use crate::app::trainer::SavedAttempt;
use crate::game::save_format::{self, Saved, in_range};

/// So many are kept; then the oldest one that was learned makes room, or else the oldest.
pub const MAX_EXERCISES: usize = 300;

/// The word that tells this file from any other JSON file.
const FORMAT: &str = "othello-exercises";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// The player's mistakes, the oldest first.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Exercises {
    list: Vec<Exercise>,
}

impl Exercises {
    /// All of them, the oldest first.
    pub fn all(&self) -> &[Exercise] {
        &self.list
    }

    /// How many should be tried on this day.
    pub fn n_due(&self, today: Day) -> usize {
        self.list.iter().filter(|exercise| exercise.is_due(today)).count()
    }

    /// How many were learned.
    pub fn n_learned(&self) -> usize {
        self.list.iter().filter(|exercise| exercise.is_learned()).count()
    }

    /// The day on which the next one is due, if one is still to be learned.
    pub fn next_due(&self) -> Option<Day> {
        self.list.iter().filter(|exercise| !exercise.is_learned()).map(|exercise| exercise.due).min()
    }

    /// The one that is tried first on this day: whatever has waited longest.
    pub(super) fn first_due(&self, today: Day) -> Option<usize> {
        let due = self.list.iter().enumerate().filter(|(_, exercise)| exercise.is_due(today));
        due.min_by_key(|(_, exercise)| exercise.due).map(|(idx, _)| idx)
    }

    pub(super) fn get(&self, idx: usize) -> Option<&Exercise> {
        self.list.get(idx)
    }

    pub(super) fn get_mut(&mut self, idx: usize) -> Option<&mut Exercise> {
        self.list.get_mut(idx)
    }

    /// Adds a mistake, due at once; one that was made again begins anew.
    pub(super) fn add(&mut self, exercise: Exercise) {
        self.list.retain(|known| known.board != exercise.board);
        if self.list.len() >= MAX_EXERCISES {
            let learned = self.list.iter().position(Exercise::is_learned);
            self.list.remove(learned.unwrap_or(0));
        }
        self.list.push(exercise);
    }
}

/// The exercise that is open, and how far somebody has come with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedOpen {
    pub(super) exercise: usize,
    #[serde(default)]
    pub(super) attempt: SavedAttempt,
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::app) struct ExercisesFile {
    exercises: Vec<SavedExercise>,
    pub(super) open: Option<SavedOpen>,
}

impl ExercisesFile {
    pub(super) fn new(exercises: &Exercises, open: Option<SavedOpen>) -> Self {
        Self { exercises: exercises.list.iter().map(SavedExercise::from).collect(), open }
    }

    /// What is in the file, which was checked when it was read.
    pub(super) fn exercises(&self) -> Exercises {
        Exercises { list: self.exercises.iter().filter_map(|saved| saved.read().ok()).collect() }
    }

    pub(in crate::app) fn to_text(&self) -> String {
        save_format::write(self, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(in crate::app) fn from_text(text: &str) -> Result<Self, String> {
        save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())
    }
}

impl Saved for ExercisesFile {
    fn check(&self) -> Result<(), String> {
        in_range("exercises", &self.exercises.len(), &(0..=MAX_EXERCISES))?;
        self.exercises.iter().try_for_each(|saved| saved.read().map(drop))?;
        self.open.as_ref().map_or(Ok(()), |open| {
            in_range("open exercise", &open.exercise, &(0..=MAX_EXERCISES))?;
            open.attempt.check()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::TIMES_SOLVED;
    use super::*;
    use crate::rules::after_random_plies;
    use crate::seeded::Seeded;

    fn day(number: u32) -> Day {
        Day::from_number(number)
    }

    /// A mistake of a random game.
    fn exercise(seed: u64, added: u32) -> Exercise {
        let board = after_random_plies(20, &mut Seeded::new(seed));
        let mut moves = board.position.moves().into_iter();
        let (best, second, played) = (moves.next().unwrap(), moves.next().unwrap(), moves.last().unwrap());
        Exercise {
            board,
            played,
            best,
            good: best.bit() | second.bit(),
            best_value: 700,
            played_value: -300,
            is_exact: false,
            added: day(added),
            due: day(added),
            n_solved: 0,
        }
    }

    #[test]
    fn an_exercise_comes_back_until_it_was_solved_twice_in_a_row() {
        let mut exercise = exercise(1, 100);
        assert!(exercise.is_due(day(100)));
        exercise.note(true, day(100));
        assert!(!exercise.is_due(day(102)) && exercise.is_due(day(103)));
        exercise.note(false, day(103));
        assert!(!exercise.is_due(day(103)) && exercise.is_due(day(104)));
        exercise.note(true, day(104));
        exercise.note(true, day(110));
        assert!(exercise.is_learned() && !exercise.is_due(day(10_000)));
        assert_eq!(exercise.n_solved, TIMES_SOLVED);
    }

    #[test]
    fn what_has_waited_longest_comes_first_and_what_is_learned_not_at_all() {
        let mut all = Exercises::default();
        (1..=4).for_each(|seed| all.add(exercise(seed, 100 + seed as u32)));
        all.get_mut(0).unwrap().n_solved = TIMES_SOLVED;
        all.get_mut(1).unwrap().due = day(500);
        assert_eq!((all.n_due(day(104)), all.n_learned(), all.first_due(day(104))), (2, 1, Some(2)));
        assert_eq!((all.n_due(day(102)), all.first_due(day(102))), (0, None));
        assert_eq!(all.next_due(), Some(day(103)));
    }

    #[test]
    fn a_mistake_that_is_made_again_begins_anew_and_takes_no_more_room() {
        let mut all = Exercises::default();
        all.add(exercise(1, 100));
        all.get_mut(0).unwrap().note(true, day(100));
        all.add(exercise(1, 101));
        assert_eq!((all.all().len(), all.n_due(day(101)), all.all()[0].n_solved), (1, 1, 0));
    }

    #[test]
    fn there_is_an_end_to_them_and_what_was_learned_goes_first() {
        let mut all = Exercises::default();
        for seed in 0..MAX_EXERCISES as u64 {
            all.add(exercise(seed, 100));
        }
        assert_eq!(all.all().len(), MAX_EXERCISES);
        all.get_mut(9).unwrap().n_solved = TIMES_SOLVED;
        let (oldest, learned) = (all.all()[0].board, all.all()[9].board);
        all.add(exercise(1_000, 101));
        assert!(
            all.all().iter().any(|it| it.board == oldest) && !all.all().iter().any(|it| it.board == learned)
        );
        all.add(exercise(1_001, 101));
        assert!(!all.all().iter().any(|it| it.board == oldest));
        assert_eq!(all.all().len(), MAX_EXERCISES);
    }

    #[test]
    fn exercises_survive_their_text() {
        let mut all = Exercises::default();
        (1..=20).for_each(|seed| all.add(exercise(seed, 100 + seed as u32)));
        all.get_mut(3).unwrap().note(true, day(200));
        let open = Some(SavedOpen { exercise: 4, attempt: SavedAttempt::default() });
        let file = ExercisesFile::new(&all, open);
        let read = ExercisesFile::from_text(&file.to_text()).unwrap();
        assert_eq!((&read, read.exercises()), (&file, all));
    }

    #[test]
    fn what_the_app_could_not_have_written_is_refused() {
        let mut all = Exercises::default();
        all.add(exercise(1, 100));
        let text = ExercisesFile::new(&all, None).to_text();
        let check = |from: &str, to: &str, culprit: &str| {
            let changed = text.replacen(from, to, 1);
            assert_ne!(changed, text, "{from}");
            let error = ExercisesFile::from_text(&changed).unwrap_err();
            assert!(error.contains(culprit), "{error:?} does not name {culprit:?}");
        };
        let Exercise { played, best, .. } = all.all()[0];
        check("\"best_value\": 700", "\"best_value\": 70000", "70000");
        check("\"solved\": 0", "\"solved\": 3", "times solved");
        check(&format!("\"played\": \"{played}\""), "\"played\": \"d4\"", "d4 is no move");
        check(&format!("\"good\": \"{best}"), "\"good\": \"k9", "k9");
        check("\"open\": null", "\"open\": {\"exercise\": 301}", "301");
        check("1970-04-11", "1970-04-41", "1970-04-41");
    }
}
