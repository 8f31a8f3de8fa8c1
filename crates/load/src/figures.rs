//! Statistics of measured times: median, 99th percentile, maximum.

use serde_json::{Value, json};
use std::time::Duration;

/// The statistics of many times.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Spread {
    pub(crate) count: usize,
    pub(crate) p50: Duration,
    pub(crate) p99: Duration,
    pub(crate) max: Duration,
}

impl Spread {
    /// All zero if nothing was measured.
    pub(crate) fn of(mut times: Vec<Duration>) -> Self {
        times.sort_unstable();
        let Some(&max) = times.last() else { return Self::default() };
        Self { count: times.len(), p50: percentile(&times, 50), p99: percentile(&times, 99), max }
    }

    pub(crate) fn json(&self) -> Value {
        json!({ "count": self.count, "p50": millis(self.p50), "p99": millis(self.p99), "max": millis(self.max) })
    }
}

/// The smallest time that is not exceeded by that many of a hundred (nearest rank).
fn percentile(sorted: &[Duration], percent: usize) -> Duration {
    let rank = (sorted.len() * percent).div_ceil(100).max(1);
    sorted[rank - 1]
}

/// Milliseconds, to a hundredth.
pub(crate) fn millis(time: Duration) -> f64 {
    to_hundredths(time.as_secs_f64() * 1000.0)
}

pub(crate) fn to_hundredths(number: f64) -> f64 {
    (number * 100.0).round() / 100.0
}

/// A rate per second; `None` where no time has passed.
pub(crate) fn rate(count: usize, time: Duration) -> Option<f64> {
    (!time.is_zero()).then(|| to_hundredths(count as f64 / time.as_secs_f64()))
}

/// Microseconds for each; `None` where there was none or no time was measured.
pub(crate) fn micros_per(count: usize, time: Duration) -> Option<f64> {
    (count > 0 && !time.is_zero()).then(|| to_hundredths(time.as_secs_f64() * 1e6 / count as f64))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ms(times: impl IntoIterator<Item = u64>) -> Vec<Duration> {
        times.into_iter().map(Duration::from_millis).collect()
    }

    #[test]
    fn a_hundred_times_have_a_fiftieth_and_a_ninety_ninth() {
        let spread = Spread::of(ms((1..=100).rev()));
        let [p50, p99, max] = [50, 99, 100].map(Duration::from_millis);
        assert_eq!(spread, Spread { count: 100, p50, p99, max });
    }

    #[test]
    fn few_times_are_their_own_percentiles() {
        let spread = Spread::of(ms([7]));
        assert_eq!([spread.p50, spread.p99, spread.max], [Duration::from_millis(7); 3]);
        let spread = Spread::of(ms([9, 1, 5]));
        assert_eq!([spread.p50, spread.p99], [5, 9].map(Duration::from_millis));
    }

    #[test]
    fn nothing_measured_is_told_as_such() {
        assert_eq!(Spread::of(Vec::new()), Spread::default());
        assert_eq!(rate(5, Duration::ZERO), None);
    }

    #[test]
    fn figures_are_told_to_a_hundredth() {
        assert_eq!(millis(Duration::from_micros(1_234)), 1.23);
        assert_eq!(rate(10, Duration::from_secs(3)), Some(3.33));
    }
}
