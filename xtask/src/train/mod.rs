//! `cargo xtask train`: the strong engine plays itself, and its weights are fitted to what came of the games.
//!
//! A generation is a number of games, played with the weights of the generation before (the first with those of an
//! earlier run, or with a simple evaluation), and a fit to the games of this and the last generation. Games are written
//! in chunks as they are played; a run that was cut short takes them up again, and one whose patterns have changed can
//! begin with a fit to games that were played before. The same seed and numbers give the same weights; a run that is
//! limited by time says the numbers with which it can be repeated.

mod fit;
mod games;
mod samples;

use std::fs;
use std::path::{Path, PathBuf};
use std::thread;
use std::time::{Duration, Instant};

use anyhow::{Error, Result, anyhow, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use othello::engine::strong::weights::N_STAGES;
use othello::engine::strong::{Evaluation, Margins, WeightsFile};
use othello::seeded::mix;

use self::fit::{Fit, Fitted};
use self::games::PlaySettings;
use self::samples::Sample;
use crate::cache::Part;
use crate::{pool, probcut};

/// Train the weights of the strong engine's evaluation by games that it plays against itself.
///
/// Prints, for each stage of the game, how far the fitted values are from the results of games that the fit did not
/// see, and writes the weights.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Which games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// Weights to begin with: the first generation plays by them, and its fit starts there. Simple counts if not said.
    #[arg(long)]
    start: Option<PathBuf>,
    /// Folders with games of an earlier run: the weights to begin with are fitted to them first, and the first
    /// generation's fit learns from them too.
    #[arg(long, value_delimiter = ',')]
    known: Vec<PathBuf>,
    /// How many games in each generation, as in 100000,200000.
    #[arg(long, value_delimiter = ',', default_values_t = [100_000, 300_000])]
    games: Vec<usize>,
    /// For how many minutes to play at most in each generation, as in 5,30. The chunks begun by then are finished.
    #[arg(long, value_delimiter = ',')]
    minutes: Vec<f64>,
    /// How many plies the players of each generation look ahead; the last number holds for all that follow.
    #[arg(long, value_delimiter = ',', default_values_t = [3, 4])]
    depth: Vec<u32>,
    /// From how many empty squares on the games of each generation are solved; likewise.
    #[arg(long, value_delimiter = ',', default_values_t = [12, 14])]
    solve: Vec<u32>,
    /// How often the fit goes through all positions.
    #[arg(long, default_value_t = 12)]
    epochs: u32,
    /// The part of the error that the first epoch corrects; the last corrects a fifteenth of that. Weights given by
    /// `--start` that know more than the new games tell ask for a smaller part.
    #[arg(long, default_value_t = 0.3)]
    rate: f32,
    /// How many threads play and fit; all cores if it is not said.
    #[arg(long)]
    threads: Option<usize>,
    /// Where games and the weights of each generation are kept; in the cache (`cargo xtask cache`) if it is not said.
    #[arg(long)]
    work: Option<PathBuf>,
    /// Where the last weights are written.
    #[arg(long, default_value = "assets/eval/weights.dat")]
    out: PathBuf,
}

/// So many games are played and written together.
const GAMES_IN_CHUNK: usize = 100;

/// Every so many chunks one is kept out of the fit, to test it.
const CHUNKS_PER_TEST: usize = 20;

/// How the names of their files begin.
const GAMES: &str = "games-";

/// Plays, fits and writes the weights.
pub(crate) fn run(options: &Options) -> Result<()> {
    let mut weights = options.start.as_deref().map(probcut::read_weights).transpose()?;
    let mut before: Vec<Vec<Sample>> = read_known(&options.known)?;
    if !before.is_empty() {
        println!("known games, {} positions", before.iter().map(Vec::len).sum::<usize>());
        weights = Some(options.fit("known games", &[], &before, weights.as_ref())?);
    }
    let work = options.work.clone().map_or_else(|| Part::Train.folder(), Ok)?;
    let mut n_played: Vec<String> = Vec::new();
    for generation in 0..options.games.len() {
        let folder = options.folder(&work, generation, weights.as_ref());
        fs::create_dir_all(&folder).map_err(|error| failed("make", &folder, &error))?;
        let evaluation = weights.as_ref().map_or(Evaluation::Shape, Evaluation::from);
        let chunks = options.play(generation, &folder, &evaluation)?;
        n_played.push((chunks.len() * GAMES_IN_CHUNK).min(options.games[generation]).to_string());
        println!("\ngeneration {}, {} games", generation + 1, n_played[generation]);
        println!("\n{}", labels_by_move(&chunks));
        let name = format!("generation {}", generation + 1);
        let fitted = options.fit(&name, &before, &chunks, weights.as_ref())?;
        samples::write(&folder.join("weights.bin"), &fitted.encode())?;
        weights = Some(fitted);
        before = chunks;
    }
    if let Some(weights) = weights {
        samples::write(&options.out, &weights.encode())?;
        println!("\nwrote {}; to repeat it: {}", options.out.display(), options.again(&n_played.join(",")));
    }
    Ok(())
}

impl Options {
    /// Games of different seeds, depths or weights do not mix. How many are played is no part of the name: a longer
    /// run begins with the games of a shorter one.
    fn folder(&self, work: &Path, generation: usize, weights: Option<&WeightsFile>) -> PathBuf {
        let judge = weights
            .map_or(0, |weights| weights.encode().iter().fold(0, |hash, &byte| mix(hash ^ u64::from(byte))));
        let (depth, solve) = (nth_or_last(&self.depth, generation), nth_or_last(&self.solve, generation));
        let name = format!("generation-{}-seed-{}-depth-{depth}-solve-{solve}", generation + 1, self.seed);
        work.join(format!("{name}-by-{judge:016x}"))
    }

    /// The command that gives the same weights on any machine.
    fn again(&self, games: &str) -> String {
        let list = |numbers: &[u32]| numbers.iter().map(u32::to_string).collect::<Vec<_>>().join(",");
        let (depth, solve) = (list(&self.depth), list(&self.solve));
        let Self { seed, epochs, rate, .. } = self;
        let start =
            self.start.as_ref().map_or_else(String::new, |start| format!(" --start {}", start.display()));
        let folders: Vec<String> = self.known.iter().map(|folder| folder.display().to_string()).collect();
        let known =
            if folders.is_empty() { String::new() } else { format!(" --known {}", folders.join(",")) };
        format!(
            "cargo xtask train{start}{known} --seed {seed} --games {games} --depth {depth} --solve {solve} --epochs {epochs} --rate {rate}"
        )
    }

    fn n_threads(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }

    /// The games of a generation: read if they were played before, else played and written, while there is time.
    fn play(&self, generation: usize, folder: &Path, evaluation: &Evaluation) -> Result<Vec<Vec<Sample>>> {
        let n_games = self.games[generation];
        let time = self.minutes.get(generation).map(|&minutes| Duration::from_secs_f64(60.0 * minutes));
        let (depth, solve) = (nth_or_last(&self.depth, generation), nth_or_last(&self.solve, generation));
        let settings = PlaySettings { evaluation, depth, solve };
        let begun = Instant::now();
        let chunks: Vec<usize> = (0..n_games.div_ceil(GAMES_IN_CHUNK)).collect();
        let bar = progress_bar(chunks.len(), &format!("games of generation {}", generation + 1));
        let played = pool::share_out(
            &chunks,
            self.n_threads(),
            |&chunk| {
                let path = folder.join(format!("{GAMES}{chunk:05}.bin"));
                if let Some(known) = samples::read(&path)? {
                    return Ok::<_, Error>(Some(known));
                }
                if time.is_some_and(|time| begun.elapsed() >= time) {
                    return Ok(None);
                }
                let seed = mix(mix(mix(self.seed) ^ (generation as u64 + 1)) ^ chunk as u64);
                let n_games = GAMES_IN_CHUNK.min(n_games - chunk * GAMES_IN_CHUNK);
                let played = games::play(n_games, seed, settings);
                samples::write(&path, &samples::encode(&played))?;
                Ok(Some(played))
            },
            |_| bar.inc(1),
        )?;
        bar.finish_and_clear();
        // Chunks after a missing one do not count: a repeated run would play that one first.
        Ok(played.into_iter().map_while(|chunk| chunk).collect())
    }

    /// Fits every stage to the games of the last two generations, and measures the margins of Multi-ProbCut.
    fn fit(
        &self,
        name: &str,
        before: &[Vec<Sample>],
        now: &[Vec<Sample>],
        start: Option<&WeightsFile>,
    ) -> Result<WeightsFile> {
        let bar = progress_bar(N_STAGES, &format!("fit of {name}"));
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
                        .filter(move |sample| if test { sample.is_of(stage) } else { sample.teaches(stage) })
                        .collect::<Vec<_>>()
                };
                let fit = Fit {
                    learn: of_stage(false),
                    test: of_stage(true),
                    epochs: self.epochs,
                    rate: self.rate,
                    seed: mix(self.seed ^ stage as u64),
                };
                Ok::<_, Error>(fit.run(start.map(|file| file.stages()[stage].as_slice())))
            },
            |_| bar.inc(1),
        )?;
        bar.finish_and_clear();
        println!("\n{}", report(&fitted));
        let stages: Vec<Vec<i16>> = fitted.into_iter().map(|stage| stage.weights).collect();
        // What is measured does not depend on the margins in use, only how fast ends are solved.
        let unmeasured = with_margins(stages, Margins::OF_SIMPLE_COUNTS)?;
        let margins = probcut::measure(&Evaluation::from(&unmeasured), probcut::Sample::USUAL);
        with_margins(unmeasured.stages().to_vec(), margins)
    }
}

fn with_margins(stages: Vec<Vec<i16>>, margins: Margins) -> Result<WeightsFile> {
    Ok(WeightsFile::new(stages, margins)?)
}

/// The games of these folders, in the order of their files' names.
fn read_known(folders: &[PathBuf]) -> Result<Vec<Vec<Sample>>> {
    let mut chunks = Vec::new();
    for folder in folders {
        let listed = fs::read_dir(folder).and_then(Iterator::collect::<Result<Vec<_>, _>>);
        let files = listed.map_err(|error| failed("read", folder, &error))?;
        let mut paths: Vec<PathBuf> =
            files.iter().map(fs::DirEntry::path).filter(|path| is_games(path)).collect();
        if paths.is_empty() {
            bail!("{} has no games", folder.display());
        }
        paths.sort_unstable();
        for path in paths {
            chunks.extend(samples::read(&path)?);
        }
    }
    Ok(chunks)
}

/// Not those that were cut short while they were written.
fn is_games(path: &Path) -> bool {
    let begins = path.file_name().and_then(|name| name.to_str()).is_some_and(|name| name.starts_with(GAMES));
    begins && path.extension().is_some_and(|extension| extension == "bin")
}

/// A list may be shorter than the training: its last number holds for the generations that follow.
fn nth_or_last(numbers: &[u32], idx: usize) -> u32 {
    numbers.get(idx).or(numbers.last()).copied().unwrap_or(1)
}

/// The table of errors in `docs/TRAINING.md`.
fn report(fitted: &[Fitted]) -> String {
    let rows = fitted.iter().enumerate().map(|(stage, found)| {
        let Fitted { n_samples, learned, tested, mean, .. } = found;
        format!("| {stage} | {n_samples} | {learned:.2} | {tested:.2} | {mean:.2} |")
    });
    let head = [
        "| stage | positions | RMS error, seen | RMS error, unseen | mean error, unseen |".to_owned(),
        "|---|---|---|---|---|".to_owned(),
    ];
    head.into_iter().chain(rows).collect::<Vec<_>>().join("\n")
}

/// The mean label after each number of moves. Black moves after an even number of them, white after an odd one,
/// nearly always: means that are far from 0 and change their sign from row to row show labels that favour a colour.
fn labels_by_move(chunks: &[Vec<Sample>]) -> String {
    let mut sums = [(0u64, 0f64); 61];
    for sample in chunks.iter().flatten() {
        let (count, sum) = &mut sums[60usize.saturating_sub(sample.position.empties().len() as usize)];
        *count += 1;
        *sum += f64::from(sample.discs());
    }
    let told = |(n_moves, &(count, sum)): (usize, &(u64, f64))| {
        (count > 0).then(|| format!("{n_moves}: {:+.1} ({count})", sum / count as f64))
    };
    let rows: Vec<String> = sums.iter().enumerate().filter_map(told).collect();
    format!("mean label (positions) by moves played: {}", rows.join(", "))
}

fn progress_bar(len: usize, what: &str) -> ProgressBar {
    let template = "{prefix} {wide_bar} {pos}/{len}, {eta} left";
    // A template that indicatif does not understand would cost the bar its look, never the training.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(len as u64).with_style(style).with_prefix(what.to_owned())
}

fn failed(verb: &str, path: &Path, error: &std::io::Error) -> Error {
    anyhow!("could not {verb} {}: {error}", path.display())
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::Position;

    #[test]
    fn games_of_an_earlier_run_are_read_in_order_and_nothing_else_is() {
        let folder = std::env::temp_dir().join(format!("othello-known-{}", std::process::id()));
        let chunk = |label| vec![Sample { position: Position::START, label }];
        for (name, label) in [("games-00001.bin", 1), ("games-00000.bin", 0), ("games-00002.part", 2)] {
            samples::write(&folder.join(name), &samples::encode(&chunk(label))).unwrap();
        }
        samples::write(&folder.join("weights.bin"), b"weights").unwrap();
        let known = read_known(std::slice::from_ref(&folder));
        fs::remove_dir_all(&folder).unwrap();
        assert_eq!(known.unwrap(), [chunk(0), chunk(1)]);
        assert!(read_known(&[folder]).is_err(), "a folder that is not there");
    }
}
