//! Counting the leaves of the game tree, the usual proof of a move generator.

use super::Position;

/// The number of lines of `depth` plies from here. A forced pass is a ply; a game that ends earlier is one line.
///
/// ```
/// use othello::rules::{Position, perft};
/// assert_eq!(perft(Position::START, 5), 1396);
/// ```
pub fn perft(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.moves();
    if moves.is_empty() {
        return if position.pass().moves().is_empty() { 1 } else { perft(position.pass(), depth - 1) };
    }
    if depth == 1 {
        return u64::from(moves.len());
    }
    moves.into_iter().map(|at| perft(position.play_flips(at, position.flips(at)), depth - 1)).sum()
}
