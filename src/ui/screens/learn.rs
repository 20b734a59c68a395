//! The ways to learn: one's own games, exercises, puzzles, openings, positions; and the lab.

use egui::Ui;

use crate::app::{Action, Screen};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::widgets::{link, reading_page};

pub(super) fn learn_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.learn;
    let ways = [
        (Icon::Games, words.archive, words.archive_note, Screen::Archive),
        (Icon::Target, words.exercises, words.exercises_note, Screen::Exercises),
        (Icon::Puzzle, words.puzzles, words.puzzles_note, Screen::Puzzles),
        (Icon::Book, words.openings, words.openings_note, Screen::Openings),
        (Icon::Edit, words.editor, words.editor_note, Screen::Editor),
        (Icon::Share, words.transfer, words.transfer_note, Screen::Transfer),
        (Icon::Chart, words.statistics, words.statistics_note, Screen::Statistics),
        (Icon::Flask, page.words.menu.lab, words.lab_note, Screen::Lab),
    ];
    reading_page(ui, page, words.title, |ui, page| {
        for (icon, title, note, screen) in ways {
            if link(ui, page, icon, title, note).clicked() {
                page.ask(Action::Open(screen));
            }
        }
    });
}
