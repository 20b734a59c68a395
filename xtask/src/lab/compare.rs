//! `cargo xtask lab compare`: the searches side by side on random positions of either game.

use std::fmt::Display;
use std::path::PathBuf;

use othello::engine::checkers::Checkers;
use othello::engine::classic::{Othello, PaperOne};
use othello::engine::search::{Game, Order};

use super::entrant::Entrant;
use super::games::{GameName, random_checkers, random_othello};
use super::measure::{Case, case};
use super::{chart, progress_bar, table, write};
use crate::failure::Failure;
use crate::figures::today;

/// Compare the searches on random positions of Othello or checkers.
///
/// Othello is judged by P1's evaluation and checkers by P2's. Each search runs once for each position and depth.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Options {
    /// othello or checkers.
    #[arg(long)]
    game: GameName,
    /// How many moves ahead, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "4,6,8", value_parser = depth)]
    depths: Vec<u32>,
    /// Which random positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many of them.
    #[arg(long, default_value_t = 10)]
    positions: usize,
    /// Some of negamax, alpha-beta, negascout, negascout-forgetful and mtdf, separated by commas. The others are
    /// measured against the first.
    #[arg(long, value_delimiter = ',', default_value = "alpha-beta,negascout,mtdf")]
    algorithms: Vec<Entrant>,
    /// Which moves are searched first: best, the most promising, or listed, as the game lists them.
    #[arg(long, default_value = "best", value_parser = order)]
    order: Order,
    /// Where to write a chart of the nodes, from the folder of the workspace.
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
}

fn depth(text: &str) -> Result<u32, String> {
    match text.parse() {
        Ok(depth @ 1..=20) => Ok(depth),
        _ => Err(format!("{text:?} is no depth: 1 to 20 are")),
    }
}

fn order(word: &str) -> Result<Order, String> {
    match word {
        "best" => Ok(Order::BestFirst),
        "listed" => Ok(Order::AsListed),
        _ => Err(format!("{word:?} is no order: best and listed are")),
    }
}

const fn order_key(order: Order) -> &'static str {
    match order {
        Order::BestFirst => "best",
        Order::AsListed => "listed",
    }
}

pub(super) fn run(options: &Options) -> Result<(), Failure> {
    let cases = match options.game {
        GameName::Othello => {
            let positions = random_othello(options.positions, options.seed);
            compare(options, &positions.into_iter().map(Othello::<PaperOne>::new).collect::<Vec<_>>())?
        }
        GameName::Checkers => {
            let positions = random_checkers(options.positions, options.seed);
            compare(options, &positions.into_iter().map(Checkers::new).collect::<Vec<_>>())?
        }
    };
    let entrants = &options.algorithms;
    println!("`{}`, {}:\n", typed(options), today());
    println!("{}\n{}", table::by_case(entrants, &cases), table::by_depth(entrants, &cases));
    match &options.svg {
        Some(file) => {
            write(file, &chart::nodes(&format!("Nodes visited in {}", options.game), entrants, &cases))
        }
        None => Ok(()),
    }
}

fn compare<G: Game<Move: Display> + Clone>(options: &Options, games: &[G]) -> Result<Vec<Case>, Failure> {
    let bar = progress_bar(games.len() * options.depths.len());
    let mut cases = Vec::new();
    for &depth in &options.depths {
        for (idx, game) in games.iter().enumerate() {
            let name = (idx + 1).to_string();
            bar.set_message(format!("depth {depth}"));
            cases.push(case(&name, game, depth, options.order, &options.algorithms, 1)?);
            bar.inc(1);
        }
    }
    bar.finish_and_clear();
    Ok(cases)
}

/// The command that does this again, without the chart.
fn typed(options: &Options) -> String {
    let depths: Vec<String> = options.depths.iter().map(ToString::to_string).collect();
    let algorithms: Vec<&str> = options.algorithms.iter().map(|entrant| entrant.key()).collect();
    format!(
        "cargo xtask lab compare --game {} --depths {} --seed {} --positions {} --algorithms {} --order {}",
        options.game,
        depths.join(","),
        options.seed,
        options.positions,
        algorithms.join(","),
        order_key(options.order),
    )
}
