//! The expected result over the game: above the middle line Black is ahead, below it White. Solid and on a tinted ground
//! where it is proven, thin where it is an estimate. A finger or the arrow keys move along it.

use egui::{
    Align2, EventFilter, Id, Key, Mesh, Painter, Pos2, Rect, Response, Role, Sense, Shape, Stroke,
    StrokeKind, TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::marks::class_mark;
use crate::app::Action;
use crate::app::review::{ReviewAction, ReviewView};
use crate::engine::review::MoveClass;
use crate::engine::strong::weights::DISC;
use crate::rules::Disc;
use crate::ui::Page;
use crate::ui::access::{describe_slider, silence, slider_steps};
use crate::ui::disc;
use crate::ui::paint::mix;
use crate::ui::theme::Theme;
use crate::ui::widgets::{focus_ring, text};

const HEIGHT: f32 = 112.0;
const ROUND: f32 = 10.0;
/// Room at the left for the two discs that say whose half it is.
const LEFT: f32 = 26.0;

/// Where positions and values lie.
struct Plot {
    rect: Rect,
    last: usize,
}

impl Plot {
    fn x(&self, number: usize) -> f32 {
        self.rect.left() + self.rect.width() * number as f32 / self.last.max(1) as f32
    }

    /// Small leads are what most games are about: they get more room than large ones.
    fn y(&self, value: i32) -> f32 {
        let share = (value as f32 / (64 * DISC) as f32).clamp(-1.0, 1.0);
        self.rect.center().y - share.signum() * share.abs().powf(0.6) * (self.rect.height() / 2.0 - 6.0)
    }

    fn number_at(&self, x: f32) -> usize {
        let share = ((x - self.rect.left()) / self.rect.width()).clamp(0.0, 1.0);
        (share * self.last as f32).round() as usize
    }
}

/// The graph, which is also the control that moves the cursor.
pub(in crate::ui) fn graph_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let (theme, words, view) = (page.theme, &page.words.review, page.app.review());
    let (cursor, last) = (view.cursor(), view.n_positions().saturating_sub(1));
    let heading = words.graph_heading(cursor, last, view.value(cursor));
    let caption = ui.label(egui::RichText::new(&heading).small().color(theme.ink_soft));
    silence(ui.ctx(), caption.id);

    // A name of its own: one by its place on the page would change while a review goes on, and a reader that stands on it
    // would stand nowhere.
    let (_, rect) = ui.allocate_space(vec2(ui.available_width(), HEIGHT));
    let response = ui.interact(rect, Id::unique("the graph of the review"), Sense::click_and_drag());
    response.widget_info(|| WidgetInfo {
        value: Some(cursor as f64),
        ..WidgetInfo::labeled(Role::Slider, true, format!("{}. {heading}", words.graph))
    });
    describe_slider(ui.ctx(), response.id, cursor, last);
    page.offer_focus(response.id);
    let (n_more, n_less) = slider_steps(ui.ctx(), response.id);
    if n_more != n_less {
        let number = (cursor + n_more).saturating_sub(n_less).min(last);
        page.ask(Action::Review(ReviewAction::GoTo(number)));
    }
    let plot = Plot { rect: rect.shrink2(vec2(8.0, 4.0)).with_min_x(rect.left() + LEFT), last };
    if let Some(at) = response.interact_pointer_pos() {
        let number = plot.number_at(at.x);
        if number != cursor {
            page.ask(Action::Review(ReviewAction::GoTo(number)));
        }
    }
    arrow_keys(ui, page, &response);

    let painter = ui.painter().with_clip_rect(rect.intersect(ui.clip_rect()));
    ground(&painter, &theme, rect, &plot, view);
    curve(&painter, &theme, &plot, view);
    mistakes(&painter, &theme, &plot, view);
    cursor_mark(&painter, &theme, &plot, view);
    if let Some((value, true)) = view.value(last) {
        // In the half that the curve leaves free.
        let (y, anchor) = if value > 0 {
            (rect.bottom() - 4.0, Align2::RIGHT_BOTTOM)
        } else {
            (rect.top() + 4.0, Align2::RIGHT_TOP)
        };
        text(ui, pos2(plot.rect.right() - 4.0, y), anchor, words.exact, &TextStyle::Small, theme.ink);
    }
    if response.has_focus() {
        focus_ring(ui.painter(), &theme, rect, ROUND);
    }
}

/// With the focus on the graph the arrows move along it instead of leaving it.
fn arrow_keys(ui: &Ui, page: &mut Page<'_>, response: &Response) {
    if !response.has_focus() {
        return;
    }
    let ours = EventFilter { horizontal_arrows: true, ..EventFilter::default() };
    ui.memory_mut(|memory| memory.set_focus_lock_filter(response.id, ours));
    for (key, action) in [
        (Key::ArrowLeft, ReviewAction::Previous),
        (Key::ArrowRight, ReviewAction::Next),
        (Key::Home, ReviewAction::GoTo(0)),
        (Key::End, ReviewAction::GoTo(usize::MAX)),
    ] {
        if ui.input(|input| input.key_pressed(key)) {
            page.ask(Action::Review(action));
        }
    }
}

/// The card, the proven part, the middle line and whose half is whose.
fn ground(painter: &Painter, theme: &Theme, rect: Rect, plot: &Plot, view: ReviewView<'_>) {
    painter.rect(rect, ROUND, theme.card, Stroke::new(1.0, theme.card_edge), StrokeKind::Inside);
    // A middle tone, on which both sides' colours show.
    painter.rect_filled(plot.rect, 4.0, mix(theme.card, theme.ink, 0.22));
    let first_exact =
        (0..=plot.last).find(|&number| view.value(number).is_some_and(|(_, is_exact)| is_exact));
    if let Some(first) = first_exact {
        let exact = plot.rect.with_min_x(plot.x(first));
        painter.rect_filled(exact, 4.0, mix(theme.accent_soft, theme.ink, 0.12));
        painter.vline(exact.left(), exact.y_range(), Stroke::new(1.0, theme.accent));
    }
    for value in [-32, -8, 8, 32] {
        let faint = Stroke::new(1.0, theme.ink_soft.gamma_multiply(0.25));
        painter.hline(plot.rect.x_range(), plot.y(value * DISC), faint);
    }
    painter.hline(plot.rect.x_range(), plot.rect.center().y, Stroke::new(1.5, theme.ink_soft));
    let quarter = plot.rect.height() / 4.0;
    for (side, y) in [(Disc::Black, -quarter), (Disc::White, quarter)] {
        disc::icon(painter, theme, pos2(rect.left() + LEFT / 2.0 + 1.0, plot.rect.center().y + y), 8.0, side);
    }
}

/// The area between the curve and the middle line in the colour of whoever is ahead, and the curve over it.
fn curve(painter: &Painter, theme: &Theme, plot: &Plot, view: ReviewView<'_>) {
    let middle = plot.rect.center().y;
    // One mesh: edges smoothed one by one would show as seams.
    let mut areas = Mesh::default();
    let mut lines = Vec::new();
    let point = |number: usize| {
        let (value, is_exact) = view.value(number)?;
        Some((pos2(plot.x(number), plot.y(value)), is_exact))
    };
    for number in 0..plot.last {
        let (Some((from, _)), Some((to, is_exact))) = (point(number), point(number + 1)) else { continue };
        area(&mut areas, theme, from, to, middle);
        let both_exact = is_exact && view.value(number).is_some_and(|(_, is_exact)| is_exact);
        let stroke = if both_exact { Stroke::new(2.5, theme.ink) } else { Stroke::new(1.2, theme.ink_soft) };
        lines.push(Shape::line_segment([from, to], stroke));
    }
    painter.add(areas);
    painter.extend(lines);
}

fn area(areas: &mut Mesh, theme: &Theme, from: Pos2, to: Pos2, middle: f32) {
    let mut fill = |from: Pos2, to: Pos2| {
        let is_black = from.y + to.y < 2.0 * middle;
        let paint = theme.disc(if is_black { Disc::Black } else { Disc::White });
        let first = areas.vertices.len() as u32;
        for corner in [pos2(from.x, middle), from, to, pos2(to.x, middle)] {
            areas.colored_vertex(corner, paint.face);
        }
        areas.add_triangle(first, first + 1, first + 2);
        areas.add_triangle(first, first + 2, first + 3);
    };
    let (above, below) = (from.y - middle, to.y - middle);
    if above * below < 0.0 {
        // Where it crosses the middle line both sides get their own triangle.
        let crossing = pos2(from.x + (to.x - from.x) * above / (above - below), middle);
        fill(from, crossing);
        fill(crossing, to);
    } else if above != 0.0 || below != 0.0 {
        fill(from, to);
    }
}

/// A mark where much was lost, on the side of whoever lost it.
fn mistakes(painter: &Painter, theme: &Theme, plot: &Plot, view: ReviewView<'_>) {
    for number in 0..plot.last {
        let told = view.move_report(number).filter(|told| told.class >= MoveClass::Mistake);
        let (Some(told), Some((side, _))) = (told, view.played(number)) else { continue };
        let y = match side {
            Disc::Black => plot.rect.top() + 8.0,
            Disc::White => plot.rect.bottom() - 8.0,
        };
        class_mark(painter, theme, pos2(plot.x(number), y), 13.0, told.class);
    }
}

fn cursor_mark(painter: &Painter, theme: &Theme, plot: &Plot, view: ReviewView<'_>) {
    let x = plot.x(view.cursor());
    painter.vline(x, plot.rect.y_range(), Stroke::new(2.0, theme.accent));
    let y = view.value(view.cursor()).map_or(plot.rect.center().y, |(value, _)| plot.y(value));
    painter.circle(pos2(x, y), 7.0, theme.accent, Stroke::new(2.0, theme.card));
}
