//! A position with the colours put back.

use super::{Bitboard, Disc, IllegalMove, Position, Square};

/// A position and the colour that is to move in it; its text form is in [`notation`](super::notation).
///
/// ```
/// use othello::rules::{Board, Disc};
/// let board = Board::START.play("f5".parse()?).unwrap();
/// assert_eq!(board.turn, Disc::White);
/// assert_eq!(board.count(Disc::Black), 4);
/// # Ok::<(), othello::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Board {
    /// The discs, seen from the side to move.
    pub position: Position,
    /// The side to move.
    pub turn: Disc,
}

impl Board {
    /// The first position of a game: black moves first.
    pub const START: Self = Self { position: Position::START, turn: Disc::Black };

    /// The discs of one colour.
    pub fn discs(self, disc: Disc) -> Bitboard {
        if disc == self.turn { self.position.own() } else { self.position.opp() }
    }

    /// How many discs of this colour are on the board.
    pub fn count(self, disc: Disc) -> u32 {
        self.discs(disc).len()
    }

    /// The disc on a square, if any.
    pub fn disc_at(self, square: Square) -> Option<Disc> {
        Disc::BOTH.into_iter().find(|&disc| self.discs(disc).contains(square))
    }

    /// The board after a move of the side to move.
    ///
    /// # Errors
    /// The move turns no disc, or the square is taken.
    pub fn play(self, at: Square) -> Result<Self, IllegalMove> {
        Ok(Self { position: self.position.play(at)?, turn: !self.turn })
    }

    /// The same for a caller who knows what the move turns.
    #[must_use]
    pub(crate) fn play_flips(self, at: Square, flips: Bitboard) -> Self {
        Self { position: self.position.play_flips(at, flips), turn: !self.turn }
    }

    /// The same discs with the other side to move.
    #[must_use]
    pub fn pass(self) -> Self {
        Self { position: self.position.pass(), turn: !self.turn }
    }

    /// The colour with more discs, `None` for equal ones. Says nothing about whether the game is over.
    pub fn leader(self) -> Option<Disc> {
        match self.position.disc_difference() {
            0 => None,
            difference => Some(if difference > 0 { self.turn } else { !self.turn }),
        }
    }
}
