//! Is there a better move than one whose value is known? A review asks that of every position of a game.
//!
//! Going through a game backwards, the value of the played move is always known: it is that of the next position. Whether
//! another move is better is a question with a window of no width, which costs a fraction of a search for the value.

use super::endgame::{PASSES, Solved};
use super::evaluation::Node;
use super::midgame::{BestMove, INFINITY, REPLY};
use super::ordering::{Candidate, Candidates};
use super::probcut::CERTAIN;
use super::search::Search;
use super::weights::DISC;
use crate::rules::{Bitboard, Position, Square, Symmetry};

/// How sure a review's estimates are: a cut errs in about one of seventy cases. Games are played at a lower confidence;
/// what is told to a person afterwards should not change when it is looked at again.
const REVIEWING: u8 = 3;

impl Search<'_> {
    /// The best of the other moves than `known` at this depth, if it is worth more than `floor` (in 1/256 disc). A mirror
    /// image of the known move is not another one. The depth must be at least 1 and below the number of empty squares.
    ///
    /// `None` if there is no such move, or if a limit was reached.
    pub fn better_move(
        &mut self,
        position: Position,
        known: Option<Square>,
        floor: i32,
        depth: u32,
    ) -> Option<BestMove> {
        self.confidence = REVIEWING;
        let node = Node::new(position);
        let moves = position.moves() & !known.map_or(Bitboard::EMPTY, |known| same_moves(position, known));
        let mut candidates = Candidates::new(position, moves, self.table.get(position));
        self.rate_by_value(&mut candidates, &node, 0, REPLY);
        let mut alpha = floor.max(-INFINITY);
        let mut better = None;
        for Candidate { at, flips, .. } in &mut candidates {
            let child = node.after(self.layout, at, flips);
            let value = self.next_value(&child, depth - 1, alpha, INFINITY, alpha == -INFINITY);
            if self.stopped {
                return None;
            }
            if value > alpha {
                alpha = value;
                better = Some(BestMove { best: at, value });
            }
        }
        better
    }

    /// The exact value and a move that reaches it, where some move is known to reach `floor` (in discs); the move is
    /// `None` if there is no better one. `None` at all if the limit came first. There must be a legal move.
    pub fn solve_above(&mut self, position: Position, floor: i32) -> Option<Solved> {
        let n_empties = position.empties().len();
        let unproven = PASSES.iter().filter(|(n_enough, _)| n_empties >= *n_enough);
        let mut guess = floor + 2;
        for confidence in unproven.map(|&(_, confidence)| confidence) {
            self.confidence = confidence;
            guess = self.narrow_down_from(position, guess, floor, &mut |_, _| {})?.score.max(floor + 2);
        }
        self.confidence = CERTAIN;
        self.narrow_down_from(position, guess, floor, &mut |_, _| {})
    }

    /// The moves worth at least `floor`, in 1/256 disc, at this depth; exactly, if the depth is that of the end of the
    /// game. `None` if a limit was reached.
    pub fn moves_worth(&mut self, position: Position, floor: i32, depth: u32) -> Option<Bitboard> {
        let is_exact = depth >= position.empties().len();
        self.confidence = if is_exact { CERTAIN } else { REVIEWING };
        let node = Node::new(position);
        let mut found = Bitboard::EMPTY;
        for Candidate { at, flips, .. } in Candidates::new(position, position.moves(), None) {
            let child = node.after(self.layout, at, flips);
            let value = if is_exact {
                // Final differences are even: at least the floor is above the odd number below it.
                let discs = (floor + DISC - 1).div_euclid(DISC);
                -self.end(child.position, -discs) * DISC
            } else {
                self.next_value(&child, depth - 1, floor - 1, floor, false)
            };
            if self.stopped {
                return None;
            }
            if value >= floor {
                found |= at.bit();
            }
        }
        Some(found)
    }
}

/// A move and its mirror images: in the first position, all four.
fn same_moves(position: Position, at: Square) -> Bitboard {
    let same = Symmetry::ALL.into_iter().filter(|symmetry| symmetry.position(position) == position);
    same.map(|symmetry| symmetry.square(at)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::{brute_force, late_positions};
    use crate::engine::strong::{Evaluation, TranspositionTable};
    use crate::engine::{Limit, Stop};

    #[test]
    fn the_end_is_solved_from_any_move_that_is_known() {
        let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
        for position in late_positions(9, 12, 71) {
            let value = brute_force(position);
            for at in position.moves() {
                let floor = -brute_force(position.play(at).unwrap());
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                let found = search.solve_above(position, floor).unwrap();
                assert_eq!(found.score, value, "{position:?} above {floor}");
                assert_eq!(found.best.is_some(), value > floor);
                if let Some(best) = found.best {
                    assert_eq!(-brute_force(position.play(best).unwrap()), value);
                }
            }
        }
    }

    #[test]
    fn moves_worth_something_at_the_end_are_those_that_reach_it() {
        let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
        for position in late_positions(8, 12, 72) {
            let values: Vec<(Square, i32)> = position
                .moves()
                .into_iter()
                .map(|at| (at, -brute_force(position.play(at).unwrap())))
                .collect();
            for &(_, floor) in &values {
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                let found = search.moves_worth(position, floor * DISC, 8).unwrap();
                let expected: Bitboard =
                    values.iter().filter(|&&(_, value)| value >= floor).map(|&(at, _)| at).collect();
                assert_eq!(found, expected, "{position:?} at least {floor}");
            }
        }
    }

    #[test]
    fn the_first_moves_are_one_and_the_same() {
        assert_eq!(same_moves(Position::START, "f5".parse().unwrap()), Position::START.moves());
        let second = Position::START.play("f5".parse().unwrap()).unwrap();
        assert!(second.moves().into_iter().all(|at| same_moves(second, at).len() == 1));
    }

    #[test]
    fn before_the_end_the_better_move_is_the_best_of_the_others() {
        let limit = Limit::until(Stop::new());
        for position in late_positions(30, 12, 73) {
            let value_of = |at: Square| {
                let table = TranspositionTable::with_megabytes(1);
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                // Two plies, so that nothing is cut on a guess and the values of both ways are the same.
                search.confidence = REVIEWING;
                -search.mid(&Node::new(position.play(at).unwrap()), 1, -INFINITY, INFINITY)
            };
            let values: Vec<(Square, i32)> =
                position.moves().into_iter().map(|at| (at, value_of(at))).collect();
            for &(known, floor) in &values {
                let table = TranspositionTable::with_megabytes(1);
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                let found = search.better_move(position, Some(known), floor, 2);
                let best = values.iter().map(|&(_, value)| value).filter(|&value| value > floor).max();
                assert_eq!(found.map(|found| found.value), best, "{position:?} above {known}");
                let all = search.better_move(position, None, -INFINITY, 2).unwrap();
                assert_eq!(Some(all.value), values.iter().map(|&(_, value)| value).max());
            }
        }
    }
}
