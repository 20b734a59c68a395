//! The way from a board to the view of a search.

use egui::{Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::ROOM_FOR_TWO_LINES;
use crate::app::{About, Action, ThinkAction};
use crate::ui::Page;
use crate::ui::icons::{self, Icon};
use crate::ui::layout::TOUCH;
use crate::ui::widgets::{ROUND, centred_galley, focus_ring, galley, longest_word};

/// What the view of a search would show.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::ui) struct ThinkLink {
    pub(in crate::ui) about: About,
    /// Whether the computer thinks of its move now, so that the status leads there too.
    pub(in crate::ui) is_thinking: bool,
}

/// The button that opens the view, and where it is on this screen.
#[derive(Clone, Copy, Debug)]
pub(super) struct ThinkButton {
    pub(super) link: ThinkLink,
    /// Whether it is in the bar above the board, and not beside the status below it.
    pub(super) is_in_bar: bool,
    pub(super) width: f32,
}

impl ThinkButton {
    /// On a low screen, where a second line below the board costs too much, it is in the bar: with its words if they
    /// have room on one line, with the picture alone otherwise, and beside the status after all if there is no room even
    /// for that. `beside` is how wide what else stands in the bar is, besides three square buttons.
    pub(super) fn new(ui: &Ui, page: &Page<'_>, link: ThinkLink, beside: f32, is_low: bool) -> Self {
        let words = page.words.think.title;
        let room = ui.available_width() - beside - 3.0 * TOUCH;
        let is_low = is_low || ui.ctx().content_rect().height() < ROOM_FOR_TWO_LINES;
        if is_low && room >= TOUCH {
            let whole = galley(ui, words, &TextStyle::Small, page.theme.ink, f32::INFINITY).size().x + 12.0;
            return Self { link, is_in_bar: true, width: if whole <= room { whole } else { TOUCH } };
        }
        let width = longest_word(ui, words, &TextStyle::Small).max(TOUCH - 12.0) + 12.0;
        Self { link, is_in_bar: false, width }
    }

    /// Where a word does not fit, or in the bar not all of them on one line, there is the picture alone.
    pub(super) fn ui(self, ui: &mut Ui, page: &mut Page<'_>) {
        let theme = page.theme;
        let title = page.words.think.title;
        let room = self.width - 4.0;
        let whole = || galley(ui, title, &TextStyle::Small, theme.accent, f32::INFINITY).size().x;
        let fits =
            if self.is_in_bar { whole() <= room } else { longest_word(ui, title, &TextStyle::Small) <= room };
        let words = fits.then(|| galley(ui, title, &TextStyle::Small, theme.accent, room));
        let words_height = words.as_ref().map_or(0.0, |words| words.size().y + 2.0);
        let icon = if fits { 18.0 } else { 24.0 };
        let height = (words_height + icon + 4.0).max(TOUCH);
        let (rect, response) = ui.allocate_exact_size(vec2(self.width, height), Sense::click());
        response.widget_info(|| WidgetInfo::labeled(Role::Button, true, title));
        if response.clicked() {
            page.ask(Action::Think(ThinkAction::Open(self.link.about)));
        }
        if response.is_pointer_button_down_on() || response.hovered() {
            ui.painter().rect_filled(rect, ROUND, theme.ink.gamma_multiply(0.08));
        }
        if response.has_focus() {
            focus_ring(ui.painter(), &theme, rect, ROUND);
        }
        let top = rect.center().y - f32::midpoint(words_height, icon);
        let middle = pos2(rect.center().x, top + icon / 2.0);
        icons::icon(ui.painter(), Icon::Tree, icons::square_around(middle, icon), theme.accent);
        if let Some(words) = words {
            centred_galley(ui.painter(), pos2(rect.center().x, top + icon + 2.0), words, theme.accent);
        }
    }
}
