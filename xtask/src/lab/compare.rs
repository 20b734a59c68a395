//! `cargo xtask lab compare`: the searches side by side on positions of either game.

use std::path::PathBuf;

use anyhow::{Error, Result, bail};
use othello::engine::search::Order;
use othello::lab::{
    AnyPosition, Builtin, Comparison, SearchVariant, Terms, TestPosition, Title, USUAL_CHECKERS_PLIES,
    USUAL_OTHELLO_PLIES, by_case, by_depth, random_positions,
};
use othello::rules::GameKind;

use super::{chart, run_all, write};
use crate::figures::today;

/// Compare the searches on positions of Othello or checkers: random ones, built-in ones, or one that is given.
///
/// Othello is judged by P1's evaluation and checkers by P2's. Each search runs once for each position and depth.
#[derive(Clone, Debug, clap::Args)]
pub(super) struct Options {
    /// othello or checkers.
    #[arg(long)]
    game: GameKind,
    /// How many moves ahead, separated by commas.
    #[arg(long, value_delimiter = ',', default_value = "4,6,8", value_parser = depth)]
    depths: Vec<u32>,
    /// Which random positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many of them.
    #[arg(long, default_value_t = 10)]
    positions: usize,
    /// After how many random moves they are taken; anywhere in the game if it is not said.
    #[arg(long)]
    plies: Option<usize>,
    /// Built-in positions instead: for othello start, p0, opening, middlegame-1, middlegame-2, ending; for checkers
    /// opening, middlegame-1, middlegame-2, king-ending, many-jumps.
    #[arg(long, value_delimiter = ',', value_name = "NAMES", conflicts_with_all = ["board", "plies"])]
    built_in: Vec<String>,
    /// One position instead, written as the game writes it; the lab on the phone copies it so.
    #[arg(long, value_name = "TEXT", conflicts_with = "plies")]
    board: Option<String>,
    /// Some of negamax, alpha-beta, negascout, negascout-forgetful and mtdf, separated by commas. The others are
    /// measured against the first.
    #[arg(long, value_delimiter = ',', default_value = "alpha-beta,negascout,mtdf")]
    algorithms: Vec<SearchVariant>,
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

pub(super) fn run(options: &Options) -> Result<()> {
    let subjects = options.subjects()?;
    let mut comparison = Comparison::new(subjects, options.depths.clone(), options.algorithms.clone());
    comparison.order = options.order;
    let comparison = run_all(comparison)?;
    println!("`{}`, {}:\n", typed(options), today());
    println!("{}\n{}", by_case(&comparison, &Terms::ENGLISH), by_depth(&comparison, &Terms::ENGLISH));
    match &options.svg {
        Some(file) => write(file, &chart::nodes(&format!("Nodes visited in {}", options.game), &comparison)),
        None => Ok(()),
    }
}

impl Options {
    /// The positions to search.
    fn subjects(&self) -> Result<Vec<TestPosition>> {
        if let Some(text) = &self.board {
            let place = AnyPosition::read(self.game, text).map_err(|error| Error::msg(error.to_string()))?;
            return Ok(vec![TestPosition { title: Title::Given, position: place }]);
        }
        if !self.built_in.is_empty() {
            let find = |key: &String| Builtin::find(self.game, key).map(TestPosition::from);
            return self.built_in.iter().map(find).collect::<Result<_, _>>().map_err(Error::msg);
        }
        let plies = match (self.plies, self.game) {
            (Some(plies), _) => plies..plies + 1,
            (None, GameKind::Othello) => USUAL_OTHELLO_PLIES,
            (None, GameKind::Checkers) => USUAL_CHECKERS_PLIES,
        };
        let places = random_positions(self.game, self.positions, plies, self.seed);
        if places.len() < self.positions {
            bail!("games of so many plies hardly leave a choice of moves: ask for fewer");
        }
        Ok((1..)
            .zip(places)
            .map(|(idx, place)| TestPosition { title: Title::Numbered(idx), position: place })
            .collect())
    }
}

/// The command that does this again, without the chart.
fn typed(options: &Options) -> String {
    let depths: Vec<String> = options.depths.iter().map(ToString::to_string).collect();
    let algorithms: Vec<&str> = options.algorithms.iter().map(|variant| variant.key()).collect();
    let positions = match (&options.board, options.plies) {
        (Some(text), _) => format!("--board {text:?}"),
        _ if !options.built_in.is_empty() => format!("--built-in {}", options.built_in.join(",")),
        (None, Some(plies)) => {
            format!("--seed {} --positions {} --plies {plies}", options.seed, options.positions)
        }
        (None, None) => format!("--seed {} --positions {}", options.seed, options.positions),
    };
    format!(
        "cargo xtask lab compare --game {} --depths {} {positions} --algorithms {} --order {}",
        options.game,
        depths.join(","),
        algorithms.join(","),
        order_key(options.order),
    )
}
