//! Negamax with alpha-beta pruning, the search of P0.
//!
//! The invariant: a value inside the window is exact; a value at or below alpha is an upper bound of the true one,
//! a value at or above beta a lower bound.

use super::tree::Tree;
use super::{Entered, GameTree, Trace, Value, Window};

pub(super) fn alphabeta<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    by: Option<G::Move>,
    depth: u32,
    window: Window,
) -> Value {
    tree.visit(Entered { by, depth, window }, None, |tree, at, _, window| {
        tree.try_move(at, |tree| alphabeta(tree, Some(at), depth - 1, window.turned()))
    })
}
