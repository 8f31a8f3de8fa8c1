//! Hash table of searched positions, shared by all threads without locks.
//!
//! A slot is two words written one after the other; the first is the position's key mixed with the second. Two
//! threads writing at once leave a pair that fits no position, which reads as empty.
//!
//! Clearing the memory of a table costs about as much as a search of 50 ms. So the memory of a table that is dropped is
//! kept for the next one as it is: every entry carries the generation of its table, and entries of another generation
//! read as empty.

use super::score::{Value, WIN_IN_SIGHT};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

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

/// Clusters, and the generation of the newest entries in them.
#[derive(Default)]
struct Memory {
    clusters: Box<[Cluster]>,
    generation: u64,
}

impl Memory {
    /// The generation has as many bits as an entry has left. When they are used up, new memory is taken.
    const MOST_GENERATIONS: u64 = (1 << (64 - GENERATION)) - 1;

    fn new(size: Size) -> Self {
        // Generation 0 is that of empty slots.
        Self { clusters: (0..size.clusters).map(|_| Cluster::default()).collect(), generation: 1 }
    }
}

/// Memory of dropped tables.
static UNUSED: Mutex<Vec<Memory>> = Mutex::new(Vec::new());

/// How many clusters are kept unused at most: 64 MiB.
const MOST_UNUSED: usize = (64 << 20) / size_of::<Cluster>();

pub(super) struct Table {
    memory: Memory,
    /// Counts searches, so that old entries make room first.
    age: u8,
}

impl Drop for Table {
    fn drop(&mut self) {
        let Memory { clusters, generation } = std::mem::take(&mut self.memory);
        let mut unused = UNUSED.lock().unwrap_or_else(PoisonError::into_inner);
        if clusters.is_empty() || clusters.len() > MOST_UNUSED || generation >= Memory::MOST_GENERATIONS {
            return;
        }
        // The longest unused make room: a large table must not stay outside because of small ones.
        let mut kept: usize = unused.iter().map(|memory| memory.clusters.len()).sum();
        while kept + clusters.len() > MOST_UNUSED {
            kept -= unused.remove(0).clusters.len();
        }
        unused.push(Memory { clusters, generation: generation + 1 });
    }
}

impl Table {
    /// An empty table.
    pub(super) fn new(size: Size) -> Self {
        let mut unused = UNUSED.lock().unwrap_or_else(PoisonError::into_inner);
        let at = unused.iter().rposition(|memory| memory.clusters.len() == size.clusters);
        let memory = at.map(|at| unused.remove(at));
        drop(unused);
        Self { memory: memory.unwrap_or_else(|| Memory::new(size)), age: 0 }
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
            if slot.check.load(Relaxed) ^ data == key && self.is_own(data) {
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
            if !self.is_own(data) || slot.check.load(Relaxed) ^ data == key {
                place = slot;
                break;
            }
            // Depth counts; that of older searches counts less.
            let worth = depth_of(data) - 8 * i32::from(self.age.wrapping_sub(age_of(data)));
            if worth < least_worth {
                (place, least_worth) = (slot, worth);
            }
        }
        let data = pack(known, ply, self.age) | self.memory.generation << GENERATION;
        place.check.store(key ^ data, Relaxed);
        place.data.store(data, Relaxed);
    }

    #[inline]
    fn cluster(&self, key: u64) -> &Cluster {
        // The number of clusters is a power of two.
        &self.memory.clusters[key as usize & (self.memory.clusters.len() - 1)]
    }

    /// Whether this table has written the entry.
    #[inline]
    fn is_own(&self, data: u64) -> bool {
        data >> GENERATION == self.memory.generation
    }
}

/// The lowest bit of the generation.
const GENERATION: u32 = 40;

/// From the lowest bit: value 16, depth 8, bound 2, best move 6 (63 for none), age 8. The rest is the generation.
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
        | best << 26
        | u64::from(age) << 32
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
    let best = (data >> 26 & 63) as u8;
    Known { value, bound, depth: depth_of(data), best: (best != NO_MOVE).then_some(best) }
}

#[inline]
fn depth_of(data: u64) -> i32 {
    (data >> 16 & 255) as i32
}

#[inline]
fn age_of(data: u64) -> u8 {
    (data >> 32) as u8
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
        fill(&table);
        table.put(5 << 40, 0, Known { value: 1, bound: Bound::Exact, depth: 1, best: None });
        assert_eq!(table.get(2 << 40, 0), None);
        assert!([1, 3, 4, 5].iter().all(|key| table.get(key << 40, 0).is_some()));
    }

    #[test]
    fn sizes_are_powers_of_two_within_the_limit() {
        assert_eq!(Size::mebibytes(3), Size::mebibytes(2));
        assert_eq!(Size::mebibytes(0), Size::mebibytes(1));
        assert_eq!(Table::new(Size::mebibytes(1)).memory.clusters.len() * size_of::<Cluster>(), 1 << 20);
    }

    /// Puts four entries that go into the same cluster, the second of them the shallowest.
    fn fill(table: &Table) {
        for (key, depth) in [(1, 5), (2, 2), (3, 9), (4, 7)] {
            table.put(key << 40, 0, Known { value: 1, bound: Bound::Exact, depth, best: None });
        }
    }

    #[test]
    fn a_table_in_used_memory_is_empty() {
        let used = Table::new(Size::mebibytes(1));
        fill(&used);
        let Memory { clusters, generation } = std::mem::take(&mut { used }.memory);
        let next = Table { memory: Memory { clusters, generation: generation + 1 }, age: 0 };
        assert!((1..5).all(|key| next.get(key << 40, 0).is_none()));
        // What is left of the old entries does not make room for one another: the new ones find empty slots.
        fill(&next);
        assert!((1..5).all(|key| next.get(key << 40, 0).is_some()));
    }

    #[test]
    fn used_memory_is_used_again_until_its_generations_run_out() {
        let size = Size::mebibytes(4);
        let mut first = Table::new(size);
        let place = first.memory.clusters.as_ptr();
        assert_eq!(first.memory.generation, 1);
        first.memory.generation = Memory::MOST_GENERATIONS - 1;
        drop(first);
        let second = Table::new(size);
        assert_eq!(
            (second.memory.clusters.as_ptr(), second.memory.generation),
            (place, Memory::MOST_GENERATIONS)
        );
        drop(second);
        assert_eq!(Table::new(size).memory.generation, 1);
    }

    #[test]
    fn a_large_table_is_kept_though_many_small_ones_are_unused() {
        let small: Vec<Table> = (0..64).map(|_| Table::new(Size::mebibytes(1))).collect();
        drop(small);
        drop(Table::new(Size::mebibytes(32)));
        assert!(Table::new(Size::mebibytes(32)).memory.generation > 1);
    }
}
