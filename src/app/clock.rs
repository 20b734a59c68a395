//! The time, as it is handed in.

use std::ops::Add;
use std::time::Duration;

/// A moment, as the time since the program started. The shell reads a clock; a test just counts.
///
/// ```
/// use othello::app::Now;
/// let later = Now::from_millis(100) + std::time::Duration::from_millis(50);
/// assert_eq!(later.since(Now::ZERO).as_millis(), 150);
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Now(Duration);

impl Now {
    /// The start of the program.
    pub const ZERO: Self = Self(Duration::ZERO);

    /// So long after the start of the program.
    pub const fn new(since_start: Duration) -> Self {
        Self(since_start)
    }

    /// So many milliseconds after the start of the program.
    pub const fn from_millis(millis: u64) -> Self {
        Self(Duration::from_millis(millis))
    }

    /// How long ago `earlier` was; nothing if it is yet to come.
    pub const fn since(self, earlier: Self) -> Duration {
        self.0.saturating_sub(earlier.0)
    }
}

impl Add<Duration> for Now {
    type Output = Self;

    fn add(self, duration: Duration) -> Self {
        Self(self.0.saturating_add(duration))
    }
}
