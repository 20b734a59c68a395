//! The few pictures on buttons, drawn with lines so that they follow any text size and colour.

use std::f32::consts::{FRAC_PI_2, PI, TAU};

use egui::{Color32, Painter, Pos2, Rect, Shape, Stroke, Vec2, pos2, vec2};

/// What a button shows beside or instead of its words.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Icon {
    Back,
    Forward,
    Undo,
    Redo,
    Hint,
    Play,
    Pause,
    Restart,
    Settings,
    Check,
    Book,
    Info,
    Exit,
    Flask,
    Copy,
    Stop,
    Tree,
    Minus,
    Plus,
    /// Four corners: all of it.
    Whole,
    Speed,
    /// Two sheets, one behind the other.
    Games,
    /// Two rings around a point.
    Target,
    Puzzle,
    /// A pencil.
    Edit,
    /// An arrow that leaves a box.
    Share,
    /// Columns of different height.
    Chart,
    /// A funnel.
    Filter,
    /// A bin.
    Delete,
    /// Two strokes through each other: wrong.
    Cross,
    /// Head and shoulders.
    Person,
    /// Two of them.
    People,
    /// A processor.
    Engine,
    /// A pair of scales.
    Balance,
    /// An eye.
    Watch,
    /// Four steps, of which so many are reached.
    Steps(u8),
}

/// Paints an icon into a square.
pub(crate) fn icon(painter: &Painter, icon: Icon, rect: Rect, colour: Color32) {
    let pen = Pen { painter, rect, stroke: Stroke::new((rect.width() / 11.0).max(1.5), colour) };
    match icon {
        Icon::Back => pen.line(&[(0.62, 0.2), (0.32, 0.5), (0.62, 0.8)]),
        Icon::Forward => pen.line(&[(0.38, 0.2), (0.68, 0.5), (0.38, 0.8)]),
        Icon::Check => pen.line(&[(0.18, 0.54), (0.42, 0.76), (0.84, 0.26)]),
        Icon::Undo => pen.bent_arrow(false),
        Icon::Redo => pen.bent_arrow(true),
        Icon::Play => pen.solid(&[(0.3, 0.18), (0.82, 0.5), (0.3, 0.82)]),
        Icon::Pause => {
            pen.solid(&[(0.24, 0.2), (0.40, 0.2), (0.40, 0.8), (0.24, 0.8)]);
            pen.solid(&[(0.60, 0.2), (0.76, 0.2), (0.76, 0.8), (0.60, 0.8)]);
        }
        Icon::Restart => {
            pen.arc((0.5, 0.52), 0.32, -FRAC_PI_2 + 0.55, TAU - FRAC_PI_2 - 0.25);
            pen.line(&[(0.36, 0.04), (0.46, 0.2), (0.29, 0.31)]);
        }
        Icon::Hint => pen.bulb(),
        Icon::Settings => pen.gear(),
        Icon::Book => pen.book(),
        Icon::Info => {
            pen.arc((0.5, 0.5), 0.38, 0.0, TAU);
            pen.line(&[(0.5, 0.46), (0.5, 0.70)]);
            pen.line(&[(0.5, 0.30), (0.5, 0.32)]);
        }
        Icon::Flask => {
            pen.line(&[(0.36, 0.12), (0.64, 0.12)]);
            pen.line(&[(0.42, 0.12), (0.42, 0.40), (0.18, 0.80), (0.24, 0.88), (0.76, 0.88), (0.82, 0.80)]);
            pen.line(&[(0.82, 0.80), (0.58, 0.40), (0.58, 0.12)]);
            pen.line(&[(0.30, 0.64), (0.70, 0.64)]);
        }
        Icon::Copy => {
            pen.line(&[(0.36, 0.34), (0.82, 0.34), (0.82, 0.88), (0.36, 0.88), (0.36, 0.34)]);
            pen.line(&[(0.64, 0.18), (0.64, 0.12), (0.18, 0.12), (0.18, 0.66), (0.24, 0.66)]);
        }
        Icon::Stop => pen.solid(&[(0.24, 0.24), (0.76, 0.24), (0.76, 0.76), (0.24, 0.76)]),
        Icon::Minus => pen.line(&[(0.22, 0.5), (0.78, 0.5)]),
        Icon::Plus => {
            pen.line(&[(0.22, 0.5), (0.78, 0.5)]);
            pen.line(&[(0.5, 0.22), (0.5, 0.78)]);
        }
        Icon::Exit => {
            pen.line(&[(0.52, 0.16), (0.18, 0.16), (0.18, 0.84), (0.52, 0.84)]);
            pen.line(&[(0.42, 0.5), (0.86, 0.5)]);
            pen.line(&[(0.70, 0.34), (0.86, 0.5), (0.70, 0.66)]);
        }
        Icon::Tree => pen.tree(),
        Icon::Whole => {
            for (x, y) in [(0.12, 0.12), (0.88, 0.12), (0.88, 0.88), (0.12, 0.88)] {
                let inward = |from: f32| if from < 0.5 { from + 0.24 } else { from - 0.24 };
                pen.line(&[(inward(x), y), (x, y), (x, inward(y))]);
            }
        }
        Icon::Speed => {
            pen.line(&[(0.22, 0.2), (0.48, 0.5), (0.22, 0.8)]);
            pen.line(&[(0.54, 0.2), (0.80, 0.5), (0.54, 0.8)]);
        }
        Icon::Games => pen.games(),
        Icon::Target => pen.target(),
        Icon::Puzzle => pen.puzzle(),
        Icon::Edit => pen.pencil(),
        Icon::Share => pen.share(),
        Icon::Chart => pen.columns(),
        Icon::Filter => pen.funnel(),
        Icon::Delete => pen.bin(),
        Icon::Cross => pen.cross(),
        Icon::Person => pen.person(0.5, 1.0),
        Icon::People => {
            pen.person(0.29, 0.78);
            pen.person(0.71, 0.78);
        }
        Icon::Engine => pen.processor(),
        Icon::Balance => pen.balance(),
        Icon::Watch => {
            pen.arc((0.5, 0.86), 0.56, -PI + 0.72, -0.72);
            pen.arc((0.5, 0.14), 0.56, 0.72, PI - 0.72);
            pen.dot((0.5, 0.5), 0.13);
        }
        Icon::Steps(n_reached) => pen.steps(n_reached),
    }
}

/// A painter that thinks in shares of the icon's square.
struct Pen<'a> {
    painter: &'a Painter,
    rect: Rect,
    stroke: Stroke,
}

impl Pen<'_> {
    fn at(&self, (x, y): (f32, f32)) -> Pos2 {
        self.rect.min + vec2(x, y) * self.rect.size()
    }

    fn line(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        // Round ends and corners, which lines alone do not have.
        for &point in &points {
            self.painter.circle_filled(point, self.stroke.width / 2.0, self.stroke.color);
        }
        self.painter.add(Shape::line(points, self.stroke));
    }

    fn dot(&self, center: (f32, f32), radius: f32) {
        self.painter.circle_filled(self.at(center), radius * self.rect.width(), self.stroke.color);
    }

    fn solid(&self, points: &[(f32, f32)]) {
        let points: Vec<Pos2> = points.iter().map(|&point| self.at(point)).collect();
        self.painter.add(Shape::convex_polygon(points, self.stroke.color, self.stroke));
    }

    fn arc(&self, center: (f32, f32), radius: f32, from: f32, to: f32) {
        const STEPS: u32 = 28;
        let points: Vec<Pos2> = (0..=STEPS)
            .map(|step| {
                let angle = from + (to - from) * step as f32 / STEPS as f32;
                self.at((center.0 + radius * angle.cos(), center.1 + radius * angle.sin()))
            })
            .collect();
        self.painter.add(Shape::line(points, self.stroke));
    }

    /// An arrow that comes from below and points back (or, mirrored, forward).
    fn bent_arrow(&self, mirrored: bool) {
        let flip = |(x, y): (f32, f32)| if mirrored { (1.0 - x, y) } else { (x, y) };
        self.line(&[(0.36, 0.14), (0.14, 0.36), (0.36, 0.58)].map(flip));
        self.line(&[(0.14, 0.36), (0.6, 0.36)].map(flip));
        let bend: Vec<(f32, f32)> = (0..=12)
            .map(|step| {
                let angle = -FRAC_PI_2 + PI * step as f32 / 12.0;
                flip((0.6 + 0.24 * angle.cos(), 0.60 + 0.24 * angle.sin()))
            })
            .collect();
        self.line(&bend);
        self.line(&[(0.6, 0.84), (0.42, 0.84)].map(flip));
    }

    fn games(&self) {
        self.line(&[(0.12, 0.36), (0.88, 0.36), (0.88, 0.86), (0.12, 0.86), (0.12, 0.36)]);
        self.line(&[(0.22, 0.22), (0.78, 0.22)]);
        self.line(&[(0.32, 0.10), (0.68, 0.10)]);
        self.dot((0.38, 0.61), 0.09);
        self.arc((0.62, 0.61), 0.08, 0.0, TAU);
    }

    fn target(&self) {
        self.arc((0.5, 0.5), 0.40, 0.0, TAU);
        self.arc((0.5, 0.5), 0.22, 0.0, TAU);
        self.dot((0.5, 0.5), 0.07);
    }

    fn puzzle(&self) {
        self.line(&[(0.40, 0.30), (0.14, 0.30), (0.14, 0.88), (0.72, 0.88), (0.72, 0.68)]);
        self.line(&[(0.60, 0.30), (0.72, 0.30), (0.72, 0.48)]);
        self.arc((0.5, 0.22), 0.13, -PI - 0.7, 0.7);
        self.arc((0.80, 0.58), 0.13, -FRAC_PI_2 - 0.7, FRAC_PI_2 + 0.7);
    }

    fn pencil(&self) {
        self.line(&[(0.14, 0.86), (0.20, 0.64), (0.68, 0.16), (0.84, 0.32), (0.36, 0.80), (0.14, 0.86)]);
        self.line(&[(0.57, 0.27), (0.73, 0.43)]);
    }

    fn share(&self) {
        self.line(&[(0.34, 0.40), (0.20, 0.40), (0.20, 0.88), (0.80, 0.88), (0.80, 0.40), (0.66, 0.40)]);
        self.line(&[(0.5, 0.64), (0.5, 0.12)]);
        self.line(&[(0.34, 0.28), (0.5, 0.12), (0.66, 0.28)]);
    }

    fn columns(&self) {
        self.line(&[(0.12, 0.88), (0.88, 0.88)]);
        self.line(&[(0.26, 0.88), (0.26, 0.60)]);
        self.line(&[(0.50, 0.88), (0.50, 0.36)]);
        self.line(&[(0.74, 0.88), (0.74, 0.14)]);
    }

    fn tree(&self) {
        self.line(&[(0.26, 0.5), (0.46, 0.5), (0.46, 0.2), (0.66, 0.2)]);
        self.line(&[(0.46, 0.5), (0.46, 0.8), (0.66, 0.8)]);
        self.line(&[(0.46, 0.5), (0.66, 0.5)]);
        for center in [(0.16, 0.5), (0.78, 0.2), (0.78, 0.5), (0.78, 0.8)] {
            self.dot(center, 0.1);
        }
    }

    fn funnel(&self) {
        self.line(&[(0.12, 0.18), (0.88, 0.18), (0.58, 0.54), (0.58, 0.80), (0.42, 0.90), (0.42, 0.54)]);
        self.line(&[(0.42, 0.54), (0.12, 0.18)]);
    }

    fn bin(&self) {
        self.line(&[(0.16, 0.24), (0.84, 0.24)]);
        self.line(&[(0.38, 0.22), (0.40, 0.12), (0.60, 0.12), (0.62, 0.22)]);
        self.line(&[(0.24, 0.26), (0.30, 0.90), (0.70, 0.90), (0.76, 0.26)]);
        self.line(&[(0.50, 0.40), (0.50, 0.74)]);
    }

    fn cross(&self) {
        self.line(&[(0.22, 0.22), (0.78, 0.78)]);
        self.line(&[(0.78, 0.22), (0.22, 0.78)]);
    }

    /// Head and shoulders around this x, in a part of the usual size.
    fn person(&self, x: f32, size: f32) {
        self.arc((x, 0.5 - 0.20 * size), 0.18 * size, 0.0, TAU);
        self.arc((x, 0.5 + 0.38 * size), 0.30 * size, PI, TAU);
        let foot = 0.5 + 0.38 * size;
        self.line(&[(x - 0.30 * size, foot), (x + 0.30 * size, foot)]);
    }

    fn processor(&self) {
        self.line(&[(0.26, 0.26), (0.74, 0.26), (0.74, 0.74), (0.26, 0.74), (0.26, 0.26)]);
        for along in [0.38, 0.62] {
            self.line(&[(along, 0.12), (along, 0.26)]);
            self.line(&[(along, 0.74), (along, 0.88)]);
            self.line(&[(0.12, along), (0.26, along)]);
            self.line(&[(0.74, along), (0.88, along)]);
        }
    }

    fn balance(&self) {
        self.line(&[(0.5, 0.12), (0.5, 0.86)]);
        self.line(&[(0.30, 0.86), (0.70, 0.86)]);
        self.line(&[(0.22, 0.26), (0.78, 0.26)]);
        for x in [0.22, 0.78] {
            self.line(&[(x - 0.15, 0.58), (x, 0.26), (x + 0.15, 0.58)]);
            self.arc((x, 0.56), 0.16, 0.0, PI);
        }
    }

    fn steps(&self, n_reached: u8) {
        for step in 0..4 {
            let x = 0.17 + 0.22 * f32::from(step);
            let top = if step < n_reached { 0.66 - 0.17 * f32::from(step) } else { 0.80 };
            self.line(&[(x, 0.86), (x, top)]);
        }
    }

    fn bulb(&self) {
        self.arc((0.5, 0.42), 0.28, PI - 0.75, TAU + 0.75);
        self.line(&[(0.30, 0.62), (0.38, 0.74), (0.62, 0.74), (0.70, 0.62)]);
        self.line(&[(0.41, 0.90), (0.59, 0.90)]);
    }

    fn book(&self) {
        self.line(&[(0.5, 0.26), (0.36, 0.18), (0.12, 0.18), (0.12, 0.74), (0.36, 0.74), (0.5, 0.84)]);
        self.line(&[(0.5, 0.26), (0.64, 0.18), (0.88, 0.18), (0.88, 0.74), (0.64, 0.74), (0.5, 0.84)]);
        self.line(&[(0.5, 0.26), (0.5, 0.84)]);
    }

    fn gear(&self) {
        self.arc((0.5, 0.5), 0.15, 0.0, TAU);
        self.arc((0.5, 0.5), 0.30, 0.0, TAU);
        let center = self.at((0.5, 0.5));
        for tooth in 0..8 {
            let towards = Vec2::angled(TAU * tooth as f32 / 8.0) * self.rect.width();
            let stroke = Stroke::new(self.stroke.width * 1.4, self.stroke.color);
            self.painter.line_segment([center + towards * 0.31, center + towards * 0.43], stroke);
        }
    }
}

/// The square for an icon of a size, centred on a point.
pub(crate) fn square_around(center: Pos2, size: f32) -> Rect {
    Rect::from_center_size(pos2(center.x, center.y), Vec2::splat(size))
}
