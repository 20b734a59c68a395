//! How far a shallow search may be from a deep one: the numbers behind Multi-ProbCut.

use super::weights::DISC;

/// Levels of confidence, as stored in the table: the highest cuts nothing that is not proven.
pub(super) const CERTAIN: u8 = 7;

/// The confidence of searches that only have to play well.
pub(super) const PLAYING: u8 = 1;

/// For each level of confidence, how many standard deviations of the difference between shallow and deep searches
/// the shallow one must be outside of the window. One-sided, a level errs in about 14, 7, 3, 1.4, 0.5, 0.1 and 0 %.
const DEVIATIONS: [f32; 8] = [1.1, 1.5, 1.9, 2.2, 2.6, 3.0, 3.3, f32::INFINITY];

/// A shallower search to ask first.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    /// Its depth.
    pub(super) depth: u32,
    /// How far outside of the window its value must be, in 1/256 disc.
    pub(super) margin: i32,
}

impl Cut {
    /// The cut for a search of this depth in a position with so many empty squares, if one pays.
    pub(super) fn new(depth: u32, n_empties: u32, confidence: u8) -> Option<Self> {
        if confidence >= CERTAIN || depth < MIN_DEPTH {
            return None;
        }
        // About half the depth, and of the same parity: the side that moves last always looks a little better.
        let reduced = depth / 4 * 2 + depth % 2;
        let deviations = DEVIATIONS[usize::from(confidence & 7)];
        let margin = deviations * deviation(depth, reduced, n_empties) * DISC as f32;
        Some(Self { depth: reduced, margin: margin as i32 })
    }

    /// The cut for a search to the end of the game with so many empty squares.
    pub(super) fn of_end(n_empties: u32, confidence: u8) -> Option<Self> {
        if confidence >= CERTAIN {
            return None;
        }
        // About a third of the depth, of the same parity.
        let reduced = n_empties / 6 * 2 + n_empties % 2;
        let deviations = DEVIATIONS[usize::from(confidence & 7)];
        let margin = deviations * deviation(n_empties, reduced, n_empties) * DISC as f32;
        Some(Self { depth: reduced, margin: margin as i32 })
    }
}

/// Below, the shallow search costs as much as it saves.
const MIN_DEPTH: u32 = 3;

/// The standard deviation, in discs, of the difference between searches of these two depths.
fn deviation(depth: u32, reduced: u32, n_empties: u32) -> f32 {
    let n_played = 60u32.saturating_sub(n_empties) as f32;
    let (depth, reduced) = (depth as f32, reduced as f32);
    2.0 + 0.04 * n_played + 0.25 * (depth - reduced) - 0.1 * reduced
}
