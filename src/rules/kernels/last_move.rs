//! How many discs the very last move of a game turns.
//!
//! With one empty square left every other square holds a disc, so the own discs alone say everything. Each of the
//! four lines through the square is gathered into neighbouring bits, and a table of 2 KB knows the count for each place
//! on a line. A row lies ready; the others are gathered by a multiplication (the usual trick of turning a file or a
//! diagonal into a row), or by the instruction that is made for it (`bmi2.rs`).

#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
use super::FILE_A;
#[cfg(all(target_arch = "x86_64", target_feature = "bmi2"))]
use super::bmi2::n_turned_off_row;
use crate::rules::Square;

/// The discs that a disc on `at` turns if every square that is not in `own` holds an opposing disc.
#[inline(always)]
pub(in crate::rules) fn n_turned(own: u64, at: Square) -> u32 {
    let along_row = COUNTS[at.col()][(own >> (8 * at.row())) as usize & 0xff];
    u32::from(along_row) + n_turned_off_row(own, at)
}

/// Those along the file and the diagonals.
#[cfg(not(all(target_arch = "x86_64", target_feature = "bmi2")))]
#[inline(always)]
fn n_turned_off_row(own: u64, at: Square) -> u32 {
    /// Moves the bits 0, 8, 16, … 56 to the bits 56, 57, … 63.
    const FILE_TO_ROW: u64 = 0x0102_0408_1020_4080;

    let (col, row) = (at.col(), at.row());
    let [rising, falling] = DIAGONALS[at.index() & 63];
    let along_file = COUNTS[row][(((own >> col) & FILE_A).wrapping_mul(FILE_TO_ROW) >> 56) as usize];
    let along_rising = COUNTS[col][((own & rising).wrapping_mul(FILE_A) >> 56) as usize];
    let along_falling = COUNTS[col][((own & falling).wrapping_mul(FILE_A) >> 56) as usize];
    u32::from(along_file) + u32::from(along_rising) + u32::from(along_falling)
}

/// The two diagonals through each square.
pub(super) static DIAGONALS: [[u64; 2]; 64] = {
    let mut table = [[0; 2]; 64];
    let mut at = 0;
    while at < 64 {
        let mut other = 0;
        while other < 64 {
            let (col, row) = (at as i32 % 8, at as i32 / 8);
            let (other_col, other_row) = (other % 8, other / 8);
            table[at][0] |= ((col + row == other_col + other_row) as u64) << other;
            table[at][1] |= ((col - row == other_col - other_row) as u64) << other;
            other += 1;
        }
        at += 1;
    }
    table
};

/// For each place on a line and each set of own discs on it: the others between the place and the nearest own disc,
/// on both sides. A diagonal shorter than a row has nothing own beyond its end, so nothing is counted there.
pub(super) static COUNTS: [[u8; 256]; 8] = {
    let mut table = [[0; 256]; 8];
    let mut place = 0;
    while place < 8 {
        let mut own = 0;
        while own < 256 {
            table[place][own] = n_between(own, place as i32, 1) + n_between(own, place as i32, -1);
            own += 1;
        }
        place += 1;
    }
    table
};

const fn n_between(own: usize, place: i32, step: i32) -> u8 {
    let mut n_between = 0;
    let mut at = place + step;
    while at >= 0 && at < 8 {
        if own >> at & 1 == 1 {
            return n_between;
        }
        n_between += 1;
        at += step;
    }
    0
}

#[cfg(test)]
mod tests {
    use crate::rules::{Bitboard, Position, Square};
    use crate::seeded::Seeded;

    #[test]
    fn the_count_is_that_of_the_flips() {
        let mut random = Seeded::new(11);
        for round in 0..2_000 {
            for at in Square::all() {
                // Few, half and many own discs give short and long runs.
                let bits = match round % 3 {
                    0 => random.next(),
                    1 => random.next() & random.next() & random.next(),
                    _ => random.next() | random.next(),
                };
                let own = Bitboard::from_bits(bits) & !at.bit();
                let position = Position::new(own, !(own | at.bit())).unwrap();
                assert_eq!(position.n_flips_of_last(at), position.flips(at).len(), "{at} in {position:?}");
            }
        }
    }
}
