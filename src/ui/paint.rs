//! Shaded shapes that egui's own painter does not have: gradients, soft shadows and lit ellipses.

use std::f32::consts::TAU;

use egui::epaint::{Mesh, Vertex, WHITE_UV};
use egui::{Color32, Pos2, Rect, Shape, Vec2, pos2, vec2};

/// Corners of a circle's polygon. 40 look round at the size of a phone's disc, and of a tablet's.
const CORNERS: u32 = 40;

/// A colour between two, `t` from 0 to 1.
pub(crate) fn mix(from: Color32, to: Color32, t: f32) -> Color32 {
    from.lerp_to_gamma(to, t.clamp(0.0, 1.0))
}

/// A rectangle that goes from one colour above to another below.
pub(crate) fn gradient(rect: Rect, [top, bottom]: [Color32; 2]) -> Shape {
    let mut mesh = Mesh::default();
    for (at, color) in [
        (rect.left_top(), top),
        (rect.right_top(), top),
        (rect.right_bottom(), bottom),
        (rect.left_bottom(), bottom),
    ] {
        mesh.vertices.push(Vertex { pos: at, uv: WHITE_UV, color });
    }
    mesh.add_triangle(0, 1, 2);
    mesh.add_triangle(0, 2, 3);
    Shape::mesh(mesh)
}

/// An ellipse given by its centre and its two half axes.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Ellipse {
    pub(crate) center: Pos2,
    pub(crate) along: Vec2,
    /// The other, at a right angle to it.
    pub(crate) across: Vec2,
}

impl Ellipse {
    pub(crate) fn circle(center: Pos2, radius: f32) -> Self {
        Self { center, along: vec2(radius, 0.0), across: vec2(0.0, radius) }
    }

    /// The same, moved.
    pub(crate) fn moved(self, by: Vec2) -> Self {
        Self { center: self.center + by, ..self }
    }

    /// The point at a share of the radius and an angle.
    pub(crate) fn point(self, radius: f32, angle: f32) -> Pos2 {
        let (sin, cos) = angle.sin_cos();
        self.center + self.along * (radius * cos) + self.across * (radius * sin)
    }

    /// Its outline as a polygon.
    pub(crate) fn outline(self) -> Vec<Pos2> {
        (0..CORNERS).map(|corner| self.point(1.0, angle_of(corner))).collect()
    }

    /// Fills it ring by ring. `colour` is asked for each point's colour with the share of the radius and the
    /// point's direction from the centre on the screen; the last ring fades out over `feather` points, which is
    /// what makes the edge smooth.
    pub(crate) fn filled(self, rings: &[f32], feather: f32, colour: impl Fn(f32, Vec2) -> Color32) -> Mesh {
        let mut mesh = Mesh::default();
        mesh.colored_vertex(self.center, colour(0.0, Vec2::ZERO));
        let mut before: Option<u32> = None;
        for &radius in rings {
            let start = mesh.vertices.len() as u32;
            for corner in 0..CORNERS {
                let at = self.point(radius, angle_of(corner));
                mesh.colored_vertex(at, colour(radius, (at - self.center).normalized()));
            }
            join_rings(&mut mesh, before, start);
            before = Some(start);
        }
        if feather > 0.0 {
            let outer = rings.last().copied().unwrap_or(1.0);
            let start = mesh.vertices.len() as u32;
            for corner in 0..CORNERS {
                let edge = self.point(outer, angle_of(corner));
                mesh.colored_vertex(edge + (edge - self.center).normalized() * feather, Color32::TRANSPARENT);
            }
            join_rings(&mut mesh, before, start);
        }
        mesh
    }
}

fn angle_of(corner: u32) -> f32 {
    TAU * corner as f32 / CORNERS as f32
}

/// Fills between two rings of corners, or between the centre (vertex 0) and the first ring.
fn join_rings(mesh: &mut Mesh, inner: Option<u32>, outer: u32) {
    for corner in 0..CORNERS {
        let next = (corner + 1) % CORNERS;
        match inner {
            None => mesh.add_triangle(0, outer + corner, outer + next),
            Some(inner) => {
                mesh.add_triangle(inner + corner, outer + corner, outer + next);
                mesh.add_triangle(inner + corner, outer + next, inner + next);
            }
        }
    }
}

/// A round shadow, dark in the middle and gone at the edge.
pub(crate) fn shadow(ellipse: Ellipse, colour: Color32) -> Shape {
    let fade = |radius: f32, _| colour.gamma_multiply(((1.0 - radius) / 0.4).min(1.0));
    Shape::mesh(ellipse.filled(&[0.6, 0.8, 1.0], 0.0, fade))
}

/// The soft dark band that a raised frame throws on what lies inside it, along its upper and left edge.
pub(crate) fn inner_shadow(rect: Rect, width: f32, colour: Color32) -> [Shape; 2] {
    let clear = Color32::TRANSPARENT;
    let top = Rect::from_min_max(rect.min, pos2(rect.right(), rect.top() + width));
    let mut left = Mesh::default();
    for (at, color) in [
        (rect.left_top(), colour),
        (rect.left_bottom(), colour),
        (rect.left_bottom() + vec2(width, 0.0), clear),
        (rect.left_top() + vec2(width, 0.0), clear),
    ] {
        left.vertices.push(Vertex { pos: at, uv: WHITE_UV, color });
    }
    left.add_triangle(0, 1, 2);
    left.add_triangle(0, 2, 3);
    [gradient(top, [colour, clear]), Shape::mesh(left)]
}
