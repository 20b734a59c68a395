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

use egui::{Rect, RichText, ScrollArea, Sense, TextStyle, Ui, UiBuilder, Vec2, pos2, vec2};

use self::think_button::ThinkButton;
use super::Page;
use super::icons::Icon;
use super::layout::{GAP, MARGIN, TableLayout};
use super::widgets::icon_button;
use crate::app::{Action, Screen};

/// On a screen lower than this, the room of an empty second line is worth more as a glimpse of the history.
const ROOM_FOR_TWO_LINES: f32 = 680.0;

/// The board of a game with everything around it.
pub(super) fn table_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>) {
    let rect = ui.max_rect();
    match TableLayout::of(rect.size()) {
        TableLayout::Column { board: side } => {
            let width = side.max(rect.width().min(side + 40.0) - 2.0 * MARGIN);
            let column = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
            // The scroll bar gets the margin, so that it covers nothing.
            let with_bar = column.with_max_x((column.right() + MARGIN).min(rect.right()));
            ui.scope_builder(UiBuilder::new().max_rect(with_bar), |ui| {
                scroll_ui::<G>(ui, page, Some(width), |ui, page| board_ui::<G>(ui, page, side));
            });
        }
        TableLayout::Row { board: side } => {
            let width = (rect.width() - side - 3.0 * MARGIN).min(520.0);
            let left = rect.center().x - (side + width + MARGIN) / 2.0;
            let board = Rect::from_min_size(pos2(left, rect.center().y - side / 2.0), Vec2::splat(side));
            let rest_min = pos2(board.right() + MARGIN, rect.top());
            let rest = Rect::from_min_size(rest_min, vec2(width, rect.height()));
            ui.scope_builder(UiBuilder::new().max_rect(board), |ui| board_ui::<G>(ui, page, side));
            ui.scope_builder(UiBuilder::new().max_rect(rest), |ui| {
                scroll_ui::<G>(ui, page, None, |_, _| {});
            });
        }
    }
}

/// The parts below each other, at most this wide; `board_ui` draws what stands between the players and the status.
fn scroll_ui<G: GameScreen>(
    ui: &mut Ui,
    page: &mut Page<'_>,
    width: Option<f32>,
    board_ui: impl FnOnce(&mut Ui, &mut Page<'_>),
) {
    ScrollArea::vertical().auto_shrink(false).id_salt("arena").show(ui, |ui| {
        if let Some(width) = width {
            ui.set_max_width(width);
        }
        ui.spacing_mut().item_spacing.y = GAP * 0.8;
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

/// Claims a square of this side in the middle of what there is, for the board.
fn board_ui<G: GameScreen>(ui: &mut Ui, page: &mut Page<'_>, side: f32) {
    let (space, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
    G::board_ui(ui, page, Rect::from_center_size(space.center(), Vec2::splat(side)));
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
