//! The one errand that the engine is on, for the computer's move or for a hint.

use std::io;

use super::Now;
use crate::engine::worker::{Answer, Outlet, Question, Reports, Ticket, Worker};
use crate::engine::{Level, Thought};

/// The worker, if the system gave us its thread, and what it is busy with.
#[derive(Debug)]
pub(super) struct Desk {
    worker: Option<Worker>,
    errand: Option<Errand>,
}

/// A question that was asked and not yet used up.
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
}

/// What an answer is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// The computer's move.
    Move,
    /// A person's hint.
    Hint,
}

impl Desk {
    /// A desk, and what the system said if there is nobody to sit at it.
    pub(super) fn new(worker: io::Result<Worker>) -> (Self, Option<io::Error>) {
        match worker {
            Ok(worker) => (Self { worker: Some(worker), errand: None }, None),
            Err(error) => (Self { worker: None, errand: None }, Some(error)),
        }
    }

    /// Whether anybody can be asked.
    pub(super) const fn is_manned(&self) -> bool {
        self.worker.is_some()
    }

    /// Asks, and forgets what was asked before. `None` if there is nobody to ask.
    pub(super) fn ask(&mut self, question: Question, purpose: Purpose, now: Now) -> Option<Ticket> {
        let ticket = self.worker.as_mut()?.ask(question);
        let level = question.level;
        self.errand = Some(Errand { purpose, level, asked: now, thought: None, done: false, hurried: false });
        Some(ticket)
    }

    /// Does other work on the thread that thinks, and forgets what was asked before. `None` if there is nobody to ask.
    pub(super) fn run<R: Send + 'static>(
        &mut self,
        work: impl FnOnce(&Outlet<'_, R>) + Send + 'static,
    ) -> Option<Reports<R>> {
        self.errand = None;
        Some(self.worker.as_mut()?.run(work))
    }

    /// Whether nobody waits for an answer.
    pub(super) const fn is_idle(&self) -> bool {
        self.errand.is_none()
    }

    /// The errand for this purpose, if it is the present one.
    pub(super) fn errand(&self, purpose: Purpose) -> Option<&Errand> {
        self.errand.as_ref().filter(|errand| errand.purpose == purpose)
    }

    /// Stops the thought and forgets the question; a late answer dies in the worker.
    pub(super) fn retire(&mut self) {
        self.errand = None;
        if let Some(worker) = &mut self.worker {
            worker.retire();
        }
    }

    /// Asks for an answer at once.
    pub(super) fn hurry(&mut self) {
        if let (Some(worker), Some(errand)) = (&self.worker, &mut self.errand) {
            worker.hurry();
            errand.hurried = true;
        }
    }

    /// Takes in what the worker has said. Never waits. Answers to older questions die in [`Worker::poll`], so what
    /// comes out of it belongs to the present errand.
    pub(super) fn listen(&mut self) {
        let (Some(worker), Some(errand)) = (&mut self.worker, &mut self.errand) else { return };
        while let Some(answer) = worker.poll() {
            match answer {
                Answer::Progress(progress) => errand.thought = Some(progress.thought),
                Answer::Verdict(verdict) => {
                    errand.thought = verdict.thought;
                    errand.done = true;
                }
            }
        }
    }
}
