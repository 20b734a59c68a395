//! What each legal move is worth, for a person who wants to see it on the squares.

use super::Yardstick;
use crate::engine::classic::{Evaluation, Othello, PaperOne, PaperZero};
use crate::engine::search::{Algorithm, Memory, Order, Plan, Value, final_margin, search};
use crate::engine::{Limit, Score, Stop};
use crate::rules::{Position, Square};

/// A move's worth in a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Grade {
    /// Clearly worse than the best.
    Risky,
    /// Worse, but not by much.
    Fine,
    /// The best, or nearly so.
    Good,
}

/// What a legal move is worth to the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Appraisal {
    /// The move.
    pub at: Square,
    /// Its worth.
    pub score: Score,
    /// The same in a word.
    pub grade: Grade,
}

/// A move is good if it is worse than the best by no more than this, in legal moves of the evaluation: too little for
/// a beginner to feel.
const GOOD_UNITS: Value = 2;
/// A move is fine if it is worse by no more than this. Giving up a corner costs several times as much.
const FINE_UNITS: Value = 8;

/// The worth of every legal move, looking `depth` plies ahead, the move itself counted; in the order of the squares.
/// `None` if it was stopped.
pub fn appraise(position: Position, yardstick: Yardstick, depth: u32, stop: &Stop) -> Option<Vec<Appraisal>> {
    match yardstick {
        Yardstick::PaperZero | Yardstick::TableOne => appraise_by::<PaperZero>(position, depth, stop),
        Yardstick::PaperOne => appraise_by::<PaperOne>(position, depth, stop),
    }
}

fn appraise_by<E: Evaluation>(position: Position, depth: u32, stop: &Stop) -> Option<Vec<Appraisal>> {
    let values = values::<E>(position, depth, stop)?;
    let best = values.iter().map(|&(_, value)| value).max().unwrap_or_default();
    let appraised = |(at, value): (Square, Value)| Appraisal {
        at,
        score: final_margin(value).map_or(Score::Points(value), Score::Final),
        grade: grade(best, value, E::MOBILITY_UNIT),
    };
    Some(values.into_iter().map(appraised).collect())
}

/// Each move searched for itself with a full window, so that every value is exact and not only the best one.
fn values<E: Evaluation>(position: Position, depth: u32, stop: &Stop) -> Option<Vec<(Square, Value)>> {
    let plan =
        Plan { algorithm: Algorithm::NegaScout, depth: depth.saturating_sub(1), order: Order::BestFirst };
    let limit = Limit::until(stop.clone());
    // Different moves often lead to the same position, so they share a memory.
    let mut memory = Memory::for_plan(plan);
    let mut values = Vec::new();
    for at in position.moves() {
        // Every one of them is legal; another would not be appraised.
        let Ok(after) = position.play(at) else { continue };
        let found = search(&mut Othello::<E>::new(after), plan, &mut memory, &limit, &mut ());
        if !found.complete {
            return None;
        }
        values.push((at, -found.value));
    }
    Some(values)
}

fn grade(best: Value, value: Value, unit: Value) -> Grade {
    let loses = final_margin(value).is_some_and(|margin| margin < 0);
    match best - value {
        // Nobody should read "good" on a move that is proven to lose, even if all others are worse.
        worse if worse <= GOOD_UNITS * unit && !loses => Grade::Good,
        worse if worse <= FINE_UNITS * unit => Grade::Fine,
        _ => Grade::Risky,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::search_freely;
    use crate::rules::Board;
    use crate::seeded::Seeded;

    #[test]
    fn the_best_appraisal_is_what_a_search_of_the_position_finds() {
        let mut random = Seeded::new(5);
        for _ in 0..20 {
            let mut position = Position::START;
            for _ in 0..random.below(50) {
                let Some(at) = random.choose(position.moves()) else { break };
                position = position.play(at).unwrap();
            }
            if position.moves().is_empty() {
                continue;
            }
            let list = values::<PaperOne>(position, 4, &Stop::new()).unwrap();
            let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 4, order: Order::AsListed };
            let found = search_freely(&mut Othello::<PaperOne>::new(position), plan);
            assert_eq!(list.iter().map(|&(_, value)| value).max(), Some(found.value));
            assert_eq!(list.len() as u32, position.moves().len());
        }
    }

    #[test]
    fn a_corner_is_good_and_giving_one_away_is_risky() {
        // Black may take a1 by b1, or play b2's neighbour and let white into h8.
        let board: Board =
            "-OX----- -------- ---OX--- ---XO--- -------- -------- -------- -------- X".parse().unwrap();
        let list = appraise(board.position, Yardstick::PaperOne, 3, &Stop::new()).unwrap();
        let grade_of = |name: &str| list.iter().find(|it| it.at.to_string() == name).map(|it| it.grade);
        assert_eq!(grade_of("a1"), Some(Grade::Good));
        assert!(list.iter().any(|it| it.grade == Grade::Risky), "{list:?}");
    }

    #[test]
    fn the_end_is_told_in_discs_and_a_lost_game_is_never_good() {
        let board: Board =
            "XO------ -------- -------- -------- -------- -------- ------OO -----OOO X".parse().unwrap();
        let list = appraise(board.position, Yardstick::PaperOne, 3, &Stop::new()).unwrap();
        assert_eq!(list.len(), 1);
        assert_eq!((list[0].score, list[0].grade), (Score::Final(-2), Grade::Fine));
    }

    #[test]
    fn a_stopped_appraisal_says_nothing() {
        let stop = Stop::new();
        stop.raise();
        assert_eq!(appraise(Position::START, Yardstick::PaperZero, 6, &stop), None);
    }
}
