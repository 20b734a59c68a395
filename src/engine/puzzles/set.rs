//! The puzzles that come with the program.

use std::ops::Range;
use std::sync::OnceLock;

use super::file::{PuzzleFileError, decode};
use super::{Puzzle, PuzzleGrade};
use crate::seeded::mix;

/// A number of puzzles, the easiest grade first, and within a grade the easiest puzzle.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct PuzzleSet {
    puzzles: Vec<Puzzle>,
    edition: u32,
}

impl PuzzleSet {
    /// The set within the program, read when it is first asked for.
    pub fn builtin() -> &'static Self {
        static READ: OnceLock<PuzzleSet> = OnceLock::new();
        // A test reads it; an app without puzzles would still be better than none.
        READ.get_or_init(|| {
            Self::parse(include_str!("../../../assets/puzzles/endgames.txt")).unwrap_or_default()
        })
    }

    /// The puzzles of a text.
    ///
    /// # Errors
    /// The first line that is none, or whose grade comes after a harder one.
    pub fn parse(text: &str) -> Result<Self, PuzzleFileError> {
        let mut puzzles = decode(text)?;
        puzzles.sort_by_key(|puzzle| puzzle.grade);
        let edition = text.bytes().fold(0, |hash, byte| mix(hash ^ u64::from(byte))) as u32;
        Ok(Self { puzzles, edition })
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        self.puzzles.len()
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.puzzles.is_empty()
    }

    /// The puzzle with this number, if there is one.
    pub fn get(&self, idx: usize) -> Option<&Puzzle> {
        self.puzzles.get(idx)
    }

    /// All of them, in order.
    pub fn iter(&self) -> impl ExactSizeIterator<Item = &Puzzle> {
        self.puzzles.iter()
    }

    /// The numbers of the puzzles of a grade.
    pub fn of_grade(&self, grade: PuzzleGrade) -> Range<usize> {
        let first = self.puzzles.partition_point(|puzzle| puzzle.grade < grade);
        let end = self.puzzles.partition_point(|puzzle| puzzle.grade <= grade);
        first..end
    }

    /// A number that differs from set to set: what was solved of one says nothing of another.
    pub const fn edition(&self) -> u32 {
        self.edition
    }
}
