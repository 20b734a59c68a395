//! How both sides played: discs lost, accuracy, moves by class, and what these words mean.

use egui::{Align, Layout, RichText, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::marks::class_mark;
use crate::engine::review::MoveClass;
use crate::rules::Disc;
use crate::rules::openings::Openings;
use crate::ui::Page;
use crate::ui::access::read_backwards;
use crate::ui::disc;
use crate::ui::strings::Strings;
use crate::ui::style::strong;
use crate::ui::widgets::{card, galley, heading, longest_word, soft_label};

/// The least room for the figures of one side.
const LEAST_COLUMN: f32 = 62.0;

/// The same for the size that text has now: a word of the head, or a figure.
fn column(ui: &Ui, page: &Page<'_>) -> f32 {
    let arena = &page.words.arena;
    let heads = Disc::BOTH.map(|side| longest_word(ui, arena.disc(side), &TextStyle::Small));
    let figure = longest_word(ui, "100 %", &strong());
    heads.into_iter().fold(figure, f32::max).max(LEAST_COLUMN - 8.0) + 8.0
}

pub(in crate::ui) fn totals_ui(ui: &mut Ui, page: &Page<'_>) {
    let (words, view) = (&page.words.review, page.app.review());
    let sides = Disc::BOTH.map(|disc| view.totals(disc));
    card(ui, &page.theme, |ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        heading(ui, words.totals);
        opening_ui(ui, page);
        head_ui(ui, page);
        row_ui(
            ui,
            page,
            None,
            words.discs_lost,
            &sides.map(|side| page.words.numbers.discs(side.discs_lost())),
        );
        let accuracy =
            sides.map(|side| side.accuracy().map_or_else(|| "–".to_owned(), |share| words.share(share)));
        row_ui(ui, page, None, words.accuracy, &accuracy);
        for class in MoveClass::ALL {
            row_ui(
                ui,
                page,
                Some(class),
                words.class(class),
                &sides.map(|side| side.n_of(class).to_string()),
            );
        }
        ui.add_space(4.0);
        for note in [words.accuracy_note.to_owned(), words.thresholds()] {
            ui.label(RichText::new(note).small().color(page.theme.ink_soft));
        }
    });
}

/// The opening by its name, and where the game left the lines that have one.
fn opening_ui(ui: &mut Ui, page: &Page<'_>) {
    let (words, view) = (&page.words.openings, page.app.review());
    let boards = (0..view.n_positions()).filter_map(|number| view.board(number));
    if let Some(followed) = Openings::shipped().of_game(boards, page.words.opening_names) {
        soft_label(ui, &page.theme, &words.played(followed.opening.name()));
        if followed.known_until + 1 < view.n_positions() {
            soft_label(ui, &page.theme, &words.left(followed.known_until + 1));
        }
    }
}

/// The two sides by their discs and names.
fn head_ui(ui: &mut Ui, page: &Page<'_>) {
    let (theme, arena) = (&page.theme, &page.words.arena);
    let column = column(ui, page);
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        ui.with_layout(Layout::right_to_left(Align::Center), |ui| {
            for side in [Disc::White, Disc::Black] {
                let name = galley(ui, arena.disc(side), &TextStyle::Small, theme.ink_soft, f32::INFINITY);
                let (rect, response) =
                    ui.allocate_exact_size(vec2(column, name.size().y + 22.0), Sense::hover());
                response.widget_info(|| WidgetInfo::labeled(Role::Label, true, arena.disc(side)));
                disc::icon(ui.painter(), theme, pos2(rect.center().x, rect.top() + 10.0), 8.0, side);
                let at = pos2(rect.center().x - name.size().x / 2.0, rect.bottom() - name.size().y);
                ui.painter().galley(at, name, theme.ink_soft);
            }
            read_backwards(ui);
        });
    });
}

/// A name, and a figure for each side, as they are read out.
pub(super) fn figures_words(words: &Strings, name: &str, [black, white]: &[String; 2]) -> String {
    let arena = &words.arena;
    format!("{name}: {} {black}, {} {white}", arena.disc(Disc::Black), arena.disc(Disc::White))
}

/// The same for the eye.
fn row_ui(ui: &mut Ui, page: &Page<'_>, class: Option<MoveClass>, name: &str, figures: &[String; 2]) {
    let theme = &page.theme;
    let width = ui.available_width();
    let left = if class.is_some() { 24.0 } else { 0.0 };
    let columns = [0, 1].map(|side: usize| galley(ui, &figures[side], &strong(), theme.ink, f32::INFINITY));
    let column = column(ui, page);
    let beside = width - 2.0 * column - left - 4.0;
    // Large words stand above their figures rather than be broken.
    let is_above = longest_word(ui, name, &TextStyle::Body) > beside;
    let room = if is_above { width - left } else { beside };
    let words = galley(ui, name, &TextStyle::Body, theme.ink, room);
    let figures_height = if is_above { columns[0].size().y } else { 0.0 };
    let height = (words.size().y + figures_height).max(22.0);
    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let spoken = figures_words(page.words, name, figures);
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, &spoken));
    if let Some(class) = class {
        let middle = rect.center().y - figures_height / 2.0;
        class_mark(ui.painter(), theme, pos2(rect.left() + 9.0, middle), 15.0, class);
    }
    let top = rect.center().y - f32::midpoint(words.size().y, figures_height);
    ui.painter().galley(pos2(rect.left() + left, top), words, theme.ink);
    let middle = if is_above { rect.bottom() - figures_height / 2.0 } else { rect.center().y };
    for (figure, back) in columns.into_iter().zip([1.5, 0.5]) {
        let at = pos2(rect.right() - column * back, middle) - figure.size() / 2.0;
        ui.painter().galley(at, figure, theme.ink);
    }
}
