//! Paints what is seen of a tree: bands from afar, cards from near, the edges between them, and a value on its way up.

use egui::epaint::{CubicBezierShape, Mesh};
use egui::{
    Align2, Color32, FontFamily, FontId, Painter, Pos2, Rect, Role, Sense, Shape, Stroke, StrokeKind,
    TextStyle, Ui, WidgetInfo, pos2, vec2,
};

use super::camera::{Camera, Viewport};
use super::layout::{CARD, COLUMN, Layout, STUB};
use crate::app::AnimationSpeed;
use crate::app::{Study, bound};
use crate::engine::classic::Move;
use crate::engine::think::{End, Exploration, Node, Recording, Step};
use crate::rules::Disc;
use crate::ui::paint::mix;
use crate::ui::strings::{Grouped, NodeWords};
use crate::ui::style::STRONG;
use crate::ui::widgets::{focus_ring, galley};
use crate::ui::{Page, disc};

/// Below this height a card is no card any more but a band.
const LOWEST_CARD: f32 = 12.5;
/// No text is smaller.
const SMALLEST_TEXT: f32 = 12.0;
/// The size of a card's words at zoom 1, and of its second line.
const WORDS: f32 = 15.5;
const SECOND_LINE: f32 = 12.5;
/// How much of its way up a value takes to turn its sign, before the middle and after it.
const TURN: f32 = 0.15;

/// The height of the line above the columns.
pub(super) fn header_height(ui: &Ui) -> f32 {
    ui.text_style_height(&TextStyle::Small) + 8.0
}

/// How far the search is with a node at the step that is looked at.
#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Unseen,
    Open,
    Done,
}

/// Everything that painting needs.
pub(super) struct TreePainter<'a, 'p> {
    pub(super) ui: &'a Ui,
    pub(super) page: &'a Page<'p>,
    pub(super) study: &'a Study<'a>,
    pub(super) explored: &'a Exploration,
    pub(super) layout: &'a Layout,
    pub(super) viewport: &'a Viewport,
    pub(super) camera: Camera,
}

/// What one frame painted.
#[derive(Default)]
pub(super) struct Painted {
    pub(super) n_nodes: usize,
    /// The card that was pressed.
    pub(super) pressed: Option<usize>,
    /// Whether it was painted from afar, in bands.
    pub(super) from_afar: bool,
}

impl TreePainter<'_, '_> {
    fn recording(&self) -> &Recording<Move> {
        &self.explored.recording
    }

    fn node(&self, node: usize) -> &Node<Move> {
        &self.recording().nodes()[node]
    }

    fn is_end(&self) -> bool {
        self.study.step == self.study.last_step()
    }

    fn state(&self, node: usize) -> State {
        let recording = self.recording();
        if recording.entered_at(node) > self.study.step {
            State::Unseen
        } else if recording.left_at(node) > self.study.step {
            State::Open
        } else {
            State::Done
        }
    }

    /// Whether a node is on the line that stands out: the chosen one at the end, the best so far on the way.
    fn stands_out(&self, node: usize) -> bool {
        if self.is_end() {
            return self.node(node).chosen;
        }
        let Some(parent) = self.node(node).parent else { return self.state(node) == State::Open };
        match self.state(parent) {
            State::Open => {
                self.state(node) == State::Open
                    || self.recording().best_at(parent, self.study.step).is_some_and(|(_, best)| best == node)
            }
            State::Done | State::Unseen => false,
        }
    }

    /// The side that moves at a node.
    fn side(&self, node: usize) -> Disc {
        if self.node(node).ply.is_multiple_of(2) { self.study.board.turn } else { !self.study.board.turn }
    }

    /// Paints the tree.
    pub(super) fn tree(&self, rect: Rect) -> Painted {
        let mut painted = Painted::default();
        let painter = self.ui.painter().with_clip_rect(self.viewport.rect.intersect(self.ui.clip_rect()));
        let seen = self.seen();
        let card = CARD * self.camera.scale(self.viewport);
        if card.y < LOWEST_CARD {
            self.bands(&painter, &seen);
            painted.from_afar = true;
        } else {
            for &node in &seen {
                self.edges(&painter, node);
            }
            for &node in &seen {
                if self.card(&painter, node) {
                    painted.pressed = Some(node);
                }
            }
            self.rising_value(&painter);
        }
        self.header(rect);
        painted.n_nodes = seen.len();
        painted
    }

    /// The nodes of which anything is in sight, in the order of the search.
    fn seen(&self) -> Vec<usize> {
        let n_nodes = self.recording().nodes().len();
        let (from, to) = (
            self.camera.in_tree(self.viewport, self.viewport.rect.min),
            self.camera.in_tree(self.viewport, self.viewport.rect.max),
        );
        let mut seen = Vec::new();
        let mut node = 0;
        while node < n_nodes {
            let place = self.layout.place(node);
            let above_or_below = place.bottom < from.y || place.top > to.y;
            if above_or_below || place.x() > to.x {
                node += self.node(node).n_kept;
                continue;
            }
            if place.x() + COLUMN >= from.x {
                seen.push(node);
            }
            node += 1;
        }
        seen
    }

    fn on_screen(&self, x: f32, y: f32) -> Pos2 {
        self.camera.on_screen(self.viewport, pos2(x, y))
    }

    /// The node whose band lies under a point of the screen.
    pub(super) fn node_at(&self, at: Pos2) -> Option<usize> {
        let at = self.camera.in_tree(self.viewport, at);
        self.seen().into_iter().find(|&node| {
            let place = self.layout.place(node);
            (place.x()..place.x() + COLUMN).contains(&at.x) && (place.top..place.bottom).contains(&at.y)
        })
    }

    /// A node's card. It stays in sight as long as anything below it is.
    fn card_rect(&self, node: usize) -> Rect {
        let place = self.layout.place(node);
        let size = CARD * self.camera.scale(self.viewport);
        let (top, bottom) = (self.on_screen(0.0, place.top).y, self.on_screen(0.0, place.bottom).y);
        let view = self.viewport.rect;
        let lowest = top.max(view.top() + 2.0) + size.y / 2.0;
        let highest = bottom.min(view.bottom() - 2.0) - size.y / 2.0;
        let at = self.on_screen(place.x(), place.y);
        let y = if lowest <= highest { at.y.clamp(lowest, highest) } else { at.y };
        Rect::from_min_size(pos2(at.x, y - size.y / 2.0), size)
    }

    /// From afar: each node as high as what lies below it.
    fn bands(&self, painter: &Painter, seen: &[usize]) {
        let theme = &self.page.theme;
        let scale = self.camera.scale(self.viewport);
        let mut mesh = Mesh::default();
        for &node in seen {
            let place = self.layout.place(node);
            let mut band = Rect::from_min_max(
                self.on_screen(place.x(), place.top),
                self.on_screen(place.x() + COLUMN, place.bottom),
            );
            band.max.x -= 2.0;
            // A line of the ground between neighbours, where there is room for one.
            if band.height() > 3.0 {
                band.max.y -= 1.0;
            }
            mesh.add_colored_rect(band, self.band_colour(node));
            if let Some(stub) = place.stub.filter(|_| self.state(node) == State::Done) {
                let top = self.on_screen(place.x() + COLUMN, stub - STUB / 2.0);
                let size = vec2(COLUMN * scale.x - 2.0, (STUB * scale.y).max(0.5));
                mesh.add_colored_rect(Rect::from_min_size(top, size), theme.danger.gamma_multiply(0.75));
            }
        }
        painter.add(Shape::mesh(mesh));
        if self.is_end() {
            return;
        }
        let place = self.layout.place(self.current());
        let band = Rect::from_min_max(
            self.on_screen(place.x(), place.top),
            self.on_screen(place.x() + COLUMN, place.bottom),
        );
        painter.rect_stroke(band.expand(1.5), 3.0, Stroke::new(2.5, theme.focus), StrokeKind::Outside);
    }

    fn band_colour(&self, node: usize) -> Color32 {
        let theme = &self.page.theme;
        if self.stands_out(node) {
            return theme.accent;
        }
        let side = if self.side(node) == Disc::Black { 0.34 } else { 0.16 };
        match self.state(node) {
            State::Unseen => mix(theme.page, theme.ink_soft, 0.05),
            State::Open => mix(theme.page, theme.accent, 0.5),
            State::Done => mix(theme.page, theme.ink_soft, side),
        }
    }

    /// The node of the step that is looked at.
    fn current(&self) -> usize {
        self.recording().steps().get(self.study.step).map_or(0, |step| step.node())
    }

    /// The edge from a node to its parent, and the stub of what was cut off below it.
    fn edges(&self, painter: &Painter, node: usize) {
        let theme = &self.page.theme;
        let card = self.card_rect(node);
        if let Some(parent) = self.node(node).parent {
            let stroke = if self.stands_out(node) {
                Stroke::new(3.0, theme.accent)
            } else if self.state(node) == State::Unseen || self.node(node).end == End::Listed {
                Stroke::new(1.0, theme.ink_soft.gamma_multiply(0.3))
            } else {
                Stroke::new(1.3, theme.ink_soft.gamma_multiply(0.75))
            };
            painter.add(edge(self.card_rect(parent).right_center(), card.left_center(), stroke));
        }
        let place = self.layout.place(node);
        if let (Some(stub), State::Done, End::CutOff { skipped }) =
            (place.stub, self.state(node), self.node(node).end)
        {
            self.stub(painter, card.right_center(), self.on_screen(place.x() + COLUMN, stub), skipped);
        }
    }

    /// An edge that ends in two strokes across: the search did not go there.
    fn stub(&self, painter: &Painter, from: Pos2, to: Pos2, skipped: usize) {
        let theme = &self.page.theme;
        let stroke = Stroke::new(2.0, theme.danger);
        painter.add(edge(from, to, Stroke::new(1.3, theme.danger.gamma_multiply(0.8))));
        for shift in [0.0, 5.0] {
            let middle = to + vec2(shift - 4.0, 0.0);
            painter.line_segment([middle + vec2(-3.0, 6.0), middle + vec2(3.0, -6.0)], stroke);
        }
        let words = self.page.words.think.cut_short(skipped);
        let size = (SECOND_LINE * self.camera.scale(self.viewport).y).max(SMALLEST_TEXT * self.viewport.unit);
        let room = CARD.x * self.camera.scale(self.viewport).x - 12.0;
        self.words(painter, to + vec2(8.0, 0.0), Align2::LEFT_CENTER, &words, size, theme.danger, room);
    }

    /// One line of text, if it has room and lies in the window whole; gives its width.
    #[expect(clippy::too_many_arguments, reason = "what, where and how of a text are seven things")]
    fn words(
        &self,
        painter: &Painter,
        at: Pos2,
        anchor: Align2,
        words: &str,
        size: f32,
        colour: Color32,
        room: f32,
    ) -> Option<f32> {
        let font = FontId::new(size, FontFamily::Name(STRONG.into()));
        let galley = painter.layout_no_wrap(words.to_owned(), font, colour);
        let rect = anchor.anchor_size(at, galley.size());
        let inside = self.viewport.rect.x_range();
        if galley.size().x > room || !inside.contains(rect.left()) || !inside.contains(rect.right()) {
            return None;
        }
        painter.galley(rect.min, galley, colour);
        Some(rect.width())
    }

    /// A node from near. True if it was pressed.
    fn card(&self, painter: &Painter, node: usize) -> bool {
        let rect = self.card_rect(node);
        let theme = &self.page.theme;
        let state = self.state(node);
        let response = self.ui.interact(
            rect.intersect(self.viewport.rect),
            self.ui.scope_id().with(node),
            Sense::click(),
        );
        response.widget_info(|| {
            WidgetInfo::selected(Role::TreeItem, true, self.stands_out(node), self.spoken(node))
        });
        let best = self.stands_out(node);
        let (fill, edge, ink) = match state {
            State::Unseen => {
                (theme.page, Stroke::new(1.0, theme.ink_soft.gamma_multiply(0.3)), theme.ink_soft)
            }
            _ if best && self.is_end() => (theme.accent, Stroke::new(1.0, theme.accent), theme.on_accent),
            _ if best => (theme.accent_soft, Stroke::new(2.0, theme.accent), theme.ink),
            _ if self.node(node).end == End::Listed => {
                (theme.page, Stroke::new(1.0, theme.card_edge), theme.ink_soft)
            }
            _ => (theme.card, Stroke::new(1.0, theme.card_edge), theme.ink),
        };
        let round = (rect.height() * 0.25).min(9.0);
        painter.rect(rect, round, fill, edge, StrokeKind::Inside);
        if node == self.current() {
            painter.rect_stroke(
                rect.expand(2.0),
                round + 2.0,
                Stroke::new(2.5, theme.focus),
                StrokeKind::Middle,
            );
        }
        if response.has_focus() {
            focus_ring(painter, theme, rect, round);
        }
        if state != State::Unseen {
            self.card_words(painter, node, rect, ink);
        }
        response.clicked()
    }

    /// As much of move, value and window as the card has room for.
    fn card_words(&self, painter: &Painter, node: usize, rect: Rect, ink: Color32) {
        let scale = self.camera.scale(self.viewport);
        let least = SMALLEST_TEXT * self.viewport.unit;
        let size = (WORDS * scale.y).max(least);
        let small = SECOND_LINE * scale.y;
        let value = self.value_words(node);
        let name = self.name(node);
        let wide = |text: &str| {
            let font = FontId::new(size, FontFamily::Name(STRONG.into()));
            painter.layout_no_wrap(text.to_owned(), font, ink).size().x
        };
        let (value_width, name_width) = (wide(&value), wide(&name));
        let radius = size * 0.33;
        let (edge, between) = (6.0 * scale.x, 8.0 * scale.x);
        let with_discs = name_width + value_width + 2.0 * edge + between + 4.0 * radius + 8.0;
        let without = name_width + value_width + 2.0 * edge + between;
        let two_lines = small >= least && rect.height() >= size + small + 4.0;
        let y = if two_lines { rect.top() + rect.height() * 0.34 } else { rect.center().y };
        let (left, right) = (rect.left() + edge, rect.right() - edge);
        if with_discs <= rect.width() {
            let mut from = left;
            if self.node(node).by.is_some() {
                disc::icon(painter, &self.page.theme, pos2(left + radius, y), radius, !self.side(node));
                from += 2.0 * radius + 4.0;
            }
            self.words(painter, pos2(from, y), Align2::LEFT_CENTER, &name, size, ink, rect.width());
            self.words(painter, pos2(right, y), Align2::RIGHT_CENTER, &value, size, ink, rect.width());
            let at = pos2(right - value_width - 4.0 - radius, y);
            disc::icon(painter, &self.page.theme, at, radius, self.side(node));
        } else if without <= rect.width() {
            self.words(painter, pos2(left, y), Align2::LEFT_CENTER, &name, size, ink, rect.width());
            self.words(painter, pos2(right, y), Align2::RIGHT_CENTER, &value, size, ink, rect.width());
        } else {
            self.words(
                painter,
                pos2(rect.center().x, y),
                Align2::CENTER_CENTER,
                &value,
                size,
                ink,
                rect.width(),
            );
        }
        if two_lines {
            let at = pos2(left, rect.top() + rect.height() * 0.75);
            self.words(
                painter,
                at,
                Align2::LEFT_CENTER,
                &self.second_line(node),
                small,
                ink,
                rect.width() - edge,
            );
        }
    }

    /// The move that leads to a node; the roots have names of their own.
    fn name(&self, node: usize) -> String {
        let words = &self.page.words.think;
        match self.node(node).by {
            Some(at) => words.move_name(at, self.study.subject),
            None if self.recording().roots().count() > 1 => {
                words.pass_name(self.recording().roots().take_while(|&root| root <= node).count())
            }
            None => words.root.to_owned(),
        }
    }

    /// The value of a node, or the best so far while the search is below it.
    fn value_words(&self, node: usize) -> String {
        let words = &self.page.words.think;
        match self.state(node) {
            State::Done => words.value(self.node(node).value, bound(self.node(node))),
            _ => self
                .recording()
                .best_at(node, self.study.step)
                .map_or_else(|| "…".to_owned(), |(value, _)| words.value(value, crate::app::Bound::Exact)),
        }
    }

    /// The window, or how much is hidden below.
    fn second_line(&self, node: usize) -> String {
        let words = &self.page.words.think;
        match self.node(node) {
            it if it.end == End::Listed => words.listed.to_owned(),
            it if it.end == End::Remembered => words.remembered.to_owned(),
            it if it.n_hidden() > 0 => words.hidden_short(Grouped(it.n_hidden())),
            it => {
                let mut window = it.window;
                if self.state(node) == State::Open
                    && let Some((best, _)) = self.recording().best_at(node, self.study.step)
                {
                    window.alpha = window.alpha.max(best);
                }
                words.window_short(window)
            }
        }
    }

    /// What is read out for a node.
    fn spoken(&self, node: usize) -> String {
        let it = self.node(node);
        let words = &self.page.words.think;
        words.node(&NodeWords {
            mover: it.by.map(|_| !self.side(node)),
            name: self.name(node),
            value: (self.state(node) != State::Unseen).then(|| self.value_words(node)),
            side: self.side(node),
            window: words.window(it.window),
            end: it.end,
            chosen: self.is_end() && it.chosen,
        })
    }

    /// The value of the step on its way to the node above, its sign turning in the middle.
    fn rising_value(&self, painter: &Painter) {
        let Some(&Step::Leave(node)) = self.recording().steps().get(self.study.step) else { return };
        let travelled = self.study.travelled(self.page.now);
        let Some(parent) = self.node(node).parent.filter(|_| travelled < 1.0) else { return };
        let is_still = self.page.app.animation() == AnimationSpeed::Off;
        if is_still || self.node(node).end == End::Listed {
            return;
        }
        self.ui.ctx().request_repaint();
        let theme = &self.page.theme;
        let (from, to) = (self.card_rect(node).left_center(), self.card_rect(parent).right_center());
        let words = &self.page.words.think;
        let (value, bound) = (self.node(node).value, bound(self.node(node)));
        let turned = travelled >= 0.5;
        let text = if turned { words.value(-value, bound.turned()) } else { words.value(value, bound) };
        let size = (WORDS * self.camera.scale(self.viewport).y).max(SMALLEST_TEXT * self.viewport.unit);
        let font = FontId::new(size, FontFamily::Name(STRONG.into()));
        let galley = painter.layout_no_wrap(text, font, theme.on_accent);
        let eased = travelled * travelled * (3.0 - 2.0 * travelled);
        let at = from.lerp(to, eased);
        // Thin in the middle of the way, like a disc that turns over.
        let open = ((travelled - 0.5).abs() / TURN).min(1.0);
        let body = Rect::from_center_size(
            at,
            vec2((galley.size().x + 16.0) * open.max(0.06), galley.size().y + 6.0),
        );
        painter.rect(
            body,
            body.height() / 2.0,
            theme.accent,
            Stroke::new(1.0, theme.on_accent),
            StrokeKind::Outside,
        );
        if open > 0.95 {
            painter.galley(body.center() - galley.size() / 2.0, galley, theme.on_accent);
        }
    }

    /// Above each column: whose moves stand in it.
    fn header(&self, rect: Rect) {
        let theme = &self.page.theme;
        let band = rect.with_max_y(self.viewport.rect.top());
        let painter = self.ui.painter();
        painter.rect_filled(band, 0.0, theme.card);
        painter.hline(band.x_range(), band.bottom(), Stroke::new(1.0, theme.card_edge));
        let scale = self.camera.scale(self.viewport);
        let n_columns = (self.viewport.tree.x / COLUMN).ceil() as u32;
        for ply in 0..n_columns {
            let left = self.on_screen(ply as f32 * COLUMN, 0.0).x;
            let room = COLUMN * scale.x - 8.0;
            if left + room < band.left() || left > band.right() {
                continue;
            }
            let mover = if ply.is_multiple_of(2) { !self.study.board.turn } else { self.study.board.turn };
            let mut from = left.max(band.left() + 4.0);
            let room = room - (from - left);
            if ply > 0 {
                if room > 14.0 && from + 14.0 < band.right() {
                    disc::icon(painter, theme, pos2(from + 6.0, band.center().y), 6.0, mover);
                }
                from += 17.0;
            }
            // In a narrow column the side's name has to do.
            let side = self.page.words.arena.disc(mover).to_owned();
            for words in self.page.words.think.column(ply, mover).into_iter().chain([side]) {
                let line = galley(self.ui, &words, &TextStyle::Small, theme.ink_soft, f32::INFINITY);
                if line.size().x <= room - 17.0 && from + line.size().x <= band.right() {
                    painter.galley(pos2(from, band.center().y - line.size().y / 2.0), line, theme.ink_soft);
                    break;
                }
            }
        }
    }
}

/// A curve from one card to the next.
fn edge(from: Pos2, to: Pos2, stroke: Stroke) -> Shape {
    let bend = vec2((to.x - from.x) * 0.5, 0.0);
    CubicBezierShape::from_points_stroke(
        [from, from + bend, to - bend, to],
        false,
        Color32::TRANSPARENT,
        stroke,
    )
    .into()
}
