//! A queue with fair shares: addresses are served by turns, the guests of an address by turns, and each guest in the order they
//! asked. Pure: it knows no thread and no clock.

use std::collections::{BTreeMap, VecDeque};
use std::ops::Bound::{Excluded, Unbounded};

/// What waits, by address and guest.
pub(crate) struct FairQueue<H, G, T> {
    addresses: BTreeMap<H, Shares<G, T>>,
    /// The address that was served last: the next one in order is served next.
    last: Option<H>,
    /// Numbers what comes in, so that the newest can be told.
    next_ticket: u64,
}

/// What waits of one address.
struct Shares<G, T> {
    guests: BTreeMap<G, VecDeque<Place<T>>>,
    /// The guest who was served last.
    last: Option<G>,
}

impl<G, T> Shares<G, T> {
    fn places(&self) -> usize {
        self.guests.values().map(VecDeque::len).sum()
    }
}

struct Place<T> {
    ticket: u64,
    item: T,
}

impl<H: Ord + Clone, G: Ord + Clone, T> FairQueue<H, G, T> {
    pub(crate) fn new() -> Self {
        Self { addresses: BTreeMap::new(), last: None, next_ticket: 0 }
    }

    pub(crate) fn len(&self) -> usize {
        self.addresses.values().map(Shares::places).sum()
    }

    /// How many places a guest has.
    pub(crate) fn places_of(&self, address: &H, guest: &G) -> usize {
        self.addresses.get(address).and_then(|shares| shares.guests.get(guest)).map_or(0, VecDeque::len)
    }

    /// Takes a place.
    pub(crate) fn push(&mut self, address: H, guest: G, item: T) {
        let place = Place { ticket: self.next_ticket, item };
        self.next_ticket += 1;
        let none = || Shares { guests: BTreeMap::new(), last: None };
        let shares = self.addresses.entry(address).or_insert_with(none);
        shares.guests.entry(guest).or_default().push_back(place);
    }

    /// Serves whoever is next, passing over guests who may not be served now.
    pub(crate) fn pop(&mut self, may_be_served: impl Fn(&G) -> bool) -> Option<(H, G, T)> {
        let next = by_turns(&self.addresses, self.last.as_ref()).find_map(|(address, shares)| {
            let (guest, _) =
                by_turns(&shares.guests, shares.last.as_ref()).find(|(guest, _)| may_be_served(guest))?;
            Some((address.clone(), guest.clone()))
        });
        let (address, guest) = next?;
        self.last = Some(address.clone());
        if let Some(shares) = self.addresses.get_mut(&address) {
            shares.last = Some(guest.clone());
        }
        let item = self.take(&address, &guest, VecDeque::pop_front)?;
        Some((address, guest, item))
    }

    /// The newest place gives way, of the guest with most places in the address with most places.
    pub(crate) fn give_way(&mut self) -> Option<T> {
        let newest = |places: &VecDeque<Place<T>>| places.back().map(|place| place.ticket);
        let (address, shares) = self
            .addresses
            .iter()
            .max_by_key(|(_, shares)| (shares.places(), shares.guests.values().filter_map(newest).max()))?;
        let (guest, _) = shares.guests.iter().max_by_key(|(_, places)| (places.len(), newest(places)))?;
        let (address, guest) = (address.clone(), guest.clone());
        self.take(&address, &guest, VecDeque::pop_back)
    }

    /// Drops items that are not wanted any more.
    pub(crate) fn retain(&mut self, is_awaited: impl Fn(&T) -> bool) {
        for shares in self.addresses.values_mut() {
            shares.guests.retain(|_, places| {
                places.retain(|place| is_awaited(&place.item));
                !places.is_empty()
            });
        }
        self.addresses.retain(|_, shares| !shares.guests.is_empty());
    }

    fn take(
        &mut self,
        address: &H,
        guest: &G,
        which: impl FnOnce(&mut VecDeque<Place<T>>) -> Option<Place<T>>,
    ) -> Option<T> {
        let shares = self.addresses.get_mut(address)?;
        let places = shares.guests.get_mut(guest)?;
        let place = which(places)?;
        if places.is_empty() {
            shares.guests.remove(guest);
        }
        if shares.guests.is_empty() {
            self.addresses.remove(address);
        }
        Some(place.item)
    }
}

/// All entries in order, beginning after the last one served and going round.
fn by_turns<'a, K: Ord, V>(
    map: &'a BTreeMap<K, V>,
    last: Option<&K>,
) -> impl Iterator<Item = (&'a K, &'a V)> {
    let after = map.range((last.map_or(Unbounded, Excluded), Unbounded));
    // Without a last one, the first part was everything.
    let before = last.map(|last| map.range(..=last)).into_iter().flatten();
    after.chain(before)
}

#[cfg(test)]
mod tests {
    use super::*;

    impl<H, G, T> FairQueue<H, G, T> {
        /// How many places have ever been taken.
        pub(crate) fn pushed(&self) -> u64 {
            self.next_ticket
        }

        /// Everything that waits, in no order to rely on.
        pub(crate) fn items(&self) -> impl Iterator<Item = &T> {
            let places = self.addresses.values().flat_map(|shares| shares.guests.values()).flatten();
            places.map(|place| &place.item)
        }
    }

    type Queue = FairQueue<&'static str, &'static str, usize>;

    fn drain(queue: &mut Queue) -> Vec<(&'static str, &'static str, usize)> {
        std::iter::from_fn(|| queue.pop(|_| true)).collect()
    }

    #[test]
    fn homes_are_served_by_turns_then_guests_then_in_order() {
        let mut queue = Queue::new();
        for number in 0..3 {
            queue.push("crowd", "ann", number);
        }
        queue.push("crowd", "ben", 3);
        queue.push("flat", "cid", 4);
        queue.push("flat", "cid", 5);
        assert_eq!(queue.len(), 6);
        let served = drain(&mut queue);
        let expected = [
            ("crowd", "ann", 0),
            ("flat", "cid", 4),
            ("crowd", "ben", 3),
            ("flat", "cid", 5),
            ("crowd", "ann", 1),
            ("crowd", "ann", 2),
        ];
        assert_eq!(served, expected);
        assert_eq!(queue.len(), 0);
    }

    #[test]
    fn whoever_comes_late_waits_for_one_turn_of_every_other_home() {
        let mut queue = Queue::new();
        for number in 0..100 {
            queue.push("crowd", "ann", number);
        }
        assert_eq!(queue.pop(|_| true), Some(("crowd", "ann", 0)));
        queue.push("attic", "zoe", 100);
        assert_eq!(queue.pop(|_| true), Some(("attic", "zoe", 100)));
        assert_eq!(queue.pop(|_| true), Some(("crowd", "ann", 1)));
    }

    #[test]
    fn who_may_not_be_served_is_passed_over_and_keeps_the_place() {
        let mut queue = Queue::new();
        queue.push("crowd", "ann", 0);
        queue.push("crowd", "ben", 1);
        assert_eq!(queue.pop(|guest| *guest != "ann"), Some(("crowd", "ben", 1)));
        assert_eq!(queue.pop(|guest| *guest != "ann"), None);
        assert_eq!((queue.len(), queue.places_of(&"crowd", &"ann")), (1, 1));
        assert_eq!(queue.pop(|_| true), Some(("crowd", "ann", 0)));
    }

    #[test]
    fn the_newest_of_whoever_has_most_gives_way() {
        let mut queue = Queue::new();
        queue.push("crowd", "ann", 0);
        queue.push("crowd", "ben", 1);
        queue.push("crowd", "ann", 2);
        queue.push("flat", "cid", 3);
        assert_eq!(queue.give_way(), Some(2), "the address with most, and there the guest with most");
        assert_eq!(queue.give_way(), Some(1), "of equals the newest");
        assert_eq!(queue.give_way(), Some(3));
        assert_eq!((queue.give_way(), queue.give_way()), (Some(0), None));
    }

    #[test]
    fn what_nobody_waits_for_is_forgotten() {
        let mut queue = Queue::new();
        for number in 0..6 {
            queue.push(if number < 3 { "crowd" } else { "flat" }, "ann", number);
        }
        queue.retain(|number| number % 2 == 1);
        assert_eq!(queue.len(), 3);
        assert_eq!(drain(&mut queue), [("crowd", "ann", 1), ("flat", "ann", 3), ("flat", "ann", 5)]);
    }
}
