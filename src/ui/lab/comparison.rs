//! The results of a comparison: a chart, and a card for each position with a row for each search.

use std::fmt::Write as _;

use egui::{RichText, Ui};

use super::chart::chart_ui;
use super::copy_ui;
use crate::lab::{Case, Comparison, Run, SearchVariant, by_case, by_depth, value_text};
use crate::ui::Page;
use crate::ui::pairs::{Side, pair_ui};
use crate::ui::strings::Strings;
use crate::ui::widgets::{card, heading, optional_part, soft_label};

pub(super) fn comparison_ui(ui: &mut Ui, page: &mut Page<'_>, comparison: &Comparison) {
    let words = &page.words.lab;
    let theme = page.theme;
    let has_disagreement = comparison.disagreement().is_some();
    let has_verdict = has_disagreement || comparison.is_complete() && comparison.variants.len() > 1;
    optional_part(ui, has_verdict, |ui| {
        if has_disagreement {
            ui.label(RichText::new(words.disagree).color(theme.danger));
        } else {
            soft_label(ui, &theme, words.agree);
        }
    });
    chart_ui(ui, page, comparison);
    let cases = comparison.cases();
    for (subject, cases) in comparison.positions.iter().zip(cases.chunks(comparison.depths.len().max(1))) {
        let has_begun = cases.iter().any(|case| case.base().is_some());
        optional_part(ui, has_begun, |ui| {
            card(ui, &theme, |ui| {
                heading(ui, &words.subjects.title(subject.title));
                for case in cases {
                    case_ui(ui, page, &comparison.variants, case);
                }
            });
        });
    }
    if !comparison.runs.is_empty() {
        let words = page.words;
        copy_ui(ui, page, || as_text(comparison, words));
    }
}

/// The searches of one position and depth.
fn case_ui(ui: &mut Ui, page: &Page<'_>, variants: &[SearchVariant], case: &Case<'_>) {
    let words = &page.words.lab;
    let ran = || variants.iter().zip(&case.runs).filter_map(|(&variant, run)| Some((variant, (*run)?)));
    let Some((first, base)) = ran().next() else { return };
    soft_label(ui, &page.theme, &words.depth(case.depth));
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 6.0;
        for (variant, run) in ran() {
            let against = (variant != first).then_some((first, base));
            run_ui(ui, page, variant, run, against);
        }
    });
}

/// A search: its name, value and move to the left, nodes, time and its share of the first one's nodes to the right.
fn run_ui(
    ui: &mut Ui,
    page: &Page<'_>,
    variant: SearchVariant,
    run: &Run,
    against: Option<(SearchVariant, &Run)>,
) {
    let words = &page.words.lab;
    let terms = &page.words.terms;
    let value = words.worth(&value_text(run.value, terms), run.best());
    let mut note = words.millis(&terms.time(run.time));
    if let Some((first, base)) = against {
        let percentage = (100.0 * run.nodes as f64 / base.nodes.max(1) as f64).round() as u32;
        note = page.words.join.list(&note, &words.share(percentage, first));
    }
    let (name, nodes) = (variant.to_string(), words.nodes(&terms.count(run.nodes)));
    pair_ui(ui, &page.theme, &Side { line: &name, note: &value }, &Side { line: &nodes, note: &note });
}

/// The tables as the command line prints them, in the language of the page, with the positions below.
fn as_text(comparison: &Comparison, words: &Strings) -> String {
    let mut text = format!("{}\n{}\n", by_case(comparison, &words.terms), by_depth(comparison, &words.terms));
    for subject in &comparison.positions {
        let _ = writeln!(text, "- {}: `{}`", words.lab.subjects.title(subject.title), subject.position);
    }
    text
}
