//! How a search is told to end: by a flag that anyone may raise, and by a time that it set itself.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A flag that asks a search to end. Clones share the flag.
///
/// ```
/// use othello::engine::Stop;
/// let stop = Stop::new();
/// let theirs = stop.clone();
/// theirs.raise();
/// assert!(stop.is_raised());
/// ```
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// A flag that is down.
    pub fn new() -> Self {
        Self::default()
    }

    /// Asks every search that holds this flag to end.
    pub fn raise(&self) {
        // Nothing is published through the flag: whoever sees it only leaves.
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether a search should end.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// When one search has to end: at once after [`Stop::raise`], or when its time is up.
#[derive(Clone, Debug)]
pub struct Limit {
    stop: Stop,
    time: Option<Time>,
}

/// A search's time.
#[derive(Clone, Copy, Debug)]
struct Time {
    begun: Instant,
    budget: Duration,
}

impl Limit {
    /// No time limit, only the flag.
    pub const fn until(stop: Stop) -> Self {
        Self { stop, time: None }
    }

    /// The flag, or so much time from now.
    pub fn within(stop: Stop, budget: Duration) -> Self {
        Self { stop, time: Some(Time { begun: Instant::now(), budget }) }
    }

    /// Whether the search should end now. Reads the clock: ask every few hundred nodes.
    pub fn is_reached(&self) -> bool {
        self.stop.is_raised() || self.time.is_some_and(|time| time.begun.elapsed() >= time.budget)
    }

    /// The part of its time that has passed, 1 for all of it; `None` if there is no end to its time.
    pub fn part_of_time(&self) -> Option<f32> {
        let Time { begun, budget } = self.time?;
        Some(if budget.is_zero() { 1.0 } else { begun.elapsed().div_duration_f32(budget) })
    }
}

/// A flag that is raised after ten seconds, for tests of searches that have to end by themselves: if one does not, its
/// test fails instead of waiting for ever.
#[cfg(test)]
pub(crate) fn watchdog() -> Stop {
    let stop = Stop::new();
    let theirs = stop.clone();
    std::thread::spawn(move || {
        std::thread::sleep(Duration::from_secs(10));
        theirs.raise();
    });
    stop
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_limit_is_reached_by_its_time_or_by_its_flag() {
        let stop = Stop::new();
        assert!(Limit::within(stop.clone(), Duration::ZERO).is_reached());
        let (long, endless) =
            (Limit::within(stop.clone(), Duration::from_hours(1)), Limit::until(stop.clone()));
        assert!(!long.is_reached() && !endless.is_reached());
        let parts = [&Limit::within(stop.clone(), Duration::ZERO), &long, &endless].map(Limit::part_of_time);
        assert!(matches!(parts, [Some(1.0), Some(0.0..0.9), None]), "{parts:?}");
        stop.raise();
        assert!(long.is_reached() && endless.is_reached());
    }
}
