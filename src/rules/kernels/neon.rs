//! The kernels for arm64, as nearly every phone has it. Rays are followed two at a time, in the lanes of NEON's registers
//! of 128 bits; moves are found in plain registers.
//!
//! Two instructions make them short. One reverses a board, and then its rays towards lower squares are rays towards
//! higher ones, along which arithmetic carries. The other subtracts and stops at zero, so that nobody has to ask whether
//! a run has an end.

use core::arch::aarch64::{
    uint64x2_t, vaddvq_u64, vandq_u64, vbicq_u64, vdupq_n_s64, vdupq_n_u64, vld1q_u64, vorrq_u64,
    vsqaddq_u64, vsubq_u64,
};
use core::arch::asm;

use super::portable::{behind_rows, runs};
use super::{INNER_FILES, RAYS};
use crate::rules::Square;

/// See [`super::legal`]. In lanes it would take longer: plain registers are shifted for nothing by the instructions that
/// combine them, lanes are not.
#[inline(always)]
pub(super) fn legal(own: u64, opp: u64) -> u64 {
    let inner = opp & INNER_FILES;
    let row_up = behind_rows(own, inner);
    let row_down = behind_rows(own.reverse_bits(), inner.reverse_bits()).reverse_bits();
    let reach = row_up | row_down | behind::<8>(own, opp) | behind::<7>(own, inner) | behind::<9>(own, inner);
    reach & !(own | opp)
}

/// The squares just behind unbroken runs of `opp` that start next to `own`, `STEP` squares up or down.
#[inline(always)]
fn behind<const STEP: u32>(own: u64, opp: u64) -> u64 {
    let (up, down) = runs::<STEP>(own, opp);
    in_plain_register(up) << STEP | in_plain_register(down) >> STEP
}

/// The number itself. The compiler, which believes that lanes are shifted as cheaply as plain registers, would put all
/// directions into lanes; it does not when their results have to be in plain registers.
#[inline(always)]
fn in_plain_register(bits: u64) -> u64 {
    let same;
    #[expect(unsafe_code, reason = "to name a register is to write assembly, even if it is only a comment")]
    // SAFETY: there is no instruction, so that nothing is changed.
    unsafe {
        asm!("/* {0} */", inout(reg) bits => same, options(pure, nomem, nostack, preserves_flags));
    }
    same
}

/// See [`super::turned`].
#[inline(always)]
pub(super) fn turned(own: u64, opp: u64, at: Square) -> u64 {
    #[expect(unsafe_code, reason = "the compiler asks for a promise that the processor has NEON")]
    // SAFETY: this file is only compiled for processors with NEON, see `mod.rs`.
    unsafe {
        turned_in_lanes(own, opp, at)
    }
}

#[target_feature(enable = "neon")]
#[inline]
fn turned_in_lanes(own: u64, opp: u64, at: Square) -> u64 {
    // The mask costs less than the bounds check that it makes needless.
    let at = at.index() & 63;
    let up = turned_up(own, opp, &RAYS[at].up);
    // On the reversed board the first square is the last one.
    let down = turned_up(own.reverse_bits(), opp.reverse_bits(), &RAYS[at ^ 63].up);
    up | down.reverse_bits()
}

/// The discs that are turned towards higher squares.
#[target_feature(enable = "neon")]
#[inline]
fn turned_up(own: u64, opp: u64, rays: &[u64; 4]) -> u64 {
    let (mine, theirs) = (vdupq_n_u64(own), vdupq_n_u64(opp));
    let along = |ray: uint64x2_t| {
        // The lowest square of the ray that is not opposing ends the run.
        let others = vbicq_u64(ray, theirs);
        let end = vandq_u64(vandq_u64(others, mine), vsubq_u64(vdupq_n_u64(0), others));
        // All below the end; without an end, nothing.
        vandq_u64(vsqaddq_u64(end, vdupq_n_s64(-1)), ray)
    };
    let [first, second] = lanes(rays);
    // Rays share no square, so that their sum is their union.
    vaddvq_u64(vorrq_u64(along(first), along(second)))
}

#[target_feature(enable = "neon")]
#[inline]
fn lanes(rays: &[u64; 4]) -> [uint64x2_t; 2] {
    let (pairs, _) = rays.as_chunks::<2>();
    #[expect(unsafe_code, reason = "nothing else loads two numbers with one instruction")]
    // SAFETY: each pointer comes from a reference to the two numbers that are read.
    unsafe {
        [vld1q_u64(pairs[0].as_ptr()), vld1q_u64(pairs[1].as_ptr())]
    }
}
