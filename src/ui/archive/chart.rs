//! The discs lost a move, game by game, as a line.

use egui::{Align2, Role, Sense, Shape, Stroke, TextStyle, Ui, WidgetInfo, pos2, vec2};

use crate::ui::Page;
use crate::ui::strings::Hundredths;
use crate::ui::widgets::text;

/// How high the chart is.
const HEIGHT: f32 = 120.0;
/// The least that the scale reaches to, in hundredths of a disc: below it every player plays well.
const LEAST_SCALE: u16 = 100;

/// A line from the oldest to the newest game. Zero, the best, is at the bottom.
pub(crate) fn loss_chart_ui(ui: &mut Ui, page: &Page<'_>, losses: &[u16]) {
    let (theme, words) = (&page.theme, &page.words.archive.statistics);
    let (Some(&first), Some(&last)) = (losses.first(), losses.last()) else { return };
    let (rect, response) = ui.allocate_exact_size(vec2(ui.available_width(), HEIGHT), Sense::hover());
    response.widget_info(|| {
        WidgetInfo::labeled(Role::Image, true, words.chart(losses.len(), Hundredths(first), Hundredths(last)))
    });

    let most = losses.iter().copied().max().unwrap_or_default().max(LEAST_SCALE).div_ceil(100);
    let label = most.to_string();
    let side = text(ui, rect.left_top(), Align2::LEFT_TOP, &label, &TextStyle::Small, theme.ink_soft);
    text(ui, rect.left_bottom(), Align2::LEFT_BOTTOM, "0", &TextStyle::Small, theme.ink_soft);
    let plot = rect.with_min_x(side.right() + 8.0).shrink(5.0);
    let painter = ui.painter();
    for y in [plot.top(), plot.bottom()] {
        painter.hline(plot.x_range(), y, Stroke::new(1.0, theme.card_edge));
    }
    let step = plot.width() / (losses.len().max(2) - 1) as f32;
    let at = |(idx, &loss): (usize, &u16)| {
        let share = f32::from(loss) / (f32::from(most) * 100.0);
        pos2(plot.left() + step * idx as f32, plot.bottom() - plot.height() * share)
    };
    let points: Vec<_> = losses.iter().enumerate().map(at).collect();
    for &point in &points {
        painter.circle_filled(point, 3.0, theme.accent);
    }
    painter.add(Shape::line(points, Stroke::new(2.0, theme.accent)));
}
