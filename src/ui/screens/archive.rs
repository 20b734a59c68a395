//! The games that were played: a list, and what can be done with it.

use egui::Ui;

use crate::app::archive::{ArchiveAction, ArchiveMessage, ArchiveSheet, Filter};
use crate::app::{Action, Screen};
use crate::game::archive::Archive;
use crate::ui::Page;
use crate::ui::archive::{opponent_name, rows_ui};
use crate::ui::icons::Icon;
use crate::ui::widgets::{Tool, Weight, button, card, reading_page, soft_label, toolbar};

pub(super) fn archive_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = page.words;
    reading_page(ui, page, words.learn.archive, |ui, page| {
        let n_games = page.app.archive().games().map_or(0, Archive::len);
        tools_ui(ui, page, n_games > 0);
        message_ui(ui, page);
        if n_games == 0 {
            let theme = page.theme;
            card(ui, &theme, |ui| ui.label(words.archive.empty));
        } else {
            count_ui(ui, page, n_games);
            rows_ui(ui, page);
        }
    });
}

fn tools_ui(ui: &mut Ui, page: &mut Page<'_>, has_games: bool) {
    let words = &page.words.archive;
    let show = |sheet| Action::Archive(ArchiveAction::Show(sheet));
    let tools = [
        Tool::quiet(Icon::Filter, words.filter, has_games, show(ArchiveSheet::Filter)),
        Tool::quiet(Icon::Chart, words.progress, true, Action::Open(Screen::Statistics)),
        Tool::quiet(Icon::Share, words.exchange, true, show(ArchiveSheet::Exchange)),
    ];
    toolbar(ui, page, &tools);
}

/// What was done last, with a way back where there is one.
fn message_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.archive;
    let (text, can_undo) = match page.app.archive().message() {
        Some(ArchiveMessage::Deleted(_)) => (words.deleted.to_owned(), true),
        Some(&ArchiveMessage::Copied(n_games)) => (words.copied(n_games), false),
        Some(&ArchiveMessage::Imported { n_new, n_known }) => (words.brought_in(n_new, n_known), false),
        Some(ArchiveMessage::ImportFailed(error)) => (words.import_failed(error), false),
        None => return,
    };
    let theme = page.theme;
    page.report(|| text.clone());
    card(ui, &theme, |ui| {
        ui.label(text);
        if can_undo && button(ui, page, Weight::Primary, Some(Icon::Undo), words.undo).clicked() {
            page.ask(Action::Archive(ArchiveAction::UndoDelete));
        }
    });
}

/// How many games are listed, and why not all.
fn count_ui(ui: &mut Ui, page: &mut Page<'_>, n_games: usize) {
    let words = page.words;
    let archive = page.app.archive();
    let (n_shown, filter) = (archive.shown().len(), archive.filter());
    let counted = words.archive.counted(n_shown, n_games);
    if filter.is_empty() {
        return soft_label(ui, &page.theme, &counted);
    }
    let kept = [
        filter.result.map(|result| words.archive.result(result)),
        filter.kind.map(|kind| words.checkers.game_name(kind)),
        filter.opponent.map(|opponent| opponent_name(words, opponent)),
        filter.opening.map(|name| words.opening(name)),
    ];
    let mut kept = kept.into_iter().flatten();
    let kept = words.join.listed(kept.next().unwrap_or_default(), kept);
    soft_label(ui, &page.theme, &words.archive.filtered(&counted, &kept));
    if n_shown == 0 {
        ui.label(words.archive.none_found);
    }
    if button(ui, page, Weight::Quiet, None, words.archive.show_all).clicked() {
        page.ask(Action::Archive(ArchiveAction::Filter(Filter::default())));
    }
}
