//! The moves of the game, each with the mark of its class; a tap goes there.

use egui::{Role, Sense, Stroke, StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2};

use super::marks::class_mark;
use crate::app::Action;
use crate::app::review::ReviewAction;
use crate::ui::Page;
use crate::ui::access::mark_selected;
use crate::ui::disc;
use crate::ui::layout::TOUCH;
use crate::ui::widgets::{card, focus_ring, galley, heading};

/// The least width of an entry: a disc, a square's name and a mark.
const LEAST: f32 = 96.0;

pub(in crate::ui) fn move_list_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let theme = page.theme;
    let n_moves = page.app.review().n_positions().saturating_sub(1);
    card(ui, &theme, |ui| {
        heading(ui, page.words.review.moves);
        ui.spacing_mut().item_spacing = vec2(4.0, 4.0);
        let width = ui.available_width();
        let scale = ui.text_style_height(&TextStyle::Body) / 18.0;
        // An even number in a row keeps the sides below each other.
        let columns = (((width / (LEAST * scale.max(1.0))) as usize) / 2 * 2).max(2);
        let each = (width - 4.0 * (columns - 1) as f32) / columns as f32;
        let numbers: Vec<usize> = (0..n_moves).collect();
        for row in numbers.chunks(columns) {
            ui.horizontal(|ui| {
                for &number in row {
                    entry_ui(ui, page, number, each);
                }
            });
        }
    });
}

fn entry_ui(ui: &mut Ui, page: &mut Page<'_>, number: usize, width: f32) {
    let (theme, words, view) = (page.theme, &page.words.review, page.app.review());
    let Some((side, at)) = view.played(number) else { return };
    let told = view.move_report(number);
    let (rect, response) = ui.allocate_exact_size(vec2(width, TOUCH), Sense::click());
    let is_shown = view.cursor() == number;
    let spoken = words.move_line(number + 1, side, at, told.map(|told| (told.class, told.discs_lost())));
    response.widget_info(|| WidgetInfo::selected(Role::ListItem, true, is_shown, &spoken));
    mark_selected(ui.ctx(), response.id, is_shown);
    if response.clicked() {
        page.ask(Action::Review(ReviewAction::GoTo(number)));
    }
    if !ui.is_rect_visible(rect) {
        return;
    }
    if is_shown {
        ui.painter().rect(rect, 8.0, theme.accent_soft, Stroke::new(1.5, theme.accent), StrokeKind::Inside);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, 8.0);
    }
    let middle = rect.center().y;
    disc::icon(ui.painter(), &theme, pos2(rect.left() + 14.0, middle), 8.0, side);
    let name = galley(ui, &format!("{}. {at}", number + 1), &TextStyle::Body, theme.ink, f32::INFINITY);
    ui.painter().galley(pos2(rect.left() + 27.0, middle - name.size().y / 2.0), name, theme.ink);
    if let Some(told) = told {
        class_mark(ui.painter(), &theme, pos2(rect.right() - 13.0, middle), 15.0, told.class);
    }
}
