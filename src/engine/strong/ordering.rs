//! Which move to try first in an endgame: mostly the one that leaves the opponent the fewest replies.
//!
//! "Fastest first": the fewer replies, the smaller the tree below, and the fewer choices the opponent has of a
//! refutation. The other terms settle ties.

use super::regions::{lone, odd_quarters};
use super::transposition_table::Entry;
use crate::rules::{Bitboard, Position, Square};

/// A legal move with what it turns, and how much it deserves to be tried early.
#[derive(Clone, Copy)]
pub(super) struct Candidate {
    pub(super) at: Square,
    pub(super) flips: Bitboard,
    pub(super) score: i32,
}

/// No position of Othello has more legal moves than 33.
pub(super) const MAX_MOVES: usize = 34;

/// The legal moves of a position, handed out best first: those that the table knows to be good, then the others by their
/// scores. A known move often ends a node, and then the others need none: [`Self::rate`] waits until it has been tried.
#[derive(Clone)]
pub(super) struct Candidates {
    list: [Candidate; MAX_MOVES],
    len: usize,
    next: usize,
    /// How many at the front the table knows.
    n_known: usize,
    is_rated: bool,
}

impl Candidates {
    /// No moves.
    #[inline]
    pub(super) const fn none() -> Self {
        const BLANK: Candidate = Candidate { at: Square::A1, flips: Bitboard::EMPTY, score: 0 };
        Self { list: [BLANK; MAX_MOVES], len: 0, next: 0, n_known: 0, is_rated: false }
    }

    /// The moves, those that the table knows in front.
    #[inline]
    pub(super) fn new(position: Position, moves: Bitboard, entry: Option<Entry>) -> Self {
        let mut candidates = Self::none();
        let [first, second] = entry.map_or([Bitboard::EMPTY; 2], |entry| entry.moves.map(set_of));
        let known = [moves & first, moves & second & !first];
        candidates.n_known = known.iter().map(|known| known.len() as usize).sum();
        for squares in [known[0], known[1], moves & !first & !second] {
            for at in squares {
                candidates.push(Candidate { at, flips: position.flips_of_empty(at), score: 0 });
            }
        }
        candidates
    }

    /// One more move; there is room for all that a position can have.
    #[inline]
    pub(super) fn push(&mut self, candidate: Candidate) {
        if let Some(slot) = self.list.get_mut(self.len) {
            *slot = candidate;
            self.len += 1;
        }
    }

    pub(super) fn as_slice(&self) -> &[Candidate] {
        &self.list[..self.len.min(MAX_MOVES)]
    }

    /// Whether all moves were handed out.
    pub(super) const fn is_done(&self) -> bool {
        self.next >= self.len
    }

    /// How many moves were handed out.
    pub(super) const fn n_given(&self) -> usize {
        self.next
    }

    /// Whether the next move is one that the table knows.
    pub(super) const fn is_next_known(&self) -> bool {
        self.next < self.n_known
    }

    /// Whether the moves that the table does not know have their scores.
    pub(super) const fn are_rated(&self) -> bool {
        self.is_rated
    }

    /// Gives every move that the table does not know its score: first one that leaves the opponent nothing, then by `score`.
    #[inline]
    pub(super) fn rate(&mut self, position: Position, mut score: impl FnMut(&Candidate) -> i32) {
        self.is_rated = true;
        for candidate in self.list[..self.len.min(MAX_MOVES)].iter_mut().skip(self.n_known) {
            candidate.score = if candidate.flips == position.opp() { i32::MAX } else { score(candidate) };
        }
    }
}

fn set_of(at: Option<Square>) -> Bitboard {
    at.map_or(Bitboard::EMPTY, Square::bit)
}

impl Iterator for Candidates {
    type Item = Candidate;

    /// Picks the best of the rest: after a cut-off nothing was sorted in vain.
    #[inline]
    fn next(&mut self) -> Option<Candidate> {
        let rest = &mut self.list[..self.len.min(MAX_MOVES)].get_mut(self.next..)?;
        let mut best = 0;
        if self.next >= self.n_known {
            for idx in 1..rest.len() {
                if rest[idx].score > rest[best].score {
                    best = idx;
                }
            }
        }
        let chosen = *rest.get(best)?;
        rest.swap(0, best);
        self.next += 1;
        Some(chosen)
    }
}

/// The best of these moves by their scores, and the others.
#[inline(always)]
pub(super) fn take_best<T: Copy>(moves: &mut [T], score: impl Fn(&T) -> i32) -> Option<(T, &mut [T])> {
    let mut best = 0;
    for idx in 1..moves.len() {
        if score(&moves[idx]) > score(&moves[best]) {
            best = idx;
        }
    }
    let chosen = *moves.get(best)?;
    let (replaced, others) = moves.split_first_mut()?;
    if best > 0 {
        others[best - 1] = *replaced;
    }
    Some((chosen, others))
}

/// The score of a move by the shape of the board alone.
#[inline]
pub(super) fn score_by_shape(position: Position, empties: Bitboard, candidate: &Candidate) -> i32 {
    let &Candidate { at, flips, .. } = candidate;
    let child = position.play_flips(at, flips);
    let replies = child.moves();
    let mobility = (replies.len() + (replies & Bitboard::CORNERS).len()) as i32;
    let next = child.pass().moves().len() as i32;
    let frontier = potential_moves(child).len() as i32;
    let corners = corner_stability(child.opp()) as i32;
    let odd = i32::from(odd_quarters(empties).contains(at));
    let lone = i32::from(lone(empties).contains(at));
    SQUARES[at.index() & 63] + CORNER * corners + ODD * odd + LONE * lone + NEXT_MOVE * next
        - MOBILITY * mobility
        - FRONTIER * frontier
        - FLIP * flips.len() as i32
}

/// The last three by pairwise logistic regression over 90,000 nodes with 11 to 13 empty squares, all of whose moves were
/// solved (2026-11-18). What it said of the others changed nothing.
const MOBILITY: i32 = 64;
const FRONTIER: i32 = 8;
const CORNER: i32 = 24;
const ODD: i32 = 12;
const LONE: i32 = 20;
const NEXT_MOVE: i32 = 16;
const FLIP: i32 = 7;

/// The empty squares next to a disc that the side to move could turn one day.
#[inline]
pub fn potential_moves(position: Position) -> Bitboard {
    let opp = position.opp().bits();
    let inner = opp & 0x7e7e_7e7e_7e7e_7e7e;
    let beside = inner << 1 | inner >> 1 | inner << 7 | inner >> 7 | inner << 9 | inner >> 9;
    Bitboard::from_bits((beside | opp << 8 | opp >> 8) & position.empties().bits())
}

/// Corners and the squares beside them that lean on an own corner.
#[inline]
pub(super) fn corner_stability(own: Bitboard) -> u32 {
    let bits = own.bits();
    let corners = bits & Bitboard::CORNERS.bits();
    let beside = (corners & 0x0100_0000_0000_0001) << 1
        | (corners & 0x8000_0000_0000_0080) >> 1
        | corners << 8
        | corners >> 8;
    (corners | beside & bits & Bitboard::C_SQUARES.bits()).count_ones()
}

/// A little for each square: corners are good, the squares next to them bad.
static SQUARES: [i32; 64] = {
    const QUARTER: [[i32; 4]; 4] = [[18, 4, 16, 12], [4, 2, 6, 8], [16, 6, 14, 10], [12, 8, 10, 0]];
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        let (col, row) = (at % 8, at / 8);
        table[at] = QUARTER[if row < 4 { row } else { 7 - row }][if col < 4 { col } else { 7 - col }];
        at += 1;
    }
    table
};
