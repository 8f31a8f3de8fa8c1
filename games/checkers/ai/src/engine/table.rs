//! What was found out about positions already searched, shared by all threads without locks.
//!
//! A slot is two words written one after the other; the first is the position's key mixed with the second. Two
//! threads writing at once leave a pair that fits no position, which reads as empty.

use super::score::{Value, WIN_IN_SIGHT};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// How much memory the table takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Size {
    clusters: usize,
}

impl Size {
    /// At most so many mebibytes, at least one.
    pub fn mebibytes(count: usize) -> Self {
        let clusters = count.max(1) * (1 << 20) / size_of::<Cluster>();
        // The largest power of two that fits, so that the key picks a cluster with a mask.
        Self { clusters: 1 << clusters.ilog2() }
    }
}

/// What the value of a searched position tells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Bound {
    /// It is worth at least this.
    Least,
    /// It is worth at most this.
    Most,
    /// It is worth exactly this.
    Exact,
}

/// What is known of a position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Known {
    pub(super) value: Value,
    pub(super) bound: Bound,
    pub(super) depth: i32,
    /// Which move of the position's list was best.
    pub(super) best: Option<u8>,
}

#[derive(Default)]
struct Slot {
    check: AtomicU64,
    data: AtomicU64,
}

/// Slots that share a line of the cache.
#[derive(Default)]
#[repr(align(64))]
struct Cluster([Slot; 4]);

pub(super) struct Table {
    clusters: Box<[Cluster]>,
    /// Counts searches, so that old entries make room first.
    age: u8,
}

impl Table {
    pub(super) fn new(size: Size) -> Self {
        Self { clusters: (0..size.clusters).map(|_| Cluster::default()).collect(), age: 0 }
    }

    /// Another search begins.
    pub(super) fn grow_older(&mut self) {
        self.age = self.age.wrapping_add(1);
    }

    /// What is known of the position with this key, `ply` plies from the root.
    #[inline]
    pub(super) fn get(&self, key: u64, ply: i32) -> Option<Known> {
        for slot in &self.cluster(key).0 {
            let data = slot.data.load(Relaxed);
            if slot.check.load(Relaxed) ^ data == key && data != 0 {
                return Some(unpack(data, ply));
            }
        }
        None
    }

    #[inline]
    pub(super) fn put(&self, key: u64, ply: i32, known: Known) {
        let mut place = &self.cluster(key).0[0];
        let mut least_worth = i32::MAX;
        for slot in &self.cluster(key).0 {
            let data = slot.data.load(Relaxed);
            if data == 0 || slot.check.load(Relaxed) ^ data == key {
                place = slot;
                break;
            }
            // Depth counts, but yesterday's depth counts little.
            let worth = depth_of(data) - 8 * i32::from(self.age.wrapping_sub(age_of(data)));
            if worth < least_worth {
                (place, least_worth) = (slot, worth);
            }
        }
        let data = pack(known, ply, self.age);
        place.check.store(key ^ data, Relaxed);
        place.data.store(data, Relaxed);
    }

    #[inline]
    fn cluster(&self, key: u64) -> &Cluster {
        // The number of clusters is a power of two.
        &self.clusters[key as usize & (self.clusters.len() - 1)]
    }
}

/// From the lowest bit: value 16, depth 8, bound 2, a bit that is always set, best move 6 (63 for none), age 8.
#[inline]
fn pack(known: Known, ply: i32, age: u8) -> u64 {
    // Wins are counted from the root while searching, but from the position itself in the table.
    let value = match known.value {
        value if value >= WIN_IN_SIGHT => value + ply,
        value if value <= -WIN_IN_SIGHT => value - ply,
        value => value,
    };
    let bound = known.bound as u64;
    let best = u64::from(known.best.unwrap_or(NO_MOVE));
    u64::from(value as i16 as u16)
        | u64::from(known.depth.clamp(0, 255) as u8) << 16
        | bound << 24
        | 1 << 26
        | best << 27
        | u64::from(age) << 33
}

const NO_MOVE: u8 = 63;

#[inline]
fn unpack(data: u64, ply: i32) -> Known {
    let value = match i32::from(data as i16) {
        value if value >= WIN_IN_SIGHT => value - ply,
        value if value <= -WIN_IN_SIGHT => value + ply,
        value => value,
    };
    let bound = match data >> 24 & 3 {
        0 => Bound::Least,
        1 => Bound::Most,
        _ => Bound::Exact,
    };
    let best = (data >> 27 & 63) as u8;
    Known { value, bound, depth: depth_of(data), best: (best != NO_MOVE).then_some(best) }
}

#[inline]
fn depth_of(data: u64) -> i32 {
    (data >> 16 & 255) as i32
}

#[inline]
fn age_of(data: u64) -> u8 {
    (data >> 33) as u8
}

#[cfg(test)]
mod tests {
    use super::super::score::WIN;
    use super::*;

    #[test]
    fn what_is_put_is_found_and_nothing_else() {
        let table = Table::new(Size::mebibytes(1));
        let entries = [
            Known { value: -35, bound: Bound::Least, depth: 7, best: Some(47) },
            Known { value: 0, bound: Bound::Most, depth: 0, best: None },
            Known { value: WIN - 9, bound: Bound::Exact, depth: 40, best: Some(0) },
            Known { value: 9 - WIN, bound: Bound::Exact, depth: 40, best: Some(0) },
        ];
        for (key, known) in (1..).zip(entries) {
            table.put(key << 40, 3, known);
        }
        for (key, known) in (1..).zip(entries) {
            assert_eq!(table.get(key << 40, 3), Some(known));
        }
        assert_eq!(table.get(99 << 40, 3), None);
    }

    #[test]
    fn a_win_is_as_far_from_wherever_it_is_looked_up() {
        let table = Table::new(Size::mebibytes(1));
        table.put(5, 4, Known { value: WIN - 10, bound: Bound::Exact, depth: 6, best: None });
        assert_eq!(table.get(5, 8).map(|known| known.value), Some(WIN - 14));
    }

    #[test]
    fn the_shallowest_makes_room() {
        let table = Table::new(Size::mebibytes(1));
        let known = |depth| Known { value: 1, bound: Bound::Exact, depth, best: None };
        for (key, depth) in [(1, 5), (2, 2), (3, 9), (4, 7)] {
            table.put(key << 40, 0, known(depth));
        }
        table.put(5 << 40, 0, known(1));
        assert_eq!(table.get(2 << 40, 0), None);
        assert!([1, 3, 4, 5].iter().all(|key| table.get(key << 40, 0).is_some()));
    }

    #[test]
    fn sizes_are_powers_of_two_within_the_limit() {
        assert_eq!(Size::mebibytes(3), Size::mebibytes(2));
        assert_eq!(Size::mebibytes(0), Size::mebibytes(1));
        assert_eq!(Table::new(Size::mebibytes(1)).clusters.len() * size_of::<Cluster>(), 1 << 20);
    }
}
