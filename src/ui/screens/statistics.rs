//! How the player's results have gone: against each level, over time, in a row, and how many discs a move loses.

use egui::Ui;

use crate::app::archive::ArchiveAction;
use crate::app::{Action, GameKind};
use crate::game::archive::Statistics;
use crate::ui::Page;
use crate::ui::archive::{legend_ui, loss_chart_ui, opponent_name, score_ui, strength_chart_ui};
use crate::ui::widgets::{Weight, button, card, choose, heading, reading_page, soft_label};

pub(super) fn statistics_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = page.words;
    reading_page(ui, page, words.learn.statistics, |ui, page| {
        let archive = page.app.archive();
        let kind = archive.kind();
        if archive.statistics_of(GameKind::Checkers).n_games() > 0
            && let Some(kind) = choose(ui, page, &GameKind::ALL, kind, |kind| words.checkers.game_name(kind))
        {
            page.ask(Action::Archive(ArchiveAction::Statistics(kind)));
        }
        let (theme, statistics) = (page.theme, archive.statistics());
        if kind == GameKind::Othello {
            card(ui, &theme, |ui| strength_ui(ui, page));
        }
        if statistics.n_games() == 0 {
            card(ui, &theme, |ui| ui.label(words.archive.statistics.empty));
            return;
        }
        card(ui, &theme, |ui| levels_ui(ui, page, statistics));
        card(ui, &theme, |ui| streaks_ui(ui, page, statistics));
        card(ui, &theme, |ui| losses_ui(ui, page, statistics));
        card(ui, &theme, |ui| spans_ui(ui, page, statistics));
    });
}

/// How strong the player is found to be, and has been.
fn strength_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.archive.statistics;
    let theme = page.theme;
    heading(ui, words.strength);
    let rating = page.app.rating();
    let Some(now) = rating.estimate() else {
        return soft_label(ui, &theme, words.strength_unknown);
    };
    ui.label(words.strength_after(now, rating.n_games()));
    strength_chart_ui(ui, page, rating.estimates());
    soft_label(ui, &theme, words.strength_note);
    if button(ui, page, Weight::Danger, None, words.strength_reset).clicked() {
        page.ask(Action::ResetRating);
    }
}

fn levels_ui(ui: &mut Ui, page: &Page<'_>, statistics: &Statistics) {
    heading(ui, page.words.archive.statistics.levels);
    legend_ui(ui, page);
    for level in &statistics.levels {
        score_ui(ui, page, opponent_name(page.words, level.opponent), level.score);
    }
}

fn streaks_ui(ui: &mut Ui, page: &Page<'_>, statistics: &Statistics) {
    let words = &page.words.archive.statistics;
    heading(ui, words.streaks);
    if let Some((result, n_games)) = statistics.streak {
        ui.label(words.streak(result, n_games));
    }
    ui.label(words.best_streak(statistics.best_streak));
}

fn losses_ui(ui: &mut Ui, page: &Page<'_>, statistics: &Statistics) {
    let words = &page.words.archive.statistics;
    heading(ui, words.losses);
    if statistics.losses.is_empty() {
        return soft_label(ui, &page.theme, words.no_losses);
    }
    if let Some((before, now)) = statistics.trend() {
        ui.label(words.trend(before, now));
    }
    loss_chart_ui(ui, page, &statistics.losses);
    soft_label(ui, &page.theme, words.losses_note);
}

fn spans_ui(ui: &mut Ui, page: &Page<'_>, statistics: &Statistics) {
    let words = &page.words.archive.statistics;
    heading(ui, words.over_time);
    for &(span, score) in &statistics.spans {
        score_ui(ui, page, &words.span(span), score);
    }
}
