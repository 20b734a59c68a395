//! `cargo xtask lab p1`: P1's experiment on Othello.
//!
//! The paper let NegaScout and MTD(f) at depth 6 play twelve games each against a stock program; they won 10 and 11.
//! That program is not at hand. Our stock players are those of the other papers, and each opponent gets twelve games.

use std::fmt::Write as _;
use std::path::Path;

use anyhow::{Error, Result, anyhow};
use othello::engine::classic::{FixedDepth, Greedy, PaperOne, PaperZero};
use othello::engine::search::{Algorithm, Order, Plan};
use othello::engine::{Engine, Stop};
use othello::lab::{Clock, GameResult, Pairing, grouped, millis, openings, pairings, play_between};

use super::{progress_bar, write};
use crate::figures::today;

/// Play P1's games: NegaScout and MTD(f) at depth 6, twelve each against every stock player.
///
/// Writes docs/LAB-P1.md. Every opening is played twice, with the colours changed.
#[derive(Clone, Copy, Debug, clap::Args)]
pub(super) struct Options {
    /// Which openings.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

const N_GAMES: usize = 12;
const OPENING_PLIES: u32 = 8;
const DEPTH: u32 = 6;
const OURS: [Algorithm; 2] = [Algorithm::NegaScout, Algorithm::Mtdf];
const REPORT: &str = "docs/LAB-P1.md";

/// A player that stands in for the paper's stock program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stock {
    /// P3's.
    Greedy,
    /// P4's.
    TwoAims,
    /// P0's.
    Negamax,
}

impl Stock {
    const ALL: [Self; 3] = [Self::Greedy, Self::TwoAims, Self::Negamax];

    const fn name(self) -> &'static str {
        match self {
            Self::Greedy => "P3, greedy",
            Self::TwoAims => "P4, greedy with two aims",
            Self::Negamax => "P0, negamax at depth 4",
        }
    }

    fn engine(self) -> Box<dyn Engine> {
        match self {
            Self::Greedy => Box::new(Greedy::Most),
            Self::TwoAims => Box::new(Greedy::TwoAims),
            Self::Negamax => {
                let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 4, order: Order::AsListed };
                Box::new(FixedDepth::<PaperZero>::new(plan, None))
            }
        }
    }
}

/// The twelve games of one of our searches against one stock player.
struct AlgorithmMatch {
    algorithm: Algorithm,
    stock: Stock,
    games: Vec<(Pairing, GameResult)>,
}

pub(super) fn run(options: Options) -> Result<()> {
    let openings = openings(N_GAMES / 2, OPENING_PLIES, options.seed)
        .map_err(|too_few| Error::msg(too_few.to_string()))?;
    let pairings = pairings(&openings);
    let bar = progress_bar(OURS.len() * Stock::ALL.len() * N_GAMES);
    let mut all = Vec::new();
    for algorithm in OURS {
        for stock in Stock::ALL {
            bar.set_message(format!("{} against {}", algorithm.name(), stock.name()));
            let mut games = Vec::new();
            for &pairing in &pairings {
                games.push((pairing, play(algorithm, stock, pairing)?));
                bar.inc(1);
            }
            all.push(AlgorithmMatch { algorithm, stock, games });
        }
    }
    bar.finish_and_clear();
    let report = report(&all, options.seed, &today());
    print!("{report}");
    write(Path::new(REPORT), &report)
}

fn play(algorithm: Algorithm, stock: Stock, pairing: Pairing) -> Result<GameResult> {
    let plan = Plan { algorithm, depth: DEPTH, order: Order::BestFirst };
    let mut ours = FixedDepth::<PaperOne>::new(plan, None);
    let mut theirs = stock.engine();
    let names = [algorithm.name(), stock.name()];
    let played =
        play_between(pairing, &mut [&mut ours, theirs.as_mut()], names, &Stop::new(), &mut |_, _| {});
    match played {
        Ok(Some(record)) => Ok(record),
        Ok(None) => Err(anyhow!("a game was stopped")),
        Err(foul) => Err(Error::msg(foul.to_string())),
    }
}

impl AlgorithmMatch {
    fn n_won(&self) -> usize {
        self.games.iter().filter(|(_, record)| record.margin > 0).count()
    }

    fn n_drawn(&self) -> usize {
        self.games.iter().filter(|(_, record)| record.margin == 0).count()
    }

    /// Our side of all games together.
    fn clock(&self) -> Clock {
        self.games.iter().fold(Clock::default(), |sum, (_, record)| sum.joined(record.clocks[0]))
    }

    fn summary_row(&self) -> String {
        let (won, drawn, clock) = (self.n_won(), self.n_drawn(), self.clock());
        format!(
            "| {} | {} | {won}/{drawn}/{} | {} | {} | {} | {} |\n",
            self.algorithm.name(),
            self.stock.name(),
            self.games.len() - won - drawn,
            clock.n_moves,
            grouped(clock.nodes),
            millis(clock.mean()),
            millis(clock.longest),
        )
    }

    fn games_table(&self) -> String {
        let mut text = format!(
            "### {} against {}\n\n\
             | game | opening | colour | discs | moves | nodes | ms in all | longest move, ms |\n\
             |---|---|---|---|---|---|---|---|\n",
            self.algorithm.name(),
            self.stock.name()
        );
        for (idx, (pairing, record)) in self.games.iter().enumerate() {
            let clock = record.clocks[0];
            // The seats hold the player of black first; ours is player 0. Writing to a text can not fail.
            let colour = if pairing.seats[0] == 0 { "black" } else { "white" };
            let _ = writeln!(
                text,
                "| {} | {} | {colour} | {:+} | {} | {} | {} | {} |",
                idx + 1,
                idx / 2 + 1,
                record.margin,
                clock.n_moves,
                grouped(clock.nodes),
                millis(clock.total),
                millis(clock.longest),
            );
        }
        text
    }
}

/// Whether both of our searches had the same result in the same number of moves in every game.
fn play_alike(all: &[AlgorithmMatch]) -> bool {
    let results = |algorithm: Algorithm| {
        let of_it = all.iter().filter(move |series| series.algorithm == algorithm);
        of_it.flat_map(|series| {
            series.games.iter().map(|(_, record)| (record.margin, record.clocks[0].n_moves))
        })
    };
    results(OURS[0]).eq(results(OURS[1]))
}

fn report(all: &[AlgorithmMatch], seed: u64, day: &str) -> String {
    let alike = if play_alike(all) {
        "Both searches find the same values, and here they had the same result in every game; they differ in nodes and\n\
         time.\n\n"
    } else {
        ""
    };
    let rows: String = all.iter().map(AlgorithmMatch::summary_row).collect();
    let tables: Vec<String> = all.iter().map(AlgorithmMatch::games_table).collect();
    format!(
        "# P1's experiment: NegaScout and MTD(f) at depth {DEPTH}\n\n\
         This page answers: do P1's results come out again, and how long do its searches take for a move?\n\n\
         Made by `cargo xtask lab p1 --seed {seed}` on {day}; the command writes this page.\n\n\
         The paper's NegaScout won 10 of {N_GAMES} games and its MTD(f) 11 of {N_GAMES} against a stock Othello program.\n\
         That program is not at hand, so the players of the other papers stand in for it. Each plays {N_GAMES} games: six\n\
         balanced random openings of {OPENING_PLIES} plies, each with either colour. Moves, nodes and times are those of\n\
         NegaScout and MTD(f); discs are theirs less the opponent's. Games and nodes are the same on every machine.\n\n{alike}\
         ## All games\n\n\
         | search | against | won/drawn/lost | moves | nodes | ms a move | longest move, ms |\n\
         |---|---|---|---|---|---|---|\n{rows}\n\
         ## Each game\n\n{}",
        tables.join("\n"),
    )
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::Board;
    use std::time::Duration;

    fn series(margins: &[i32]) -> AlgorithmMatch {
        let clock = Clock {
            n_moves: 26,
            total: Duration::from_millis(52),
            longest: Duration::from_millis(9),
            nodes: 12_345,
        };
        let pairings = pairings(&vec![Board::START; margins.len() / 2]);
        let record = |&margin| GameResult { margin, clocks: [clock, Clock::default()] };
        let games = pairings.into_iter().zip(margins.iter().map(record)).collect();
        AlgorithmMatch { algorithm: Algorithm::Mtdf, stock: Stock::Greedy, games }
    }

    #[test]
    fn a_series_adds_up() {
        let row = series(&[20, 4, 0, -6]).summary_row();
        assert_eq!(row, "| MTD(f) | P3, greedy | 2/1/1 | 104 | 49,380 | 2.00 | 9.00 |\n");
    }

    #[test]
    fn every_game_has_its_row_with_our_colour() {
        let table = series(&[20, -4]).games_table();
        let rows: Vec<&str> = table.lines().skip(4).collect();
        assert_eq!(
            rows,
            [
                "| 1 | 1 | black | +20 | 26 | 12,345 | 52 | 9.00 |",
                "| 2 | 1 | white | -4 | 26 | 12,345 | 52 | 9.00 |"
            ]
        );
    }

    #[test]
    fn the_report_says_how_and_when_it_was_made() {
        let report = report(&[series(&[20, 4])], 7, "2026-11-16");
        assert!(report.contains("`cargo xtask lab p1 --seed 7` on 2026-11-16"));
        assert!(report.contains("| MTD(f) | P3, greedy | 2/0/0 |"));
        assert!(!report.contains("the same result"), "one search alone has nobody to be like");
    }

    #[test]
    fn equal_results_are_told_and_others_are_not() {
        let as_negascout = |margins| AlgorithmMatch { algorithm: Algorithm::NegaScout, ..series(margins) };
        let told = |all: &[AlgorithmMatch]| report(all, 1, "2026-11-16").contains("the same result");
        assert!(told(&[as_negascout(&[20, -4]), series(&[20, -4])]));
        assert!(!told(&[as_negascout(&[20, -4]), series(&[20, -2])]));
    }

    #[test]
    fn a_game_against_every_stock_player_ends() {
        let pairing = pairings(&openings(1, OPENING_PLIES, 1).unwrap())[0];
        for stock in Stock::ALL {
            let record = play(Algorithm::NegaScout, stock, pairing).unwrap();
            assert!(record.clocks[0].n_moves > 10 && record.clocks[0].nodes > 1_000, "{record:?}");
        }
    }
}
