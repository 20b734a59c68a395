//! One piece of checkers: a disc with a groove, two of them with a crown for a king.

use egui::{Color32, Painter, Pos2, Shape, Stroke, pos2, vec2};

use crate::app::checkers::PieceView;
use crate::game::colour;
use crate::rules::checkers::{Piece, Rank};
use crate::ui::disc;
use crate::ui::paint::mix;
use crate::ui::theme::Theme;

/// How much higher the upper of a king's two discs lies, in radii.
const STOREY: f32 = 0.2;

/// Paints a piece of a radius around a point of the board.
pub(crate) fn piece(painter: &Painter, theme: &Theme, center: Pos2, radius: f32, standing: &PieceView) {
    let PieceView { piece, opacity, lift, .. } = *standing;
    let radius = radius * (1.0 + 0.12 * lift);
    let center = center - vec2(0.0, radius * 0.3 * lift);
    let side = colour(piece.side);
    match piece.rank {
        Rank::Man => {
            disc::lying(painter, theme, center, radius, side, opacity);
            groove(painter, theme, center, radius, piece, opacity);
        }
        Rank::King => {
            let [lower, upper] = [0.5, -0.5].map(|storey| center + vec2(0.0, radius * STOREY * storey));
            disc::lying(painter, theme, lower, radius, side, opacity);
            disc::lying(painter, theme, upper, radius, side, opacity);
            crown(painter, upper, radius, theme.disc(side).crown.gamma_multiply(opacity));
        }
    }
}

/// A ring pressed into the face, dark above and light below.
fn groove(painter: &Painter, theme: &Theme, center: Pos2, radius: f32, piece: Piece, opacity: f32) {
    let colours = theme.disc(colour(piece.side));
    let width = (radius * 0.07).max(1.0);
    let ring = |center: Pos2, ink: Color32| {
        painter.circle_stroke(center, radius * 0.58, Stroke::new(width, ink.gamma_multiply(opacity)));
    };
    if !theme.is_flat() {
        ring(center + vec2(0.0, width * 0.7), mix(colours.face, Color32::WHITE, 0.35));
    }
    ring(center, mix(colours.shade, colours.outline, 0.55));
}

/// A crown of three points, drawn of parts that are each convex.
fn crown(painter: &Painter, center: Pos2, radius: f32, ink: Color32) {
    let at = |x: f32, y: f32| pos2(center.x + x * radius, center.y + y * radius);
    let solid = |points: &[(f32, f32)]| {
        let points = points.iter().map(|&(x, y)| at(x, y)).collect();
        painter.add(Shape::convex_polygon(points, ink, Stroke::NONE));
    };
    solid(&[(-0.42, 0.20), (0.42, 0.20), (0.38, 0.42), (-0.38, 0.42)]);
    solid(&[(-0.42, 0.22), (-0.52, -0.26), (-0.08, 0.22)]);
    solid(&[(-0.26, 0.22), (0.0, -0.42), (0.26, 0.22)]);
    solid(&[(0.08, 0.22), (0.52, -0.26), (0.42, 0.22)]);
    for (x, y) in [(-0.52, -0.28), (0.0, -0.45), (0.52, -0.28)] {
        painter.circle_filled(at(x, y), radius * 0.085, ink);
    }
}
