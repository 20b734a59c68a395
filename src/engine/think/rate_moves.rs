//! What each legal move is worth, for a person who wants to see it on the squares.

use super::PaperEval;
use crate::engine::classic::{ClassicEvaluation, OthelloTree, PaperOne, PaperZero};
use crate::engine::search::{Algorithm, Memory, Order, Plan, Value, final_margin, search};
use crate::engine::strong::weights::DISC;
use crate::engine::strong::{self, EVERY_MOVE, Search, TranspositionTable};
use crate::engine::{Limit, Score, Stop};
use crate::rules::{Position, Square};

/// Who says what moves are worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MoveRater {
    /// A paper's evaluation, in its points.
    Paper(PaperEval),
    /// The strong engine, in the discs that it expects at the end.
    Strong,
}

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
pub struct MoveRating {
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

/// The same for the strong engine, in discs at the end.
const GOOD_DISCS: i32 = 2;
const FINE_DISCS: i32 = 6;

/// When no more squares than this are left beyond its depth, the strong engine tells what each move leads to for
/// certain: that costs about as much as an estimate of the same depth earlier in the game.
const SOLVED_BEYOND: u32 = 6;

/// Enough for the few hundred thousand positions of a rating.
const TABLE_MB: usize = 4;

/// The worth of every legal move, looking `depth` plies ahead, the move itself counted; in the order of the squares.
/// `None` if it was stopped.
pub fn rate_moves(position: Position, rater: MoveRater, depth: u32, stop: &Stop) -> Option<Vec<MoveRating>> {
    match rater {
        MoveRater::Paper(PaperEval::PaperZero | PaperEval::TableOne) => {
            rate_by::<PaperZero>(position, depth, stop)
        }
        MoveRater::Paper(PaperEval::PaperOne) => rate_by::<PaperOne>(position, depth, stop),
        MoveRater::Strong => rate_strongly(position, depth, stop),
    }
}

fn rate_by<E: ClassicEvaluation>(position: Position, depth: u32, stop: &Stop) -> Option<Vec<MoveRating>> {
    let rated = values::<E>(position, depth, stop)?.into_iter().map(|(at, value)| {
        let score = final_margin(value).map_or(Score::Points(value), Score::Final);
        (at, value, score)
    });
    Some(graded(rated.collect(), [GOOD_UNITS, FINE_UNITS].map(|units| units * E::MOBILITY_UNIT)))
}

fn rate_strongly(position: Position, depth: u32, stop: &Stop) -> Option<Vec<MoveRating>> {
    let (table, limit) = (TranspositionTable::with_megabytes(TABLE_MB), Limit::until(stop.clone()));
    let mut search = Search::new(&table, strong::Evaluation::shipped(), &limit);
    let n_empties = position.empties().len();
    let rated = if n_empties <= depth + SOLVED_BEYOND {
        let told = |(at, discs): (Square, i32)| (at, discs * DISC, Score::Final(discs));
        search.solve_moves(position)?.into_iter().map(told).collect()
    } else {
        let found = search.nearly_equal(position, depth.max(1), EVERY_MOVE);
        if search.is_stopped() {
            return None;
        }
        let mut rated: Vec<_> =
            found.into_iter().map(|it| (it.best, it.value, Score::Estimate(it.value))).collect();
        rated.sort_unstable_by_key(|&(at, ..)| at);
        rated
    };
    Some(graded(rated, [GOOD_DISCS, FINE_DISCS].map(|discs| discs * DISC)))
}

/// Moves with their values, and with how much worse than the best a good and a fine one may be.
fn graded(rated: Vec<(Square, Value, Score)>, [good, fine]: [Value; 2]) -> Vec<MoveRating> {
    let best = rated.iter().map(|&(_, value, _)| value).max().unwrap_or_default();
    let rating = |(at, value, score): (Square, Value, Score)| {
        let grade = match best - value {
            // Nobody should read "good" on a move that is proven to lose, even if all others are worse.
            worse if worse <= good && !matches!(score, Score::Final(..0)) => Grade::Good,
            worse if worse <= fine => Grade::Fine,
            _ => Grade::Risky,
        };
        MoveRating { at, score, grade }
    };
    rated.into_iter().map(rating).collect()
}

/// Each move searched for itself with a full window, so that every value is exact and not only the best one.
fn values<E: ClassicEvaluation>(position: Position, depth: u32, stop: &Stop) -> Option<Vec<(Square, Value)>> {
    let plan =
        Plan { algorithm: Algorithm::NegaScout, depth: depth.saturating_sub(1), order: Order::BestFirst };
    let limit = Limit::until(stop.clone());
    // Different moves often lead to the same position, so they share a memory.
    let mut memory = Memory::for_plan(plan);
    let mut values = Vec::new();
    for at in position.moves() {
        // Every one of them is legal; another would not be rated.
        let Ok(after) = position.play(at) else { continue };
        let found = search(&mut OthelloTree::<E>::new(after), plan, &mut memory, &limit, &mut ());
        if !found.complete {
            return None;
        }
        values.push((at, -found.value));
    }
    Some(values)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::search::search_freely;
    use crate::rules::{Board, after_random_plies, random_position};
    use crate::seeded::Seeded;

    const PAPER_ONE: MoveRater = MoveRater::Paper(PaperEval::PaperOne);

    #[test]
    fn the_best_rating_is_what_a_search_of_the_position_finds() {
        let mut random = Seeded::new(5);
        for _ in 0..20 {
            let n_plies = random.below(50);
            let position = after_random_plies(n_plies, &mut random).position;
            if position.moves().is_empty() {
                continue;
            }
            let list = values::<PaperOne>(position, 4, &Stop::new()).unwrap();
            let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 4, order: Order::AsListed };
            let found = search_freely(&mut OthelloTree::<PaperOne>::new(position), plan);
            assert_eq!(list.iter().map(|&(_, value)| value).max(), Some(found.value));
            assert_eq!(list.len() as u32, position.moves().len());
        }
    }

    #[test]
    fn a_corner_is_good_and_giving_one_away_is_risky() {
        // Black may take a1 by b1, or play b2's neighbour and let white into h8.
        let board: Board =
            "-OX----- -------- ---OX--- ---XO--- -------- -------- -------- -------- X".parse().unwrap();
        let list = rate_moves(board.position, PAPER_ONE, 3, &Stop::new()).unwrap();
        let grade_of = |name: &str| list.iter().find(|it| it.at.to_string() == name).map(|it| it.grade);
        assert_eq!(grade_of("a1"), Some(Grade::Good));
        assert!(list.iter().any(|it| it.grade == Grade::Risky), "{list:?}");
    }

    #[test]
    fn the_end_is_told_in_discs_and_a_lost_game_is_never_good() {
        let board: Board =
            "XO------ -------- -------- -------- -------- -------- ------OO -----OOO X".parse().unwrap();
        let list = rate_moves(board.position, PAPER_ONE, 3, &Stop::new()).unwrap();
        assert_eq!(list.len(), 1);
        assert_eq!((list[0].score, list[0].grade), (Score::Final(-2), Grade::Fine));
    }

    #[test]
    fn the_strong_engine_rates_every_move_and_the_best_as_its_own_search_does() {
        let mut random = Seeded::new(6);
        let limit = Limit::until(Stop::new());
        for n_empties in [57, 44, 30, 17] {
            let position = random_position(n_empties, 2, &mut random);
            let list = rate_moves(position, MoveRater::Strong, 4, &Stop::new()).unwrap();
            assert!(list.iter().map(|it| it.at).eq(position.moves()), "{list:?}");
            let table = TranspositionTable::with_megabytes(1);
            let mut search = Search::new(&table, strong::Evaluation::shipped(), &limit);
            let [best] = search.nearly_equal(position, 4, 0)[..] else { panic!("one move is best") };
            let rated = list.iter().find(|it| it.at == best.best).unwrap();
            assert_eq!((rated.score, rated.grade), (Score::Estimate(best.value), Grade::Good));
        }
    }

    #[test]
    fn near_the_end_the_strong_engine_tells_what_is_certain() {
        let mut random = Seeded::new(7);
        let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
        for n_empties in [3, 6, 12, 10 + SOLVED_BEYOND] {
            let position = random_position(n_empties, 2, &mut random);
            let list = rate_moves(position, MoveRater::Strong, 10, &Stop::new()).unwrap();
            assert!(list.iter().map(|it| it.at).eq(position.moves()), "{list:?}");
            let solved =
                Search::new(&table, &strong::Evaluation::Shape, &limit).solve(position).unwrap().score;
            let discs = |it: &MoveRating| match it.score {
                Score::Final(discs) => discs,
                other => panic!("{other:?} is not certain"),
            };
            assert_eq!(list.iter().map(discs).max(), Some(solved), "{position:?}");
            let clearly_worse = list.iter().filter(|it| solved - discs(it) > FINE_DISCS);
            assert!(clearly_worse.into_iter().all(|it| it.grade == Grade::Risky), "{list:?}");
            assert!(list.iter().all(|it| it.grade != Grade::Good || discs(it) >= 0), "{list:?}");
        }
    }

    #[test]
    fn a_stopped_rating_says_nothing() {
        let stop = Stop::new();
        stop.raise();
        assert_eq!(rate_moves(Position::START, PAPER_ONE, 6, &stop), None);
        assert_eq!(rate_moves(Position::START, MoveRater::Strong, 6, &stop), None);
        let late = random_position(12, 2, &mut Seeded::new(2));
        assert_eq!(rate_moves(late, MoveRater::Strong, 6, &stop), None);
    }
}
