//! What is kept of the view of a search between two starts.

use serde::{Deserialize, Serialize};

use super::DEEPEST;
use crate::engine::search::Algorithm;

/// Which position is thought through.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Subject {
    /// P0's own example, its Table 1.
    #[default]
    Lesson,
    /// The position of the game after so many plies.
    Ply(usize),
    /// The position of the review with this number.
    Reviewed(usize),
    /// The position that is set up.
    #[serde(rename = "set-up")]
    SetUp,
}

/// How fast the steps follow each other.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "lowercase")]
pub enum Speed {
    /// Time to read every sentence.
    Slow,
    /// Time to see every value.
    #[default]
    Normal,
    /// The whole search in some twenty seconds at the most.
    Fast,
}

impl Speed {
    /// Every speed, the slowest first.
    pub const ALL: [Self; 3] = [Self::Slow, Self::Normal, Self::Fast];
}

/// The view's part of the session.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default)]
pub(in crate::app) struct ThinkState {
    /// Which position.
    pub(in crate::app) subject: Subject,
    /// Which search.
    pub(in crate::app) algorithm: Algorithm,
    /// How deep.
    pub(in crate::app) depth: u32,
    /// Which step is looked at; `None` is the last one.
    pub(in crate::app) step: Option<usize>,
    /// How fast the steps follow each other.
    pub(in crate::app) speed: Speed,
}

impl Default for ThinkState {
    fn default() -> Self {
        Self {
            subject: Subject::Lesson,
            algorithm: Algorithm::AlphaBeta,
            depth: 1,
            step: None,
            speed: Speed::Normal,
        }
    }
}

impl ThinkState {
    /// The same with a depth that the view offers, whatever a file says.
    pub(in crate::app) fn tidied(self) -> Self {
        Self { depth: self.depth.clamp(1, DEEPEST), ..self }
    }
}
