//! The search before the end is in sight: iterative deepening, and at every depth a principal variation search
//! (Marsland and Campbell 1982): the first move with the whole window, the others with a window of no width, and
//! again only if they prove better.
//!
//! Values are in 1/256 disc. The depth always stays below the number of empty squares: from there on the endgame
//! search is exact for the same price.

use std::ops::RangeInclusive;

use super::evaluation::Node;
use super::last_empties::final_score;
use super::ordering::{Candidate, Candidates};
use super::probcut;
use super::search::Search;
use super::threads::{Rest, Task};
use super::transposition_table::Entry;
use super::weights::DISC;
use crate::rules::{Position, Square};

/// Beyond every value.
pub(super) const INFINITY: i32 = 65 * DISC;

/// From this depth on the table is used: below, it costs more than it saves.
const TABLE_MIN_DEPTH: u32 = 3;

/// A reply less for the opponent is worth this much when moves are ordered.
pub(super) const REPLY: i32 = DISC / 2;

/// From this depth on moves are shared with idle threads: below, the search is over before they have begun.
const SHARED_MIN_DEPTH: u32 = 6;

/// A shallow search that decides over a deep one may itself be cut so many times by shallower ones. Each adds its own
/// error.
const MAX_NESTED_CUTS: u8 = 1;

/// After so many moves the others are hardly ever better. They are searched [`LEFT_OUT`] plies less, and to the full depth
/// only if that finds one of them better.
const N_EARLY: usize = 3;

/// An even number, so that the same side moves last.
const LEFT_OUT: u32 = 2;

/// At these depths late moves are searched less. Above, what is left out would add up from ply to ply: with 200,000 nodes
/// a move, reductions at every depth gain nothing beside the static cuts (`docs/ENGINE.md`).
const LATE_DEPTHS: RangeInclusive<u32> = 5..=9;

/// How many plies moves are looked at to sort them before a search of this depth.
fn look_at(depth: u32) -> u32 {
    (depth.saturating_sub(4) / 4).min(2)
}

/// The best move of a finished iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct BestMove {
    /// The move.
    pub best: Square,
    /// Its value for the side to move, in 1/256 disc.
    pub value: i32,
}

impl Search<'_> {
    /// The best move at exactly this depth, which must be at least 1 and below the number of empty squares.
    ///
    /// `None` if there is no legal move, or if the limit came before even the first move was searched. If the limit
    /// comes later, the best move so far is a good one: the table's favourite is searched first.
    pub fn deepen(&mut self, position: Position, depth: u32) -> Option<BestMove> {
        let moves = position.moves();
        let node = Node::new(position);
        self.nodes += 1;
        let entry = self.table.get(position);
        let mut candidates = Candidates::new(position, moves, entry);
        let window = (-INFINITY, INFINITY);
        let (value, best) = self.try_moves(&node, &mut candidates, depth, window);
        let best = best?;
        self.keep(position, depth, window, value, Some(best));
        Some(BestMove { best, value })
    }

    /// Searches the moves in turn until one is good enough or the search is stopped; the best value and its move.
    fn try_moves(
        &mut self,
        node: &Node,
        candidates: &mut Candidates,
        depth: u32,
        (mut alpha, beta): (i32, i32),
    ) -> (i32, Option<Square>) {
        let (mut best, mut best_at) = (-INFINITY, None);
        let may_share = self.threads.is_some() && depth >= SHARED_MIN_DEPTH;
        loop {
            if !candidates.is_next_known() && !candidates.are_rated() {
                self.rate_by_value(candidates, node, look_at(depth), REPLY);
            }
            let Some(Candidate { at, flips, .. }) = candidates.next() else { break };
            let child = node.after(self.layout, at, flips);
            let value = self.value_in_turn(&child, depth - 1, (alpha, beta), candidates.n_given());
            if self.stopped {
                break;
            }
            if value > best {
                (best, best_at) = (value, Some(at));
                alpha = alpha.max(best);
                if best >= beta {
                    break;
                }
            }
            if may_share && !candidates.is_done() && self.has_idle_helpers() {
                if !candidates.are_rated() {
                    self.rate_by_value(candidates, node, look_at(depth), REPLY);
                }
                let rest = Rest { candidates: candidates.clone(), alpha, best, best_at };
                return self.share(Task::Mid(*node, depth), rest, beta);
            }
        }
        (best, best_at)
    }

    /// The value of the child of a sorted move, the `number`th that is tried, for the side that moved there.
    ///
    /// Late move reductions, as chess programs have them: where likely is good enough, a late move that is no better at a
    /// smaller depth is taken to be no better.
    pub(super) fn value_in_turn(
        &mut self,
        child: &Node,
        depth: u32,
        (alpha, beta): (i32, i32),
        number: usize,
    ) -> i32 {
        let is_late = number > N_EARLY && LATE_DEPTHS.contains(&(depth + 1)) && beta - alpha == 1;
        if is_late && self.confidence < probcut::CERTAIN && !self.is_thorough {
            let value = -self.mid(child, depth - LEFT_OUT, -beta, -alpha);
            if value <= alpha {
                return value;
            }
        }
        self.next_value(child, depth, alpha, beta, number == 1)
    }

    /// The value of a child for the side that moved there: at once with the whole window, or first with none.
    pub(super) fn next_value(&mut self, child: &Node, depth: u32, alpha: i32, beta: i32, first: bool) -> i32 {
        if !first {
            let value = -self.mid(child, depth, -alpha - 1, -alpha);
            if value <= alpha || value >= beta {
                return value;
            }
        }
        -self.mid(child, depth, -beta, -alpha)
    }

    /// The value within a window; outside of it a bound. Meaningless once stopped.
    pub(super) fn mid(&mut self, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        let window = (alpha, beta);
        if depth < TABLE_MIN_DEPTH {
            return self.last_plies(node, depth, alpha, beta);
        }

        // 1. Stop at any moment.
        if self.enter() {
            return alpha;
        }

        // 2. The table may already know enough about this position.
        let position = node.position;
        let entry = self.table.get(position);
        if let Some(value) = entry.and_then(|entry| self.table_value(entry, position, depth, window)) {
            return value;
        }

        // 3. No move: the opponent's turn, or the end.
        let moves = position.moves();
        if moves.is_empty() {
            return self.no_move(node, depth, alpha, beta);
        }

        // 4. Three plies before the leaves one look at every child serves for all that follows.
        let last_three =
            if depth == 3 && beta - alpha == 1 { self.last_three(node, moves, entry, alpha) } else { None };

        // 5. A shallower search may make it very likely that the value is outside of the window.
        if last_three.is_none()
            && beta - alpha == 1
            && let Some(value) = self.probcut(node, depth, alpha)
        {
            return value;
        }

        // 6. Try the moves, the most promising first.
        let (best, best_at) = last_three.unwrap_or_else(|| {
            self.try_moves(node, &mut Candidates::new(position, moves, entry), depth, window)
        });

        // 7. Remember what was found. Where no move is good enough, the best of them is a matter of bounds and not of worth:
        // a move that was good enough before is more likely to be so again.
        let is_known = entry.is_some_and(|entry| entry.moves[0].is_some());
        self.keep(position, depth, window, best, best_at.filter(|_| best > alpha || !is_known));
        best
    }

    pub(super) fn no_move(&mut self, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        let passed = node.pass();
        if passed.position.moves().is_empty() {
            final_score(node.position) * DISC
        } else {
            -self.mid(&passed, depth, -beta, -alpha)
        }
    }

    /// Multi-ProbCut (Buro 1997): if a shallower search is so far outside of the window that the deep one would
    /// hardly come back, its verdict is taken.
    fn probcut(&mut self, node: &Node, depth: u32, alpha: i32) -> Option<i32> {
        let n_empties = node.position.empties().len();
        let cut = self.evaluation.margins().cut(depth, n_empties, self.confidence)?;
        self.confident(cut, node, alpha)
    }

    /// Whether a shallow search of this cut is outside of the window by its margin: then the bound it proves.
    pub(super) fn confident(&mut self, cut: probcut::Cut, node: &Node, alpha: i32) -> Option<i32> {
        let beta = alpha + 1;
        let outer = (self.confidence, self.n_nested_cuts);
        if self.n_nested_cuts == MAX_NESTED_CUTS {
            self.confidence = probcut::CERTAIN;
        }
        self.n_nested_cuts += 1;
        let value = self.evaluation.evaluate(node);
        let (high, low) = (beta + cut.margin, alpha - cut.margin);
        let mut verdict = None;
        // The static value says which of the two questions is worth asking, if any: where it is less than half of the margin
        // outside of the window, most answers would be no.
        let half = cut.margin / 2;
        if value >= beta + half && high < INFINITY && self.mid(node, cut.depth, high - 1, high) >= high {
            verdict = Some(beta);
        } else if value <= alpha - half && low > -INFINITY && self.mid(node, cut.depth, low, low + 1) <= low {
            verdict = Some(alpha);
        }
        (self.confidence, self.n_nested_cuts) = outer;
        if self.stopped { None } else { verdict }
    }

    /// Gives the moves that the table does not know their score: what a look of so many plies thinks, and how few replies are
    /// left.
    pub(super) fn rate_by_value(&mut self, candidates: &mut Candidates, node: &Node, look: u32, reply: i32) {
        candidates.rate(node.position, |&Candidate { at, flips, .. }| {
            let child = node.after(self.layout, at, flips);
            let replies = child.position.moves();
            -self.last_plies_with_moves(&child, replies, look, -INFINITY, INFINITY)
                - reply * replies.len() as i32
        });
    }

    /// The table's answer, if it is deep and sure enough.
    fn table_value(
        &self,
        entry: Entry,
        position: Position,
        depth: u32,
        (alpha, beta): (i32, i32),
    ) -> Option<i32> {
        // Entries that reach the end of the game count in whole discs.
        let unit = if u32::from(entry.depth) == position.empties().len() { DISC } else { 1 };
        if u32::from(entry.depth) < depth || entry.confidence < self.confidence {
            return None;
        }
        let (lower, upper) = (i32::from(entry.lower) * unit, i32::from(entry.upper) * unit);
        if lower >= beta || lower == upper {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }

    fn keep(
        &self,
        position: Position,
        depth: u32,
        (alpha, beta): (i32, i32),
        best: i32,
        best_at: Option<Square>,
    ) {
        if self.stopped {
            return;
        }
        let most = 64 * DISC;
        let lower = if best > alpha { best } else { -most };
        let upper = if best < beta { best } else { most };
        self.table.put(
            position,
            Entry {
                lower: lower as i16,
                upper: upper as i16,
                depth: depth as u8,
                confidence: self.confidence,
                moves: [best_at, None],
            },
        );
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::late_positions;
    use crate::engine::strong::{Evaluation, TranspositionTable};
    use crate::engine::{Limit, Stop};

    /// The plainest search of the same depth.
    fn slowly(position: Position, depth: u32) -> i32 {
        if depth == 0 {
            return Evaluation::Shape.evaluate_position(position);
        }
        let moves = position.moves();
        if moves.is_empty() {
            let passed = position.pass();
            return if passed.moves().is_empty() {
                final_score(position) * DISC
            } else {
                -slowly(passed, depth)
            };
        }
        moves.into_iter().map(|at| -slowly(position.play(at).unwrap(), depth - 1)).max().unwrap()
    }

    #[test]
    fn without_probcut_the_value_is_that_of_the_plain_search() {
        for n_empties in [8, 20, 40, 56] {
            for position in late_positions(n_empties, 8, 91) {
                let table = TranspositionTable::with_megabytes(1);
                let limit = Limit::until(Stop::new());
                let mut search = Search::new(&table, &Evaluation::Shape, &limit);
                for depth in 1..=4 {
                    let Some(found) = search.deepen(position, depth) else {
                        assert!(position.moves().is_empty());
                        continue;
                    };
                    assert_eq!(found.value, slowly(position, depth), "depth {depth} of {position:?}");
                    let child = position.play(found.best).unwrap();
                    assert_eq!(found.value, -slowly(child, depth - 1), "{} does not reach it", found.best);
                }
            }
        }
    }

    /// A bound that is not true would be found out only in a game, where it is met again with another window.
    #[test]
    fn every_bound_in_the_table_is_true() {
        let mut n_bounds = [0; 2];
        for position in late_positions(30, 6, 92) {
            let table = TranspositionTable::with_megabytes(1);
            let limit = Limit::until(Stop::new());
            let mut search = Search::new(&table, &Evaluation::Shape, &limit);
            for depth in 1..=5 {
                search.deepen(position, depth);
            }
            let children = |of: Position| of.moves().into_iter().map(move |at| of.play(at).unwrap());
            for reached in children(position).flat_map(children).chain(children(position)) {
                let Some(entry) = table.get(reached).filter(|entry| entry.depth <= 4) else { continue };
                let value = slowly(reached, u32::from(entry.depth));
                let [lower, upper] = [entry.lower, entry.upper].map(i32::from);
                assert!((lower..=upper).contains(&value), "{value} is not in {lower}..={upper}: {reached:?}");
                n_bounds[0] += u32::from(lower > -64 * DISC);
                n_bounds[1] += u32::from(upper < 64 * DISC);
            }
        }
        assert!(n_bounds.iter().all(|&n_bounds| n_bounds > 50), "{n_bounds:?} lower and upper bounds");
    }

    /// What a bold search has left in the table may be wrong.
    #[test]
    fn a_certain_search_does_not_believe_what_was_only_likely() {
        for position in late_positions(30, 6, 95) {
            let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
            let false_bounds = Entry {
                lower: 60 * DISC as i16,
                upper: 60 * DISC as i16,
                depth: 8,
                confidence: probcut::PLAYING,
                moves: [None; 2],
            };
            table.put(position, false_bounds);
            let mut search = Search::new(&table, &Evaluation::Shape, &limit);
            let mut value = |confidence| {
                search.confidence = confidence;
                search.mid(&Node::new(position), 4, -INFINITY, INFINITY)
            };
            assert_eq!(value(probcut::PLAYING), 60 * DISC, "whoever is as bold takes it as it is");
            assert_eq!(value(probcut::CERTAIN), slowly(position, 4), "{position:?}");
        }
    }

    /// How many nodes it takes to see that a child is worth less than ten discs more than it is, tried as this move.
    fn nodes_of_refutation(position: Position, number: usize, confidence: u8, is_thorough: bool) -> u64 {
        let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
        let mut search = Search::new(&table, Evaluation::shipped(), &limit);
        let child = Node::new(position);
        let alpha = -search.evaluation.evaluate(&child) + 10 * DISC;
        search.confidence = confidence;
        search.is_thorough = is_thorough;
        search.value_in_turn(&child, 6, (alpha, alpha + 1), number);
        search.nodes()
    }

    #[test]
    fn late_moves_are_searched_less_unless_the_search_is_thorough_or_has_to_be_certain() {
        let positions = late_positions(30, 20, 93);
        let nodes = |number, confidence, is_thorough| -> u64 {
            let of = |&position| nodes_of_refutation(position, number, confidence, is_thorough);
            positions.iter().map(of).sum()
        };
        let [early, late] = [N_EARLY, N_EARLY + 1].map(|number| nodes(number, probcut::PLAYING, false));
        assert!(late * 2 < early, "{late} nodes for late moves, {early} for early ones");
        for (confidence, is_thorough) in [(probcut::CERTAIN, false), (probcut::PLAYING, true)] {
            let of = |number| nodes(number, confidence, is_thorough);
            assert_eq!(of(N_EARLY), of(N_EARLY + 1));
        }
    }

    #[test]
    fn the_same_search_visits_the_same_nodes() {
        let run = || {
            let table = TranspositionTable::with_megabytes(1);
            let limit = Limit::until(Stop::new());
            let mut search = Search::new(&table, &Evaluation::Shape, &limit);
            let found: Vec<_> = (1..=7).map(|depth| search.deepen(Position::START, depth)).collect();
            (found, search.nodes())
        };
        assert_eq!(run(), run());
    }

    #[test]
    fn a_limit_of_nodes_is_kept() {
        let table = TranspositionTable::with_megabytes(1);
        let limit = Limit::until(Stop::new());
        let mut search = Search::new(&table, &Evaluation::Shape, &limit).with_nodes(20_000);
        let mut depth = 1;
        while !search.is_stopped() {
            search.deepen(Position::START, depth);
            depth += 1;
        }
        assert!((20_000..30_000).contains(&search.nodes()), "{}", search.nodes());
    }
}
