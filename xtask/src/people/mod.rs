//! `cargo xtask people`: learns from the games of tournaments how people play, band of strength by band.

mod database;
mod fit;
mod ratings;
mod report;
mod sample;

use std::fs;
use std::path::PathBuf;
use std::time::Instant;

use anyhow::{Context, Result, ensure};
use clap::Args;
use indicatif::ProgressBar;
use othello::engine::people::{Appraiser, Band, Model, OpeningMoves};

use self::database::Database;
use self::ratings::{ENOUGH_GAMES, Rating};
use self::sample::{Choice, EDGES, Sample, Use};
use crate::cargo::again_optimised;
use crate::pool;

/// Learn from tournament games how people of each strength choose their moves.
///
/// Reads the WTHOR database, fits each player's strength to all results, looks at a sample of the choices of each band of
/// strength, fits to them which move a person plays, and judges that on games that were not learned from. Prints the tables
/// of docs/PEOPLE.md.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// The folder with the players' names, `WTH.JOU`, and a file of games for each year, as in `WTH_1998.wtb`.
    #[arg(long)]
    wthor: PathBuf,
    /// Where the fitted model goes; without it nothing is written.
    #[arg(long, value_name = "FILE")]
    out: Option<PathBuf>,
    /// So many choices are learned from in each band.
    #[arg(long, default_value_t = 6000)]
    learn: usize,
    /// So many judge in each band, for each of the two ways to hold games out.
    #[arg(long, default_value_t = 2000)]
    judge: usize,
    /// A position of the opening is kept if it was met so many times.
    #[arg(long, default_value_t = 40)]
    opening_games: u32,
    /// Which choices are drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Fit nothing, and tell how this model errs.
    #[arg(long, value_name = "FILE", conflicts_with = "out")]
    model: Option<PathBuf>,
    /// Only tell how the strengths are spread.
    #[arg(long)]
    spread: bool,
}

/// What ships may be as large as this, openings and all.
const MOST_BYTES: usize = 60_000;

/// Reads, fits, judges and prints.
pub(crate) fn run(options: &Options) -> Result<()> {
    if cfg!(debug_assertions) {
        return again_optimised("the fit was not finished");
    }
    let database = Database::read(&options.wthor)?;
    let n_moves: usize = database.games.iter().map(|game| game.moves.len()).sum();
    println!("{} players, {} games, {n_moves} moves", database.players.len(), database.games.len());
    let ratings = ratings::fit(&database);
    print_spread(&database, &ratings);
    if options.spread {
        return Ok(());
    }
    let n_choices = |purpose| if purpose == Use::Learning { options.learn } else { options.judge };
    let mut choices = sample::draw(&database, &ratings, n_choices, options.seed);
    if let Some(path) = &options.model {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let model = Model::read(&text).with_context(|| path.display().to_string())?;
        choices.retain(|choice| choice.purpose != Use::Learning);
        report::print_all_errors(&model, &look_at(&choices, &model.openings)?);
        return Ok(());
    }
    let openings = sample::openings(&database, &ratings, options.opening_games, options.seed);
    let samples = look_at(&choices, &openings)?;
    let bands = fit_bands(&samples, &mean_strengths(&database, &ratings));
    let model = Model { bands, openings };
    let text = model.to_text();
    // What is judged is what ships, with its rounded numbers.
    let model = Model::read(&text).context("the written model is not read again")?;
    println!("\nThe model has {} bytes, with {} positions of openings.", text.len(), model.openings.len());
    ensure!(text.len() <= MOST_BYTES, "the model is larger than {MOST_BYTES} bytes: raise --opening-games");
    report::print(&model, &samples);
    if let Some(path) = &options.out {
        fs::write(path, text).with_context(|| format!("cannot write {}", path.display()))?;
    }
    Ok(())
}

/// Looks at every choice, on all cores.
fn look_at(choices: &[Choice], openings: &OpeningMoves) -> Result<Vec<Sample>> {
    let begun = Instant::now();
    let bar = ProgressBar::new(choices.len() as u64);
    let n_threads = std::thread::available_parallelism().map_or(1, usize::from);
    // One table for many choices: to make a new one for each would take the memory to pieces.
    let parts: Vec<&[Choice]> = choices.chunks(64).collect();
    let looked = pool::share_out(
        &parts,
        n_threads,
        |part| -> Result<Vec<Sample>> {
            let mut appraiser = Appraiser::default();
            Ok(part.iter().filter_map(|&choice| Sample::new(choice, openings, &mut appraiser)).collect())
        },
        |part| bar.inc(part.len() as u64),
    )?;
    bar.finish_and_clear();
    println!("\n{} choices were looked at in {:.0} s.", choices.len(), begun.elapsed().as_secs_f64());
    Ok(looked.into_iter().flatten().collect())
}

/// The mean strength of each band's people, each as often as they have played.
fn mean_strengths(database: &Database, ratings: &[Rating]) -> [u16; EDGES.len()] {
    let mut sums = [(0.0, 0.0); EDGES.len()];
    for (player, rating) in database.players.iter().zip(ratings) {
        if !player.is_program() && !player.is_unknown() && rating.n_games >= ENOUGH_GAMES {
            let sum = &mut sums[sample::band_of(rating.elo)];
            *sum = (sum.0 + rating.elo * f64::from(rating.n_games), sum.1 + f64::from(rating.n_games));
        }
    }
    sums.map(|(sum, weight)| (sum / weight).round() as u16)
}

fn fit_bands(samples: &[Sample], strengths: &[u16; EDGES.len()]) -> Vec<Band> {
    let learned = |band: usize| -> Vec<&Sample> {
        let is_of = |sample: &&Sample| sample.choice.band == band && sample.choice.purpose == Use::Learning;
        samples.iter().filter(is_of).collect()
    };
    let fitted =
        |(band, &tournament_elo): (usize, &u16)| Band { tournament_elo, weights: fit::fit(&learned(band)) };
    strengths.iter().enumerate().map(fitted).collect()
}

/// How many people are how strong, and how many games such people have played.
fn print_spread(database: &Database, ratings: &[Rating]) {
    let mut bands: std::collections::BTreeMap<i64, (u32, u32, f64)> = std::collections::BTreeMap::new();
    for (player, rating) in database.players.iter().zip(ratings) {
        if !player.is_program() && !player.is_unknown() && rating.n_games >= ENOUGH_GAMES {
            let band = bands.entry((rating.elo / 100.0).floor() as i64 * 100).or_default();
            *band = (band.0 + 1, band.1 + rating.n_games, band.2 + rating.error);
        }
    }
    println!("\n| Elo | people | games | mean error |\n|---:|---:|---:|---:|");
    for (from, (n_people, n_games, errors)) in bands {
        println!("| {from}-{} | {n_people} | {n_games} | {:.0} |", from + 99, errors / f64::from(n_people));
    }
}
