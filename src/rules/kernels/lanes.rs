//! The kernels for processors with wide registers: four directions at once, in four lanes of 64 bits.
//!
//! Nothing here names an instruction: every step does the same to all four lanes, which the compiler turns into one
//! instruction where the processor has registers of four lanes and shifts each lane by its own distance (AVX2), and
//! into two where they have two lanes (NEON). On other processors the portable kernels are faster.

use std::array::from_fn;

use super::{INNER_FILES, RAYS};
use crate::rules::Square;

/// One number for each direction, in the order of [`Rays`](super::Rays).
#[derive(Clone, Copy)]
struct Lanes([u64; 4]);

/// How many squares a step goes, by direction.
const STEP: [u32; 4] = [1, 7, 8, 9];
const TWO_STEPS: [u32; 4] = [2, 14, 16, 18];
const FOUR_STEPS: [u32; 4] = [4, 28, 32, 36];

/// Opposing discs that can be flanked, by direction.
const FLANKABLE: Lanes = Lanes([INNER_FILES, INNER_FILES, !0, INNER_FILES]);

/// See [`super::legal`].
#[inline(always)]
pub(super) fn legal(own: u64, opp: u64) -> u64 {
    let mine = Lanes([own; 4]);
    let theirs = Lanes([opp; 4]).and(FLANKABLE);
    // Runs of one, then two, then four, then six discs, as the portable kernel does.
    let mut up = theirs.and(mine.up(STEP));
    let mut down = theirs.and(mine.down(STEP));
    up = up.or(theirs.and(up.up(STEP)));
    down = down.or(theirs.and(down.down(STEP)));
    let pairs_up = theirs.and(theirs.up(STEP));
    let pairs_down = pairs_up.down(STEP);
    for _ in 0..2 {
        up = up.or(pairs_up.and(up.up(TWO_STEPS)));
        down = down.or(pairs_down.and(down.down(TWO_STEPS)));
    }
    up.up(STEP).or(down.down(STEP)).any() & !(own | opp)
}

/// See [`super::turned`].
#[inline(always)]
pub(super) fn turned(own: u64, opp: u64, at: Square) -> u64 {
    // The mask costs less than the bounds check that it makes needless.
    let rays = &RAYS[at.index() & 63];
    let mine = Lanes([own; 4]);
    let not_theirs = Lanes([!opp; 4]);

    // Towards higher squares: the lowest square of the ray that is not opposing ends the run.
    let ray = Lanes(rays.up);
    let end = not_theirs.and(ray).each(|others| others & others.wrapping_neg()).and(mine);
    let turned_up = end.each(|end| end.wrapping_sub(u64::from(end != 0))).and(ray);

    // Towards lower squares: spread every square that is not opposing down the ray; the one that is below none of
    // them ends the run.
    let ray = Lanes(rays.down);
    let others = not_theirs.and(ray);
    let mut spread = others.or(others.down(STEP));
    spread = spread.or(spread.down(TWO_STEPS));
    spread = spread.or(spread.down(FOUR_STEPS));
    let end = spread.down(STEP).each(|below| !below).and(others).and(mine);
    let turned_down = end.each(|end| (end << 1).wrapping_neg()).and(ray);

    turned_up.or(turned_down).any()
}

impl Lanes {
    #[inline(always)]
    fn each(self, change: impl Fn(u64) -> u64) -> Self {
        Self(from_fn(|lane| change(self.0[lane])))
    }

    #[inline(always)]
    fn and(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] & other.0[lane]))
    }

    #[inline(always)]
    fn or(self, other: Self) -> Self {
        Self(from_fn(|lane| self.0[lane] | other.0[lane]))
    }

    /// Every lane moved towards higher squares by its own distance.
    #[inline(always)]
    fn up(self, distance: [u32; 4]) -> Self {
        Self(from_fn(|lane| self.0[lane] << distance[lane]))
    }

    #[inline(always)]
    fn down(self, distance: [u32; 4]) -> Self {
        Self(from_fn(|lane| self.0[lane] >> distance[lane]))
    }

    /// The bits that are set in any lane.
    #[inline(always)]
    fn any(self) -> u64 {
        self.0.into_iter().fold(0, |any, bits| any | bits)
    }
}
