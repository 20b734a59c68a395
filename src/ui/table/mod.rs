//! The screen of a game: its board with the players, the status, the buttons and the moves around it.
//!
//! A game brings its words and its board as a [`GameScreen`]; everything else is here, once for every game.

mod controls;
mod game_screen;
mod history;
mod players;
mod status;
mod think_button;

pub(super) use game_screen::{GameScreen, Sentences};
pub(super) use think_button::ThinkLink;

use egui::{Align, Label, Layout, RichText, Role, TextStyle, Ui, WidgetInfo, vec2};

use self::think_button::ThinkButton;
use super::Page;
use super::board_page::board_page;
use super::icons::Icon;
use super::layout::{TOUCH, TableLayout};
use super::widgets::icon_button;
use crate::app::{Action, Screen};

/// On a screen lower than this, the room of an empty second line is worth more as a glimpse of the history.
const ROOM_FOR_TWO_LINES: f32 = 680.0;

/// The board of a game with everything around it.
pub(super) fn table_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>) {
    let opening = G::opening(page.words, page.app.table::<G>());
    let (in_bar, over_moves) = if is_bar_better(ui) { (opening, None) } else { (None, opening) };
    board_page(ui, page, "arena", G::board_ui, |ui, page, board_ui| {
        let title = G::title(page.words);
        let think = G::think_link(page).map(|link| ThinkButton::new(ui, page, link, title));
        bar_ui(ui, page, (title, in_bar), G::RULES, think);
        players::players_ui::<G>(ui, page);
        board_ui(ui, page);
        status::status_ui::<G>(ui, page, think);
        controls::controls_ui::<G>(ui, page);
        history::history_ui::<G>(ui, page, over_moves);
    });
}

/// Whether the name of an opening has its place under the title, and not over the list of moves: where the screen is so low
/// that the list is out of sight, and the bar has room for a second line.
fn is_bar_better(ui: &Ui) -> bool {
    let is_low = ui.ctx().content_rect().height() < ROOM_FOR_TWO_LINES;
    let is_column = matches!(TableLayout::of(ui.max_rect().size()), TableLayout::Column { .. });
    let height = ui.text_style_height(&TextStyle::Heading) + ui.text_style_height(&TextStyle::Small);
    is_low && is_column && height <= TOUCH
}

/// The name of the opening that is played, which may be cut short for the eye.
fn opening_ui(ui: &mut Ui, page: &Page<'_>, opening: &str) {
    let name = RichText::new(opening).small().color(page.theme.ink_soft);
    let spoken = page.words.openings.played(opening);
    ui.add(Label::new(name).truncate()).widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
}

/// Back, the name of the game with that of the opening, the view of a search on a low screen, the rules and the settings.
fn bar_ui(
    ui: &mut Ui,
    page: &mut Page<'_>,
    (title, opening): (&str, Option<&str>),
    rules: Screen,
    think: Option<ThinkButton>,
) {
    let words = page.words;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        if icon_button(ui, page, Icon::Back, words.dialog.back).clicked() {
            page.ask(Action::Back);
        }
        let heading = RichText::new(title).text_style(TextStyle::Heading);
        match opening {
            None => drop(ui.label(heading)),
            Some(opening) => {
                let in_bar = think.filter(|think| think.is_in_bar).map_or(0.0, |think| think.width);
                let room = vec2(ui.available_width() - 2.0 * TOUCH - in_bar, TOUCH);
                ui.allocate_ui_with_layout(room, Layout::top_down(Align::Min), |ui| {
                    ui.spacing_mut().item_spacing.y = 0.0;
                    ui.label(heading);
                    opening_ui(ui, page, opening);
                });
            }
        }
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
        });
    });
}
