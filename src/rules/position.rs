//! A position is a value: two sets of discs, seen from the side to move.

use std::cmp::Ordering;
use std::fmt;

use super::kernels::{self, last_move};
use super::{Bitboard, Square};

/// The discs on the board as the side to move sees them: 16 bytes, copied freely.
///
/// Which colour is to move, what was played before and who plays live in [`Board`](super::Board) and in `game`.
///
/// ```
/// use othello::rules::Position;
/// let start = Position::START;
/// assert_eq!(start.moves().len(), 4);
/// let after = start.play("f5".parse()?).unwrap();
/// assert_eq!((after.own().len(), after.opp().len()), (1, 4));
/// # Ok::<(), othello::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position {
    own: Bitboard,
    opp: Bitboard,
}

/// How a game ended, for the side that was to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// More discs than the opponent.
    Win,
    /// Fewer discs than the opponent.
    Loss,
    /// Equal discs.
    Draw,
}

/// A move that the rules refuse, with the unchanged position, so that a message can draw the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct IllegalMove {
    /// Where a disc was to be placed.
    pub at: Square,
    /// The position that stays as it was.
    pub position: Position,
}

impl Position {
    /// The first position of a game, black to move:
    ///
    /// ```text
    ///   a b c d e f g h
    /// 4 . . . O X . . .
    /// 5 . . . X O . . .
    /// ```
    pub const START: Self = Self {
        own: Bitboard::from_bits(0x0000_0008_1000_0000),
        opp: Bitboard::from_bits(0x0000_0010_0800_0000),
    };

    /// A position with these discs; `None` if a square is in both sets.
    pub const fn new(own: Bitboard, opp: Bitboard) -> Option<Self> {
        if own.bits() & opp.bits() == 0 { Some(Self { own, opp }) } else { None }
    }

    /// The same for a caller who knows that no square is in both sets.
    pub(crate) const fn of_disjoint(own: Bitboard, opp: Bitboard) -> Self {
        debug_assert!(own.bits() & opp.bits() == 0, "a square holds two discs");
        Self { own, opp }
    }

    /// The position as sixteen bytes: the own discs, then the opposing ones, a1 to h8 from the lowest bit.
    pub fn to_bytes(self) -> [u8; 16] {
        (u128::from(self.own.bits()) | u128::from(self.opp.bits()) << 64).to_le_bytes()
    }

    /// The position of sixteen bytes; `None` if a square holds two discs.
    pub fn from_bytes(bytes: [u8; 16]) -> Option<Self> {
        let bits = u128::from_le_bytes(bytes);
        Self::new(Bitboard::from_bits(bits as u64), Bitboard::from_bits((bits >> 64) as u64))
    }

    /// The discs of the side to move.
    pub const fn own(self) -> Bitboard {
        self.own
    }

    /// The discs of the other side.
    pub const fn opp(self) -> Bitboard {
        self.opp
    }

    /// The squares without a disc.
    pub const fn empties(self) -> Bitboard {
        Bitboard::from_bits(!(self.own.bits() | self.opp.bits()))
    }

    /// The squares where the side to move may place a disc.
    pub fn moves(self) -> Bitboard {
        Bitboard::from_bits(kernels::legal(self.own.bits(), self.opp.bits()))
    }

    /// The discs that a move would turn; empty if the move is not legal.
    pub fn flips(self, at: Square) -> Bitboard {
        if self.empties().contains(at) { self.flips_of_empty(at) } else { Bitboard::EMPTY }
    }

    /// The same for a caller who knows that the square is empty.
    #[inline(always)]
    pub(crate) fn flips_of_empty(self, at: Square) -> Bitboard {
        debug_assert!(self.empties().contains(at), "the square is taken");
        Bitboard::from_bits(kernels::turned(self.own.bits(), self.opp.bits(), at))
    }

    /// Whether the square has an opposing disc next to it, without which it can not be a move.
    #[inline(always)]
    pub(crate) const fn touches_opp(self, at: Square) -> bool {
        kernels::NEIGHBOURS[at.index() & 63] & self.opp.bits() != 0
    }

    /// How many discs the side to move turns on the only empty square of the board.
    #[inline(always)]
    pub(crate) fn n_flips_of_last(self, at: Square) -> u32 {
        debug_assert!(self.empties().bits() == at.bit().bits(), "not the only empty square");
        last_move::n_turned(self.own.bits(), at)
    }

    /// The position after a move, seen by the opponent.
    ///
    /// # Errors
    /// The move turns no disc, or the square is taken.
    pub fn play(self, at: Square) -> Result<Self, IllegalMove> {
        let flips = self.flips(at);
        if flips.is_empty() {
            Err(IllegalMove { at, position: self })
        } else {
            Ok(self.play_flips(at, flips))
        }
    }

    /// The position after a move whose flips the caller already holds.
    #[must_use]
    pub fn play_flips(self, at: Square, flips: Bitboard) -> Self {
        debug_assert!(flips.bits() == self.flips(at).bits() && !flips.is_empty(), "flips of another move");
        Self {
            own: Bitboard::from_bits(self.opp.bits() & !flips.bits()),
            opp: Bitboard::from_bits(self.own.bits() | flips.bits() | at.bit().bits()),
        }
    }

    /// The same discs with the other side to move.
    #[must_use]
    pub const fn pass(self) -> Self {
        Self { own: self.opp, opp: self.own }
    }

    /// Whether the side to move has to pass: it has no move, but the opponent has one.
    pub fn must_pass(self) -> bool {
        self.moves().is_empty() && !self.pass().moves().is_empty()
    }

    /// Whether neither side has a move, full board or not.
    pub fn is_over(self) -> bool {
        self.moves().is_empty() && self.pass().moves().is_empty()
    }

    /// Discs of the side to move less those of the opponent.
    pub const fn disc_difference(self) -> i32 {
        self.own.len() as i32 - self.opp.len() as i32
    }

    /// How the game ended for the side to move, if it has ended.
    pub fn outcome(self) -> Option<Outcome> {
        self.is_over().then(|| match self.disc_difference().cmp(&0) {
            Ordering::Greater => Outcome::Win,
            Ordering::Less => Outcome::Loss,
            Ordering::Equal => Outcome::Draw,
        })
    }
}

impl fmt::Display for IllegalMove {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { at, position } = self;
        if position.empties().contains(*at) {
            write!(f, "{at} turns no disc")
        } else {
            write!(f, "{at} is taken")
        }
    }
}

impl std::error::Error for IllegalMove {}

/// Eight rows: `*` the side to move, `o` the opponent, `.` empty.
impl fmt::Debug for Position {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for square in Square::all() {
            if square.col() == 0 {
                f.write_str("\n")?;
            }
            f.write_str(match (self.own.contains(square), self.opp.contains(square)) {
                (true, _) => "*",
                (_, true) => "o",
                _ => ".",
            })?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Board;

    fn board(text: &str) -> Board {
        text.parse().unwrap()
    }

    #[test]
    fn a_position_is_sixteen_bytes() {
        assert_eq!(size_of::<Position>(), 16);
    }

    #[test]
    fn a_position_survives_its_bytes() {
        let position = Position::START.play("f5".parse().unwrap()).unwrap();
        assert_eq!(Position::from_bytes(position.to_bytes()), Some(position));
        assert_eq!(Position::from_bytes([1; 16]), None);
    }

    #[test]
    fn a_move_turns_every_flanked_line() {
        let before = board(
            "XXX-----
             -OO-----
             X-OOO---
             XOOX----
             -OOO----
             --O-O---
             --X--X--
             -------- X",
        );
        // b3 flanks b2 (up to b1) and c4 d5 e6 (down to f7). The line c3 d3 e3 ends on an empty square and stays.
        let after = board(
            "XXX-----
             -XO-----
             XXOOO---
             XOXX----
             -OOX----
             --O-X---
             --X--X--
             -------- O",
        );
        assert_eq!(before.play("b3".parse().unwrap()), Ok(after));
    }

    #[test]
    fn refused_moves_leave_the_position_and_say_why() {
        let start = Position::START;
        let taken = start.play("d4".parse().unwrap()).unwrap_err();
        assert_eq!((taken.position, taken.to_string().as_str()), (start, "d4 is taken"));
        let idle = start.play("a1".parse().unwrap()).unwrap_err();
        assert_eq!(idle.to_string(), "a1 turns no disc");
    }

    #[test]
    fn a_side_without_moves_passes_and_both_stuck_ends_the_game() {
        let passing =
            board("XO------ -------- -------- -------- -------- -------- -------- -------- O").position;
        assert!(passing.must_pass() && !passing.is_over());
        assert_eq!(passing.outcome(), None);
        let stuck =
            board("XX-----O -------- -------- -------- -------- -------- -------- -------- O").position;
        assert!(stuck.is_over() && !stuck.must_pass());
        assert_eq!(stuck.outcome(), Some(Outcome::Loss));
        assert_eq!(stuck.pass().outcome(), Some(Outcome::Win));
    }
}
