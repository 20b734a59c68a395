//! P0's own example: the position of its Table 1, judged as the table judges.
//!
//! The paper looks at a board on which the disc has been placed and the flanked ones are not yet turned, and counts
//! one legal square more for the side to move next than that side has there. Earlier moves of a line are complete.
//! Every row of the table agrees with this; in play the engine judges proper positions.

use super::{Cells, Move, PaperZero};
use crate::engine::search::{GameTree, Value, final_value};
use crate::rules::{Bitboard, Board, Disc, Position, Square};

/// The example as a game to be searched. The computer is white and to move.
///
/// ```
/// use othello::engine::classic::{Move, TableOne};
/// use othello::engine::search::{Algorithm, Order, Plan, search_freely};
/// let plan = Plan { algorithm: Algorithm::AlphaBeta, depth: 1, order: Order::AsListed };
/// let found = search_freely(&mut TableOne::new(), plan);
/// let Some(Move::At(at)) = found.best else { panic!("white has three moves") };
/// assert_eq!((at.index(), found.value), (21, -620));
/// ```
#[derive(Clone, Debug)]
pub struct TableOne {
    complete: Cells,
    /// For each move made, the board with its disc placed and nothing turned.
    unturned: Vec<Cells>,
}

/// What the paper's formula counts in a row of the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Row {
    /// Legal squares of the side to move next, with the paper's one more.
    pub legal: u32,
    /// Discs of that side.
    pub player: u32,
    /// Discs of both sides.
    pub all: u32,
    /// The value for that side.
    pub value: Value,
}

/// What one legal square is worth: so much more does the paper's example count than the game.
const ONE_MORE: Value = 100;

impl Default for TableOne {
    fn default() -> Self {
        Self::new()
    }
}

impl TableOne {
    /// The example before any move.
    pub fn new() -> Self {
        Self { complete: Cells::from(Self::board()), unturned: Vec::new() }
    }

    /// The board: white on 35, black on 20, 27, 28 and 36, white to move.
    pub fn board() -> Board {
        let squares = |numbers: &[usize]| numbers.iter().filter_map(|&number| Square::new(number)).collect();
        let (white, black): (Bitboard, Bitboard) = (squares(&[35]), squares(&[20, 27, 28, 36]));
        // No square is in both sets, so the fallback is never taken.
        let position = Position::of_disjoint(white, black);
        Board { position, turn: Disc::White }
    }

    /// The example after these moves.
    pub fn after(line: &[Move]) -> Self {
        let mut table = Self::new();
        for &at in line {
            table.make(at);
        }
        table
    }

    /// The row of the table for the last move made; `None` before any, and after a pass.
    pub fn row(&self) -> Option<Row> {
        let looked_at = self.unturned.last()?;
        let side = self.complete.turn();
        let player = looked_at.discs(side).len();
        Some(Row {
            legal: looked_at.moves(side).len() + 1,
            player,
            all: player + looked_at.discs(!side).len(),
            value: self.evaluate(),
        })
    }

    /// The answers to a line, each with the value of the position after it for the side to move there.
    pub fn answers(line: &[Move]) -> Vec<(Move, Value)> {
        let mut table = Self::after(line);
        let mut moves = Vec::new();
        table.moves(&mut moves);
        moves
            .into_iter()
            .map(|at| {
                let turned = table.make(at);
                let value = table.evaluate();
                table.unmake(at, turned);
                (at, value)
            })
            .collect()
    }
}

impl GameTree for TableOne {
    type Move = Move;
    type Undo = Bitboard;
    /// The value depends on the last move as well, so the board that is looked at is part of it.
    type Key = (Position, Position);

    fn moves(&self, into: &mut Vec<Move>) {
        let side = self.complete.turn();
        let places = self.complete.moves(side);
        if places.is_empty() && self.complete.can_move(!side) {
            into.push(Move::Pass);
        }
        into.extend(places.into_iter().map(Move::At));
    }

    fn make(&mut self, at: Move) -> Bitboard {
        let mut unturned = self.complete.clone();
        match at {
            Move::At(at) => {
                unturned.place(at, unturned.turn());
                self.unturned.push(unturned);
                self.complete.play(at)
            }
            Move::Pass => {
                self.unturned.push(unturned);
                self.complete.pass();
                Bitboard::EMPTY
            }
        }
    }

    fn unmake(&mut self, at: Move, turned: Bitboard) {
        match at {
            Move::At(at) => self.complete.take_back(at, turned),
            Move::Pass => self.complete.pass(),
        }
        self.unturned.pop();
    }

    fn evaluate(&self) -> Value {
        if self.complete.is_over() {
            return final_value(self.complete.position().disc_difference());
        }
        let looked_at = self.unturned.last().unwrap_or(&self.complete);
        PaperZero::worth(looked_at, self.complete.turn()) + ONE_MORE
    }

    fn key(&self) -> (Position, Position) {
        let complete = self.complete.position();
        (complete, self.unturned.last().map_or(complete, Cells::position))
    }
}
