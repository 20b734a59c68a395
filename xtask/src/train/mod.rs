//! `cargo xtask train`: the strong engine plays itself, and its weights are fitted to how the games ended.
//!
//! A generation is a number of games, played with the weights of the generation before (the first with a simple
//! evaluation), and a fit to the games of this and the last generation. Games are written in chunks as they are
//! played; a run that was cut short takes them up again. The same seed and numbers give the same weights.

mod fit;
mod games;
mod samples;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;

use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use othello::engine::strong::Evaluation;
use othello::engine::strong::weights::{N_STAGES, Weights};
use othello::seeded::mix;

use self::fit::{Fit, Fitted};
use self::samples::Sample;
use crate::cargo::again_optimised;
use crate::failure::Failure;
use crate::pool;

/// Train the weights of the strong engine's evaluation by games that it plays against itself.
///
/// Prints, for each stage of the game, how far the fitted values are from the results of games that the fit did not
/// see, and writes the weights.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Which games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How often to play with the weights of the last fit and fit again.
    #[arg(long, default_value_t = 3)]
    generations: u32,
    /// How many games in each generation.
    #[arg(long, default_value_t = 40_000)]
    games: usize,
    /// How many plies the players look ahead.
    #[arg(long, default_value_t = 3)]
    depth: u32,
    /// From how many empty squares on the games are solved.
    #[arg(long, default_value_t = 13)]
    solve: u32,
    /// How often the fit walks through all positions.
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    /// How many threads play and fit; all cores if it is not said.
    #[arg(long)]
    threads: Option<usize>,
    /// Where games and the weights of each generation are kept.
    #[arg(long, default_value = "target/train")]
    work: PathBuf,
    /// Where the last weights are written.
    #[arg(long, default_value = "assets/eval/weights.bin")]
    out: PathBuf,
}

/// So many games are played and written together.
const GAMES_IN_CHUNK: usize = 100;

/// Every so many chunks one is kept out of the fit, to test it.
const CHUNKS_PER_TEST: usize = 20;

/// Plays, fits and writes the weights.
pub(crate) fn run(options: &Options) -> Result<(), Failure> {
    if cfg!(debug_assertions) {
        return again_optimised("the training was not finished");
    }
    let mut before: Vec<Vec<Sample>> = Vec::new();
    let mut shared: Option<Vec<Vec<i16>>> = None;
    for generation in 1..=options.generations {
        let folder = options.folder(generation);
        fs::create_dir_all(&folder).map_err(|error| failed("make", &folder, &error))?;
        let evaluation = match &shared {
            None => Evaluation::Shape,
            Some(shared) => Evaluation::Patterns(
                Weights::from_shared(shared).map_err(|error| Failure::new(error.to_string()))?,
            ),
        };
        let chunks = options.play(generation, &folder, &evaluation)?;
        let fitted = options.fit(generation, &before, &chunks, shared.as_deref())?;
        println!("{}", report(generation, &fitted));
        let weights: Vec<Vec<i16>> = fitted.into_iter().map(|stage| stage.weights).collect();
        samples::write(&folder.join("weights.bin"), &Weights::encode(&weights))?;
        shared = Some(weights);
        before = chunks;
    }
    if let Some(shared) = shared {
        samples::write(&options.out, &Weights::encode(&shared))?;
        println!("wrote {}", options.out.display());
    }
    Ok(())
}

impl Options {
    /// Different recipes do not mix their games.
    fn folder(&self, generation: u32) -> PathBuf {
        let Self { seed, games, depth, solve, epochs, .. } = self;
        let recipe = format!("seed-{seed}-games-{games}-depth-{depth}-solve-{solve}-epochs-{epochs}");
        self.work.join(recipe).join(format!("generation-{generation}"))
    }

    fn n_threads(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }

    /// The games of a generation: read if they were played before, else played and written.
    fn play(
        &self,
        generation: u32,
        folder: &Path,
        evaluation: &Evaluation,
    ) -> Result<Vec<Vec<Sample>>, Failure> {
        let chunks: Vec<usize> = (0..self.games.div_ceil(GAMES_IN_CHUNK)).collect();
        let bar = progress_bar(chunks.len(), &format!("games of generation {generation}"));
        let played = pool::share_out(
            &chunks,
            self.n_threads(),
            |&chunk| {
                let path = folder.join(format!("games-{chunk:05}.bin"));
                if let Some(known) = samples::read(&path)? {
                    return Ok(known);
                }
                let seed = mix(mix(mix(self.seed) ^ u64::from(generation)) ^ chunk as u64);
                let n_games = GAMES_IN_CHUNK.min(self.games - chunk * GAMES_IN_CHUNK);
                let played = games::play(n_games, seed, evaluation, self.depth, self.solve);
                samples::write(&path, &samples::encode(&played))?;
                Ok(played)
            },
            |_| bar.inc(1),
        )?;
        bar.finish_and_clear();
        Ok(played)
    }

    /// Fits every stage to the games of the last two generations.
    fn fit(
        &self,
        generation: u32,
        before: &[Vec<Sample>],
        now: &[Vec<Sample>],
        start: Option<&[Vec<i16>]>,
    ) -> Result<Vec<Fitted>, Failure> {
        let bar = progress_bar(N_STAGES, &format!("fit of generation {generation}"));
        let stages: Vec<usize> = (0..N_STAGES).collect();
        let fitted = pool::share_out(
            &stages,
            self.n_threads(),
            |&stage| {
                let of_stage = |test: bool| {
                    let chosen = move |(idx, _): &(usize, &Vec<Sample>)| {
                        (idx % CHUNKS_PER_TEST == CHUNKS_PER_TEST - 1) == test
                    };
                    before
                        .iter()
                        .enumerate()
                        .chain(now.iter().enumerate())
                        .filter(chosen)
                        .flat_map(|(_, chunk)| chunk.iter().copied())
                        .filter(move |sample| sample.stage() == stage)
                        .collect::<Vec<_>>()
                };
                let fit = Fit {
                    learn: of_stage(false),
                    test: of_stage(true),
                    epochs: self.epochs,
                    seed: mix(self.seed ^ stage as u64),
                };
                Ok::<_, Failure>(fit.run(start.map(|stages| stages[stage].as_slice())))
            },
            |_| bar.inc(1),
        )?;
        bar.finish_and_clear();
        Ok(fitted)
    }
}

/// The table of `docs/TRAINING.md`.
fn report(generation: u32, fitted: &[Fitted]) -> String {
    let rows = fitted.iter().enumerate().map(|(stage, found)| {
        let Fitted { n_samples, learned, tested, mean, .. } = found;
        format!("| {stage} | {n_samples} | {learned:.2} | {tested:.2} | {mean:.2} |")
    });
    let head = [
        format!("generation {generation}"),
        "| stage | positions | RMS error, seen | RMS error, unseen | mean error, unseen |".to_owned(),
        "|---|---|---|---|---|".to_owned(),
    ];
    head.into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

fn progress_bar(len: usize, what: &str) -> ProgressBar {
    let template = "{prefix} {wide_bar} {pos}/{len}, {eta} left";
    // A template that indicatif does not understand would cost the bar its look, never the training.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(len as u64).with_style(style).with_prefix(what.to_owned())
}

fn failed(verb: &str, path: &Path, error: &std::io::Error) -> Failure {
    Failure::new(format!("could not {verb} {}: {error}", path.display()))
}
