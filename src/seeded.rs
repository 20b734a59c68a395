//! A small random generator that gives the same numbers for the same seed, on every machine and in every version.

/// Sebastiano Vigna's SplitMix64 (2015): enough for openings, tests and a little variety in play.
///
/// ```
/// use othello::seeded::Seeded;
/// assert_eq!(Seeded::new(7).next(), Seeded::new(7).next());
/// ```
#[derive(Clone, Debug)]
pub struct Seeded(u64);

impl Seeded {
    /// A generator that is wholly determined by its seed.
    pub const fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// The next 64 random bits.
    pub const fn next(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        mix(self.0)
    }

    /// A number below `bound`; 0 for a bound of 0.
    pub const fn below(&mut self, bound: usize) -> usize {
        // The high half of the product is uniform up to one part in 2^64 / bound, far beyond what anyone sees.
        ((self.next() as u128 * bound as u128) >> 64) as usize
    }

    /// One of the items, or `None` if there are none.
    pub fn choose<I>(&mut self, items: I) -> Option<I::Item>
    where
        I: IntoIterator<IntoIter: ExactSizeIterator>,
    {
        let mut items = items.into_iter();
        let n_items = items.len();
        items.nth(self.below(n_items))
    }
}

/// Spreads the bits of a number evenly; different numbers give different results.
pub const fn mix(number: u64) -> u64 {
    let z = (number ^ (number >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_sequence_is_the_published_one() {
        let mut random = Seeded::new(1_234_567);
        assert_eq!(random.next(), 6_457_827_717_110_365_317);
        assert_eq!(random.next(), 3_203_168_211_198_807_973);
    }

    #[test]
    fn every_item_is_chosen_sometimes_and_none_from_nothing() {
        let mut random = Seeded::new(5);
        let mut seen = [0; 6];
        for _ in 0..600 {
            seen[random.choose(0..6).unwrap()] += 1;
        }
        assert!(seen.iter().all(|&count| count > 50), "{seen:?}");
        assert_eq!(random.choose([0u8; 0]), None);
        assert_eq!(random.below(0), 0);
    }
}
