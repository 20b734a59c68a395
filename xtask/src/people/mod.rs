//! `cargo xtask people`: learns from the games of tournaments how people play, band of strength by band.

mod appraisals;
mod database;
mod fit;
mod ratings;
mod report;
mod sample;

use std::fs;
use std::path::PathBuf;

use anyhow::{Context, Result, ensure};
use clap::Args;
use othello::engine::people::{Band, Model, OpeningMoves};

use self::appraisals::Appraisals;
pub(crate) use self::database::Database;
use self::ratings::{ENOUGH_GAMES, Rating};
use self::sample::{Choice, EDGES, Openings, Sample, Use};

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
    /// Keep what positions are found to be worth in this file, and look at none again that is in it.
    #[arg(long, value_name = "FILE")]
    appraisals: Option<PathBuf>,
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
    let database = Database::read(&options.wthor)?;
    let n_moves: usize = database.games.iter().map(|game| game.moves.len()).sum();
    println!("{} players, {} games, {n_moves} moves", database.players.len(), database.games.len());
    let ratings = ratings::fit(&database);
    print_spread(&database, &ratings);
    if options.spread {
        return Ok(());
    }
    let n_choices = |purpose| if purpose == Use::Learning { options.learn } else { options.judge };
    let mut appraisals =
        options.appraisals.as_deref().map_or_else(|| Ok(Appraisals::default()), Appraisals::open)?;
    let mut choices = sample::draw(&database, &ratings, n_choices, options.seed);
    if let Some(path) = &options.model {
        let text = fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
        let model = Model::read(&text).with_context(|| path.display().to_string())?;
        choices.retain(|choice| choice.purpose != Use::Learning);
        let samples = look_at(&choices, |_| &model.openings, &mut appraisals)?;
        report::print_all_errors(&model, &samples);
        return Ok(());
    }
    let openings = Openings::count(&database, &ratings, options.opening_games, options.seed);
    let samples = look_at(&choices, |choice| openings.for_choice(choice), &mut appraisals)?;
    let bands = fit_bands(&samples, &mean_strengths(&database, &ratings));
    let model = Model { bands, openings: openings.all };
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

/// Looks at every choice.
fn look_at<'a>(
    choices: &[Choice],
    openings: impl Fn(&Choice) -> &'a OpeningMoves,
    appraisals: &mut Appraisals,
) -> Result<Vec<Sample>> {
    appraisals.look_at(choices.iter().map(|choice| choice.position))?;
    let sample = |choice: &Choice| Sample::new(*choice, appraisals.of(choice.position), openings(choice));
    Ok(choices.iter().filter_map(sample).collect())
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
    let learned: Vec<Vec<&Sample>> = (0..EDGES.len()).map(learned).collect();
    let fitted = fit::fit_bands(&learned, fit::LIKE_NEIGHBOURS);
    strengths.iter().zip(fitted).map(|(&tournament_elo, weights)| Band { tournament_elo, weights }).collect()
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
