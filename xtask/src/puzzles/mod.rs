//! `cargo xtask puzzles`: our engines play each other, our solver finds the puzzles in their games, and the set that comes
//! with the app is made of them.
//!
//! The same seed gives the same bytes, on any machine and any number of threads: games are played in batches, each game by
//! its own number, and the puzzles are chosen in the order of the games.

mod games;
mod selection;

use std::path::PathBuf;
use std::{fs, thread};

use anyhow::{Context, Error, Result};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use othello::engine::puzzles::{PuzzleSet, encode};

use self::selection::Selection;
use crate::cargo::root;
use crate::pool;

/// Make the puzzles that come with the app: positions of self-played games, solved to the end.
///
/// Takes some minutes of one core, prints what was found in each grade, and writes the file. `docs/PUZZLES.md` tells more.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Which games.
    #[arg(long, default_value_t = 1)]
    seed: u64,
    /// How many puzzles in each grade; half of them for each side.
    #[arg(long, default_value_t = 140)]
    per_grade: usize,
    /// How many threads; all cores if it is not said.
    #[arg(long)]
    threads: Option<usize>,
    /// Where they are written.
    #[arg(long, default_value = "assets/puzzles/endgames.txt")]
    out: PathBuf,
}

/// So many games are played before it is looked whether they are enough.
const GAMES_IN_BATCH: u64 = 100;

/// Plays, solves, chooses and writes.
pub(crate) fn run(options: &Options) -> Result<()> {
    let selection = options.select()?;
    let (seed, per_grade) = (options.seed, options.per_grade);
    let command = format!("cargo xtask puzzles --seed {seed} --per-grade {per_grade}");
    let puzzles = selection.puzzles();
    let text = encode(&puzzles, &format!("{} endgames, made by `{command}`", puzzles.len()));
    println!("{}", selection.table(&PuzzleSet::parse(&text)?));
    let path = root().join(&options.out);
    if let Some(folder) = path.parent() {
        fs::create_dir_all(folder).with_context(|| folder.display().to_string())?;
    }
    fs::write(&path, &text).with_context(|| path.display().to_string())?;
    println!("\nwrote {} ({} bytes)", path.display(), text.len());
    Ok(())
}

impl Options {
    /// Plays until every grade is full.
    fn select(&self) -> Result<Selection> {
        let mut selection = Selection::new(self.per_grade);
        let n_threads =
            self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from));
        let bar = progress_bar(selection.n_wanted());
        for batch in 0.. {
            let games: Vec<u64> = (batch * GAMES_IN_BATCH..(batch + 1) * GAMES_IN_BATCH).collect();
            let found = pool::share_out(
                &games,
                n_threads,
                |&game| Ok::<_, Error>(games::puzzles_of_game(self.seed, game)),
                |_| bar.tick(),
            )?;
            for of_game in found {
                selection.take_one(of_game);
            }
            bar.set_position(selection.n_taken() as u64);
            bar.set_message(format!("{} games", (batch + 1) * GAMES_IN_BATCH));
            if selection.is_full() {
                break;
            }
        }
        bar.finish_and_clear();
        Ok(selection)
    }
}

fn progress_bar(len: usize) -> ProgressBar {
    let template = "puzzles {wide_bar} {pos}/{len}, {msg}";
    // A template that indicatif does not understand would cost the bar its look, never the puzzles.
    let style = ProgressStyle::with_template(template).unwrap_or_else(|_| ProgressStyle::default_bar());
    ProgressBar::new(len as u64).with_style(style)
}
