//! What each legal move is worth, for the squares of the board. Found when the engine has nothing else to do.

use super::desk::Desk;
use super::{App, Phase};
use crate::engine::Level;
use crate::engine::think::{MoveRater, MoveRating, rate_moves};
use crate::engine::worker::{Polled, Reports};
use crate::game::MoveValues;
use crate::rules::Position;

/// How deep the moves are looked at by a paper's evaluation at the most: a few tenths of a second.
const PAPER_DEPTH: u32 = 6;
/// How deep by the strong engine, in less time.
const STRONG_DEPTH: u32 = 10;
/// How deep they are looked at first, so that something is there at once.
const FIRST_DEPTH: u32 = 2;

/// The worths of the moves of one position.
#[derive(Debug, Default)]
pub(super) struct Values {
    /// What is to be appraised, and by whom.
    asked: Option<(Position, MoveRater, u32)>,
    reports: Option<Reports<Report>>,
    list: Vec<MoveRating>,
    done: bool,
}

#[derive(Debug)]
struct Report {
    list: Vec<MoveRating>,
    is_last: bool,
}

impl Values {
    /// Sees to it that this is appraised as soon as the engine is free, and takes in what is known of it.
    fn attend(&mut self, asked: Option<(Position, MoveRater, u32)>, desk: &mut Desk) {
        if self.asked != asked {
            *self = Self { asked, ..Self::default() };
        }
        self.listen();
        let Some((position, appraiser, depth)) = self.asked else { return };
        // A hint or a move has retired the work before it was done, or comes first: it is asked again afterwards.
        if !self.done && self.reports.is_none() && desk.is_idle() {
            self.reports = desk.run(move |outlet| {
                for depth in [FIRST_DEPTH.min(depth), depth] {
                    let Some(list) = rate_moves(position, appraiser, depth, outlet.stop()) else { return };
                    outlet.send(Report { list, is_last: false });
                }
                outlet.send(Report { list: Vec::new(), is_last: true });
            });
        }
    }

    fn listen(&mut self) {
        while let Some(reports) = &self.reports {
            match reports.poll() {
                Polled::Report(report) if report.is_last => self.done = true,
                Polled::Report(report) => self.list = report.list,
                Polled::Pending => return,
                Polled::Ended => self.reports = None,
            }
        }
    }
}

impl App {
    /// Goes on with the worths of the moves, if they are wanted now.
    pub(super) fn advance_values(&mut self) {
        let wanted =
            self.settings.values != MoveValues::Off && self.phase == Phase::Choosing && self.is_seen();
        let asked = wanted.then(|| {
            let (appraiser, depth) = self.appraiser();
            (self.record.game.board().position, appraiser, depth)
        });
        self.values.attend(asked, &mut self.desk);
    }

    /// Who appraises: a paper's player if the person plays against one, as far as it looks ahead; else the strong
    /// engine, which also gives the hints. A greedy player's opinion would help nobody.
    fn appraiser(&self) -> (MoveRater, u32) {
        let turn = self.record.game.turn();
        let method = self.seats().of(!turn).level().and_then(Level::method);
        method.map_or((MoveRater::Strong, STRONG_DEPTH), |(yardstick, _, depth)| {
            (MoveRater::Paper(yardstick), depth.min(PAPER_DEPTH))
        })
    }

    /// What each legal move is worth, as far as it is known; empty unless the settings ask for it and a person is to
    /// move.
    pub fn values(&self) -> &[MoveRating] {
        &self.values.list
    }

    /// Whether [`values`](Self::values) are the last word on the position.
    pub const fn are_values_settled(&self) -> bool {
        self.values.done
    }
}
