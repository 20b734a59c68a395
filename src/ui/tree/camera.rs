//! Which part of a tree is seen, and how large.

use std::time::Duration;

use egui::{Pos2, Rect, Vec2, pos2, vec2};

use super::layout::CARD;
use crate::app::Now;

/// The largest zoom: a card across half a phone.
const LARGEST: f32 = 1.6;
/// The smallest zoom at which a value can be read; a tree that fits at this zoom opens whole.
const READABLE: f32 = 0.35;
/// The zoom at which a larger tree opens: move and value can be read.
const COMFORTABLE: f32 = 0.84;
/// Around the tree and around a card that is brought into view.
const EDGE: f32 = 6.0;
/// Below the last card, so that it can be drawn up from under the buttons.
const FOOT: f32 = 56.0;
/// How long the camera takes to another card.
const MOVE_TIME: Duration = Duration::from_millis(260);

/// The part of the screen that shows the tree, the size of the tree, and how large normal is.
#[derive(Clone, Copy, Debug)]
pub(super) struct Viewport {
    /// Where the tree is seen.
    pub(super) rect: Rect,
    /// The size of the tree at zoom 1.
    pub(super) tree: Vec2,
    /// How much larger than usual everything is, for larger text.
    pub(super) unit: f32,
}

/// Zoom and place; a place may be on its way to another.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Camera {
    zoom: f32,
    /// The point of the tree that lies in the upper left corner.
    corner: Pos2,
    /// Where it moves to, and since when.
    target: Option<(Pos2, Now)>,
}

impl Default for Camera {
    fn default() -> Self {
        Self { zoom: 1.0, corner: Pos2::ZERO, target: None }
    }
}

impl Viewport {
    /// The zoom at which everything is seen.
    fn fitting(&self) -> f32 {
        let down = (self.rect.height() - 2.0 * EDGE) / self.tree.y / self.unit;
        down.min(self.across() / self.unit).clamp(1e-4, 1.0)
    }

    /// Points on the screen for one of the tree at which all columns are seen.
    fn across(&self) -> f32 {
        (self.rect.width() - 2.0 * EDGE) / self.tree.x
    }
}

impl Camera {
    /// The whole tree if it can be read so, its beginning otherwise.
    pub(super) fn opening(viewport: &Viewport) -> Self {
        let fit = viewport.fitting();
        let zoom = if fit >= READABLE { fit } else { COMFORTABLE };
        Self { zoom, ..Self::default() }.within(viewport)
    }

    /// The whole tree, as small as it must be.
    pub(super) fn whole(viewport: &Viewport) -> Self {
        Self { zoom: viewport.fitting(), ..Self::default() }.within(viewport)
    }

    /// Whether the whole tree is seen.
    pub(super) fn shows_all(&self, viewport: &Viewport) -> bool {
        self.zoom <= viewport.fitting() * 1.001
    }

    /// Points on the screen for one of the tree, to the right and down. Zoomed out, the columns stay as wide as the
    /// window allows and only the rows shrink, so that words have room as long as there is any.
    pub(super) fn scale(&self, viewport: &Viewport) -> Vec2 {
        let zoom = self.zoom * viewport.unit;
        vec2(zoom.max(viewport.across().min(viewport.unit)), zoom)
    }

    /// Where a point of the tree is on the screen.
    pub(super) fn on_screen(&self, viewport: &Viewport, at: Pos2) -> Pos2 {
        viewport.rect.min + (at - self.corner) * self.scale(viewport)
    }

    /// The point of the tree under a point of the screen.
    pub(super) fn in_tree(&self, viewport: &Viewport, at: Pos2) -> Pos2 {
        self.corner + (at - viewport.rect.min) / self.scale(viewport)
    }

    /// The same at this moment, with nothing left to move.
    pub(super) fn settled(&self, viewport: &Viewport, now: Now) -> Self {
        let Some((target, started)) = self.target else { return self.within(viewport) };
        let share = (now.since(started).as_secs_f32() / MOVE_TIME.as_secs_f32()).clamp(0.0, 1.0);
        let eased = share * share * (3.0 - 2.0 * share);
        Self { corner: self.corner.lerp(target, eased), target: None, ..*self }.within(viewport)
    }

    /// Whether it is on its way.
    pub(super) fn is_moving(&self, now: Now) -> bool {
        self.target.is_some_and(|(_, started)| now.since(started) < MOVE_TIME)
    }

    /// Moves what is seen with a finger.
    pub(super) fn pan(&mut self, viewport: &Viewport, by: Vec2, now: Now) {
        *self = self.settled(viewport, now);
        self.corner -= by / self.scale(viewport);
        *self = self.within(viewport);
    }

    /// Zooms by a factor; what lies under `around` stays there.
    pub(super) fn zoom_by(&mut self, viewport: &Viewport, factor: f32, around: Pos2, now: Now) {
        *self = self.settled(viewport, now);
        let fixed = self.in_tree(viewport, around);
        self.zoom = (self.zoom * factor).clamp(viewport.fitting().min(COMFORTABLE), LARGEST);
        self.corner = fixed - (around - viewport.rect.min) / self.scale(viewport);
        *self = self.within(viewport);
    }

    /// Shows a card, moving no further than needed; the column before it comes along, because it is where the move was
    /// made. Moves there from that moment on, or at once without one.
    pub(super) fn bring_into_view(
        &mut self,
        viewport: &Viewport,
        card: Rect,
        moving_since: Option<Now>,
        now: Now,
    ) {
        let here = self.settled(viewport, now);
        let scale = here.scale(viewport);
        let seen = viewport.rect.size() / scale;
        let edge = Vec2::splat(EDGE) / scale;
        let before = (card.left() - CARD.x - 34.0).max(0.0);
        let wanted = Rect::from_min_max(pos2(before, card.top()), card.max).expand2(edge);
        let nearest = |corner: f32, seen: f32, from: f32, to: f32| {
            // Where both do not fit, the card itself does.
            let from = from.max(to - seen);
            corner.clamp((to - seen).min(from), from)
        };
        let corner = pos2(
            nearest(here.corner.x, seen.x, wanted.left(), wanted.right()),
            // A card at the very edge has neighbours worth seeing, so a card that is out of sight comes to the middle.
            if (here.corner.y..=here.corner.y + seen.y - wanted.height()).contains(&wanted.top()) {
                here.corner.y
            } else {
                wanted.center().y - seen.y / 2.0
            },
        );
        let target = Self { corner, target: None, ..here }.within(viewport);
        *self = match moving_since {
            Some(started) if target != here => Self { target: Some((target.corner, started)), ..here },
            _ => target,
        };
    }

    /// The same with the tree in the window: a tree smaller than the window stands in its middle.
    fn within(&self, viewport: &Viewport) -> Self {
        let scale = self.scale(viewport);
        let seen = viewport.rect.size() / scale;
        let edge = Vec2::splat(EDGE) / scale;
        let keep = |corner: f32, seen: f32, size: f32, edge: f32, foot: f32| {
            if size + 2.0 * edge <= seen + 0.01 {
                (size - seen) / 2.0
            } else {
                corner.clamp(-edge, size + edge + foot - seen)
            }
        };
        let corner = pos2(
            keep(self.corner.x, seen.x, viewport.tree.x, edge.x, 0.0),
            keep(self.corner.y, seen.y, viewport.tree.y, edge.y, FOOT / scale.y),
        );
        Self { corner, ..*self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn viewport(width: f32, height: f32) -> Viewport {
        Viewport {
            rect: Rect::from_min_size(pos2(0.0, 100.0), vec2(340.0, 300.0)),
            tree: vec2(width, height),
            unit: 1.0,
        }
    }

    #[test]
    fn a_small_tree_opens_whole_and_a_large_one_opens_readable() {
        let small = viewport(464.0, 640.0);
        let camera = Camera::opening(&small);
        let last = camera.on_screen(&small, pos2(464.0, 640.0));
        assert!(small.rect.contains(last), "{last:?}");
        let large = viewport(1000.0, 100_000.0);
        assert!(Camera::opening(&large).scale(&large).y > 0.8);
        let whole = Camera::whole(&large);
        assert!(large.rect.contains(whole.on_screen(&large, pos2(999.0, 99_999.0))));
        assert!(whole.scale(&large).x * 1000.0 > 300.0, "the columns keep the width of the window");
    }

    #[test]
    fn zooming_keeps_what_is_under_the_finger() {
        let viewport = viewport(1000.0, 5000.0);
        let mut camera = Camera::opening(&viewport);
        camera.pan(&viewport, vec2(-200.0, -900.0), Now::ZERO);
        let finger = viewport.rect.center();
        let under = camera.in_tree(&viewport, finger);
        camera.zoom_by(&viewport, 1.3, finger, Now::ZERO);
        assert!((camera.in_tree(&viewport, finger) - under).length() < 0.5);
        for factor in [100.0, 1e-6] {
            camera.zoom_by(&viewport, factor, finger, Now::ZERO);
            let scale = camera.scale(&viewport);
            assert!(scale.y <= LARGEST && scale.y > 0.0 && scale.is_finite());
        }
    }

    #[test]
    fn a_card_out_of_sight_is_brought_into_view_at_once_or_moving() {
        let viewport = viewport(1000.0, 5000.0);
        let card = Rect::from_min_size(pos2(332.0, 3000.0), CARD);
        let mut camera = Camera::opening(&viewport);
        camera.bring_into_view(&viewport, card, None, Now::ZERO);
        let on_screen = |camera: &Camera| {
            Rect::from_min_max(camera.on_screen(&viewport, card.min), camera.on_screen(&viewport, card.max))
        };
        assert!(viewport.rect.contains_rect(on_screen(&camera)));
        let still = camera;
        camera.bring_into_view(&viewport, card, Some(Now::ZERO), Now::ZERO);
        assert_eq!(camera, still, "what is seen already moves nothing");

        let mut moving = Camera::opening(&viewport);
        moving.bring_into_view(&viewport, card, Some(Now::ZERO), Now::ZERO);
        assert!(moving.is_moving(Now::from_millis(100)) && !moving.is_moving(Now::from_millis(300)));
        assert_eq!(moving.settled(&viewport, Now::from_millis(300)), still);
    }
}
