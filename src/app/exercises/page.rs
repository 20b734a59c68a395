//! The exercise that is open, and how mistakes get here.

use super::collection::SavedOpen;
use super::{Exercise, Exercises, ExercisesFile};
use crate::app::trainer::{Attempt, SavedAttempt, Trainer, TrainerAction, Verdict};
use crate::app::{App, Day, Now, Screen, Stored};

/// What is asked of the Exercises page. What makes no sense at the moment changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ExerciseAction {
    /// Opens the exercise that has waited longest of those that are due; with none, the page says when the next one is.
    Next,
    /// Closes the exercise: the page tells again how many are due.
    Close,
    /// Something about the open exercise.
    Trainer(TrainerAction),
}

/// What the Exercises page shows.
#[derive(Debug)]
pub struct ExercisesPage {
    exercises: Exercises,
    open: Option<OpenExercise>,
    /// The file as the disk has it.
    saved: String,
}

#[derive(Debug)]
struct OpenExercise {
    idx: usize,
    trainer: Trainer,
    /// Whether this attempt has been noted in the schedule: only its first result counts.
    is_noted: bool,
}

impl ExercisesPage {
    pub(in crate::app) fn new(file: Option<&ExercisesFile>) -> Self {
        let exercises = file.map_or_else(Exercises::default, ExercisesFile::exercises);
        let open = file.and_then(|file| file.open.as_ref()).and_then(|open| {
            let exercise = exercises.get(open.exercise)?;
            let attempt = open.attempt.at(exercise.board);
            let is_noted = attempt.is_decided();
            Some(OpenExercise {
                idx: open.exercise,
                trainer: Trainer::new(exercise.task(), attempt),
                is_noted,
            })
        });
        let mut page = Self { exercises, open, saved: String::new() };
        page.saved = page.to_text();
        page
    }

    fn to_text(&self) -> String {
        let open = self.open.as_ref().map(|open| SavedOpen {
            exercise: open.idx,
            attempt: SavedAttempt::from(*open.trainer.attempt()),
        });
        ExercisesFile::new(&self.exercises, open).to_text()
    }

    fn open_next(&mut self, today: Day) {
        self.open = self.exercises.first_due(today).and_then(|idx| {
            let trainer = Trainer::new(self.exercises.get(idx)?.task(), Attempt::default());
            Some(OpenExercise { idx, trainer, is_noted: false })
        });
    }

    /// Only the first result of an attempt counts: whoever has seen what is wrong with a move finds a better one easily.
    fn take_in(&mut self, verdict: Verdict, today: Day) {
        let Some(open) = self.open.as_mut().filter(|open| !open.is_noted) else { return };
        open.is_noted = true;
        if let Some(exercise) = self.exercises.get_mut(open.idx) {
            exercise.note(verdict == Verdict::Solved(true), today);
        }
    }
}

/// What the screen reads.
impl ExercisesPage {
    /// All exercises.
    pub const fn exercises(&self) -> &Exercises {
        &self.exercises
    }

    /// The open exercise.
    pub fn opened(&self) -> Option<&Exercise> {
        self.open.as_ref().and_then(|open| self.exercises.get(open.idx))
    }

    /// How it stands.
    pub fn trainer(&self) -> Option<&Trainer> {
        self.open.as_ref().map(|open| &open.trainer)
    }
}

impl App {
    /// The Exercises page.
    pub const fn exercises(&self) -> &ExercisesPage {
        &self.exercises
    }

    /// Adds mistakes, to be tried today and again on later days. One that is known already begins anew.
    pub fn add_exercises(&mut self, mistakes: impl IntoIterator<Item = Exercise>) {
        // The numbers of the others may change.
        self.exercises.open = None;
        for mistake in mistakes {
            self.exercises.exercises.add(mistake);
        }
        self.keep_exercises();
    }

    pub(in crate::app) fn apply_exercises(&mut self, action: ExerciseAction, now: Now) {
        let today = self.shared.today;
        match action {
            ExerciseAction::Next => self.exercises.open_next(today),
            ExerciseAction::Close => self.exercises.open = None,
            ExerciseAction::Trainer(action) => {
                if let Some(open) = &mut self.exercises.open
                    && let Some(verdict) = open.trainer.apply(action, &mut self.shared, now)
                {
                    self.exercises.take_in(verdict, today);
                }
            }
        }
        self.keep_exercises();
    }

    /// Closes the open exercise, if one is seen; `false` if there is none to close.
    pub(in crate::app) fn close_exercise(&mut self) -> bool {
        let is_closed = self.screen() == Screen::Exercises && self.exercises.open.take().is_some();
        if is_closed {
            self.keep_exercises();
        }
        is_closed
    }

    pub(in crate::app) fn tick_exercises(&mut self, now: Now) -> Option<Now> {
        let is_seen = !self.shared.suspended && self.screen() == Screen::Exercises;
        self.exercises.open.as_mut()?.trainer.tick(is_seen, &mut self.shared, now)
    }

    /// Only what changed is written.
    fn keep_exercises(&mut self) {
        let text = self.exercises.to_text();
        if self.exercises.saved != text {
            self.shared.saves.write(Stored::Exercises, &text);
            self.exercises.saved = text;
        }
    }
}
