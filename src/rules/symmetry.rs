//! The eight ways to turn and mirror a board without changing the game.

use super::{Bitboard, Position, Square};

/// A rotation or reflection of the board.
///
/// Each is a transposition along the main diagonal or not, then a left-right mirror or not, then an upside-down
/// mirror or not.
///
/// ```
/// use othello::rules::{Position, Symmetry};
/// let after_d3 = Position::START.play("d3".parse()?).unwrap();
/// let after_c4 = Position::START.play("c4".parse()?).unwrap();
/// assert!(Symmetry::ALL.into_iter().any(|symmetry| symmetry.position(after_d3) == after_c4));
/// # Ok::<(), othello::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Symmetry {
    transpose: bool,
    mirror: bool,
    flip: bool,
}

impl Symmetry {
    /// All eight, the one that changes nothing first.
    pub const ALL: [Self; 8] = {
        let mut all = [Self { transpose: false, mirror: false, flip: false }; 8];
        let mut idx = 0;
        while idx < 8 {
            all[idx] = Self { transpose: idx & 4 != 0, mirror: idx & 2 != 0, flip: idx & 1 != 0 };
            idx += 1;
        }
        all
    };

    /// Where a square goes.
    pub fn square(self, square: Square) -> Square {
        // A bitboard of one square stays one square, so its first is the image; the fallback is never taken.
        self.bitboard(square.bit()).first().unwrap_or(square)
    }

    /// Where a set of squares goes.
    pub const fn bitboard(self, set: Bitboard) -> Bitboard {
        let mut bits = set.bits();
        if self.transpose {
            bits = swap(bits, 0x00aa_00aa_00aa_00aa, 7);
            bits = swap(bits, 0x0000_cccc_0000_cccc, 14);
            bits = swap(bits, 0x0000_0000_f0f0_f0f0, 28);
        }
        if self.mirror {
            // Reversing all 64 bits turns the board by half; turning the rows back leaves the mirror image.
            bits = bits.reverse_bits().swap_bytes();
        }
        if self.flip {
            bits = bits.swap_bytes();
        }
        Bitboard::from_bits(bits)
    }

    /// Where a position goes.
    pub fn position(self, position: Position) -> Position {
        // A symmetry maps disjoint sets to disjoint sets; the fallback is never taken.
        Position::of_disjoint(self.bitboard(position.own()), self.bitboard(position.opp()))
    }
}

impl Position {
    /// One and the same of the eight images for all of them: the smallest by its bits.
    #[must_use]
    pub fn canonical(self) -> Self {
        let images = Symmetry::ALL.map(|symmetry| symmetry.position(self));
        images.into_iter().min_by_key(|image| (image.own().bits(), image.opp().bits())).unwrap_or(self)
    }
}

/// Exchanges the bits of `mask` with those `shift` places higher.
const fn swap(bits: u64, mask: u64, shift: u32) -> u64 {
    let change = (bits ^ (bits >> shift)) & mask;
    bits ^ change ^ (change << shift)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::RandomGame;
    use crate::seeded::Seeded;

    #[test]
    fn the_eight_are_different_and_keep_all_squares() {
        let a2 = "b1".parse().unwrap();
        let images: Bitboard = Symmetry::ALL.into_iter().map(|symmetry| symmetry.square(a2)).collect();
        assert_eq!(images, Bitboard::C_SQUARES);
        for symmetry in Symmetry::ALL {
            let all: Bitboard = Square::all().map(|square| symmetry.square(square)).collect();
            assert_eq!(all, Bitboard::ALL);
        }
    }

    #[test]
    fn all_images_of_a_position_have_one_canonical_image() {
        for (board, _) in RandomGame::new(&mut Seeded::new(8)) {
            let canonical = board.position.canonical();
            let images = Symmetry::ALL.map(|symmetry| symmetry.position(board.position));
            assert!(images.contains(&canonical));
            assert!(images.iter().all(|image| image.canonical() == canonical));
        }
    }

    #[test]
    fn moves_and_flips_turn_with_the_board() {
        let mut random = Seeded::new(3);
        for _ in 0..100 {
            for (board, at) in RandomGame::new(&mut random) {
                let (position, Some(at)) = (board.position, at) else { continue };
                for symmetry in Symmetry::ALL {
                    let image = symmetry.position(position);
                    assert_eq!(image.moves(), symmetry.bitboard(position.moves()));
                    assert_eq!(image.flips(symmetry.square(at)), symmetry.bitboard(position.flips(at)));
                }
            }
        }
    }
}
