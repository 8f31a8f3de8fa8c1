//! Stop conditions of a search: the budget, checked now and then, and the other threads.

use parlour_game::Budget;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// The clock is read once in so many positions.
const ASK_EVERY: u64 = 1024;

/// One thread's share of a budget.
pub(super) struct Clock<'a> {
    budget: &'a Budget,
    /// Raised by the first thread that is done.
    stop: &'a AtomicBool,
    most_nodes: u64,
    nodes: u64,
}

impl<'a> Clock<'a> {
    /// One of so many threads that share the budget.
    pub(super) fn new(budget: &'a Budget, stop: &'a AtomicBool, threads: usize) -> Self {
        let most_nodes = budget.node_limit().map_or(u64::MAX, |limit| limit / threads as u64);
        Self { budget, stop, most_nodes, nodes: 0 }
    }

    /// Positions looked at so far.
    pub(super) fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Counts one more position; `false` if there is no time for it.
    #[inline]
    pub(super) fn tick(&mut self) -> bool {
        if self.nodes >= self.most_nodes {
            return false;
        }
        self.nodes += 1;
        // The node limit was looked at above, to the position: here only time and the flag count.
        !(self.nodes.is_multiple_of(ASK_EVERY) && self.is_over())
    }

    /// Whether time is up or another thread is done.
    pub(super) fn is_over(&self) -> bool {
        self.stop.load(Relaxed) || self.budget.is_spent(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use parlour_game::Cancel;

    #[test]
    fn the_node_limit_is_kept_to_the_position() {
        let (budget, stop) = (Budget::nodes(3000), AtomicBool::new(false));
        let mut clock = Clock::new(&budget, &stop, 1);
        assert_eq!((0..5000).filter(|_| clock.tick()).count(), 3000);
        assert_eq!(clock.nodes(), 3000);
    }

    #[test]
    fn threads_share_the_limit() {
        let (budget, stop) = (Budget::nodes(3000), AtomicBool::new(false));
        let mut clock = Clock::new(&budget, &stop, 2);
        assert_eq!((0..5000).filter(|_| clock.tick()).count(), 1500);
    }

    #[test]
    fn a_raised_flag_is_noticed() {
        let cancel = Cancel::default();
        let (budget, stop) = (Budget::default().until(cancel.clone()), AtomicBool::new(false));
        let mut clock = Clock::new(&budget, &stop, 1);
        assert!((0..5000).all(|_| clock.tick()));
        cancel.raise();
        assert!((0..ASK_EVERY).any(|_| !clock.tick()));
    }
}
