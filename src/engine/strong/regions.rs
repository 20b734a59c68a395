//! Which corners of the board have an odd number of empty squares left, and which empty squares stand alone.
//!
//! The side that plays first into a region with an odd number of empty squares tends to play last there too, and
//! the last disc of a region is never turned back. Quarters of the board stand in for true regions: nearly as good,
//! and far cheaper to find.

use crate::rules::{Bitboard, Square};

/// All squares of the quarters with an odd number of these squares.
#[inline(always)]
pub(super) const fn odd_quarters(empties: Bitboard) -> Bitboard {
    // Fold each quarter's rows of four, then its four rows, onto its first square.
    let bits = empties.bits();
    let bits = bits ^ bits >> 1;
    let bits = bits ^ bits >> 2;
    let bits = bits ^ bits >> 8;
    let bits = bits ^ bits >> 16;
    Bitboard::from_bits((bits & FIRST_OF_QUARTERS).wrapping_mul(QUARTER))
}

/// The odd quarters once a disc lies on one more square.
#[inline(always)]
pub(super) const fn odd_after(odd: Bitboard, at: Square) -> Bitboard {
    // The bits 2 and 5 of a square's index say in which quarter it is.
    Bitboard::from_bits(odd.bits() ^ QUARTER << (at.index() & 0b10_0100))
}

/// The squares of this set that have none of it beside them.
///
/// Who moves to a lone empty square opens nothing for the opponent.
#[inline(always)]
pub(super) const fn lone(empties: Bitboard) -> Bitboard {
    let bits = empties.bits();
    let beside = (bits & !FILE_H) << 1 | (bits & !FILE_A) >> 1;
    let three = bits | beside;
    Bitboard::from_bits(bits & !(beside | three << 8 | three >> 8))
}

const FILE_A: u64 = 0x0101_0101_0101_0101;
const FILE_H: u64 = FILE_A << 7;

/// a1, e1, a5 and e5.
const FIRST_OF_QUARTERS: u64 = 0x0000_0011_0000_0011;

/// The quarter of a1.
const QUARTER: u64 = 0x0f0f_0f0f;

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

    #[test]
    fn a_square_is_odd_if_its_quarter_is() {
        let mut random = Seeded::new(41);
        for _ in 0..1_000 {
            let empties = Bitboard::from_bits(random.next() & random.next());
            let quarter = |at: Square| (at.col() / 4, at.row() / 4);
            let odd: Bitboard = Square::all()
                .filter(|&at| {
                    empties.into_iter().filter(|&other| quarter(other) == quarter(at)).count() % 2 == 1
                })
                .collect();
            assert_eq!(odd_quarters(empties), odd);
            for at in empties {
                assert_eq!(odd_after(odd, at), odd_quarters(empties ^ at.bit()));
            }
        }
    }

    #[test]
    fn a_lone_square_has_no_other_beside_it() {
        let mut random = Seeded::new(42);
        for _ in 0..1_000 {
            let empties = Bitboard::from_bits(random.next() & random.next() & random.next());
            let are_apart =
                |a: Square, b: Square| a.col().abs_diff(b.col()).max(a.row().abs_diff(b.row())) > 1;
            let expected: Bitboard = empties
                .into_iter()
                .filter(|&at| empties.into_iter().all(|other| other == at || are_apart(at, other)))
                .collect();
            assert_eq!(lone(empties), expected);
        }
    }
}
