//! Elo: what a score says about the difference in strength, and how sure that is.

use std::fmt;

/// The difference that a match shows, for the first player.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Elo {
    /// The likeliest difference, and how far the truth may lie to either side with 95 % probability.
    About(f64, f64),
    /// Every game was won: the truth lies above this with 95 % probability.
    Above(f64),
    /// Every game was lost: the truth lies below this with 95 % probability.
    Below(f64),
    /// Nothing was played.
    Unknown,
}

/// Standard deviations to either side that hold 95 % of a normal distribution.
const SIGMAS: f64 = 1.96;

/// The probability that is left to error.
const RISK: f64 = 0.05;

impl Elo {
    /// From the scores of pairs of games, each from 0 (both lost) to 1 (both won).
    ///
    /// The pair is the unit and not the game, because the two games of an opening depend on each other: where one
    /// colour is better off, each player wins once. Counting games as independent would get the error wrong.
    pub fn of_pairs(scores: &[f64]) -> Self {
        let n_pairs = scores.len() as f64;
        let mean = scores.iter().sum::<f64>() / n_pairs;
        if scores.is_empty() {
            Self::Unknown
        } else if mean >= 1.0 {
            Self::Above(difference(lowest_of_all_won(n_pairs)))
        } else if mean <= 0.0 {
            Self::Below(-difference(lowest_of_all_won(n_pairs)))
        } else {
            Self::About(difference(mean), error(scores))
        }
    }
}

/// The Elo difference at which this score, strictly between 0 and 1, is expected.
fn difference(score: f64) -> f64 {
    400.0 * (score / (1.0 - score)).log10()
}

/// The lowest share of pairs for which winning all of them would still have this much probability: the exact bound of
/// Clopper and Pearson for a clean sheet.
fn lowest_of_all_won(n_pairs: f64) -> f64 {
    RISK.powf(1.0 / n_pairs)
}

/// The 95 % error of [`difference`]: the standard error of the mean, times how steep the Elo curve is there.
///
/// It is taken as if one more pair had been won and one more lost. Among hundreds that changes nothing; among a few
/// it keeps pairs that happen to agree from looking like certainty.
fn error(scores: &[f64]) -> f64 {
    let all = || scores.iter().copied().chain([0.0, 1.0]);
    let n_pairs = all().count() as f64;
    let mean = all().sum::<f64>() / n_pairs;
    let variance = all().map(|score| (score - mean).powi(2)).sum::<f64>() / (n_pairs - 1.0);
    let slope = 400.0 / (std::f64::consts::LN_10 * mean * (1.0 - mean));
    SIGMAS * (variance / n_pairs).sqrt() * slope
}

impl fmt::Display for Elo {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            // Rounded before it is printed, so that nothing becomes "-0".
            Self::About(elo, error) => write!(f, "{:+} ± {}", elo.round() as i64, error.round() as i64),
            Self::Above(elo) => write!(f, "above {:+}", elo.floor() as i64),
            Self::Below(elo) => write!(f, "below {:+}", elo.ceil() as i64),
            Self::Unknown => f.write_str("unknown"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[track_caller]
    fn assert_near(found: f64, expected: f64) {
        assert!((found - expected).abs() < 0.05, "{found} instead of {expected}");
    }

    #[test]
    fn the_curve_goes_through_the_known_points() {
        for (score, elo) in [(0.5, 0.0), (0.6, 70.4), (0.75, 190.8), (0.9, 381.7), (0.25, -190.8)] {
            assert_near(difference(score), elo);
        }
    }

    #[test]
    fn the_error_is_that_of_a_coin_for_a_hundred_decided_pairs() {
        // 60 pairs won and 40 lost: with the two extra ones, 61 of 102, a standard error of 0.0488 and 0.0957 to
        // either side, where a point of score is worth 723 Elo.
        let scores: Vec<f64> = [vec![1.0; 60], vec![0.0; 40]].concat();
        let Elo::About(elo, error) = Elo::of_pairs(&scores) else { panic!("a mixed score has an estimate") };
        assert_near(elo, 70.4);
        assert!((error - 69.2).abs() < 0.3, "{error}");
    }

    #[test]
    fn split_pairs_are_surer_than_decided_ones() {
        let split: Vec<f64> = [vec![0.75; 40], vec![0.5; 60]].concat();
        let decided: Vec<f64> = [vec![1.0; 60], vec![0.0; 40]].concat();
        let (Elo::About(_, small), Elo::About(_, large)) = (Elo::of_pairs(&split), Elo::of_pairs(&decided))
        else {
            panic!("mixed scores have estimates")
        };
        assert!(small < large / 2.0, "{small} {large}");
    }

    #[test]
    fn the_two_players_see_the_same_difference_with_opposite_signs() {
        let ours = [1.0, 0.5, 0.75, 1.0, 0.0];
        let theirs = ours.map(|score| 1.0 - score);
        let (Elo::About(plus, error), Elo::About(minus, same)) =
            (Elo::of_pairs(&ours), Elo::of_pairs(&theirs))
        else {
            panic!("mixed scores have estimates")
        };
        assert_near(plus, -minus);
        assert_near(error, same);
    }

    #[test]
    fn clean_sheets_give_a_bound_and_no_infinity() {
        // 0.05^(1/100) = 0.9705, which is 607 Elo.
        let (Elo::Above(bound), Elo::Below(mirror)) =
            (Elo::of_pairs(&[1.0; 100]), Elo::of_pairs(&[0.0; 100]))
        else {
            panic!("a clean sheet has a bound")
        };
        assert!((bound - 607.0).abs() < 1.0, "{bound}");
        assert_near(mirror, -bound);
        // One pair won says next to nothing: even a player 511 Elo weaker gets there once in twenty times.
        assert_eq!(Elo::of_pairs(&[1.0]).to_string(), "above -512");
    }

    #[test]
    fn a_few_equal_results_are_no_certainty() {
        let Elo::About(elo, error) = Elo::of_pairs(&[0.5, 0.5]) else {
            panic!("an even score has an estimate")
        };
        assert_near(elo, 0.0);
        assert!(error > 100.0 && error.is_finite(), "{error}");
    }

    #[test]
    fn it_reads_as_people_write_it() {
        assert_eq!(Elo::About(70.44, 49.1).to_string(), "+70 ± 49");
        assert_eq!(Elo::About(-0.2, 9.0).to_string(), "+0 ± 9");
        assert_eq!(Elo::of_pairs(&[]).to_string(), "unknown");
    }
}
