//! What each legal move is worth at three lengths of sight: at a glance, by a short look, by a longer one.

use std::fmt;

use crate::engine::strong::weights::DISC;
use crate::engine::strong::{EVERY_MOVE, Evaluation, Search, TranspositionTable};
use crate::engine::{Limit, Stop};
use crate::rules::{Position, Square};

/// A legal move with its values, in discs at the end, for the side that makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct AppraisedMove {
    /// The move.
    pub at: Square,
    /// How the position after it looks.
    pub glance: f32,
    /// After a short look.
    pub short: f32,
    /// After a longer look, or to the end of the game.
    pub long: f32,
}

/// The plies of a short look, the move itself counted.
const SHORT: u32 = 3;
/// Enough for the positions of one appraisal.
const TABLE_KILOBYTES: usize = 4096;

/// Looks at moves. It remembers nothing from one position to the next, so the same position is always worth the same.
pub struct Appraiser {
    table: TranspositionTable,
    sight: Sight,
}

/// How far the longer look goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// Its plies.
    pub(super) plies: u32,
    /// With so few empty squares it goes to the end.
    pub(super) to_the_end: u32,
    /// What is worse than the best move by more discs than this is only known to be so, which costs less than to know by how
    /// much.
    pub(super) margin: i32,
}

impl Sight {
    /// That of everybody whose games were learned from: deep enough to tell nearly every mistake that people of a club make,
    /// and a few hundredths of a second for a phone.
    pub(super) const CLUB: Self = Self { plies: 8, to_the_end: 12, margin: EVERY_MOVE / DISC };
}

impl fmt::Debug for Appraiser {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Appraiser")
    }
}

impl Default for Appraiser {
    fn default() -> Self {
        Self::with_sight(Sight::CLUB)
    }
}

impl Appraiser {
    /// One whose longer look goes so far.
    pub(super) fn with_sight(sight: Sight) -> Self {
        Self { table: TranspositionTable::with_kilobytes(TABLE_KILOBYTES), sight }
    }

    /// How many plies the longer look has here.
    pub fn depth(&self, position: Position) -> u32 {
        let n_empties = position.empties().len();
        if n_empties <= self.sight.to_the_end { n_empties } else { self.sight.plies }
    }

    /// The legal moves in the order of the squares, and how many positions were looked at; `None` if it was stopped.
    pub fn appraise(&mut self, position: Position, stop: &Stop) -> Option<(Vec<AppraisedMove>, u64)> {
        self.table.clear();
        let limit = Limit::until(stop.clone());
        let mut search = Search::new(&self.table, Evaluation::shipped(), &limit).thorough();
        let n_empties = position.empties().len();
        let glance = values(&mut search, position, 1, EVERY_MOVE)?;
        let short = values(&mut search, position, SHORT, EVERY_MOVE)?;
        let long = if n_empties <= self.sight.to_the_end {
            let solved = search.solve_moves(position)?;
            solved.into_iter().map(|(_, discs)| discs as f32).collect()
        } else {
            values(&mut search, position, self.sight.plies, self.sight.margin * DISC)?
        };
        let values = glance.into_iter().zip(short).zip(long);
        let moves = position
            .moves()
            .into_iter()
            .zip(values)
            .map(|(at, ((glance, short), long))| AppraisedMove { at, glance, short, long })
            .collect();
        Some((moves, search.nodes()))
    }
}

impl Appraiser {
    /// What a move loses against the best one by the longer look, in discs; `None` if it is not legal, or if the look was
    /// stopped.
    pub fn loss(&mut self, position: Position, at: Square, stop: &Stop) -> Option<f32> {
        let (moves, _) = self.appraise(position, stop)?;
        let best = moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
        Some(best - moves.iter().find(|it| it.at == at)?.long)
    }
}

/// Every legal move's value at this depth, in the order of the squares; `None` if the search was stopped. What is worse than
/// the best by more than the margin is taken for so much worse.
fn values(search: &mut Search<'_>, position: Position, depth: u32, margin: i32) -> Option<Vec<f32>> {
    let n_empties = position.empties().len();
    if n_empties <= depth {
        let solved = search.solve_moves(position)?;
        return Some(solved.into_iter().map(|(_, discs)| discs as f32).collect());
    }
    let rated = search.nearly_equal(position, depth, margin);
    if search.is_stopped() {
        return None;
    }
    let least = rated.iter().map(|found| found.value).max().unwrap_or_default() - margin;
    let value = |at| rated.iter().find(|found| found.best == at).map_or(least, |found| found.value);
    Some(position.moves().into_iter().map(|at| value(at) as f32 / DISC as f32).collect())
}

#[cfg(test)]
#[expect(clippy::float_cmp, reason = "these numbers are the same to the last bit, or wrong")]
mod tests {
    use super::*;
    use crate::engine::strong::StrongPlayer;
    use crate::engine::{Resources, strong::Budget};
    use crate::rules::random_position;
    use crate::seeded::Seeded;

    fn look(position: Position) -> Vec<AppraisedMove> {
        Appraiser::default().appraise(position, &Stop::new()).unwrap().0
    }

    #[test]
    fn every_legal_move_is_valued_and_a_look_before_changes_nothing() {
        let mut random = Seeded::new(21);
        let mut used = Appraiser::default();
        for n_empties in [57, 45, 33, 21, 12, 5, 2] {
            let position = random_position(n_empties, 2, &mut random);
            let moves = look(position);
            assert!(moves.iter().map(|it| it.at).eq(position.moves()), "{moves:?}");
            assert_eq!(used.appraise(position, &Stop::new()).unwrap().0, moves);
        }
    }

    #[test]
    fn near_the_end_the_longer_look_is_the_truth() {
        let mut random = Seeded::new(22);
        let mut solver = StrongPlayer::new(Budget::UNLIMITED, Resources::single(1), None);
        for n_empties in [Sight::CLUB.to_the_end, 7, 3] {
            let position = random_position(n_empties, 2, &mut random);
            let (solved, _) = solver.solve(position, &Stop::new()).unwrap();
            let best = look(position).iter().map(|it| it.long).fold(f32::MIN, f32::max);
            assert_eq!(best, solved.score as f32, "{position:?}");
            assert_eq!(Appraiser::default().depth(position), n_empties);
        }
    }

    #[test]
    fn the_best_move_loses_nothing_and_no_other_gains() {
        let position = random_position(30, 3, &mut Seeded::new(23));
        let losses: Vec<f32> = position
            .moves()
            .into_iter()
            .map(|at| Appraiser::default().loss(position, at, &Stop::new()).unwrap())
            .collect();
        assert!(losses.contains(&0.0) && losses.iter().all(|&loss| loss >= 0.0), "{losses:?}");
        let illegal = Square::all().find(|&at| !position.moves().contains(at)).unwrap();
        assert_eq!(Appraiser::default().loss(position, illegal, &Stop::new()), None);
    }

    #[test]
    fn with_a_margin_only_the_worse_moves_are_known_less_well_and_cost_less() {
        let position = random_position(34, 4, &mut Seeded::new(25));
        let [(all, n_all), (near, n_near)] = [Sight::CLUB.margin, 4].map(|margin| {
            let sight = Sight { margin, ..Sight::CLUB };
            Appraiser::with_sight(sight).appraise(position, &Stop::new()).unwrap()
        });
        let best = |moves: &[AppraisedMove]| moves.iter().map(|it| it.long).fold(f32::MIN, f32::max);
        assert!((best(&all) - best(&near)).abs() < 1.0, "{all:?} {near:?}");
        assert!(all.iter().any(|it| best(&all) - it.long > 5.0), "{all:?}");
        assert!(near.iter().all(|it| best(&near) - it.long <= 4.0), "{near:?}");
        assert!(near.iter().map(|it| it.at).eq(position.moves()) && n_near < n_all, "{n_near} of {n_all}");
    }

    #[test]
    fn a_stopped_look_says_nothing() {
        let stop = Stop::new();
        stop.raise();
        let position = random_position(30, 3, &mut Seeded::new(24));
        assert_eq!(Appraiser::default().appraise(position, &stop), None);
    }
}
