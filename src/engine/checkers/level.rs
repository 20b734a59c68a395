//! The ladder of checkers players: deeper from rung to rung, by alpha-beta below and by NegaScout above.

use serde::{Deserialize, Serialize};

use super::CheckersPlayer;
use crate::engine::search::{Algorithm, Order, Plan};

/// How strong the computer plays checkers.
///
/// ```
/// use othello::engine::checkers::Level;
/// use othello::engine::search::Algorithm;
/// assert_eq!(Level::Student.plan().depth, 6);
/// assert_eq!(Level::Expert.plan().algorithm, Algorithm::NegaScout);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Level {
    /// Alpha-beta, 2 plies.
    Novice,
    /// Alpha-beta, 4 plies.
    Apprentice,
    /// Alpha-beta, 6 plies.
    Student,
    /// NegaScout, 8 plies: P2's deepest.
    Club,
    /// NegaScout, 10 plies.
    Strategist,
    /// NegaScout, 12 plies.
    Expert,
}

impl Level {
    /// Every level, weakest first.
    pub const ALL: [Self; 6] =
        [Self::Novice, Self::Apprentice, Self::Student, Self::Club, Self::Strategist, Self::Expert];

    /// The word for it in saved games; it never changes.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Novice => "novice",
            Self::Apprentice => "apprentice",
            Self::Student => "student",
            Self::Club => "club",
            Self::Strategist => "strategist",
            Self::Expert => "expert",
        }
    }

    /// How it searches.
    pub const fn plan(self) -> Plan {
        let (algorithm, depth) = match self {
            Self::Novice => (Algorithm::AlphaBeta, 2),
            Self::Apprentice => (Algorithm::AlphaBeta, 4),
            Self::Student => (Algorithm::AlphaBeta, 6),
            Self::Club => (Algorithm::NegaScout, 8),
            Self::Strategist => (Algorithm::NegaScout, 10),
            Self::Expert => (Algorithm::NegaScout, 12),
        };
        Plan { algorithm, depth, order: Order::BestFirst }
    }

    /// A player of this level. A seed gives its evaluation a little randomness, so that games differ.
    pub fn player(self, seed: Option<u64>) -> CheckersPlayer {
        CheckersPlayer::new(self.plan(), seed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_level_looks_further_than_the_one_below() {
        assert!(Level::ALL.is_sorted_by_key(|level| level.plan().depth));
        let deepest = Level::ALL.map(|level| level.plan().depth);
        assert_eq!(deepest, [2, 4, 6, 8, 10, 12]);
    }
}
