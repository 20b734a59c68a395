//! P1's liberties: for every cell, how many of its neighbours are empty. A disc with a liberty is on the frontier.

use super::Cells;
use super::geometry::NEIGHBOURS;
use crate::rules::{Bitboard, Square};

/// The liberties of all cells. A disc placed takes one from each neighbour; turning discs changes none.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Liberties {
    free: [u8; Square::COUNT],
    /// The cells with at least one liberty.
    open: Bitboard,
}

impl Liberties {
    /// The liberties on an empty board: 3 in a corner, 5 on an edge, 8 elsewhere.
    pub fn of_empty_board() -> Self {
        let mut free = [0; Square::COUNT];
        for (count, neighbours) in free.iter_mut().zip(&NEIGHBOURS) {
            *count = neighbours.len() as u8;
        }
        Self { free, open: Bitboard::ALL }
    }

    /// The liberties on this board.
    pub fn of(cells: &Cells) -> Self {
        let mut liberties = Self::of_empty_board();
        for at in !cells.empties() {
            liberties.placed(at);
        }
        liberties
    }

    /// The empty neighbours of one cell.
    pub const fn at(&self, square: Square) -> u8 {
        self.free[square.index()]
    }

    /// The frontier of one side: its discs with at least one liberty.
    pub fn frontier(&self, discs: Bitboard) -> Bitboard {
        discs & self.open
    }

    /// A disc has been placed here.
    #[inline]
    pub fn placed(&mut self, at: Square) {
        for near in NEIGHBOURS[at.index()] {
            self.free[near.index()] -= 1;
            if self.free[near.index()] == 0 {
                self.open ^= near.bit();
            }
        }
    }

    /// The disc placed here has been taken back.
    #[inline]
    pub fn lifted(&mut self, at: Square) {
        let neighbours = NEIGHBOURS[at.index()];
        for near in neighbours {
            self.free[near.index()] += 1;
        }
        self.open |= neighbours;
    }
}
