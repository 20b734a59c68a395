//! `cargo xtask yardstick`: positions of tournament games with the worth of every move, for the benchmark of that name.
//!
//! Each position is a line of the file as soon as it is judged, so a run that was ended goes on where it was.

use std::collections::HashSet;
use std::fs::{self, OpenOptions};
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::{Context, Result};
use clap::Args;
use othello::engine::strong::{Budget, StrongPlayer};
use othello::engine::{Resources, Score, Stop, estimated_discs};
use othello::lab::JudgedPosition;
use othello::rules::{Board, Position};
use othello::seeded::Seeded;

use crate::people::Database;

/// Judge every move of positions that tournament players met, for `cargo bench --bench yardstick`.
///
/// Draws positions with 20, 25 and 30 empty squares out of games from 2015 on. With 20 and 25 every move is solved; with
/// 30 it is searched to a depth. Lines that are in the file already are kept.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// The folder with the WTHOR database of tournament games.
    #[arg(long)]
    wthor: PathBuf,
    /// The file that grows.
    #[arg(long, value_name = "FILE", default_value = "benches/data/yardstick.txt")]
    out: PathBuf,
    /// So many positions of each kind.
    #[arg(long, default_value_t = 110)]
    positions: usize,
    /// How deep positions with 30 empty squares are searched.
    #[arg(long, default_value_t = 22)]
    depth: u32,
    /// Only with so many empty squares: 20, 25 or 30.
    #[arg(long)]
    empties: Option<u32>,
    /// Begin no further position after so many minutes.
    #[arg(long)]
    minutes: Option<u64>,
    /// Which positions are drawn.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// Earlier games may serve as starting points of training.
const FIRST_YEAR: u16 = 2015;

const PHASES: [u32; 3] = [20, 25, 30];

/// Up to here every move is solved.
const SOLVED: u32 = 25;

/// Solutions find a better order of moves by a search of this depth first.
const BEFORE_SOLUTION: u32 = 12;

/// Where there is less to choose, nobody shows how strong they are.
const LEAST_MOVES: u32 = 3;

const HEAD: &str = "\
# Positions of tournament games (a1..h8 row by row, X black, O white, - empty, and the side to move), and what each legal
# move is worth to the side to move, in discs: exactly with 20 and 25 empty squares, by a deep search with 30.
# Made by `cargo xtask yardstick`.
";

/// Judges what is not judged yet.
pub(crate) fn run(options: &Options) -> Result<()> {
    let database = Database::read(&options.wthor)?;
    let begun = Instant::now();
    let mut known = read(&options.out)?;
    let mut file = OpenOptions::new()
        .append(true)
        .open(&options.out)
        .with_context(|| options.out.display().to_string())?;
    let mut player = StrongPlayer::new(Budget::UNLIMITED, Resources::single(256), None);
    for n_empties in PHASES.into_iter().filter(|&phase| options.empties.is_none_or(|only| only == phase)) {
        for board in draw(&database, n_empties, options.positions, options.seed) {
            if options.minutes.is_some_and(|minutes| begun.elapsed().as_secs() >= 60 * minutes) {
                return Ok(());
            }
            if !known.insert(board.position) {
                continue;
            }
            let started = Instant::now();
            let judged = judge(&mut player, board, options.depth)?;
            writeln!(file, "{judged}").with_context(|| options.out.display().to_string())?;
            println!("{n_empties} empty squares, {:.1} s: {judged}", started.elapsed().as_secs_f64());
        }
    }
    Ok(())
}

/// The positions that are in the file; a file with its head is made if there is none.
fn read(path: &Path) -> Result<HashSet<Position>> {
    if !path.exists() {
        fs::write(path, HEAD).with_context(|| path.display().to_string())?;
    }
    let text = fs::read_to_string(path).with_context(|| path.display().to_string())?;
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines
        .map(|(idx, line)| -> Result<Position> {
            let judged: JudgedPosition =
                line.parse().with_context(|| format!("{}:{}", path.display(), idx + 1))?;
            Ok(judged.board().position)
        })
        .collect()
}

/// Positions with so many empty squares, each out of another game and each another one.
fn draw(database: &Database, n_empties: u32, n_positions: usize, seed: u64) -> Vec<Board> {
    let mut random = Seeded::new(seed ^ u64::from(n_empties) << 32);
    let mut games: Vec<_> = database.games.iter().filter(|game| game.year >= FIRST_YEAR).collect();
    let (mut boards, mut met) = (Vec::new(), HashSet::new());
    while boards.len() < n_positions && !games.is_empty() {
        let game = games.swap_remove(random.below(games.len()));
        let met_here = game.choices().map(|(board, _)| board);
        let fits = |board: &Board| {
            board.position.empties().len() == n_empties && board.position.moves().len() >= LEAST_MOVES
        };
        boards.extend(met_here.filter(fits).find(|board| met.insert(board.position)));
    }
    boards
}

fn judge(player: &mut StrongPlayer, board: Board, depth: u32) -> Result<JudgedPosition> {
    let position = board.position;
    let is_solved = position.empties().len() <= SOLVED;
    let solve = if is_solved { SOLVED } else { 0 };
    player.set_budget(Budget {
        depth: if is_solved { BEFORE_SOLUTION } else { depth },
        solve,
        ..Budget::UNLIMITED
    });
    let analysis = player.analyze(position, &Stop::new());
    let discs = |score: Score| match score {
        Score::Final(discs) if is_solved => Some(f64::from(discs)),
        Score::Estimate(value) if !is_solved => Some(estimated_discs(value)),
        _ => None,
    };
    let moves: Option<Vec<_>> = analysis.moves.iter().map(|&(at, score)| Some((at, discs(score)?))).collect();
    let moves = moves.with_context(|| format!("{board}: {analysis:?}"))?;
    JudgedPosition::new(board, moves).with_context(|| board.to_string())
}
