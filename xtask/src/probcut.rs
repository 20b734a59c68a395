//! `cargo xtask probcut`: how far shallow searches are from deep ones, for the numbers of Multi-ProbCut.
//!
//! Searches positions of self-played games at every depth, and fits the expected difference between two depths by a
//! straight line in the moves played, the depths left out and the shallow depth; once for deep searches and once for
//! solved ends. The result goes into the file of the weights with which it was measured.

use std::fs;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use othello::engine::strong::weights::DISC;
use othello::engine::strong::{Deviation, Evaluation, Margins, Search, TranspositionTable, WeightsFile};
use othello::engine::{Limit, Stop};
use othello::rules::Position;
use othello::seeded::Seeded;

/// Measure how far shallow searches are from deep ones, and write the margins of Multi-ProbCut into the weights' file.
#[derive(Clone, Debug, Args)]
pub(crate) struct Options {
    /// The file of the weights.
    #[arg(long, default_value = "assets/eval/weights.dat")]
    weights: PathBuf,
    /// Only print, and leave the file as it is.
    #[arg(long)]
    dry_run: bool,
    /// Measure the evaluation by simple counts, which has no file; only prints.
    #[arg(long)]
    simple: bool,
    #[command(flatten)]
    sample: Sample,
}

/// What is measured.
#[derive(Clone, Copy, Debug, Args)]
pub(crate) struct Sample {
    /// How many positions to search.
    #[arg(long, default_value_t = Self::USUAL.positions)]
    positions: usize,
    /// How deep.
    #[arg(long, default_value_t = Self::USUAL.depth)]
    depth: u32,
    /// From how many empty squares on positions are solved as well.
    #[arg(long, default_value_t = Self::USUAL.solve)]
    solve: u32,
    /// Which positions.
    #[arg(long, default_value_t = Self::USUAL.seed)]
    seed: u64,
}

impl Sample {
    /// Some 30,000 pairs of searches and 1,700 of ends.
    pub(crate) const USUAL: Self = Self { positions: 2_000, depth: 8, solve: 20, seed: 1 };
}

/// The mean of the absolute value of a normal variable is this part of its standard deviation.
const MEAN_OF_ABSOLUTE: f64 = 0.797_884_56;

/// Measures, prints and writes.
pub(crate) fn run(options: &Options) -> Result<()> {
    if options.simple {
        measure(&Evaluation::Shape, options.sample);
        return Ok(());
    }
    let path = &options.weights;
    let file = read_weights(path)?;
    let margins = measure(&Evaluation::from(&file), options.sample);
    if options.dry_run {
        return Ok(());
    }
    let file = WeightsFile::new(file.stages().to_vec(), margins)?;
    fs::write(path, file.encode()).with_context(|| path.display().to_string())?;
    println!("wrote {}", path.display());
    Ok(())
}

/// Reads a file of weights.
pub(crate) fn read_weights(path: &Path) -> Result<WeightsFile> {
    let bytes = fs::read(path).with_context(|| path.display().to_string())?;
    WeightsFile::decode(&bytes).with_context(|| path.display().to_string())
}

/// Measures how far shallow searches by this evaluation are from deep ones, and prints it.
pub(crate) fn measure(evaluation: &Evaluation, sample: Sample) -> Margins {
    let mut random = Seeded::new(sample.seed);
    let mut table = TranspositionTable::with_megabytes(16);
    let (mut mid, mut end) = (Line::default(), Line::default());
    for _ in 0..sample.positions {
        let position = some_position(&mut random, &table, evaluation);
        measure_at(position, sample, (&table, evaluation), &mut mid, &mut end);
        table.age();
    }
    println!("standard deviation in discs = a + b · moves played + c · plies left out + d · shallow depth");
    println!("of searches: {}", mid.told());
    println!("of ends:     {}", end.told());
    Margins { searches: mid.deviation(), ends: end.deviation() }
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

fn measure_at(
    position: Position,
    sample: Sample,
    (table, evaluation): (&TranspositionTable, &Evaluation),
    mid: &mut Line,
    end: &mut Line,
) {
    let limit = Limit::until(Stop::new());
    let n_empties = position.empties().len();
    let n_played = f64::from(60 - n_empties);
    let mut search = Search::new(table, evaluation, &limit);
    let mut values = vec![evaluation.evaluate_position(position)];
    for depth in 1..=sample.depth.min(n_empties.saturating_sub(1)) {
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
    if n_empties <= sample.solve
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

    fn deviation(&self) -> Deviation {
        Deviation::new(self.coefficients().map(|coefficient| (coefficient / MEAN_OF_ABSOLUTE) as f32))
    }

    fn told(&self) -> String {
        let [a, b, c, d] = self.deviation().coefficients();
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
