//! What a review says of every move that is appraised, and of both sides.

use super::classes::turns_result;
use super::{Appraisal, GameLine, MoveClass, Review, SideTotals};
use crate::engine::estimated_discs;
use crate::rules::Square;

/// A review as it stands, told move by move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Report {
    /// The moves that are appraised: those from [`Self::first`] on.
    pub moves: Vec<MoveReport>,
    /// The number of the first of them in the game.
    pub first: usize,
    /// How the side that made the first move played, and how the other.
    pub sides: [SideTotals; 2],
}

/// What a move was worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct MoveReport {
    /// Whether the side that made the first move of the game made it.
    pub by_first_side: bool,
    /// The move.
    pub played: Square,
    /// The best one: the same if none is better.
    pub best: Square,
    /// What the best one is worth to the side that moves, in 1/256 disc.
    pub best_value: i32,
    /// What the played one is.
    pub played_value: i32,
    /// How bad it was.
    pub class: MoveClass,
    /// Whether it turned the result: a win into a draw or a loss, or a draw into a loss.
    pub turns_result: bool,
    /// Whether both values are proven.
    pub is_exact: bool,
}

impl MoveReport {
    /// What it lost, in discs.
    pub fn discs_lost(&self) -> f64 {
        estimated_discs(self.best_value - self.played_value)
    }
}

impl Review {
    /// What can be said so far; `None` before the first position is appraised.
    pub fn report(&self, game: &GameLine) -> Option<Report> {
        let first =
            game.n_positions().checked_sub(self.appraised.len()).filter(|&it| it < game.n_positions())?;
        let numbers = first..game.plies().len();
        let moves: Vec<MoveReport> = numbers.filter_map(|number| self.move_report(game, number)).collect();
        let mut sides = [SideTotals::default(); 2];
        for it in &moves {
            let side = &mut sides[usize::from(!it.by_first_side)];
            side.add(it.class, it.best_value - it.played_value);
        }
        Some(Report { moves, first, sides })
    }

    /// What the move with this number was worth, if its position is appraised.
    pub fn move_report(&self, game: &GameLine, number: usize) -> Option<MoveReport> {
        let ply = game.plies().get(number)?;
        let &Appraisal { value, best, is_exact, .. } = self.of(game, number)?;
        let played = self.played_value(game, number)?;
        Some(MoveReport {
            by_first_side: ply.by_first_side,
            played: ply.played,
            best: best?,
            best_value: value,
            played_value: played,
            class: MoveClass::of(value, played, is_exact),
            turns_result: turns_result(value, played, is_exact),
            is_exact,
        })
    }

    /// The value of a position for the side that made the first move, in 1/256 disc, and whether it is proven.
    pub fn value_for_first_side(&self, game: &GameLine, number: usize) -> Option<(i32, bool)> {
        let it = self.of(game, number)?;
        Some((if game.is_first_sides(number) { it.value } else { -it.value }, it.is_exact))
    }
}
