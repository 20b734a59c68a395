//! Rows with something to the left and something to the right, or below each other where the words need the width.

use std::sync::Arc;

use egui::{Galley, Rect, Role, Sense, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::ui::style::strong;
use crate::ui::theme::Theme;
use crate::ui::widgets::galley;

/// The least space between the two sides.
const BETWEEN: f32 = 12.0;

/// One side of a row: a line, and a smaller one below it.
pub(super) struct Side<'a> {
    pub(super) line: &'a str,
    /// What stands below it; may be empty.
    pub(super) note: &'a str,
}

/// A row; all its words are read out as one sentence.
pub(super) fn pair_ui(ui: &mut Ui, theme: &Theme, left: &Side<'_>, right: &Side<'_>) {
    let width = ui.available_width();
    let lay = |text: &str, style: &TextStyle, colour, room| {
        (!text.is_empty()).then(|| galley(ui, text, style, colour, room))
    };
    let sides = |room: f32| {
        [
            [
                lay(left.line, &strong(), theme.ink, room),
                lay(left.note, &TextStyle::Small, theme.ink_soft, room),
            ],
            [
                lay(right.line, &TextStyle::Body, theme.ink, room),
                lay(right.note, &TextStyle::Small, theme.ink_soft, room),
            ],
        ]
    };
    let free = sides(f32::INFINITY);
    let widest = |side: &[Option<Arc<Galley>>; 2]| {
        side.iter().flatten().map(|words| words.size().x).fold(0.0, f32::max)
    };
    let is_beside = widest(&free[0]) + BETWEEN + widest(&free[1]) <= width;
    let sides = if is_beside { free } else { sides(width) };
    let heights = sides.each_ref().map(|side| side.iter().flatten().map(|words| words.size().y).sum::<f32>());
    let height = if is_beside { heights[0].max(heights[1]) } else { heights[0] + heights[1] };

    let (rect, response) = ui.allocate_exact_size(vec2(width, height), Sense::hover());
    let said = [left.line, left.note, right.line, right.note];
    let spoken: Vec<&str> = said.into_iter().filter(|words| !words.is_empty()).collect();
    response.widget_info(|| WidgetInfo::labeled(Role::Label, true, spoken.join(", ")));

    let [first, second] = sides;
    let below = paint(ui, rect, first, is_beside, false);
    let rest = if is_beside { rect } else { rect.with_min_y(below) };
    paint(ui, rest, second, is_beside, is_beside);
}

/// Paints the lines of one side from the top of a rectangle; gives where they end.
fn paint(ui: &Ui, rect: Rect, side: [Option<Arc<Galley>>; 2], is_beside: bool, to_the_right: bool) -> f32 {
    let mut top = rect.top();
    if is_beside {
        let height: f32 = side.iter().flatten().map(|words| words.size().y).sum();
        top = rect.center().y - height / 2.0;
    }
    for words in side.into_iter().flatten() {
        let size = words.size();
        let left = if to_the_right { rect.right() - size.x } else { rect.left() };
        let colour = ui.visuals().text_color();
        ui.painter().galley(pos2(left, top), words, colour);
        top += size.y;
    }
    top
}

/// A name and what it is.
pub(super) fn fact_ui(ui: &mut Ui, theme: &Theme, name: &str, what: &str) {
    pair_ui(ui, theme, &Side { line: name, note: "" }, &Side { line: what, note: "" });
}
