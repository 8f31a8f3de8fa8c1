//! Guests whose visit of today is stored already, so that it is written once a day and not with every request.

use std::collections::HashSet;
use std::sync::Mutex;

const DAY_MS: u64 = 86_400_000;

/// How many guests are remembered. If more come in a day, some visits are written again.
const MAX_GUESTS: usize = 100_000;

/// The guests seen on one day.
#[derive(Debug, Default)]
pub(crate) struct Seen(Mutex<(u64, HashSet<String>)>);

impl Seen {
    /// Whether it is the guest's first time today.
    pub(crate) fn is_first_today(&self, guest: &str, now: u64) -> bool {
        let mut seen = self.0.lock().expect("no holder panics");
        let (day, guests) = &mut *seen;
        if *day != now / DAY_MS || guests.len() >= MAX_GUESTS {
            *day = now / DAY_MS;
            guests.clear();
        }
        !guests.contains(guest) && guests.insert(guest.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_guest_is_noted_once_a_day() {
        let seen = Seen::default();
        assert!(seen.is_first_today("ann", 5));
        assert!(!seen.is_first_today("ann", DAY_MS - 1));
        assert!(seen.is_first_today("ben", DAY_MS - 1));
        assert!(seen.is_first_today("ann", DAY_MS));
        assert!(!seen.is_first_today("ann", DAY_MS));
    }

    #[test]
    fn however_many_come_few_are_remembered() {
        let seen = Seen::default();
        for guest in 0..2 * MAX_GUESTS {
            assert!(seen.is_first_today(&guest.to_string(), 5));
        }
        assert!(seen.0.lock().unwrap().1.len() <= MAX_GUESTS);
    }
}
