//! Moves that are nearly as good as the best, so that players and the trainer need not always play the same game.

use super::evaluation::Node;
use super::midgame::{BestMove, INFINITY, REPLY};
use super::ordering::{Candidate, Candidates};
use super::probcut::PLAYING;
use super::search::Search;
use super::weights::DISC;
use crate::rules::Position;

/// A margin that leaves out no move: more than any two differ by.
pub const EVERY_MOVE: i32 = 129 * DISC;

impl Search<'_> {
    /// The moves whose value at this depth is at most `margin` (in 1/256 disc) below the best, with their values, in
    /// no order. The depth must be at least 1 and below the number of empty squares.
    ///
    /// Empty if there is no legal move, or if a limit came first.
    pub fn nearly_equal(&mut self, position: Position, depth: u32, margin: i32) -> Vec<BestMove> {
        self.confidence = PLAYING;
        // Each depth finds the moves that the next one tries first.
        for shallower in 1..depth {
            self.deepen(position, shallower);
        }
        let node = Node::new(position);
        let mut candidates = Candidates::new(position, position.moves(), self.table.get(position));
        self.rate_by_value(&mut candidates, &node, 0, REPLY);
        let mut rated: Vec<BestMove> = Vec::new();
        let mut top = -INFINITY;
        for Candidate { at, flips, .. } in &mut candidates {
            let child = node.after(self.layout, at, flips);
            // Only what is clearly worse need not be known exactly.
            let alpha = (top - margin - 1).max(-INFINITY);
            let value = self.next_value(&child, depth - 1, alpha, INFINITY, rated.is_empty());
            if self.stopped {
                return Vec::new();
            }
            if value > alpha {
                rated.push(BestMove { best: at, value });
                top = top.max(value);
            }
        }
        rated.retain(|found| found.value >= top - margin);
        rated
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::late_positions;
    use crate::engine::strong::{Evaluation, TranspositionTable};
    use crate::engine::{Limit, Stop};

    #[test]
    fn the_moves_are_those_whose_own_search_is_within_the_margin() {
        let limit = Limit::until(Stop::new());
        let table = TranspositionTable::with_megabytes(1);
        for position in late_positions(30, 12, 57) {
            // Two plies, so that nothing is cut on a guess and the values of both ways are the same.
            let mut slow: Vec<(usize, i32)> = position
                .moves()
                .into_iter()
                .map(|at| {
                    let child = position.play(at).unwrap();
                    let mut search = Search::new(&table, &Evaluation::Shape, &limit);
                    let value = match search.deepen(child, 1) {
                        Some(found) => -found.value,
                        None => -search.mid(&Node::new(child), 1, -INFINITY, INFINITY),
                    };
                    (at.index(), value)
                })
                .collect();
            let top = slow.iter().map(|&(_, value)| value).max().unwrap_or_default();
            slow.retain(|&(_, value)| value >= top - 2 * DISC);
            let mut search = Search::new(&table, &Evaluation::Shape, &limit);
            let fast = search.nearly_equal(position, 2, 2 * DISC);
            let mut fast: Vec<(usize, i32)> = fast.iter().map(|f| (f.best.index(), f.value)).collect();
            fast.sort_unstable();
            slow.sort_unstable();
            assert_eq!(fast, slow, "{position:?}");
        }
    }
}
