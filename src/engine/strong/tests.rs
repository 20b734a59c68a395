//! What the tests of this folder share: late positions, and the plainest possible solver.

use super::last_empties::final_score;
use crate::rules::{Position, random_position};
use crate::seeded::Seeded;

/// The value by trying everything.
pub(super) fn brute_force(position: Position) -> i32 {
    let moves = position.moves();
    if moves.is_empty() {
        let passed = position.pass();
        return if passed.moves().is_empty() { final_score(position) } else { -brute_force(passed) };
    }
    moves.into_iter().map(|at| -brute_force(position.play(at).unwrap())).max().unwrap()
}

/// Unfinished positions of random games with so many empty squares.
pub(super) fn late_positions(n_empties: u32, n_positions: usize, seed: u64) -> Vec<Position> {
    let mut random = Seeded::new(seed);
    let mut found = Vec::new();
    while found.len() < n_positions {
        let position = random_position(n_empties, 0, &mut random);
        if n_empties == 0 || !position.is_over() {
            found.push(position);
        }
    }
    found
}
