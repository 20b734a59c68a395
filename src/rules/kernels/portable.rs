//! The kernels that every processor runs well: plain arithmetic on 64 bits, one direction after the other.
//!
//! A ray towards higher squares is followed by a carry, one towards lower squares by a bit scan.

use super::{INNER_FILES, RAYS};
use crate::rules::Square;

/// See [`super::legal`].
#[inline(always)]
pub(super) const fn legal(own: u64, opp: u64) -> u64 {
    let inner = opp & INNER_FILES;
    let (_, row_down) = runs::<1>(own, inner);
    let rows = behind_rows(own, inner) | row_down >> 1;
    let reach = rows | behind::<8>(own, opp) | behind::<7>(own, inner) | behind::<9>(own, inner);
    reach & !(own | opp)
}

/// The squares just behind runs of `inner` that start next to `own`, along rows and towards higher squares: a carry goes
/// through the run and stops behind it. Some squares of `inner` are left as well.
#[inline(always)]
pub(super) const fn behind_rows(own: u64, inner: u64) -> u64 {
    inner + (inner & (own << 1))
}

/// The squares just behind unbroken runs of `opp` that start next to `own`, `STEP` squares up or down.
#[inline(always)]
const fn behind<const STEP: u32>(own: u64, opp: u64) -> u64 {
    let (up, down) = runs::<STEP>(own, opp);
    up << STEP | down >> STEP
}

/// The unbroken runs of `opp` that start next to `own`, `STEP` squares up, and those down.
#[inline(always)]
pub(super) const fn runs<const STEP: u32>(own: u64, opp: u64) -> (u64, u64) {
    // Runs of one, then two, then four, then six discs: three doublings cover the longest possible run.
    let mut up = opp & (own << STEP);
    let mut down = opp & (own >> STEP);
    up |= opp & (up << STEP);
    down |= opp & (down >> STEP);
    let opp_up = opp & (opp << STEP);
    let opp_down = opp & (opp >> STEP);
    up |= opp_up & (up << (2 * STEP));
    down |= opp_down & (down >> (2 * STEP));
    up |= opp_up & (up << (2 * STEP));
    down |= opp_down & (down >> (2 * STEP));
    (up, down)
}

/// See [`super::turned`].
#[inline(always)]
pub(super) const fn turned(own: u64, opp: u64, at: Square) -> u64 {
    // The mask costs less than the bounds check that it makes needless.
    let rays = &RAYS[at.index() & 63];
    let mut flips = 0;
    let mut dir = 0;
    while dir < 4 {
        // Towards higher squares: adding one to the ray carries over the opposing run and stops behind it.
        let ray = rays.up[dir];
        let end = (opp | !ray).wrapping_add(1) & ray & own;
        flips |= end.wrapping_sub((end != 0) as u64) & ray;

        // Towards lower squares: the highest square of the ray that is not opposing ends the run.
        let ray = rays.down[dir];
        let end = (1u64 << 63).unbounded_shr((!opp & ray).leading_zeros()) & own;
        flips |= (end << 1).wrapping_neg() & ray;
        dir += 1;
    }
    flips
}
