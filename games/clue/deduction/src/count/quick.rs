//! A quick hash for keys that we make ourselves: nobody can choose them to collide.

use std::collections::HashMap;
use std::hash::{BuildHasherDefault, Hasher};

/// A map from keys of our own making.
pub(super) type QuickMap<K, V> = HashMap<K, V, BuildHasherDefault<Quick>>;

/// Folds word by word: rotate, mix in, multiply by a large odd number.
#[derive(Default)]
pub(super) struct Quick(u64);

impl Quick {
    #[inline]
    fn fold(&mut self, word: u64) {
        self.0 = (self.0.rotate_left(23) ^ word).wrapping_mul(0x9e37_79b9_7f4a_7c15);
    }
}

impl Hasher for Quick {
    /// The high bits are the well mixed ones; maps look at the low ones too.
    #[inline]
    fn finish(&self) -> u64 {
        self.0 ^ (self.0 >> 32)
    }

    #[inline]
    fn write(&mut self, bytes: &[u8]) {
        for chunk in bytes.chunks(8) {
            let mut word = [0; 8];
            word[..chunk.len()].copy_from_slice(chunk);
            self.fold(u64::from_le_bytes(word));
        }
    }

    #[inline]
    fn write_u8(&mut self, number: u8) {
        self.fold(number.into());
    }

    #[inline]
    fn write_u32(&mut self, number: u32) {
        self.fold(number.into());
    }

    #[inline]
    fn write_usize(&mut self, number: usize) {
        self.fold(number as u64);
    }

    #[inline]
    fn write_u64(&mut self, number: u64) {
        self.fold(number);
    }

    #[inline]
    fn write_u128(&mut self, number: u128) {
        self.fold(number as u64);
        if number >> 64 != 0 {
            self.fold((number >> 64) as u64);
        }
    }
}
