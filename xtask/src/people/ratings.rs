//! How strong each player is, from all results at once: the model of Bradley and Terry on Elo's scale.

use super::database::Database;

/// A player's strength.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Rating {
    /// On Elo's scale; the mean of all people with [`ENOUGH_GAMES`] is [`MEAN`].
    pub(crate) elo: f64,
    /// The standard error.
    pub(crate) error: f64,
    pub(crate) n_games: u32,
}

/// The mean of those who have played enough.
pub(crate) const MEAN: f64 = 1500.0;
/// With fewer games a rating says little.
pub(crate) const ENOUGH_GAMES: u32 = 30;
/// So many drawn games against somebody of the mean are added to everybody's results: they keep whoever only won, or only
/// lost, from infinity, and hold islands of players together.
const PRIOR_GAMES: f64 = 2.0;
/// Elo points for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
const MAX_ROUNDS: usize = 500;
/// The fit ends when nobody moves by more, in units of [`SCALE`].
const ENOUGH: f64 = 1e-5;

/// Fits everybody's strength to all games. Who is not known is left out, and so is a game with oneself.
pub(crate) fn fit(database: &Database) -> Vec<Rating> {
    let n_players = database.players.len();
    let mut opponents: Vec<Vec<(usize, f64)>> = vec![Vec::new(); n_players];
    for game in &database.games {
        let (black, white) = (game.black, game.white);
        let is_unknown = [black, white].into_iter().any(|player| database.players[player].is_unknown());
        if black != white && !is_unknown {
            opponents[black].push((white, game.black_points()));
            opponents[white].push((black, 1.0 - game.black_points()));
        }
    }
    let mut strengths = vec![0.0_f64; n_players];
    for _ in 0..MAX_ROUNDS {
        let mut largest: f64 = 0.0;
        for player in 0..n_players {
            // One step of Newton's on one coordinate: the likelihood is concave in each.
            let (slope, curvature) = slope_and_curvature(strengths[player], &opponents[player], &strengths);
            let step = (slope / curvature).clamp(-1.0, 1.0);
            strengths[player] += step;
            largest = largest.max(step.abs());
        }
        if largest < ENOUGH {
            break;
        }
    }
    let is_counted = |player: usize| {
        !database.players[player].is_program() && opponents[player].len() >= ENOUGH_GAMES as usize
    };
    let counted: Vec<f64> =
        (0..n_players).filter(|&player| is_counted(player)).map(|player| strengths[player]).collect();
    let mean = if counted.is_empty() { 0.0 } else { counted.iter().sum::<f64>() / counted.len() as f64 };
    (0..n_players)
        .map(|player| {
            let (_, curvature) = slope_and_curvature(strengths[player], &opponents[player], &strengths);
            Rating {
                elo: MEAN + SCALE * (strengths[player] - mean),
                // As if the opponents' strengths were known; theirs add little where many games hold everybody together.
                error: SCALE / curvature.sqrt(),
                n_games: opponents[player].len() as u32,
            }
        })
        .collect()
}

/// Of the log-likelihood of one player's results, the first derivative and the second with its sign turned.
fn slope_and_curvature(own: f64, results: &[(usize, f64)], strengths: &[f64]) -> (f64, f64) {
    let expected = |other: f64| 1.0 / (1.0 + (other - own).exp());
    let prior = expected(0.0);
    let mut slope = PRIOR_GAMES * (0.5 - prior);
    let mut curvature = PRIOR_GAMES * prior * (1.0 - prior);
    for &(opponent, points) in results {
        let chance = expected(strengths[opponent]);
        slope += points - chance;
        curvature += chance * (1.0 - chance);
    }
    (slope, curvature)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::people::database::{Game, Player};
    use othello::seeded::Seeded;

    /// Made-up players of known strengths, who play each other at random.
    fn simulated(strengths: &[f64], n_games: usize, seed: u64) -> Database {
        let mut random = Seeded::new(seed);
        let players =
            (0..strengths.len()).map(|number| Player { name: format!("player {number}") }).collect();
        let games = (0..n_games)
            .map(|_| {
                let (black, white) = (random.below(strengths.len()), random.below(strengths.len()));
                let chance = 1.0 / (1.0 + 10.0_f64.powf((strengths[white] - strengths[black]) / 400.0));
                let is_won = (random.below(1 << 20) as f64) < chance * f64::from(1 << 20);
                Game {
                    year: 2000,
                    black,
                    white,
                    black_discs: if is_won { 40 } else { 24 },
                    moves: Vec::new(),
                }
            })
            .collect();
        Database { players, games }
    }

    #[test]
    fn known_strengths_are_found_again_within_their_errors() {
        let strengths: Vec<f64> = (0..40).map(|number| 1110.0 + 20.0 * f64::from(number)).collect();
        let ratings = fit(&simulated(&strengths, 20_000, 5));
        let n_within = ratings
            .iter()
            .zip(&strengths)
            .filter(|(rating, strength)| (rating.elo - **strength).abs() < 2.0 * rating.error + 1.0)
            .count();
        assert!(n_within >= 36, "{n_within} of 40");
        assert!(ratings.iter().all(|rating| rating.error < 20.0 && rating.n_games > 800), "{ratings:?}");
    }

    #[test]
    fn whoever_only_won_is_strong_and_unsure() {
        let mut database = simulated(&[1500.0, 1500.0, 1500.0], 300, 6);
        database.players.push(Player { name: "lucky".to_owned() });
        database.games.push(Game { year: 2000, black: 3, white: 0, black_discs: 64, moves: Vec::new() });
        let ratings = fit(&database);
        assert!(ratings[3].elo > ratings[0].elo && ratings[3].elo < 1900.0, "{ratings:?}");
        assert!(ratings[3].error > 3.0 * ratings[0].error, "{ratings:?}");
    }
}
