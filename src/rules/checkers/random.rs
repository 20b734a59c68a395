//! Positions of random games, the same for the same seed: for experiments and tests.

use super::Position;
use crate::seeded::Seeded;

/// The position after so many random moves, or at the end of a game that ends before.
///
/// ```
/// use othello::rules::checkers::{Position, after_random_plies};
/// use othello::seeded::Seeded;
/// assert_eq!(after_random_plies(0, &mut Seeded::new(1)), Position::START);
/// ```
pub fn after_random_plies(n_plies: usize, random: &mut Seeded) -> Position {
    let mut position = Position::START;
    for _ in 0..n_plies {
        let Some(chosen) = random.choose(position.moves()) else { break };
        position = position.after(chosen);
    }
    position
}
