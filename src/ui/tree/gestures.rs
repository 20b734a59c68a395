//! Fingers, mouse and buttons on a tree.

use egui::{Pos2, Rect, Sense, Stroke, StrokeKind, Ui, Vec2, vec2};

use super::camera::{Camera, Viewport};
use crate::app::Now;
use crate::ui::Page;
use crate::ui::access::silence;
use crate::ui::icons::{self, Icon};
use crate::ui::layout::TOUCH;
use crate::ui::widgets::focus_ring;

/// How much nearer a button brings the tree.
const BUTTON_ZOOM: f32 = 1.35;
/// How much nearer a notch of the wheel brings it, by the points that the notch would scroll.
const WHEEL_ZOOM: f32 = 1.0 / 240.0;

/// Reads drag, pinch and wheel. Gives the point that was tapped.
pub(super) fn gestures_ui(ui: &Ui, viewport: &Viewport, camera: &mut Camera, now: Now) -> Option<Pos2> {
    let response = ui.interact(viewport.rect, ui.scope_id().with("ground"), Sense::click_and_drag());
    // For fingers alone: each card can be pressed by itself.
    silence(ui.ctx(), response.id);
    if let Some(touch) = ui.input(egui::InputState::multi_touch)
        && viewport.rect.contains(touch.center_pos)
    {
        camera.zoom_by(viewport, touch.zoom_delta, touch.center_pos, now);
        camera.pan(viewport, touch.translation_delta, now);
        return None;
    }
    if response.dragged() && response.drag_delta() != Vec2::ZERO {
        camera.pan(viewport, response.drag_delta(), now);
    }
    if let Some(pointer) = ui.input(|input| input.pointer.hover_pos())
        && viewport.rect.contains(pointer)
        && ui.rect_contains_pointer(viewport.rect)
    {
        let (pinch, wheel) = ui.input(|input| (input.zoom_delta(), input.smooth_scroll_delta()));
        let factor = pinch * (wheel.y * WHEEL_ZOOM).exp();
        if (factor - 1.0).abs() > f32::EPSILON {
            camera.zoom_by(viewport, factor, pointer, now);
            // The page around it must not scroll by the same notch.
            ui.input_mut(|input| input.smooth_scroll_delta = Vec2::ZERO);
        }
    }
    response.clicked().then(|| response.interact_pointer_pos()).flatten()
}

/// The same for those who have neither two fingers nor a wheel. They cover as little as they can: where all is seen,
/// there is only the way nearer.
pub(super) fn zoom_buttons_ui(
    ui: &Ui,
    page: &Page<'_>,
    rect: Rect,
    viewport: &Viewport,
    camera: &mut Camera,
) {
    let words = &page.words.think;
    let buttons = [(Icon::Plus, words.zoom_in), (Icon::Minus, words.zoom_out), (Icon::Whole, words.whole)];
    let n_useful = if camera.shows_all(viewport) { 1 } else { buttons.len() };
    // At the lower left a tree has nothing but the first column, and of that only the middle.
    let first = rect.left_bottom() + vec2(4.0, -TOUCH - 4.0);
    for (number, (icon, name)) in buttons.into_iter().take(n_useful).enumerate() {
        let place = Rect::from_min_size(first + vec2(TOUCH * number as f32, 0.0), Vec2::splat(TOUCH));
        if floating_button(ui, page, place, icon, name) {
            let middle = viewport.rect.center();
            match icon {
                Icon::Plus => camera.zoom_by(viewport, BUTTON_ZOOM, middle, page.now),
                Icon::Minus => camera.zoom_by(viewport, 1.0 / BUTTON_ZOOM, middle, page.now),
                _ => *camera = Camera::whole(viewport),
            }
        }
    }
}

/// A small round button over the tree, with a finger's room around it.
fn floating_button(ui: &Ui, page: &Page<'_>, place: Rect, icon: Icon, name: &str) -> bool {
    let theme = &page.theme;
    let response = ui.interact(place, ui.scope_id().with(name), Sense::click());
    response.widget_info(|| egui::WidgetInfo::labeled(egui::Role::Button, true, name));
    let body = place.shrink(4.0);
    let fill = if response.is_pointer_button_down_on() { theme.accent_soft } else { theme.card };
    ui.painter().rect(body, body.width() / 2.0, fill, Stroke::new(1.0, theme.card_edge), StrokeKind::Inside);
    if response.has_focus() {
        focus_ring(ui.painter(), theme, body, body.width() / 2.0);
    }
    icons::icon(ui.painter(), icon, icons::square_around(body.center(), 18.0), theme.ink);
    response.clicked()
}
