//! The house's clock: milliseconds since 1970 that only run forward, and stand still when a test stops them.

use std::time::{Duration, SystemTime, UNIX_EPOCH};
use tokio::time::Instant;

/// Tells the time and waits for it.
#[derive(Clone, Debug)]
pub struct Clock {
    started: Instant,
    started_ms: u64,
}

impl Clock {
    /// A clock that agrees with the machine's now.
    pub fn start() -> Self {
        let since = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Self::start_at(since.as_millis() as u64)
    }

    /// A clock that shows the given time now.
    pub fn start_at(ms: u64) -> Self {
        Self { started: Instant::now(), started_ms: ms }
    }

    /// Milliseconds since 1970.
    pub fn now(&self) -> u64 {
        self.started_ms + self.started.elapsed().as_millis() as u64
    }

    /// When this clock was started: when the house opened.
    pub fn opened(&self) -> u64 {
        self.started_ms
    }

    /// Waits until the given time; for ever if there is none.
    pub async fn wait_until(&self, time: Option<u64>) {
        match time {
            Some(time) => {
                let wait = Duration::from_millis(time.saturating_sub(self.started_ms));
                tokio::time::sleep_until(self.started + wait).await;
            }
            None => std::future::pending().await,
        }
    }
}
