//! Searching deeper and deeper, until the time is up.

use std::ops::ControlFlow;

use super::{GameTree, Memory, Order, SearchResult, Trace, Value, mtdf, tree::Tree};
use crate::engine::Limit;

/// MTD(f) at depth 1, 2, 3 … `max_depth`: each search takes its first guess and its move order from the one before.
///
/// `after_each` is called with every finished depth and may end the deepening. Returns the deepest finished search with the
/// depth it reached, or the first one unfinished if there was no time for even that.
pub fn deepen<G: GameTree, T: Trace<G::Move>>(
    game: &mut G,
    max_depth: u32,
    memory: &mut Memory<G::Key, G::Move>,
    limit: &Limit,
    trace: &mut T,
    mut after_each: impl FnMut(u32, &SearchResult<G::Move>) -> ControlFlow<()>,
) -> (u32, SearchResult<G::Move>) {
    // An evaluation swings with the side that moved last, so the guess comes from two plies before.
    let mut guesses: [Value; 2] = [0; 2];
    let mut deepest: Option<(u32, SearchResult<G::Move>)> = None;
    let mut depth = 1;
    loop {
        let mut tree = Tree::new(game, Order::BestFirst, limit, &mut *trace);
        let mut found = mtdf::mtdf(&mut tree, depth, guesses[depth as usize % 2], memory);
        if let Some((_, before)) = &deepest {
            found.counts += before.counts;
        }
        if !found.complete {
            return match deepest {
                Some((reached, mut before)) => {
                    before.counts = found.counts;
                    (reached, before)
                }
                None => (depth, found),
            };
        }
        guesses[depth as usize % 2] = found.value;
        let go_on = after_each(depth, &found);
        deepest = Some((depth, found.clone()));
        if depth >= max_depth || go_on.is_break() {
            return (depth, found);
        }
        depth += 1;
    }
}
