//! Five to ten empty squares: between the sorted moves of the large table and the last squares by hand.
//!
//! Nine of ten sorted nodes are here, so what sorts them must be cheap. One walk over the moves makes every child, asks
//! the small table about it, and counts its replies. A child that the table knows well enough answers for the node, or
//! need not be searched; the replies that were counted are handed down, where they are the legal moves.

use super::last_empties::{self, final_score};
use super::ordering::{corner_stability, take_best};
use super::probcut::CERTAIN;
use super::regions::{lone, odd_after, odd_quarters};
use super::search::Search;
use super::transposition_table::Entry;
use crate::rules::{Bitboard, Position, Square};

/// Up to here positions are remembered in the small table.
pub(super) const NEAR_MAX: u32 = 10;

/// From here on moves are sorted and the small table is used: below, both cost more than they save.
const NEAR_MIN: u32 = 6;

/// A move with what it leads to, and how much it deserves to be tried early.
#[derive(Clone, Copy)]
struct Successor {
    at: Square,
    child: Position,
    replies: Bitboard,
    score: i32,
}

/// Fewer replies first; the others mostly settle ties. A corner among the replies counts a little more, corners and what
/// leans on them count for the side that moves there, and so do odd quarters, lone squares, and moves that it will have next.
///
/// By pairwise logistic regression over 109,000 nodes of random positions, all of whose moves were solved (2026-11-18), and
/// rounded: the weights differ little between numbers of empty squares.
const REPLY: i32 = 16;
const CORNER_REPLY: i32 = 6;
const CORNER: i32 = 6;
const ODD: i32 = 3;
const LONE: i32 = 5;
const NEXT_MOVE: i32 = 3;

/// From here on the moves are counted that a side will have next. Counted from six squares on, they would save another 0.4 %
/// of the positions, for six times as many looks for moves.
const NEXT_MOVES_MIN: u32 = 9;

impl Search<'_> {
    /// The value against `alpha` of a position with six to [`NEAR_MAX`] empty squares: above it a lower bound, else an
    /// upper bound. Meaningless once stopped. `moves` are the legal ones.
    pub(super) fn near_end(&mut self, position: Position, moves: Bitboard, alpha: i32) -> i32 {
        let empties = position.empties();
        let n_empties = empties.len();

        // 1. Stop at any moment.
        if self.enter() {
            return alpha;
        }

        // 2. The opponent's stable discs may already be too many.
        if let Some(score) = self.stability_cutoff(position, n_empties, alpha) {
            return score;
        }

        // 3. The table may already know enough about this position.
        let entry = self.near.get(position);
        if let Some(score) = entry.and_then(|entry| entry.cutoff(alpha)) {
            return score;
        }

        // 4. No move: the opponent's turn, or the end.
        if moves.is_empty() {
            let passed = position.pass();
            let replies = passed.moves();
            return if replies.is_empty() {
                final_score(position)
            } else {
                -self.near_end(passed, replies, -alpha - 1)
            };
        }

        // 5. Look at every child, and ask the table about it.
        let [first, second] = entry.map_or([None; 2], |entry| entry.moves);
        let (odd, lone) = (odd_quarters(empties), lone(empties));
        let (mut best, mut best_at) = (-64, None);
        let mut list = [Successor::NONE; NEAR_MAX as usize];
        let mut len = 0;
        for at in moves {
            let flips = position.flips_of_empty(at);
            if flips == position.opp() {
                return 64;
            }
            let child = position.play_flips(at, flips);
            if n_empties > NEAR_MIN
                && let Some(score) = self.near.get(child).and_then(|known| known.cutoff(-alpha - 1))
            {
                if -score > alpha {
                    return -score;
                }
                if -score > best || best_at.is_none() {
                    (best, best_at) = (-score, Some(at));
                }
                continue;
            }
            let replies = child.moves();
            let score = if Some(at) == first {
                i32::MAX
            } else if Some(at) == second {
                i32::MAX - 1
            } else {
                let next = if n_empties >= NEXT_MOVES_MIN { child.pass().moves().len() } else { 0 };
                CORNER * corner_stability(child.opp()) as i32
                    + ODD * i32::from(odd.contains(at))
                    + LONE * i32::from(lone.contains(at))
                    + NEXT_MOVE * next as i32
                    - REPLY * replies.len() as i32
                    - CORNER_REPLY * (replies & Bitboard::CORNERS).len() as i32
            };
            // There are never more moves than empty squares.
            list[len % list.len()] = Successor { at, child, replies, score };
            len += 1;
        }

        // 6. Try those that are left, the most promising first.
        let mut rest = &mut list[..len.min(NEAR_MAX as usize)];
        while let Some((Successor { at, child, replies, .. }, others)) = take_best(rest, |it| it.score) {
            rest = others;
            let score = if n_empties > NEAR_MIN {
                -self.near_end(child, replies, -alpha - 1)
            } else {
                -self.five(child, replies, -alpha - 1)
            };
            if score > best || best_at.is_none() {
                (best, best_at) = (score, Some(at));
                if best > alpha {
                    break;
                }
            }
        }

        // 7. Remember what was found.
        if !self.stopped {
            self.near.put(position, Entry::of_end(n_empties, CERTAIN, alpha, best, best_at));
        }
        best
    }

    /// The same with five empty squares: too few for the table to pay, and for sorting but for lone squares and odd quarters.
    pub(super) fn five(&mut self, position: Position, moves: Bitboard, alpha: i32) -> i32 {
        self.nodes += 1;
        let empties = position.empties();
        if let Some(score) = self.stability_cutoff(position, empties.len(), alpha) {
            return score;
        }
        if moves.is_empty() {
            let passed = position.pass();
            let replies = passed.moves();
            return if replies.is_empty() {
                final_score(position)
            } else {
                -self.five(passed, replies, -alpha - 1)
            };
        }
        let (odd, lone) = (odd_quarters(empties), lone(empties));
        let mut best = -64;
        for squares in [moves & lone, moves & odd & !lone, moves & !odd & !lone] {
            for at in squares {
                let child = position.play_flips(at, position.flips_of_empty(at));
                let rest = empties ^ at.bit();
                let odd = odd_after(odd, at);
                best = best.max(-last_empties::four::<false>(child, rest, odd, -alpha - 1, &mut self.nodes));
                if best > alpha {
                    return best;
                }
            }
        }
        best
    }
}

impl Successor {
    const NONE: Self =
        Self { at: Square::A1, child: Position::START, replies: Bitboard::EMPTY, score: i32::MIN };
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::{brute_force, late_positions};
    use crate::engine::strong::{Evaluation, TranspositionTable};
    use crate::engine::{Limit, Stop};

    /// With one small table for all questions, so that bounds found by one answer the next.
    #[test]
    fn an_answer_is_always_on_the_right_side() {
        let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
        let mut search = Search::new(&table, Evaluation::shipped(), &limit);
        for (n_empties, n_positions) in [(5, 200), (6, 200), (7, 200), (8, 100), (9, 30)] {
            for position in late_positions(n_empties, n_positions, 67) {
                let value = brute_force(position);
                for alpha in [value - 9, value - 2, value - 1, value, value + 1, value + 8] {
                    let moves = position.moves();
                    let found = match n_empties {
                        5 => search.five(position, moves, alpha),
                        _ => search.near_end(position, moves, alpha),
                    };
                    if found > alpha {
                        assert!(found <= value, "{found} above {alpha}, but {value}: {position:?}");
                    } else {
                        assert!(found >= value, "{found} not above {alpha}, but {value}: {position:?}");
                    }
                }
            }
        }
    }

    #[test]
    fn moves_are_taken_by_their_score_and_each_once() {
        let scores = [3, -5, 9, 0, 9, 2];
        let mut list = scores.map(|score| Successor { score, ..Successor::NONE });
        let (mut rest, mut taken) = (&mut list[..], Vec::new());
        while let Some((chosen, others)) = take_best(rest, |it| it.score) {
            rest = others;
            taken.push(chosen.score);
        }
        assert_eq!(taken, [9, 9, 3, 2, 0, -5]);
    }
}
