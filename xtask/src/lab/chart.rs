//! A small writer of bar charts as SVG: a panel for each depth, a group of bars for each position.

use std::fmt::Write as _;

use othello::lab::{Case, Comparison, SearchVariant, grouped};

const WIDTH: f64 = 760.0;
const MARGIN: f64 = 20.0;
/// Room for the bars of a panel.
const BARS_HEIGHT: f64 = 150.0;
/// A panel with its title above and the names of its positions below.
const PANEL_HEIGHT: f64 = BARS_HEIGHT + 70.0;
/// Room for the title and the legend.
const HEAD_HEIGHT: f64 = 64.0;
/// The share of a group's room that its bars fill.
const FILL: f64 = 0.8;
/// Above so many bars in a panel their figures would run into each other.
const MAX_LABELLED_BARS: usize = 16;
/// One for each variant; they can be told apart by those who do not see red and green (Okabe and Ito, 2008).
const COLOURS: [&str; 5] = ["#0072b2", "#e69f00", "#999999", "#009e73", "#cc79a7"];

/// The nodes of every case. Each panel has a scale of its own, from zero, because a depth has many times the nodes of
/// the one before.
pub(super) fn nodes(title: &str, comparison: &Comparison) -> String {
    let depths = &comparison.depths;
    let cases = comparison.cases();
    let height = HEAD_HEIGHT + PANEL_HEIGHT * depths.len() as f64 + MARGIN;
    let mut svg = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {WIDTH} {height}\" \
         font-family=\"sans-serif\" font-size=\"12\" role=\"img\">\n\
         <title>{title}</title>\n\
         <rect width=\"100%\" height=\"100%\" fill=\"#ffffff\"/>\n\
         <text x=\"{MARGIN}\" y=\"26\" font-size=\"16\" font-weight=\"bold\">{title}</text>\n",
        title = escaped(title),
    );
    legend(&mut svg, &comparison.variants);
    for (idx, &depth) in depths.iter().enumerate() {
        let of_depth: Vec<&Case<'_>> = cases.iter().filter(|case| case.depth == depth).collect();
        panel(&mut svg, HEAD_HEIGHT + PANEL_HEIGHT * idx as f64, depth, &of_depth);
    }
    svg.push_str("</svg>\n");
    svg
}

fn legend(svg: &mut String, variants: &[SearchVariant]) {
    let step = (WIDTH - 2.0 * MARGIN) / variants.len().max(1) as f64;
    for (idx, (variant, colour)) in variants.iter().zip(COLOURS.iter().cycle()).enumerate() {
        let x = MARGIN + step * idx as f64;
        // Writing to a text can not fail.
        let _ = writeln!(
            svg,
            "<rect x=\"{x:.1}\" y=\"40\" width=\"12\" height=\"12\" fill=\"{colour}\"/>\
             <text x=\"{:.1}\" y=\"50\">{}</text>",
            x + 18.0,
            escaped(&variant.to_string())
        );
    }
}

/// One depth, from `top` down.
fn panel(svg: &mut String, top: f64, depth: u32, cases: &[&Case<'_>]) {
    let floor = top + 30.0 + BARS_HEIGHT;
    let nodes = || cases.iter().flat_map(|case| case.runs.iter().flatten().map(|run| run.nodes));
    let most = nodes().max().unwrap_or(0).max(1);
    let has_labels = nodes().count() <= MAX_LABELLED_BARS;
    let _ = writeln!(
        svg,
        "<text x=\"{MARGIN}\" y=\"{:.1}\" font-weight=\"bold\">depth {depth}, up to {} nodes</text>\n\
         <line x1=\"{MARGIN}\" x2=\"{:.1}\" y1=\"{floor:.1}\" y2=\"{floor:.1}\" stroke=\"#444444\"/>",
        top + 16.0,
        grouped(most),
        WIDTH - MARGIN,
    );
    let room = (WIDTH - 2.0 * MARGIN) / cases.len().max(1) as f64;
    for (idx, case) in cases.iter().enumerate() {
        let left = MARGIN + room * idx as f64;
        let width = room * FILL / case.runs.len().max(1) as f64;
        for (bar, (run, colour)) in case.runs.iter().zip(COLOURS.iter().cycle()).enumerate() {
            let Some(run) = run else { continue };
            let x = left + room * (1.0 - FILL) / 2.0 + width * bar as f64;
            let height = BARS_HEIGHT * run.nodes as f64 / most as f64;
            let y = floor - height;
            let _ = writeln!(
                svg,
                "<rect x=\"{x:.1}\" y=\"{y:.1}\" width=\"{:.1}\" height=\"{height:.1}\" fill=\"{colour}\"/>",
                width * 0.94
            );
            if has_labels {
                let _ = writeln!(
                    svg,
                    "<text x=\"{:.1}\" y=\"{:.1}\" font-size=\"9\" text-anchor=\"middle\">{}</text>",
                    x + width * 0.47,
                    y - 3.0,
                    grouped(run.nodes)
                );
            }
        }
        let _ = writeln!(
            svg,
            "<text x=\"{:.1}\" y=\"{:.1}\" text-anchor=\"middle\">{}</text>",
            left + room / 2.0,
            floor + 16.0,
            escaped(&case.position.title.to_string())
        );
    }
}

/// A text that may stand in SVG.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use othello::lab::{Builtin, Run, TestPosition, Title};

    /// Positions with these names, at these depths, with these nodes in the order of the jobs.
    fn comparison(titles: &[Title], depths: &[u32], nodes: &[u64]) -> Comparison {
        let place = Builtin::Start.position();
        let subjects = titles.iter().map(|&title| TestPosition { title, position: place }).collect();
        let variants = vec![SearchVariant::AlphaBeta, SearchVariant::NegaScout];
        let run = |&nodes| Run { nodes, time: Duration::ZERO, value: 0, line: String::new() };
        Comparison {
            runs: nodes.iter().map(run).collect(),
            ..Comparison::new(subjects, depths.to_vec(), variants)
        }
    }

    #[test]
    fn every_depth_has_a_panel_and_every_run_a_bar() {
        let titles = [Title::Current, Title::Given];
        let svg = nodes("Nodes", &comparison(&titles, &[4, 6], &[10, 5, 20, 40, 1_500, 700]));
        assert!(svg.contains("depth 4, up to 40 nodes") && svg.contains("depth 6, up to 1,500 nodes"));
        // The ground, two in the legend, and six bars; the last two searches have not run.
        assert_eq!(svg.matches("<rect").count(), 9);
        assert!(
            svg.contains("height=\"150.0\"") && svg.contains("height=\"75.0\""),
            "half of the most is half as high"
        );
        assert!(svg.contains(">1,500</text>"));
    }

    #[test]
    fn a_crowded_panel_leaves_its_figures_out() {
        let titles: Vec<Title> = (1..10).map(Title::Numbered).collect();
        let svg = nodes("Nodes", &comparison(&titles, &[4], &[1_234; 18]));
        assert!(!svg.contains(">1,234</text>") && svg.contains(">random 9</text>"));
    }

    #[test]
    fn nothing_to_show_and_strange_names_are_still_svg() {
        assert!(nodes("Nothing", &comparison(&[], &[], &[])).ends_with("</svg>\n"));
        let svg = nodes("a < b & \"c\"", &comparison(&[Title::Current], &[4], &[0, 0]));
        assert!(svg.contains("a &lt; b &amp; &quot;c&quot;") && !svg.contains("NaN"));
    }
}
