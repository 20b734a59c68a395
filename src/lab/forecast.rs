//! How far a comparison has come, and how long the rest will take.

use std::time::Duration;

use super::{Comparison, Match, RunSpec, SearchVariant};
use crate::rules::GameKind;

/// How far along something is.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Forecast {
    /// From 0 to 1.
    pub share: f64,
    /// How long it may still take; `None` while nothing is known.
    pub left: Option<Duration>,
}

/// A search that is on its way counts as nearly done at the most.
const NEARLY: f64 = 0.95;

impl Comparison {
    /// How far it has come if the search on its way has taken so long. The work of a search is guessed from its depth,
    /// and the machine's speed taken from the searches that are done.
    pub fn forecast(&self, spent: Duration) -> Forecast {
        let work: Vec<f64> = self.specs().map(|spec| self.work(spec)).collect();
        let (done, rest) = work.split_at(self.runs.len().min(work.len()));
        let (done, all): (f64, f64) = (done.iter().sum(), work.iter().sum());
        if all <= 0.0 {
            return Forecast { share: 1.0, left: None };
        }
        let taken: f64 = self.runs.iter().map(|run| run.time.as_secs_f64()).sum();
        if done <= 0.0 || taken <= 0.0 {
            return Forecast { share: 0.0, left: None };
        }
        let speed = done / taken;
        let on_its_way = rest.first().map_or(0.0, |next| (spent.as_secs_f64() * speed).min(next * NEARLY));
        let share = ((done + on_its_way) / all).clamp(0.0, 1.0);
        // A guess that is no time at all, or longer than anyone waits, is none.
        let left = Duration::try_from_secs_f64((all - done - on_its_way).max(0.0) / speed).ok();
        Forecast { share, left }
    }

    /// The positions that a search like this visits, roughly. Both numbers come from ten random positions of each game
    /// (seed 1) at depths 3 to 8 (November 2026): the others than plain negamax lie within a factor of two of each
    /// other.
    fn work(&self, spec: RunSpec) -> f64 {
        let (first, by_ply): (f64, f64) = match (self.game(), spec.variant) {
            (GameKind::Othello, SearchVariant::Negamax) => (1.0, 11.5),
            (GameKind::Othello, _) => (5.0, 3.4),
            (GameKind::Checkers, SearchVariant::Negamax) => (1.0, 6.0),
            (GameKind::Checkers, _) => (5.0, 2.6),
        };
        first * by_ply.powi(spec.depth as i32)
    }
}

impl Match {
    /// How far it has come if the game on its way has taken so long, judged by the games that are done.
    pub fn forecast(&self, spent: Duration) -> Forecast {
        let (done, all) = (self.results.len() as f64, self.n_games as f64);
        let [first, second] = self.score().clocks;
        let taken = first.joined(second).total;
        let each = taken.as_secs_f64() / done.max(1.0);
        let on_its_way = if each > 0.0 { (spent.as_secs_f64() / each).min(NEARLY) } else { 0.0 };
        let ahead = (all - done - on_its_way).max(0.0);
        let share = ((done + on_its_way) / all.max(1.0)).clamp(0.0, 1.0);
        let left = if done > 0.0 { Duration::try_from_secs_f64(ahead * each).ok() } else { None };
        Forecast { share, left }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::lab::{Builtin, Run, TestPosition};

    fn comparison(n_done: usize) -> Comparison {
        let mut comparison = Comparison::new(
            vec![TestPosition::from(Builtin::Start), TestPosition::from(Builtin::Opening)],
            vec![4],
            vec![SearchVariant::AlphaBeta, SearchVariant::Mtdf],
        );
        let run = Run { nodes: 100, time: Duration::from_secs(2), value: 0, line: String::new() };
        comparison.runs = vec![run; n_done];
        comparison
    }

    #[test]
    fn equal_searches_take_equal_times() {
        let Forecast { share, left } = comparison(1).forecast(Duration::ZERO);
        assert!((share - 0.25).abs() < 1e-9);
        assert!((left.unwrap().as_secs_f64() - 6.0).abs() < 1e-6);
        let later = comparison(1).forecast(Duration::from_secs(1));
        assert!((later.share - 0.375).abs() < 1e-9);
        let much_later = comparison(1).forecast(Duration::from_secs(1_000));
        assert!(much_later.share < 0.5, "a search that takes longer than guessed is not done");
    }

    #[test]
    fn a_match_is_judged_by_its_games_so_far() {
        use crate::engine::Level;
        use crate::lab::{Clock, GameResult};
        let clock = Clock { n_moves: 30, total: Duration::from_secs(2), ..Clock::default() };
        let mut played = Match::new([Level::Novice; 2], 4, 8, 1);
        assert_eq!(played.forecast(Duration::from_secs(1)), Forecast { share: 0.0, left: None });
        played.results.push(GameResult { margin: 0, clocks: [clock; 2] });
        let Forecast { share, left } = played.forecast(Duration::from_secs(2));
        assert!((share - 1.5 / 4.0).abs() < 1e-9);
        assert!((left.unwrap().as_secs_f64() - 10.0).abs() < 1e-6);
    }

    #[test]
    fn nothing_known_and_nothing_left_are_both_said() {
        assert_eq!(comparison(0).forecast(Duration::from_secs(9)), Forecast { share: 0.0, left: None });
        let Forecast { share, left } = comparison(4).forecast(Duration::ZERO);
        assert!((share - 1.0).abs() < 1e-9 && left == Some(Duration::ZERO));
        let nothing = Comparison::new(Vec::new(), vec![4], vec![SearchVariant::Mtdf]);
        assert!((nothing.forecast(Duration::ZERO).share - 1.0).abs() < 1e-9);
    }
}
