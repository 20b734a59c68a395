//! The archive and the player's progress in English.

use super::archive::{ArchiveWords, StatisticsWords, has_changed, hundredths};
use crate::game::archive::{GameResult, ImportError, Score, Span};
use crate::rules::Disc;

pub(super) const ARCHIVE: ArchiveWords = ArchiveWords {
    empty: "Every game you finish is kept here, to be looked at again, reviewed and shared.",
    none_found: "No game is like this.",
    n_games: |shown, all| if shown == all { games(all) } else { format!("{shown} of {}", games(all)) },
    show_all: "Show all",
    filter: "Filter",
    exchange: "Export, import",
    progress: "Progress",
    result: |result| match result {
        GameResult::Won => "Won",
        GameResult::Drawn => "Draw",
        GameResult::Lost => "Lost",
    },
    winner: |winner| match winner {
        Some(Disc::Black) => "Black won",
        Some(Disc::White) => "White won",
        None => "Draw",
    },
    two_people: "Two people",
    two_computers: "Two computers",
    day: |day| {
        let (year, month, day) = day.date();
        format!("{day} {} {year}", &month_name(month)[..3])
    },
    n_moves: |n_moves| if n_moves == 1 { "1 move".to_owned() } else { format!("{n_moves} moves") },
    share: "Share",
    delete: "Delete",
    close: "Close",
    deleted: "Game deleted.",
    undo: "Undo",
    copied: |n_games| format!("{} copied as text.", games(n_games)),
    imported: |n_new, n_known| match (n_new, n_known) {
        (0, _) => "All of these games are here already.".to_owned(),
        (_, 0) => format!("{} brought in.", games(n_new)),
        _ => format!("{} brought in; {n_known} were here already.", games(n_new)),
    },
    import_failed: |error| match error {
        ImportError::Empty => "There is no game in the clipboard's text.".to_owned(),
        ImportError::Line { number, why } => {
            format!("Nothing was brought in. Line {number}: {why}.")
        }
    },
    exchange_title: "All games as text",
    exchange_text: "One line a game: day, players, result, moves. Copy such a text on another device to bring its \
        games in here; games that are here already are not taken twice.",
    copy_all: "Copy all games",
    share_all: "Share all games",
    import: "Import from the clipboard",
    which_game: "Game",
    which_result: "Result",
    which_opponent: "Opponent",
    which_opening: "Opening",
    all: "All",
    players: |black, white| format!("Black: {black}. White: {white}."),
    opening: |name| format!("Opening: {name}."),
    lost_a_move: |loss| format!("You lost {} discs a move.", hundredths(loss, '.')),
    statistics: StatisticsWords {
        empty: "Finish a game against the computer, and your results are told here.",
        levels: "Against each level",
        over_time: "Over time",
        span: |span| match span {
            Span::Last(n_games) => format!("The last {n_games} games"),
            Span::All => "All games".to_owned(),
            Span::Month(year, month) => format!("{} {year}", month_name(month)),
        },
        score: |Score { won, drawn, lost }| format!("{won} won, {drawn} drawn, {lost} lost"),
        percent: |percent| format!("{percent}%"),
        legend: "Filled: won. Striped: drawn. Empty: lost.",
        streaks: "In a row",
        streak: |result, n_games| match (result, n_games) {
            (GameResult::Won, 1) => "You won the last game.".to_owned(),
            (GameResult::Drawn, 1) => "You drew the last game.".to_owned(),
            (GameResult::Lost, 1) => "You lost the last game.".to_owned(),
            (GameResult::Won, n_games) => format!("You won the last {n_games} games."),
            (GameResult::Drawn, n_games) => format!("You drew the last {n_games} games."),
            (GameResult::Lost, n_games) => format!("You lost the last {n_games} games."),
        },
        best_streak: |n_games| match n_games {
            0 => "No win yet.".to_owned(),
            1 => "Your best: one win in a row.".to_owned(),
            _ => format!("Your best: {n_games} wins in a row."),
        },
        losses: "Discs lost a move",
        losses_note: "In your reviewed games, the newest on the right. Less is better.",
        no_losses: "Review your games, and a chart shows here whether you get better.",
        trend: |before, now| {
            let (from, to) = (hundredths(before, '.'), hundredths(now, '.'));
            match (has_changed(before, now), now < before) {
                (false, _) => format!("About the same as before: {to} discs a move."),
                (true, true) => format!("You are getting better: {to} discs a move, {from} before."),
                (true, false) => format!("You lose more than before: {to} discs a move, {from} before."),
            }
        },
        chart: |n_games, first, last| {
            format!(
                "Chart of {}: from {} to {} discs a move",
                games(n_games),
                hundredths(first, '.'),
                hundredths(last, '.')
            )
        },
    },
};

fn games(n_games: usize) -> String {
    if n_games == 1 { "1 game".to_owned() } else { format!("{n_games} games") }
}

fn month_name(month: u32) -> &'static str {
    const NAMES: [&str; 12] = [
        "January",
        "February",
        "March",
        "April",
        "May",
        "June",
        "July",
        "August",
        "September",
        "October",
        "November",
        "December",
    ];
    NAMES[(month.clamp(1, 12) - 1) as usize]
}
