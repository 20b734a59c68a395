//! What a player may choose, once for all games.

use egui::Ui;

use crate::app::{Action, AnimationSpeed, BoardColours, LanguageChoice, MoveValues, Settings, ThemeChoice};
use crate::ui::Page;
use crate::ui::widgets::{Weight, button, card, choose, reading_page, section_label, switch};

pub(super) fn settings_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.settings;
    reading_page(ui, page, words.title, |ui, page| {
        language_ui(ui, page);
        section_label(ui, words.theme);
        pick(ui, page, &ThemeChoice::ALL, |theme| words.theme_name(theme), |settings| &mut settings.theme);
        section_label(ui, words.board);
        pick(ui, page, &BoardColours::ALL, |board| words.board_name(board), |settings| &mut settings.board);
        section_label(ui, words.animation);
        pick(
            ui,
            page,
            &AnimationSpeed::ALL,
            |speed| words.animation_name(speed),
            |settings| &mut settings.animation,
        );
        section_label(ui, words.values);
        pick(ui, page, &MoveValues::ALL, |values| words.values_name(values), |settings| &mut settings.values);
        section_label(ui, words.play);
        let theme = page.theme;
        card(ui, &theme, |ui| switches_ui(ui, page));
        ui.add_space(6.0);
        if button(ui, page, Weight::Danger, None, words.reset).clicked() {
            page.ask(Action::ResetSettings);
        }
    });
}

fn language_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.settings;
    let system = words.system;
    section_label(ui, words.language);
    // A language calls itself by its own name, so that a lost reader finds it again.
    let name = move |choice: LanguageChoice| match choice {
        LanguageChoice::System => system,
        LanguageChoice::Always(language) => language.own_name(),
    };
    pick(ui, page, &LanguageChoice::all(), name, |settings| &mut settings.language);
}

/// A choice among the values of one field.
fn pick<T: Copy + PartialEq>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    all: &[T],
    name: impl Fn(T) -> &'static str,
    field: impl Fn(&mut Settings) -> &mut T,
) {
    let mut settings = *page.app.settings();
    let current = *field(&mut settings);
    if let Some(value) = choose(ui, page, all, current, name) {
        *field(&mut settings) = value;
        page.ask(Action::Change(settings));
    }
}

fn switches_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.settings;
    let now = *page.app.settings();
    let switches: [(bool, &str, &str, Settings); 7] = [
        (
            now.show_legal_moves,
            words.legal_moves,
            words.legal_moves_note,
            Settings { show_legal_moves: !now.show_legal_moves, ..now },
        ),
        (
            now.confirm_tap,
            words.confirm_tap,
            words.confirm_tap_note,
            Settings { confirm_tap: !now.confirm_tap, ..now },
        ),
        (
            now.deliberate,
            words.deliberate,
            words.deliberate_note,
            Settings { deliberate: !now.deliberate, ..now },
        ),
        (
            !now.undo_allowed,
            words.serious,
            words.serious_note,
            Settings { undo_allowed: !now.undo_allowed, ..now },
        ),
        (
            now.square_numbers,
            page.words.checkers.numbers,
            page.words.checkers.numbers_note,
            Settings { square_numbers: !now.square_numbers, ..now },
        ),
        (now.sound, words.sound, "", Settings { sound: !now.sound, ..now }),
        (now.haptics, words.haptics, "", Settings { haptics: !now.haptics, ..now }),
    ];
    for (on, title, note, changed) in switches {
        if switch(ui, page, on, title, note) {
            page.ask(Action::Change(changed));
        }
    }
}
