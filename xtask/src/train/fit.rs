//! Weights whose sums are as near as possible to the results of the games.
//!
//! Plain stochastic gradient descent: sample after sample in a random order, a part of the error is shared out among
//! the weights that made the prediction. The part shrinks from epoch to epoch. Contents that are seen rarely hardly
//! move from zero, which is as it should be.

use othello::engine::strong::patterns::{Features, Layout, N_PATTERNS};
use othello::engine::strong::weights::DISC;
use othello::seeded::Seeded;

use super::samples::Sample;

/// What to fit for one stage of the game.
pub(super) struct Fit {
    pub(super) learn: Vec<Sample>,
    pub(super) test: Vec<Sample>,
    pub(super) epochs: u32,
    /// The part of the error that is corrected in the first epoch.
    pub(super) rate: f32,
    pub(super) seed: u64,
}

/// The weights of a stage and how good they are, in discs.
pub(super) struct Fitted {
    pub(super) weights: Vec<i16>,
    pub(super) n_samples: usize,
    /// Root of the mean squared error over the samples of the last epoch, before each was learned.
    pub(super) learned: f64,
    /// The same over samples never seen.
    pub(super) tested: f64,
    /// The mean absolute error over samples never seen.
    pub(super) mean: f64,
}

/// In the last epoch the corrected part of the error is so much smaller than in the first.
const LAST_TO_FIRST: f32 = 1.0 / 15.0;

/// The numbers of moves take larger steps: each pair is seen so often that it can, and what it does not explain soon
/// is learned by heart by the many contents of the other patterns.
const MOBILITY_STEP: f32 = 8.0;

impl Fit {
    /// Fits, beginning with the weights of the generation before.
    pub(super) fn run(mut self, start: Option<&[i16]>) -> Fitted {
        let layout = Layout::get();
        let mut weights = vec![0f32; layout.n_shared()];
        if let Some(start) = start {
            for (weight, &known) in weights.iter_mut().zip(start) {
                *weight = f32::from(known) / DISC as f32;
            }
        }
        let mut random = Seeded::new(self.seed);
        let mut learned = 0.0;
        for epoch in 0..self.epochs {
            shuffle(&mut self.learn, &mut random);
            let through = epoch as f32 / (self.epochs - 1).max(1) as f32;
            let rate = self.rate * LAST_TO_FIRST.powf(through);
            learned = learn_once(&self.learn, &mut weights, rate / N_PATTERNS as f32);
        }
        let (tested, mean) = errors(&self.test, &weights);
        let stored = |weight: &f32| (weight * DISC as f32).round() as i16;
        Fitted {
            weights: weights.iter().map(stored).collect(),
            n_samples: self.learn.len(),
            learned,
            tested,
            mean,
        }
    }
}

/// Where the weights of a position are.
fn places(sample: &Sample) -> [usize; N_PATTERNS + 1] {
    let layout = Layout::get();
    let features = Features::of(sample.position);
    let mut places = [0; N_PATTERNS + 1];
    for (slot, place) in places.iter_mut().zip(features.places(sample.position)) {
        *slot = layout.shared(place);
    }
    places
}

/// Learns from every sample once; the root of the mean squared error.
fn learn_once(samples: &[Sample], weights: &mut [f32], rate: f32) -> f64 {
    let mut squares = 0.0;
    for sample in samples {
        let places = places(sample);
        let sum: f32 = places.iter().map(|&place| weights[place]).sum();
        let error = sample.discs() - sum;
        let [contents @ .., mobility] = places;
        for place in contents {
            weights[place] += rate * error;
        }
        weights[mobility] += MOBILITY_STEP * rate * error;
        squares += f64::from(error * error);
    }
    (squares / samples.len().max(1) as f64).sqrt()
}

/// The root of the mean squared and the mean absolute error.
fn errors(samples: &[Sample], weights: &[f32]) -> (f64, f64) {
    let (mut squares, mut sizes) = (0.0, 0.0);
    for sample in samples {
        let sum: f32 = places(sample).iter().map(|&place| weights[place]).sum();
        let error = f64::from(sample.discs() - sum.clamp(-64.0, 64.0));
        squares += error * error;
        sizes += error.abs();
    }
    let n_samples = samples.len().max(1) as f64;
    ((squares / n_samples).sqrt(), sizes / n_samples)
}

fn shuffle(samples: &mut [Sample], random: &mut Seeded) {
    for end in (1..samples.len()).rev() {
        samples.swap(end, random.below(end + 1));
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use othello::rules::Position;

    /// Positions of random games with these labels, in discs.
    fn labelled(n_samples: usize, label: impl Fn(Position) -> i32) -> Vec<Sample> {
        let mut random = Seeded::new(9);
        let mut samples = Vec::new();
        while samples.len() < n_samples {
            let mut position = Position::START;
            while let Some(at) = random.choose(position.moves()) {
                position = position.play(at).unwrap();
                samples.push(Sample { position, label: label(position) as i16 * DISC as i16 });
            }
        }
        samples
    }

    fn fitted(mut samples: Vec<Sample>) -> Fitted {
        let test = samples.split_off(samples.len() * 7 / 8);
        Fit { learn: samples, test, epochs: 8, rate: 0.3, seed: 1 }.run(None)
    }

    #[test]
    fn a_fit_learns_what_patterns_can_say() {
        // The disc difference is a sum over squares, so patterns can express it.
        let fitted = fitted(labelled(4_000, Position::disc_difference));
        assert!(fitted.tested < 3.0, "{} discs off", fitted.tested);
    }

    #[test]
    fn a_fit_learns_what_moves_are_worth() {
        let lead = |position: Position| position.moves().len() as i32 - position.pass().moves().len() as i32;
        let samples = labelled(30_000, lead);
        let spread =
            (samples.iter().map(|it| it.discs() * it.discs()).sum::<f32>() / samples.len() as f32).sqrt();
        let fitted = fitted(samples);
        assert!(fitted.tested < f64::from(spread) / 3.0, "{} moves off of {spread}", fitted.tested);
    }
}
