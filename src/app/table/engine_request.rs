//! What the engine's thread does for a table: the computer's move, or a hint.

use std::time::Duration;

use super::{EngineReport, TableGame};
use crate::app::Now;
use crate::engine::worker::{Job, Polled};

/// A thought that was asked for. Dropping it stops it, and whatever it would still say has nowhere to arrive.
#[derive(Debug)]
pub(super) struct EngineRequest<G: TableGame> {
    pub(super) purpose: Purpose,
    /// Who thinks.
    pub(super) level: G::Level,
    /// When it was asked.
    pub(super) asked: Now,
    /// When it was first seen at work: the thread may be busy with somebody else's job before.
    pub(super) begun: Option<Now>,
    /// The best so far, or the last word.
    pub(super) thought: Option<G::Thought>,
    /// How long a person would have thought.
    pub(super) deliberation: Duration,
    /// Whether `thought` is the last word.
    pub(super) is_done: bool,
    /// Whether somebody said "now".
    pub(super) is_hurried: bool,
    job: Job<EngineReport<G::Thought>>,
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The computer's move.
    Move,
    /// A person's hint.
    Hint,
}

impl<G: TableGame> EngineRequest<G> {
    pub(super) fn new(
        purpose: Purpose,
        level: G::Level,
        job: Job<EngineReport<G::Thought>>,
        now: Now,
    ) -> Self {
        Self {
            purpose,
            level,
            asked: now,
            begun: None,
            thought: None,
            deliberation: Duration::ZERO,
            is_done: false,
            is_hurried: false,
            job,
        }
    }

    /// Takes in what was said. Never waits.
    pub(super) fn listen(&mut self, now: Now) {
        if self.begun.is_none() && !self.job.is_waiting() {
            self.begun = Some(now);
        }
        while !self.is_done {
            match self.job.poll() {
                Polled::Report(report) => {
                    (self.thought, self.deliberation) = (Some(report.thought), report.deliberation);
                }
                Polled::Pending => return,
                Polled::Ended => self.is_done = true,
            }
        }
    }

    /// Asks for the move in hand.
    pub(super) fn hurry(&mut self) {
        self.job.finish_now();
        self.is_hurried = true;
    }
}
