//! How far a shallow search may be from a deep one: the numbers behind Multi-ProbCut.

use super::weights::DISC;

/// Levels of confidence, as stored in the table: the highest cuts nothing that is not proven.
pub(super) const CERTAIN: u8 = 7;

/// The confidence of searches that only have to play well.
pub(super) const PLAYING: u8 = 1;

/// For each level of confidence, how many standard deviations of the difference between shallow and deep searches
/// the shallow one must be outside of the window. One-sided, a level errs in about 14, 7, 3, 1.4, 0.5, 0.1 and 0 %.
const DEVIATIONS: [f32; 8] = [1.1, 1.5, 1.9, 2.2, 2.6, 3.0, 3.3, f32::INFINITY];

/// A shallower search to ask first.
#[derive(Clone, Copy)]
pub(super) struct Cut {
    /// Its depth.
    pub(super) depth: u32,
    /// How far outside of the window its value must be, in 1/256 disc.
    pub(super) margin: i32,
}

impl Margins {
    /// Those of the evaluation that has no file, by `cargo xtask probcut --simple`.
    pub const OF_SIMPLE_COUNTS: Self = Self {
        searches: Deviation::new([0.262, 0.0452, 0.404, -0.220]),
        ends: Deviation::new([0.009, 0.3045, 0.356, -0.123]),
    };

    /// The cut for a search of this depth in a position with so many empty squares, if one pays.
    pub(super) fn cut(&self, depth: u32, n_empties: u32, confidence: u8) -> Option<Cut> {
        if depth < MIN_DEPTH {
            return None;
        }
        // About half the depth, and of the same parity: the side that moves last always looks a little better.
        self.searches.cut(depth, depth / 4 * 2 + depth % 2, n_empties, confidence)
    }

    /// The cut for a search of two plies by the static value.
    pub(super) fn static_cut(&self, n_empties: u32, confidence: u8) -> Option<Cut> {
        self.searches.cut(2, 0, n_empties, confidence)
    }

    /// The cut for a search to the end of the game with so many empty squares.
    pub(super) fn cut_of_end(&self, n_empties: u32, confidence: u8) -> Option<Cut> {
        // About a third of the depth, of the same parity.
        self.ends.cut(n_empties, n_empties / 6 * 2 + n_empties % 2, n_empties, confidence)
    }
}

/// Below, the shallow search costs as much as it saves.
const MIN_DEPTH: u32 = 3;

/// How far shallow searches are from deep ones: measured by `cargo xtask probcut` with the weights of an evaluation, and
/// kept in the same file.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Margins {
    /// From searches that are deeper.
    pub searches: Deviation,
    /// From the end of the game.
    pub ends: Deviation,
}

/// The standard deviation of the difference between a shallow and a deep search, in discs: a line in the moves played,
/// the plies that the shallow one leaves out, and its depth.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Deviation {
    constant: f32,
    by_played: f32,
    by_left_out: f32,
    by_depth: f32,
}

/// Lines are measured for depths up to 8 or so; further out they must not become too sure.
const LEAST: f32 = 1.5;

impl Deviation {
    /// A line with these coefficients: constant, by moves played, by plies left out, by shallow depth.
    pub const fn new([constant, by_played, by_left_out, by_depth]: [f32; 4]) -> Self {
        Self { constant, by_played, by_left_out, by_depth }
    }

    /// The coefficients, as [`Self::new`] takes them.
    pub const fn coefficients(self) -> [f32; 4] {
        [self.constant, self.by_played, self.by_left_out, self.by_depth]
    }

    fn cut(self, depth: u32, reduced: u32, n_empties: u32, confidence: u8) -> Option<Cut> {
        if confidence >= CERTAIN {
            return None;
        }
        let deviations = DEVIATIONS[usize::from(confidence & 7)];
        let margin = deviations * self.discs(depth, reduced, n_empties) * DISC as f32;
        Some(Cut { depth: reduced, margin: margin as i32 })
    }

    fn discs(self, depth: u32, reduced: u32, n_empties: u32) -> f32 {
        let n_played = 60u32.saturating_sub(n_empties) as f32;
        let (left_out, reduced) = ((depth - reduced) as f32, reduced as f32);
        let line =
            self.constant + self.by_played * n_played + self.by_left_out * left_out + self.by_depth * reduced;
        line.max(LEAST)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::strong::tests::late_positions;
    use crate::engine::strong::{Evaluation, Search, TranspositionTable};
    use crate::engine::{Limit, Stop};
    use crate::rules::Position;

    #[test]
    fn a_cut_is_shallower_of_the_same_parity_and_wider_the_surer_it_wants_to_be() {
        let margins = Evaluation::shipped().margins();
        for depth in MIN_DEPTH..30 {
            let cuts: Vec<Cut> = (0..CERTAIN).filter_map(|level| margins.cut(depth, 40, level)).collect();
            assert_eq!(cuts.len(), usize::from(CERTAIN));
            assert!(cuts.iter().all(|cut| cut.depth < depth && cut.depth % 2 == depth % 2));
            assert!(cuts.is_sorted_by(|sooner, later| sooner.margin < later.margin));
        }
        assert!(margins.cut(10, 40, CERTAIN).is_none() && margins.cut_of_end(20, CERTAIN).is_none());
        assert!(margins.cut(MIN_DEPTH - 1, 40, 0).is_none());
    }

    /// How often a deep search is further from the shallow one than the margin says, on either side, in per cent.
    fn percent_outside(pairs: &[(i32, i32, i32)]) -> usize {
        let outside = pairs.iter().filter(|(shallow, deep, margin)| (shallow - deep).abs() > *margin).count();
        100 * outside / pairs.len()
    }

    /// The value of a search of this depth without any cut by probability.
    fn value(search: &mut Search<'_>, position: Position, depth: u32) -> Option<i32> {
        match depth {
            0 => Some(Evaluation::shipped().evaluate_position(position)),
            _ => search.deepen(position, depth).map(|found| found.value),
        }
    }

    /// The levels of confidence say how often a cut may be wrong. Margins half as wide would err several times as often,
    /// margins twice as wide would hardly ever, and cut as rarely.
    #[test]
    fn margins_err_about_as_often_as_their_level_says() {
        let limit = Limit::until(Stop::new());
        let margins = Evaluation::shipped().margins();
        let mut searches = Vec::new();
        for n_empties in [20, 30, 40] {
            for position in late_positions(n_empties, 60, 121) {
                let table = TranspositionTable::with_megabytes(1);
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                for depth in [4, 5, 6] {
                    let Cut { depth: reduced, margin } = margins.cut(depth, n_empties, PLAYING).unwrap();
                    let values = [reduced, depth].map(|depth| value(&mut search, position, depth));
                    let [Some(shallow), Some(deep)] = values else { continue };
                    searches.push((shallow, deep, margin));
                }
            }
        }
        // 7 per cent on each side.
        let percent = percent_outside(&searches);
        assert!((6..=24).contains(&percent), "{percent} % of {} searches", searches.len());
    }

    #[test]
    fn the_static_value_errs_about_as_often_as_its_level_says() {
        let limit = Limit::until(Stop::new());
        let margins = Evaluation::shipped().margins();
        let mut searches = Vec::new();
        for n_empties in [20, 30, 40] {
            for position in late_positions(n_empties, 200, 123) {
                let table = TranspositionTable::with_megabytes(1);
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                let Cut { depth: 0, margin } = margins.static_cut(n_empties, PLAYING).unwrap() else {
                    panic!("a static value has no depth")
                };
                let [Some(shallow), Some(deep)] = [0, 2].map(|depth| value(&mut search, position, depth))
                else {
                    continue;
                };
                searches.push((shallow, deep, margin));
            }
        }
        let percent = percent_outside(&searches);
        assert!((6..=24).contains(&percent), "{percent} % of {} searches", searches.len());
        assert!(margins.static_cut(30, CERTAIN).is_none());
    }

    #[test]
    fn margins_of_ends_err_about_as_often_as_their_level_says() {
        let limit = Limit::until(Stop::new());
        let margins = Evaluation::shipped().margins();
        let mut ends = Vec::new();
        for n_empties in [14, 15, 16] {
            for position in late_positions(n_empties, 60, 122) {
                let table = TranspositionTable::with_megabytes(1);
                let mut search = Search::new(&table, Evaluation::shipped(), &limit);
                let Cut { depth, margin } = margins.cut_of_end(n_empties, PLAYING).unwrap();
                let Some(shallow) = value(&mut search, position, depth) else { continue };
                let solved = search.solve(position).unwrap();
                ends.push((shallow, solved.score * DISC, margin));
            }
        }
        let percent = percent_outside(&ends);
        assert!((4..=24).contains(&percent), "{percent} % of {} ends", ends.len());
    }
}
