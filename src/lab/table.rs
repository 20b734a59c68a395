//! The tables of a comparison, in Markdown: what the command line prints and what the screen copies.

use std::fmt::Write as _;
use std::time::Duration;

use super::comparison::n_fewer;
use super::{Case, Comparison, Terms};
use crate::engine::search::{Value, final_margin};

/// What stands where there is nothing to tell.
const NOTHING: &str = "–";

/// A row for each position and depth: the value, then nodes and milliseconds of each variant, then the lines found.
pub fn by_case(comparison: &Comparison, terms: &Terms) -> String {
    let variants = &comparison.variants;
    let mut text = format!("| {} | {} | {} |", terms.position, terms.depth, terms.value);
    for variant in variants {
        // Writing to a text can not fail.
        let _ = write!(text, " {variant}: {} | {} |", terms.nodes, terms.millis);
    }
    let _ = write!(text, " {} |\n|---|---|---|", terms.line);
    text.push_str(&"---|---|".repeat(variants.len()));
    text.push_str("---|\n");
    for case in comparison.cases().iter().filter(|case| case.base().is_some()) {
        text.push_str(&case_row(comparison, case, terms));
    }
    text
}

fn case_row(comparison: &Comparison, case: &Case<'_>, terms: &Terms) -> String {
    let value = case.base().map_or(String::new(), |run| value_text(run.value, terms));
    let mut row = format!("| {} | {} | {value} |", (terms.title)(case.position.title), case.depth);
    for run in &case.runs {
        let _ = match run {
            Some(run) => write!(row, " {} | {} |", terms.count(run.nodes), terms.time(run.time)),
            None => write!(row, " {NOTHING} | {NOTHING} |"),
        };
    }
    let _ = writeln!(row, " {} |", lines(comparison, case));
    row
}

/// A value as a person reads it: points, or the end of the game and its margin.
pub fn value_text(value: Value, terms: &Terms) -> String {
    match final_margin(value) {
        Some(margin) if margin > 0 => (terms.won_by)(margin),
        Some(margin) => (terms.lost_by)(-margin),
        None => format!("{value:+}"),
    }
}

/// The first line found, and every other one that differs. Lines of the same value may well differ.
fn lines(comparison: &Comparison, case: &Case<'_>) -> String {
    let Some(base) = case.base() else { return String::new() };
    let mut lines = vec![base.line.clone()];
    for (variant, run) in comparison.variants.iter().zip(&case.runs) {
        if let Some(run) = run
            && run.line != base.line
        {
            lines.push(format!("{variant}: {}", run.line));
        }
    }
    lines.join("; ")
}

/// A row for each depth and variant: all nodes, all time, the longest search, and how often it visited fewer nodes than
/// the first variant. Only cases that everyone has searched are added up.
pub fn by_depth(comparison: &Comparison, terms: &Terms) -> String {
    let Some(&first) = comparison.variants.first() else { return String::new() };
    let mut text = format!(
        "| {} | {} | {} | {} | {} | {} | {} |\n|---|---|---|---|---|---|---|\n",
        terms.depth,
        terms.search,
        terms.nodes,
        (terms.share_of)(first),
        (terms.fewer_than)(first),
        terms.millis_in_all,
        terms.longest,
    );
    let whole = comparison.whole_cases();
    for &depth in &comparison.depths {
        let of_depth: Vec<&Case<'_>> = whole.iter().filter(|case| case.depth == depth).collect();
        for idx in 0..comparison.variants.len() {
            text.push_str(&depth_row(comparison, depth, &of_depth, idx, terms));
        }
    }
    text
}

/// The row of one variant, empty if it has not searched to this depth.
fn depth_row(
    comparison: &Comparison,
    depth: u32,
    cases: &[&Case<'_>],
    variant: usize,
    terms: &Terms,
) -> String {
    let runs = |variant: usize| cases.iter().filter_map(move |case| case.runs[variant]);
    if runs(variant).next().is_none() {
        return String::new();
    }
    let nodes = runs(variant).fold(0_u64, |sum, run| sum.saturating_add(run.nodes));
    let base = runs(0).fold(0_u64, |sum, run| sum.saturating_add(run.nodes));
    let against = if variant == 0 || base == 0 {
        " | ".to_owned()
    } else {
        let percentage = 100.0 * nodes as f64 / base as f64;
        let fewer = n_fewer(cases.iter().copied(), variant);
        format!("{percentage:.0} % | {}", (terms.of)(fewer, cases.len()))
    };
    let total = runs(variant).fold(Duration::ZERO, |sum, run| sum.saturating_add(run.time));
    let longest = runs(variant).map(|run| run.time).max().unwrap_or_default();
    format!(
        "| {depth} | {} | {} | {against} | {} | {} |\n",
        comparison.variants[variant],
        terms.count(nodes),
        terms.time(total),
        terms.time(longest),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::{Builtin, Run, SearchVariant, TestPosition};

    /// Two positions at depths 4 and 6.
    fn comparison() -> Comparison {
        let mut comparison = Comparison::new(
            [Builtin::CheckersOpening, Builtin::KingEnding].map(TestPosition::from).to_vec(),
            vec![4, 6],
            vec![SearchVariant::AlphaBeta, SearchVariant::NegaScout],
        );
        let run = |nodes, line: &str| Run {
            nodes,
            time: Duration::from_millis(nodes / 100),
            value: -12,
            line: line.to_owned(),
        };
        let pair = |first, second| [run(first, "11-15 22-18"), run(second, "9-14 22-18")];
        comparison.runs = [pair(2_000, 1_000), pair(2_000, 3_000), pair(90_000, 30_000)].concat();
        comparison
    }

    #[test]
    fn every_row_has_as_many_cells_as_the_head() {
        for table in [by_case(&comparison(), &Terms::ENGLISH), by_depth(&comparison(), &Terms::ENGLISH)] {
            let n_cells: Vec<usize> = table.lines().map(|line| line.matches('|').count()).collect();
            assert!(n_cells.iter().all(|&n| n == n_cells[0]), "{table}");
        }
    }

    #[test]
    fn a_case_tells_all_that_was_measured() {
        let table = by_case(&comparison(), &Terms::ENGLISH);
        let row = "| opening | 4 | -12 | 2,000 | 20 | 1,000 | 10 | 11-15 22-18; NegaScout: 9-14 22-18 |";
        assert_eq!(table.lines().nth(2), Some(row));
        assert_eq!(table.lines().count(), 5, "what has not run has no row");
    }

    #[test]
    fn half_a_case_is_told_but_not_added_up() {
        let mut half = comparison();
        half.runs.truncate(3);
        let table = by_case(&half, &Terms::ENGLISH);
        assert!(table.ends_with("| king ending | 4 | -12 | 2,000 | 20 | – | – | 11-15 22-18 |\n"), "{table}");
        let rows = by_depth(&half, &Terms::ENGLISH);
        assert!(rows.contains("| 4 | NegaScout | 1,000 | 50 % | 1 of 1 | 10 | 10 |"), "{rows}");
    }

    #[test]
    fn a_proven_end_is_told_in_words() {
        use crate::engine::search::final_value;
        let value_text = |value| value_text(value, &Terms::ENGLISH);
        let values = [11, -3].map(|margin| value_text(final_value(margin)));
        assert_eq!(
            (values, value_text(7), value_text(0)),
            (["won by 11", "lost by 3"].map(str::to_owned), "+7".into(), "+0".into())
        );
    }

    #[test]
    fn depths_add_up() {
        let table = by_depth(&comparison(), &Terms::ENGLISH);
        let rows: Vec<&str> = table.lines().skip(2).collect();
        assert_eq!(
            rows,
            [
                "| 4 | alpha-beta | 4,000 |  |  | 40 | 20 |",
                "| 4 | NegaScout | 4,000 | 100 % | 1 of 2 | 40 | 30 |",
                "| 6 | alpha-beta | 90,000 |  |  | 900 | 900 |",
                "| 6 | NegaScout | 30,000 | 33 % | 1 of 1 | 300 | 300 |",
            ]
        );
    }
}
