//! How strong the player is, without its looks: which games count, the quick look at their moves, and the file.
//!
//! A game counts when it ends, once: one person against a computer whose strength is known, from the usual first position,
//! with nothing taken back and no help. Its result counts at once; what the player's moves lost is found afterwards on the
//! engine's thread and refines the same game, at the next start if the app was killed before.

mod loss_job;
mod rating_file;

pub(super) use rating_file::RatingFile;
pub use rating_file::{Estimate, MAX_ESTIMATES};

use std::task::Poll;

use loss_job::LossJob;

use super::{App, Day, Phase, Screen, Stored};
use crate::engine::Elo;
use crate::game::archive::GameResult;
use crate::game::{GameRules, Othello, RatedGame, Rating};

/// The player's strength as it is estimated.
#[derive(Debug, Default)]
pub struct PlayerRating {
    /// `None` until it was first needed: there is no file, and the archive was not asked.
    file: Option<RatingFile>,
    /// The look at the moves of the last game.
    job: Option<LossJob>,
    /// Whether the file is to be written.
    is_changed: bool,
}

impl PlayerRating {
    pub(super) const fn new(file: Option<RatingFile>) -> Self {
        Self { file, job: None, is_changed: false }
    }

    /// The estimate; `None` before the first game that counts.
    pub fn estimate(&self) -> Option<Rating> {
        self.file.as_ref().filter(|file| file.n_games > 0).map(|file| file.now)
    }

    /// How many games the estimate rests on.
    pub fn n_games(&self) -> u32 {
        self.file.as_ref().map_or(0, |file| file.n_games)
    }

    /// The estimates after the last games, the oldest first.
    pub fn estimates(&self) -> &[Estimate] {
        self.file.as_ref().map_or(&[], |file| &file.estimates)
    }

    /// Whether the moves of the last game are still to be looked at.
    pub fn is_refining(&self) -> bool {
        self.file.as_ref().is_some_and(|file| file.unappraised.is_some())
    }

    /// What one who keeps up begins with.
    pub fn elo(&self) -> Elo {
        self.file.as_ref().map(|file| file.now).unwrap_or_default().elo()
    }

    /// As on the first day.
    pub(super) fn reset(&mut self) {
        (self.job, self.is_changed) = (None, true);
        self.file.get_or_insert_default().reset();
    }
}

impl App {
    /// The player's strength.
    pub const fn rating(&self) -> &PlayerRating {
        &self.rating
    }

    /// After every action and with every tick: what is over is counted, and the look at the moves goes on.
    pub(super) fn attend_rating(&mut self) {
        self.begin_rating();
        self.count_finished_game();
        self.advance_loss_job();
        self.shared.player = self.rating.elo();
        if let Some(file) = self.rating.file.as_ref().filter(|_| self.rating.is_changed) {
            self.shared.saves.write(Stored::Rating, &file.to_text());
            self.rating.is_changed = false;
        }
    }

    /// Where there is no file, the results of the archive say how strong the player has been so far. It is asked when
    /// somebody first looks for an opponent or for the statistics, or plays: a start does not read the archive.
    fn begin_rating(&mut self) {
        let is_needed = matches!(self.screen(), Screen::Difficulty | Screen::Statistics | Screen::Arena);
        if self.rating.file.is_some() || !is_needed || self.shared.suspended {
            return;
        }
        let mut file = RatingFile::default();
        for (day, game) in self.past_results() {
            file.count_result(game, day);
        }
        // A game that is over by now is in the archive.
        let is_over = self.othello.record.game.ending().is_some();
        file.last_game = is_over.then_some(self.othello.record.seed);
        (self.rating.file, self.rating.is_changed) = (Some(file), true);
    }

    /// Counts the game on the table, if it is one that counts and has not yet.
    fn count_finished_game(&mut self) {
        let (Phase::Over(ending), Some(file)) = (self.othello.phase, &mut self.rating.file) else { return };
        let record = &self.othello.record;
        let counts = !record.assisted && *record.game.start() == <Othello as GameRules>::START;
        if !counts || file.last_game == Some(record.seed) || self.shared.today == Day::default() {
            return;
        }
        let Some(person) = record.seats.only_person() else { return };
        let Some(level) = record.seats.of(!person).level() else { return };
        let points = match ending.winner() {
            Some(winner) if winner == person => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        let game = RatedGame { opponent: level.elo(), points, loss: None };
        file.count(game, record.seed, person, record.game.text(), self.shared.today);
        (self.rating.job, self.rating.is_changed) = (None, true);
    }

    /// Looks at the moves of the last game, one position after the other, whenever no table waits for the thread.
    fn advance_loss_job(&mut self) {
        let is_wanted =
            !self.shared.suspended && !self.othello().is_awaited() && !self.checkers().is_awaited();
        let PlayerRating { file: Some(file), job, .. } = &mut self.rating else { return };
        let Some(game) = &file.unappraised else { return };
        let Some(worker) = &mut self.shared.worker else { return };
        let job = job.get_or_insert_with(|| LossJob::new(&game.moves, game.person));
        if let Poll::Ready(loss) = job.advance(worker, is_wanted) {
            file.refine(loss);
            (self.rating.job, self.rating.is_changed) = (None, true);
        }
    }
}

/// What a result is worth.
pub(super) const fn points(result: GameResult) -> f64 {
    match result {
        GameResult::Won => 1.0,
        GameResult::Drawn => 0.5,
        GameResult::Lost => 0.0,
    }
}
