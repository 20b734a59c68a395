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
    /// What the player lost a move, if the moves were looked at.
    pub loss: Option<LossAMove>,
}

/// What somebody lost a move in a game.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct LossAMove {
    /// In discs.
    pub discs: f64,
    /// How many games of the same player were counted before this one.
    pub n_games_before: u32,
}

/// Of somebody nothing is known but that most people who begin are weaker than most who play tournaments.
const UNKNOWN: Rating = Rating { mean: 1000.0, error: 500.0 };
/// People get better, and have bad days: from game to game the estimate gets so much less sure.
const DRIFT: f64 = 20.0;
/// It never gets less sure than this.
const MOST_ERROR: f64 = 500.0;
/// Nobody is stronger.
const MOST: f64 = 3000.0;
/// Elo points for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;

/// Who loses one disc a move is about so strong, and so much less for each factor of e, by the bands of `docs/PEOPLE.md`.
const ELO_AT_ONE_DISC: f64 = 1840.0;
const ELO_FOR_LOSS: f64 = 630.0;
/// A single game says so with this error, which evens out from game to game.
const LOSS_ERROR: f64 = 200.0;
/// And with this one for a player's manner, which is in all games alike: of two who lose as much, one wins more.
const MANNER_ERROR: f64 = 100.0;
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
            Some(loss) => result.with_witness(elo_of_loss(loss.discs), loss_error(loss.n_games_before)),
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

/// The error with which one more loss a move speaks for a strength: with the losses of so many games before it, they say as
/// much together as their mean does, whose error never falls below [`MANNER_ERROR`].
fn loss_error(n_games_before: u32) -> f64 {
    let noise = LOSS_ERROR * LOSS_ERROR;
    let before = f64::from(n_games_before) * MANNER_ERROR * MANNER_ERROR + noise;
    (before * (before + MANNER_ERROR * MANNER_ERROR) / noise).sqrt()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::seeded::Seeded;

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
        assert!((rating.mean - UNKNOWN.mean).abs() < 150.0, "{rating:?}");
    }

    #[test]
    fn few_discs_lost_a_move_speak_for_strength() {
        let with =
            |discs| RatedGame { loss: Some(LossAMove { discs, n_games_before: 0 }), ..game(1200, 0.5) };
        let rating = Rating { mean: 1200.0, error: 150.0 };
        let [careful, careless, blind] = [0.4, 6.0, 0.0].map(|loss| rating.after(with(loss)));
        assert!(careful.mean > rating.mean && careless.mean < rating.mean);
        assert!(blind.mean >= careful.mean && blind.is_sound());
        assert!(careful.error < rating.after(game(1200, 0.5)).error);
    }

    #[test]
    fn what_is_lost_a_move_says_less_from_game_to_game_and_the_results_decide() {
        let errors: Vec<f64> = (0..50).map(loss_error).collect();
        assert!(errors.is_sorted() && errors[0] < 400.0 && errors[49] > 2500.0, "{errors:?}");
        let together = errors.iter().map(|error| 1.0 / (error * error)).sum::<f64>().sqrt().recip();
        assert!((MANNER_ERROR..1.2 * MANNER_ERROR).contains(&together), "{together}");
    }

    fn chance(random: &mut Seeded) -> f64 {
        random.below(1 << 20) as f64 / f64::from(1 << 20)
    }

    /// The sum of twelve chances is as good as normal.
    fn normal(random: &mut Seeded) -> f64 {
        (0..12).map(|_| chance(random)).sum::<f64>() - 6.0
    }

    /// Seven players of strengths that never change meet an opponent who is always as strong as the estimate says. Their
    /// results are drawn by lot; what they lose a move is drawn with the errors that it is thought to have.
    #[test]
    fn an_opponent_as_strong_as_the_estimate_lets_anybody_win_about_half() {
        const ROWS: u64 = 200;
        for strength in [500.0, 750.0, 1000.0, 1250.0, 1500.0, 1750.0, 2000.0_f64] {
            let (mut soon, mut later) = (0.0, 0.0);
            for row in 0..ROWS {
                let mut random = Seeded::new(row);
                let manner = normal(&mut random) * MANNER_ERROR;
                let mut rating = Rating::default();
                for n_games_before in 0..60 {
                    let apparent = strength + manner + normal(&mut random) * LOSS_ERROR;
                    let discs = ((ELO_AT_ONE_DISC - apparent) / ELO_FOR_LOSS).exp();
                    let wins = 1.0 / (1.0 + ((rating.mean - strength) / SCALE).exp());
                    let points = f64::from(u8::from(chance(&mut random) < wins));
                    match n_games_before {
                        ..7 => {}
                        7..10 => soon += points,
                        _ => later += points,
                    }
                    let loss = Some(LossAMove { discs, n_games_before });
                    rating = rating.after(RatedGame { loss, ..game(rating.elo().points(), points) });
                }
            }
            let [soon, later] = [soon / (ROWS as f64 * 3.0), later / (ROWS as f64 * 50.0)];
            assert!((0.4..0.6).contains(&soon), "{strength}: {soon}");
            assert!((0.45..0.55).contains(&later), "{strength}: {later}");
        }
    }

    #[test]
    fn no_row_of_results_leads_out_of_the_scale() {
        for points in [0.0, 1.0, f64::NAN] {
            let mut rating = Rating::default();
            for opponent in [0, 4000].into_iter().cycle().take(500) {
                let loss = Some(LossAMove { discs: 1e9, n_games_before: 0 });
                let next = rating.after(RatedGame { loss, ..game(opponent, points) });
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
