//! The cards over the list of games: a game and what can be done with it, which games are listed, export and import.

use egui::{Context, RichText, Ui};

use super::{opponent_name, players, result_words, score_words};
use crate::app::archive::{ArchiveAction, ArchiveSheet, Filter, opening_name};
use crate::app::{Action, GameKind};
use crate::game::Day;
use crate::game::archive::{GameId, GameResult, Opponent, Seating};
use crate::ui::Page;
use crate::ui::dialogs::sheet;
use crate::ui::icons::Icon;
use crate::ui::strings::Hundredths;
use crate::ui::widgets::{Tool, Weight, button, choose, heading, toolbar};

/// So many openings are offered, the most played ones: more would be a list to search in itself.
const MAX_OPENINGS: usize = 40;

pub(crate) fn archive_sheet_ui(ctx: &Context, page: &mut Page<'_>, which: ArchiveSheet) {
    let words = page.words;
    let name = match which {
        ArchiveSheet::Game(_) => words.learn.archive,
        ArchiveSheet::Filter => words.archive.filter,
        ArchiveSheet::Exchange => words.archive.exchange,
    };
    let outside = sheet(ctx, page, name, |ui, page| match which {
        ArchiveSheet::Game(id) => game_ui(ui, page, id),
        ArchiveSheet::Filter => filter_ui(ui, page),
        ArchiveSheet::Exchange => exchange_ui(ui, page),
    });
    if outside {
        page.ask(Action::Cancel);
    }
}

fn game_ui(ui: &mut Ui, page: &mut Page<'_>, id: GameId) {
    let (all, words) = (page.words, &page.words.archive);
    let games = page.app.archive().games();
    if let Some((summary, game)) = games.and_then(|games| Some((games.get(id)?, games.open(id)?))) {
        heading(ui, &format!("{}  {}", result_words(all, summary), score_words(summary)));
        ui.label(match summary.seating {
            Seating::Othello(seats) => players(all, seats, |level| all.difficulty.level_name(level)),
            Seating::Checkers(seats) => players(all, seats, |level| all.checkers.level_name(level)),
        });
        let day = (summary.day > Day::default()).then(|| words.date(summary.day));
        let moves = words.n_moves(summary.n_moves);
        ui.label(day.map_or_else(|| moves.clone(), |day| format!("{day} · {moves}")));
        if let Some(name) = opening_name(&game) {
            ui.label(words.opening(all.opening(name)));
        }
        if let Some(loss) = summary.own_loss() {
            ui.label(words.lost_a_move(Hundredths(loss)));
        }
        ui.add_space(6.0);
        let is_othello = matches!(summary.seating, Seating::Othello(_));
        if is_othello && button(ui, page, Weight::Primary, Some(Icon::Book), all.arena.review).clicked() {
            page.ask(Action::Archive(ArchiveAction::Review(id)));
        }
        // Side by side: the sheet of a small phone has no room for four buttons below each other.
        let delete = Action::Archive(ArchiveAction::Delete(id));
        let tools = [
            Tool::quiet(Icon::Share, words.share, true, Action::Archive(ArchiveAction::Share(id))),
            Tool { weight: Weight::Danger, ..Tool::quiet(Icon::Delete, words.delete, true, delete) },
            Tool::quiet(Icon::Cross, words.close, true, Action::Cancel),
        ];
        toolbar(ui, page, &tools);
    }
}

fn close_ui(ui: &mut Ui, page: &mut Page<'_>) {
    if button(ui, page, Weight::Quiet, None, page.words.archive.close).clicked() {
        page.ask(Action::Cancel);
    }
}

fn filter_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (all, words) = (page.words, &page.words.archive);
    let archive = page.app.archive();
    let filter = archive.filter();
    let mut asked = None;
    heading(ui, words.which_result);
    let results = [None, Some(GameResult::Won), Some(GameResult::Drawn), Some(GameResult::Lost)];
    let name = |result: Option<GameResult>| result.map_or(words.all, |result| words.result(result));
    if let Some(result) = choose(ui, page, &results, filter.result, name) {
        asked = Some(Filter { result, ..filter });
    }
    let opponents = archive.opponents();
    let kinds = |kind: GameKind| opponents.iter().any(|&opponent| kind_of(opponent) == Some(kind));
    if GameKind::ALL.into_iter().all(kinds) {
        heading(ui, words.which_game);
        let name = |kind: Option<GameKind>| kind.map_or(words.all, |kind| all.checkers.game_name(kind));
        let kinds = [None, Some(GameKind::Othello), Some(GameKind::Checkers)];
        if let Some(kind) = choose(ui, page, &kinds, filter.kind, name) {
            asked = Some(Filter { kind, ..filter });
        }
    }
    if opponents.len() > 1 {
        heading(ui, words.which_opponent);
        let of_the_kind = |opponent: &Opponent| match (kind_of(*opponent), filter.kind) {
            (Some(kind), Some(wanted)) => kind == wanted,
            _ => true,
        };
        let opponents: Vec<_> =
            [None].into_iter().chain(opponents.into_iter().filter(of_the_kind).map(Some)).collect();
        let name = |opponent: Option<Opponent>| opponent.map_or(words.all, |one| opponent_name(all, one));
        if let Some(opponent) = choose(ui, page, &opponents, filter.opponent, name) {
            asked = Some(Filter { opponent, ..filter });
        }
    }
    let openings = archive.openings();
    if !openings.is_empty() {
        heading(ui, words.which_opening);
        let names = openings.iter().take(MAX_OPENINGS).map(|&(name, _)| Some(name));
        let names: Vec<Option<&'static str>> = [None].into_iter().chain(names).collect();
        if let Some(opening) =
            choose(ui, page, &names, filter.opening, |name| name.map_or(words.all, |name| all.opening(name)))
        {
            asked = Some(Filter { opening, ..filter });
        }
    }
    if let Some(filter) = asked {
        page.ask(Action::Archive(ArchiveAction::Filter(filter)));
    }
    ui.add_space(6.0);
    close_ui(ui, page);
}

const fn kind_of(opponent: Opponent) -> Option<GameKind> {
    match opponent {
        Opponent::Othello(_) | Opponent::Adaptive => Some(GameKind::Othello),
        Opponent::Checkers(_) => Some(GameKind::Checkers),
        Opponent::People | Opponent::Watched => None,
    }
}

fn exchange_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.archive;
    heading(ui, words.exchange_title);
    ui.label(RichText::new(words.exchange_text).color(page.theme.ink_soft));
    ui.add_space(6.0);
    if page.app.archive().games().is_some_and(|games| !games.is_empty()) {
        if button(ui, page, Weight::Primary, Some(Icon::Share), words.share_all).clicked() {
            page.ask(Action::Archive(ArchiveAction::ShareAll));
        }
        if button(ui, page, Weight::Quiet, Some(Icon::Copy), words.copy_all).clicked() {
            page.ask(Action::Archive(ArchiveAction::CopyAll));
        }
    }
    if button(ui, page, Weight::Quiet, Some(Icon::Plus), words.import).clicked() {
        page.ask(Action::Archive(ArchiveAction::AskForText));
    }
    close_ui(ui, page);
}
