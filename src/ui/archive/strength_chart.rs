//! The player's strength, game by game: a line in the band of its error.

use egui::{Align2, Color32, Mesh, Pos2, Role, Sense, Shape, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::app::rating::Estimate;
use crate::ui::Page;
use crate::ui::widgets::text;

/// How high the chart is.
const HEIGHT: f32 = 130.0;
/// The scale ends at whole steps of this many points of Elo.
const STEP: f64 = 100.0;

/// A line from the oldest to the newest estimate.
pub(crate) fn strength_chart_ui(ui: &mut Ui, page: &Page<'_>, estimates: &[Estimate]) {
    let (theme, words) = (&page.theme, &page.words.archive.statistics);
    let (Some(first), Some(last)) = (estimates.first(), estimates.last()) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    let spoken = || words.strengths(estimates.len(), first.rating, last.rating);
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, spoken()));

    let bounds = |estimate: &Estimate| (estimate.rating.mean - estimate.rating.error).max(0.0);
    let least = estimates.iter().map(bounds).fold(f64::MAX, f64::min);
    let most = estimates.iter().map(|it| it.rating.mean + it.rating.error).fold(0.0, f64::max);
    let (least, most) = ((least / STEP).floor() * STEP, (most / STEP).ceil() * STEP);
    let label = |points: f64| page.words.numbers.grouped(points as u64);
    let upper = text(ui, rect.left_top(), Align2::LEFT_TOP, &label(most), &TextStyle::Small, theme.ink_soft);
    let bottom = rect.left_bottom();
    let lower = text(ui, bottom, Align2::LEFT_BOTTOM, &label(least), &TextStyle::Small, theme.ink_soft);
    let plot = rect.with_min_x(upper.right().max(lower.right()) + 8.0).shrink(5.0);
    let painter = ui.painter();
    for y in [plot.top(), plot.bottom()] {
        painter.hline(plot.x_range(), y, Stroke::new(1.0, theme.card_edge));
    }

    let step = plot.width() / (estimates.len().max(2) - 1) as f32;
    let at = |idx: usize, points: f64| {
        let share = ((points - least) / (most - least).max(1.0)) as f32;
        pos2(plot.left() + step * idx as f32, plot.bottom() - plot.height() * share.clamp(0.0, 1.0))
    };
    let line = |points: fn(&Estimate) -> f64| -> Vec<Pos2> {
        estimates.iter().enumerate().map(|(idx, estimate)| at(idx, points(estimate))).collect()
    };
    let above = line(|it| it.rating.mean + it.rating.error);
    let below = line(|it| it.rating.mean - it.rating.error);
    let mean = line(|it| it.rating.mean);
    painter.add(band(&above, &below, theme.accent.gamma_multiply(0.22)));
    for edge in [above, below] {
        painter.add(Shape::line(edge, Stroke::new(1.0, theme.accent.gamma_multiply(0.6))));
    }
    if let Some(&newest) = mean.last() {
        painter.circle_filled(newest, 3.5, theme.accent);
    }
    painter.add(Shape::line(mean, Stroke::new(2.0, theme.accent)));
}

/// What lies between two lines with as many points.
fn band(above: &[Pos2], below: &[Pos2], colour: Color32) -> Mesh {
    let mut mesh = Mesh::default();
    for (&upper, &lower) in above.iter().zip(below) {
        mesh.colored_vertex(upper, colour);
        mesh.colored_vertex(lower, colour);
    }
    for start in (0..mesh.vertices.len() as u32).step_by(2).skip(1) {
        mesh.add_triangle(start - 2, start - 1, start);
        mesh.add_triangle(start - 1, start, start + 1);
    }
    mesh
}
