//! The puzzle of a day: the same one for everybody, without asking anybody.

use super::{PuzzleGrade, PuzzleSet};

/// Monday to Sunday: the week begins easily and ends with a hard one.
const WEEK: [PuzzleGrade; 7] = [
    PuzzleGrade::Easy,
    PuzzleGrade::Easy,
    PuzzleGrade::Medium,
    PuzzleGrade::Medium,
    PuzzleGrade::Hard,
    PuzzleGrade::Hard,
    PuzzleGrade::VeryHard,
];

/// 1970-01-01, the day with the number 0, was a Thursday.
const WEEKDAY_OF_DAY_ZERO: u32 = 3;

/// From one day of a grade to the next, so many puzzles are skipped: neighbours in the set are equally hard.
const STRIDE: usize = 37;

/// The grade of the puzzle of a day, which is counted from 1970-01-01.
pub const fn grade_of_day(day: u32) -> PuzzleGrade {
    WEEK[weekday(day)]
}

impl PuzzleSet {
    /// The number of the puzzle of a day, which is counted from 1970-01-01; `None` if its grade is empty. No puzzle comes
    /// back before every other of its grade was there.
    pub fn of_day(&self, day: u32) -> Option<usize> {
        let grade = grade_of_day(day);
        let range = self.of_grade(grade);
        let n_in = |days: &[PuzzleGrade]| days.iter().filter(|known| **known == grade).count();
        let week = (day.saturating_add(WEEKDAY_OF_DAY_ZERO) / 7) as usize;
        let nth = (week * n_in(&WEEK) + n_in(&WEEK[..weekday(day)])).checked_rem(range.len())?;
        Some(range.start + nth * coprime(STRIDE, range.len()) % range.len())
    }
}

/// 0 for Monday.
const fn weekday(day: u32) -> usize {
    (day.saturating_add(WEEKDAY_OF_DAY_ZERO) % 7) as usize
}

/// The first number from this one on that shares no divisor with `n`: multiples of it meet every rest.
fn coprime(from: usize, n: usize) -> usize {
    const fn divisor(a: usize, b: usize) -> usize {
        if b == 0 { a } else { divisor(b, a % b) }
    }
    (from..=from + n).find(|&stride| divisor(stride, n) == 1).unwrap_or(1)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// 2026-11-16, a Monday.
    const MONDAY: u32 = 20_773;

    #[test]
    fn the_week_begins_easily_and_ends_hard() {
        let set = PuzzleSet::builtin();
        for (weekday, grade) in WEEK.into_iter().enumerate() {
            let day = MONDAY + weekday as u32;
            assert_eq!(grade_of_day(day), grade);
            assert_eq!(set.get(set.of_day(day).unwrap()).unwrap().grade, grade);
        }
    }

    #[test]
    fn no_puzzle_comes_back_before_all_others_of_its_grade_were_there() {
        let set = PuzzleSet::builtin();
        for grade in PuzzleGrade::ALL {
            let n_puzzles = set.of_grade(grade).len();
            let days = (MONDAY..).filter(|&day| grade_of_day(day) == grade).take(n_puzzles);
            let seen: HashSet<usize> = days.filter_map(|day| set.of_day(day)).collect();
            assert_eq!(seen.len(), n_puzzles, "{grade:?}");
        }
    }

    #[test]
    fn any_day_has_a_puzzle_and_an_empty_set_has_none() {
        for day in [0, 1, 4, 2_932_896, u32::MAX] {
            assert!(PuzzleSet::builtin().of_day(day).is_some());
            assert_eq!(PuzzleSet::default().of_day(day), None);
        }
    }
}
