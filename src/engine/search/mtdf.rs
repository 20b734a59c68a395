//! MTD(f) (A. Plaat, 1994), the other search of P1.
//!
//! Each pass is an alpha-beta search with a null window: it only tells whether the value lies above or below a guess,
//! and by fail-soft how far. The guess moves until lower and upper bound meet. The memory of both bounds for every
//! node makes the later passes cheap. The invariant: `lower <= value <= upper`, and each pass narrows it.

use super::tree::Tree;
use super::{Entered, Found, Game, Memory, Trace, Value, Window};

pub(super) fn mtdf<G: Game, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    depth: u32,
    first_guess: Value,
    memory: &mut Memory<G::Key, G::Move>,
) -> Found<G::Move> {
    let (mut lower, mut upper) = (-Value::MAX, Value::MAX);
    let mut guess = first_guess;
    // The move that reached the lower bound, should the search be stopped or the line be forgotten.
    let mut in_hand = Vec::new();
    let mut n_passes = 0;
    while lower < upper {
        let beta = if guess == lower { guess + 1 } else { guess };
        let window = Window::null_above(beta - 1);
        let value = with_memory(tree, memory, None, depth, window);
        if tree.stopped() {
            return tree.found_line(guess, in_hand);
        }
        guess = value;
        n_passes += 1;
        if guess < beta {
            upper = guess;
        } else {
            lower = guess;
            in_hand = tree.best_here().into_iter().collect();
        }
    }
    tree.counts.researches += n_passes - 1;
    let mut line = Vec::new();
    proven_line(tree.game(), memory, depth, guess, &mut line);
    tree.found_line(guess, if line.is_empty() { in_hand } else { line })
}

/// Alpha-beta that asks the memory first and tells it afterwards.
fn with_memory<G: Game, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    memory: &mut Memory<G::Key, G::Move>,
    by: Option<G::Move>,
    depth: u32,
    window: Window,
) -> Value {
    let node = Entered { by, depth, window };
    // A leaf is evaluated faster than it is looked up.
    if depth == 0 {
        return tree.visit(node, None, |_, _, _, _| 0);
    }
    let key = tree.game().key();
    if let Some(known) = memory.at_depth(key, depth) {
        if known.lower >= window.beta {
            return tree.remembered(node, known.best, known.lower);
        }
        if known.upper <= window.alpha {
            return tree.remembered(node, known.best, known.upper);
        }
    }
    let first = memory.best(key);
    let value = tree.visit(node, first, |tree, at, _, window| {
        tree.try_move(at, |tree| with_memory(tree, memory, Some(at), depth - 1, window.turned()))
    });
    if !tree.stopped() {
        memory.learn(key, depth, window, value, tree.best_here());
    }
    value
}

/// Follows the moves whose value is proven to be the value of the position.
///
/// The last pass that failed low proved for every move that it is worth no more than the value, the last that failed
/// high proved for one of them that it is worth no less; for that one the bounds in memory meet. If it was forgotten
/// meanwhile, the line ends there.
fn proven_line<G: Game>(
    game: &mut G,
    memory: &Memory<G::Key, G::Move>,
    depth: u32,
    value: Value,
    line: &mut Vec<G::Move>,
) {
    if depth == 0 {
        return;
    }
    let mut moves = Vec::new();
    game.moves(&mut moves);
    for at in moves {
        let undo = game.make(at);
        let proven = if depth == 1 {
            game.evaluate() == -value
        } else {
            memory
                .at_depth(game.key(), depth - 1)
                .is_some_and(|known| (known.lower, known.upper) == (-value, -value))
        };
        if proven {
            line.push(at);
            proven_line(game, memory, depth - 1, -value, line);
        }
        game.unmake(at, undo);
        if proven {
            return;
        }
    }
}
