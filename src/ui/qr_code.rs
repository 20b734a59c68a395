//! A QR code: black on white in every theme, with the quiet edge that cameras look for.

use std::sync::Arc;

use egui::{Color32, Id, Mesh, Rect, Role, Sense, Shape, Ui, Vec2, WidgetInfo, pos2, vec2};
use qrcodegen::{QrCode, QrCodeEcc};

/// The white edge, in modules; the standard asks for four.
const QUIET: i32 = 4;

/// Paints the code of a text into a square of this side at most. Nothing if the text is too long for a code.
pub(super) fn qr_code_ui(ui: &mut Ui, text: &str, side: f32, name: &str) {
    let Some(code) = code_of(ui, text) else { return };
    let n_modules = (code.size() + 2 * QUIET) as f32;
    // Whole pixels: blurred edges are harder to read than a code that is a little smaller.
    let pixels = ui.ctx().pixels_per_point();
    let module = (side * pixels / n_modules).floor().max(1.0) / pixels;

    let (space, response) =
        ui.allocate_exact_size(vec2(ui.available_width(), module * n_modules), Sense::hover());
    response.widget_info(|| WidgetInfo::labeled(Role::Image, true, name));

    let left = ((space.center().x - module * n_modules / 2.0) * pixels).round() / pixels;
    let top = (space.top() * pixels).round() / pixels;
    let outer = Rect::from_min_size(pos2(left, top), Vec2::splat(module * n_modules));
    ui.painter().rect_filled(outer, 0.0, Color32::WHITE);
    let mut dark = Mesh::default();
    for row in 0..code.size() {
        for (from, to) in dark_runs(&code, row) {
            let min = outer.min + vec2((from + QUIET) as f32, (row + QUIET) as f32) * module;
            let run = Rect::from_min_size(min, vec2((to - from) as f32 * module, module));
            dark.add_colored_rect(run, Color32::BLACK);
        }
    }
    ui.painter().add(Shape::mesh(dark));
}

/// The code, made once for a text and kept from frame to frame.
fn code_of(ui: &Ui, text: &str) -> Option<Arc<QrCode>> {
    let id = Id::unique("qr code").with(text);
    ui.data_mut(|data| {
        data.get_temp_mut_or_insert_with(id, || {
            // A reader may miss a seventh of it, which is plenty on a screen.
            QrCode::encode_text(text, QrCodeEcc::Medium).ok().map(Arc::new)
        })
        .clone()
    })
}

/// The dark modules of a row, those side by side as one: from, to.
fn dark_runs(code: &QrCode, row: i32) -> Vec<(i32, i32)> {
    let mut runs: Vec<(i32, i32)> = Vec::new();
    for col in (0..code.size()).filter(|&col| code.get_module(col, row)) {
        match runs.last_mut() {
            Some((_, to)) if *to == col => *to += 1,
            _ => runs.push((col, col + 1)),
        }
    }
    runs
}
