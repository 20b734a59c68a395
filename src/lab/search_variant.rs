//! The searches that are compared.

use std::fmt;
use std::hash::Hash;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::engine::search::{Algorithm, Memory, Order, Plan};
use crate::rules::Quoted;

/// A search as it enters a comparison.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum SearchVariant {
    /// Every line to the full depth.
    Negamax,
    /// Negamax with alpha-beta pruning.
    AlphaBeta,
    /// NegaScout with a memory.
    #[serde(rename = "negascout")]
    NegaScout,
    /// NegaScout as the papers list it, whose second search does not remember the first.
    #[serde(rename = "negascout-forgetful")]
    NegaScoutForgetful,
    /// MTD(f).
    Mtdf,
}

impl SearchVariant {
    /// All of them.
    pub const ALL: [Self; 5] =
        [Self::Negamax, Self::AlphaBeta, Self::NegaScout, Self::NegaScoutForgetful, Self::Mtdf];

    /// One for each of the papers' searches, from the one that visits most.
    pub const PAPERS: [Self; 4] = [Self::Negamax, Self::AlphaBeta, Self::NegaScout, Self::Mtdf];

    /// The word for it on the command line.
    pub const fn key(self) -> &'static str {
        match self {
            Self::Negamax => "negamax",
            Self::AlphaBeta => "alpha-beta",
            Self::NegaScout => "negascout",
            Self::NegaScoutForgetful => "negascout-forgetful",
            Self::Mtdf => "mtdf",
        }
    }

    const fn algorithm(self) -> Algorithm {
        match self {
            Self::Negamax => Algorithm::Minimax,
            Self::AlphaBeta => Algorithm::AlphaBeta,
            Self::NegaScout | Self::NegaScoutForgetful => Algorithm::NegaScout,
            Self::Mtdf => Algorithm::Mtdf,
        }
    }

    /// What it searches.
    pub const fn plan(self, depth: u32, order: Order) -> Plan {
        Plan { algorithm: self.algorithm(), depth, order }
    }

    /// The memory that it works with. A forgetful one has room for two positions, the least there is.
    pub fn memory<K: Copy + Eq + Hash, M: Copy>(self, depth: u32) -> Memory<K, M> {
        match self {
            Self::NegaScoutForgetful => Memory::with_places(0),
            _ => Memory::for_plan(self.plan(depth, Order::AsListed)),
        }
    }
}

/// Its usual name, the same in every language.
impl fmt::Display for SearchVariant {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.algorithm().name())?;
        if *self == Self::NegaScoutForgetful { f.write_str(" without memory") } else { Ok(()) }
    }
}

impl FromStr for SearchVariant {
    type Err = String;

    fn from_str(word: &str) -> Result<Self, String> {
        let same = |variant: &Self| variant.key().eq_ignore_ascii_case(word);
        Self::ALL.into_iter().find(same).ok_or_else(|| {
            let known = Self::ALL.map(Self::key).join(", ");
            format!("unknown search {}; expected one of {known}", Quoted(word))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_variant_is_found_by_its_word() {
        for variant in SearchVariant::ALL {
            assert_eq!(variant.key().to_uppercase().parse(), Ok(variant));
            let saved = serde_json::to_string(&variant).unwrap();
            assert_eq!(saved, format!("{:?}", variant.key()), "the same word in saved results");
        }
        assert!("minimax".parse::<SearchVariant>().unwrap_err().contains("negamax, alpha-beta"));
    }
}
