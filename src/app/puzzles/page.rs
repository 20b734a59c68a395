//! The puzzle that is open, and how the page is left and entered.

use super::progress::{PuzzlesFile, SavedOpen};
use super::{Mark, PuzzleProgress};
use crate::app::trainer::{Attempt, SavedAttempt, Task, Trainer, TrainerAction, Verdict};
use crate::app::{App, Day, Now, Screen, Stored};
use crate::engine::puzzles::{Puzzle, PuzzleGrade, PuzzleSet};

/// What is asked of the Puzzles page. What makes no sense at the moment changes nothing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PuzzleAction {
    /// Opens the puzzle of today.
    OpenDaily,
    /// Opens the first puzzle of a grade that is not solved; if all are, the first.
    OpenGrade(PuzzleGrade),
    /// Opens the next puzzle of the same grade that is not solved; if all are, the next one.
    Next,
    /// Closes the puzzle: all grades are shown again.
    Close,
    /// Something about the open puzzle.
    Trainer(TrainerAction),
}

/// What the Puzzles page shows.
#[derive(Debug)]
pub struct PuzzlesPage {
    set: &'static PuzzleSet,
    progress: PuzzleProgress,
    open: Option<OpenPuzzle>,
    /// The file as the disk has it.
    saved: String,
}

#[derive(Debug)]
struct OpenPuzzle {
    idx: usize,
    /// The day whose puzzle it is, if it was opened as that.
    day: Option<Day>,
    trainer: Trainer,
}

impl OpenPuzzle {
    fn new(set: &PuzzleSet, idx: usize, day: Option<Day>, attempt: Attempt) -> Option<Self> {
        let &Puzzle { board, best, .. } = set.get(idx)?;
        Some(Self { idx, day, trainer: Trainer::new(Task { board, good: best.bit(), best }, attempt) })
    }
}

impl PuzzlesPage {
    pub(in crate::app) fn new(file: Option<&PuzzlesFile>) -> Self {
        let set = PuzzleSet::builtin();
        let progress = file.map_or_else(PuzzleProgress::default, |file| file.progress(set));
        let open = file.and_then(|file| file.open_in(set)).and_then(|open| {
            let board = set.get(open.puzzle)?.board;
            OpenPuzzle::new(set, open.puzzle, open.day, open.attempt.at(board))
        });
        let mut page = Self { set, progress, open, saved: String::new() };
        page.saved = page.to_text();
        page
    }

    fn to_text(&self) -> String {
        let open = self.open.as_ref().map(|open| SavedOpen {
            puzzle: open.idx,
            day: open.day,
            attempt: SavedAttempt::from(*open.trainer.attempt()),
        });
        PuzzlesFile::new(self.set, &self.progress, open).to_text()
    }

    fn open(&mut self, idx: usize, day: Option<Day>) {
        self.open = OpenPuzzle::new(self.set, idx, day, Attempt::default());
    }

    /// The first puzzle from here on, in the same grade and beginning anew at its end, that is not solved.
    fn first_unsolved(&self, from: usize, grade: PuzzleGrade) -> Option<usize> {
        let range = self.set.of_grade(grade);
        let in_order =
            (from.max(range.start)..range.end).chain(range.start..from.clamp(range.start, range.end));
        in_order
            .clone()
            .find(|&idx| self.progress.mark(idx) != Mark::Solved)
            .or_else(|| in_order.clone().next())
    }

    fn apply(&mut self, action: PuzzleAction, today: Day) {
        let current = self.open.as_ref().and_then(|open| Some((open.idx, self.set.get(open.idx)?.grade)));
        match (action, current) {
            (PuzzleAction::OpenDaily, _) => {
                if let Some(idx) = self.daily(today) {
                    self.open(idx, Some(today));
                }
            }
            (PuzzleAction::OpenGrade(grade), _) => {
                if let Some(idx) = self.first_unsolved(0, grade) {
                    self.open(idx, None);
                }
            }
            (PuzzleAction::Next, Some((idx, grade))) => {
                if let Some(idx) = self.first_unsolved(idx + 1, grade) {
                    self.open(idx, None);
                }
            }
            (PuzzleAction::Close, _) => self.open = None,
            (PuzzleAction::Next | PuzzleAction::Trainer(_), _) => {}
        }
    }

    fn take_in(&mut self, verdict: Verdict, today: Day) {
        let Some(open) = &self.open else { return };
        let (idx, day) = (open.idx, open.day);
        match verdict {
            Verdict::Solved(_) => {
                self.progress.set(idx, Mark::Solved);
                // Whoever begins before midnight and solves after it has kept the day.
                if day.is_some_and(|day| day == today || day.after(1) == today) {
                    self.progress.solve_day(day.unwrap_or(today));
                }
            }
            Verdict::Failed => self.progress.set(idx, Mark::Failed),
        }
    }
}

/// What the screen reads.
impl PuzzlesPage {
    /// All puzzles.
    pub const fn set(&self) -> &'static PuzzleSet {
        self.set
    }

    /// What was solved.
    pub const fn progress(&self) -> &PuzzleProgress {
        &self.progress
    }

    /// The number of the puzzle of a day.
    pub fn daily(&self, day: Day) -> Option<usize> {
        self.set.of_day(day.number())
    }

    /// The open puzzle with its number in the set, and whether it was opened as the puzzle of a day.
    pub fn opened(&self) -> Option<(&'static Puzzle, usize, bool)> {
        let open = self.open.as_ref()?;
        Some((self.set.get(open.idx)?, open.idx, open.day.is_some()))
    }

    /// How the open puzzle stands.
    pub fn trainer(&self) -> Option<&Trainer> {
        self.open.as_ref().map(|open| &open.trainer)
    }
}

impl App {
    /// The Puzzles page.
    pub const fn puzzles(&self) -> &PuzzlesPage {
        &self.puzzles
    }

    pub(in crate::app) fn apply_puzzles(&mut self, action: PuzzleAction, now: Now) {
        let today = self.shared.today;
        self.puzzles.apply(action, today);
        if let PuzzleAction::Trainer(action) = action
            && let Some(open) = &mut self.puzzles.open
            && let Some(verdict) = open.trainer.apply(action, &mut self.shared, now)
        {
            self.puzzles.take_in(verdict, today);
        }
        self.keep_puzzles();
    }

    /// Closes the open puzzle, if one is seen; `false` if there is none to close.
    pub(in crate::app) fn close_puzzle(&mut self) -> bool {
        let is_closed = self.screen() == Screen::Puzzles && self.puzzles.open.take().is_some();
        if is_closed {
            self.keep_puzzles();
        }
        is_closed
    }

    pub(in crate::app) fn tick_puzzles(&mut self, now: Now) -> Option<Now> {
        let is_seen = !self.shared.suspended && self.screen() == Screen::Puzzles;
        self.puzzles.open.as_mut()?.trainer.tick(is_seen, &mut self.shared, now)
    }

    /// Only what changed is written.
    fn keep_puzzles(&mut self) {
        let text = self.puzzles.to_text();
        if self.puzzles.saved != text {
            self.shared.saves.write(Stored::Puzzles, &text);
            self.puzzles.saved = text;
        }
    }
}
