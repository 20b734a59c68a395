//! Who plays, how strong, and who begins.

use egui::{Ui, UiBuilder};

use crate::app::{Action, Opponents, Setup};
use crate::engine::Level;
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::layout::MARGIN;
use crate::ui::widgets::{Weight, button, choice, reading_page, section_label, segments, soft_label};

pub(super) fn difficulty_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.difficulty;
    // The way on stays in sight at the bottom, however long the ladder is.
    let rect = ui.max_rect();
    let foot = 72.0_f32.max(button_height(ui) + 2.0 * MARGIN);
    let (upper, lower) = rect.split_top_bottom_at_y(rect.bottom() - foot);
    ui.scope_builder(UiBuilder::new().max_rect(upper), |ui| {
        ui.set_clip_rect(upper);
        reading_page(ui, page, words.title, choices_ui);
    });
    let column = crate::ui::layout::centred(lower, crate::ui::layout::READING_WIDTH);
    ui.scope_builder(UiBuilder::new().max_rect(column), |ui| {
        ui.add_space(MARGIN * 0.75);
        if button(ui, page, Weight::Primary, Some(Icon::Play), words.play).clicked() {
            page.ask(Action::NewGame);
        }
    });
}

fn button_height(ui: &Ui) -> f32 {
    ui.text_style_height(&egui::TextStyle::Button) + 24.0
}

fn choices_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.difficulty;
    let setup = page.app.setup();
    section_label(ui, words.who_plays);
    let kinds = [
        (Opponents::Computer, words.against_computer),
        (Opponents::People, words.two_people),
        (Opponents::Watch, words.watch),
    ];
    let names = kinds.map(|(_, name)| name);
    let chosen = kinds.iter().position(|&(kind, _)| kind == setup.opponents).unwrap_or_default();
    if let Some(&(opponents, _)) = segments(ui, page, &names, chosen).and_then(|index| kinds.get(index)) {
        page.ask(Action::SetUp(Setup { opponents, ..setup }));
    }
    match setup.opponents {
        Opponents::Computer => {
            colour_ui(ui, page, setup);
            section_label(ui, words.level);
            ladder_ui(ui, page, setup.level, |level| Setup { level, ..setup });
        }
        Opponents::People => soft_label(ui, &page.theme, words.two_people_note),
        Opponents::Watch => {
            soft_label(ui, &page.theme, words.watch_note);
            section_label(ui, words.black_level);
            short_ladder_ui(ui, page, setup.black_level, |black_level| Setup { black_level, ..setup });
            section_label(ui, words.white_level);
            short_ladder_ui(ui, page, setup.level, |level| Setup { level, ..setup });
        }
    }
}

fn colour_ui(ui: &mut Ui, page: &mut Page<'_>, setup: Setup) {
    let words = &page.words.difficulty;
    section_label(ui, words.who_is_black);
    let chosen = usize::from(setup.person == Disc::White);
    match segments(ui, page, &[words.i_begin, words.computer_begins], chosen) {
        Some(0) => page.ask(Action::SetUp(Setup { person: Disc::Black, ..setup })),
        Some(_) => page.ask(Action::SetUp(Setup { person: Disc::White, ..setup })),
        None => {}
    }
}

/// The levels with their sentences, weakest first.
fn ladder_ui(ui: &mut Ui, page: &mut Page<'_>, chosen: Level, with: impl Fn(Level) -> Setup) {
    let words = &page.words.difficulty;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (level, name) in Level::ALL.into_iter().zip(names(page)) {
            if choice(ui, page, level == chosen, &name, (words.level_summary)(level)).clicked() {
                page.ask(Action::SetUp(with(level)));
            }
        }
    });
}

/// The names of the levels side by side, for a page with two ladders; below them how the chosen one plays, where a
/// longer or shorter sentence moves no name from under a finger.
fn short_ladder_ui(ui: &mut Ui, page: &mut Page<'_>, chosen: Level, with: impl Fn(Level) -> Setup) {
    let names = names(page);
    let names: Vec<&str> = names.iter().map(String::as_str).collect();
    let rung = Level::ALL.iter().position(|&level| level == chosen).unwrap_or_default();
    if let Some(&level) = segments(ui, page, &names, rung).and_then(|index| Level::ALL.get(index)) {
        page.ask(Action::SetUp(with(level)));
    }
    soft_label(ui, &page.theme, (page.words.difficulty.level_summary)(chosen));
}

/// The levels' names with the numbers of their rungs.
fn names(page: &Page<'_>) -> Vec<String> {
    let name = page.words.difficulty.level_name;
    (1..).zip(Level::ALL).map(|(number, level)| format!("{number}. {}", name(level))).collect()
}
