//! The words of puzzles and exercises in English.

use super::TrainingWords;
use super::english::{discs, side};
use crate::app::puzzles::Mark;
use crate::engine::puzzles::{Goal, PuzzleGrade};
use crate::engine::{Score, estimated_discs};

/// English.
pub(super) const TRAINING: TrainingWords = TrainingWords {
    puzzles: "Puzzles",
    about_puzzles: "Each position has one right move, proven to the end of the game. It is never the move that turns the most discs.",
    daily: "Puzzle of the day",
    daily_note: |grade, mark, streak| {
        let state = match mark {
            Mark::New => String::new(),
            Mark::Failed => " Not solved yet.".to_owned(),
            Mark::Solved => " Solved.".to_owned(),
        };
        let days = match streak {
            0 => String::new(),
            1 => " One day so far.".to_owned(),
            _ => format!(" {streak} days in a row."),
        };
        format!("{}.{state}{days}", grade_name(grade))
    },
    all_puzzles: "All puzzles",
    grade: grade_name,
    solved_of: |solved, all| format!("{solved} of {all} solved"),
    puzzle_number: |grade, number| format!("{} puzzle {number}", grade_name(grade)),
    goal: |disc, goal| {
        let side = side(disc);
        match goal {
            Goal::Win => format!("{side} wins with one move only."),
            Goal::Draw => format!("{side} saves a draw with one move only."),
            Goal::Most => format!("{side} wins with several moves. Find the one that wins by the most."),
        }
    },

    tap_the_move: "Tap the square where the disc should go.",
    one_of: |squares| format!("It is one of these {squares} squares."),
    right: |at| format!("{at} is right!"),
    nearly_best: |at, best| format!("{at} is good. {best} is best, by less than a disc."),
    wrong: |at| format!("{at} is not the move."),
    shown: |at| format!("The move is {at}."),
    looking: "Looking for the best replies…",
    outcome: |disc, score| {
        let side = side(disc);
        match score {
            Score::Final(0) => "With the best play on both sides it ends in a draw.".to_owned(),
            Score::Final(margin) => {
                format!(
                    "With the best play on both sides {side} {} by {}.",
                    verb(margin),
                    discs(margin.unsigned_abs())
                )
            }
            Score::Estimate(estimate) => match estimated_discs(estimate).round() as i32 {
                0 => "After that the game should end about even.".to_owned(),
                margin => {
                    format!(
                        "After that {side} should {} by about {}.",
                        plain_verb(margin),
                        discs(margin.unsigned_abs())
                    )
                }
            },
            Score::Points(_) | Score::Turned(_) => String::new(),
        }
    },
    line_step: |shown, all| format!("Move {shown} of {all}."),
    hint: "Hint",
    solution: "Solution",
    try_again: "Try again",
    next: "Next",
    skip: "Skip",
    step_back: "Earlier",
    step_on: "Later",

    exercises: "Exercises",
    n_due: |due| format!("{due} due today"),
    start: "Start",
    next_due: |days| match days {
        0 | 1 => "Nothing is left for today. The next exercise is due tomorrow.".to_owned(),
        _ => format!("Nothing is left for today. The next exercise is due in {days} days."),
    },
    all_learned: "Everything is learned. New exercises come from your next reviewed games.",
    learned: |learned, waiting| format!("{learned} learned, {waiting} to go"),
    schedule: |after_failure, after_solved, times| {
        let days = |days: u32| if days == 1 { "a day".to_owned() } else { format!("{days} days") };
        format!(
            "Solved at the first try and without a hint, an exercise comes back after {}; otherwise after {}. Solved {times} times in a row, it is learned.",
            days(after_solved),
            days(after_failure)
        )
    },
    no_exercises: "No exercises yet",
    how_they_come: "Review a finished game: each of your mistakes in it becomes an exercise. You see the position again and look for a better move, now and once more some days later.",
    better: |disc, played| format!("You played {played} here. Find a better move for {}.", side(disc)),
    lost: |played, lost| format!("{played} lost {}.", discs(lost)),
};

fn grade_name(grade: PuzzleGrade) -> &'static str {
    match grade {
        PuzzleGrade::Easy => "Easy",
        PuzzleGrade::Medium => "Medium",
        PuzzleGrade::Hard => "Hard",
        PuzzleGrade::VeryHard => "Very hard",
    }
}

const fn verb(margin: i32) -> &'static str {
    if margin > 0 { "wins" } else { "loses" }
}

const fn plain_verb(margin: i32) -> &'static str {
    if margin > 0 { "win" } else { "lose" }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Disc;

    #[test]
    fn an_outcome_names_the_side_and_the_discs() {
        let told = |score| (TRAINING.outcome)(Disc::White, score);
        assert_eq!(told(Score::Final(-4)), "With the best play on both sides White loses by 4 discs.");
        assert_eq!(told(Score::Final(0)), "With the best play on both sides it ends in a draw.");
        assert_eq!(told(Score::Estimate(256)), "After that White should win by about 1 disc.");
        assert_eq!(told(Score::Estimate(-100)), "After that the game should end about even.");
    }

    #[test]
    fn todays_note_says_only_what_is_so() {
        assert_eq!((TRAINING.daily_note)(PuzzleGrade::Hard, Mark::New, 0), "Hard.");
        assert_eq!(
            (TRAINING.daily_note)(PuzzleGrade::Easy, Mark::Solved, 3),
            "Easy. Solved. 3 days in a row."
        );
    }
}
