//! What each legal move is worth, for the squares of the board.

use crate::app::table::Phase;
use crate::app::{App, MoveValues};
use crate::engine::Level;
use crate::engine::think::{MoveRater, MoveRating, rate_moves};
use crate::engine::worker::{Job, Polled, Worker};
use crate::rules::Position;

/// How deep the moves are looked at by a paper's evaluation at the most: a few tenths of a second.
const PAPER_DEPTH: u32 = 6;
/// How deep by the strong engine, in less time.
const STRONG_DEPTH: u32 = 10;
/// How deep they are looked at first, so that something is there at once.
const FIRST_DEPTH: u32 = 2;

/// The worths of the moves of one position, and the job that finds them.
#[derive(Debug, Default)]
pub(in crate::app) struct MoveValuesJob {
    asked: Option<Question>,
    /// Each depth is a job of its own, so that a hint which comes in between waits for one of them at the most.
    job: Option<(u32, Job<Vec<MoveRating>>)>,
    /// The depth that the list comes from; 0 before there is one.
    depth: u32,
    list: Vec<MoveRating>,
}

/// What is to be rated, by whom, and how deep.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Question {
    position: Position,
    rater: MoveRater,
    depth: u32,
}

impl MoveValuesJob {
    /// Sees to it that this is rated, and takes in what is known of it.
    fn attend(&mut self, asked: Option<Question>, worker: Option<&mut Worker>) {
        if self.asked != asked {
            *self = Self { asked, ..Self::default() };
        }
        self.listen();
        let (Some(Question { position, rater, depth }), Some(worker)) = (self.asked, worker) else {
            return;
        };
        if self.depth < depth && self.job.is_none() {
            let depth = if self.depth == 0 { depth.min(FIRST_DEPTH) } else { depth };
            let job = worker.run(move |_, reporter| rate_moves(position, rater, depth, reporter.stop()));
            self.job = Some((depth, job));
        }
    }

    fn listen(&mut self) {
        while let Some((depth, job)) = &self.job {
            match job.poll() {
                Polled::Report(list) => (self.depth, self.list) = (*depth, list),
                Polled::Pending => return,
                Polled::Ended => self.job = None,
            }
        }
    }

    fn is_settled(&self) -> bool {
        self.asked.is_some_and(|asked| self.depth >= asked.depth)
    }
}

impl App {
    /// Goes on with the worths of the moves, if they are wanted now.
    pub(in crate::app) fn advance_values(&mut self) {
        let othello = self.othello();
        let wanted = self.shared.settings.values != MoveValues::Off
            && othello.phase() == Phase::Choosing
            && othello.is_seen();
        let asked = wanted.then(|| self.values_question());
        self.values.attend(asked, self.shared.worker.as_mut());
    }

    /// Who rates: a paper's player if the person plays against one, as far as it looks ahead; else the strong
    /// engine, which also gives the hints. A greedy player's opinion would help nobody.
    fn values_question(&self) -> Question {
        let (seats, board) = (self.othello().seats(), self.othello().board());
        let method = seats.of(!board.turn).level().and_then(Level::method);
        let (rater, depth) = method.map_or((MoveRater::Strong, STRONG_DEPTH), |(eval, _, depth)| {
            (MoveRater::Paper(eval), depth.min(PAPER_DEPTH))
        });
        Question { position: board.position, rater, depth }
    }

    /// What each legal move is worth, as far as it is known; empty unless the settings ask for it and a person is to
    /// move.
    pub fn values(&self) -> &[MoveRating] {
        &self.values.list
    }

    /// Whether [`values`](Self::values) are the last word on the position.
    pub fn are_values_settled(&self) -> bool {
        self.values.is_settled()
    }
}
