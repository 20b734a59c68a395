//! Experiments with the engines: searches side by side, and matches between levels.

use egui::{Id, Rect, ScrollArea, Ui, UiBuilder, pos2};

use crate::app::Action;
use crate::app::lab::{LabAction, Tab};
use crate::ui::Page;
use crate::ui::lab::{choices_ui, controls_ui, report_run, results_ui};
use crate::ui::layout::{GAP, MARGIN, READING_WIDTH, centred};
use crate::ui::widgets::{choose, title_bar};

/// From this width on, choices and results stand side by side.
const BOTH_WIDTH: f32 = 700.0;
/// The widest that both together grow.
const WIDEST: f32 = 1100.0;
/// On a lower screen the controls scroll with the rest instead of taking its room.
const LEAST_HEIGHT: f32 = 420.0;

pub(super) fn lab_ui(ui: &mut Ui, page: &mut Page<'_>) {
    report_run(page);
    if ui.max_rect().width() >= BOTH_WIDTH {
        wide_ui(ui, page);
    } else {
        narrow_ui(ui, page);
    }
}

/// One column that shows the choices or the results, with the controls always in sight below it.
fn narrow_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let rect = centred(ui.max_rect(), READING_WIDTH);
    let is_low = rect.height() < LEAST_HEIGHT;
    // The height of the controls follows their words; this frame uses what the one before has measured.
    let height_id = Id::unique("lab controls' height");
    let foot = if is_low { 0.0 } else { ui.data(|data| data.get_temp(height_id)).unwrap_or(96.0) };
    let upper = rect.with_max_y(rect.bottom() - foot);
    column_ui(
        ui,
        page,
        upper,
        "lab",
        |ui, page| {
            title_bar(ui, page, page.words.lab.title);
        },
        |ui, page| {
            tabs_ui(ui, page);
            let lab = page.app.lab();
            if lab.choices().results && lab.has_results(lab.choices().tab) {
                results_ui(ui, page);
            } else {
                choices_ui(ui, page);
            }
            if is_low {
                controls_ui(ui, page, false);
            }
        },
    );
    if !is_low {
        let lower = rect.with_min_y(upper.bottom());
        ui.scope_builder(UiBuilder::new().max_rect(lower), |ui| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.add_space(8.0);
            controls_ui(ui, page, false);
            ui.add_space(6.0);
            let height = ui.min_rect().height();
            if (height - foot).abs() > 0.5 {
                ui.data_mut(|data| data.insert_temp(height_id, height));
                ui.ctx().request_repaint();
            }
        });
    }
}

/// Choices to the left, controls and results to the right.
fn wide_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let rect = centred(ui.max_rect(), WIDEST);
    let middle = rect.left() + rect.width() * 0.48;
    let left = rect.with_max_x(middle - MARGIN);
    let right = Rect::from_min_max(pos2(middle + MARGIN, rect.top()), rect.max);
    column_ui(
        ui,
        page,
        left,
        "lab choices",
        |ui, page| {
            title_bar(ui, page, page.words.lab.title);
        },
        |ui, page| {
            tabs_ui(ui, page);
            choices_ui(ui, page);
        },
    );
    column_ui(
        ui,
        page,
        right,
        "lab results",
        |ui, page| {
            ui.spacing_mut().item_spacing.y = 8.0;
            ui.add_space(4.0);
            controls_ui(ui, page, true);
            ui.add_space(2.0);
        },
        results_ui,
    );
}

/// A head that stays, and a body that scrolls below it; the scroll bar gets the margin, so that it covers nothing.
fn column_ui(
    ui: &mut Ui,
    page: &mut Page<'_>,
    rect: Rect,
    name: &str,
    head: impl FnOnce(&mut Ui, &mut Page<'_>),
    body: impl FnOnce(&mut Ui, &mut Page<'_>),
) {
    let with_bar = rect.with_max_x(rect.right() + MARGIN - 1.0);
    ui.scope_builder(UiBuilder::new().max_rect(with_bar), |ui| {
        ui.set_clip_rect(with_bar.expand2(egui::vec2(MARGIN, 0.0)));
        ui.add_space(4.0);
        ui.scope(|ui| {
            ui.set_max_width(rect.width());
            head(ui, page);
        });
        ScrollArea::vertical().auto_shrink(false).id_salt(name).show(ui, |ui| {
            ui.set_width(rect.width());
            ui.spacing_mut().item_spacing.y = GAP;
            body(ui, page);
            ui.add_space(MARGIN);
        });
    });
}

fn tabs_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let words = &page.words.lab;
    let name = |tab| match tab {
        Tab::Compare => words.compare,
        Tab::Match => words.contest,
    };
    let open = page.app.lab().choices().tab;
    if let Some(tab) = choose(ui, page, &[Tab::Compare, Tab::Match], open, name) {
        page.ask(Action::Lab(LabAction::Show(tab)));
    }
}
