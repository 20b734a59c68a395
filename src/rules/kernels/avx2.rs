//! The kernels for x86-64 with AVX2: four directions at once, in the four lanes of a register of 256 bits.
//!
//! Only builds that may use AVX2 everywhere compile this file, so nothing is asked at run time.

use core::arch::x86_64::{
    __m256i, _mm_cvtsi128_si64, _mm_or_si128, _mm_unpackhi_epi64, _mm256_and_si256, _mm256_andnot_si256,
    _mm256_castsi256_si128, _mm256_cmpeq_epi64, _mm256_cmpgt_epi64, _mm256_extracti128_si256,
    _mm256_or_si256, _mm256_set1_epi64x, _mm256_setr_epi64x, _mm256_setzero_si256, _mm256_sllv_epi64,
    _mm256_srlv_epi64, _mm256_sub_epi64, _mm256_xor_si256,
};

use super::{INNER_FILES, RAYS};
use crate::rules::Square;

/// How many squares a step goes, by direction.
const STEP: [u64; 4] = [1, 7, 8, 9];
const TWO_STEPS: [u64; 4] = [2, 14, 16, 18];
const FOUR_STEPS: [u64; 4] = [4, 28, 32, 36];

/// Opposing discs that can be flanked, by direction.
const FLANKABLE: [u64; 4] = [INNER_FILES, INNER_FILES, !0, INNER_FILES];

/// See [`super::legal`].
#[inline(always)]
pub(super) fn legal(own: u64, opp: u64) -> u64 {
    #[expect(unsafe_code, reason = "the compiler asks for a promise that the processor has AVX2")]
    // SAFETY: this file is only compiled for processors with AVX2, see `mod.rs`.
    unsafe {
        legal_in_lanes(own, opp)
    }
}

/// See [`super::turned`].
#[inline(always)]
pub(super) fn turned(own: u64, opp: u64, at: Square) -> u64 {
    #[expect(unsafe_code, reason = "the compiler asks for a promise that the processor has AVX2")]
    // SAFETY: this file is only compiled for processors with AVX2, see `mod.rs`.
    unsafe {
        turned_in_lanes(own, opp, at)
    }
}

#[target_feature(enable = "avx2")]
#[inline]
fn legal_in_lanes(own: u64, opp: u64) -> u64 {
    let (one, two) = (lanes(STEP), lanes(TWO_STEPS));
    let mine = all_lanes(own);
    let theirs = _mm256_and_si256(all_lanes(opp), lanes(FLANKABLE));
    // Runs of one, then two, then four, then six discs, as the portable kernel does.
    let mut up = _mm256_and_si256(theirs, _mm256_sllv_epi64(mine, one));
    let mut down = _mm256_and_si256(theirs, _mm256_srlv_epi64(mine, one));
    up = _mm256_or_si256(up, _mm256_and_si256(theirs, _mm256_sllv_epi64(up, one)));
    down = _mm256_or_si256(down, _mm256_and_si256(theirs, _mm256_srlv_epi64(down, one)));
    let pairs_up = _mm256_and_si256(theirs, _mm256_sllv_epi64(theirs, one));
    let pairs_down = _mm256_srlv_epi64(pairs_up, one);
    for _ in 0..2 {
        up = _mm256_or_si256(up, _mm256_and_si256(pairs_up, _mm256_sllv_epi64(up, two)));
        down = _mm256_or_si256(down, _mm256_and_si256(pairs_down, _mm256_srlv_epi64(down, two)));
    }
    let reach = _mm256_or_si256(_mm256_sllv_epi64(up, one), _mm256_srlv_epi64(down, one));
    any_lane(reach) & !(own | opp)
}

#[target_feature(enable = "avx2")]
#[inline]
fn turned_in_lanes(own: u64, opp: u64, at: Square) -> u64 {
    // The mask costs less than the bounds check that it makes needless.
    let rays = &RAYS[at.index() & 63];
    let (mine, theirs, zero) = (all_lanes(own), all_lanes(opp), _mm256_setzero_si256());

    // Towards higher squares: the lowest square of the ray that is not opposing ends the run.
    let ray = lanes(rays.up);
    let others = _mm256_andnot_si256(theirs, ray);
    let end = _mm256_and_si256(_mm256_and_si256(others, mine), _mm256_sub_epi64(zero, others));
    // The end and all above it; without an end, everything.
    let beyond = _mm256_sub_epi64(_mm256_cmpeq_epi64(end, zero), end);
    let turned_up = _mm256_andnot_si256(beyond, ray);

    // Towards lower squares: the run goes down to the highest own disc, if no empty square is higher. A ray down is
    // without the highest square of the board, so that the signed comparison is an unsigned one.
    let ray = lanes(rays.down);
    let own_discs = _mm256_and_si256(mine, ray);
    let empty = _mm256_xor_si256(_mm256_andnot_si256(theirs, ray), own_discs);
    let mut beyond = _mm256_or_si256(own_discs, _mm256_srlv_epi64(own_discs, lanes(STEP)));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, lanes(TWO_STEPS)));
    beyond = _mm256_or_si256(beyond, _mm256_srlv_epi64(beyond, lanes(FOUR_STEPS)));
    let flanked = _mm256_cmpgt_epi64(own_discs, empty);
    let turned_down = _mm256_and_si256(_mm256_andnot_si256(beyond, ray), flanked);

    any_lane(_mm256_or_si256(turned_up, turned_down))
}

#[target_feature(enable = "avx2")]
#[inline]
fn lanes([a, b, c, d]: [u64; 4]) -> __m256i {
    _mm256_setr_epi64x(a as i64, b as i64, c as i64, d as i64)
}

#[target_feature(enable = "avx2")]
#[inline]
fn all_lanes(bits: u64) -> __m256i {
    _mm256_set1_epi64x(bits as i64)
}

/// The bits that are set in any lane.
#[target_feature(enable = "avx2")]
#[inline]
fn any_lane(lanes: __m256i) -> u64 {
    let two = _mm_or_si128(_mm256_castsi256_si128(lanes), _mm256_extracti128_si256::<1>(lanes));
    _mm_cvtsi128_si64(_mm_or_si128(two, _mm_unpackhi_epi64(two, two))) as u64
}
