//! A searched tree on the screen: cards from left to right, one column for each move ahead, to be panned and zoomed.
//!
//! Zoomed out, a node is a band as high as all that lies below it, so that thousands of them still make a picture;
//! zoomed in, it is a card with its move, its value and its window. A card stays beside its children as long as one of
//! them is in sight, so that wherever somebody looks, the way from the root is there.

mod camera;
mod gestures;
mod layout;
mod paint;

use std::sync::Arc;

use egui::{Context, Id, Rect, Ui, UiBuilder, Vec2};

use self::camera::{Camera, Viewport};
use self::layout::Layout;
use super::Page;
use crate::app::AnimationSpeed;
use crate::app::{Action, Now, Study, ThinkAction};
use crate::engine::think::Exploration;

/// What the screen remembers of a tree from frame to frame.
#[derive(Clone)]
struct View {
    /// Which tree it belongs to.
    serial: u64,
    layout: Arc<Layout>,
    camera: Camera,
    /// The step that the camera followed to.
    followed: Option<usize>,
    /// The size of the window that the camera was opened for, until somebody moves it.
    opened_for: Option<Vec2>,
    /// How many nodes the last frame drew.
    n_drawn: usize,
}

fn view_id() -> Id {
    Id::unique("searched tree")
}

/// How many nodes of a tree the last frame drew.
pub fn nodes_drawn(ctx: &Context) -> Option<usize> {
    ctx.data(|data| data.get_temp::<View>(view_id())).map(|view| view.n_drawn)
}

/// The tree in this rectangle.
pub(super) fn tree_ui(
    ui: &mut Ui,
    page: &mut Page<'_>,
    rect: Rect,
    study: &Study<'_>,
    explored: &Exploration,
) {
    let unit = (ui.text_style_height(&egui::TextStyle::Body) / NORMAL_LINE).clamp(1.0, LARGEST_UNIT);
    let known = ui.ctx().data(|data| data.get_temp::<View>(view_id()));
    let mut view = known.filter(|view| view.serial == study.serial).unwrap_or_else(|| View {
        serial: study.serial,
        layout: Arc::new(Layout::of(&explored.recording)),
        camera: Camera::default(),
        followed: None,
        opened_for: Some(Vec2::ZERO),
        n_drawn: 0,
    });
    let layout = Arc::clone(&view.layout);
    let mut viewport = Viewport { rect, tree: layout.size(), unit };
    viewport.rect = viewport.rect.with_min_y(rect.top() + paint::header_height(ui));
    // As long as nobody has moved it, a tree opens anew in a window of another size.
    if view.opened_for.is_some_and(|size| size != viewport.rect.size()) {
        view.opened_for = Some(viewport.rect.size());
        view.followed = None;
    }
    follow(&mut view, page, study, explored, &viewport);

    // The place was claimed by the page; a scope would claim it a second time.
    let ui = &mut ui.new_child(UiBuilder::new().max_rect(rect).id_salt("tree"));
    ui.set_clip_rect(rect.intersect(ui.clip_rect()));
    let before = view.camera;
    let tapped = gestures::gestures_ui(ui, &viewport, &mut view.camera, page.now);
    let camera = view.camera.settled(&viewport, page.now);
    if view.camera.is_moving(page.now) {
        ui.ctx().request_repaint();
    }
    let painter =
        paint::TreePainter { ui, page, study, explored, layout: &layout, viewport: &viewport, camera };
    let painted = painter.tree(rect);
    view.n_drawn = painted.n_nodes;
    let pressed = painted.pressed.or_else(|| painter.node_at(tapped.filter(|_| painted.from_afar)?));
    if let Some(node) = pressed {
        page.ask(Action::Think(ThinkAction::Step(explored.recording.left_at(node))));
    }
    gestures::zoom_buttons_ui(ui, page, rect, &viewport, &mut view.camera);
    if view.camera != before {
        view.opened_for = None;
    }
    ui.ctx().data_mut(|data| data.insert_temp(view_id(), view));
}

/// The height of a line at normal text, by which larger text is known.
const NORMAL_LINE: f32 = 19.2;
/// Beyond this a card would fill a phone.
const LARGEST_UNIT: f32 = 1.5;

/// Brings the node of a new step into view.
fn follow(view: &mut View, page: &Page<'_>, study: &Study<'_>, explored: &Exploration, viewport: &Viewport) {
    if view.followed == Some(study.step) {
        return;
    }
    let recording = &explored.recording;
    let first = view.followed.replace(study.step).is_none();
    if first {
        view.camera = Camera::opening(viewport);
    }
    let node = recording.steps().get(study.step).map_or(0, |step| step.node());
    // At the end the eye wants the chosen line, not the root alone.
    let is_end = study.step == study.last_step();
    let line_end = recording.nodes().iter().rposition(|node| node.chosen);
    let wanted = line_end.filter(|_| is_end).unwrap_or(node);
    let place = view.layout.place(wanted);
    let calm = first || study.is_playing && study.speed == crate::app::Speed::Fast;
    let at_once = calm || page.app.animation() == AnimationSpeed::Off;
    let moving_since: Option<Now> = (!at_once).then_some(page.now);
    view.camera.bring_into_view(viewport, place.rect(), moving_since, page.now);
}
