//! The screen of a game: its board with the players, the status, the buttons and the moves around it.
//!
//! A game brings its words and its board as a [`GameScreen`]; everything else is here, once for every game.

mod controls;
mod game_screen;
mod history;
mod players;
mod questions;
mod status;
mod think_button;

pub(super) use game_screen::{GameScreen, Sentences};
pub(super) use questions::answer;
pub(super) use think_button::ThinkLink;

use egui::{Align, Label, Layout, RichText, Role, TextStyle, Ui, WidgetInfo};

use self::think_button::ThinkButton;
use super::Page;
use super::access::read_backwards;
use super::board_page::board_page_in;
use super::icons::Icon;
use super::layout::{GAP, TOUCH, TableLayout};
use super::style::{section, strong};
use super::widgets::{galley, icon_button};
use crate::app::{Action, Screen};

/// On a screen lower than this that lies on its side, the room of an empty second line is worth more as a glimpse of the
/// history.
const ROOM_FOR_TWO_LINES: f32 = 680.0;

/// The board of a game with everything around it.
pub(super) fn table_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>) {
    let opening = G::opening(page.words, page.app.table::<G>());
    let layout = TableLayout::of_table(ui.max_rect().size());
    let is_low = is_low(ui, layout);
    board_page_in(ui, page, "arena", layout, G::board_ui, |ui, page, board_ui| {
        let title = G::title(page.words);
        let think = G::think_link(page).map(|link| {
            let beside = if is_low { players::least_width(ui) } else { heading_width(ui, page, title) };
            ThinkButton::new(ui, page, link, beside, is_low)
        });
        if is_low {
            ui.spacing_mut().item_spacing.y = 2.0;
            low_bar_ui::<G>(ui, page, think);
        } else {
            bar_ui(ui, page, title, G::RULES, think);
            players::players_ui::<G>(ui, page);
        }
        board_ui(ui, page);
        status::status_ui::<G>(ui, page, think, is_low);
        controls::controls_ui::<G>(ui, page, is_low);
        history::history_ui::<G>(ui, page, opening, is_low);
    });
}

/// Whether the column is too low for everything at its full size and three lines of the history: then the players stand in
/// the bar, what happens is told on one line, and the buttons are as low as a finger.
fn is_low(ui: &Ui, layout: TableLayout) -> bool {
    let TableLayout::Column { board } = layout else { return false };
    let [small, body, strong, section] =
        [TextStyle::Small, TextStyle::Body, strong(), section()].map(|style| ui.text_style_height(&style));
    let cards = (strong + small + 14.0).max(TOUCH + 6.0);
    let buttons = small * 2.25 + 16.0;
    let lines = 3.0 * TOUCH.max(body + 14.0);
    let rest = TOUCH + cards + strong + small + buttons + section + lines + 5.0 * 0.8 * GAP;
    ui.max_rect().height() - board < rest
}

/// The name of the opening that is played, which may be cut short for the eye.
fn opening_ui(ui: &mut Ui, page: &Page<'_>, opening: &str) {
    let name = RichText::new(opening).small().color(page.theme.ink_soft);
    let spoken = page.words.openings.played(opening);
    ui.add(Label::new(name).truncate()).widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// How wide the name of the game is in the bar.
fn heading_width(ui: &Ui, page: &Page<'_>, title: &str) -> f32 {
    galley(ui, title, &TextStyle::Heading, page.theme.ink, f32::INFINITY).size().x
}

/// Back, the name of the game, the view of a search where the screen is low, the rules and the settings.
fn bar_ui(ui: &mut Ui, page: &mut Page<'_>, title: &str, rules: Screen, think: Option<ThinkButton>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        back_button_ui(ui, page);
        let said = ui.label(RichText::new(title).text_style(TextStyle::Heading));
        page.offer_reading_start(said.id);
        bar_buttons_ui(ui, page, rules, think);
    });
}

/// The bar of a low column: the players have the place of the game's name.
fn low_bar_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, think: Option<ThinkButton>) {
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        back_button_ui(ui, page);
        let in_bar = think.filter(|think| think.is_in_bar).map_or(0.0, |think| think.width);
        let room = ui.available_width() - 2.0 * TOUCH - in_bar;
        players::low_players_ui::<G>(ui, page, room);
        bar_buttons_ui(ui, page, G::RULES, think);
    });
}

fn back_button_ui(ui: &mut Ui, page: &mut Page<'_>) {
    if icon_button(ui, page, Icon::Back, page.words.dialog.back).clicked() {
        page.ask(Action::Back);
    }
}

/// What stands at the right end of the bar.
fn bar_buttons_ui(ui: &mut Ui, page: &mut Page<'_>, rules: Screen, think: Option<ThinkButton>) {
    let words = page.words;
    ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
        if icon_button(ui, page, Icon::Settings, words.settings.title).clicked() {
            page.ask(Action::Open(Screen::Settings));
        }
        if icon_button(ui, page, Icon::Book, words.rules.title).clicked() {
            page.ask(Action::Open(rules));
        }
        if let Some(think) = think.filter(|think| think.is_in_bar) {
            think.ui(ui, page);
        }
        read_backwards(ui);
    });
}
