//! A number with a button to either side.

use egui::{Align2, Sense, Ui, WidgetInfo, pos2, vec2};

use crate::ui::Page;
use crate::ui::icons::Icon;
use crate::ui::layout::TOUCH;
use crate::ui::style::strong;
use crate::ui::widgets::{galley, icon_button, text};

/// The room between the two buttons, at normal text: three digits.
const DIGITS: f32 = 52.0;

/// A name and its number; gives the number that was asked for.
pub(super) fn stepper(ui: &mut Ui, page: &mut Page<'_>, name: &str, value: u64, most: u64) -> Option<u64> {
    let theme = page.theme;
    let words = &page.words.lab;
    let digits = DIGITS.max(galley(ui, "000", &strong(), theme.ink, f32::INFINITY).size().x + 12.0);
    let room = ui.available_width() - 2.0 * TOUCH - digits;
    let label = galley(ui, name, &egui::TextStyle::Body, theme.ink, room - 8.0);
    let mut asked = None;
    ui.horizontal(|ui| {
        ui.spacing_mut().item_spacing.x = 0.0;
        let (rect, response) = ui.allocate_exact_size(vec2(room, label.size().y.max(TOUCH)), Sense::hover());
        response.widget_info(|| WidgetInfo::labeled(egui::Role::Label, true, format!("{name}: {value}")));
        ui.painter().galley(pos2(rect.left(), rect.center().y - label.size().y / 2.0), label, theme.ink);
        if icon_button(ui, page, Icon::Minus, &words.less(name)).clicked() {
            asked = Some(value.saturating_sub(1));
        }
        let (rect, _) = ui.allocate_exact_size(vec2(digits, TOUCH), Sense::hover());
        text(ui, rect.center(), Align2::CENTER_CENTER, &value.to_string(), &strong(), theme.ink);
        if icon_button(ui, page, Icon::Plus, &words.more(name)).clicked() {
            asked = Some(value.saturating_add(1).min(most));
        }
    });
    asked
}
