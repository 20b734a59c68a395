//! The two kernels of the rules: which squares are legal, and which discs a move turns.
//!
//! Both work on all squares of a direction at once. `legal` fills from the own discs over the opposing ones; `turned`
//! follows the eight rays of one square. There is a [`portable`] way to do it, and one for each kind of processor whose
//! wide registers follow several rays at once. Which of them a build has, and uses, is decided once, here: by what the
//! build may ask of its processor, never at run time. The square-by-square version lives in the tests, and all must
//! agree with it.

#[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
mod avx2;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
mod bmi2;
pub(super) mod last_move;
#[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
mod neon;
mod portable;

use super::Square;

/// A way to find moves and flips.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kernel {
    /// One direction after the other.
    Portable,
    /// Four directions at once, in registers of 256 bits.
    #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
    Avx2,
    /// Rays two at a time in registers of 128 bits, moves in plain ones.
    #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
    Neon,
}

impl Kernel {
    /// All that this build has: the portable one, and at most one more.
    pub const ALL: &'static [Self] = &[
        Self::Portable,
        #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
        Self::Avx2,
        #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
        Self::Neon,
    ];

    /// The one that the rules use in this build: the last, which is made for its processor (`docs/ENGINE.md` has what
    /// that gains).
    pub const USED: Self = Self::ALL[Self::ALL.len() - 1];

    #[inline(always)]
    pub(super) fn legal(self, own: u64, opp: u64) -> u64 {
        match self {
            Self::Portable => portable::legal(own, opp),
            #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
            Self::Avx2 => avx2::legal(own, opp),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Self::Neon => neon::legal(own, opp),
        }
    }

    #[inline(always)]
    pub(super) fn turned(self, own: u64, opp: u64, at: Square) -> u64 {
        match self {
            Self::Portable => portable::turned(own, opp, at),
            #[cfg(all(target_arch = "x86_64", target_feature = "avx2"))]
            Self::Avx2 => avx2::turned(own, opp, at),
            #[cfg(all(target_arch = "aarch64", target_feature = "neon"))]
            Self::Neon => neon::turned(own, opp, at),
        }
    }
}

/// The squares where the owner of `own` may place a disc.
#[inline]
pub(super) fn legal(own: u64, opp: u64) -> u64 {
    Kernel::USED.legal(own, opp)
}

/// The discs of `opp` that a disc of `own` placed on the empty square `at` turns; none if it flanks nothing.
#[inline(always)]
pub(super) fn turned(own: u64, opp: u64, at: Square) -> u64 {
    Kernel::USED.turned(own, opp, at)
}

/// Opposing discs on the files a and h can not be flanked along a row or a diagonal.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The rays from one square, without the square itself. They fill one line of the processor's cache.
#[derive(Clone, Copy)]
#[repr(align(64))]
struct Rays {
    up: [u64; 4],
    down: [u64; 4],
}

/// Column and row steps towards higher squares; the lower ones are the same, backwards.
const UP: [(i32, i32); 4] = [(1, 0), (-1, 1), (0, 1), (1, 1)];

static RAYS: [Rays; 64] = {
    let mut table = [Rays { up: [0; 4], down: [0; 4] }; 64];
    let mut at = 0;
    while at < 64 {
        let mut dir = 0;
        while dir < 4 {
            let (dc, dr) = UP[dir];
            table[at].up[dir] = ray(at, dc, dr);
            table[at].down[dir] = ray(at, -dc, -dr);
            dir += 1;
        }
        at += 1;
    }
    table
};

/// The squares next to each square.
pub(super) static NEIGHBOURS: [u64; 64] = {
    let mut table = [0; 64];
    let mut at = 0;
    while at < 64 {
        let bit = 1u64 << at;
        let row = bit | (bit & !FILE_H) << 1 | (bit & !FILE_A) >> 1;
        table[at] = (row | row << 8 | row >> 8) & !bit;
        at += 1;
    }
    table
};

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

const fn ray(at: usize, dc: i32, dr: i32) -> u64 {
    let (mut col, mut row) = (at as i32 % 8 + dc, at as i32 / 8 + dr);
    let mut bits = 0;
    while col >= 0 && col < 8 && row >= 0 && row < 8 {
        bits |= 1u64 << (row * 8 + col);
        col += dc;
        row += dr;
    }
    bits
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Bitboard, Board, RandomGame};
    use crate::seeded::Seeded;

    /// Square by square, as a person would do it.
    fn turned_slowly(own: u64, opp: u64, at: Square) -> u64 {
        let has = |bits: u64, col: i32, row: i32| {
            (0..8).contains(&col) && (0..8).contains(&row) && bits >> (row * 8 + col) & 1 == 1
        };
        let mut flips = 0;
        let (col, row) = (at.col() as i32, at.row() as i32);
        for dc in -1..=1 {
            for dr in -1..=1 {
                let mut line = 0;
                let (mut c, mut r) = (col + dc, row + dr);
                while (dc, dr) != (0, 0) && has(opp, c, r) {
                    line |= 1u64 << (r * 8 + c);
                    (c, r) = (c + dc, r + dr);
                }
                if has(own, c, r) {
                    flips |= line;
                }
            }
        }
        flips
    }

    fn check(own: u64, opp: u64) {
        let mut expected_legal = 0;
        for at in Bitboard::from_bits(!(own | opp)) {
            let slow = turned_slowly(own, opp, at);
            for &kernel in Kernel::ALL {
                assert_eq!(
                    kernel.turned(own, opp, at),
                    slow,
                    "{kernel:?}: flips at {at} of own {:?} opp {:?}",
                    Bitboard::from_bits(own),
                    Bitboard::from_bits(opp)
                );
            }
            expected_legal |= u64::from(slow != 0) << at.index();
        }
        for &kernel in Kernel::ALL {
            assert_eq!(kernel.legal(own, opp), expected_legal, "{kernel:?}");
        }
    }

    #[test]
    fn fast_and_slow_kernels_agree_in_random_games() {
        let mut random = Seeded::new(1);
        for _ in 0..300 {
            for (Board { position, .. }, _) in RandomGame::new(&mut random) {
                check(position.own().bits(), position.opp().bits());
            }
        }
    }

    /// Positions that no game reaches are harder on the kernels: long runs, full rows, wrapped edges.
    #[test]
    fn fast_and_slow_kernels_agree_on_arbitrary_boards() {
        let mut random = Seeded::new(2);
        for _ in 0..5_000 {
            let (a, b, c) = (random.next(), random.next(), random.next());
            check(a & b, !a & (b | c));
            check(a & b & c, !(a & b & c));
        }
    }
}
