//! The weights of the patterns: what each content of each pattern is worth, by stage of the game.

use super::patterns::{Features, Layout, Part};
use super::probcut::Margins;
use super::weights_file::WeightsFile;
use crate::rules::Position;

/// The unit of evaluations: so many make a disc.
pub const DISC: i32 = 256;

/// How many stages a game has. Each has its own weights.
pub const N_STAGES: usize = 11;

/// The stage of a position: 0 at the start, `N_STAGES - 1` at the end.
#[inline]
pub const fn stage_of(n_empties: u32) -> usize {
    let n_played = 60u32.saturating_sub(n_empties) as usize;
    n_played * N_STAGES / 61
}

/// Trained weights, ready to be looked up.
pub struct Weights {
    /// For each stage, a weight for each place of [`Layout::n_weights`].
    stages: Vec<Box<[i16]>>,
    pub(super) margins: Margins,
}

impl Weights {
    /// What the patterns say of a position with these features, in 1/256 disc, for the side to move.
    #[inline]
    pub fn evaluate(&self, layout: &Layout, features: &Features, position: Position) -> i32 {
        let weights = &*self.stages[stage_of(position.empties().len())];
        features.places(layout, position).map(|place| i32::from(weights[place])).sum()
    }
}

impl Weights {
    /// What each part of the evaluation says of a position, in 1/256 disc, for the side to move, by [`Part`].
    pub fn by_part(&self, layout: &Layout, position: Position) -> [i32; Part::COUNT] {
        let weights = &*self.stages[stage_of(position.empties().len())];
        let mut sums = [0; Part::COUNT];
        for (place, &part) in Features::of(position).places(layout, position).zip(layout.parts()) {
            sums[part as usize] += i32::from(weights[place]);
        }
        sums
    }
}

impl From<&WeightsFile> for Weights {
    fn from(file: &WeightsFile) -> Self {
        let layout = Layout::get();
        let expand =
            |stage: &Vec<i16>| (0..layout.n_weights()).map(|place| stage[layout.shared(place)]).collect();
        Self { stages: file.stages().iter().map(expand).collect(), margins: file.margins() }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn stages_run_from_the_first_to_the_last_and_never_back() {
        let stages: Vec<usize> = (0..=60).rev().map(stage_of).collect();
        assert!(stages.is_sorted());
        assert_eq!((stages[0], stages[60]), (0, N_STAGES - 1));
    }
}
