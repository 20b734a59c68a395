//! A page with a board: on top of everything on a phone, beside it where the screen is wide.

use egui::{Rect, ScrollArea, Sense, Ui, UiBuilder, Vec2, pos2, vec2};

use super::Page;
use super::layout::{GAP, MARGIN, TableLayout};

/// Draws what belongs at this place of the page.
pub(super) type Part<'a> = &'a mut dyn FnMut(&mut Ui, &mut Page<'_>);

/// A page with a board, which `board_ui` draws into the square that it is given. `rest_ui` draws everything else below
/// each other, in a column that scrolls, and calls its last argument where the board stands in a single column; on a
/// wide screen the board stands beside the column and that call draws nothing.
pub(super) fn board_page(
    ui: &mut Ui,
    page: &mut Page<'_>,
    salt: &str,
    board_ui: impl FnMut(&Ui, &mut Page<'_>, Rect),
    rest_ui: impl FnOnce(&mut Ui, &mut Page<'_>, Part<'_>),
) {
    let layout = TableLayout::of(ui.max_rect().size());
    board_page_in(ui, page, salt, layout, board_ui, rest_ui);
}

/// The same in an arrangement of the page's own.
pub(super) fn board_page_in(
    ui: &mut Ui,
    page: &mut Page<'_>,
    salt: &str,
    layout: TableLayout,
    mut board_ui: impl FnMut(&Ui, &mut Page<'_>, Rect),
    rest_ui: impl FnOnce(&mut Ui, &mut Page<'_>, Part<'_>),
) {
    let rect = ui.max_rect();
    match layout {
        TableLayout::Column { board: side } => {
            let width = side.max(rect.width().min(side + 40.0) - 2.0 * MARGIN);
            let column = Rect::from_center_size(rect.center(), vec2(width, rect.height()));
            // The scroll bar gets the margin, so that it covers nothing.
            let with_bar = column.with_max_x((column.right() + MARGIN).min(rect.right()));
            let mut in_column = |ui: &mut Ui, page: &mut Page<'_>| {
                let (space, _) = ui.allocate_exact_size(vec2(ui.available_width(), side), Sense::hover());
                board_ui(ui, page, Rect::from_center_size(space.center(), Vec2::splat(side)));
            };
            scroll_ui(ui, with_bar, salt, |ui| {
                ui.set_max_width(width);
                rest_ui(ui, page, &mut in_column);
            });
        }
        TableLayout::Row { board: side } => {
            let width = (rect.width() - side - 3.0 * MARGIN).min(520.0);
            let left = rect.center().x - (side + width + MARGIN) / 2.0;
            let board = Rect::from_min_size(pos2(left, rect.center().y - side / 2.0), Vec2::splat(side));
            let rest_min = pos2(board.right() + MARGIN, rect.top());
            let rest = Rect::from_min_size(rest_min, vec2(width, rect.height()));
            ui.scope_builder(UiBuilder::new().max_rect(board), |ui| board_ui(ui, page, board));
            scroll_ui(ui, rest, salt, |ui| rest_ui(ui, page, &mut |_, _| {}));
        }
    }
}

fn scroll_ui(ui: &mut Ui, place: Rect, salt: &str, contents: impl FnOnce(&mut Ui)) {
    ui.scope_builder(UiBuilder::new().max_rect(place), |ui| {
        ScrollArea::vertical().auto_shrink(false).id_salt(salt).show(ui, |ui| {
            ui.spacing_mut().item_spacing.y = GAP * 0.8;
            contents(ui);
        });
    });
}
