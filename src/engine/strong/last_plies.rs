//! The last three plies before the leaves, where nearly all of a search's time goes.
//!
//! There is no table for the last two, and nothing that costs an evaluation sorts them. What remains is to meet the move that
//! ends a node early: the one that ended the last such node (the killer heuristic of chess programs), then the one that
//! leaves the fewest replies. Replies that were counted to sort the moves are handed down, where they are the legal moves.

use super::evaluation::Node;
use super::midgame::{INFINITY, REPLY};
use super::ordering::{MAX_MOVES, take_best};
use super::search::Search;
use super::transposition_table::Entry;
use super::weights::DISC;
use crate::rules::{Bitboard, Square};

/// Neither corners nor the squares diagonally next to them.
const ORDINARY: Bitboard = Bitboard::from_bits(!(Bitboard::CORNERS.bits() | Bitboard::X_SQUARES.bits()));

/// What moves are sorted by two plies before the leaves. A corner that the opponent could take weighs as much as two
/// replies more.
const PER_REPLY: i32 = -2;
const GIVES_CORNER: i32 = -4;
const TAKES_CORNER: i32 = 6;

/// The moves that last ended a node one and two plies before the leaves, as sets of one square or none.
#[derive(Clone, Copy)]
pub(super) struct Killers {
    of_one: Bitboard,
    of_two: Bitboard,
}

impl Killers {
    pub(super) const NONE: Self = Self { of_one: Bitboard::EMPTY, of_two: Bitboard::EMPTY };
}

/// A move with the replies that it leaves, and how much it deserves to be tried early.
#[derive(Clone, Copy)]
struct Look {
    at: Square,
    flips: Bitboard,
    replies: Bitboard,
    score: i32,
}

/// The moves of a node that were looked at.
struct Looks {
    list: [Look; MAX_MOVES],
    len: usize,
}

impl Looks {
    const NONE: Self = {
        const BLANK: Look =
            Look { at: Square::A1, flips: Bitboard::EMPTY, replies: Bitboard::EMPTY, score: 0 };
        Self { list: [BLANK; MAX_MOVES], len: 0 }
    };

    #[inline]
    fn push(&mut self, look: Look) {
        if let Some(slot) = self.list.get_mut(self.len) {
            *slot = look;
            self.len += 1;
        }
    }

    fn as_mut_slice(&mut self) -> &mut [Look] {
        &mut self.list[..self.len.min(MAX_MOVES)]
    }
}

impl Search<'_> {
    /// A search of up to two plies.
    pub(super) fn last_plies(&mut self, node: &Node, depth: u32, alpha: i32, beta: i32) -> i32 {
        self.last_plies_with_moves(node, node.position.moves(), depth, alpha, beta)
    }

    /// The same where the legal moves are known.
    pub(super) fn last_plies_with_moves(
        &mut self,
        node: &Node,
        moves: Bitboard,
        depth: u32,
        alpha: i32,
        beta: i32,
    ) -> i32 {
        self.nodes += 1;
        if depth == 0 {
            return self.evaluation.evaluate_with_moves(node, moves);
        }
        if depth == 2
            && beta - alpha == 1
            && !moves.is_empty()
            && let Some(bound) = self.static_cut(node, moves, alpha)
        {
            return bound;
        }
        self.one_or_two(node, moves, depth, alpha, beta)
    }

    fn one_or_two(&mut self, node: &Node, moves: Bitboard, depth: u32, alpha: i32, beta: i32) -> i32 {
        if moves.is_empty() {
            self.no_move(node, depth, alpha, beta)
        } else if depth == 1 {
            self.one(node, moves, alpha, beta)
        } else {
            self.two(node, moves, alpha, beta)
        }
    }

    /// The best leaf.
    fn one(&mut self, node: &Node, moves: Bitboard, mut alpha: i32, beta: i32) -> i32 {
        let evaluation = self.evaluation.with_empties(node.position.empties().len() - 1);
        let mut best = -INFINITY;
        for squares in in_turn(moves, self.killers.of_one) {
            for at in squares {
                let child = node.after(self.layout, at, node.position.flips_of_empty(at));
                self.nodes += 1;
                best = best.max(-evaluation.evaluate_with_moves(&child, child.position.moves()));
                alpha = alpha.max(best);
                if best >= beta {
                    self.killers.of_one = at.bit();
                    return best;
                }
            }
        }
        best
    }

    /// The killer is tried before the others are looked at: it often ends the node, and then they need no look.
    fn two(&mut self, node: &Node, moves: Bitboard, mut alpha: i32, beta: i32) -> i32 {
        let position = node.position;
        let mut best = -INFINITY;
        let killer = moves & self.killers.of_two;
        if let Some(at) = killer.first() {
            let child = node.after(self.layout, at, position.flips_of_empty(at));
            self.nodes += 1;
            let replies = child.position.moves();
            best = -self.one_or_two(&child, replies, 1, -beta, -alpha);
            alpha = alpha.max(best);
            if best >= beta {
                return best;
            }
        }
        let mut looks = Looks::NONE;
        for at in moves & !killer {
            let flips = position.flips_of_empty(at);
            let replies = position.play_flips(at, flips).moves();
            let score = PER_REPLY * replies.len() as i32
                + GIVES_CORNER * i32::from(!(replies & Bitboard::CORNERS).is_empty())
                + TAKES_CORNER * i32::from(Bitboard::CORNERS.contains(at));
            looks.push(Look { at, flips, replies, score });
        }
        let mut rest = looks.as_mut_slice();
        while let Some((Look { at, flips, replies, .. }, others)) = take_best(rest, |look| look.score) {
            rest = others;
            let child = node.after(self.layout, at, flips);
            self.nodes += 1;
            best = best.max(-self.one_or_two(&child, replies, 1, -beta, -alpha));
            alpha = alpha.max(best);
            if best >= beta {
                self.killers.of_two = at.bit();
                return best;
            }
        }
        best
    }

    /// Three plies with a window of no width; `None` where nothing may be cut that is only likely, and for thorough searches.
    ///
    /// What every child is worth at sight is at once the search of one ply that may decide over the three, as Multi-ProbCut
    /// asks for it, the static value that may decide over the child's two, and what the other children are sorted by.
    /// Only a move that was searched is told: as the table's move, one that is good at sight would stand before better ones
    /// (with it, the ten endgames of FFO take 11 % more nodes).
    pub(super) fn last_three(
        &mut self,
        node: &Node,
        moves: Bitboard,
        entry: Option<Entry>,
        alpha: i32,
    ) -> Option<(i32, Option<Square>)> {
        if self.is_thorough {
            return None;
        }
        let (position, beta) = (node.position, alpha + 1);
        let n_empties = position.empties().len();
        let over_three = self.evaluation.margins().cut(3, n_empties, self.confidence)?.margin;
        let over_two = self.evaluation.margins().static_cut(n_empties - 1, self.confidence)?.margin;

        // 1. Look at every child.
        let evaluation = self.evaluation.with_empties(n_empties - 1);
        let known = entry.and_then(|entry| entry.moves[0]).map_or(Bitboard::EMPTY, Square::bit);
        let mut looks = Looks::NONE;
        let (mut at_sight, mut best, mut best_at) = (-INFINITY, -INFINITY, None);
        for squares in in_turn(moves, known) {
            for at in squares {
                let flips = position.flips_of_empty(at);
                if flips == position.opp() {
                    return Some((64 * DISC, Some(at)));
                }
                let child = node.after(self.layout, at, flips);
                self.nodes += 1;
                let replies = child.position.moves();
                let value = -evaluation.evaluate_with_moves(&child, replies);
                if value >= beta + over_three {
                    return Some((beta, None));
                }
                at_sight = at_sight.max(value);
                if value <= alpha - over_two && !replies.is_empty() {
                    best = alpha;
                    continue;
                }
                let score = if known.contains(at) { i32::MAX } else { value - REPLY * replies.len() as i32 };
                looks.push(Look { at, flips, replies, score });
            }
        }
        if at_sight <= alpha - over_three {
            return Some((alpha, None));
        }

        // 2. Search those that are not decided.
        let mut rest = looks.as_mut_slice();
        while let Some((Look { at, flips, replies, .. }, others)) = take_best(rest, |look| look.score) {
            rest = others;
            let child = node.after(self.layout, at, flips);
            self.nodes += 1;
            let value = -self.one_or_two(&child, replies, 2, -beta, -alpha);
            if value > best {
                (best, best_at) = (value, Some(at));
                if best >= beta {
                    break;
                }
            }
        }
        Some((best, best_at))
    }

    /// Multi-ProbCut two plies before the leaves, with the static value as the shallower search.
    fn static_cut(&self, node: &Node, moves: Bitboard, alpha: i32) -> Option<i32> {
        if self.is_thorough {
            return None;
        }
        let n_empties = node.position.empties().len();
        let margin = self.evaluation.margins().static_cut(n_empties, self.confidence)?.margin;
        let value = self.evaluation.evaluate_with_moves(node, moves);
        if value > alpha + margin {
            Some(alpha + 1)
        } else if value <= alpha - margin {
            Some(alpha)
        } else {
            None
        }
    }
}

/// The moves in the order in which they are tried where nothing else sorts them.
fn in_turn(moves: Bitboard, first: Bitboard) -> [Bitboard; 4] {
    let rest = moves & !first;
    [moves & first, rest & Bitboard::CORNERS, rest & ORDINARY, rest & Bitboard::X_SQUARES]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::probcut;
    use crate::engine::strong::tests::late_positions;
    use crate::engine::strong::{Evaluation, TranspositionTable};
    use crate::engine::{Limit, Stop};

    /// Each answer may be wrong in one case of fourteen where the window is near the value, and hardly ever further away.
    #[test]
    fn three_plies_answer_as_a_certain_search_would_nearly_always() {
        let (mut n_wrong, mut n_asked, mut n_decided) = (0, 0, 0);
        for position in [40, 30, 20].into_iter().flat_map(|n_empties| late_positions(n_empties, 40, 96)) {
            let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
            let mut search = Search::new(&table, Evaluation::shipped(), &limit);
            let Some(found) = search.deepen(position, 3) else { continue };
            let (node, moves) = (Node::new(position), position.moves());
            assert!(
                search.last_three(&node, moves, None, found.value).is_none(),
                "a certain search cuts nothing"
            );
            search.confidence = probcut::PLAYING;
            for discs in [-8, -4, -2, -1, 1, 2, 4, 8] {
                let alpha = found.value + discs * DISC;
                let nodes = search.nodes();
                let (value, _) = search.last_three(&node, moves, None, alpha).expect("it may be bold");
                n_asked += 1;
                n_wrong += u32::from((value > alpha) != (discs < 0));
                n_decided += u32::from(search.nodes() - nodes <= u64::from(moves.len()));
            }
            search.is_thorough = true;
            assert!(search.last_three(&node, moves, None, found.value).is_none(), "nor a thorough one");
        }
        assert!(n_wrong * 14 < n_asked, "{n_wrong} of {n_asked} answers are wrong");
        assert!(n_decided * 3 > n_asked, "{n_decided} of {n_asked} were decided at sight");
    }

    #[test]
    fn a_static_value_far_outside_of_the_window_decides_over_two_plies() {
        for position in late_positions(30, 20, 94) {
            let (table, limit) = (TranspositionTable::with_megabytes(1), Limit::until(Stop::new()));
            let node = Node::new(position);
            let value = Evaluation::shipped().evaluate(&node);
            let nodes = |alpha: i32, confidence, is_thorough| {
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                (search.confidence, search.is_thorough) = (confidence, is_thorough);
                let bound = search.mid(&node, 2, alpha, alpha + 1);
                (search.nodes(), bound)
            };
            let (high, low) = (value + 20 * DISC, value - 20 * DISC);
            assert_eq!(nodes(high, probcut::PLAYING, false), (1, high), "it is not above");
            assert_eq!(nodes(low, probcut::PLAYING, false), (1, low + 1), "it is above");
            for alpha in [high, low] {
                assert!(
                    nodes(alpha, probcut::PLAYING, true).0 > 1 && nodes(alpha, probcut::CERTAIN, false).0 > 1
                );
            }
            assert!(nodes(value, probcut::PLAYING, false).0 > 1, "near the window it is searched");
        }
    }
}
