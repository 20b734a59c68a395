//! How strong the player is, estimated from games against opponents whose strength is known.
//!
//! The estimate is a mean and an error, on the scale of [`Elo`]. A result moves it by as much as it was a surprise, as in Mark
//! Glickman's system (1999); what the player lost a move is a second witness, weighed by how well it foretells strength.

use serde::{Deserialize, Serialize};

use crate::engine::Elo;

/// An estimate of somebody's strength.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub struct Rating {
    /// The likeliest strength, in Elo.
    pub mean: f64,
    /// The standard error, in Elo.
    pub error: f64,
}

/// What a game says about its player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct RatedGame {
    /// How strong the opponent was.
    pub opponent: Elo,
    /// 1 for a win, 0.5 for a draw, 0 for a loss.
    pub points: f64,
    /// What the player lost a move, in discs, if the moves were looked at.
    pub loss: Option<f64>,
}

/// Of somebody nothing is known but that most people who begin are weaker than most who play tournaments.
const UNKNOWN: Rating = Rating { mean: 1000.0, error: 350.0 };
/// People get better, and have bad days: from game to game the estimate gets so much less sure.
const DRIFT: f64 = 30.0;
/// It never gets less sure than this.
const MOST_ERROR: f64 = 350.0;
/// Nobody is stronger.
const MOST: f64 = 3000.0;
/// Elo points for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Who loses one disc a move is about so strong, and so much less for each factor of e, by the bands of `docs/PEOPLE.md`. A
/// single game says it with this error.
const ELO_AT_ONE_DISC: f64 = 1840.0;
const ELO_FOR_LOSS: f64 = 630.0;
const LOSS_ERROR: f64 = 320.0;
/// Whoever loses less in a game had an easy one.
const LEAST_LOSS: f64 = 0.3;

impl Default for Rating {
    fn default() -> Self {
        UNKNOWN
    }
}

impl Rating {
    /// The estimate after one more game.
    #[must_use]
    pub fn after(self, game: RatedGame) -> Self {
        let before = self.error.hypot(DRIFT).min(MOST_ERROR);
        let opponent = f64::from(game.opponent.points());
        // The result: one step of Newton's from the estimate before, whose error stands for a normal distribution.
        let expected = 1.0 / (1.0 + ((opponent - self.mean) / SCALE).exp());
        let information = expected * (1.0 - expected) / (SCALE * SCALE);
        let variance = 1.0 / (1.0 / (before * before) + information);
        let result = Self {
            mean: self.mean + variance * (game.points.clamp(0.0, 1.0) - expected) / SCALE,
            error: variance.sqrt(),
        };
        let joined = match game.loss {
            Some(loss) => result.with_witness(elo_of_loss(loss), LOSS_ERROR),
            None => result,
        };
        Self { mean: joined.mean.clamp(0.0, MOST), ..joined }
    }

    /// Joins the estimate with another one of the same strength.
    fn with_witness(self, mean: f64, error: f64) -> Self {
        let [own, other] = [self.error, error].map(|error| 1.0 / (error * error));
        Self { mean: (own * self.mean + other * mean) / (own + other), error: (own + other).sqrt().recip() }
    }

    /// The strength itself.
    pub const fn elo(self) -> Elo {
        Elo::clamped(self.mean)
    }

    /// Whether these are numbers that an estimate can have.
    pub fn is_sound(self) -> bool {
        (0.0..=MOST).contains(&self.mean) && (1.0..=MOST_ERROR).contains(&self.error)
    }
}

/// The strength of people who lose so many discs a move.
fn elo_of_loss(loss: f64) -> f64 {
    (ELO_AT_ONE_DISC - ELO_FOR_LOSS * loss.max(LEAST_LOSS).ln()).clamp(0.0, MOST)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn game(opponent: u16, points: f64) -> RatedGame {
        RatedGame { opponent: Elo::new(opponent).unwrap(), points, loss: None }
    }

    #[test]
    fn a_win_raises_a_loss_lowers_and_the_expected_hardly_matters() {
        let known = Rating { mean: 1500.0, error: 80.0 };
        assert!(known.after(game(1500, 1.0)).mean > 1510.0);
        assert!(known.after(game(1500, 0.0)).mean < 1490.0);
        assert!((known.after(game(1500, 0.5)).mean - 1500.0).abs() < 0.01);
        assert!((known.after(game(500, 1.0)).mean - 1500.0).abs() < 1.0);
    }

    #[test]
    fn every_game_makes_it_surer_until_only_the_drift_is_left() {
        let mut rating = Rating::default();
        for n_games in 0..60 {
            let next = rating.after(game(rating.elo().points(), f64::from(n_games % 2)));
            assert!(next.error < rating.error + 1.0, "{rating:?} {next:?}");
            rating = next;
        }
        assert!((50.0..110.0).contains(&rating.error), "{rating:?}");
        assert!((rating.mean - UNKNOWN.mean).abs() < 120.0, "{rating:?}");
    }

    #[test]
    fn few_discs_lost_a_move_speak_for_strength() {
        let with = |loss| RatedGame { loss: Some(loss), ..game(1200, 0.5) };
        let rating = Rating { mean: 1200.0, error: 150.0 };
        let [careful, careless, blind] = [0.4, 6.0, 0.0].map(|loss| rating.after(with(loss)));
        assert!(careful.mean > rating.mean && careless.mean < rating.mean);
        assert!(blind.mean >= careful.mean && blind.is_sound());
        assert!(careful.error < rating.after(game(1200, 0.5)).error);
    }

    #[test]
    fn no_row_of_results_leads_out_of_the_scale() {
        for points in [0.0, 1.0, f64::NAN] {
            let mut rating = Rating::default();
            for opponent in [0, 4000].into_iter().cycle().take(500) {
                let next = rating.after(RatedGame { loss: Some(1e9), ..game(opponent, points) });
                if points.is_nan() {
                    assert!(!next.is_sound(), "a result that is no number is seen");
                    break;
                }
                rating = next;
            }
            assert!(rating.is_sound(), "{rating:?}");
        }
    }
}
