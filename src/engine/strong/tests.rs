//! What the tests of this folder share: late positions, and the plainest possible solver.

use super::last_empties::final_score;
use crate::rules::Position;
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
        let mut position = Position::START;
        while !position.is_over() && position.empties().len() > n_empties {
            position = match random.choose(position.moves()) {
                Some(at) => position.play(at).unwrap(),
                None => position.pass(),
            };
        }
        if position.empties().len() == n_empties && (n_empties == 0 || !position.is_over()) {
            found.push(position);
        }
    }
    found
}
