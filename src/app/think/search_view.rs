//! The search that the view is about: asked for, under way, or there to be looked at step by step.

use std::sync::Arc;
use std::time::Duration;

use super::{Speed, StepDescription, Subject};
use crate::app::Now;
use crate::engine::Level;
use crate::engine::search::Algorithm;
use crate::engine::think::{Exploration, Inquiry, explore};
use crate::engine::worker::{Job, Polled, Worker};
use crate::rules::{Board, Square};

/// What the view shows.
#[derive(Clone, Copy, Debug)]
pub struct Study<'a> {
    /// Which position.
    pub subject: Subject,
    /// Its board.
    pub board: Board,
    /// The level that thinks there; `None` in the lesson and where a person is to move.
    pub level: Option<Level>,
    /// Whether this is the very search by which that level chooses.
    pub is_its_own: bool,
    /// The move that was made there in the game.
    pub played: Option<Square>,
    /// The search.
    pub algorithm: Algorithm,
    /// How deep it looks.
    pub depth: u32,
    /// The searched tree, once it is there.
    pub explored: Option<&'a Arc<Exploration>>,
    /// Another number for every tree.
    pub serial: u64,
    /// How many positions the search under way has visited.
    pub n_visited: u64,
    /// Whether there is anybody who could search.
    pub is_possible: bool,
    /// The step that is looked at.
    pub step: usize,
    /// Whether the steps go on by themselves.
    pub is_playing: bool,
    /// How fast.
    pub speed: Speed,
    /// When the step was reached.
    pub stepped: Now,
}

/// How long a value travels up to the node above, at most.
const TRAVEL: Duration = Duration::from_millis(450);

impl Study<'_> {
    /// What happens at the step that is looked at.
    pub fn description(&self) -> Option<StepDescription> {
        self.explored.map(|explored| StepDescription::of(self, &explored.recording, self.step))
    }

    /// The last step.
    pub fn last_step(&self) -> usize {
        last_step(self.explored)
    }

    /// How far the value of the step has travelled up, from 0 to 1.
    pub fn travelled(&self, now: Now) -> f32 {
        let time = TRAVEL.min(step_time(self.speed, self.last_step()).mul_f32(0.8));
        (now.since(self.stepped).as_secs_f32() / time.as_secs_f32()).min(1.0)
    }
}

/// What comes back from the engine's thread.
#[derive(Debug)]
enum Report {
    /// So many positions were visited so far.
    Visited(u64),
    /// The search is done.
    Done(Box<Exploration>),
}

/// The search and the playing of its steps.
#[derive(Debug, Default)]
pub(in crate::app) struct SearchView {
    /// What the rest belongs to.
    inquiry: Option<Inquiry>,
    job: Option<Job<Report>>,
    n_visited: u64,
    explored: Option<Arc<Exploration>>,
    serial: u64,
    pub(super) playing: bool,
    pub(super) stepped: Now,
}

impl SearchView {
    /// Sees to it that this is searched, and takes in what is known of it.
    pub(super) fn attend(&mut self, inquiry: Inquiry, worker: Option<&mut Worker>) {
        if self.inquiry != Some(inquiry) {
            let serial = self.serial + 1;
            *self = Self { inquiry: Some(inquiry), serial, ..Self::default() };
        }
        self.listen();
        if self.explored.is_none() && self.job.is_none() {
            self.n_visited = 0;
            self.job = worker.map(|worker| {
                worker.run(move |_, reporter| {
                    let visited = |n_visited| reporter.report(Report::Visited(n_visited));
                    let explored = explore(inquiry, reporter.stop(), visited)?;
                    Some(Report::Done(Box::new(explored)))
                })
            });
        }
    }

    fn listen(&mut self) {
        while let Some(job) = &self.job {
            match job.poll() {
                Polled::Report(Report::Visited(n_visited)) => self.n_visited = n_visited,
                Polled::Report(Report::Done(explored)) => {
                    self.explored = Some(Arc::new(*explored));
                    self.job = None;
                }
                Polled::Pending => return,
                Polled::Ended => self.job = None,
            }
        }
    }

    /// Nobody looks: the search ends, and the steps stand still. What is there already stays.
    pub(super) fn hold(&mut self) {
        self.job = None;
        self.playing = false;
    }

    /// The step that time has come to, if it is another one.
    pub(super) fn due_step(&mut self, mut step: usize, speed: Speed, now: Now) -> Option<usize> {
        let (before, last) = (step, self.last_step());
        while let Some(due) = self.due(speed)
            && now >= due
            && step < last
        {
            step += 1;
            self.stepped = due;
        }
        self.playing &= step < last;
        (step != before).then_some(step)
    }

    /// When the next step is due by itself.
    pub(super) fn due(&self, speed: Speed) -> Option<Now> {
        (self.playing && self.explored.is_some()).then(|| self.stepped + step_time(speed, self.last_step()))
    }

    fn last_step(&self) -> usize {
        last_step(self.explored.as_ref())
    }

    /// What is known of this. What was found for something else may still be here: nobody has looked since.
    pub(super) fn explored(&self, inquiry: Inquiry) -> Option<&Arc<Exploration>> {
        self.explored.as_ref().filter(|_| self.inquiry == Some(inquiry))
    }

    pub(super) const fn serial(&self) -> u64 {
        self.serial
    }

    pub(super) const fn n_visited(&self) -> u64 {
        self.n_visited
    }
}

pub(super) fn last_step(explored: Option<&Arc<Exploration>>) -> usize {
    explored.map_or(0, |explored| explored.recording.steps().len().saturating_sub(1))
}

/// How long a step is looked at.
fn step_time(speed: Speed, n_steps: usize) -> Duration {
    const WHOLE_SEARCH: Duration = Duration::from_secs(20);
    match speed {
        Speed::Slow => Duration::from_millis(2400),
        Speed::Normal => Duration::from_millis(900),
        Speed::Fast => (WHOLE_SEARCH / n_steps.max(1) as u32).min(Duration::from_millis(250)),
    }
}
