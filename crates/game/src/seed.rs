//! Dice that everyone can recompute once the seed is known.

use rand_chacha::ChaCha20Rng;
use rand_chacha::rand_core::{Rng, SeedableRng};

/// What every chance of a match is drawn from. It belongs to the [`Match`](crate::Match) alone: never to a
/// set-up, a view or a brain.
///
/// It has no serde, and its `Debug` tells nothing: a seed does not slip into a log line or a message by accident.
#[derive(Clone, PartialEq, Eq)]
pub struct Seed([u8; 32]);

impl Seed {
    /// The seed with these bytes.
    pub const fn new(bytes: [u8; 32]) -> Self {
        Self(bytes)
    }

    /// A seed from a small number, for tests and arenas.
    pub fn from_number(number: u64) -> Self {
        let mut bytes = [0; 32];
        bytes[..8].copy_from_slice(&number.to_le_bytes());
        Self(bytes)
    }

    /// The bytes, for keeping it and for publishing it after the match.
    pub const fn bytes(&self) -> &[u8; 32] {
        &self.0
    }

    /// The dice for the event with this number: ChaCha20 with the seed as key and the number as stream.
    /// Stateless, so that any single event can be checked alone.
    pub fn rng_at(&self, seq: usize) -> ChanceRng {
        let mut rng = ChaCha20Rng::from_seed(self.0);
        rng.set_stream(seq as u64);
        ChanceRng(rng)
    }
}

impl std::fmt::Debug for Seed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Seed(hidden)")
    }
}

/// Dice. Drawing is spelled out here rather than taken from a library, so that an old match replays for ever.
#[derive(Clone, Debug)]
pub struct ChanceRng(ChaCha20Rng);

impl ChanceRng {
    /// 32 fair bits.
    pub fn bits(&mut self) -> u32 {
        self.0.next_u32()
    }

    /// A fair number from 0 to `count - 1`.
    ///
    /// # Panics
    /// If `count` is 0.
    pub fn below(&mut self, count: u32) -> u32 {
        assert!(count > 0, "nothing to draw from");
        // Numbers at or above the largest multiple of `count` would favour small results: draw again.
        let fair = u32::MAX - u32::MAX % count;
        loop {
            let drawn = self.bits();
            if drawn < fair {
                return drawn % count;
            }
        }
    }

    /// Puts the items into a fair random order.
    pub fn shuffle<T>(&mut self, items: &mut [T]) {
        for last in (1..items.len()).rev() {
            items.swap(last, self.below(last as u32 + 1) as usize);
        }
    }

    /// One of the items, each as likely as the others.
    ///
    /// # Panics
    /// If there are none.
    pub fn pick<'a, T>(&mut self, items: &'a [T]) -> &'a T {
        &items[self.below(items.len() as u32) as usize]
    }
}
