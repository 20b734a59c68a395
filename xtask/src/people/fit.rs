//! The weights under which the choices that people made are likeliest: a conditional logit, by Newton's method.

use othello::engine::people::{Features, N_FEATURES};

use super::sample::Sample;
use crate::cholesky::{Cholesky, Matrix};

/// So much is taken off the likelihood for the square of each weight: it keeps features that were hardly ever met small.
const RIDGE: f64 = 2.0;
const MAX_ROUNDS: usize = 30;
/// The fit ends when no weight moves by more.
const ENOUGH: f64 = 1e-4;
/// And that of all bands when no weight moves by more from sweep to sweep.
const ENOUGH_IN_A_SWEEP: f64 = 2e-3;

/// That the weights of three bands in a row lie on a line counts as much as so many choices in each. Of 0, 1,000, 3,000, 10,000
/// and 30,000 this foretold best what a fifth of the players chose who were left out of the fit, all of them players whose games
/// may be learned from (2026-11-17, 24,000 choices a band: log-loss 1.0618; 1.0632 for 0, 1.0620 for 3,000).
pub(crate) const LIKE_NEIGHBOURS: f64 = 10_000.0;
/// So many times each band is fitted to its own choices and to its neighbours' weights.
const MAX_SWEEPS: usize = 40;

type Weights = [f64; N_FEATURES];

/// The weights for the choices of each band, weakest first. What one band says by chance, its neighbours do not say too: rare
/// errors of strong people would otherwise be learned from a few dozen choices.
pub(crate) fn fit_bands(bands: &[Vec<&Sample>], like_neighbours: f64) -> Vec<[f32; N_FEATURES]> {
    let on_its_own = |samples: &Vec<&Sample>| fit_with(samples, [0.0; N_FEATURES], &Pull::default());
    let mut fitted: Vec<Weights> = bands.iter().map(on_its_own).collect();
    let scale = information(bands, &fitted).map(|it| it * like_neighbours);
    for _ in 0..MAX_SWEEPS {
        let mut largest: f64 = 0.0;
        for (band, samples) in bands.iter().enumerate() {
            let pull = Pull::to_neighbours(&fitted, band, &scale);
            let weights = fit_with(samples, fitted[band], &pull);
            let moved = weights.iter().zip(&fitted[band]).map(|(new, old)| (new - old).abs());
            largest = moved.fold(largest, f64::max);
            fitted[band] = weights;
        }
        if largest < ENOUGH_IN_A_SWEEP {
            break;
        }
    }
    fitted.into_iter().map(|weights| weights.map(|weight| weight as f32)).collect()
}

/// What is known of a band's weights besides its choices: each is drawn to a centre, with its own force.
struct Pull {
    centre: Weights,
    force: Weights,
}

impl Default for Pull {
    fn default() -> Self {
        Self { centre: [0.0; N_FEATURES], force: [0.0; N_FEATURES] }
    }
}

impl Pull {
    /// To where three bands in a row lie on a line, for all three that this band is one of.
    fn to_neighbours(fitted: &[Weights], band: usize, scale: &Weights) -> Self {
        let mut pull = Self::default();
        for first in band.saturating_sub(2)..=band {
            let Some(three) = fitted.get(first..first + 3) else { continue };
            for number in 0..N_FEATURES {
                let [below, middle, above] = [three[0][number], three[1][number], three[2][number]];
                let (centre, factor) = match band - first {
                    0 => (2.0 * middle - above, 1.0),
                    1 => (0.5 * (below + above), 4.0),
                    _ => (2.0 * middle - below, 1.0),
                };
                let force = factor * scale[number];
                pull.centre[number] += force * centre;
                pull.force[number] += force;
            }
        }
        for (centre, force) in pull.centre.iter_mut().zip(&pull.force) {
            *centre /= force.max(f64::MIN_POSITIVE);
        }
        pull
    }
}

/// How much a single choice says about each weight, on average.
fn information(bands: &[Vec<&Sample>], fitted: &[Weights]) -> Weights {
    let mut sum = [0.0; N_FEATURES];
    let mut n_samples = 0;
    for (samples, weights) in bands.iter().zip(fitted) {
        let (_, hessian) = derivatives(samples, weights, &Pull::default());
        for (number, sum) in sum.iter_mut().enumerate() {
            *sum += hessian[number][number] - RIDGE;
        }
        n_samples += samples.len();
    }
    sum.map(|it| it / n_samples.max(1) as f64)
}

/// The weights for these choices, from a first guess on.
fn fit_with(samples: &[&Sample], mut weights: Weights, pull: &Pull) -> Weights {
    for _ in 0..MAX_ROUNDS {
        let (gradient, hessian) = derivatives(samples, &weights, pull);
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
    weights
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
fn derivatives(samples: &[&Sample], weights: &Weights, pull: &Pull) -> (Vec<f64>, Matrix) {
    let mut gradient: Vec<f64> = (0..N_FEATURES)
        .map(|at| pull.force[at] * (pull.centre[at] - weights[at]) - RIDGE * weights[at])
        .collect();
    let mut hessian = vec![vec![0.0; N_FEATURES]; N_FEATURES];
    for (number, row) in hessian.iter_mut().enumerate() {
        row[number] = RIDGE + pull.force[number];
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
    use othello::engine::Stop;
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

    fn fit(samples: &[Sample]) -> [f32; N_FEATURES] {
        fit_bands(&[samples.iter().collect()], 0.0)[0]
    }

    fn chosen_by(weights: &[f32; N_FEATURES], n_samples: usize, random: &mut Seeded) -> Vec<Sample> {
        let (openings, mut appraiser) = (OpeningMoves::default(), Appraiser::default());
        let mut samples = Vec::new();
        while samples.len() < n_samples {
            let position = random_position(4 + random.below(9) as u32, 2, random);
            let first = position.moves().first().expect("a position with a choice");
            let choice =
                Choice { band: 0, purpose: Use::Learning, player: 0, position, last: None, chosen: first };
            let (moves, _) = appraiser.appraise(position, &Stop::new()).expect("nobody stops it");
            let mut sample = Sample::new(choice, &moves, &openings).expect("a legal choice");
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
        let fitted = fit(&samples);
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
        let fitted = fit(&samples);
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

    /// What the middle one of three bands says by chance, the other two take back.
    #[test]
    fn neighbours_hold_a_band_that_stands_out() {
        let mut random = Seeded::new(11);
        let bands: Vec<Vec<Sample>> = [-0.3_f32, -0.9, -0.5]
            .map(|care| {
                let mut weights = known_weights();
                (0..3).for_each(|part| weights[27 * part] = care);
                chosen_by(&weights, 300, &mut random)
            })
            .into();
        let bands: Vec<Vec<&Sample>> = bands.iter().map(|samples| samples.iter().collect()).collect();
        // All made-up choices are of the end of the game.
        let care = |like_neighbours| {
            fit_bands(&bands, like_neighbours).iter().map(|it| it[54]).collect::<Vec<f32>>()
        };
        let [alone, held, tied] = [0.0, 300.0, 1e6].map(care);
        let off_the_line = |it: &[f32]| (it[1] - 0.5 * (it[0] + it[2])).abs();
        assert!(off_the_line(&alone) > 0.2, "{alone:?}");
        assert!(off_the_line(&held) < 0.7 * off_the_line(&alone), "{alone:?} {held:?}");
        assert!(off_the_line(&tied) < 0.05, "{tied:?}");
    }
}
