//! The last move's lines for x86-64 with BMI2, which has an instruction that gathers the bits of any mask.
//!
//! Only builds that may use BMI2 everywhere compile this file, so nothing is asked at run time. AMD's processors before
//! Zen 3 have the instruction too, but there it takes long: builds for those do better without BMI2.

use core::arch::x86_64::_pext_u64;

use super::FILE_A;
use super::last_move::{COUNTS, DIAGONALS};
use crate::rules::Square;

/// See [`super::last_move`]: what is turned along the file and the diagonals.
#[inline(always)]
pub(super) fn n_turned_off_row(own: u64, at: Square) -> u32 {
    // Here and below, a mask costs less than the bounds check that it makes needless.
    let Lines { squares: [file, rising, falling], places } = LINES[at.index() & 63];
    let along_file = COUNTS[at.row()][gathered(own, file)];
    let along_rising = COUNTS[places[0] as usize & 7][gathered(own, rising)];
    let along_falling = COUNTS[places[1] as usize & 7][gathered(own, falling)];
    u32::from(along_file) + u32::from(along_rising) + u32::from(along_falling)
}

/// The bits of a line of at most eight squares, side by side.
#[inline(always)]
fn gathered(bits: u64, line: u64) -> usize {
    #[expect(unsafe_code, reason = "the compiler asks for a promise that the processor has BMI2")]
    // SAFETY: this file is only compiled for processors with BMI2, see `mod.rs`.
    let gathered = unsafe { _pext_u64(bits, line) };
    gathered as usize & 0xff
}

/// The lines through a square but for its row. Two squares' lines share one line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(32))]
struct Lines {
    /// The file, the rising and the falling diagonal.
    squares: [u64; 3],
    /// How many squares of either diagonal come before this one.
    places: [u32; 2],
}

static LINES: [Lines; 64] = {
    let mut table = [Lines { squares: [0; 3], places: [0; 2] }; 64];
    let mut at = 0;
    while at < 64 {
        let [rising, falling] = DIAGONALS[at];
        let before = (1u64 << at) - 1;
        table[at] = Lines {
            squares: [FILE_A << (at % 8), rising, falling],
            places: [(rising & before).count_ones(), (falling & before).count_ones()],
        };
        at += 1;
    }
    table
};
