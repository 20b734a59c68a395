//! What NegaScout and MTD(f) remember of the positions they have seen: a lower and an upper bound for the value.

use std::hash::{Hash, Hasher};

use super::{Algorithm, Plan, Value, Window};
use crate::seeded::mix;

/// A table of fixed size. Two entries share a place: the deeper search of the two stays, the other one is replaced.
///
/// Entries hold the whole position and are used for the same depth only, so a remembered value is always the value
/// that a search would find: memory makes the search faster and never different.
pub struct Memory<K, M> {
    slots: Vec<Option<Entry<K, M>>>,
}

/// What is known of a position at one depth.
#[derive(Clone, Copy)]
pub(super) struct Entry<K, M> {
    key: K,
    depth: u32,
    pub(super) lower: Value,
    pub(super) upper: Value,
    /// The move that was best when the position was searched last.
    pub(super) best: Option<M>,
}

impl<K: Copy + Eq + Hash, M: Copy> Memory<K, M> {
    /// A memory with this many places, rounded up to a power of two, and at least one.
    pub fn with_places(places: usize) -> Self {
        let mut slots = Vec::new();
        slots.resize_with(places.next_power_of_two() * 2, || None);
        Self { slots }
    }

    /// A memory that is large enough for a search of this depth in a game like Othello, and small enough for a phone.
    pub fn for_depth(depth: u32) -> Self {
        Self::with_places(1 << (2 * depth + 4).clamp(12, 17))
    }

    /// A memory for searches by this plan; next to nothing for those that remember nothing.
    pub fn for_plan(plan: Plan) -> Self {
        match plan.algorithm {
            Algorithm::NegaScout | Algorithm::Mtdf => Self::for_depth(plan.depth),
            Algorithm::Minimax | Algorithm::AlphaBeta => Self::with_places(0),
        }
    }

    /// Forgets everything, so that the next search does not depend on the last.
    pub fn clear(&mut self) {
        self.slots.fill_with(|| None);
    }

    /// What is known of this position at exactly this depth.
    pub(super) fn at_depth(&self, key: K, depth: u32) -> Option<Entry<K, M>> {
        let place = self.place(key);
        self.slots[place..place + 2]
            .iter()
            .flatten()
            .find(|entry| entry.key == key && entry.depth == depth)
            .copied()
    }

    /// The move that was best here when this position was searched last, at any depth: the one to try first.
    pub(super) fn best(&self, key: K) -> Option<M> {
        let place = self.place(key);
        self.slots[place..place + 2]
            .iter()
            .flatten()
            .filter(|entry| entry.key == key)
            .max_by_key(|entry| entry.depth)
            .and_then(|entry| entry.best)
    }

    /// Learns what a search with this window returned.
    pub(super) fn learn(&mut self, key: K, depth: u32, window: Window, value: Value, best: Option<M>) {
        let mut entry = self.at_depth(key, depth).unwrap_or(Entry {
            key,
            depth,
            lower: -Value::MAX,
            upper: Value::MAX,
            best: None,
        });
        // Right above the leaves a search that was not cut off is exact, and its best move ends a line: a later one that
        // was cut off knows less.
        let knows_less = depth == 1 && value >= window.beta && entry.upper < Value::MAX;
        if value < window.beta {
            entry.upper = entry.upper.min(value);
        }
        if value > window.alpha {
            entry.lower = entry.lower.max(value);
        }
        entry.best = if knows_less { entry.best } else { best.or(entry.best) };
        let place = self.place(key);
        let (keep, give) = (place, place + 1);
        let same = |slot: &Option<Entry<K, M>>| {
            slot.as_ref().is_some_and(|old| old.key == key && old.depth == depth)
        };
        let deeper = self.slots[keep].as_ref().is_none_or(|old| depth >= old.depth);
        if same(&self.slots[give]) || (!deeper && !same(&self.slots[keep])) {
            self.slots[give] = Some(entry);
        } else {
            if !same(&self.slots[keep]) {
                self.slots[give] = self.slots[keep];
            }
            self.slots[keep] = Some(entry);
        }
    }

    fn place(&self, key: K) -> usize {
        let mut hasher = Mixer::new(0);
        key.hash(&mut hasher);
        (hasher.finish() as usize & (self.slots.len() / 2 - 1)) * 2
    }
}

/// A fast hash for keys of a few words; the standard one guards against attackers, of whom there are none here.
pub(in crate::engine) struct Mixer(u64);

impl Mixer {
    /// A hash that differs with its start.
    pub(in crate::engine) const fn new(start: u64) -> Self {
        Self(start)
    }
}

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(u64::from(byte));
        }
    }

    fn write_u64(&mut self, word: u64) {
        self.0 = mix(self.0.rotate_left(32) ^ word);
    }
}
