//! The mistakes of a game, each as a position to try again.

use super::{GameLine, MoveClass, Review};
use crate::rules::{Bitboard, Position, Square};

/// A position in which much was lost, and what would have been good there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mistake {
    /// The number of the move in the game, 0 for the first.
    pub number: usize,
    /// Seen from the side that made the mistake.
    pub position: Position,
    /// What it played.
    pub played: Square,
    /// What is best.
    pub best: Square,
    /// Every move within a disc of the best, that one included: each is a good answer.
    pub good: Bitboard,
    /// What the best is worth to the side to move, in 1/256 disc.
    pub best_value: i32,
    /// What the played one is.
    pub played_value: i32,
    /// Whether both values are proven.
    pub is_exact: bool,
    /// The moves that are expected, `best` first; forced passes are left out.
    pub line: Vec<Square>,
}

impl Review {
    /// The mistakes and blunders of one side or both, as far as the game is appraised, in the order of the game.
    pub fn mistakes(&self, game: &GameLine, of_first_side: bool, of_second_side: bool) -> Vec<Mistake> {
        let mistake = |(number, ply): (usize, &super::ReviewedPly)| {
            let told = self.move_report(game, number)?;
            let wanted = if ply.by_first_side { of_first_side } else { of_second_side };
            let appraisal = self.of(game, number)?;
            (wanted && told.class >= MoveClass::Mistake).then(|| Mistake {
                number,
                position: ply.position,
                played: told.played,
                best: told.best,
                good: appraisal.good | told.best.bit(),
                best_value: told.best_value,
                played_value: told.played_value,
                is_exact: told.is_exact,
                line: appraisal.line.clone(),
            })
        };
        game.plies().iter().enumerate().filter_map(mistake).collect()
    }
}
