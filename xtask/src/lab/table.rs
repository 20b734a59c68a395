//! The tables of a comparison, in Markdown.

use std::fmt::Write as _;
use std::time::Duration;

use othello::engine::search::{Value, final_margin};

use super::entrant::Entrant;
use super::measure::{Case, n_fewer};
use crate::figures::{grouped, millis};

/// A row for each position and depth: the value, then nodes and milliseconds of each entrant, then the lines found.
pub(super) fn by_case(entrants: &[Entrant], cases: &[Case]) -> String {
    let mut text = "| position | depth | value |".to_owned();
    for entrant in entrants {
        // Writing to a text can not fail.
        let _ = write!(text, " {entrant}: nodes | ms |");
    }
    text.push_str(" line found |\n|---|---|---|");
    text.push_str(&"---|---|".repeat(entrants.len()));
    text.push_str("---|\n");
    for case in cases {
        text.push_str(&case_row(entrants, case));
    }
    text
}

fn case_row(entrants: &[Entrant], case: &Case) -> String {
    let value = case.runs.first().map_or(String::new(), |run| told(run.value));
    let mut row = format!("| {} | {} | {value} |", case.position, case.depth);
    for run in &case.runs {
        let _ = write!(row, " {} | {} |", grouped(run.nodes), millis(run.time));
    }
    let _ = writeln!(row, " {} |", lines(entrants, case));
    row
}

/// A value as a person reads it: points, or the end of the game and its margin.
fn told(value: Value) -> String {
    match final_margin(value) {
        Some(margin) if margin > 0 => format!("won by {margin}"),
        Some(margin) => format!("lost by {}", -margin),
        None => format!("{value:+}"),
    }
}

/// The first entrant's line, and every other one that differs. Lines of the same value may well differ.
fn lines(entrants: &[Entrant], case: &Case) -> String {
    let mut told = Vec::new();
    for (idx, (entrant, run)) in entrants.iter().zip(&case.runs).enumerate() {
        if idx == 0 {
            told.push(run.line.clone());
        } else if run.line != case.runs[0].line {
            told.push(format!("{entrant}: {}", run.line));
        }
    }
    told.join("; ")
}

/// A row for each depth and entrant: all nodes, all time, the longest search, and how often it visited fewer nodes than
/// the first entrant.
pub(super) fn by_depth(entrants: &[Entrant], cases: &[Case]) -> String {
    let first = entrants.first().map_or(String::new(), ToString::to_string);
    let mut text = format!(
        "| depth | search | nodes | of {first}'s | fewer than {first} in | ms in all | longest, ms |\n\
         |---|---|---|---|---|---|---|\n"
    );
    let mut depths: Vec<u32> = cases.iter().map(|case| case.depth).collect();
    depths.sort_unstable();
    depths.dedup();
    for depth in depths {
        let of_depth: Vec<Case> = cases.iter().filter(|case| case.depth == depth).cloned().collect();
        for (idx, entrant) in entrants.iter().enumerate() {
            let runs = || of_depth.iter().map(|case| &case.runs[idx]);
            let nodes: u64 = runs().map(|run| run.nodes).sum();
            let base: u64 = of_depth.iter().map(|case| case.runs[0].nodes).sum();
            let against = if idx == 0 {
                " | ".to_owned()
            } else {
                let percentage = 100.0 * nodes as f64 / base.max(1) as f64;
                format!("{percentage:.0} % | {} of {}", n_fewer(&of_depth, idx), of_depth.len())
            };
            let total: Duration = runs().map(|run| run.time).sum();
            let longest = runs().map(|run| run.time).max().unwrap_or_default();
            let (total, longest) = (millis(total), millis(longest));
            let _ = writeln!(
                text,
                "| {depth} | {entrant} | {} | {against} | {total} | {longest} |",
                grouped(nodes)
            );
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::measure::Run;

    fn cases() -> Vec<Case> {
        let run = |nodes, line: &str| Run {
            nodes,
            time: Duration::from_millis(nodes / 100),
            value: -12,
            line: line.to_owned(),
        };
        let case = |position: &str, depth, first, second| Case {
            position: position.to_owned(),
            depth,
            runs: vec![run(first, "11-15 22-18"), run(second, "9-14 22-18")],
        };
        vec![case("one", 4, 2_000, 1_000), case("two", 4, 2_000, 3_000), case("one", 6, 90_000, 30_000)]
    }

    const ENTRANTS: [Entrant; 2] = [Entrant::AlphaBeta, Entrant::NegaScout];

    #[test]
    fn every_row_has_as_many_cells_as_the_head() {
        for table in [by_case(&ENTRANTS, &cases()), by_depth(&ENTRANTS, &cases())] {
            let n_cells: Vec<usize> = table.lines().map(|line| line.matches('|').count()).collect();
            assert!(n_cells.iter().all(|&n| n == n_cells[0]), "{table}");
        }
    }

    #[test]
    fn a_case_tells_all_that_was_measured() {
        let table = by_case(&ENTRANTS, &cases());
        let row = "| one | 4 | -12 | 2,000 | 20 | 1,000 | 10 | 11-15 22-18; NegaScout: 9-14 22-18 |";
        assert_eq!(table.lines().nth(2), Some(row));
        assert_eq!(table.lines().count(), 5);
    }

    #[test]
    fn a_proven_end_is_told_in_words() {
        use othello::engine::search::final_value;
        let values = [11, -3].map(|margin| told(final_value(margin)));
        assert_eq!(
            (values, told(7), told(0)),
            (["won by 11", "lost by 3"].map(str::to_owned), "+7".into(), "+0".into())
        );
    }

    #[test]
    fn depths_add_up() {
        let table = by_depth(&ENTRANTS, &cases());
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
