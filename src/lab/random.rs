//! Random positions of both games, the same for the same seed.

use std::ops::Range;

use super::AnyPosition;
use crate::rules::{GameKind, after_random_plies, checkers};
use crate::seeded::Seeded;

/// The plies of an Othello game from which positions are taken if nobody says otherwise: past the opening, before the
/// last moves.
pub const USUAL_OTHELLO_PLIES: Range<usize> = 8..45;

/// The plies of a game of checkers from which positions are taken if nobody says otherwise.
pub const USUAL_CHECKERS_PLIES: Range<usize> = 4..60;

/// After so many games in a row that gave no position, there hardly is one.
const MAX_TRIES: usize = 1_000;

/// So many random positions in which the side to move has a choice, each after one of these numbers of plies. Fewer
/// only if games of that length hardly leave a choice.
///
/// ```
/// use othello::lab::random_positions;
/// use othello::rules::GameKind;
/// assert_eq!(random_positions(GameKind::Othello, 1, 20..21, 7), random_positions(GameKind::Othello, 1, 20..21, 7));
/// ```
pub fn random_positions(
    game: GameKind,
    n_positions: usize,
    plies: Range<usize>,
    seed: u64,
) -> Vec<AnyPosition> {
    let mut random = Seeded::new(seed);
    let mut positions = Vec::new();
    let mut n_tries = 0;
    while positions.len() < n_positions && n_tries < MAX_TRIES {
        let n_plies = plies.start + random.below(plies.len());
        let position = match game {
            GameKind::Othello => AnyPosition::Othello(after_random_plies(n_plies, &mut random)),
            GameKind::Checkers => AnyPosition::Checkers(checkers::after_random_plies(n_plies, &mut random)),
        };
        n_tries += 1;
        if position.n_moves() > 1 {
            positions.push(position);
            n_tries = 0;
        }
    }
    positions
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_same_seed_gives_the_same_positions_and_another_seed_others() {
        for (game, plies) in
            [(GameKind::Othello, USUAL_OTHELLO_PLIES), (GameKind::Checkers, USUAL_CHECKERS_PLIES)]
        {
            let positions = |n, seed| random_positions(game, n, plies.clone(), seed);
            assert_eq!(positions(10, 1), positions(10, 1));
            assert_ne!(positions(10, 1), positions(10, 2));
            assert_eq!(positions(10, 1)[..4], positions(4, 1));
            assert!(positions(0, 1).is_empty());
        }
    }

    #[test]
    fn the_number_of_plies_is_the_number_of_discs_placed() {
        let positions = random_positions(GameKind::Othello, 5, 20..21, 3);
        assert_eq!(positions.len(), 5);
        for position in positions {
            let AnyPosition::Othello(board) = position else { panic!("Othello was asked for") };
            // A pass is a ply too and places nothing.
            assert!((40..=42).contains(&board.position.empties().len()), "{board}");
        }
    }

    #[test]
    fn games_that_are_over_by_then_give_nothing_instead_of_trying_for_ever() {
        assert!(random_positions(GameKind::Othello, 3, 130..131, 1).is_empty());
        assert!(
            random_positions(GameKind::Othello, 1, 9..9, 1).len() <= 1,
            "an empty range is no reason to panic"
        );
    }
}
