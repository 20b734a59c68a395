//! `cargo xtask probcut`: how far shallow searches are from deep ones, for the numbers of Multi-ProbCut.
//!
//! Searches positions of self-played games at every depth, and fits the expected difference between two depths by a
//! straight line in the moves played, the depths left out and the shallow depth; once for deep searches and once for
//! solved ends. The result is typed into `src/engine/strong/probcut.rs`.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use othello::engine::strong::weights::DISC;
use othello::engine::strong::{Evaluation, Search, TranspositionTable};
use othello::engine::{Limit, Stop};
use othello::rules::Position;
use othello::seeded::Seeded;

use crate::cargo::again_optimised;

/// Measure how far shallow searches are from deep ones, and print the numbers for Multi-ProbCut.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// Which weights; those of the program if it is not said.
    #[arg(long)]
    weights: Option<PathBuf>,
    /// How many positions to search.
    #[arg(long, default_value_t = 400)]
    positions: usize,
    /// How deep.
    #[arg(long, default_value_t = 7)]
    depth: u32,
    /// From how many empty squares on positions are solved as well.
    #[arg(long, default_value_t = 19)]
    solve: u32,
    /// Which positions.
    #[arg(long, default_value_t = 1)]
    seed: u64,
}

/// The mean of the absolute value of a normal variable is this part of its standard deviation.
const MEAN_OF_ABSOLUTE: f64 = 0.797_884_56;

/// Measures and prints.
pub(crate) fn run(options: &Options) -> Result<()> {
    if cfg!(debug_assertions) {
        return again_optimised("nothing was measured");
    }
    let read = options.weights.as_deref().map(read_weights).transpose()?;
    let evaluation = read.as_ref().unwrap_or(Evaluation::shipped());
    let mut random = Seeded::new(options.seed);
    let mut table = TranspositionTable::with_megabytes(16);
    let (mut mid, mut end) = (Line::default(), Line::default());
    for _ in 0..options.positions {
        let position = some_position(&mut random, &table, evaluation);
        measure(position, options, (&table, evaluation), &mut mid, &mut end);
        table.age();
    }
    println!("standard deviation in discs = a + b · moves played + c · plies left out + d · shallow depth");
    println!("of searches: {}", mid.told());
    println!("of ends:     {}", end.told());
    Ok(())
}

fn read_weights(path: &Path) -> Result<Evaluation> {
    let bytes = fs::read(path).with_context(|| format!("could not read {}", path.display()))?;
    Evaluation::read(&bytes).with_context(|| format!("{}", path.display()))
}

/// A position after a few random and a few good moves.
fn some_position(random: &mut Seeded, table: &TranspositionTable, evaluation: &Evaluation) -> Position {
    let limit = Limit::until(Stop::new());
    loop {
        let mut position = Position::START;
        for ply in 0..6 + random.below(42) {
            let good = Search::new(table, evaluation, &limit).deepen(position, 1);
            let at = if ply < 8 || random.below(4) == 0 {
                random.choose(position.moves())
            } else {
                good.map(|found| found.best)
            };
            position = at.and_then(|at| position.play(at).ok()).unwrap_or(position.pass());
        }
        if !position.moves().is_empty() {
            return position;
        }
    }
}

fn measure(
    position: Position,
    options: &Options,
    (table, evaluation): (&TranspositionTable, &Evaluation),
    mid: &mut Line,
    end: &mut Line,
) {
    let limit = Limit::until(Stop::new());
    let n_empties = position.empties().len();
    let n_played = f64::from(60 - n_empties);
    let mut search = Search::new(table, evaluation, &limit);
    let mut values = vec![evaluation.evaluate_position(position)];
    for depth in 1..=options.depth.min(n_empties.saturating_sub(1)) {
        values.extend(search.deepen(position, depth).map(|found| found.value));
    }
    let discs = |value: i32| f64::from(value) / f64::from(DISC);
    for deep in 3..values.len() {
        // The same parity, as the cuts use it.
        for shallow in (deep % 2..deep).step_by(2) {
            let error = (discs(values[deep]) - discs(values[shallow])).abs();
            mid.add([1.0, n_played, (deep - shallow) as f64, shallow as f64], error);
        }
    }
    if n_empties <= options.solve
        && let Some(solved) = search.solve(position)
    {
        for shallow in (n_empties as usize % 2..values.len()).step_by(2) {
            let error = (f64::from(solved.score) - discs(values[shallow])).abs();
            end.add([1.0, n_played, f64::from(n_empties) - shallow as f64, shallow as f64], error);
        }
    }
}

/// A straight line through points, by least squares.
#[derive(Default)]
struct Line {
    products: [[f64; 4]; 4],
    targets: [f64; 4],
    n_points: usize,
}

impl Line {
    fn add(&mut self, point: [f64; 4], value: f64) {
        for row in 0..4 {
            for col in 0..4 {
                self.products[row][col] += point[row] * point[col];
            }
            self.targets[row] += point[row] * value;
        }
        self.n_points += 1;
    }

    /// Gauss's elimination. A touch of ridge keeps it solvable when two of the inputs always move together.
    fn coefficients(&self) -> [f64; 4] {
        let (mut a, mut b) = (self.products, self.targets);
        for (idx, row) in a.iter_mut().enumerate() {
            row[idx] += 1e-6 * self.n_points as f64;
        }
        for pivot in 0..4 {
            for row in (0..4).filter(|&row| row != pivot) {
                let factor = a[row][pivot] / a[pivot][pivot];
                let pivot_row = a[pivot];
                for (cell, above) in a[row].iter_mut().zip(pivot_row) {
                    *cell -= factor * above;
                }
                b[row] -= factor * b[pivot];
            }
        }
        std::array::from_fn(|idx| b[idx] / a[idx][idx])
    }

    fn told(&self) -> String {
        let [a, b, c, d] = self.coefficients().map(|coefficient| coefficient / MEAN_OF_ABSOLUTE);
        format!("a {a:.3}, b {b:.4}, c {c:.3}, d {d:.3} from {} pairs", self.n_points)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_line_through_points_on_a_line_is_that_line() {
        let mut random = Seeded::new(4);
        let mut line = Line::default();
        for _ in 0..500 {
            let [x, y, z] = [(); 3].map(|()| random.below(20) as f64);
            line.add([1.0, x, y, z], 3.0 + 0.5 * x - 0.25 * y + 2.0 * z);
        }
        let [a, b, c, d] = line.coefficients();
        let near = |found: f64, known: f64| (found - known).abs() < 0.02;
        assert!(near(a, 3.0) && near(b, 0.5) && near(c, -0.25) && near(d, 2.0), "{a} {b} {c} {d}");
    }
}
