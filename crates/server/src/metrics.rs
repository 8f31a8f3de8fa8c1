//! Counters for whoever watches the house, in Prometheus' text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::time::Duration;

/// Declares the figures: field, type, name and meaning. The names of those that only grow end with `_total`.
macro_rules! figures {
    ($($field:ident: $kind:ty = $name:literal, $help:literal;)*) => {
        /// What the house counts. Relaxed throughout: these are figures, not decisions.
        #[derive(Debug, Default)]
        pub struct Metrics {
            $( #[doc = $help] pub $field: $kind, )*
            /// How long the store takes to keep what happens at a table.
            pub commits: Spans,
        }

        impl Metrics {
            /// The figures as text.
            pub fn render(&self) -> String {
                let mut text = String::new();
                $(
                    head(&mut text, $name, $help);
                    let _ = writeln!(text, "parlour_{} {}", $name, self.$field.load(Ordering::Relaxed));
                )*
                self.commits.render("commit_seconds", "how long the store took to keep what happened at a table", &mut text);
                text
            }
        }
    };
}

figures! {
    connections_refused: AtomicU64 = "connections_refused_total",
        "connections turned away, because their address or all together have enough";
    requests: AtomicU64 = "http_requests_total", "HTTP requests";
    messages: AtomicU64 = "socket_messages_total", "messages read from sockets";
    actions: AtomicU64 = "actions_total", "actions accepted and kept";
    refusals: AtomicU64 = "refusals_total", "requests refused";
    brain_choices: AtomicU64 = "brain_choices_total", "choices of computers";
    timeouts: AtomicU64 = "timeouts_total", "decisions that came too late";
    commit_conflicts: AtomicU64 = "commit_conflicts_total", "commits refused because another owner wrote";
    store_faults: AtomicU64 = "store_faults_total", "failures of the store";
    table_panics: AtomicU64 = "table_panics_total", "table tasks that ended in a panic";
    quick_matches: AtomicU64 = "quick_matches_total", "quick matches that began";
    questions: AtomicU64 = "questions_total", "questions asked of a game's advisor";
    tool_calls: AtomicU64 = "tool_calls_total", "pieces of work done by tools";
    tool_panics: AtomicU64 = "tool_panics_total", "pieces of work of tools that ended in a panic";
    tool_timeouts: AtomicU64 = "tool_timeouts_total", "pieces of work of tools that took too long";
    sockets: AtomicI64 = "sockets", "open sockets";
    tables_awake: AtomicI64 = "tables_awake", "tables awake";
}

/// What Prometheus reads before the values of a figure.
pub(crate) fn head(text: &mut String, name: &str, help: &str) {
    let kind = match name {
        _ if name.ends_with("_total") => "counter",
        _ if name.ends_with("_seconds") => "histogram",
        _ => "gauge",
    };
    let _ = writeln!(text, "# HELP parlour_{name} {help}\n# TYPE parlour_{name} {kind}");
}

/// Up to which span each class of a histogram reaches; the last has no end.
const CLASSES: [Duration; 11] = {
    let millis = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 5000];
    let mut classes = [Duration::ZERO; 11];
    let mut at = 0;
    while at < millis.len() {
        classes[at] = Duration::from_millis(millis[at]);
        at += 1;
    }
    classes
};

/// Spans of time, counted by how long they were.
#[derive(Debug, Default)]
pub struct Spans {
    classes: [AtomicU64; CLASSES.len() + 1],
    micros: AtomicU64,
}

impl Spans {
    /// Counts one.
    pub fn count(&self, span: Duration) {
        let class = CLASSES.iter().position(|end| span <= *end).unwrap_or(CLASSES.len());
        Metrics::count(&self.classes[class]);
        self.micros.fetch_add(u64::try_from(span.as_micros()).unwrap_or(u64::MAX), Ordering::Relaxed);
    }

    fn render(&self, name: &str, help: &str, text: &mut String) {
        head(text, name, help);
        let ends = CLASSES.iter().map(|end| end.as_secs_f64().to_string()).chain(["+Inf".into()]);
        let mut so_far = 0;
        for (class, end) in self.classes.iter().zip(ends) {
            so_far += class.load(Ordering::Relaxed);
            let _ = writeln!(text, "parlour_{name}_bucket{{le=\"{end}\"}} {so_far}");
        }
        let sum = Duration::from_micros(self.micros.load(Ordering::Relaxed)).as_secs_f64();
        let _ = writeln!(text, "parlour_{name}_sum {sum}\nparlour_{name}_count {so_far}");
    }
}

impl Metrics {
    /// One more.
    pub fn count(counter: &AtomicU64) {
        counter.fetch_add(1, Ordering::Relaxed);
    }

    /// Counts one for as long as the guard lives.
    pub fn hold(gauge: &AtomicI64) -> Held<'_> {
        gauge.fetch_add(1, Ordering::Relaxed);
        Held(gauge)
    }
}

/// Counts one while it lives.
#[derive(Debug)]
pub struct Held<'a>(&'a AtomicI64);

impl Drop for Held<'_> {
    fn drop(&mut self) {
        self.0.fetch_sub(1, Ordering::Relaxed);
    }
}

/// What this process has in memory, where the system tells.
pub(crate) fn memory() -> Option<u64> {
    std::fs::read_to_string("/proc/self/status").ok().as_deref().and_then(resident)
}

/// The memory a process has, out of what Linux says about it.
fn resident(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn memory_is_read_from_what_the_system_says() {
        assert_eq!(resident("Name:\tparlour\nVmRSS:\t   21344 kB\nThreads:\t4\n"), Some(21_344 * 1024));
        assert_eq!(resident("Name:\tparlour\n"), None);
    }

    #[test]
    fn a_histogram_counts_each_span_in_its_class_and_all_above() {
        let metrics = Metrics::default();
        for millis in [1, 3, 3, 70, 9000] {
            metrics.commits.count(Duration::from_millis(millis));
        }
        let text = metrics.render();
        for line in [
            "# TYPE parlour_commit_seconds histogram",
            "parlour_commit_seconds_bucket{le=\"0.001\"} 1",
            "parlour_commit_seconds_bucket{le=\"0.002\"} 1",
            "parlour_commit_seconds_bucket{le=\"0.005\"} 3",
            "parlour_commit_seconds_bucket{le=\"0.1\"} 4",
            "parlour_commit_seconds_bucket{le=\"5\"} 4",
            "parlour_commit_seconds_bucket{le=\"+Inf\"} 5",
            "parlour_commit_seconds_sum 9.077",
            "parlour_commit_seconds_count 5",
        ] {
            assert!(text.lines().any(|told| told == line), "{line} is not in\n{text}");
        }
    }
}
