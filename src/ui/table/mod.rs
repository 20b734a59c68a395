//! The screen of a game: its board with the players, the status, the buttons and the moves around it.
//!
//! A game brings its words and its board as a [`GameScreen`]; everything else is here, once for every game.

mod controls;
mod game_screen;
mod history;
mod players;
mod status;
mod think_button;

pub(super) use game_screen::{GameScreen, Levels, Sentences};
pub(super) use think_button::ThinkLink;

use egui::{RichText, TextStyle, Ui};

use self::think_button::ThinkButton;
use super::Page;
use super::board_page::board_page;
use super::icons::Icon;
use super::widgets::icon_button;
use crate::app::{Action, Screen};

/// On a screen lower than this, the room of an empty second line is worth more as a glimpse of the history.
const ROOM_FOR_TWO_LINES: f32 = 680.0;

/// The board of a game with everything around it.
pub(super) fn table_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>) {
    board_page(ui, page, "arena", G::board_ui, |ui, page, board_ui| {
        let title = G::title(page.words);
        let think = G::think_link(page).map(|link| ThinkButton::new(ui, page, link, title));
        bar_ui(ui, page, title, G::RULES, think);
        players::players_ui::<G>(ui, page);
        board_ui(ui, page);
        status::status_ui::<G>(ui, page, think);
        controls::controls_ui::<G>(ui, page);
        history::history_ui::<G>(ui, page);
    });
}

/// Back, the name of the game, the view of a search on a low screen, the rules and the settings.
fn bar_ui(ui: &mut Ui, page: &mut Page<'_>, title: &str, rules: Screen, think: Option<ThinkButton>) {
    let words = page.words;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if icon_button(ui, page, Icon::Back, words.dialog.back).clicked() {
            page.ask(Action::Back);
        }
        ui.label(RichText::new(title).text_style(TextStyle::Heading));
        ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
            if icon_button(ui, page, Icon::Settings, words.settings.title).clicked() {
                page.ask(Action::Open(Screen::Settings));
            }
            if icon_button(ui, page, Icon::Book, words.rules.title).clicked() {
                page.ask(Action::Open(rules));
            }
            if let Some(think) = think.filter(|think| think.is_in_bar) {
                think.ui(ui, page);
            }
        });
    });
}
