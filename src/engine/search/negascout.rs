//! NegaScout (A. Reinefeld, 1983), the search of P1 and P2.
//!
//! The first move is searched with the whole window. Every other is only scouted: a null window asks whether it is
//! better than the best so far. If it is, and by how much matters, it is searched again. The invariant is that of
//! alpha-beta: a value inside the window is exact.
//!
//! The second search would walk through all that the scout has just seen, so both share a memory. In the papers'
//! listings they do not; with our evaluation NegaScout then visits fewer nodes than alpha-beta in only 11 of the 21
//! positions of `cargo bench --bench search` at depth 6 and 15 at depth 8, with the memory in all of them.

use super::remember::visit_remembering;
use super::tree::Tree;
use super::{Entered, GameTree, Memory, Trace, Value, Window};

/// A scout's "better" is already exact when the node below it is a leaf or has only leaves under it: nothing was cut
/// there. Reinefeld therefore spares the second search in the last two plies (P1 does so in the last one).
const RESEARCH_MIN_DEPTH: u32 = 3;

pub(super) fn negascout<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    memory: &mut Memory<G::Key, G::Move>,
    by: Option<G::Move>,
    depth: u32,
    window: Window,
) -> Value {
    visit_remembering(tree, memory, Entered { by, depth, window }, |tree, memory, at, idx, window| {
        let mut search = |window: Window| {
            tree.try_move(at, |tree| negascout(tree, memory, Some(at), depth - 1, window.turned()))
        };
        if idx == 0 {
            return search(window);
        }
        let scouted = search(Window::null_above(window.alpha));
        let inside = window.alpha < scouted && scouted < window.beta;
        if !inside || depth < RESEARCH_MIN_DEPTH {
            return scouted;
        }
        // Its worth is at least what the scout brought back. That value stays inside of the window, so that the line
        // below it is found as well.
        let value = search(Window { alpha: scouted - 1, ..window });
        tree.counts.researches += 1;
        value
    })
}
