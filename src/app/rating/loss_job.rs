//! What the player lost a move in one game, found on the engine's thread position by position.

use std::collections::VecDeque;
use std::task::Poll;

use crate::engine::people::Appraiser;
use crate::engine::worker::{Job, Polled, Worker};
use crate::game::{History, Othello};
use crate::rules::{Board, Disc, Position, Square};

/// A game that is being looked at. A job is one position, so that a computer's move never waits for more than that.
#[derive(Debug)]
pub(super) struct LossJob {
    /// The positions that are left, with what was played there.
    left: VecDeque<(Position, Square)>,
    job: Option<Job<f64>>,
    n_moves: u32,
    /// The discs that were lost so far.
    lost: f64,
}

impl LossJob {
    /// The player's own moves in a game, where there was something to choose.
    pub(super) fn new(moves: &str, person: Disc) -> Self {
        let game = History::<Othello>::replay(Board::START, moves).unwrap_or_else(|_| History::new());
        let own = game.recorded().iter().enumerate().filter(|(_, ply)| ply.disc() == person);
        let left = own.filter_map(|(idx, ply)| Some((game.position_at(idx)?.position, ply.at()?)));
        let left = left.filter(|(position, _)| position.moves().len() > 1);
        Self { left: left.collect(), job: None, n_moves: 0, lost: 0.0 }
    }

    /// Goes on, or waits where the thread is wanted by somebody else. At the end gives what was lost a move; `None` if that
    /// can not be found out.
    pub(super) fn advance(&mut self, worker: &mut Worker, is_wanted: bool) -> Poll<Option<f64>> {
        loop {
            if let Some(job) = &self.job {
                match job.poll() {
                    Polled::Pending => return Poll::Pending,
                    // The thread is gone, or does not know the move.
                    Polled::Ended => return Poll::Ready(None),
                    Polled::Report(lost) => {
                        self.lost += lost;
                        self.n_moves += 1;
                        self.job = None;
                        self.left.pop_front();
                    }
                }
            }
            let Some(&(position, played)) = self.left.front() else {
                let mean = (self.n_moves > 0).then(|| self.lost / f64::from(self.n_moves));
                return Poll::Ready(mean);
            };
            if !is_wanted {
                return Poll::Pending;
            }
            self.job = Some(worker.run(move |_, reporter| {
                Appraiser::default().loss(position, played, reporter.stop()).map(f64::from)
            }));
        }
    }
}
