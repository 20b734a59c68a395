//! What can be chosen for either experiment.

use egui::Ui;

use super::stepper::stepper;
use crate::app::Action;
use crate::app::lab::{Choices, DEPTHS, GAMES, LabWish, MAX_SEED, PLIES, Source, Tab, negamax_max_depth};
use crate::engine::Level;
use crate::lab::SearchVariant;
use crate::rules::GameKind;
use crate::ui::Page;
use crate::ui::widgets::{picks, section_label, segments, soft_label};

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
    let games = GameKind::ALL.map(page.words.checkers.game_name);
    let chosen = GameKind::ALL.iter().position(|&game| game == choices.game).unwrap_or_default();
    if let Some(&game) = segments(ui, page, &games, chosen).and_then(|at| GameKind::ALL.get(at)) {
        page.ask(Action::Lab(LabWish::Game(game)));
    }
    positions_ui(ui, page, choices);
    section_label(ui, words.searches);
    let names = SearchVariant::PAPERS.map(|entrant| entrant.to_string());
    pick_ui(ui, page, &SearchVariant::PAPERS, &names, &choices.entrants, LabWish::Search);
    section_label(ui, words.depths);
    let depths: Vec<u32> = DEPTHS.collect();
    let names: Vec<String> = depths.iter().map(ToString::to_string).collect();
    pick_ui(ui, page, &depths, &names, &choices.depths, LabWish::Depth);
    let limit = negamax_max_depth(choices.game);
    if choices.entrants.contains(&SearchVariant::Negamax) && choices.depths.iter().any(|&depth| depth > limit)
    {
        soft_label(ui, &page.theme, &(words.negamax_limit)(limit));
    }
}

fn positions_ui(ui: &mut Ui, page: &mut Page<'_>, choices: &Choices) {
    let words = &page.words.lab;
    section_label(ui, words.positions);
    let mut sources = Choices::sources(choices.game);
    sources.retain(|&source| source != Source::Current || page.app.has_current_position(choices.game));
    let names: Vec<&str> = sources.iter().map(|&source| (words.source)(source)).collect();
    pick_ui(ui, page, &sources, &names, choices.positions(), LabWish::Position);
    if choices.positions().contains(&Source::Random) {
        if let Some(seed) = stepper(ui, page, words.seed, choices.position_seed, MAX_SEED) {
            page.ask(Action::Lab(LabWish::PositionSeed(seed)));
        }
        let (plies, most) = (u64::from(choices.position_plies), u64::from(*PLIES.end()));
        if let Some(plies) = stepper(ui, page, words.plies, plies, most) {
            page.ask(Action::Lab(LabWish::PositionPlies(plies as u32)));
        }
    }
}

/// Any number of these.
fn pick_ui<T: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    all: &[T],
    names: &[impl AsRef<str>],
    chosen: &[T],
    wish: impl Fn(T) -> LabWish,
) {
    let names: Vec<&str> = names.iter().map(AsRef::as_ref).collect();
    let are_chosen: Vec<bool> = all.iter().map(|item| chosen.contains(item)).collect();
    if let Some(&item) = picks(ui, page, &names, &are_chosen).and_then(|at| all.get(at)) {
        page.ask(Action::Lab(wish(item)));
    }
}

fn match_ui(ui: &mut Ui, page: &mut Page<'_>, choices: &Choices) {
    let words = &page.words.lab;
    soft_label(ui, &page.theme, words.contest_note);
    let names = Level::ALL.map(page.words.difficulty.level_name);
    for (second, title) in [(false, words.first_player), (true, words.second_player)] {
        section_label(ui, title);
        let level = choices.levels[usize::from(second)];
        let chosen = Level::ALL.iter().position(|&known| known == level).unwrap_or_default();
        ui.push_id(second, |ui| {
            if let Some(&level) = segments(ui, page, &names, chosen).and_then(|at| Level::ALL.get(at)) {
                page.ask(Action::Lab(LabWish::Player(second, level)));
            }
        });
    }
    section_label(ui, words.games);
    let names = GAMES.map(|n_games| n_games.to_string());
    let names = names.each_ref().map(String::as_str);
    let chosen = GAMES.iter().position(|&n_games| n_games == choices.n_games).unwrap_or_default();
    if let Some(&n_games) = segments(ui, page, &names, chosen).and_then(|at| GAMES.get(at)) {
        page.ask(Action::Lab(LabWish::Games(n_games)));
    }
    section_label(ui, words.openings);
    if let Some(seed) = stepper(ui, page, words.seed, choices.opening_seed, MAX_SEED) {
        page.ask(Action::Lab(LabWish::OpeningSeed(seed)));
    }
}
