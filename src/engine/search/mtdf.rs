//! MTD(f) (A. Plaat, 1994), the other search of P1.
//!
//! Each pass is an alpha-beta search with a null window: it only tells whether the value lies above or below a guess,
//! and by fail-soft how far. The guess moves until lower and upper bound meet. The memory of both bounds for every
//! node makes the later passes cheap. The invariant: `lower <= value <= upper`, and each pass narrows it.

use super::alphabeta::alphabeta;
use super::remember::visit_remembering;
use super::tree::Tree;
use super::{Entered, GameTree, Memory, SearchResult, Trace, Value, Window};

/// Up to this depth a forgotten piece of the line is searched again: some thousand nodes at the most, against some
/// hundred thousand that the search itself visited if its memory overflowed.
const REPROVE_MAX_DEPTH: u32 = 6;

pub(super) fn mtdf<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    depth: u32,
    first_guess: Value,
    memory: &mut Memory<G::Key, G::Move>,
) -> SearchResult<G::Move> {
    let (value, in_hand) = converge(tree, depth, first_guess, memory);
    let mut line = if tree.stopped() { Vec::new() } else { proven_line(tree, depth, value, memory) };
    if line.is_empty() {
        line.extend(in_hand);
    }
    tree.found_line(value, line)
}

/// The passes. Returns the value and the move that reached the lower bound; if it is stopped, the last bound.
fn converge<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    depth: u32,
    first_guess: Value,
    memory: &mut Memory<G::Key, G::Move>,
) -> (Value, Option<G::Move>) {
    let (mut lower, mut upper) = (-Value::MAX, Value::MAX);
    let mut guess = first_guess;
    let mut in_hand = None;
    let mut n_passes = 0;
    while lower < upper {
        let beta = if guess == lower { guess + 1 } else { guess };
        let value = with_memory(tree, memory, None, depth, Window::null_above(beta - 1));
        if tree.stopped() {
            break;
        }
        guess = value;
        n_passes += 1;
        let before = (lower, upper);
        if guess < beta {
            upper = guess;
        } else {
            lower = guess;
            in_hand = tree.best_here();
        }
        debug_assert_ne!((lower, upper), before, "a pass that narrows nothing would be repeated for ever");
    }
    tree.counts.researches += u64::saturating_sub(n_passes, 1);
    (guess, in_hand)
}

/// Alpha-beta that looks positions up in the memory first and stores what it finds.
fn with_memory<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    memory: &mut Memory<G::Key, G::Move>,
    by: Option<G::Move>,
    depth: u32,
    window: Window,
) -> Value {
    visit_remembering(tree, memory, Entered { by, depth, window }, |tree, memory, at, _, window| {
        tree.try_move(at, |tree| with_memory(tree, memory, Some(at), depth - 1, window.turned()))
    })
}

/// Follows the moves whose value is proven to be the value of the position.
///
/// What the memory has forgotten meanwhile is proven again on the way, if that is cheap, unseen and uncounted: it adds
/// nothing to the result but the rest of the line. Otherwise the line ends there.
fn proven_line<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    depth: u32,
    mut value: Value,
    memory: &mut Memory<G::Key, G::Move>,
) -> Vec<G::Move> {
    let mut made = Vec::new();
    for depth in (1..=depth).rev() {
        let proven = proven_move(tree.game(), depth, value, memory);
        let cheap = depth <= REPROVE_MAX_DEPTH;
        let Some(at) = proven.or_else(|| if cheap { prove_again(tree, depth, value) } else { None }) else {
            break;
        };
        made.push((at, tree.game().make(at)));
        value = -value;
    }
    let line = made.iter().map(|&(at, _)| at).collect();
    while let Some((at, undo)) = made.pop() {
        tree.game().unmake(at, undo);
    }
    line
}

/// The first move that is worth exactly the value of the position, by a search without memory.
fn prove_again<G: GameTree, T: Trace<G::Move>>(
    tree: &mut Tree<'_, G, T>,
    depth: u32,
    value: Value,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    tree.game().moves(&mut moves);
    let window = Window { alpha: -value - 1, beta: -value + 1 };
    let mut tree = tree.unseen();
    let mut worth = |at| tree.try_move(at, |tree| alphabeta(tree, Some(at), depth - 1, window));
    moves.into_iter().find(|&at| worth(at) == value)
}

/// The first move that is remembered to be worth exactly the value of the position.
///
/// The last pass that failed low proved for every move that it is worth no more, the last that failed high proved for
/// one of them that it is worth no less: for that one the bounds in memory meet.
fn proven_move<G: GameTree>(
    game: &mut G,
    depth: u32,
    value: Value,
    memory: &Memory<G::Key, G::Move>,
) -> Option<G::Move> {
    let mut moves = Vec::new();
    game.moves(&mut moves);
    moves.into_iter().find(|&at| {
        let undo = game.make(at);
        let proven = if depth == 1 {
            game.evaluate() == -value
        } else {
            memory
                .at_depth(game.key(), depth - 1)
                .is_some_and(|known| (known.lower, known.upper) == (-value, -value))
        };
        game.unmake(at, undo);
        proven
    })
}
