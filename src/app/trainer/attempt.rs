//! What is kept of a task that is being worked on.

use serde::{Deserialize, Serialize};

use crate::rules::{Board, Square};

/// How far somebody has come with a task.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(in crate::app) struct Attempt {
    /// The answer on the board.
    pub(super) answer: Option<Square>,
    pub(super) is_hinted: bool,
    pub(super) is_shown: bool,
    /// Whether an answer was wrong, also one that was taken back.
    pub(super) has_failed: bool,
}

impl Attempt {
    /// Whether it has shown what the player knows: an answer was given, or the solution was looked at.
    pub(in crate::app) const fn is_decided(self) -> bool {
        self.answer.is_some() || self.is_shown || self.has_failed
    }
}

/// The same in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(default, rename_all = "lowercase")]
pub(in crate::app) struct SavedAttempt {
    #[serde(skip_serializing_if = "Option::is_none")]
    answer: Option<String>,
    hinted: bool,
    shown: bool,
    failed: bool,
}

impl From<Attempt> for SavedAttempt {
    fn from(attempt: Attempt) -> Self {
        let Attempt { answer, is_hinted: hinted, is_shown: shown, has_failed: failed } = attempt;
        Self { answer: answer.map(|at| at.to_string()), hinted, shown, failed }
    }
}

impl SavedAttempt {
    /// Whether the answer is a square at all.
    pub(in crate::app) fn check(&self) -> Result<(), String> {
        self.answer
            .as_ref()
            .map_or(Ok(()), |at| at.parse::<Square>().map(drop).map_err(|error| error.to_string()))
    }

    /// The attempt at this board; an answer that is not legal there was none.
    pub(in crate::app) fn at(&self, board: Board) -> Attempt {
        let answer = self.answer.as_ref().and_then(|at| at.parse().ok());
        let answer = answer.filter(|&at| board.position.moves().contains(at));
        let is_shown = self.shown && answer.is_none();
        Attempt { answer, is_hinted: self.hinted, is_shown, has_failed: self.failed }
    }
}
