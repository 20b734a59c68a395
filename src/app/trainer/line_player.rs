//! A line of moves that is played out on the board, move by move: found on the engine's thread, shown at a pace that an eye
//! can follow, and open to stepping back and on.

use std::time::Duration;

use crate::app::table::Animation;
use crate::app::{AnimationSpeed, FlipAnimation, Now};
use crate::engine::Score;
use crate::engine::puzzles::{Playout, play_out};
use crate::engine::worker::{Job, Polled, Worker};
use crate::rules::{Board, Square};

/// A line with the part of it that is on the board.
#[derive(Debug)]
pub(in crate::app) struct LinePlayer {
    start: Board,
    /// The moves that are known, each with the board before and after it. Never empty.
    moves: Vec<Move>,
    /// How many of them are on the board.
    n_shown: usize,
    animation: Option<FlipAnimation>,
    /// When the last move was shown.
    stepped: Now,
    /// Whether moves follow each other by themselves.
    is_playing: bool,
    job: Option<Job<Playout>>,
    outcome: Option<Score>,
    /// Whether the job has said all it will.
    has_ended: bool,
}

#[derive(Clone, Copy, Debug)]
struct Move {
    before: Board,
    at: Square,
    after: Board,
}

impl Move {
    /// `None` if it is not legal.
    fn new(board: Board, at: Square) -> Option<Self> {
        let before = if board.position.must_pass() { board.pass() } else { board };
        Some(Self { before, at, after: before.play(at).ok()? })
    }
}

impl LinePlayer {
    /// A line that begins with this move, which is shown at once; `None` if it is not legal.
    pub(super) fn new(start: Board, at: Square, speed: AnimationSpeed, now: Now) -> Option<Self> {
        let first = Move::new(start, at)?;
        Some(Self {
            start,
            moves: vec![first],
            n_shown: 1,
            animation: FlipAnimation::new(first.before, at, speed, now),
            stepped: now,
            is_playing: true,
            job: None,
            outcome: None,
            has_ended: false,
        })
    }

    /// Has the rest of the line found, if it is not known and nobody was asked.
    pub(super) fn ask(&mut self, worker: &mut Worker) {
        if self.job.is_none() && !self.has_ended {
            let (start, at) = (self.start, self.moves[0].at);
            self.job = Some(worker.run(move |_, reporter| play_out(start, at, reporter.stop())));
        }
    }

    /// Nobody looks: nothing is searched, and no disc turns.
    pub(super) fn pause(&mut self) {
        self.job = None;
        self.animation = None;
    }

    /// So many moves on or back; from then on the line waits for the next step.
    pub(super) fn step(&mut self, by: isize, speed: AnimationSpeed, now: Now) {
        let wanted = self.n_shown.saturating_add_signed(by);
        self.is_playing = false;
        if wanted == self.n_shown + 1 && wanted <= self.moves.len() {
            self.show_next(speed, now);
        } else if (1..self.n_shown).contains(&wanted) {
            self.n_shown = wanted;
            self.animation = None;
        }
    }

    fn show_next(&mut self, speed: AnimationSpeed, now: Now) -> u32 {
        let Move { before, at, .. } = self.moves[self.n_shown];
        self.n_shown += 1;
        self.stepped = now;
        self.animation = FlipAnimation::new(before, at, speed, now);
        before.position.flips(at).len()
    }

    /// Takes in what was found and shows the moves that are due: the next moment at which something changes by itself, and
    /// how many discs each of the moves turned.
    pub(super) fn tick(
        &mut self,
        speed: AnimationSpeed,
        pace: Duration,
        now: Now,
    ) -> (Option<Now>, Vec<u32>) {
        self.listen();
        let mut turned = Vec::new();
        loop {
            if let Some(end) = self.animation.map(|animation| animation.end()) {
                if now < end {
                    return (Some(end), turned);
                }
                self.animation = None;
            }
            if !self.is_playing || self.n_shown == self.moves.len() {
                return (None, turned);
            }
            let due = self.stepped + pace;
            if now < due {
                return (Some(due), turned);
            }
            turned.push(self.show_next(speed, now));
        }
    }

    fn listen(&mut self) {
        while let Some(job) = &self.job {
            match job.poll() {
                Polled::Report(Playout { moves, score }) => {
                    self.outcome = Some(score);
                    self.moves = boards(self.start, &moves);
                }
                Polled::Pending => return,
                Polled::Ended => (self.job, self.has_ended) = (None, true),
            }
        }
    }

    pub(super) fn board(&self) -> Board {
        self.moves[self.n_shown - 1].after
    }

    pub(super) fn last_move(&self) -> Square {
        self.moves[self.n_shown - 1].at
    }

    pub(super) const fn animation(&self) -> Option<&FlipAnimation> {
        self.animation.as_ref()
    }

    pub(super) const fn is_thinking(&self) -> bool {
        self.job.is_some()
    }

    pub(super) const fn outcome(&self) -> Option<Score> {
        self.outcome
    }

    pub(super) fn steps(&self) -> (usize, usize) {
        (self.n_shown, self.moves.len())
    }
}

/// The moves of a line with their boards, as far as they are legal.
fn boards(start: Board, moves: &[Square]) -> Vec<Move> {
    let mut board = start;
    let mut known = Vec::new();
    for &at in moves {
        let Some(next) = Move::new(board, at) else { break };
        board = next.after;
        known.push(next);
    }
    known
}
