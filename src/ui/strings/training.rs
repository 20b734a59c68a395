//! The words of puzzles and exercises.

use super::join::JoinWords;
use super::messages::messages;
use crate::app::puzzles::Mark;
use crate::engine::puzzles::{Goal, PuzzleGrade};
use crate::engine::{Score, estimated_discs};
use crate::rules::{Disc, Square};

messages! {
    /// Puzzles, exercises, and what both say of an answer.
    struct TrainingWords("training") {
        puzzles, about_puzzles, daily, daily_easy, daily_medium, daily_hard, daily_very_hard, daily_failed, daily_solved,
        all_puzzles, grade_easy, grade_medium, grade_hard, grade_very_hard, tap_the_move, looking, outcome_draw,
        outcome_even, hint, solution, try_again, next, skip, step_back, step_on, exercises, start, all_learned,
        no_exercises, how_they_come,
    }
    with { join: JoinWords }
    fn daily_streak(days: u32);
    fn solved_of(solved: usize, all: usize);
    fn puzzle_easy(number: usize);
    fn puzzle_medium(number: usize);
    fn puzzle_hard(number: usize);
    fn puzzle_very_hard(number: usize);
    fn goal_win(side: Disc);
    fn goal_draw(side: Disc);
    fn goal_most(side: Disc);
    fn one_of(squares: u32);
    fn right(at: Square);
    fn nearly_best(at: Square, best: Square);
    fn wrong(at: Square);
    fn shown(at: Square);
    fn outcome_win(side: Disc, discs: u32);
    fn outcome_loss(side: Disc, discs: u32);
    fn outcome_ahead(side: Disc, discs: u32);
    fn outcome_behind(side: Disc, discs: u32);
    fn line_step(shown: usize, all: usize);
    fn n_due(due: usize);
    fn next_due(days: u32);
    fn learned(learned: usize, waiting: usize);
    fn schedule(failed: u32, solved: u32, times: u32);
    fn better(side: Disc, played: Square);
    fn lost(played: Square, discs: u32);
}

impl TrainingWords {
    pub(crate) const fn grade(&self, grade: PuzzleGrade) -> &'static str {
        match grade {
            PuzzleGrade::Easy => self.grade_easy,
            PuzzleGrade::Medium => self.grade_medium,
            PuzzleGrade::Hard => self.grade_hard,
            PuzzleGrade::VeryHard => self.grade_very_hard,
        }
    }

    /// A puzzle's grade and number.
    pub(crate) fn puzzle_number(&self, grade: PuzzleGrade, number: usize) -> String {
        match grade {
            PuzzleGrade::Easy => self.puzzle_easy(number),
            PuzzleGrade::Medium => self.puzzle_medium(number),
            PuzzleGrade::Hard => self.puzzle_hard(number),
            PuzzleGrade::VeryHard => self.puzzle_very_hard(number),
        }
    }

    /// Today's puzzle: its grade, what became of it, and for how many days in a row it was solved.
    pub(crate) fn daily_note(&self, grade: PuzzleGrade, mark: Mark, streak: u32) -> String {
        let mut note = match grade {
            PuzzleGrade::Easy => self.daily_easy,
            PuzzleGrade::Medium => self.daily_medium,
            PuzzleGrade::Hard => self.daily_hard,
            PuzzleGrade::VeryHard => self.daily_very_hard,
        }
        .to_owned();
        match mark {
            Mark::New => (),
            Mark::Failed => note = self.join.sentences(&note, self.daily_failed),
            Mark::Solved => note = self.join.sentences(&note, self.daily_solved),
        }
        if streak == 0 { note } else { self.join.sentences(&note, &self.daily_streak(streak)) }
    }

    /// What is asked.
    pub(crate) fn goal(&self, disc: Disc, goal: Goal) -> String {
        match goal {
            Goal::Win => self.goal_win(disc),
            Goal::Draw => self.goal_draw(disc),
            Goal::Most => self.goal_most(disc),
        }
    }

    /// What a move leads to for the side that made it.
    pub(crate) fn outcome(&self, disc: Disc, score: Score) -> String {
        match score {
            Score::Final(0) => self.outcome_draw.to_owned(),
            Score::Final(margin @ 1..) => self.outcome_win(disc, margin.unsigned_abs()),
            Score::Final(margin) => self.outcome_loss(disc, margin.unsigned_abs()),
            Score::Estimate(estimate) => match estimated_discs(estimate).round() as i32 {
                0 => self.outcome_even.to_owned(),
                margin @ 1.. => self.outcome_ahead(disc, margin.unsigned_abs()),
                margin => self.outcome_behind(disc, margin.unsigned_abs()),
            },
            Score::Points(_) | Score::Turned(_) => String::new(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::app::Language;
    use crate::ui::strings::Strings;

    #[test]
    fn an_outcome_names_the_side_and_the_discs() {
        let told = |score| Strings::of(Language::English).training.outcome(Disc::White, score);
        assert_eq!(told(Score::Final(-4)), "With the best play on both sides White loses by 4 discs.");
        assert_eq!(told(Score::Final(0)), "With the best play on both sides it ends in a draw.");
        assert_eq!(told(Score::Estimate(256)), "After that White should win by about 1 disc.");
        assert_eq!(told(Score::Estimate(-100)), "After that the game should end about even.");
    }

    #[test]
    fn todays_note_says_only_what_is_so() {
        let words = &Strings::of(Language::English).training;
        assert_eq!(words.daily_note(PuzzleGrade::Hard, Mark::New, 0), "Hard.");
        assert_eq!(words.daily_note(PuzzleGrade::Easy, Mark::Solved, 3), "Easy. Solved. 3 days in a row.");
    }
}
