//! The choices for a search that is looked at: which one, how deep, and how fast it is played.

use egui::{Context, RichText, Ui};

use super::Page;
use super::dialogs::sheet;
use super::widgets::{Weight, button, choice, choose, heading};
use crate::app::{Action, DEEPEST, Speed, ThinkAction};
use crate::engine::search::Algorithm;

/// The card with the choices; each takes effect at once, and the tree behind it follows.
pub(super) fn search_options_ui(ctx: &Context, page: &mut Page<'_>) {
    if sheet(ctx, page, page.words.think.title, choices_ui) {
        page.ask(Action::Cancel);
    }
}

fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.think;
    let study = page.app.study();
    let ask = Action::Think;
    heading(ui, words.how_deep);
    let depths: Vec<u32> = (1..=DEEPEST).collect();
    if let Some(depth) = choose(ui, page, &depths, study.depth, |depth| depth.to_string()) {
        page.ask(ask(ThinkAction::Depth(depth)));
    }
    heading(ui, words.how_search);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for algorithm in Algorithm::ALL {
            let (name, note) = (words.algorithm(algorithm), words.algorithm_note(algorithm));
            if choice(ui, page, algorithm == study.algorithm, name, note).clicked() {
                page.ask(ask(ThinkAction::Algorithm(algorithm)));
            }
        }
    });
    heading(ui, words.how_fast);
    if let Some(speed) = choose(ui, page, &Speed::ALL, study.speed, |speed| words.speed(speed)) {
        page.ask(ask(ThinkAction::Speed(speed)));
    }
    heading(ui, words.reading);
    ui.label(RichText::new(words.reading_text).small().color(page.theme.ink_soft));
    if button(ui, page, Weight::Primary, None, words.done).clicked() {
        page.ask(Action::Cancel);
    }
}
