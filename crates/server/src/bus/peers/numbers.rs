//! The numbers of messages between two nodes: each is sent once, and a gap is noticed.

use std::collections::BTreeSet;

/// Asks overtake each other on their way, but not by so many.
const WINDOW: usize = 4096;

/// Which asks of a node have come.
#[derive(Debug, Default)]
pub(super) struct Asked {
    /// All up to this one count as come.
    floor: u64,
    seen: BTreeSet<u64>,
}

impl Asked {
    /// Whether an ask comes for the first time.
    pub(super) fn is_new(&mut self, number: u64) -> bool {
        let is_new = number > self.floor && self.seen.insert(number);
        while self.seen.len() > WINDOW {
            self.floor = self.seen.pop_first().unwrap_or(self.floor);
        }
        is_new
    }
}

/// How news come, which are sent in order.
#[derive(Debug, Default)]
pub(super) struct Told {
    last: u64,
}

/// What the number of a piece of news says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Place {
    Next,
    /// Something before it was lost.
    AfterGap,
    /// It has come before.
    Repeated,
}

impl Told {
    pub(super) fn place(&mut self, number: u64) -> Place {
        let place = match number {
            _ if number <= self.last => return Place::Repeated,
            _ if number == self.last + 1 => Place::Next,
            _ => Place::AfterGap,
        };
        self.last = number;
        place
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_ask_counts_once_in_whatever_order_it_comes() {
        let mut asked = Asked::default();
        assert!(asked.is_new(2) && asked.is_new(1) && asked.is_new(3));
        assert!(!asked.is_new(2) && !asked.is_new(0));
        for number in 4..20_000 {
            assert!(asked.is_new(number));
        }
        assert!(asked.seen.len() <= WINDOW);
        assert!(!asked.is_new(4) && !asked.is_new(19_999), "old ones are remembered by the floor");
    }

    #[test]
    fn lost_news_are_noticed_and_repeated_ones_dropped() {
        let mut told = Told::default();
        assert_eq!(told.place(1), Place::Next);
        assert_eq!(told.place(1), Place::Repeated);
        assert_eq!(told.place(3), Place::AfterGap);
        assert_eq!(told.place(2), Place::Repeated);
        assert_eq!(told.place(4), Place::Next);
        assert_eq!(Told::default().place(2), Place::AfterGap, "a node's first message has the number one");
    }
}
