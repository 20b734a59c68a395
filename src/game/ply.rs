//! One step of a game, and what the board counts after it.

use crate::rules::{Bitboard, Board, Disc, Square};

/// One step of a game: a disc placed, or a turn that could not be taken.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ply {
    /// A disc was placed.
    Move {
        /// Who placed it.
        disc: Disc,
        /// Where.
        at: Square,
        /// The discs that it turned, never none.
        flips: Bitboard,
    },
    /// A side had no legal move while the other had one.
    Pass {
        /// Who had to pass.
        disc: Disc,
    },
}

impl Ply {
    /// Whose turn it was.
    pub const fn disc(self) -> Disc {
        match self {
            Self::Move { disc, .. } | Self::Pass { disc } => disc,
        }
    }

    /// Where a disc was placed; `None` for a pass.
    pub const fn at(self) -> Option<Square> {
        match self {
            Self::Move { at, .. } => Some(at),
            Self::Pass { .. } => None,
        }
    }

    /// Whether it was a forced pass.
    pub const fn is_pass(self) -> bool {
        matches!(self, Self::Pass { .. })
    }
}

/// The discs of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tally {
    /// How many discs are black.
    pub black: u32,
    /// How many discs are white.
    pub white: u32,
}

impl Tally {
    /// Counts a board.
    pub fn of(board: Board) -> Self {
        Self { black: board.count(Disc::Black), white: board.count(Disc::White) }
    }

    /// The discs of one side.
    pub const fn count(self, disc: Disc) -> u32 {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// Who has more discs; `None` for equal ones.
    pub const fn leader(self) -> Option<Disc> {
        if self.black > self.white {
            Some(Disc::Black)
        } else if self.white > self.black {
            Some(Disc::White)
        } else {
            None
        }
    }

    /// By how many discs the leader leads.
    pub const fn margin(self) -> u32 {
        self.black.abs_diff(self.white)
    }
}

/// How a game ended. Empty squares count for nobody: the result is the discs on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Ending {
    /// The discs of both sides.
    pub tally: Tally,
    /// How many squares stayed empty; more than none if both sides were stuck early.
    pub empties: u32,
}

impl Ending {
    /// Who won; `None` for a draw.
    pub const fn winner(self) -> Option<Disc> {
        self.tally.leader()
    }
}
