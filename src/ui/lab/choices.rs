//! What can be chosen for either experiment.

use egui::Ui;

use super::stepper::stepper;
use crate::app::Action;
use crate::app::lab::{Choices, DEPTHS, GAMES, LabAction, MAX_SEED, PLIES, Source, Tab, negamax_max_depth};
use crate::engine::Level;
use crate::lab::SearchVariant;
use crate::rules::GameKind;
use crate::ui::Page;
use crate::ui::widgets::{choose, choose_any, section_label, soft_label};

/// The choices of the experiment that is shown.
pub(in crate::ui) fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let choices = page.app.lab().choices();
    match choices.tab {
        Tab::Compare => compare_ui(ui, page, choices),
        Tab::Match => match_ui(ui, page, choices),
    }
}

fn compare_ui(ui: &mut Ui, page: &mut Page<'_>, choices: &Choices) {
    let words = &page.words.lab;
    soft_label(ui, &page.theme, words.compare_note);
    section_label(ui, words.game);
    let names = &page.words.checkers;
    if let Some(game) = choose(ui, page, &GameKind::ALL, choices.game, |game| names.game_name(game)) {
        page.ask(Action::Lab(LabAction::Game(game)));
    }
    positions_ui(ui, page, choices);
    section_label(ui, words.searches);
    let name = |variant: SearchVariant| variant.to_string();
    if let Some(variant) = choose_any(ui, page, &SearchVariant::PAPERS, &choices.variants, name) {
        page.ask(Action::Lab(LabAction::Search(variant)));
    }
    section_label(ui, words.depths);
    let depths: Vec<u32> = DEPTHS.collect();
    if let Some(depth) = choose_any(ui, page, &depths, &choices.depths, |depth| depth.to_string()) {
        page.ask(Action::Lab(LabAction::Depth(depth)));
    }
    let limit = negamax_max_depth(choices.game);
    if choices.variants.contains(&SearchVariant::Negamax) && choices.depths.iter().any(|&depth| depth > limit)
    {
        soft_label(ui, &page.theme, &words.negamax_limit(limit));
    }
}

fn positions_ui(ui: &mut Ui, page: &mut Page<'_>, choices: &Choices) {
    let words = &page.words.lab;
    section_label(ui, words.positions);
    let mut sources = Choices::sources(choices.game);
    sources.retain(|&source| source != Source::Current || page.app.has_current_position(choices.game));
    if let Some(source) =
        choose_any(ui, page, &sources, choices.positions(), |source| words.subjects.source(source))
    {
        page.ask(Action::Lab(LabAction::Position(source)));
    }
    if choices.positions().contains(&Source::Random) {
        if let Some(seed) = stepper(ui, page, words.seed, choices.position_seed, MAX_SEED) {
            page.ask(Action::Lab(LabAction::PositionSeed(seed)));
        }
        let (plies, most) = (u64::from(choices.position_plies), u64::from(*PLIES.end()));
        if let Some(plies) = stepper(ui, page, words.plies, plies, most) {
            page.ask(Action::Lab(LabAction::PositionPlies(plies as u32)));
        }
    }
}

fn match_ui(ui: &mut Ui, page: &mut Page<'_>, choices: &Choices) {
    let words = &page.words.lab;
    soft_label(ui, &page.theme, words.contest_note);
    for (second, title) in [(false, words.first_player), (true, words.second_player)] {
        section_label(ui, title);
        let level = choices.levels[usize::from(second)];
        ui.push_id(second, |ui| {
            let difficulty = &page.words.difficulty;
            if let Some(level) =
                choose(ui, page, &Level::ENGINES, level, |level| difficulty.level_name(level))
            {
                page.ask(Action::Lab(LabAction::Player(second, level)));
            }
        });
    }
    section_label(ui, words.games);
    if let Some(n_games) = choose(ui, page, &GAMES, choices.n_games, |n_games| n_games.to_string()) {
        page.ask(Action::Lab(LabAction::Games(n_games)));
    }
    section_label(ui, words.openings);
    if let Some(seed) = stepper(ui, page, words.seed, choices.opening_seed, MAX_SEED) {
        page.ask(Action::Lab(LabAction::OpeningSeed(seed)));
    }
}
