//! Counting the leaves of the game tree, the usual proof of a move generator.

use super::Position;

/// The number of lines of `depth` moves from here; a game that ends earlier is none.
///
/// ```
/// use othello::rules::checkers::{Position, perft};
/// assert_eq!(perft(Position::START, 4), 1469);
/// ```
pub fn perft(position: Position, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let moves = position.moves();
    if depth == 1 {
        return moves.len() as u64;
    }
    moves.into_iter().map(|chosen| perft(position.after(chosen), depth - 1)).sum()
}
