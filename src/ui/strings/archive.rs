//! The words of the archive of games and of the page with the player's progress.

use super::messages::{Ordinal, messages};
use super::numbers::{Grouped, Hundredths};
use crate::game::archive::{GameResult, ImportError, Score, Span};
use crate::game::{Day, Rating};
use crate::rules::Disc;

messages! {
    /// The list of finished games and the sheets over it.
    struct ArchiveWords("archive") {
        empty, none_found, show_all, filter, exchange, progress, result_won, result_drawn, result_lost, black_won,
        white_won, nobody_won, two_people, two_computers, share, delete, close, deleted, undo, imported_none, import_empty,
        exchange_title, exchange_text, copy_all, share_all, import, which_game, which_result, which_opponent, which_opening,
        all,
    }
    with { statistics: StatisticsWords }
    fn n_games(games: usize);
    fn n_of_games(shown: usize, games: usize);
    fn filtered(counted: &str, kept: &str);
    fn day(day: Ordinal, month: Ordinal, year: Ordinal);
    fn n_moves(moves: usize);
    fn copied(games: usize);
    fn imported(new: usize);
    fn imported_some(new: usize, known: usize);
    fn import_line(line: usize, why: &str);
    fn players(black: &str, white: &str);
    fn opening(name: &str);
    fn lost_a_move(discs: Hundredths);
}

impl ArchiveWords {
    /// How many games are listed, and of how many.
    pub(crate) fn counted(&self, n_shown: usize, n_games: usize) -> String {
        if n_shown == n_games { self.n_games(n_games) } else { self.n_of_games(n_shown, n_games) }
    }

    pub(crate) const fn result(&self, result: GameResult) -> &'static str {
        match result {
            GameResult::Won => self.result_won,
            GameResult::Drawn => self.result_drawn,
            GameResult::Lost => self.result_lost,
        }
    }

    /// Who won a game of two people or two computers.
    pub(crate) const fn winner(&self, winner: Option<Disc>) -> &'static str {
        match winner {
            Some(Disc::Black) => self.black_won,
            Some(Disc::White) => self.white_won,
            None => self.nobody_won,
        }
    }

    pub(crate) fn date(&self, day: Day) -> String {
        let (year, month, day) = day.date();
        self.day(Ordinal(day), Ordinal(month), Ordinal(year))
    }

    /// How many games came in as new, and how many were there already.
    pub(crate) fn brought_in(&self, n_new: usize, n_known: usize) -> String {
        match (n_new, n_known) {
            (0, _) => self.imported_none.to_owned(),
            (_, 0) => self.imported(n_new),
            _ => self.imported_some(n_new, n_known),
        }
    }

    pub(crate) fn import_failed(&self, error: &ImportError) -> String {
        match error {
            ImportError::Empty => self.import_empty.to_owned(),
            ImportError::Line { number, why } => self.import_line(*number, why),
        }
    }
}

messages! {
    /// The page with the player's progress.
    struct StatisticsWords("statistics") {
        empty, levels, over_time, span_all, legend, streaks, losses, losses_note, no_losses, strength, strength_unknown,
        strength_note, strength_reset,
    }
    fn span_last(games: usize);
    fn span_month(month: Ordinal, year: Ordinal);
    fn score(won: u32, drawn: u32, lost: u32);
    fn percent(percent: u32);
    fn streak_won(games: u32);
    fn streak_drawn(games: u32);
    fn streak_lost(games: u32);
    fn best_streak(games: u32);
    fn trend_same(now: Hundredths);
    fn trend_better(now: Hundredths, before: Hundredths);
    fn trend_worse(now: Hundredths, before: Hundredths);
    fn chart(games: usize, first: Hundredths, last: Hundredths);
    fn strength_now(elo: Grouped, error: Grouped, games: u32);
    fn strength_chart(games: usize, first: Grouped, last: Grouped);
}

impl StatisticsWords {
    /// How strong the player is found to be, after so many games.
    pub(crate) fn strength_after(&self, rating: Rating, n_games: u32) -> String {
        self.strength_now(whole(rating.mean), whole(rating.error), n_games)
    }

    /// The chart of the player's strength, read out.
    pub(crate) fn strengths(&self, n_games: usize, first: Rating, last: Rating) -> String {
        self.strength_chart(n_games, whole(first.mean), whole(last.mean))
    }

    pub(crate) fn span(&self, span: Span) -> String {
        match span {
            Span::Last(n_games) => self.span_last(n_games),
            Span::All => self.span_all.to_owned(),
            Span::Month(year, month) => self.span_month(Ordinal(month), Ordinal(year)),
        }
    }

    pub(crate) fn results(&self, Score { won, drawn, lost }: Score) -> String {
        self.score(won, drawn, lost)
    }

    /// The player's last games all ended so.
    pub(crate) fn streak(&self, result: GameResult, n_games: u32) -> String {
        match result {
            GameResult::Won => self.streak_won(n_games),
            GameResult::Drawn => self.streak_drawn(n_games),
            GameResult::Lost => self.streak_lost(n_games),
        }
    }

    /// Discs lost a move before and now, in hundredths. A tenth of a disc a move is more than chance.
    pub(crate) fn trend(&self, before: u16, now: u16) -> String {
        let has_changed = before.abs_diff(now) >= 10;
        let (from, to) = (Hundredths(before), Hundredths(now));
        match (has_changed, now < before) {
            (false, _) => self.trend_same(to),
            (true, true) => self.trend_better(to, from),
            (true, false) => self.trend_worse(to, from),
        }
    }
}

/// A strength without its fraction, which means nothing.
pub(super) const fn whole(points: f64) -> Grouped {
    Grouped(points.round() as u64)
}
