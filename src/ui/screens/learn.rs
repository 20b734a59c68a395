//! The ways to learn: one's own games, exercises, puzzles, openings, positions; and the lab.

use egui::Ui;

use crate::app::{Action, Screen};
use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::widgets::{link, reading_page};

pub(super) fn learn_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.learn;
    let (exercises_note, puzzles_note) = (exercises_note(page), puzzles_note(page));
    let ways = [
        (Icon::Games, words.archive, words.archive_note, Screen::Archive),
        (Icon::Target, words.exercises, exercises_note.as_str(), Screen::Exercises),
        (Icon::Puzzle, words.puzzles, puzzles_note.as_str(), Screen::Puzzles),
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

/// How many exercises are due, if any are.
fn exercises_note(page: &Page<'_>) -> String {
    match page.app.exercises().exercises().n_due(page.app.today()) {
        0 => page.words.learn.exercises_note.to_owned(),
        n_due => page.words.training.n_due(n_due),
    }
}

/// How many puzzles are solved, once one is.
fn puzzles_note(page: &Page<'_>) -> String {
    let puzzles = page.app.puzzles();
    let n_puzzles = puzzles.set().len();
    match puzzles.progress().n_solved(0..n_puzzles) {
        0 => page.words.learn.puzzles_note.to_owned(),
        n_solved => page.words.training.solved_of(n_solved, n_puzzles),
    }
}
