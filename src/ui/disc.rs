//! One disc: a flat piece with a bevelled edge, black on one side and white on the other, lying or turning over.

use std::f32::consts::PI;

use egui::epaint::PathShape;
use egui::{Color32, Painter, Pos2, Shape, Stroke, Vec2, vec2};

use super::paint::{Ellipse, mix, shadow};
use super::theme::{DiscPaint, Theme};
use crate::app::SquareView;
use crate::rules::{Disc, Square};

/// How thick a disc is, in radii. Seen only while it turns.
const THICKNESS: f32 = 0.22;
/// Where the flat face ends and the bevel begins, in radii.
const BEVEL: f32 = 0.86;
/// How far a disc rises at the middle of its turn: it grows by this share.
const LIFT: f32 = 0.10;
/// Where the light comes from.
const LIGHT: Vec2 = vec2(-0.55, -0.83);

/// How a disc lies on its square.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Pose {
    /// Flat, with this side up.
    Lying(Disc),
    /// Just put down: `progress` from 0 (in the hand) to 1 (on the board).
    Landing {
        /// The side that is up.
        disc: Disc,
        /// From 0 to 1.
        progress: f32,
    },
    /// On its way from the other side to this one.
    Turning {
        /// The side that will be up.
        to: Disc,
        /// The way the turn runs over the board, from the played disc outwards.
        direction: Vec2,
        /// From 0 to 1.
        progress: f32,
    },
}

impl Pose {
    /// What lies on a square. A turning disc rolls away from the one that was played.
    pub fn of_square(view: SquareView, square: Square, played: Option<Square>) -> Option<Self> {
        match view {
            SquareView::Empty => None,
            SquareView::Disc(disc) => Some(Self::Lying(disc)),
            SquareView::Placing(disc, progress) => Some(Self::Landing { disc, progress }),
            SquareView::Turning(to, progress) => {
                let direction = played.map_or(vec2(1.0, 0.0), |played| {
                    let step = |from: usize, to: usize| (to as f32 - from as f32).clamp(-1.0, 1.0);
                    vec2(step(played.col(), square.col()), step(played.row(), square.row()))
                });
                Some(Self::Turning { to, direction, progress })
            }
        }
    }

    /// Whether it is above its neighbours and must be painted after them.
    pub const fn is_raised(self) -> bool {
        !matches!(self, Self::Lying(_))
    }
}

/// Paints a disc of a radius around a point.
pub fn disc(painter: &Painter, theme: &Theme, center: Pos2, radius: f32, pose: Pose) {
    match pose {
        Pose::Lying(disc) => lying(painter, theme, center, radius, disc, 1.0),
        Pose::Landing { disc, progress } => {
            let eased = 1.0 - (1.0 - progress.clamp(0.0, 1.0)).powi(3);
            let height = 1.0 - eased;
            let from_above = center - vec2(0.0, radius * 0.35 * height);
            lying(painter, theme, from_above, radius * (1.0 + 0.25 * height), disc, eased);
        }
        Pose::Turning { to, direction, progress } => {
            turning(painter, theme, center, radius, to, direction, progress.clamp(0.0, 1.0));
        }
    }
}

/// A lying disc, as solid as `opacity` says.
pub(super) fn lying(painter: &Painter, theme: &Theme, center: Pos2, radius: f32, disc: Disc, opacity: f32) {
    if !theme.is_flat() {
        let below = Ellipse::circle(center + vec2(radius * 0.06, radius * 0.14), radius * 1.16);
        painter.add(shadow(below, theme.shadow.gamma_multiply(opacity)));
    }
    let colours = theme.disc(disc);
    face(painter, theme, Ellipse::circle(center, radius), colours, opacity);
}

/// The upper side, lit from the upper left, with its bevel and a thin outline.
fn face(painter: &Painter, theme: &Theme, ellipse: Ellipse, colours: DiscPaint, opacity: f32) {
    let feather = 1.0 / painter.pixels_per_point();
    let colour = |radius: f32, towards: Vec2| {
        let lit = towards.dot(LIGHT);
        let tone = if radius > BEVEL {
            // The bevel leans outwards: bright towards the light, dark away from it.
            0.5 - 0.75 * lit
        } else {
            0.38 - 0.38 * lit * radius
        };
        mix(colours.face, colours.shade, tone).gamma_multiply(opacity)
    };
    let rings: &[f32] = if theme.is_flat() { &[1.0] } else { &[0.45, BEVEL - 0.02, BEVEL + 0.02, 1.0] };
    painter.add(Shape::mesh(ellipse.filled(rings, feather, colour)));
    let width = if theme.is_flat() { 2.0 } else { 1.0 };
    let line = Stroke::new(width, colours.outline.gamma_multiply(opacity));
    painter.add(PathShape::closed_line(ellipse.outline(), line));
}

/// A turn is drawn as a flat cylinder seen from above: its two ends are ellipses squeezed along `direction`, its
/// wall shows the colour of each half.
fn turning(
    painter: &Painter,
    theme: &Theme,
    center: Pos2,
    radius: f32,
    to: Disc,
    direction: Vec2,
    progress: f32,
) {
    let angle = PI * (progress * progress * (3.0 - 2.0 * progress));
    let (sin, cos) = angle.sin_cos();
    let radius = radius * (1.0 + LIFT * sin);
    let along = if direction == Vec2::ZERO { vec2(1.0, 0.0) } else { direction.normalized() };
    let across = vec2(-along.y, along.x);
    if !theme.is_flat() {
        let spread = radius * (1.10 + 0.25 * sin);
        let ground = Ellipse {
            center: center + vec2(radius * 0.06, radius * (0.14 + 0.25 * sin)),
            along: along * (spread * (0.35 + 0.65 * cos.abs())),
            across: across * spread,
        };
        painter.add(shadow(ground, theme.shadow));
    }
    let up = if cos >= 0.0 { !to } else { to };
    let slice = Ellipse { center, along: along * (radius * cos.abs()), across: across * radius };
    // Seen from above, the upper half leans the way the disc rolls until it stands, and back after that.
    let half = along * (radius * THICKNESS * 0.5 * sin * if cos >= 0.0 { 1.0 } else { -1.0 });
    wall(painter, theme, slice, -half, !up);
    wall(painter, theme, slice, half, up);
    face(painter, theme, slice.moved(half), theme.disc(up), 1.0);
}

/// Half of the wall: everything between the middle slice and the slice at `reach`.
fn wall(painter: &Painter, theme: &Theme, middle: Ellipse, reach: Vec2, disc: Disc) {
    let colours = theme.disc(disc);
    let mut points = middle.outline();
    points.extend(middle.moved(reach).outline());
    let hull = convex_hull(points);
    let line = Stroke::new(if theme.is_flat() { 2.0 } else { 0.5 }, colours.outline);
    painter.add(PathShape::convex_polygon(hull, mix(colours.rim, colours.shade, 0.3), line));
}

/// The smallest convex polygon around points (the monotone chain of A. M. Andrew, 1979).
fn convex_hull(mut points: Vec<Pos2>) -> Vec<Pos2> {
    points.sort_by(|a, b| a.x.total_cmp(&b.x).then(a.y.total_cmp(&b.y)));
    let turns_left = |a: Pos2, b: Pos2, c: Pos2| (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0.0;
    let chain = |points: &mut dyn Iterator<Item = Pos2>| {
        let mut kept: Vec<Pos2> = Vec::new();
        for point in points {
            while let [.., a, b] = kept[..] {
                if turns_left(a, b, point) {
                    break;
                }
                kept.pop();
            }
            kept.push(point);
        }
        kept.pop();
        kept
    };
    let mut hull = chain(&mut points.iter().copied());
    hull.extend(chain(&mut points.iter().rev().copied()));
    hull
}

/// A small lying disc without a shadow, for lists and labels.
pub fn icon(painter: &Painter, theme: &Theme, center: Pos2, radius: f32, disc: Disc) {
    face(painter, theme, Ellipse::circle(center, radius), theme.disc(disc), 1.0);
    // Off the board a disc lies on paper of its own brightness: black on a dark page, white on a light one.
    painter.circle_stroke(center, radius + 0.5, Stroke::new(1.0, theme.ink_soft.gamma_multiply(0.8)));
}

/// A see-through disc: where one would lie.
pub fn ghost(painter: &Painter, theme: &Theme, center: Pos2, radius: f32, disc: Disc) {
    let colours = theme.disc(disc);
    let fill: Color32 = colours.face.gamma_multiply(0.45);
    painter.circle(center, radius, fill, Stroke::new(1.5, colours.outline.gamma_multiply(0.7)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use egui::pos2;

    #[test]
    fn the_hull_of_a_square_with_points_inside_is_the_square() {
        let points = [(0.0, 0.0), (4.0, 0.0), (4.0, 4.0), (0.0, 4.0), (1.0, 2.0), (2.0, 0.0), (3.0, 3.0)];
        let hull = convex_hull(points.iter().map(|&(x, y)| pos2(x, y)).collect());
        assert_eq!(hull.len(), 4, "{hull:?}");
    }
}
