//! The pages of the app, one file each.

mod about;
mod archive;
mod arena;
mod checkers;
mod checkers_rules;
mod difficulty;
mod editor;
mod exercises;
mod lab;
mod learn;
mod menu;
mod openings;
mod puzzles;
mod review;
mod rules;
mod settings;
mod statistics;
mod think;
mod transfer;

use egui::Ui;

use super::Page;
use super::table::table_ui;
use crate::app::Screen;
use crate::game::{Checkers, Othello};

/// Draws the open screen.
pub(super) fn screen_ui(ui: &mut Ui, page: &mut Page<'_>) {
    match page.app.screen() {
        Screen::Menu => menu::menu_ui(ui, page),
        Screen::Difficulty => difficulty::difficulty_ui(ui, page),
        Screen::Arena => table_ui::<Othello>(ui, page),
        Screen::Checkers => table_ui::<Checkers>(ui, page),
        Screen::CheckersRules => checkers_rules::checkers_rules_ui(ui, page),
        Screen::Rules => rules::rules_ui(ui, page),
        Screen::About => about::about_ui(ui, page),
        Screen::Settings => settings::settings_ui(ui, page),
        Screen::Lab => lab::lab_ui(ui, page),
        Screen::Think => think::think_ui(ui, page),
        Screen::Learn => learn::learn_ui(ui, page),
        Screen::Archive => archive::archive_ui(ui, page),
        Screen::Statistics => statistics::statistics_ui(ui, page),
        Screen::Openings => openings::openings_ui(ui, page),
        Screen::Editor => editor::editor_ui(ui, page),
        Screen::Transfer => transfer::transfer_ui(ui, page),
        Screen::Puzzles => puzzles::puzzles_ui(ui, page),
        Screen::Exercises => exercises::exercises_ui(ui, page),
        Screen::Review => review::review_ui(ui, page),
    }
}
