//! What was solved, as it is kept between two starts.

use serde::{Deserialize, Serialize};

use crate::app::Day;
use crate::app::trainer::SavedAttempt;
use crate::engine::puzzles::PuzzleSet;
use crate::game::save_format::{self, Saved, in_range};

/// The word that tells this file from any other JSON file.
const FORMAT: &str = "othello-puzzles";
/// Raised when an older program would misread a newer file.
const VERSION: u32 = 1;

/// More puzzles than any set has.
const MAX_PUZZLES: usize = 100_000;
/// More days in a row than anybody lives.
const MAX_STREAK: u32 = 50_000;

/// What became of a puzzle.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Mark {
    /// Nobody has answered it.
    #[default]
    New,
    /// It was answered wrongly, or its solution was looked at.
    Failed,
    /// It was solved, at the first try or later.
    Solved,
}

impl Mark {
    const ALL: [Self; 3] = [Self::New, Self::Failed, Self::Solved];

    /// The letter for it in the file.
    const fn letter(self) -> char {
        match self {
            Self::New => '-',
            Self::Failed => 'x',
            Self::Solved => 'o',
        }
    }

    fn of(letter: char) -> Option<Self> {
        Self::ALL.into_iter().find(|mark| mark.letter() == letter)
    }
}

/// The marks of all puzzles of a set, and on how many days in a row its puzzle of the day was solved.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleProgress {
    marks: Vec<Mark>,
    streak: u32,
    last_day: Option<Day>,
}

impl PuzzleProgress {
    /// What became of a puzzle.
    pub fn mark(&self, idx: usize) -> Mark {
        self.marks.get(idx).copied().unwrap_or_default()
    }

    /// How many of these puzzles are solved.
    pub fn n_solved(&self, range: std::ops::Range<usize>) -> usize {
        range.filter(|&idx| self.mark(idx) == Mark::Solved).count()
    }

    /// On how many days in a row, up to today or yesterday, the puzzle of the day was solved.
    pub fn streak(&self, today: Day) -> u32 {
        let is_kept = self.last_day.is_some_and(|day| day == today || day.after(1) == today);
        if is_kept { self.streak } else { 0 }
    }

    /// Marks a puzzle. What is solved stays solved.
    pub(super) fn set(&mut self, idx: usize, mark: Mark) {
        if self.mark(idx) == Mark::Solved {
            return;
        }
        if self.marks.len() <= idx {
            self.marks.resize(idx + 1, Mark::New);
        }
        self.marks[idx] = mark;
    }

    /// Notes that today's puzzle is solved.
    pub(super) fn solve_day(&mut self, today: Day) {
        if self.last_day != Some(today) {
            self.streak = (self.streak(today) + 1).min(MAX_STREAK);
            self.last_day = Some(today);
        }
    }
}

/// The puzzle that is open, and how far somebody has come with it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub(super) struct SavedOpen {
    pub(super) puzzle: usize,
    /// The day whose puzzle it is, if it was opened as that.
    pub(super) day: Option<Day>,
    #[serde(default)]
    pub(super) attempt: SavedAttempt,
}

/// The file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::app) struct PuzzlesFile {
    /// Which set the numbers speak of.
    edition: u32,
    /// A letter for each puzzle, those at the end that are new left out.
    marks: String,
    streak: u32,
    last_day: Option<Day>,
    pub(super) open: Option<SavedOpen>,
}

impl PuzzlesFile {
    pub(super) fn new(set: &PuzzleSet, progress: &PuzzleProgress, open: Option<SavedOpen>) -> Self {
        let &PuzzleProgress { ref marks, streak, last_day } = progress;
        let marks: String = marks.iter().map(|mark| mark.letter()).collect();
        let marks = marks.trim_end_matches(Mark::New.letter()).to_owned();
        Self { edition: set.edition(), marks, streak, last_day, open }
    }

    /// What was reached with this set. Of another one only the days in a row count: its puzzles have other numbers.
    pub(super) fn progress(&self, set: &PuzzleSet) -> PuzzleProgress {
        let is_same = self.edition == set.edition();
        let marks = self.marks.chars().filter_map(Mark::of).take(if is_same { set.len() } else { 0 });
        PuzzleProgress { marks: marks.collect(), streak: self.streak, last_day: self.last_day }
    }

    /// The open puzzle, if it is one of this set.
    pub(super) fn open_in(&self, set: &PuzzleSet) -> Option<&SavedOpen> {
        self.open.as_ref().filter(|open| self.edition == set.edition() && open.puzzle < set.len())
    }

    pub(in crate::app) fn to_text(&self) -> String {
        save_format::write(self, FORMAT, VERSION)
    }

    /// Reads what [`to_text`](Self::to_text) wrote; the error is a sentence.
    pub(in crate::app) fn from_text(text: &str) -> Result<Self, String> {
        save_format::read(text, FORMAT, VERSION).map_err(|error| error.to_string())
    }
}

impl Saved for PuzzlesFile {
    fn check(&self) -> Result<(), String> {
        in_range("marks of puzzles", &self.marks.len(), &(0..=MAX_PUZZLES))?;
        in_range("days in a row", &self.streak, &(0..=MAX_STREAK))?;
        if let Some(letter) = self.marks.chars().find(|&letter| Mark::of(letter).is_none()) {
            return Err(format!("invalid mark {letter:?} of a puzzle"));
        }
        self.open.as_ref().map_or(Ok(()), |open| {
            in_range("open puzzle", &open.puzzle, &(0..=MAX_PUZZLES))?;
            open.attempt.check()
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn day(number: u32) -> Day {
        Day::from_number(number)
    }

    #[test]
    fn days_in_a_row_are_counted_once_a_day_and_lost_by_a_missed_one() {
        let mut progress = PuzzleProgress::default();
        assert_eq!(progress.streak(day(100)), 0);
        for (number, expected) in [(100, 1), (100, 1), (101, 2), (102, 3), (104, 1), (103, 1)] {
            progress.solve_day(day(number));
            assert_eq!(progress.streak(day(number)), expected, "day {number}");
        }
        assert_eq!(progress.streak(day(104)), 1, "still to be kept up today");
        assert_eq!(progress.streak(day(105)), 0);
    }

    #[test]
    fn what_is_solved_stays_solved() {
        let mut progress = PuzzleProgress::default();
        progress.set(3, Mark::Failed);
        assert_eq!(
            (progress.mark(3), progress.mark(2), progress.mark(99)),
            (Mark::Failed, Mark::New, Mark::New)
        );
        progress.set(3, Mark::Solved);
        progress.set(3, Mark::Failed);
        assert_eq!(
            (progress.mark(3), progress.n_solved(0..4), progress.n_solved(0..3)),
            (Mark::Solved, 1, 0)
        );
    }

    #[test]
    fn progress_survives_its_text_and_that_of_another_set_keeps_only_its_days() {
        let set = PuzzleSet::builtin();
        let mut progress = PuzzleProgress::default();
        progress.set(1, Mark::Solved);
        progress.set(4, Mark::Failed);
        progress.solve_day(day(20_000));
        let open = Some(SavedOpen { puzzle: 7, day: Some(day(20_000)), attempt: SavedAttempt::default() });
        let file = PuzzlesFile::new(set, &progress, open.clone());
        let read = PuzzlesFile::from_text(&file.to_text()).unwrap();
        assert_eq!(read, file);
        assert_eq!((read.progress(set), read.open_in(set)), (progress, open.as_ref()));
        let other = PuzzlesFile { edition: set.edition() ^ 1, ..read };
        assert_eq!((other.progress(set).mark(1), other.open_in(set)), (Mark::New, None));
        assert_eq!(other.progress(set).streak(day(20_001)), 1);
    }

    #[test]
    fn what_the_app_could_not_have_written_is_refused() {
        let check = |fields: &str, culprit: &str| {
            let text = format!("{{\"format\":\"othello-puzzles\",\"version\":1,{fields}}}");
            let error = PuzzlesFile::from_text(&text).unwrap_err();
            assert!(error.contains(culprit), "{error}");
        };
        check("\"marks\":\"oo?\"", "'?'");
        check("\"streak\":4000000000", "4000000000");
        check("\"last_day\":\"today\"", "today");
        check("\"open\":{\"puzzle\":1000000,\"day\":null}", "1000000");
        check("\"open\":{\"puzzle\":1,\"day\":null,\"attempt\":{\"answer\":\"k9\"}}", "k9");
    }
}
