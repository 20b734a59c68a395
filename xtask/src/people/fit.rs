//! The weights under which the choices that people made are likeliest: a conditional logit, by Newton's method.

use othello::engine::people::{Features, N_FEATURES};

use super::sample::Sample;
use crate::cholesky::{Cholesky, Matrix};

/// So much is taken off the likelihood for the square of each weight: it keeps features that were hardly ever met small.
const RIDGE: f64 = 2.0;
const MAX_ROUNDS: usize = 30;
/// The fit ends when no weight moves by more.
const ENOUGH: f64 = 1e-4;

/// The weights for these choices.
pub(crate) fn fit(samples: &[&Sample]) -> [f32; N_FEATURES] {
    let mut weights = [0.0_f64; N_FEATURES];
    for _ in 0..MAX_ROUNDS {
        let (gradient, hessian) = derivatives(samples, &weights);
        let step = Cholesky::new(hessian).solve(gradient);
        let mut largest: f64 = 0.0;
        for (weight, step) in weights.iter_mut().zip(&step) {
            // The likelihood is concave, but a first step from nowhere may be too long.
            let step = step.clamp(-1.0, 1.0);
            *weight += step;
            largest = largest.max(step.abs());
        }
        if largest < ENOUGH {
            break;
        }
    }
    weights.map(|weight| weight as f32)
}

/// How likely each move is.
pub(crate) fn chances(features: &[Features], weights: &[f32; N_FEATURES]) -> Vec<f64> {
    let sums: Vec<f64> = features.iter().map(|it| f64::from(it.weighted(weights))).collect();
    softmax(&sums)
}

/// Chances that grow with these values.
pub(crate) fn softmax(values: &[f64]) -> Vec<f64> {
    let top = values.iter().copied().fold(f64::MIN, f64::max);
    let odds: Vec<f64> = values.iter().map(|value| (value - top).exp()).collect();
    let total: f64 = odds.iter().sum();
    odds.into_iter().map(|it| it / total).collect()
}

/// The slope of the likelihood, and its curvature with the sign turned.
fn derivatives(samples: &[&Sample], weights: &[f64; N_FEATURES]) -> (Vec<f64>, Matrix) {
    let mut gradient: Vec<f64> = weights.iter().map(|weight| -RIDGE * weight).collect();
    let mut hessian = vec![vec![0.0; N_FEATURES]; N_FEATURES];
    for (number, row) in hessian.iter_mut().enumerate() {
        row[number] = RIDGE;
    }
    for sample in samples {
        let numbers: Vec<usize> = sample.features[0].numbered().map(|(number, _)| number).collect();
        let moves: Vec<Vec<f64>> = sample
            .features
            .iter()
            .map(|features| features.numbered().map(|(_, value)| f64::from(value)).collect())
            .collect();
        let sum =
            |values: &Vec<f64>| numbers.iter().zip(values).map(|(&number, it)| weights[number] * it).sum();
        let chances = softmax(&moves.iter().map(sum).collect::<Vec<f64>>());
        let mean: Vec<f64> = (0..numbers.len())
            .map(|at| moves.iter().zip(&chances).map(|(values, chance)| chance * values[at]).sum())
            .collect();
        for (at, &number) in numbers.iter().enumerate() {
            gradient[number] += moves[sample.chosen][at] - mean[at];
        }
        for (values, chance) in moves.iter().zip(&chances) {
            for (at, &number) in numbers.iter().enumerate() {
                let scaled = chance * (values[at] - mean[at]);
                let row = &mut hessian[number];
                for (other, &column) in numbers.iter().enumerate().take(at + 1) {
                    row[column] += scaled * (values[other] - mean[other]);
                }
            }
        }
    }
    (gradient, hessian)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::sample::{Choice, Use};
    use othello::engine::people::{Appraiser, OpeningMoves};
    use othello::rules::random_position;
    use othello::seeded::Seeded;

    /// Made-up people, who dislike what loses by the longer look and love corners.
    fn known_weights() -> [f32; N_FEATURES] {
        let mut weights = [0.0; N_FEATURES];
        for part in 0..3 {
            weights[27 * part] = -0.4;
            weights[27 * part + 1] = -0.5;
            weights[27 * part + 12] = 1.5;
        }
        weights
    }

    fn chosen_by(weights: &[f32; N_FEATURES], n_samples: usize, random: &mut Seeded) -> Vec<Sample> {
        let (openings, mut appraiser) = (OpeningMoves::default(), Appraiser::default());
        let mut samples = Vec::new();
        while samples.len() < n_samples {
            let position = random_position(4 + random.below(9) as u32, 2, random);
            let first = position.moves().first().expect("a position with a choice");
            let choice = Choice { band: 0, purpose: Use::Learning, position, last: None, chosen: first };
            let mut sample = Sample::new(choice, &openings, &mut appraiser).expect("a legal choice");
            let mut left = random.below(1 << 20) as f64 / f64::from(1 << 20);
            let chances = chances(&sample.features, weights);
            sample.chosen = chances
                .iter()
                .position(|chance| {
                    left -= chance;
                    left < 0.0
                })
                .unwrap_or_default();
            samples.push(sample);
        }
        samples
    }

    #[test]
    fn what_made_the_choices_is_found_again() {
        let (weights, mut random) = (known_weights(), Seeded::new(9));
        let samples = chosen_by(&weights, 1500, &mut random);
        let fitted = fit(&samples.iter().collect::<Vec<_>>());
        let others = chosen_by(&weights, 200, &mut random);
        let (mut off, mut n_moves) = (0.0, 0.0);
        for sample in &others {
            let both =
                chances(&sample.features, &weights).into_iter().zip(chances(&sample.features, &fitted));
            for (true_chance, found) in both {
                off += (true_chance - found).abs();
                n_moves += 1.0;
            }
        }
        assert!(off / n_moves < 0.05, "{}", off / n_moves);
    }

    /// Of the choices that were learned from, the fit gets the mean of every feature right.
    #[test]
    fn the_fitted_chances_have_the_features_of_the_choices() {
        let mut random = Seeded::new(10);
        let samples = chosen_by(&known_weights(), 800, &mut random);
        let fitted = fit(&samples.iter().collect::<Vec<_>>());
        let loss = |chance: &dyn Fn(&Sample, usize) -> f64| -> f64 {
            samples
                .iter()
                .map(|sample| {
                    (0..sample.moves.len())
                        .map(|idx| chance(sample, idx) * sample.loss(idx).min(2.0))
                        .sum::<f64>()
                })
                .sum()
        };
        let theirs = loss(&|sample, idx| f64::from(u8::from(idx == sample.chosen)));
        let ours = loss(&|sample, idx| chances(&sample.features, &fitted)[idx]);
        assert!((ours / theirs - 1.0).abs() < 0.02, "{ours} for {theirs}");
    }
}
