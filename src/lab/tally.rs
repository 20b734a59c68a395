//! The result of a match: what its games add up to.

use super::{Clock, Elo, Record};

/// What the games of a match add up to, for the first level.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Tally {
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

impl Tally {
    /// Adds up records of which each two belong to one opening.
    pub fn of(records: &[Record]) -> Self {
        let mut tally = Self::default();
        for record in records {
            tally.count(record);
        }
        tally.pairs = records.chunks_exact(2).map(|pair| pair.iter().map(score).sum::<f64>() / 2.0).collect();
        tally
    }

    /// Counts a game on its own; its pair is not known yet.
    pub fn count(&mut self, record: &Record) {
        match record.margin.signum() {
            1 => self.wins += 1,
            0 => self.draws += 1,
            _ => self.losses += 1,
        }
        self.margins += record.margin;
        for (clock, more) in self.clocks.iter_mut().zip(record.clocks) {
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
fn score(record: &Record) -> f64 {
    f64::from(record.margin.signum() + 1) / 2.0
}

#[cfg(test)]
mod tests {
    use super::*;

    fn records(margins: &[i32]) -> Vec<Record> {
        margins.iter().map(|&margin| Record { margin, clocks: [Clock::default(); 2] }).collect()
    }

    #[test]
    fn games_add_up() {
        let tally = Tally::of(&records(&[10, -4, 0, 6, 20, 2]));
        assert_eq!((tally.n_games(), tally.score_line().as_str()), (6, "4/1/1"));
        assert!((tally.percentage() - 75.0).abs() < 1e-9);
        assert!((tally.mean_margin() - 34.0 / 6.0).abs() < 1e-9);
        assert_eq!(tally.pairs, [0.5, 0.75, 1.0]);
    }

    #[test]
    fn an_empty_match_has_no_numbers_to_divide_by() {
        let tally = Tally::of(&[]);
        assert_eq!((tally.percentage(), tally.mean_margin(), tally.elo()), (0.0, 0.0, Elo::Unknown));
    }
}
