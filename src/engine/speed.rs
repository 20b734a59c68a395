//! How fast this device searches, and what that makes of the strong levels' times.
//!
//! A level should mean the same strength on every phone. Its time is what a common phone needs for it; an old one gets
//! more, a fast one makes its player wait for less.

use std::sync::OnceLock;
use std::time::{Duration, Instant};

use super::strong::{Budget, StrongPlayer};
use super::{Engine, Resources, Stop, ThinkingTime};
use crate::rules::{Position, random_position};
use crate::seeded::Seeded;

/// Positions a second, of all threads together, on the phone that the times of the levels are meant for; by our guess, as
/// in the matches of `docs/LEVELS.md`.
const COMMON: f64 = 1_700_000.0;

/// An old phone may not take for ever, and a fast one may as well use the time that nobody notices.
const FACTORS: (f64, f64) = (0.5, 2.0);

/// One look, short enough that the first move of a game does not wait for it.
const LOOK: Duration = Duration::from_millis(8);

/// Processors take a moment to wake up, and the system has other work now and then: the quickest look counts.
const N_LOOKS: u64 = 5;

/// How long a level thinks with these resources that thinks so long on a common phone.
pub(super) fn thinking_time(nominal: Duration, resources: Resources) -> Duration {
    match resources.thinking_time {
        ThinkingTime::Nominal => nominal,
        ThinkingTime::ByDevice => nominal.mul_f64(time_factor(resources.threads)),
    }
}

/// So much of a level's time does this device need for its strength. Measured when it is first asked for, in a
/// twentieth of a second: not at the start, when everything else is busy too, and anew in each process, since a system's
/// next version may be faster.
fn time_factor(n_threads: usize) -> f64 {
    static FACTOR: OnceLock<f64> = OnceLock::new();
    *FACTOR.get_or_init(|| factor(positions_a_second(n_threads)))
}

fn factor(positions_a_second: f64) -> f64 {
    let (least, most) = FACTORS;
    (COMMON / positions_a_second.max(1.0)).clamp(least, most)
}

fn positions_a_second(n_threads: usize) -> f64 {
    let looks = (0..N_LOOKS).map(|seed| look(middle_of_a_game(seed), n_threads));
    looks.fold(0.0, f64::max)
}

/// Forty empty squares: where strong levels think longest.
fn middle_of_a_game(seed: u64) -> Position {
    random_position(40, 2, &mut Seeded::new(seed))
}

fn look(position: Position, n_threads: usize) -> f64 {
    let budget = Budget { time: Some(LOOK), solve: 0, ..Budget::UNLIMITED };
    // A table of its own, so that nothing is known before; and a small one, which is made in no time.
    let resources = Resources { threads: n_threads, ..Resources::single(1) };
    let mut player = StrongPlayer::new(budget, resources, None);
    let started = Instant::now();
    let thought = player.choose(position, &Stop::new(), &mut |_| {});
    let n_nodes = thought.map_or(0, |thought| thought.nodes);
    n_nodes as f64 / started.elapsed().as_secs_f64().max(f64::MIN_POSITIVE)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_phone_gets_more_time_and_a_fast_one_less_within_bounds() {
        let percent = |speed: f64| (factor(speed * COMMON) * 100.0).round() as u32;
        assert_eq!([0.5, 1.0, 1.25, 2.0].map(percent), [200, 100, 80, 50]);
        assert_eq!([0.0, 1e-9, 0.1, 9.0, f64::INFINITY].map(percent), [200, 200, 200, 50, 50]);
    }

    /// A look must see a search at work, and not a handful of positions or none.
    #[test]
    fn every_look_searches() {
        for seed in 0..N_LOOKS {
            let position = middle_of_a_game(seed);
            assert!(look(position, 1) > 1_000.0, "{position:?}");
        }
        assert!((0.5..=2.0).contains(&time_factor(1)));
    }

    #[test]
    fn only_a_device_that_is_measured_changes_the_time() {
        let (second, match_player) = (Duration::from_secs(1), Resources::single(1));
        assert_eq!(thinking_time(second, match_player), second);
        let device = Resources { thinking_time: ThinkingTime::ByDevice, ..match_player };
        assert_eq!(thinking_time(second, device), second.mul_f64(time_factor(1)));
    }
}
