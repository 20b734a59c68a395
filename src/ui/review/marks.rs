//! The marks of a review: the shape and colour of each class, and what lies on the board beside its discs.

use egui::{
    Align2, FontFamily, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, Ui, WidgetInfo, vec2,
};

use crate::engine::review::MoveClass;
use crate::engine::think::Grade;
use crate::rules::{Disc, Square};
use crate::ui::Page;
use crate::ui::access::{BoardQuestion, asked_question, offer_questions};
use crate::ui::board::{Geometry, Scene, answer_about_squares, board};
use crate::ui::disc;
use crate::ui::strings::SquareState;
use crate::ui::style::STRONG;
use crate::ui::theme::Theme;
use crate::ui::worth_tag::grade_shape;

/// More discs than these would cover the position.
const LINE_SHOWN: usize = 5;

/// A class as a shape: a tick, a ring, a lozenge, an open and a filled triangle, so that no colour is needed to tell them.
pub(super) fn class_mark(painter: &Painter, theme: &Theme, middle: Pos2, size: f32, class: MoveClass) {
    let radius = size / 2.0;
    let pen = Stroke::new(
        (size * 0.14).max(1.5),
        if class >= MoveClass::Mistake { theme.danger } else { theme.ink },
    );
    match class {
        MoveClass::Best => grade_shape(painter, theme, middle, size, Grade::Good),
        MoveClass::Good => {
            painter.circle(middle, radius * 0.75, theme.card, Stroke::new(pen.width, theme.accent));
        }
        MoveClass::Inaccuracy => {
            let corners = [(0.0, -radius), (radius, 0.0), (0.0, radius), (-radius, 0.0)];
            let corners = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
            painter.add(Shape::convex_polygon(corners, theme.card, pen));
        }
        MoveClass::Mistake => {
            let corners = [(0.0, -radius), (radius, radius * 0.8), (-radius, radius * 0.8)];
            let corners = corners.map(|(x, y)| middle + vec2(x, y)).to_vec();
            painter.add(Shape::convex_polygon(corners, theme.card, pen));
        }
        MoveClass::Blunder => grade_shape(painter, theme, middle, size, Grade::Risky),
    }
}

/// The board of the position that is looked at: the move that was played with the mark of its class, and the better line
/// as numbered discs.
pub(in crate::ui) fn review_board(ui: &Ui, page: &mut Page<'_>, place: Rect) {
    let (theme, view) = (&{ page.theme }, page.app.review());
    let number = view.cursor();
    let Some(position) = view.board(number) else { return };
    let turn = (!position.position.is_over()).then_some(position.turn);
    let spoken = page.words.review.board_after(number, turn);
    let response = ui.interact(place, ui.scope_id().with("review board"), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, &spoken));
    offer_questions(ui.ctx(), response.id, &page.words.access, &[BoardQuestion::Whole]);
    if asked_question(ui.ctx(), response.id).is_some() {
        let word = |square| {
            let state = SquareState { disc: position.disc_at(square), ..SquareState::default() };
            state.disc.map(|_| page.words.arena.square(square, &state))
        };
        let asked = (Square::A1, BoardQuestion::Whole);
        page.answer = answer_about_squares(&page.words.access, asked, word);
    }

    let geometry = Geometry::new(place, true);
    let last = number.checked_sub(1).and_then(|before| view.played(before)).map(|(_, at)| at);
    board(ui.painter(), theme, &geometry, &Scene { last, ..Scene::of(position) }, true);
    let cell = geometry.cell();
    let told = view.move_report(number);
    let is_best = told.is_some_and(|told| told.best == told.played);
    if let Some((side, at)) = view.played(number) {
        let middle = geometry.rect(at).center();
        disc::ghost(ui.painter(), theme, middle, cell * 0.41, side);
        ui.painter().circle_stroke(middle, cell * 0.41, Stroke::new(cell * 0.06, theme.board.last_move));
        if let Some(told) = told {
            let corner = middle + vec2(cell, -cell) * 0.27;
            class_mark(ui.painter(), theme, corner, (cell * 0.42).max(14.0), told.class);
        }
    }
    if is_best {
        return;
    }
    for (idx, (side, at)) in view.line(number).into_iter().take(LINE_SHOWN).enumerate() {
        numbered(ui.painter(), theme, geometry.rect(at), side, idx + 1);
    }
}

/// A disc of the better line with its number; the first has a ring, since it is the move.
fn numbered(painter: &Painter, theme: &Theme, square: Rect, side: Disc, number: usize) {
    let (middle, cell) = (square.center(), square.width());
    disc::ghost(painter, theme, middle, cell * 0.36, side);
    if number == 1 {
        painter.circle_stroke(middle, cell * 0.42, Stroke::new(cell * 0.07, theme.board.preview));
    }
    let font = FontId::new((cell * 0.42).max(12.0), FontFamily::Name(STRONG.into()));
    let ink = theme.disc(!side).face;
    painter.text(middle, Align2::CENTER_CENTER, number, font, ink);
}
