//! P0's evaluation: corners and their neighbours, legal moves, discs.

use super::{Cell, Cells, ClassicEvaluation};
use crate::engine::search::Value;
use crate::rules::{Bitboard, Disc, Square};

/// The square values as P0 prints them. A corner's value is won by its owner; that of a corner's neighbour is lost,
/// as the paper's text says; the base value of 10 enters as the disc difference.
pub const SQUARE_VALUES: [Value; Square::COUNT] = {
    let near: [Value; 8] = [CORNER, NEIGHBOUR, DISC, DISC, DISC, DISC, NEIGHBOUR, CORNER];
    let next: [Value; 8] = [NEIGHBOUR, NEIGHBOUR, DISC, DISC, DISC, DISC, NEIGHBOUR, NEIGHBOUR];
    let rows = [near, next, [DISC; 8], [DISC; 8], [DISC; 8], [DISC; 8], next, near];
    let mut values = [0; Square::COUNT];
    let mut index = 0;
    while index < Square::COUNT {
        values[index] = rows[index / 8][index % 8];
        index += 1;
    }
    values
};

const CORNER: Value = 2000;
const NEIGHBOUR: Value = 300;
const MOVE: Value = 100;
const DISC: Value = 10;

/// P0's evaluation. It keeps nothing: everything is counted where it is asked for, as in the paper.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PaperZero;

impl PaperZero {
    /// The worth of a board for one side, which is `player` in the paper's formula:
    /// `score + 100 · legal + 10 · (2 · player − all)`.
    ///
    /// The board need not be one that a game can reach: the paper's own table counts on boards where a disc has been
    /// placed and none turned.
    pub fn worth(cells: &Cells, player: Disc) -> Value {
        worth_with_moves(cells, player, cells.moves(player).len() as Value)
    }
}

fn worth_with_moves(cells: &Cells, player: Disc, legal: Value) -> Value {
    let own = cells.count(player);
    let all = own + cells.count(!player);
    score(cells, player) + MOVE * legal + DISC * (2 * own - all)
}

/// What the corners and their neighbours are worth for one side.
fn score(cells: &Cells, player: Disc) -> Value {
    let own = Cell::with(player);
    let sum = |squares: Bitboard| -> Value {
        let signed = |at: Square| match cells.at(at) {
            Cell::Empty => 0,
            cell if cell == own => SQUARE_VALUES[at.index()],
            _ => -SQUARE_VALUES[at.index()],
        };
        squares.into_iter().map(signed).sum()
    };
    sum(Bitboard::CORNERS) - sum(Bitboard::X_SQUARES | Bitboard::C_SQUARES)
}

impl ClassicEvaluation for PaperZero {
    const MOBILITY_UNIT: Value = MOVE;

    fn of(_: &Cells) -> Self {
        Self
    }

    fn played(&mut self, _: Square, _: Bitboard, _: Disc) {}

    fn taken_back(&mut self, _: Square, _: Bitboard, _: Disc) {}

    fn value(&self, cells: &Cells) -> Option<Value> {
        let player = cells.turn();
        let legal = cells.moves(player).len() as Value;
        let over = legal == 0 && !cells.can_move(!player);
        (!over).then(|| worth_with_moves(cells, player, legal))
    }
}
