//! The two kernels of the rules: which squares are legal, and which discs a move turns.
//!
//! Both work on all squares of a direction at once. [`legal`] fills from the own discs over the opposing ones;
//! [`turned`] follows the eight rays of one square by a carry (towards higher squares) or a bit scan (towards
//! lower ones). The square-by-square versions live in the tests and must agree.

use super::Square;

/// Opposing discs on the files a and h can not be flanked along a row or a diagonal.
const INNER_FILES: u64 = 0x7e7e_7e7e_7e7e_7e7e;

/// The squares where the owner of `own` may place a disc.
pub(super) const fn legal(own: u64, opp: u64) -> u64 {
    let inner = opp & INNER_FILES;
    let reach =
        along::<1>(own, inner) | along::<8>(own, opp) | along::<7>(own, inner) | along::<9>(own, inner);
    reach & !(own | opp)
}

/// The squares just behind unbroken runs of `opp` that start next to `own`, `STEP` squares up or down.
#[inline(always)]
const fn along<const STEP: u32>(own: u64, opp: u64) -> u64 {
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
    up << STEP | down >> STEP
}

/// The discs of `opp` that a disc of `own` placed on the empty square `at` turns; none if it flanks nothing.
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

/// The rays from one square, without the square itself.
#[derive(Clone, Copy)]
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
    use crate::rules::{Bitboard, Position};
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
            assert_eq!(
                turned(own, opp, at),
                slow,
                "flips at {at} of own {:?} opp {:?}",
                Bitboard::from_bits(own),
                Bitboard::from_bits(opp)
            );
            expected_legal |= u64::from(slow != 0) << at.index();
        }
        assert_eq!(legal(own, opp), expected_legal);
    }

    #[test]
    fn fast_and_slow_kernels_agree_in_random_games() {
        let mut random = Seeded::new(1);
        for _ in 0..300 {
            let mut position = Position::START;
            while !position.is_over() {
                check(position.own().bits(), position.opp().bits());
                let moves = position.moves();
                position = match random.choose(moves) {
                    Some(at) => position.play(at).unwrap(),
                    None => position.pass(),
                };
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
