//! Something of which there is only so much, divided among many: nobody can take all of it.
//!
//! A key may hold so many, and never more than are left for all others together: however greedy somebody is, as much as
//! they have can still be had.

use std::collections::HashMap;
use std::hash::Hash;
use std::sync::{Arc, Mutex};

pub(crate) struct Shares<K: Eq + Hash + Clone> {
    /// The most that one key may hold, however much is left.
    most: usize,
    all: usize,
    held: Mutex<Held<K>>,
}

struct Held<K> {
    by_key: HashMap<K, usize>,
    sum: usize,
}

impl<K: Eq + Hash + Clone> Shares<K> {
    pub(crate) fn new(all: usize, most: usize) -> Arc<Self> {
        Arc::new(Self { most, all, held: Mutex::new(Held { by_key: HashMap::new(), sum: 0 }) })
    }

    /// One more for this key, if it may have one.
    pub(crate) fn take(self: &Arc<Self>, key: K) -> Option<Share<K>> {
        self.take_some(key, 1)
    }

    /// So many more for this key, if it may have all of them.
    pub(crate) fn take_some(self: &Arc<Self>, key: K, count: usize) -> Option<Share<K>> {
        let mut held = self.held.lock().expect("no holder panics");
        let mine = held.by_key.get(&key).copied().unwrap_or_default();
        if mine.saturating_add(count) > self.most.min(self.all.saturating_sub(held.sum)) {
            return None;
        }
        *held.by_key.entry(key.clone()).or_default() += count;
        held.sum += count;
        Some(Share { shares: self.clone(), key: Some(key), count })
    }

    /// One more for somebody who stands for many, as long as there is any.
    pub(crate) fn take_for_many(self: &Arc<Self>) -> Option<Share<K>> {
        let mut held = self.held.lock().expect("no holder panics");
        if held.sum >= self.all {
            return None;
        }
        held.sum += 1;
        Some(Share { shares: self.clone(), key: None, count: 1 })
    }
}

/// Given back when it is dropped.
pub(crate) struct Share<K: Eq + Hash + Clone> {
    shares: Arc<Shares<K>>,
    key: Option<K>,
    count: usize,
}

impl<K: Eq + Hash + Clone> Drop for Share<K> {
    fn drop(&mut self) {
        let mut held = self.shares.held.lock().expect("no holder panics");
        held.sum -= self.count;
        let Some(key) = &self.key else { return };
        if let Some(count) = held.by_key.get_mut(key) {
            *count -= self.count;
            if *count == 0 {
                held.by_key.remove(key);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As many as the key can get.
    fn greed(shares: &Arc<Shares<u32>>, key: u32) -> Vec<Share<u32>> {
        std::iter::from_fn(|| shares.take(key)).collect()
    }

    #[test]
    fn each_has_so_many_and_nothing_is_kept_of_who_is_gone() {
        let shares = Shares::new(100, 2);
        let mut anns = greed(&shares, 1);
        assert_eq!(anns.len(), 2);
        assert!(shares.take(2).is_some(), "another has their own");
        anns.pop();
        assert!(shares.take(1).is_some(), "what is given back can be taken again");
        drop(anns);
        let held = shares.held.lock().unwrap();
        assert!(held.by_key.is_empty() && held.sum == 0);
    }

    #[test]
    fn however_greedy_the_others_are_whoever_comes_next_finds_something() {
        let shares = Shares::new(100, 512);
        let taken = [0, 1, 2, 3, 4].map(|key| greed(&shares, key));
        assert_eq!(taken.each_ref().map(Vec::len), [50, 25, 13, 6, 3], "half of what is left");
        assert!(shares.take(5).is_some());
    }

    #[test]
    fn who_stands_for_many_may_have_all_but_no_more() {
        let shares = Shares::<u32>::new(3, 1);
        let all: Vec<_> = std::iter::from_fn(|| shares.take_for_many()).collect();
        assert_eq!(all.len(), 3);
        assert!(shares.take(1).is_none());
    }
}
