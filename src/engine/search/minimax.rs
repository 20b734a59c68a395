//! Plain negamax: every line to the full depth, nothing left out.
//!
//! "Negamax" because each side takes the maximum of its moves' values, and the value of a move is the negated value
//! of what the opponent can make of it. It is here to teach, and to check the others.

use super::tree::Tree;
use super::{Entered, GameTree, Trace, Value, Window};

pub(super) fn minimax<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    by: Option<G::Move>,
    depth: u32,
) -> Value {
    // With the full window at every node no move ever reaches beta, so nothing is cut.
    tree.visit(Entered { by, depth, window: Window::FULL }, None, |tree, at, _, _| {
        tree.try_move(at, |tree| minimax(tree, Some(at), depth - 1))
    })
}
