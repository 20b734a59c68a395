//! The two greedy players, P3 and P4: they look at the discs a move turns, and no further.

use std::cmp::Reverse;

use crate::engine::{Engine, Score, Stop, Thought};
use crate::rules::{Bitboard, Position, Square};

/// A player without a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Greedy {
    /// P3: always the move that turns the most discs; of equals the first.
    Most,
    /// P4: the fewest discs until it owns a corner, then the most; the squares diagonally next to a corner only if
    /// there is nothing else; of equals the first.
    TwoAims,
    /// P4's player, who also takes a corner whenever it can. P4 has two aims for the corner's sake, yet by its rule
    /// passes one by that turns more discs than another move; so it loses to P3 (46.6 % over 20,000 games), while
    /// this one wins (70.1 % over 20,000, November 2026).
    TwoAimsAndCorners,
}

impl Greedy {
    /// The move it plays, if it has one.
    pub fn pick(self, position: Position) -> Option<Square> {
        let moves = position.moves();
        let turned = |at: &Square| position.flips(*at).len();
        // `min_by_key` keeps the first of equals, as both papers do.
        let most = |among: Bitboard| among.into_iter().min_by_key(|at| Reverse(turned(at)));
        match self {
            Self::Most => most(moves),
            Self::TwoAimsAndCorners => {
                most(moves & Bitboard::CORNERS).or_else(|| Self::TwoAims.pick(position))
            }
            Self::TwoAims => {
                let calm = moves & !Bitboard::X_SQUARES;
                let among = if calm.is_empty() { moves } else { calm };
                let owns_corner = !(position.own() & Bitboard::CORNERS).is_empty();
                if owns_corner { most(among) } else { among.into_iter().min_by_key(turned) }
            }
        }
    }
}

impl Engine for Greedy {
    fn choose(&mut self, position: Position, _: &Stop, _: &mut dyn FnMut(&Thought)) -> Option<Thought> {
        let best = self.pick(position)?;
        let score = Score::Turned(position.flips(best).len());
        Some(Thought { best, score, line: vec![best], depth: 1, nodes: u64::from(position.moves().len()) })
    }
}
