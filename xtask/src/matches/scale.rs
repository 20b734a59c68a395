//! Everybody's strength on one scale, from the results of many matches at once: the model of Bradley and Terry.
//!
//! The results are kept as lines of text: who, against whom, won, drawn, lost. A line that is there is not played again, so
//! hours of matches can be made in pieces.

use std::collections::BTreeSet;
use std::fs;
use std::io::ErrorKind;
use std::path::Path;

use anyhow::{Context, Result, bail};
use othello::engine::Level;
use othello::engine::people::{Model, Person};

use crate::cholesky::{Cholesky, Matrix};

/// The result of a match, seen from the first.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Played {
    pub(super) first: String,
    pub(super) second: String,
    pub(super) won: u32,
    pub(super) drawn: u32,
    pub(super) lost: u32,
}

impl Played {
    fn points(&self) -> f64 {
        f64::from(self.won) + 0.5 * f64::from(self.drawn)
    }

    pub(super) fn n_games(&self) -> u32 {
        self.won + self.drawn + self.lost
    }

    pub(super) fn line(&self) -> String {
        format!("{} {} {} {} {}", self.first, self.second, self.won, self.drawn, self.lost)
    }

    fn read(line: &str) -> Option<Self> {
        let [first, second, won, drawn, lost] = line.split(' ').collect::<Vec<_>>()[..] else { return None };
        let [first, second] = [first, second].map(str::to_owned);
        Some(Self {
            first,
            second,
            won: won.parse().ok()?,
            drawn: drawn.parse().ok()?,
            lost: lost.parse().ok()?,
        })
    }
}

/// Reads the lines of a file; none if it is not there yet. A line that begins with `#` is a comment.
///
/// # Errors
/// A file that cannot be read, or a line that is no result; the message names it.
pub(super) fn read(path: &Path) -> Result<Vec<Played>> {
    let text = match fs::read_to_string(path) {
        Err(error) if error.kind() == ErrorKind::NotFound => return Ok(Vec::new()),
        read => read.with_context(|| format!("cannot read {}", path.display()))?,
    };
    let lines = text.lines().enumerate().filter(|(_, line)| !line.starts_with('#'));
    lines
        .map(|(idx, line)| {
            Played::read(line).with_context(|| format!("{}:{}: no result: {line:?}", path.display(), idx + 1))
        })
        .collect()
}

/// A strength with its standard error.
#[derive(Clone, Debug, PartialEq)]
pub(super) struct Strength {
    pub(super) key: String,
    pub(super) elo: f64,
    /// Against the anchor.
    pub(super) error: f64,
    pub(super) n_games: u32,
}

/// Elo points for a factor of e in the odds.
const SCALE: f64 = 400.0 / std::f64::consts::LN_10;
/// So many drawn games against the mean of all keep whoever has only won, or only lost, from infinity.
const PRIOR_GAMES: f64 = 0.5;
const N_ROUNDS: usize = 100;

/// Fits everybody's strength, weakest first. The people that were fitted to tournaments have, on average, the strength that
/// those people had there: that is the anchor of the scale.
///
/// # Errors
/// Nobody of those people has played.
pub(super) fn fit(results: &[Played]) -> Result<Vec<Strength>> {
    let keys: BTreeSet<&str> =
        results.iter().flat_map(|it| [it.first.as_str(), it.second.as_str()]).collect();
    let keys: Vec<&str> = keys.into_iter().collect();
    let number = |key: &str| keys.iter().position(|&known| known == key).unwrap_or_default();
    let games: Vec<(usize, usize, f64, f64)> = results
        .iter()
        .map(|it| (number(&it.first), number(&it.second), it.points(), f64::from(it.n_games())))
        .collect();
    let mut strengths = vec![0.0_f64; keys.len()];
    for _ in 0..N_ROUNDS {
        let (slope, curvature) = derivatives(&games, &strengths);
        let step = Cholesky::new(curvature).solve(slope);
        strengths.iter_mut().zip(&step).for_each(|(it, step)| *it += step.clamp(-1.0, 1.0));
    }
    let curvature = Cholesky::new(derivatives(&games, &strengths).1);
    let anchors: Vec<(usize, f64)> = anchors()
        .filter_map(|(key, elo)| Some((keys.iter().position(|&known| known == key)?, elo)))
        .collect();
    if anchors.is_empty() {
        bail!("nobody has played who anchors the scale");
    }
    let mean =
        |value: &dyn Fn(&(usize, f64)) -> f64| anchors.iter().map(value).sum::<f64>() / anchors.len() as f64;
    let shift = mean(&|it| it.1) - SCALE * mean(&|it| strengths[it.0]);
    // The error of a difference: to one strength, from the mean of the anchors.
    let error = |player: usize| {
        let mut direction = vec![0.0; keys.len()];
        direction[player] += 1.0;
        for &(anchor, _) in &anchors {
            direction[anchor] -= 1.0 / anchors.len() as f64;
        }
        let solved = curvature.solve(direction.clone());
        SCALE * solved.iter().zip(&direction).map(|(one, other)| one * other).sum::<f64>().max(0.0).sqrt()
    };
    let mut found: Vec<Strength> = (0..keys.len())
        .map(|player| Strength {
            key: keys[player].to_owned(),
            elo: shift + SCALE * strengths[player],
            error: error(player),
            n_games: games.iter().filter(|it| it.0 == player || it.1 == player).map(|it| it.3 as u32).sum(),
        })
        .collect();
    found.sort_by(|one, other| one.elo.total_cmp(&other.elo));
    Ok(found)
}

/// Whose strength is known from tournaments.
fn anchors() -> impl Iterator<Item = (String, f64)> {
    Person::FITTED
        .iter()
        .zip(&Model::shipped().bands)
        .map(|(&person, band)| (Level::Person(person).key().into_owned(), f64::from(band.tournament_elo)))
}

/// Of the likelihood of all results, the slope, and the curvature with its sign turned.
fn derivatives(games: &[(usize, usize, f64, f64)], strengths: &[f64]) -> (Vec<f64>, Matrix) {
    let n = strengths.len();
    let (mut slope, mut curvature) = (vec![0.0; n], vec![vec![0.0; n]; n]);
    let expected = |difference: f64| 1.0 / (1.0 + (-difference).exp());
    for (player, &own) in strengths.iter().enumerate() {
        let chance = expected(own);
        slope[player] += PRIOR_GAMES * (0.5 - chance);
        curvature[player][player] += PRIOR_GAMES * chance * (1.0 - chance);
    }
    for &(first, second, points, n_games) in games {
        let chance = expected(strengths[first] - strengths[second]);
        let surprise = points - n_games * chance;
        slope[first] += surprise;
        slope[second] -= surprise;
        let weight = n_games * chance * (1.0 - chance);
        curvature[first][first] += weight;
        curvature[second][second] += weight;
        curvature[first.max(second)][first.min(second)] -= weight;
    }
    (slope, curvature)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn played(first: &str, second: &str, won: u32, drawn: u32, lost: u32) -> Played {
        Played { first: first.to_owned(), second: second.to_owned(), won, drawn, lost }
    }

    #[test]
    fn strengths_are_those_that_explain_the_scores() {
        // Ten to one are 400 points, three to one 191.
        let results =
            [played("finalist", "novice", 10_000, 0, 1_000), played("legend", "finalist", 7_400, 200, 2_400)];
        let found = fit(&results).unwrap();
        let of = |key: &str| found.iter().find(|it| it.key == key).unwrap();
        let anchor = anchors().find(|it| it.0 == "finalist").unwrap().1;
        assert!((of("finalist").elo - anchor).abs() < 0.01 && of("finalist").error < 0.01);
        assert!((of("finalist").elo - of("novice").elo - 400.0).abs() < 2.0, "{found:?}");
        assert!((of("legend").elo - of("finalist").elo - 191.0).abs() < 2.0, "{found:?}");
        assert!((2.0..8.0).contains(&of("legend").error), "{found:?}");
        assert_eq!(of("finalist").n_games, 21_000);
        assert!(found.is_sorted_by(|one, other| one.elo <= other.elo));
    }

    #[test]
    fn results_without_an_anchor_have_no_scale() {
        assert!(fit(&[played("novice", "club", 1, 0, 3)]).is_err());
    }

    #[test]
    fn a_line_reads_as_it_was_written_and_a_damaged_one_not() {
        let result = played("master:nodes=85000", "expert", 59, 0, 1);
        assert_eq!(Played::read(&result.line()), Some(result));
        for line in ["", "a b 1 2", "a b 1 2 x", "a b 1 2 3 4"] {
            assert_eq!(Played::read(line), None, "{line:?}");
        }
    }
}
