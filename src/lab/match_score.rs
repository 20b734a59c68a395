//! The result of a match: what its games add up to.

use super::{Clock, Elo, GameResult};

/// What the games of a match add up to, for the first level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct MatchScore {
    /// Games won.
    pub wins: u32,
    /// Games drawn.
    pub draws: u32,
    /// Games lost.
    pub losses: u32,
    /// The sum of the disc margins.
    margins: i32,
    /// How long each level thought.
    pub clocks: [Clock; 2],
    /// The score of each finished pair of games, from 0 to 1.
    pairs: Vec<f64>,
}

impl MatchScore {
    /// Adds up results of which each two belong to one opening.
    pub fn of(results: &[GameResult]) -> Self {
        let mut score = Self::default();
        for result in results {
            score.count(result);
        }
        score.pairs =
            results.chunks_exact(2).map(|pair| pair.iter().map(points).sum::<f64>() / 2.0).collect();
        score
    }

    /// Counts a game on its own; its pair is not known yet.
    pub fn count(&mut self, result: &GameResult) {
        match result.margin.signum() {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
        self.margins = self.margins.saturating_add(result.margin);
        for (clock, more) in self.clocks.iter_mut().zip(result.clocks) {
            *clock = clock.joined(more);
        }
    }

    /// How many games were played.
    pub const fn n_games(&self) -> u32 {
        self.wins + self.draws + self.losses
    }

    /// The share of the points, in per cent: a win is one, a draw a half.
    pub fn percentage(&self) -> f64 {
        let points = f64::from(self.wins) + f64::from(self.draws) / 2.0;
        100.0 * points / f64::from(self.n_games().max(1))
    }

    /// The mean disc margin of a game.
    pub fn mean_margin(&self) -> f64 {
        f64::from(self.margins) / f64::from(self.n_games().max(1))
    }

    /// What the score says about the difference in strength.
    pub fn elo(&self) -> Elo {
        Elo::of_pairs(&self.pairs)
    }

    /// Wins, draws and losses.
    pub fn score_line(&self) -> String {
        format!("{}/{}/{}", self.wins, self.draws, self.losses)
    }
}

/// The points of a game.
fn points(result: &GameResult) -> f64 {
    f64::from(result.margin.signum() + 1) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn results(margins: &[i32]) -> Vec<GameResult> {
        margins.iter().map(|&margin| GameResult { margin, clocks: [Clock::default(); 2] }).collect()
    }

    #[test]
    fn games_add_up() {
        let score = MatchScore::of(&results(&[10, -4, 0, 6, 20, 2]));
        assert_eq!((score.n_games(), score.score_line().as_str()), (6, "4/1/1"));
        assert!((score.percentage() - 75.0).abs() < 1e-9);
        assert!((score.mean_margin() - 34.0 / 6.0).abs() < 1e-9);
        assert_eq!(score.pairs, [0.5, 0.75, 1.0]);
    }

    #[test]
    fn an_empty_match_has_no_numbers_to_divide_by() {
        let score = MatchScore::of(&[]);
        assert_eq!((score.percentage(), score.mean_margin(), score.elo()), (0.0, 0.0, Elo::Unknown));
    }
}
