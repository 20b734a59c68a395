//! The parts of the Lab page: what can be chosen, how far it has come, and what has come out.

mod chart;
mod choices;
mod comparison;
mod controls;
mod match_results;
mod news;
mod stepper;

pub(super) use choices::choices_ui;
pub(super) use controls::controls_ui;
pub(super) use news::report as report_run;

use egui::{OutputCommand, Ui};

use super::Page;
use super::icons::Icon;
use super::widgets::{Weight, button, optional_part, soft_label};
use crate::app::Action;
use crate::app::lab::{LabAction, Tab};

/// What has come out of the experiment that is shown.
pub(super) fn results_ui(ui: &mut Ui, page: &mut Page<'_>) {
    let lab = page.app.lab();
    let words = &page.words.lab;
    optional_part(ui, lab.failure().is_some(), |ui| {
        ui.label(words.failed(lab.failure().unwrap_or_default()));
    });
    match (lab.choices().tab, lab.comparison(), lab.series()) {
        (Tab::Compare, Some(comparison), _) => comparison::comparison_ui(ui, page, comparison),
        (Tab::Match, _, Some(series)) => match_results::match_results_ui(ui, page, series),
        _ => soft_label(ui, &page.theme, words.no_results),
    }
}

/// The button that copies a text, and says so for a while.
fn copy_ui(ui: &mut Ui, page: &mut Page<'_>, text: impl FnOnce() -> String) {
    let words = &page.words.lab;
    let (icon, name) = if page.app.lab().is_copied(page.now) {
        (Icon::Check, words.copied)
    } else {
        (Icon::Copy, words.copy)
    };
    if button(ui, page, Weight::Quiet, Some(icon), name).clicked() {
        ui.output_mut(|output| output.commands.push(OutputCommand::CopyText(text())));
        page.ask(Action::Lab(LabAction::Copied));
    }
}
