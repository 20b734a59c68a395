//! What both sides have on the board.

use crate::rules::Disc;

/// The pieces of both sides.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Tally {
    /// How many discs are black.
    pub black: u32,
    /// How many discs are white.
    pub white: u32,
}

impl Tally {
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
