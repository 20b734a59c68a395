//! What the search remembers of positions it has seen: bounds for their value, and the moves worth trying first.
//!
//! An entry holds the whole board, so a look-up is never wrong. Threads share the table without locks: an entry is
//! three 64-bit words, and the two that hold the board are stored combined with the third by exclusive or (Robert
//! Hyatt's and Tim Mann's "lockless" trick, 2002). Words of two different writers then do not fit together, and the
//! entry reads as absent.

use std::collections::TryReserveError;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use crate::rules::{Position, Square};

/// A table of fixed size in buckets of two entries, each bucket in one line of the processor's cache.
pub struct TranspositionTable {
    buckets: Box<[Bucket]>,
    generation: u8,
}

/// The places where one position may be found. Most of a look-up's time is waiting for memory, so a quarter of the
/// line is left empty rather than have a bucket lie across two.
#[derive(Default)]
#[repr(align(64))]
struct Bucket([Slot; 2]);

#[derive(Default)]
struct Slot {
    own: AtomicU64,
    opp: AtomicU64,
    data: AtomicU64,
}

/// What is known of a position, in the unit of whoever stored it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The value is at least this.
    pub lower: i16,
    /// The value is at most this.
    pub upper: i16,
    /// How many plies were searched.
    pub depth: u8,
    /// How sure the search was: the higher the surer.
    pub confidence: u8,
    /// The best move, then the one that was best before.
    pub moves: [Option<Square>; 2],
}

impl TranspositionTable {
    /// A table of so many megabytes.
    pub fn with_megabytes(megabytes: usize) -> Self {
        Self::with_kilobytes(megabytes << 10)
    }

    /// A table of so many kilobytes.
    pub fn with_kilobytes(kilobytes: usize) -> Self {
        Self::with_buckets(Vec::new(), n_buckets(kilobytes))
    }

    /// A table of so many megabytes.
    ///
    /// # Errors
    /// The system does not give so much memory.
    pub fn try_with_megabytes(megabytes: usize) -> Result<Self, TryReserveError> {
        let n_buckets = n_buckets(megabytes.saturating_mul(1 << 10));
        let mut buckets = Vec::new();
        buckets.try_reserve_exact(n_buckets)?;
        Ok(Self::with_buckets(buckets, n_buckets))
    }

    fn with_buckets(mut buckets: Vec<Bucket>, n_buckets: usize) -> Self {
        buckets.resize_with(n_buckets, Bucket::default);
        Self { buckets: buckets.into_boxed_slice(), generation: 1 }
    }

    /// How many bytes the entries take.
    pub fn size(&self) -> usize {
        size_of_val(&*self.buckets)
    }

    /// Makes what is stored so far the first to be replaced; it can still be found.
    pub fn age(&mut self) {
        // Generation 0 is that of empty slots.
        self.generation = if self.generation == Packed::MAX_GENERATION { 1 } else { self.generation + 1 };
    }

    /// Forgets everything.
    pub fn clear(&mut self) {
        for slot in self.buckets.iter_mut().flat_map(|bucket| &mut bucket.0) {
            *slot = Slot::default();
        }
    }

    /// What is known of this position.
    #[inline]
    pub fn get(&self, position: Position) -> Option<Entry> {
        self.bucket(position).0.iter().find_map(|slot| slot.get(position)).map(Packed::entry)
    }

    /// Notes that a search found the value to be between two bounds, and its best move.
    ///
    /// If the same search was made before, the bounds of both hold.
    pub fn put(&self, position: Position, found: Entry) {
        let bucket = self.bucket(position);
        let mut place = &bucket.0[0];
        let mut least = u32::MAX;
        for slot in &bucket.0 {
            if let Some(packed) = slot.get(position) {
                return slot.set(position, Packed::new(packed.entry().updated(found), self.generation));
            }
            let worth = Packed(slot.data.load(Relaxed)).worth(self.generation);
            if worth < least {
                (place, least) = (slot, worth);
            }
        }
        place.set(position, Packed::new(found, self.generation));
    }

    #[inline]
    fn bucket(&self, position: Position) -> &Bucket {
        // The high half of the product spreads the hash over any number of buckets.
        let product = u128::from(hash(position)) * self.buckets.len() as u128;
        &self.buckets[(product >> 64) as usize]
    }
}

/// How many buckets so many kilobytes hold.
fn n_buckets(kilobytes: usize) -> usize {
    (kilobytes.saturating_mul(1 << 10) / size_of::<Bucket>()).max(1)
}

/// Both halves of a 128-bit product folded together, which depends on every disc.
#[inline]
fn hash(position: Position) -> u64 {
    let own = position.own().bits() ^ 0x9e37_79b9_7f4a_7c15;
    let opp = position.opp().bits() ^ 0xd1b5_4a32_d192_ed03;
    let product = u128::from(own) * u128::from(opp);
    product as u64 ^ (product >> 64) as u64
}

impl Entry {
    /// What a search to the end of the game found: `best` against `alpha`, with a window of no width.
    pub(super) const fn of_end(
        n_empties: u32,
        confidence: u8,
        alpha: i32,
        best: i32,
        best_at: Option<Square>,
    ) -> Self {
        let (lower, upper) = if best > alpha { (best, 64) } else { (-64, best) };
        Self {
            lower: lower as i16,
            upper: upper as i16,
            depth: n_empties as u8,
            confidence,
            moves: [best_at, None],
        }
    }

    /// The bound that already tells whether the value is above `alpha`, if one does.
    #[inline]
    pub(super) fn cutoff(self, alpha: i32) -> Option<i32> {
        let (lower, upper) = (i32::from(self.lower), i32::from(self.upper));
        if lower > alpha {
            Some(lower)
        } else if upper <= alpha {
            Some(upper)
        } else {
            None
        }
    }

    /// This and what a newer search found.
    fn updated(self, newer: Self) -> Self {
        let mut entry = newer;
        if (self.depth, self.confidence) == (newer.depth, newer.confidence) {
            entry.lower = self.lower.max(newer.lower);
            entry.upper = self.upper.min(newer.upper);
        }
        match newer.moves[0] {
            None => entry.moves = self.moves,
            best if best == self.moves[0] => entry.moves[1] = self.moves[1],
            _ => entry.moves[1] = self.moves[0],
        }
        entry
    }
}

impl Slot {
    #[inline]
    fn get(&self, position: Position) -> Option<Packed> {
        let data = self.data.load(Relaxed);
        let same = self.own.load(Relaxed) ^ data == position.own().bits()
            && self.opp.load(Relaxed) ^ data == position.opp().bits();
        (same && data != 0).then_some(Packed(data))
    }

    fn set(&self, position: Position, Packed(data): Packed) {
        self.own.store(position.own().bits() ^ data, Relaxed);
        self.opp.store(position.opp().bits() ^ data, Relaxed);
        self.data.store(data, Relaxed);
    }
}

/// An entry's third word: from the lowest bits lower, upper (16 each), depth, generation and confidence (5 + 3), two
/// moves (8 each).
#[derive(Clone, Copy)]
struct Packed(u64);

impl Packed {
    const MAX_GENERATION: u8 = 31;
    /// Stands for "no move"; squares are smaller.
    const NO_MOVE: u8 = 64;

    fn new(entry: Entry, generation: u8) -> Self {
        let square = |at: Option<Square>| at.map_or(Self::NO_MOVE, |at| at.index() as u8);
        let [first, second] = entry.moves.map(square);
        let [l0, l1] = entry.lower.to_le_bytes();
        let [u0, u1] = entry.upper.to_le_bytes();
        let age_and_confidence = generation | entry.confidence << 5;
        Self(u64::from_le_bytes([l0, l1, u0, u1, entry.depth, age_and_confidence, first, second]))
    }

    #[inline]
    fn entry(self) -> Entry {
        let [l0, l1, u0, u1, depth, age_and_confidence, first, second] = self.0.to_le_bytes();
        Entry {
            lower: i16::from_le_bytes([l0, l1]),
            upper: i16::from_le_bytes([u0, u1]),
            depth,
            confidence: age_and_confidence >> 5,
            moves: [first, second].map(|at| Square::new(at as usize)),
        }
    }

    /// How much an entry deserves to stay: those of this search first, then the deeper ones.
    fn worth(self, generation: u8) -> u32 {
        let [_, _, _, _, depth, age_and_confidence, _, _] = self.0.to_le_bytes();
        u32::from(age_and_confidence & Self::MAX_GENERATION == generation) << 8 | u32::from(depth)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Bitboard;
    use crate::seeded::Seeded;

    fn any_position(random: &mut Seeded) -> Position {
        let (a, b) = (random.next(), random.next());
        Position::new(Bitboard::from_bits(a & b), Bitboard::from_bits(a & !b)).unwrap()
    }

    fn entry(lower: i16, upper: i16, depth: u8) -> Entry {
        Entry { lower, upper, depth, confidence: 7, moves: [Square::new(63), None] }
    }

    #[test]
    fn what_is_put_is_what_comes_back() {
        let table = TranspositionTable::with_megabytes(1);
        let mut random = Seeded::new(31);
        for n in 0..1_000i16 {
            let position = any_position(&mut random);
            let found = Entry {
                lower: -n * 16,
                upper: n * 16,
                depth: (n % 61) as u8,
                confidence: (n % 8) as u8,
                moves: [Square::new(n as usize % 65), None],
            };
            table.put(position, found);
            assert_eq!(table.get(position), Some(found));
            assert_eq!(table.get(position.pass()), None);
        }
    }

    /// One bucket for all positions, so that a look-up always meets the other's entry.
    #[test]
    fn positions_that_share_the_discs_of_one_side_are_told_apart() {
        let mut random = Seeded::new(33);
        let mut n_pairs = 0;
        for _ in 0..1_000 {
            let (one, other) = (any_position(&mut random), any_position(&mut random));
            let same_own = Position::new(one.own(), other.opp() & !one.own()).unwrap();
            let same_opp = Position::new(other.own() & !one.opp(), one.opp()).unwrap();
            for similar in [same_own, same_opp] {
                let table = TranspositionTable::with_kilobytes(0);
                table.put(one, entry(-2, 2, 9));
                if similar != one {
                    n_pairs += 1;
                    assert_eq!(table.get(similar), None, "{one:?} is taken for {similar:?}");
                }
            }
        }
        assert!(n_pairs > 1_900, "{n_pairs} pairs");
    }

    #[test]
    fn bounds_of_the_same_search_are_joined_and_others_replaced() {
        let table = TranspositionTable::with_megabytes(1);
        let start = Position::START;
        table.put(start, entry(-4, 64, 10));
        table.put(start, Entry { moves: [Square::new(1), None], ..entry(-64, 8, 10) });
        let both = table.get(start).unwrap();
        assert_eq!((both.lower, both.upper), (-4, 8));
        assert_eq!(both.moves, [Square::new(1), Square::new(63)]);
        table.put(start, Entry { moves: [None; 2], ..entry(-64, 2, 12) });
        let newer = table.get(start).unwrap();
        assert_eq!((newer.lower, newer.upper, newer.depth), (-64, 2, 12));
        assert_eq!(newer.moves, both.moves, "a search without a best move keeps the old ones");
    }

    #[test]
    fn deep_and_new_entries_outlive_shallow_and_old_ones() {
        let mut table = TranspositionTable::with_megabytes(0);
        let mut random = Seeded::new(32);
        let [deep, deeper, newest] = [(); 3].map(|()| any_position(&mut random));
        table.put(deep, entry(0, 0, 10));
        table.put(deeper, entry(0, 0, 11));
        table.put(any_position(&mut random), entry(0, 0, 20));
        assert_eq!(table.get(deep), None);
        assert!(table.get(deeper).is_some());
        table.age();
        table.put(newest, entry(0, 0, 1));
        assert_eq!(table.get(deeper), None);
        assert!(table.get(newest).is_some());
        table.clear();
        assert_eq!(table.get(newest), None);
    }

    #[test]
    fn a_table_that_no_machine_holds_is_an_error_and_not_the_end() {
        for megabytes in [usize::MAX, usize::MAX >> 20, 1 << 40] {
            assert!(TranspositionTable::try_with_megabytes(megabytes).is_err(), "{megabytes} MB");
        }
        let table = TranspositionTable::try_with_megabytes(2).unwrap();
        assert_eq!(table.size(), TranspositionTable::with_megabytes(2).size());
    }

    #[test]
    fn the_table_keeps_to_its_size() {
        for megabytes in [1, 3, 32] {
            let size = TranspositionTable::with_megabytes(megabytes).size();
            assert!(
                size <= megabytes << 20 && size + 1024 > megabytes << 20,
                "{size} bytes for {megabytes} MB"
            );
        }
    }
}
