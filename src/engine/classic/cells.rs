//! The papers' board: 64 cells in an array, read and changed square by square.

use super::geometry::{NEIGHBOURS, RAYS};
use crate::rules::{Bitboard, Board, Disc, Position, Square};

/// What is on a square. The numbers are the digits of P1's lines.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Cell {
    /// No disc.
    Empty = 0,
    /// A white disc.
    White = 1,
    /// A black disc.
    Black = 2,
}

impl Cell {
    /// A cell with this disc on it.
    pub const fn with(disc: Disc) -> Self {
        match disc {
            Disc::White => Self::White,
            Disc::Black => Self::Black,
        }
    }

    /// Its digit in a line.
    pub const fn digit(self) -> usize {
        self as usize
    }
}

/// The array board with the side to move. Moves are made and taken back in place.
///
/// Next to the array it keeps the squares of each colour as a set, so that counting discs and recognising a position
/// need no walk over the cells.
///
/// ```
/// use othello::engine::classic::{Cell, Cells};
/// use othello::rules::{Board, Disc, Square};
/// let mut cells = Cells::from(Board::START);
/// let f5: Square = "f5".parse()?;
/// let turned = cells.play(f5);
/// assert_eq!((turned.len(), cells.turn(), cells.at(f5)), (1, Disc::White, Cell::Black));
/// cells.take_back(f5, turned);
/// assert_eq!(cells, Cells::from(Board::START));
/// # Ok::<(), othello::rules::ParseSquareError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Cells {
    array: [Cell; Square::COUNT],
    turn: Disc,
    black: Bitboard,
    white: Bitboard,
}

impl From<Board> for Cells {
    fn from(board: Board) -> Self {
        let mut cells = Self {
            array: [Cell::Empty; Square::COUNT],
            turn: board.turn,
            black: Bitboard::EMPTY,
            white: Bitboard::EMPTY,
        };
        for disc in Disc::BOTH {
            for at in board.discs(disc) {
                cells.place(at, disc);
            }
        }
        cells
    }
}

impl Cells {
    /// What is on this square.
    #[inline(always)]
    pub const fn at(&self, square: Square) -> Cell {
        self.array[square.index()]
    }

    /// The side to move.
    pub const fn turn(&self) -> Disc {
        self.turn
    }

    /// The squares with a disc of this colour.
    pub const fn discs(&self, disc: Disc) -> Bitboard {
        match disc {
            Disc::Black => self.black,
            Disc::White => self.white,
        }
    }

    /// How many discs of this colour are on the board.
    pub const fn count(&self, disc: Disc) -> i32 {
        self.discs(disc).len() as i32
    }

    /// The squares without a disc.
    pub fn empties(&self) -> Bitboard {
        !(self.black | self.white)
    }

    /// The position as the rules know it, seen from the side to move.
    pub fn position(&self) -> Position {
        // A cell holds one disc, so the sets never share a square and the fallback is never taken.
        Position::of_disjoint(self.discs(self.turn), self.discs(!self.turn))
    }

    /// The squares where this side may place a disc.
    pub fn moves(&self, side: Disc) -> Bitboard {
        self.moves_of(side).collect()
    }

    /// Whether this side may place a disc anywhere.
    pub fn can_move(&self, side: Disc) -> bool {
        self.moves_of(side).next().is_some()
    }

    /// Whether neither side may place a disc.
    pub fn is_over(&self) -> bool {
        !self.can_move(self.turn) && !self.can_move(!self.turn)
    }

    /// The legal squares of one side, lowest number first.
    fn moves_of(&self, side: Disc) -> impl Iterator<Item = Square> {
        let others = self.discs(!side);
        self.empties().into_iter().filter(move |&at| {
            // Most empty squares touch no opposing disc, and need no walk.
            !(NEIGHBOURS[at.index()] & others).is_empty() && self.turns_any(at, side)
        })
    }

    /// Whether a disc of this side placed here, on an empty square, would turn anything.
    fn turns_any(&self, at: Square, side: Disc) -> bool {
        let (own, other) = (Cell::with(side), Cell::with(!side));
        RAYS[at.index()].iter().any(|ray| {
            let mut squares = ray.squares().iter();
            if squares.next().is_none_or(|&near| self.at(near) != other) {
                return false;
            }
            squares.find(|&&far| self.at(far) != other).is_some_and(|&end| self.at(end) == own)
        })
    }

    /// The discs that a disc of this side placed here would turn; none if the square is taken.
    pub fn turned_by(&self, at: Square, side: Disc) -> Bitboard {
        let mut turned = Bitboard::EMPTY;
        if self.at(at) != Cell::Empty {
            return turned;
        }
        let (own, other) = (Cell::with(side), Cell::with(!side));
        for ray in &RAYS[at.index()] {
            let mut run = Bitboard::EMPTY;
            for &square in ray.squares() {
                let cell = self.at(square);
                if cell == other {
                    run = run.with(square);
                    continue;
                }
                if cell == own {
                    turned |= run;
                }
                break;
            }
        }
        turned
    }

    /// Puts a disc on an empty square and turns nothing; the side to move stays.
    pub fn place(&mut self, at: Square, disc: Disc) {
        debug_assert_eq!(self.at(at), Cell::Empty, "{at} is taken");
        self.array[at.index()] = Cell::with(disc);
        *self.set(disc) |= at.bit();
    }

    /// Plays a legal move of the side to move, and tells which discs it turned.
    pub fn play(&mut self, at: Square) -> Bitboard {
        let turned = self.turned_by(at, self.turn);
        debug_assert!(!turned.is_empty(), "{at} turns nothing");
        self.place(at, self.turn);
        self.give(turned, self.turn);
        self.turn = !self.turn;
        turned
    }

    /// Takes back the last move, given what it turned.
    pub fn take_back(&mut self, at: Square, turned: Bitboard) {
        self.turn = !self.turn;
        self.give(turned, !self.turn);
        self.array[at.index()] = Cell::Empty;
        *self.set(self.turn) ^= at.bit();
    }

    /// Lets the other side move. The same again takes it back.
    pub fn pass(&mut self) {
        self.turn = !self.turn;
    }

    /// Turns discs of the other colour to this one.
    fn give(&mut self, turned: Bitboard, to: Disc) {
        for square in turned {
            self.array[square.index()] = Cell::with(to);
        }
        self.black ^= turned;
        self.white ^= turned;
    }

    const fn set(&mut self, disc: Disc) -> &mut Bitboard {
        match disc {
            Disc::Black => &mut self.black,
            Disc::White => &mut self.white,
        }
    }
}
