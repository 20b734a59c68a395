//! A game as its positions, each seen from the side that moves in it.

use crate::rules::{Bitboard, IllegalMove, Position, Square};

/// The positions of a game in which somebody had a choice or at least a move, and the one at its end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameLine {
    plies: Vec<ReviewedPly>,
    end: Position,
    /// Whether the side that moved first is the one whose view `end` is.
    end_is_first_sides: bool,
}

/// A position of a game and the move that was made in it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ReviewedPly {
    /// Seen from the side that moved.
    pub position: Position,
    /// What it played.
    pub played: Square,
    /// Whether that is the side that made the first move of the game.
    pub by_first_side: bool,
}

impl GameLine {
    /// A game from a position on; forced passes are left out of `moves`.
    ///
    /// # Errors
    /// The first move that is against the rules.
    pub fn new(start: Position, moves: &[Square]) -> Result<Self, IllegalMove> {
        let mut plies = Vec::with_capacity(moves.len());
        let (mut position, mut is_first_sides) = passed_if_due(start, true);
        for &played in moves {
            plies.push(ReviewedPly { position, played, by_first_side: is_first_sides });
            (position, is_first_sides) = passed_if_due(position.play(played)?, !is_first_sides);
        }
        // The side whose pass comes before the first move is not the side that moves first.
        let flip = plies.first().is_some_and(|first| !first.by_first_side);
        for ply in &mut plies {
            ply.by_first_side ^= flip;
        }
        Ok(Self { plies, end: position, end_is_first_sides: is_first_sides ^ flip })
    }

    /// The positions with their moves, in the order of the game.
    pub fn plies(&self) -> &[ReviewedPly] {
        &self.plies
    }

    /// The last position: the end, or where the game stands. Seen from the side to move.
    pub const fn end(&self) -> Position {
        self.end
    }

    /// How many positions there are: one more than moves.
    pub fn n_positions(&self) -> usize {
        self.plies.len() + 1
    }

    /// A position by its number, 0 for the first; beyond the last it is the last.
    pub fn position(&self, number: usize) -> Position {
        self.plies.get(number).map_or(self.end, |ply| ply.position)
    }

    /// Whether the position with this number is seen from the side that made the first move.
    pub fn is_first_sides(&self, number: usize) -> bool {
        self.plies.get(number).map_or(self.end_is_first_sides, |ply| ply.by_first_side)
    }

    /// The value of a position as the side to move in the one before it sees it.
    pub(super) fn seen_before(&self, number: usize, value: i32) -> i32 {
        let is_same_side = self.is_first_sides(number) == self.is_first_sides(number.saturating_sub(1));
        if is_same_side { value } else { -value }
    }
}

/// The position, and whose it is, after a pass if one is forced.
fn passed_if_due(position: Position, is_first_sides: bool) -> (Position, bool) {
    if position.must_pass() { (position.pass(), !is_first_sides) } else { (position, is_first_sides) }
}

/// The position at the end of these moves with forced passes taken, and whether the side to move there is the one that
/// was to move at the beginning; it stops before a move that is not legal.
pub(super) fn follow(position: Position, moves: &[Square]) -> (Position, bool) {
    moves.iter().fold((position, true), |(at_hand, is_same), &at| match at_hand.play(at) {
        Ok(next) => passed_if_due(next, !is_same),
        Err(_) => (at_hand, is_same),
    })
}

/// The corners that each side takes along these moves: the side to move first, then the other.
pub(super) fn corners_taken(position: Position, moves: &[Square]) -> [Bitboard; 2] {
    let (last, is_same) = follow(position, moves);
    let (own, opp) = if is_same { (last.own(), last.opp()) } else { (last.opp(), last.own()) };
    let free = position.empties() & Bitboard::CORNERS;
    [own & free, opp & free]
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::{Board, Disc, RandomGame};
    use crate::seeded::Seeded;

    #[test]
    fn every_position_is_that_of_the_board_with_passes_left_out() {
        let mut random = Seeded::new(3);
        let mut n_passes = 0;
        for _ in 0..60 {
            let game: Vec<(Board, Option<Square>)> = RandomGame::new(&mut random).collect();
            let moves: Vec<Square> = game.iter().filter_map(|&(_, at)| at).collect();
            let line = GameLine::new(Position::START, &moves).unwrap();
            let played = game.iter().filter_map(|&(board, at)| Some((board, at?)));
            assert!(
                line.plies()
                    .iter()
                    .map(|ply| (ply.position, ply.played))
                    .eq(played.clone().map(|(board, at)| (board.position, at)))
            );
            assert!(
                line.plies()
                    .iter()
                    .map(|ply| ply.by_first_side)
                    .eq(played.map(|(board, _)| board.turn == Disc::Black))
            );
            assert!(line.end().is_over());
            n_passes += game.len() - 1 - moves.len();
        }
        assert!(n_passes > 20, "{n_passes} passes");
    }

    #[test]
    fn a_game_may_begin_with_a_pass_and_an_illegal_move_is_refused() {
        let board: Board = format!("XO{} O", "-".repeat(62)).parse().unwrap();
        let line = GameLine::new(board.position, &["c1".parse().unwrap()]).unwrap();
        assert_eq!(line.plies()[0].position, board.position.pass());
        assert!(line.plies()[0].by_first_side && line.end().is_over());
        assert!(GameLine::new(Position::START, &["a1".parse().unwrap()]).is_err());
    }
}
