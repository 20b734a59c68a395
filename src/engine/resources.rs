//! The threads, the memory and the time that an engine may use.

/// How many threads an engine may search with, how much it may remember, and how its time is meant.
///
/// ```
/// use othello::engine::Resources;
/// let phone = Resources::of_device(8, Resources::PHONE_HASH_MB);
/// assert_eq!((phone.threads, phone.hash_mb), (4, 32));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Resources {
    /// At least one. With exactly one a search that has no clock always gives the same result.
    pub threads: usize,
    /// The size of the table of known positions, in megabytes.
    pub hash_mb: usize,
    /// What the times of the strong levels are.
    pub thinking_time: ThinkingTime,
}

/// What the times of the strong levels are.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ThinkingTime {
    /// As they are, on any machine.
    Nominal,
    /// Those of a common phone: a device that is slower or faster, by a short measurement, takes more or less time for
    /// the same strength.
    ByDevice,
}

impl Resources {
    /// Phones have little memory to spare: 32 MB hold what a few seconds of search find.
    pub const PHONE_HASH_MB: usize = 32;

    /// What a desktop does not notice.
    pub const DESKTOP_HASH_MB: usize = 128;

    /// More threads get in each other's way, and make a phone hot.
    pub const MAX_THREADS: usize = 4;

    /// One thread with a table of so many megabytes: what matches and tests use.
    pub const fn single(hash_mb: usize) -> Self {
        Self { threads: 1, hash_mb, thinking_time: ThinkingTime::Nominal }
    }

    /// Half of a device's cores, so that the other half can draw and do its own work, and time by its speed.
    pub fn of_device(n_cores: usize, hash_mb: usize) -> Self {
        let threads = (n_cores / 2).clamp(1, Self::MAX_THREADS);
        Self { threads, hash_mb, thinking_time: ThinkingTime::ByDevice }
    }
}

impl Default for Resources {
    /// One thread and a phone's memory.
    fn default() -> Self {
        Self::single(Self::PHONE_HASH_MB)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn half_of_the_cores_are_used_but_at_least_one_and_at_most_four() {
        let threads = |n_cores| Resources::of_device(n_cores, 32).threads;
        assert_eq!([0, 1, 2, 3, 4, 8, 64].map(threads), [1, 1, 1, 1, 2, 4, 4]);
    }
}
