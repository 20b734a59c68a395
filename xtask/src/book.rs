//! `cargo xtask book`: the opening book, by long searches of our own engine.
//!
//! Searched are the positions that somebody who follows the book can meet: their own moves are the book's, the replies
//! are any that lose little. Each search is a line of a file in the cache as soon as it is done, so a run that was ended
//! goes on where it was, and a wider or longer book begins with the searches of a smaller one. Each has a table of its own:
//! the same numbers give the same book, on any number of threads.

use std::collections::{BTreeMap, HashMap};
use std::fmt::Write as _;
use std::fs::{self, File, OpenOptions};
use std::io::{Read as _, Write as _};
use std::path::{Path, PathBuf};
use std::thread;
use std::time::Instant;

use anyhow::{Context, Error, Result, bail};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use othello::engine::strong::weights::DISC;
use othello::engine::strong::{BestMove, Book, EVERY_MOVE, Evaluation, Search, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::{Position, Square};

use crate::cache::Part;
use crate::pool;

/// Make the opening book by long searches of the positions that somebody who follows it can meet.
///
/// The searches are kept in the cache (`cargo xtask cache`) and not done again. A run that was ended, also by `--minutes`,
/// writes the book as far as it has come.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// How many plies each search looks ahead.
    #[arg(long, default_value_t = 18)]
    depth: u8,
    /// How many plies of a game the book is for.
    #[arg(long, default_value_t = 12)]
    plies: u32,
    /// How many discs the other side may lose in all before the book ends.
    #[arg(long, default_value_t = 6.0)]
    reach: f64,
    /// Begin no further search after so many minutes.
    #[arg(long)]
    minutes: Option<u64>,
    /// How many threads search; all cores if it is not said.
    #[arg(long)]
    threads: Option<usize>,
    /// Where the book is written.
    #[arg(long, value_name = "FILE", default_value = "assets/book.dat")]
    out: PathBuf,
}

/// What replies lose is found by searches of so many plies: it only says which positions are worth a long one.
const REPLY_DEPTH: u32 = 8;

/// The table of a long search.
const TABLE_MB: usize = 32;

/// Positions to move in, each with the least that the other side has lost on the way there, in 1/256 disc.
type Layer = BTreeMap<[u8; 16], i32>;

/// Searches and writes the book.
pub(crate) fn run(options: &Options) -> Result<()> {
    let begun = Instant::now();
    let mut searches = Searches::open(options.depth)?;
    let mut book = Book::new(options.depth);
    let mut n_left = 0;
    // What somebody can meet, ply by ply.
    let mut searched: Vec<Vec<(Position, i32)>> = Vec::new();
    let mut roots = Book::roots();
    for ply in 0..options.plies {
        let layer = match roots.next() {
            Some(root) => Layer::from([(root.canonical().to_bytes(), 0)]),
            None => next_layer(&searched[searched.len() - 2], &book, options)?,
        };
        searches.search(&layer, options, begun, ply)?;
        let known: Vec<(Position, i32)> =
            positions(&layer).filter(|(position, _)| searches.known.contains_key(position)).collect();
        n_left += layer.len() - known.len();
        for (position, _) in &known {
            book.insert(*position, &searches.known[position]);
        }
        println!("ply {ply}: {} positions", known.len());
        searched.push(known);
    }
    if Book::roots().any(|root| book.moves(root).is_empty()) {
        bail!("there was no time for the first positions");
    }
    let bytes = book.encode();
    fs::write(&options.out, &bytes).with_context(|| options.out.display().to_string())?;
    println!(
        "{}: {} positions in {} bytes; {n_left} are still to be searched",
        options.out.display(),
        book.n_positions(),
        bytes.len()
    );
    Ok(())
}

fn positions(layer: &Layer) -> impl Iterator<Item = (Position, i32)> {
    layer.iter().filter_map(|(&bytes, &lost)| Some((Position::from_bytes(bytes)?, lost)))
}

/// The positions after the book's moves and the replies to them.
fn next_layer(layer: &[(Position, i32)], book: &Book, options: &Options) -> Result<Layer> {
    let reach = (options.reach * f64::from(DISC)) as i32;
    let met = pool::share_out(
        layer,
        options.n_threads(),
        |&(position, lost)| {
            let after_ours =
                book.moves(position).into_iter().filter_map(|found| position.play(found.best).ok());
            let met = after_ours.flat_map(|theirs| replies(theirs, &book.moves(theirs), lost, reach));
            Ok::<_, Error>(met.collect::<Vec<_>>())
        },
        |_| {},
    )?;
    let mut next = Layer::new();
    for (position, lost) in met.into_iter().flatten() {
        let least = next.entry(position.canonical().to_bytes()).or_insert(lost);
        *least = lost.min(*least);
    }
    Ok(next)
}

/// The positions after the replies that are within reach, with what was lost until there. A reply that the book has itself
/// loses nothing: two players who follow it stay in it to its end.
fn replies(theirs: Position, in_book: &[BestMove], lost: i32, reach: i32) -> Vec<(Position, i32)> {
    let rated = rate(theirs, REPLY_DEPTH, EVERY_MOVE, 1);
    let top = rated.iter().map(|found| found.value).max().unwrap_or_default();
    let is_in_book = |at: Square| in_book.iter().any(|found| found.best == at);
    rated
        .into_iter()
        .map(|found| (found.best, if is_in_book(found.best) { lost } else { lost + top - found.value }))
        .filter(|&(_, lost)| lost <= reach)
        .filter_map(|(at, lost)| Some((theirs.play(at).ok()?, lost)))
        .collect()
}

/// The moves of a position that are within a margin of the best.
fn rate(position: Position, depth: u32, margin: i32, table_mb: usize) -> Vec<BestMove> {
    let table = TranspositionTable::with_megabytes(table_mb);
    let limit = Limit::until(Stop::new());
    Search::new(&table, Evaluation::shipped(), &limit).nearly_equal(position, depth, margin)
}

impl Options {
    fn n_threads(&self) -> usize {
        self.threads.unwrap_or_else(|| thread::available_parallelism().map_or(1, usize::from))
    }
}

/// The long searches that were done, and the file that keeps them.
struct Searches {
    known: HashMap<Position, Vec<BestMove>>,
    path: PathBuf,
    file: File,
}

impl Searches {
    fn open(depth: u8) -> Result<Self> {
        let folder = Part::Book.folder()?;
        fs::create_dir_all(&folder).with_context(|| folder.display().to_string())?;
        let path =
            folder.join(format!("depth-{depth}-margin-{}-by-{:016x}.txt", Book::MARGIN, fingerprint()));
        let (known, file) = read(&path).with_context(|| path.display().to_string())?;
        Ok(Self { known, path, file })
    }

    /// Searches what is not known yet, the likeliest first.
    fn search(&mut self, layer: &Layer, options: &Options, begun: Instant, ply: u32) -> Result<()> {
        let mut jobs: Vec<(Position, i32)> =
            positions(layer).filter(|(position, _)| !self.known.contains_key(position)).collect();
        jobs.sort_by_key(|&(_, lost)| lost);
        let bar = ProgressBar::new(jobs.len() as u64).with_prefix(format!("ply {ply}"));
        let bar = match ProgressStyle::with_template("{prefix} {wide_bar} {pos}/{len}, {eta} left") {
            Ok(style) => bar.with_style(style),
            Err(_) => bar,
        };
        let is_time_left = || options.minutes.is_none_or(|minutes| begun.elapsed().as_secs() < 60 * minutes);
        let mut written = Ok(());
        pool::share_out(
            &jobs,
            options.n_threads(),
            |&(position, _)| {
                let rated = || rate(position, u32::from(options.depth), Book::MARGIN, TABLE_MB);
                Ok::<_, Error>(is_time_left().then(|| (position, rated())))
            },
            |found| {
                bar.inc(1);
                let Some((position, moves)) = found else { return };
                if written.is_ok() {
                    written = writeln!(self.file, "{}", line(*position, moves));
                }
                self.known.insert(*position, moves.clone());
            },
        )?;
        bar.finish_and_clear();
        written.with_context(|| self.path.display().to_string())
    }
}

/// Searches by other weights are others.
fn fingerprint() -> u64 {
    let judged = Evaluation::shipped();
    let mut hash = 0;
    let mut position = Position::START;
    while let Some(at) = position.moves().first() {
        let value = judged.evaluate_position(position);
        hash = othello::seeded::mix(hash ^ u64::from(value.cast_unsigned()));
        let Ok(next) = position.play(at) else { break };
        position = next;
    }
    hash
}

/// A search as a line: the position's bytes, then its moves with their values in 1/256 disc.
fn line(position: Position, moves: &[BestMove]) -> String {
    let mut text = String::new();
    for byte in position.to_bytes() {
        write!(text, "{byte:02x}").unwrap_or_default();
    }
    for BestMove { best, value } in moves {
        write!(text, " {best}:{value}").unwrap_or_default();
    }
    text
}

/// The searches of a file, and the file to go on with. Half a line at its end, from a run that was killed, is cut off.
fn read(path: &Path) -> Result<(HashMap<Position, Vec<BestMove>>, File)> {
    let mut file = OpenOptions::new().create(true).read(true).append(true).open(path)?;
    let mut text = String::new();
    file.read_to_string(&mut text)?;
    let whole = text.rfind('\n').map_or(0, |at| at + 1);
    file.set_len(whole as u64)?;
    Ok((text[..whole].lines().filter_map(read_line).collect(), file))
}

fn read_line(line: &str) -> Option<(Position, Vec<BestMove>)> {
    let mut words = line.split(' ');
    let digits = words.next()?;
    let mut bytes = [0; 16];
    for (byte, at) in bytes.iter_mut().zip((0..).step_by(2)) {
        *byte = u8::from_str_radix(digits.get(at..at + 2)?, 16).ok()?;
    }
    let read_move = |word: &str| {
        let (at, value) = word.split_once(':')?;
        Some(BestMove { best: at.parse::<Square>().ok()?, value: value.parse().ok()? })
    };
    let moves: Vec<BestMove> = words.map(read_move).collect::<Option<_>>()?;
    let is_legal = |position: Position| moves.iter().all(|found| position.play(found.best).is_ok());
    let position = Position::from_bytes(bytes).filter(|&position| is_legal(position) && !moves.is_empty())?;
    Some((position, moves))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_search_survives_its_line_and_half_a_line_is_searched_again() {
        let moves = rate(Position::START, 2, EVERY_MOVE, 1);
        assert_eq!(moves.len(), 4);
        let line = line(Position::START, &moves);
        assert_eq!(read_line(&line), Some((Position::START, moves.clone())));
        assert_eq!(read_line(&line[..30]), None);
        assert_eq!(read_line(&line.replace("d3", "a1")), None, "no legal move");
        let path = crate::cargo::root().join("target/xtask-tests/book.txt");
        fs::create_dir_all(path.parent().unwrap()).unwrap();
        fs::write(&path, format!("{line}\n{}", &line[..line.len() - 1])).unwrap();
        let (known, mut file) = read(&path).unwrap();
        assert_eq!(known, HashMap::from([(Position::START, moves)]));
        writeln!(file, "next").unwrap();
        assert_eq!(fs::read_to_string(&path).unwrap(), format!("{line}\nnext\n"));
    }

    #[test]
    fn replies_that_lose_little_are_within_reach() {
        let theirs = Book::roots().nth(1).unwrap();
        let (near, all) = (replies(theirs, &[], DISC, 2 * DISC), replies(theirs, &[], 0, EVERY_MOVE));
        assert_eq!(all.len(), theirs.moves().len() as usize);
        assert!(!near.is_empty() && near.iter().all(|&(_, lost)| (DISC..=2 * DISC).contains(&lost)));
        assert!(near.len() < all.len());
        let mut worst_first = rate(theirs, REPLY_DEPTH, EVERY_MOVE, 1);
        worst_first.sort_by_key(|found| found.value);
        let after_worst = theirs.play(worst_first[0].best).unwrap();
        assert!(near.iter().all(|&(position, _)| position != after_worst));
        let with_worst = replies(theirs, &worst_first[..1], DISC, 2 * DISC);
        assert!(with_worst.contains(&(after_worst, DISC)), "the book's own replies are always met");
    }
}
