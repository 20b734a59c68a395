//! A match in words and as a row of the table in `docs/LEVELS.md`.

use super::contestant::Contestant;
use super::play::Clock;
use super::tally::Tally;
use crate::figures::millis;

/// A finished match.
#[derive(Clone, Debug)]
pub(super) struct Match {
    pub(super) contestants: [Contestant; 2],
    pub(super) tally: Tally,
}

impl Match {
    /// Everything that was measured, a line for each thing.
    pub(super) fn told(&self) -> String {
        let Self { contestants: [first, second], tally } = self;
        let [first_clock, second_clock] = tally.clocks;
        format!(
            "{first} against {second}, {games} games\n  \
             won/drawn/lost    {score}\n  \
             score             {percentage:.1} %\n  \
             discs a game      {margin:+.1}\n  \
             Elo difference    {elo} (95 %)\n  \
             time a move       {first}: {first_time}\n                    \
             {second}: {second_time}\n",
            games = tally.n_games(),
            score = tally.score_line(),
            percentage = tally.percentage(),
            margin = tally.mean_margin(),
            elo = tally.elo(),
            first_time = timing(first_clock),
            second_time = timing(second_clock),
        )
    }

    /// A row under [`HEADER`].
    pub(super) fn row(&self) -> String {
        let Self { contestants: [first, second], tally } = self;
        let [first_time, second_time] = tally.clocks.map(|clock| millis(clock.mean()));
        format!(
            "| {first} | {second} | {} | {} | {:.1} % | {:+.1} | {} | {first_time} / {second_time} |",
            tally.n_games(),
            tally.score_line(),
            tally.percentage(),
            tally.mean_margin(),
            tally.elo(),
        )
    }
}

/// The head of the table.
pub(super) const HEADER: &str = "\
| rung | against | games | won/drawn/lost | score | discs | Elo ± 95 % | ms a move, rung / against |
|---|---|---|---|---|---|---|---|";

/// The whole table with the command that makes it again and the day it was made.
pub(super) fn table(command: &str, day: &str, matches: &[Match]) -> String {
    let rows: Vec<String> = matches.iter().map(Match::row).collect();
    format!("`{command}`, {day}:\n\n{HEADER}\n{}\n", rows.join("\n"))
}

fn timing(clock: Clock) -> String {
    format!("mean {} ms, longest {} ms", millis(clock.mean()), millis(clock.longest))
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use othello::engine::Level;

    use super::*;
    use crate::matches::play::Record;

    fn example() -> Match {
        let clock = |millis| Clock {
            n_moves: 2,
            total: Duration::from_millis(millis),
            longest: Duration::from_millis(millis),
            nodes: 0,
        };
        let record = |margin| Record { margin, clocks: [clock(3), clock(200)] };
        let tally = Tally::of(&[record(10), record(-4), record(0), record(6)]);
        Match { contestants: [Level::Cautious, Level::Novice].map(Contestant::from), tally }
    }

    #[test]
    fn a_row_has_as_many_cells_as_the_head() {
        let row = example().row();
        let n_cells = |line: &str| line.matches('|').count();
        assert!(HEADER.lines().all(|line| n_cells(line) == n_cells(&row)), "{row}");
        assert!(row.starts_with("| Cautious | Novice | 4 | 2/1/1 | 62.5 % | +3.0 | +89 ± "), "{row}");
        assert!(row.ends_with(" | 1.50 / 100 |"), "{row}");
    }

    #[test]
    fn the_table_says_how_and_when_it_was_made() {
        let table = table("cargo xtask match ladder --games 4 --seed 1", "2026-11-16", &[example()]);
        assert!(table.starts_with("`cargo xtask match ladder --games 4 --seed 1`, 2026-11-16:\n\n| rung |"));
        assert_eq!(table.lines().count(), 5);
    }

    #[test]
    fn the_words_tell_all_that_was_measured() {
        let told = example().told();
        for part in ["2/1/1", "62.5 %", "+3.0", "+89 ±", "mean 1.50 ms, longest 3.00 ms", "longest 200 ms"] {
            assert!(told.contains(part), "{part} is missing in\n{told}");
        }
    }
}
