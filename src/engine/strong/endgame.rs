//! The exact end of a game: what the final disc difference will be if both sides play their best.
//!
//! Every search here asks one question, "is the value above alpha?", with a window of no width. The value itself is
//! found by asking that question around a guess until the lower and the upper bound meet (the driver of MTD(f),
//! Plaat et al. 1996; the table keeps what earlier questions found). How a node is searched depends on how many
//! squares are empty:
//!
//! | empty squares | how |
//! |---|---|
//! | 0–4 | by hand, in [`last_empties`](super::last_empties) |
//! | 5 | lone squares first, then odd quarters, stability cut-off |
//! | 6–10 | sorted by replies, small table, stability cut-off, in [`near_end`](super::near_end) |
//! | 11 and more | sorted moves, table, look-ahead into the table, stability cut-off |

use super::evaluation::Node;
use super::last_empties::{self, final_score};
use super::midgame::BestMove;
use super::near_end::NEAR_MAX;
use super::ordering::{Candidate, Candidates, score_by_shape};
use super::probcut::{CERTAIN, PLAYING};
use super::search::Search;
use super::threads::{Rest, Task};
use super::transposition_table::{Entry, TranspositionTable};
use super::weights::DISC;
use crate::rules::{Bitboard, Position, Square};

/// A position solved to the end.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Solved {
    /// The final disc difference for the side to move, empty squares counted for the winner.
    pub score: i32,
    /// A move that reaches it; `None` if there is no legal move.
    pub best: Option<Square>,
}

/// A move worth playing that was found on the way to the solution.
#[derive(Clone, Copy)]
pub(super) struct SolverStep {
    pub(super) best: Square,
    /// What it is thought to be worth, in 1/256 disc.
    pub(super) value: i32,
    pub(super) depth: u32,
}

/// From here on moves are sorted by what a shallow search thinks of them.
const JUDGED_MIN: u32 = 14;

/// A reply less for the opponent is worth this much when such moves are sorted, in 1/256 disc.
const REPLY: i32 = 2 * DISC;

/// From here on it pays to approach the exact search by less certain ones.
const APPROACHED_MIN: u32 = 14;

/// A search that leaves so many squares ends the approach: what it knows makes up for its nodes in the passes below. Two
/// plies deeper are as good, two plies less deep cost 5 % more nodes (random positions with 14 to 22 empty squares, 2026-11-18).
const APPROACHED_TO: u32 = 8;

/// The passes before the exact one: from how many empty squares on, and with what confidence.
pub(super) const PASSES: &[(u32, u8)] = &[(16, 1), (22, 3), (24, 5)];

/// From here on a pass that need not prove may cut by a shallow search. Below, every pass proves what it finds. 11 and 13
/// cost 1 % more nodes, 14 costs 3 to 5 % more (2026-11-18, random positions with 20 empty squares).
const PROBCUT_MIN: u32 = 12;

/// From here on moves are shared with idle threads: below, the search is over before they have begun.
const SHARED_MIN: u32 = 14;

/// The stability cut-off is tried only if alpha is at least so high: below, it hardly ever succeeds.
const fn stability_pays(n_empties: u32, alpha: i32) -> bool {
    alpha >= 2 * n_empties as i32 - 2
}

/// A search that leaves so many squares tells how much a solution may take.
const LEFT_TO_SOLVE: u32 = 10;

/// With 16 empty squares a solution took so many times as long as that search, on average over positions of tournament
/// games, and with every further square so many times more: 45 times as long with 20. In positions it is about three times
/// as many, 130 with 20, since those near the end are the quickest.
const TIMES_AS_LONG: f32 = 17.0;
const TIMES_AS_MANY: f32 = 50.0;
const TIMES_PER_SQUARE: f32 = 1.27;

/// A solution that is expected to take no more of the budget than this is begun at once, one that is expected to take more
/// than that never, and all others after this part of the budget. What the search before them found is played if they do
/// not come to an end.
const SOLVED_AT_ONCE: f32 = 0.7;
const NEVER_SOLVED: f32 = 11.0;
const PART_BEFORE_SOLUTION: f32 = 0.2;

impl Search<'_> {
    /// The exact value and a move that reaches it; `None` if the limit came first.
    pub fn solve(&mut self, position: Position) -> Option<Solved> {
        self.solve_by_steps(position, &mut |_, _| {})
    }

    /// What each legal move leads to for the side that makes it, in the order of the squares; `None` if the limit came
    /// first.
    pub fn solve_moves(&mut self, position: Position) -> Option<Vec<(Square, i32)>> {
        let solved = |at| Some((at, -self.solve(position.play_flips(at, position.flips(at)))?.score));
        position.moves().into_iter().map(solved).collect()
    }

    /// As [`Self::solve`]; `on_step` is called with every good move on the way, for a player whose time ends before the search.
    pub(super) fn solve_by_steps(
        &mut self,
        position: Position,
        on_step: &mut dyn FnMut(&Self, SolverStep),
    ) -> Option<Solved> {
        let guess = self.approach(position, on_step)?;
        self.narrow_down(position, guess, on_step)
    }

    /// Searches that do not prove but are right most of the time: they find a good guess, and fill the table with
    /// good moves for the search that proves. `None` if the limit was reached.
    fn approach(&mut self, position: Position, on_step: &mut dyn FnMut(&Self, SolverStep)) -> Option<i32> {
        self.confidence = CERTAIN;
        let n_empties = position.empties().len();
        let judged = self.evaluation.evaluate_position(position);
        if n_empties < APPROACHED_MIN || position.moves().is_empty() {
            return Some(judged / DISC);
        }
        let mut guess = judged;
        let begun = (self.part_of_time(), self.part_of_nodes());
        let mut expected = 0.0;
        self.confidence = PLAYING;
        for depth in 1..n_empties {
            if let Some(BestMove { best, value }) = self.deepen(position, depth) {
                guess = value;
                on_step(self, SolverStep { best, value, depth });
            }
            if self.stopped {
                return None;
            }
            if depth + LEFT_TO_SOLVE == n_empties {
                expected = self.expected_to_solve(n_empties, begun);
            }
            if depth + APPROACHED_TO >= n_empties && self.is_time_to_solve(expected) {
                break;
            }
        }
        let mut guess = guess / DISC;
        for &(n_enough, confidence) in PASSES {
            if n_empties >= n_enough {
                self.confidence = confidence;
                if let Some(Solved { score, .. }) = self.narrow_down(position, guess, on_step) {
                    guess = score;
                }
                if self.stopped {
                    return None;
                }
            }
        }
        self.confidence = CERTAIN;
        Some(guess)
    }

    /// What part of the budget a solution will take, as it looks after a search that left [`LEFT_TO_SOLVE`] squares and was begun
    /// when these parts of time and positions were spent.
    fn expected_to_solve(&self, n_empties: u32, (time, nodes): (f32, f32)) -> f32 {
        let as_long = TIMES_AS_LONG * (self.part_of_time() - time);
        let as_many = TIMES_AS_MANY * (self.part_of_nodes() - nodes);
        as_long.max(as_many) * TIMES_PER_SQUARE.powi(n_empties as i32 - 16)
    }

    /// Whether to go on with a solution, or better with deeper searches first.
    fn is_time_to_solve(&self, expected: f32) -> bool {
        let spent = self.part_of_time().max(self.part_of_nodes());
        expected <= NEVER_SOLVED && (spent + expected <= SOLVED_AT_ONCE || spent >= PART_BEFORE_SOLUTION)
    }

    /// The value, by searches with a window of no width around it: the nearer the first guess, the fewer. Every move that
    /// is better than what was known before is told.
    fn narrow_down(
        &mut self,
        position: Position,
        guess: i32,
        on_step: &mut dyn FnMut(&Self, SolverStep),
    ) -> Option<Solved> {
        let moves = position.moves();
        if moves.is_empty() {
            if position.is_over() {
                return Some(Solved { score: final_score(position), best: None });
            }
            let replied = self.narrow_down(position.pass(), -guess, &mut |_, _| {})?;
            return Some(Solved { score: -replied.score, best: None });
        }
        let found = self.narrow_down_from(position, guess, -64, on_step)?;
        Some(Solved { best: found.best.or(moves.first()), ..found })
    }

    /// The same where the value is known to be at least `low`, an even number. The move is `None` if the value is no
    /// higher: it was not asked which move reaches it. There must be a legal move.
    pub(super) fn narrow_down_from(
        &mut self,
        position: Position,
        guess: i32,
        mut low: i32,
        on_step: &mut dyn FnMut(&Self, SolverStep),
    ) -> Option<Solved> {
        let moves = position.moves();
        let mut best = None;
        let mut guess = guess & !1;
        let mut high = 64;
        while low < high {
            // The values are even: "above an odd alpha" tells two neighbours apart.
            let target = guess.clamp(low + 2, high);
            let (score, at) = self.root(position, moves, target - 1);
            if self.stopped {
                return None;
            }
            if score >= target {
                low = score.min(high);
                best = at;
                if let Some(at) = at {
                    let depth = position.empties().len();
                    on_step(self, SolverStep { best: at, value: low * DISC, depth });
                }
                guess = low + 2;
            } else {
                high = score.max(low);
                guess = high;
            }
        }
        Some(Solved { score: low, best })
    }

    /// A move that reaches this value, an even number; `None` if there is none, or if the limit came first.
    pub fn move_reaching(&mut self, position: Position, score: i32) -> Option<Square> {
        self.confidence = CERTAIN;
        let (found, at) = self.root(position, position.moves(), score - 1);
        at.filter(|_| !self.stopped && found >= score)
    }

    /// The first node: as the others, but it returns the move too, and so never trusts the table alone.
    fn root(&mut self, position: Position, moves: Bitboard, alpha: i32) -> (i32, Option<Square>) {
        self.nodes += 1;
        let entry = self.table_for(position.empties().len()).get(position);
        let mut candidates = Candidates::new(position, moves, entry);
        let (best, best_at) = self.try_all(position, &mut candidates, alpha);
        self.remember(position, alpha, best, best_at);
        (best, best_at)
    }

    /// The value against `alpha`: above it a lower bound, else an upper bound. Meaningless once stopped.
    pub(super) fn end(&mut self, position: Position, alpha: i32) -> i32 {
        let n_empties = position.empties().len();
        match n_empties {
            0..=4 => return last_empties::solve(position, alpha, &mut self.nodes),
            5 => return self.five(position, position.moves(), alpha),
            6..=NEAR_MAX => return self.near_end(position, position.moves(), alpha),
            _ => {}
        }

        // 1. Stop at any moment.
        if self.enter() {
            return alpha;
        }

        // 2. The opponent's stable discs may already be too many.
        if let Some(score) = self.stability_cutoff(position, n_empties, alpha) {
            return score;
        }

        // 3. The table may already know enough about this position.
        let entry = self.table_for(n_empties).get(position);
        if let Some(score) =
            entry.filter(|entry| self.is_enough(*entry, n_empties)).and_then(|entry| entry.cutoff(alpha))
        {
            return score;
        }

        // 4. No move: the opponent's turn, or the end.
        let moves = position.moves();
        if moves.is_empty() {
            let passed = position.pass();
            return if passed.moves().is_empty() {
                final_score(position)
            } else {
                -self.end(passed, -alpha - 1)
            };
        }

        // 5. If likely is good enough, a shallow search may say that the value is outside of the window.
        if self.confidence < CERTAIN
            && n_empties >= PROBCUT_MIN
            && let Some(score) = self.end_probcut(position, n_empties, alpha)
        {
            return score;
        }

        // 6. The table may know a child that is good enough.
        let mut candidates = Candidates::new(position, moves, entry);
        if let Some(score) = self.look_ahead(position, &candidates, n_empties - 1, alpha) {
            return score;
        }

        // 7. Try the moves, the most promising first.
        let (best, best_at) = self.try_all(position, &mut candidates, alpha);

        // 8. Remember what was found.
        self.remember(position, alpha, best, best_at);
        best
    }

    /// Searches the moves in turn until one is above `alpha`; the best score and its move.
    fn try_all(
        &mut self,
        position: Position,
        candidates: &mut Candidates,
        alpha: i32,
    ) -> (i32, Option<Square>) {
        let (mut best, mut best_at) = (-64, None);
        let may_share = self.threads.is_some() && position.empties().len() >= SHARED_MIN;
        loop {
            if !candidates.is_next_known() && !candidates.are_rated() {
                self.rate(candidates, position);
            }
            let Some(Candidate { at, flips, .. }) = candidates.next() else { break };
            let score = -self.end(position.play_flips(at, flips), -alpha - 1);
            if score > best || best_at.is_none() {
                (best, best_at) = (score, Some(at));
                if best > alpha {
                    break;
                }
            }
            if may_share && !candidates.is_done() && self.has_idle_helpers() {
                if !candidates.are_rated() {
                    self.rate(candidates, position);
                }
                let rest = Rest { candidates: candidates.clone(), alpha, best, best_at };
                return self.share(Task::End(position), rest, alpha + 1);
            }
        }
        (best, best_at)
    }

    #[inline]
    pub(super) fn stability_cutoff(&self, position: Position, n_empties: u32, alpha: i32) -> Option<i32> {
        if !stability_pays(n_empties, alpha) {
            return None;
        }
        let most = 64 - 2 * self.edges.stable(position.pass()).len() as i32;
        (most <= alpha).then_some(most)
    }

    /// Gives the moves that the table does not know their score: what a shallow search or the shape of the board says.
    fn rate(&mut self, candidates: &mut Candidates, position: Position) {
        let empties = position.empties();
        let n_empties = empties.len();
        if n_empties >= JUDGED_MIN {
            let look = ((n_empties - JUDGED_MIN) / 3).min(2);
            self.rate_by_value(candidates, &Node::new(position), look, REPLY);
        } else {
            candidates.rate(position, |candidate| score_by_shape(position, empties, candidate));
        }
    }

    /// Enhanced transposition cut-off: a child whose upper bound is already low enough saves the whole node.
    fn look_ahead(
        &self,
        position: Position,
        candidates: &Candidates,
        child_empties: u32,
        alpha: i32,
    ) -> Option<i32> {
        candidates.as_slice().iter().find_map(|&Candidate { at, flips, .. }| {
            let child = position.play_flips(at, flips);
            let score = -i32::from(
                self.table_for(child_empties)
                    .get(child)
                    .filter(|entry| self.is_enough(*entry, child_empties))?
                    .upper,
            );
            (score > alpha).then_some(score)
        })
    }

    fn remember(&self, position: Position, alpha: i32, best: i32, best_at: Option<Square>) {
        if self.stopped {
            return;
        }
        let n_empties = position.empties().len();
        let confidence = if n_empties < PROBCUT_MIN { CERTAIN } else { self.confidence };
        let entry = Entry::of_end(n_empties, confidence, alpha, best, best_at);
        self.table_for(n_empties).put(position, entry);
    }

    /// Where positions with so many empty squares are remembered.
    const fn table_for(&self, n_empties: u32) -> &TranspositionTable {
        if n_empties <= NEAR_MAX { &self.near } else { self.table }
    }

    /// Whether an entry's bounds are final disc differences, as sure as this search has to be.
    fn is_enough(&self, entry: Entry, n_empties: u32) -> bool {
        u32::from(entry.depth) == n_empties && entry.confidence >= self.confidence
    }

    /// Multi-ProbCut with the end of the game as the deep search.
    fn end_probcut(&mut self, position: Position, n_empties: u32, alpha: i32) -> Option<i32> {
        let cut = self.evaluation.margins().cut_of_end(n_empties, self.confidence)?;
        // Final differences are even, so the question lies half-way: at the odd number not below alpha.
        let middle = alpha | 1;
        let value = self.confident(cut, &Node::new(position), middle * DISC)?;
        Some(if value > middle * DISC { middle + 1 } else { middle - 1 })
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::evaluation::Evaluation;
    use crate::engine::strong::tests::{brute_force, late_positions};
    use crate::engine::{Limit, Stop};
    use crate::rules::Symmetry;

    fn solved(position: Position, table: &TranspositionTable) -> Solved {
        Search::new(table, Evaluation::shipped(), &Limit::until(Stop::new())).solve(position).unwrap()
    }

    #[test]
    fn solved_values_are_those_of_brute_force_and_the_move_reaches_them() {
        let table = TranspositionTable::with_megabytes(1);
        // A thousand in all; brute force needs most of its time for the few with the most empty squares.
        let counts = [115, 115, 115, 115, 115, 115, 115, 115, 60, 20];
        for (n_empties, n_positions) in (1..).zip(counts) {
            for position in late_positions(n_empties, n_positions, 61) {
                let found = solved(position, &table);
                assert_eq!(found.score, brute_force(position), "{position:?}");
                match found.best {
                    Some(at) => assert_eq!(-brute_force(position.play(at).unwrap()), found.score),
                    None => assert!(position.moves().is_empty()),
                }
            }
        }
    }

    #[test]
    fn a_turned_or_mirrored_position_has_the_same_value() {
        for position in late_positions(16, 50, 63) {
            let scores = Symmetry::ALL.map(|symmetry| {
                solved(symmetry.position(position), &TranspositionTable::with_megabytes(1)).score
            });
            assert_eq!(scores, [scores[0]; 8], "{position:?}");
        }
    }

    #[test]
    fn the_first_guess_changes_the_way_but_not_the_value() {
        for position in late_positions(12, 20, 64) {
            let scores = [-64, -7, 0, 30, 64].map(|guess| {
                let table = TranspositionTable::with_megabytes(1);
                let limit = Limit::until(Stop::new());
                Search::new(&table, Evaluation::shipped(), &limit).narrow_down(
                    position,
                    guess,
                    &mut |_, _| {},
                )
            });
            assert!(scores.iter().all(|found| found.map(|f| f.score) == scores[0].map(|f| f.score)));
        }
    }

    /// As where every move of a position is solved, one after the other.
    #[test]
    fn what_was_spent_before_a_solution_does_not_put_it_off() {
        let limit = Limit::until(Stop::new());
        let mut positions = late_positions(16, 6, 76);
        let last = positions.pop().unwrap();
        let n_to_solve = |max_nodes| {
            let table = TranspositionTable::with_megabytes(4);
            let mut search = Search::new(&table, Evaluation::shipped(), &limit).with_nodes(max_nodes);
            for &position in &positions {
                search.narrow_down(position, 0, &mut |_, _| {});
            }
            let n_before = search.nodes();
            search.solve(last);
            (n_before, search.nodes() - n_before)
        };
        let (n_before, n_unlimited) = n_to_solve(u64::MAX);
        let (_, n_limited) = n_to_solve(2 * (n_before + n_unlimited));
        assert_eq!(n_limited, n_unlimited);
    }

    #[test]
    fn a_raised_stop_ends_the_search_and_leaves_nothing_false_behind() {
        let table = TranspositionTable::with_megabytes(4);
        let position = late_positions(18, 1, 65)[0];
        let stop = Stop::new();
        stop.raise();
        assert_eq!(Search::new(&table, Evaluation::shipped(), &Limit::until(stop)).solve(position), None);
        let fresh = TranspositionTable::with_megabytes(4);
        assert_eq!(solved(position, &table).score, solved(position, &fresh).score);
    }
}
