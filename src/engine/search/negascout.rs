//! NegaScout (A. Reinefeld, 1983), the search of P1 and P2.
//!
//! The first move is searched with the whole window. Every other is only scouted: a null window asks whether it is
//! better than what is in hand. If it is, and by how much matters, it is searched again. The invariant is that of
//! alpha-beta: a value inside the window is exact.

use super::tree::Tree;
use super::{Entered, Game, Trace, Value, Window};

/// A scout's "better" is already exact when the node below it is a leaf or has only leaves under it: nothing was cut
/// there. Reinefeld therefore spares the second search in the last two plies (P1 does so in the last one).
const RESEARCH_MIN_DEPTH: u32 = 3;

pub(super) fn negascout<G: Game, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    by: Option<G::Move>,
    depth: u32,
    window: Window,
) -> Value {
    tree.visit(Entered { by, depth, window }, None, |tree, at, idx, window| {
        let mut search =
            |window: Window| tree.try_move(at, |tree| negascout(tree, Some(at), depth - 1, window.turned()));
        if idx == 0 {
            return search(window);
        }
        let scouted = search(Window::null_above(window.alpha));
        let inside = window.alpha < scouted && scouted < window.beta;
        if !inside || depth < RESEARCH_MIN_DEPTH {
            return scouted;
        }
        let value = search(Window { alpha: scouted - 1, ..window });
        tree.counts.researches += 1;
        value
    })
}
