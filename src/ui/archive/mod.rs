//! The parts of the archive's pages: the rows of the list, the sheets over it, bars and the chart of the statistics.

mod chart;
mod row;
mod score_bar;
mod sheets;
mod strength_chart;

pub(super) use chart::loss_chart_ui;
pub(super) use row::rows_ui;
pub(super) use score_bar::{legend_ui, score_ui};
pub(super) use sheets::archive_sheet_ui;
pub(super) use strength_chart::strength_chart_ui;

use crate::game::archive::{Opponent, Summary};
use crate::game::{Seat, Seats};
use crate::ui::strings::Strings;

/// Whom the player met.
pub(super) fn opponent_name(words: &Strings, opponent: Opponent) -> &'static str {
    match opponent {
        Opponent::Othello(level) => words.difficulty.level_name(level),
        Opponent::Adaptive => words.difficulty.level_adaptive,
        Opponent::Checkers(level) => words.checkers.level_name(level),
        Opponent::People => words.archive.two_people,
        Opponent::Watched => words.archive.two_computers,
    }
}

/// How a game ended: for the person who played a computer, or else who won.
pub(super) fn result_words(words: &Strings, game: &Summary) -> &'static str {
    let words = &words.archive;
    game.result().map_or_else(|| words.winner(game.winner), |result| words.result(result))
}

/// The pieces at the end, those of the person first; between two people black's.
pub(super) fn score_words(game: &Summary) -> String {
    let first = game.seating.only_person().unwrap_or(crate::rules::Disc::Black);
    format!("{}–{}", game.tally.count(first), game.tally.count(!first))
}

/// The names of both players.
fn players<L: Copy>(words: &Strings, seats: Seats<L>, level: impl Fn(L) -> &'static str) -> String {
    let name = |seat: Seat<L>| match seat {
        Seat::Person if seats.only_person().is_some() => words.arena.you,
        Seat::Person => words.arena.person,
        Seat::Computer(computer) => level(computer),
    };
    words.archive.players(name(seats.black), name(seats.white))
}
