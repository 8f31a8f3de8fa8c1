//! Limits for the data folder: bytes per address and day, and bytes in all.

use crate::limits::{Allowances, Rate};
use crate::rate_key::RateKey;
use crate::wire::Reason;
use std::sync::atomic::{AtomicU64, Ordering};

const DAY_SECONDS: f64 = 86_400.0;

/// Counts bytes that are stored. Moves and chat are not counted, so that games in progress can end.
pub(crate) struct Quota {
    by_rate_key: Option<Allowances<RateKey>>,
    most: Option<u64>,
    /// The bytes in use: as last measured, plus what was written since.
    used: AtomicU64,
}

/// Why nothing more is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub(crate) enum NoRoom {
    #[error("the house has reached its limit")]
    House,
    #[error("the address has reached its limit for now")]
    Address,
}

impl From<NoRoom> for Reason {
    fn from(no_room: NoRoom) -> Self {
        match no_room {
            NoRoom::House => Reason::HouseFull,
            NoRoom::Address => Reason::AddressFull,
        }
    }
}

impl Quota {
    /// `daily`: bytes one address may write in a day, a quarter of it at once. `most`: bytes of the whole house.
    pub(crate) fn new(daily: Option<u64>, most: Option<u64>) -> Self {
        let rate = |bytes: u64| Rate { burst: bytes as f64 / 4.0, per_second: bytes as f64 / DAY_SECONDS };
        Self { by_rate_key: daily.map(|bytes| Allowances::new(rate(bytes))), most, used: AtomicU64::new(0) }
    }

    /// The bytes in use.
    pub(crate) fn used(&self) -> u64 {
        self.used.load(Ordering::Relaxed)
    }

    pub(crate) fn measured(&self, bytes: u64) {
        self.used.store(bytes, Ordering::Relaxed);
    }

    /// # Errors
    /// If the house is full.
    pub(crate) fn must_have_room(&self) -> Result<(), NoRoom> {
        if self.most.is_some_and(|most| self.used() >= most) { Err(NoRoom::House) } else { Ok(()) }
    }

    /// Counts bytes, then stores what they are counted for; gives them back if it is not stored. If nobody waits for it any
    /// more they stay counted, since it may be stored all the same.
    ///
    /// # Errors
    /// If the address has written too much. Whether the house has room is for whoever stores something new to ask.
    pub(crate) async fn charge<T, E>(
        &self,
        rate_key: RateKey,
        bytes: usize,
        now: u64,
        storing: impl Future<Output = Result<T, E>>,
    ) -> Result<Result<T, E>, NoRoom> {
        self.take(rate_key, bytes, now)?;
        let stored = storing.await;
        if stored.is_err() {
            self.give_back(rate_key, bytes);
        }
        Ok(stored)
    }

    fn take(&self, rate_key: RateKey, bytes: usize, now: u64) -> Result<(), NoRoom> {
        let is_allowed = |by: &Allowances<RateKey>| by.take_many(rate_key, bytes as f64, now);
        if !self.by_rate_key.as_ref().is_none_or(is_allowed) {
            return Err(NoRoom::Address);
        }
        self.used.fetch_add(bytes as u64, Ordering::Relaxed);
        Ok(())
    }

    /// Subtracts bytes that were counted and not used.
    pub(crate) fn give_back(&self, rate_key: RateKey, bytes: usize) {
        if let Some(rate_keys) = &self.by_rate_key {
            rate_keys.give_back(&rate_key, bytes as f64);
        }
        let less = |used: u64| Some(used.saturating_sub(bytes as u64));
        let _ = self.used.fetch_update(Ordering::Relaxed, Ordering::Relaxed, less);
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::net::IpAddr;

    const DAY_MS: u64 = 86_400_000;

    fn rate_keys() -> [RateKey; 2] {
        ["192.0.2.7", "192.0.2.8"].map(|one| RateKey::from(one.parse::<IpAddr>().unwrap()))
    }

    #[test]
    fn issue_14_an_address_writes_a_quarter_at_once_and_the_rest_over_a_day() {
        let quota = Quota::new(Some(64_000_000), Some(10_000_000_000));
        let [ann, ben] = rate_keys();
        let save = 2 << 20;
        // What was 250 MB in 75 seconds.
        let at_once = (0..75_000).step_by(600).filter(|at| quota.take(ann, save, *at).is_ok()).count() * save;
        assert!((14 << 20..=16 << 20).contains(&at_once), "{at_once}");
        assert_eq!(quota.take(ann, save, 75_000), Err(NoRoom::Address));
        assert_eq!(quota.take(ben, save, 75_000), Ok(()), "another address has its own");
        let in_a_day = (1..=24)
            .flat_map(|hour| [hour; 20])
            .filter(|hour| quota.take(ann, save, hour * DAY_MS / 24).is_ok());
        let in_a_day = in_a_day.count() * save;
        assert!((60 << 20..=64 << 20).contains(&in_a_day), "{in_a_day}");
    }

    #[tokio::test]
    async fn what_is_not_stored_costs_nothing() {
        let quota = Quota::new(Some(400), None);
        let [ann, _] = rate_keys();
        let refused = std::future::ready(Err::<(), _>("refused"));
        assert_eq!(quota.charge(ann, 100, 0, refused).await, Ok(Err("refused")));
        assert_eq!(quota.used(), 0);
        let stored = || std::future::ready(Ok::<_, ()>(()));
        assert_eq!(quota.charge(ann, 100, 0, stored()).await, Ok(Ok(())));
        assert_eq!((quota.charge(ann, 90, 0, stored()).await, quota.used()), (Err(NoRoom::Address), 100));
        quota.give_back(ann, 90);
        assert_eq!((quota.charge(ann, 90, 0, stored()).await, quota.used()), (Ok(Ok(())), 100));
    }

    #[tokio::test]
    async fn what_nobody_waits_for_any_more_stays_counted() {
        let quota = Quota::new(Some(400), None);
        let storing = std::future::pending::<Result<(), ()>>();
        let mut charging = Box::pin(quota.charge(rate_keys()[0], 100, 0, storing));
        assert!(futures_util::FutureExt::now_or_never(&mut charging).is_none());
        drop(charging);
        assert_eq!(quota.used(), 100);
    }

    #[test]
    fn a_full_house_takes_nothing_new_until_there_is_room_again() {
        let quota = Quota::new(None, Some(1_000));
        let [ann, _] = rate_keys();
        assert_eq!(quota.take(ann, 600, 0), Ok(()));
        assert_eq!(quota.must_have_room(), Ok(()), "what is begun is kept whole");
        assert_eq!(quota.take(ann, 600, 0), Ok(()));
        assert_eq!(quota.must_have_room(), Err(NoRoom::House));
        assert_eq!(quota.take(ann, 1, 0), Ok(()), "running games go on");
        quota.measured(900);
        assert_eq!(quota.must_have_room(), Ok(()));
    }

    #[test]
    fn without_limits_everything_is_taken() {
        let quota = Quota::new(None, None);
        assert_eq!(quota.take(rate_keys()[0], usize::MAX >> 2, 0), Ok(()));
        assert_eq!(quota.take(rate_keys()[0], 1, 0), Ok(()));
    }
}
