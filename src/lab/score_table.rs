//! A match in words and as a row of a table.

use super::{Clock, MatchScore, Terms};

/// How a match between two players stands.
#[derive(Clone, Debug, PartialEq)]
pub struct Standing {
    /// The player whose result is told, and the one it plays against.
    pub names: [String; 2],
    /// What the games add up to.
    pub score: MatchScore,
}

/// Everything that was measured, a line for each thing, in English.
pub fn match_summary(standing: &Standing) -> String {
    let Standing { names: [first, second], score } = standing;
    let [first_clock, second_clock] = score.clocks;
    format!(
        "{first} against {second}, {games} games\n  \
         won/drawn/lost    {score}\n  \
         score             {percentage:.1} %\n  \
         discs a game      {margin:+.1}\n  \
         Elo difference    {elo} (95 %)\n  \
         time a move       {first}: {first_time}\n                    \
         {second}: {second_time}\n",
        games = score.n_games(),
        score = score.score_line(),
        percentage = score.percentage(),
        margin = score.mean_margin(),
        elo = score.elo(),
        first_time = timing(first_clock),
        second_time = timing(second_clock),
    )
}

fn timing(clock: Clock) -> String {
    let terms = Terms::ENGLISH;
    format!(
        "mean {} ms, longest {} ms, {} nodes",
        terms.time(clock.mean()),
        terms.time(clock.longest),
        terms.count(clock.mean_nodes())
    )
}

/// The table of one or several matches, in Markdown.
pub fn score_table(matches: &[Standing], terms: &Terms) -> String {
    let rows: Vec<String> = matches.iter().map(|standing| score_row(standing, terms)).collect();
    format!(
        "| {} | {} | {} | {} | {} | {} | {} | {} | {} |\n{}\n{}\n",
        terms.player,
        terms.against,
        terms.games,
        terms.won_drawn_lost,
        terms.score,
        terms.discs,
        terms.elo,
        terms.nodes_a_move,
        terms.millis_a_move,
        format_args!("|{}", "---|".repeat(9)),
        rows.join("\n"),
    )
}

/// A row; the times are its last cell.
fn score_row(standing: &Standing, terms: &Terms) -> String {
    let Standing { names: [first, second], score } = standing;
    let [first_nodes, second_nodes] = score.clocks.map(|clock| terms.count(clock.mean_nodes()));
    let [first_time, second_time] = score.clocks.map(|clock| terms.time(clock.mean()));
    format!(
        "| {first} | {second} | {} | {} | {} % | {} | {} | {first_nodes} / {second_nodes} | \
         {first_time} / {second_time} |",
        score.n_games(),
        score.score_line(),
        terms.decimals(format!("{:.1}", score.percentage())),
        terms.decimals(format!("{:+.1}", score.mean_margin())),
        score.elo(),
    )
}

#[cfg(test)]
mod tests {
    use std::time::Duration;

    use super::*;
    use crate::lab::GameResult;

    fn example() -> Standing {
        let clock = |millis, nodes| Clock {
            n_moves: 2,
            total: Duration::from_millis(millis),
            longest: Duration::from_millis(millis),
            nodes,
        };
        let result = |margin| GameResult { margin, clocks: [clock(3, 20), clock(200, 9_000)] };
        let names = ["Cautious", "Novice"].map(str::to_owned);
        Standing { names, score: MatchScore::of(&[10, -4, 0, 6].map(result)) }
    }

    #[test]
    fn a_row_has_as_many_cells_as_the_head() {
        let table = score_table(&[example()], &Terms::ENGLISH);
        let row = score_row(&example(), &Terms::ENGLISH);
        let n_cells = |line: &str| line.matches('|').count();
        assert!(table.lines().all(|line| n_cells(line) == n_cells(&row)), "{table}");
        assert!(row.starts_with("| Cautious | Novice | 4 | 2/1/1 | 62.5 % | +3.0 | +89 ± "), "{row}");
        assert!(row.ends_with(" | 10 / 4,500 | 1.50 / 100 |"), "{row}");
    }

    #[test]
    fn the_words_tell_all_that_was_measured() {
        let told = match_summary(&example());
        for part in ["2/1/1", "62.5 %", "+3.0", "+89 ±", "mean 1.50 ms, longest 3.00 ms", "4,500 nodes"] {
            assert!(told.contains(part), "{part} is missing in\n{told}");
        }
    }
}
