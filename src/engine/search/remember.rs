//! A node whose bounds are remembered: shared by NegaScout, whose second searches meet what the scout has seen, and
//! MTD(f), whose passes meet what the passes before have seen.

use super::tree::Tree;
use super::{Entered, GameTree, Memory, Trace, Value, Window};

/// As [`Tree::visit`], but looks the position up in the memory first and stores what was found.
pub(super) fn visit_remembering<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    memory: &mut Memory<G::Key, G::Move>,
    node: Entered<G::Move>,
    mut child: impl FnMut(&mut Tree<'_, G, T>, &mut Memory<G::Key, G::Move>, G::Move, usize, Window) -> Value,
) -> Value {
    if node.depth < G::REMEMBER_MIN_DEPTH.max(1) {
        return tree.visit(node, None, |tree, at, idx, window| child(tree, memory, at, idx, window));
    }
    let key = tree.game().key();
    if let Some(known) = memory.at_depth(key, node.depth) {
        if known.lower >= node.window.beta {
            return tree.remembered(node, known.best, known.lower);
        }
        if known.upper <= node.window.alpha {
            return tree.remembered(node, known.best, known.upper);
        }
    }
    let first = memory.best(key);
    let value = tree.visit(node, first, |tree, at, idx, window| child(tree, memory, at, idx, window));
    if !tree.stopped() {
        memory.learn(key, node.depth, node.window, value, tree.best_here());
    }
    value
}
