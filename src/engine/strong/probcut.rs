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
        let margin = deviations * deviation_of_end(reduced, n_empties) * DISC as f32;
        Some(Self { depth: reduced, margin: margin as i32 })
    }
}

/// Below, the shallow search costs as much as it saves.
const MIN_DEPTH: u32 = 3;

/// The standard deviation, in discs, of the difference between searches of these two depths. Measured by
/// `cargo xtask probcut --positions 2000 --depth 8 --solve 20` with the weights that are shipped (30,000 pairs).
fn deviation(depth: u32, reduced: u32, n_empties: u32) -> f32 {
    let (left_out, reduced) = ((depth - reduced) as f32, reduced as f32);
    (1.613 + 0.0583 * n_played(n_empties) + 0.294 * left_out - 0.379 * reduced).max(LEAST)
}

/// The same between the end of the game and a search of this depth (1,702 pairs).
fn deviation_of_end(reduced: u32, n_empties: u32) -> f32 {
    let (left_out, reduced) = ((n_empties - reduced) as f32, reduced as f32);
    (0.1537 * n_played(n_empties) + 0.045 * left_out - 0.441 * reduced).max(LEAST)
}

/// The lines above were measured for depths up to 8; further out they must not promise too much.
const LEAST: f32 = 1.5;

fn n_played(n_empties: u32) -> f32 {
    60u32.saturating_sub(n_empties) as f32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_cut_is_shallower_of_the_same_parity_and_wider_the_surer_it_wants_to_be() {
        for depth in MIN_DEPTH..30 {
            let cuts: Vec<Cut> = (0..CERTAIN).filter_map(|level| Cut::new(depth, 40, level)).collect();
            assert_eq!(cuts.len(), usize::from(CERTAIN));
            assert!(cuts.iter().all(|cut| cut.depth < depth && cut.depth % 2 == depth % 2));
            assert!(cuts.is_sorted_by(|sooner, later| sooner.margin < later.margin));
        }
        assert!(Cut::new(10, 40, CERTAIN).is_none() && Cut::of_end(20, CERTAIN).is_none());
        assert!(Cut::new(MIN_DEPTH - 1, 40, 0).is_none());
    }
}
