//! What a move is worth, as a small tag on its square: a shape, a colour and a word or a figure, so that none of them
//! is needed alone.

use egui::{Color32, FontFamily, FontId, Painter, Pos2, Rect, Shape, Stroke, StrokeKind, pos2, vec2};

use super::board::Worth;
use super::icons::{self, Icon};
use super::style::STRONG;
use super::theme::Theme;
use crate::engine::think::Grade;

/// The size of the word, in sides of a square, and its bounds in points.
const WORD_SHARE: f32 = 0.30;
const SMALLEST_WORD: f32 = 12.0;
const LARGEST_WORD: f32 = 18.0;

/// Paints the tag of a move on its square.
pub(super) fn worth_tag(painter: &Painter, theme: &Theme, square: Rect, worth: &Worth) {
    let cell = square.width();
    let tag = square.shrink(cell * 0.05);
    let colour = grade_colour(theme, worth.grade);
    let fill = theme.card.gamma_multiply(0.94);
    painter.rect(tag, cell * 0.16, fill, Stroke::new((cell * 0.035).max(1.0), colour), StrokeKind::Inside);
    let words = fitting(painter, &worth.text, cell, tag.width() - 6.0, theme.ink);
    let shape = (tag.height() - words.size().y - 4.0).clamp(6.0, cell * 0.36);
    let free = tag.height() - words.size().y - shape;
    let middle = pos2(tag.center().x, tag.top() + free * 0.45 + shape / 2.0);
    grade_shape(painter, theme, middle, shape, worth.grade);
    let at = pos2(tag.center().x - words.size().x / 2.0, tag.bottom() - words.size().y - free * 0.2);
    painter.galley(at, words, theme.ink);
}

/// The word as large as it may be.
fn fitting(
    painter: &Painter,
    text: &str,
    cell: f32,
    room: f32,
    ink: Color32,
) -> std::sync::Arc<egui::Galley> {
    let laid_out = |size: f32| {
        painter.layout_no_wrap(text.to_owned(), FontId::new(size, FontFamily::Name(STRONG.into())), ink)
    };
    let usual = (cell * WORD_SHARE).clamp(SMALLEST_WORD, LARGEST_WORD);
    let words = laid_out(usual);
    if words.size().x <= room { words } else { laid_out(usual * room / words.size().x) }
}

const fn grade_colour(theme: &Theme, grade: Grade) -> Color32 {
    match grade {
        Grade::Good => theme.accent,
        Grade::Fine => theme.ink_soft,
        Grade::Risky => theme.danger,
    }
}

/// Good is a filled disc with a tick, fine an open ring, risky a triangle that warns.
pub(super) fn grade_shape(painter: &Painter, theme: &Theme, middle: Pos2, size: f32, grade: Grade) {
    let colour = grade_colour(theme, grade);
    let radius = size / 2.0;
    match grade {
        Grade::Good => {
            painter.circle_filled(middle, radius, colour);
            icons::icon(painter, Icon::Check, icons::square_around(middle, size * 0.68), theme.on_accent);
        }
        Grade::Fine => {
            painter.circle_stroke(middle, radius * 0.8, Stroke::new((size * 0.16).max(1.5), colour));
        }
        Grade::Risky => {
            let corners = vec![
                middle + vec2(0.0, -radius),
                middle + vec2(radius, radius * 0.8),
                middle + vec2(-radius, radius * 0.8),
            ];
            painter.add(Shape::convex_polygon(corners, colour, Stroke::NONE));
            let mark = Stroke::new((size * 0.13).max(1.2), theme.card);
            painter.line_segment([middle + vec2(0.0, -radius * 0.3), middle + vec2(0.0, radius * 0.3)], mark);
            painter.circle_filled(middle + vec2(0.0, radius * 0.58), mark.width * 0.6, theme.card);
        }
    }
}
