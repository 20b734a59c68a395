//! The chart of a comparison: for each depth a bar for each search, with its name and its figure in words above it.

use std::time::Duration;

use egui::{Sense, Stroke, StrokeKind, Ui, vec2};

use crate::app::Action;
use crate::app::lab::{LabAction, Measure};
use crate::lab::{Comparison, SearchVariant};
use crate::ui::Page;
use crate::ui::pairs::fact_ui;
use crate::ui::theme::Theme;
use crate::ui::widgets::{card, choose, optional_part, soft_label};

/// The height of a bar.
const BAR: f32 = 10.0;

/// If the largest bar of a panel is so many times the smallest, the small ones would be invisible on a plain scale.
const LOG_FROM: f64 = 25.0;

/// A bar.
#[derive(Clone, Debug, PartialEq)]
struct Bar {
    variant: SearchVariant,
    nodes: u64,
    time: Duration,
}

impl Bar {
    fn size(&self, measure: Measure) -> f64 {
        match measure {
            Measure::Nodes => self.nodes as f64,
            // In microseconds, so that no bar is shorter than a logarithm can tell.
            Measure::Time => self.time.as_secs_f64() * 1e6,
        }
        .max(1.0)
    }
}

/// One depth: what each search took for all positions that everyone has searched.
#[derive(Clone, Debug, PartialEq)]
struct Panel {
    depth: u32,
    n_positions: usize,
    bars: Vec<Bar>,
}

/// The panels of a comparison, shallow first; those in which nothing is finished are left out.
fn panels(comparison: &Comparison) -> Vec<Panel> {
    let whole = comparison.whole_cases();
    let panel = |&depth: &u32| {
        let cases: Vec<_> = whole.iter().filter(|case| case.depth == depth).collect();
        let bar = |(idx, &variant): (usize, &SearchVariant)| {
            let mut runs = cases.iter().filter_map(|case| case.runs[idx]).peekable();
            runs.peek()?;
            let (nodes, time) = runs.fold((0_u64, Duration::ZERO), |(nodes, time), run| {
                (nodes.saturating_add(run.nodes), time.saturating_add(run.time))
            });
            Some(Bar { variant, nodes, time })
        };
        let bars: Vec<Bar> = comparison.variants.iter().enumerate().filter_map(bar).collect();
        Panel { depth, n_positions: cases.len(), bars }
    };
    comparison.depths.iter().map(panel).filter(|panel| !panel.bars.is_empty()).collect()
}

/// Whether some panel's bars differ too much for a plain scale.
fn needs_log(panels: &[Panel], measure: Measure) -> bool {
    panels.iter().any(|panel| {
        let sizes = || panel.bars.iter().map(|bar| bar.size(measure));
        sizes().fold(1.0, f64::max) >= LOG_FROM * sizes().fold(f64::INFINITY, f64::min)
    })
}

/// The length of a bar from 0 to 1, if the longest of its panel has this size.
fn share(size: f64, most: f64, is_log: bool) -> f64 {
    if is_log { size.ln() / most.ln().max(1.0) } else { size / most.max(1.0) }.clamp(0.0, 1.0)
}

/// The chart in a card, with the choice of what it shows, as soon as every search of some case has run.
pub(super) fn chart_ui(ui: &mut Ui, page: &mut Page<'_>, comparison: &Comparison) {
    let panels = panels(comparison);
    optional_part(ui, !panels.is_empty(), |ui| panels_ui(ui, page, &panels));
}

fn panels_ui(ui: &mut Ui, page: &mut Page<'_>, panels: &[Panel]) {
    let words = &page.words.lab;
    let measure = page.app.lab().choices().chart;
    let is_log = needs_log(panels, measure);
    let theme = page.theme;
    card(ui, &theme, |ui| {
        let name = |kind| match kind {
            Measure::Nodes => words.chart_nodes,
            Measure::Time => words.chart_time,
        };
        if let Some(kind) = choose(ui, page, &[Measure::Nodes, Measure::Time], measure, name) {
            page.ask(Action::Lab(LabAction::Chart(kind)));
        }
        for panel in panels {
            panel_ui(ui, page, panel, measure, is_log);
        }
        if is_log {
            soft_label(ui, &theme, words.log_scale);
        }
    });
}

/// One depth with its own scale, because a depth takes many times as much as the one before.
fn panel_ui(ui: &mut Ui, page: &Page<'_>, panel: &Panel, measure: Measure, is_log: bool) {
    let words = &page.words.lab;
    ui.add_space(2.0);
    soft_label(ui, &page.theme, &words.chart_depth(panel.depth, panel.n_positions));
    let most = panel.bars.iter().map(|bar| bar.size(measure)).fold(1.0, f64::max);
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 7.0;
        for (idx, bar) in panel.bars.iter().enumerate() {
            let figure = match measure {
                Measure::Nodes => words.nodes(&page.words.terms.count(bar.nodes)),
                Measure::Time => words.millis(&page.words.terms.time(bar.time)),
            };
            let length = share(bar.size(measure), most, is_log);
            bar_ui(ui, &page.theme, &bar.variant.to_string(), &figure, length, idx == 0);
        }
    });
}

/// A name, a figure, and the bar below them. The first search, which the others are measured against, is only outlined.
fn bar_ui(ui: &mut Ui, theme: &Theme, name: &str, figure: &str, share: f64, is_first: bool) {
    ui.scope(|ui| {
        ui.spacing_mut().item_spacing.y = 3.0;
        fact_ui(ui, theme, name, figure);
        let (rect, _) = ui.allocate_exact_size(vec2(ui.available_width(), BAR), Sense::hover());
        let bar = rect.with_max_x(rect.left() + (rect.width() * share as f32).max(3.0));
        let fill = if is_first { theme.accent_soft } else { theme.accent };
        ui.painter().rect(bar, 3.0, fill, Stroke::new(1.0, theme.accent), StrokeKind::Inside);
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::{Builtin, Run, TestPosition};

    fn comparison(nodes: &[u64]) -> Comparison {
        let subjects = [Builtin::Start, Builtin::Opening].map(TestPosition::from).to_vec();
        let variants = vec![SearchVariant::AlphaBeta, SearchVariant::NegaScout];
        let run =
            |&nodes: &u64| Run { nodes, time: Duration::from_micros(nodes), value: 0, line: String::new() };
        Comparison {
            runs: nodes.iter().map(run).collect(),
            ..Comparison::new(subjects, vec![2, 4], variants)
        }
    }

    #[test]
    fn only_positions_that_everyone_has_searched_are_added_up() {
        let panels = panels(&comparison(&[10, 4, 20, 8, 300, 100, 500]));
        let told: Vec<_> = panels
            .iter()
            .map(|panel| (panel.depth, panel.n_positions, panel.bars.iter().map(|bar| bar.nodes).collect()))
            .collect();
        assert_eq!(told, [(2, 2, vec![30, 12]), (4, 1, vec![300, 100])]);
    }

    #[test]
    fn bars_that_differ_too_much_get_another_scale() {
        assert!(!needs_log(&panels(&comparison(&[10, 4, 20, 8])), Measure::Nodes));
        assert!(needs_log(&panels(&comparison(&[1_000, 4, 2_000, 8])), Measure::Nodes));
        assert!((share(50.0, 100.0, false) - 0.5).abs() < 1e-9);
        assert!((share(100.0, 10_000.0, true) - 0.5).abs() < 1e-9);
        assert!(share(1.0, 1.0, true) < 1e-9 && share(0.0, 0.0, false) < 1e-9, "never a division by nothing");
    }
}
