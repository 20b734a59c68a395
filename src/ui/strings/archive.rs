//! The words of the archive of games and of the page with the player's progress.

use crate::game::Day;
use crate::game::archive::{GameResult, ImportError, Score, Span};
use crate::rules::Disc;

/// The list of finished games and the sheets over it.
pub struct ArchiveWords {
    /// Where games will be listed.
    pub empty: &'static str,
    pub none_found: &'static str,
    /// How many are listed, and of how many.
    pub n_games: fn(usize, usize) -> String,
    pub show_all: &'static str,
    pub filter: &'static str,
    pub exchange: &'static str,
    pub progress: &'static str,
    pub result: fn(GameResult) -> &'static str,
    /// Who won a game of two people or two computers.
    pub winner: fn(Option<Disc>) -> &'static str,
    pub two_people: &'static str,
    pub two_computers: &'static str,
    pub day: fn(Day) -> String,
    pub n_moves: fn(usize) -> String,
    pub share: &'static str,
    pub delete: &'static str,
    pub close: &'static str,
    pub deleted: &'static str,
    pub undo: &'static str,
    pub copied: fn(usize) -> String,
    /// How many games are new, and how many were there already.
    pub imported: fn(usize, usize) -> String,
    pub import_failed: fn(&ImportError) -> String,
    pub exchange_title: &'static str,
    pub exchange_text: &'static str,
    pub copy_all: &'static str,
    pub share_all: &'static str,
    pub import: &'static str,
    pub which_game: &'static str,
    pub which_result: &'static str,
    pub which_opponent: &'static str,
    pub which_opening: &'static str,
    pub all: &'static str,
    /// Black, white, opening, discs lost a move: the lines of a game's sheet.
    pub players: fn(&str, &str) -> String,
    pub opening: fn(&str) -> String,
    pub lost_a_move: fn(u16) -> String,
    pub statistics: StatisticsWords,
}

/// The page with the player's progress.
pub struct StatisticsWords {
    pub empty: &'static str,
    pub levels: &'static str,
    pub over_time: &'static str,
    pub span: fn(Span) -> String,
    pub score: fn(Score) -> String,
    pub percent: fn(u32) -> String,
    /// What the parts of a bar mean.
    pub legend: &'static str,
    pub streaks: &'static str,
    pub streak: fn(GameResult, u32) -> String,
    pub best_streak: fn(u32) -> String,
    pub losses: &'static str,
    pub losses_note: &'static str,
    pub no_losses: &'static str,
    /// Discs lost a move before and now, in hundredths.
    pub trend: fn(u16, u16) -> String,
    /// The chart, to be read out: how many games, the first and the last.
    pub chart: fn(usize, u16, u16) -> String,
}

/// Hundredths with two digits after this mark.
pub(super) fn hundredths(number: u16, mark: char) -> String {
    format!("{}{mark}{:02}", number / 100, number % 100)
}

/// Whether what the player loses has changed by more than chance: a tenth of a disc a move.
pub(super) const fn has_changed(before: u16, now: u16) -> bool {
    before.abs_diff(now) >= 10
}
