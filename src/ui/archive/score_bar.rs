//! Games won, drawn and lost as a bar that is read without colours: filled, striped, empty.

use egui::{Rect, Sense, Stroke, StrokeKind, Ui, pos2, vec2};

use crate::game::archive::Score;
use crate::ui::Page;
use crate::ui::pairs::fact_ui;
use crate::ui::theme::Theme;
use crate::ui::widgets::soft_label;

/// How high a bar is.
const BAR: f32 = 14.0;
/// From stripe to stripe.
const STRIPE: f32 = 5.0;

/// A name, what was scored in percent, the bar, and the figures.
pub(crate) fn score_ui(ui: &mut Ui, page: &Page<'_>, name: &str, score: Score) {
    let words = &page.words.archive.statistics;
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        let percent = score.percent().map(|percent| words.percent(percent)).unwrap_or_default();
        fact_ui(ui, &page.theme, name, &percent);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
        bar(ui, &page.theme, rect, score);
        soft_label(ui, &page.theme, &words.results(score));
    });
    ui.add_space(4.0);
}

/// What the parts of the bars mean.
pub(crate) fn legend_ui(ui: &mut Ui, page: &Page<'_>) {
    soft_label(ui, &page.theme, page.words.archive.statistics.legend);
}

fn bar(ui: &Ui, theme: &Theme, rect: Rect, score: Score) {
    let painter = ui.painter();
    let n_games = score.n_games().max(1) as f32;
    let won = rect.left() + rect.width() * score.won as f32 / n_games;
    let drawn = won + rect.width() * score.drawn as f32 / n_games;
    painter.rect(rect, 3.0, theme.card, Stroke::NONE, StrokeKind::Inside);
    painter.rect_filled(rect.with_max_x(won), 3.0, theme.accent);
    let striped = Rect::from_x_y_ranges(won..=drawn, rect.y_range());
    let painter = painter.with_clip_rect(striped.intersect(ui.clip_rect()));
    let mut x = striped.left() - rect.height();
    while x < striped.right() {
        let stroke = Stroke::new(2.0, theme.accent);
        painter.line_segment([pos2(x, rect.bottom()), pos2(x + rect.height(), rect.top())], stroke);
        x += STRIPE;
    }
    ui.painter().rect_stroke(rect, 3.0, Stroke::new(1.0, theme.accent), StrokeKind::Inside);
}
