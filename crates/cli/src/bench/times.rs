//! Statistics of measured times.

use serde::Serialize;
use std::hint::black_box;
use std::time::{Duration, Instant};

/// How often each thing is measured. The fastest counts: whatever else the machine did meanwhile is not ours.
const ROUNDS: usize = 3;

/// Times in milliseconds.
#[derive(Debug, PartialEq, Serialize)]
pub(super) struct Times {
    pub(super) count: usize,
    pub(super) median_ms: f64,
    /// Nine of ten are no slower.
    pub(super) p90_ms: f64,
    pub(super) worst_ms: f64,
}

/// How long the work takes.
pub(super) fn time<T>(work: impl Fn() -> T) -> Duration {
    let once = || {
        let start = Instant::now();
        black_box(work());
        start.elapsed()
    };
    (0..ROUNDS).map(|_| once()).min().unwrap_or_default()
}

impl Times {
    /// The statistics of these times.
    ///
    /// # Panics
    /// If there are none.
    pub(super) fn of(mut times: Vec<Duration>) -> Self {
        assert!(!times.is_empty(), "a group has something in it");
        times.sort_unstable();
        // The smallest time that this share of all does not exceed.
        let at = |share: f64| {
            let rank = (share * times.len() as f64).ceil() as usize;
            times[rank.max(1) - 1].as_secs_f64() * 1000.0
        };
        Self { count: times.len(), median_ms: at(0.5), p90_ms: at(0.9), worst_ms: at(1.0) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ranks_are_counted_from_the_fastest() {
        let times = Times::of((1..=10).rev().map(Duration::from_millis).collect());
        assert_eq!(times, Times { count: 10, median_ms: 5.0, p90_ms: 9.0, worst_ms: 10.0 });
        let one = Times::of(vec![Duration::from_millis(7)]);
        assert_eq!((one.median_ms, one.p90_ms, one.worst_ms), (7.0, 7.0, 7.0));
    }
}
