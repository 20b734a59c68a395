//! What the thread that thinks is doing for checkers: a move of the computer's, or a hint.

use crate::app::Now;
use crate::app::desk::{Desk, Purpose};
use crate::engine::checkers::{Level, Thought};
use crate::engine::worker::{Polled, Reports};
use crate::rules::checkers::Position;

/// A thought that was asked for. Throwing it away stops it, and whatever it still says dies with it.
#[derive(Debug)]
pub(super) struct Errand {
    pub(super) purpose: Purpose,
    /// Who thinks.
    pub(super) level: Level,
    /// When it was asked.
    pub(super) asked: Now,
    /// The best so far, or the last word.
    pub(super) thought: Option<Thought>,
    /// Whether `thought` is the last word.
    pub(super) done: bool,
    /// Whether somebody said "now".
    pub(super) hurried: bool,
    reports: Reports<Thought>,
}

impl Errand {
    /// Asks a player of this level; `None` if there is no thread.
    pub(super) fn send(
        desk: &mut Desk,
        (purpose, level): (Purpose, Level),
        (position, seed): (Position, Option<u64>),
        now: Now,
    ) -> Option<Self> {
        let reports = desk.run(move |outlet| {
            let mut player = level.player(seed);
            let last = player.choose(position, outlet.stop(), &mut |thought| outlet.send(thought.clone()));
            if let Some(thought) = last {
                outlet.send(thought);
            }
        })?;
        Some(Self { purpose, level, asked: now, thought: None, done: false, hurried: false, reports })
    }

    /// Takes in what was said. Never waits.
    pub(super) fn listen(&mut self) {
        while !self.done {
            match self.reports.poll() {
                Polled::Report(thought) => self.thought = Some(thought),
                Polled::Pending => return,
                Polled::Ended => self.done = true,
            }
        }
    }

    /// Asks for the move in hand.
    pub(super) fn hurry(&mut self) {
        self.reports.stop();
        self.hurried = true;
    }
}
