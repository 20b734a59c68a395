//! What a move does to the board, in the terms in which players talk about it.

use crate::engine::strong::patterns::Part;
use crate::engine::strong::{Evaluation, potential_moves, stable_discs};
use crate::rules::{Bitboard, Position, Square};

/// What a legal move leads to, all numbers for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Effects {
    /// The position after it, seen from the opponent.
    pub after: Position,
    /// The corners that the opponent may take at once.
    pub corners_given: Bitboard,
    /// How many replies the opponent has.
    pub n_replies: u32,
    /// How many moves the mover would have if it were its turn again.
    pub n_moves: u32,
    /// The empty squares that border on the mover's discs: the more, the more moves the opponent will have.
    pub n_exposed: u32,
    /// How many of the mover's discs can never be turned again.
    pub n_stable: u32,
    /// How many empty squares the region had into which it is played.
    pub region: u32,
    /// What the parts of the evaluation say, in 1/256 disc.
    pub by_part: [i32; Part::COUNT],
}

impl Effects {
    /// What a move does; `None` if it is not legal.
    pub fn of(position: Position, at: Square) -> Option<Self> {
        let after = position.play(at).ok()?;
        Some(Self {
            after,
            corners_given: corners_open(after),
            n_replies: after.moves().len(),
            n_moves: after.pass().moves().len(),
            n_exposed: potential_moves(after).len(),
            n_stable: stable_discs(after.pass()).len(),
            region: region_of(position.empties(), at).len(),
            by_part: Evaluation::shipped().by_part(after).map(|value| -value),
        })
    }

    /// What a part of the evaluation says, in 1/256 disc.
    pub const fn part(&self, part: Part) -> i32 {
        self.by_part[part as usize]
    }
}

/// The corners that the side to move may take.
pub fn corners_open(position: Position) -> Bitboard {
    position.moves() & Bitboard::CORNERS
}

/// The corner beside which a square lies, along an edge or diagonally.
pub(super) fn corner_beside(at: Square) -> Option<Square> {
    let nearest = |n: usize| if n < 4 { 0 } else { 7 };
    let corner = Square::at(nearest(at.col()), nearest(at.row()))?;
    (corner != at && touch(corner, at)).then_some(corner)
}

/// The squares of a set that hang together with this one, step by step in all eight directions.
fn region_of(set: Bitboard, at: Square) -> Bitboard {
    let mut region = at.bit();
    loop {
        let more: Bitboard =
            set.into_iter().filter(|&square| region.into_iter().any(|known| touch(known, square))).collect();
        if region | more == region {
            return region;
        }
        region |= more;
    }
}

const fn touch(one: Square, other: Square) -> bool {
    one.col().abs_diff(other.col()) <= 1 && one.row().abs_diff(other.row()) <= 1
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Board;

    #[test]
    fn the_effects_of_a_move_are_those_that_can_be_counted_on_the_board() {
        let board: Board =
            "-OX----- -------- ---OX--- ---XO--- -------- -------- -------- -------- X".parse().unwrap();
        let effects = Effects::of(board.position, "a1".parse().unwrap()).unwrap();
        assert_eq!(effects.after, board.position.play("a1".parse().unwrap()).unwrap());
        // White turns the black disc of one diagonal or line: d4 from d5, c3, f3 and so on.
        assert_eq!(effects.n_replies, effects.after.moves().len());
        assert_eq!((effects.n_stable, effects.corners_given), (3, Bitboard::EMPTY));
        assert_eq!(Effects::of(board.position, "h8".parse().unwrap()), None);
    }

    #[test]
    fn regions_hang_together_also_diagonally() {
        let board: Board =
            "--XXXXXX --XXXXXX XX-XXXXX XXXXXXXX XXXXXXXX XXXXXXXX XXXXXXX- XXXXXXX- X".parse().unwrap();
        let empties = board.position.empties();
        assert_eq!(region_of(empties, "a1".parse().unwrap()).len(), 5);
        assert_eq!(region_of(empties, "h8".parse().unwrap()).len(), 2);
    }

    #[test]
    fn twelve_squares_lie_beside_a_corner() {
        let beside: Bitboard = Square::all().filter(|&at| corner_beside(at).is_some()).collect();
        assert_eq!(beside, Bitboard::X_SQUARES | Bitboard::C_SQUARES);
        assert_eq!(corner_beside("g7".parse().unwrap()), "h8".parse().ok());
    }
}
