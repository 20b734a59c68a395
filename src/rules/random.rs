//! Games of random moves, the same for the same seed: openings and positions for experiments, benchmarks and tests.

use super::{Board, Position, Square};
use crate::seeded::Seeded;

/// A game of random moves: every board with the move that is made on it, `None` for a pass; the last board is the end
/// of the game, and has none.
///
/// ```
/// use othello::rules::{Board, RandomGame};
/// use othello::seeded::Seeded;
/// let game: Vec<_> = RandomGame::new(&mut Seeded::new(1)).collect();
/// assert_eq!(game[0].0, Board::START);
/// assert!(game[game.len() - 1].0.position.is_over());
/// ```
pub struct RandomGame<'a> {
    next: Option<Board>,
    random: &'a mut Seeded,
}

impl<'a> RandomGame<'a> {
    /// A game from the first position on.
    pub const fn new(random: &'a mut Seeded) -> Self {
        Self { next: Some(Board::START), random }
    }
}

impl Iterator for RandomGame<'_> {
    type Item = (Board, Option<Square>);

    fn next(&mut self) -> Option<Self::Item> {
        let board = self.next.take()?;
        if board.position.is_over() {
            return Some((board, None));
        }
        let (at, after) = random_ply(board, self.random);
        self.next = Some(after);
        Some((board, at))
    }
}

/// The board after so many random plies. A pass is a ply, also that of a side that passes after the end of the game.
pub fn after_random_plies(n_plies: usize, random: &mut Seeded) -> Board {
    (0..n_plies).fold(Board::START, |board, _| random_ply(board, random).1)
}

/// A position with so many empty squares in which the side to move has so many moves at least. There must be such ones.
pub fn random_position(n_empties: u32, min_moves: u32, random: &mut Seeded) -> Position {
    loop {
        let mut board = Board::START;
        while board.position.empties().len() > n_empties && !board.position.is_over() {
            board = random_ply(board, random).1;
        }
        let position = board.position;
        if position.empties().len() == n_empties && position.moves().len() >= min_moves {
            return position;
        }
    }
}

/// A random move, or a pass where there is none, and the board after it.
fn random_ply(board: Board, random: &mut Seeded) -> (Option<Square>, Board) {
    let at = random.choose(board.position.moves());
    let after = at.map_or(board.pass(), |at| board.play_flips(at, board.position.flips_of_empty(at)));
    (at, after)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_board_follows_from_the_one_before() {
        let mut random = Seeded::new(4);
        let mut n_passes = 0;
        for _ in 0..200 {
            let game: Vec<_> = RandomGame::new(&mut random).collect();
            for pair in game.windows(2) {
                let [(board, at), (after, _)] = pair else { panic!("windows of two") };
                n_passes += usize::from(at.is_none());
                match at {
                    Some(at) => assert_eq!(board.play(*at), Ok(*after)),
                    None => assert!(board.position.must_pass() && board.pass() == *after),
                }
            }
            assert!(game.last().is_some_and(|(board, at)| board.position.is_over() && at.is_none()));
        }
        assert!(n_passes > 20, "{n_passes} passes");
    }

    #[test]
    fn a_position_is_as_it_was_asked_for() {
        let mut random = Seeded::new(5);
        for (n_empties, min_moves) in [(60, 4), (44, 0), (20, 2), (1, 1), (0, 0)] {
            let position = random_position(n_empties, min_moves, &mut random);
            assert_eq!(position.empties().len(), n_empties);
            assert!(position.moves().len() >= min_moves);
        }
        assert_eq!(after_random_plies(9, &mut random).position.empties().len(), 51);
    }
}
