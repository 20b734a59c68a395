//! What an engine thinks of a position, with the unit it thinks in.

use std::fmt;

use super::strong::weights::DISC;

/// How good a move is for the side that plays it.
///
/// Engines count in different units, and a number without its unit would mislead a reader: the papers'
/// evaluations give points, a solved position gives the final difference in discs, a greedy player only counts
/// the discs that it turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Score {
    /// Points of a paper's evaluation; more is better, zero is even.
    Points(i32),
    /// The final disc difference with best play by both sides, as far as the search proved it.
    ///
    /// If a game ends before the board is full, the papers' players count the discs that lie there, since that is what
    /// their papers print; the strong engine gives the empty squares to the winner, as tournaments and all published
    /// endgames do. Who wins is the same.
    Final(i32),
    /// What the strong engine expects the final disc difference to be, in 1/256 disc; nothing is proven.
    Estimate(i32),
    /// The discs that the move turns; the player looked no further.
    Turned(u32),
}

/// A [`Score::Estimate`] in discs.
pub fn estimated_discs(estimate: i32) -> f64 {
    f64::from(estimate) / f64::from(DISC)
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Points(points) => write!(f, "{points:+} points"),
            Self::Final(discs) => write!(f, "{discs:+} discs at the end"),
            Self::Estimate(value) => write!(f, "about {:+.1} discs at the end", estimated_discs(*value)),
            Self::Turned(discs) => write!(f, "turns {discs}"),
        }
    }
}
