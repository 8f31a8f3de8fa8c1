//! Counters for whoever watches the house, in Prometheus' text format.

use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// Declares the figures: field, type, name and meaning. The names of those that only grow end with `_total`.
macro_rules! figures {
    ($($field:ident: $kind:ty = $name:literal, $help:literal;)*) => {
        /// What the house counts. Relaxed throughout: these are figures, not decisions.
        #[derive(Debug, Default)]
        pub struct Metrics { $( #[doc = $help] pub $field: $kind, )* }

        impl Metrics {
            /// The figures as text.
            pub fn render(&self) -> String {
                let mut text = String::new();
                $(
                    head(&mut text, $name, $help);
                    let _ = writeln!(text, "parlour_{} {}", $name, self.$field.load(Ordering::Relaxed));
                )*
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
    let kind = if name.ends_with("_total") { "counter" } else { "gauge" };
    let _ = writeln!(text, "# HELP parlour_{name} {help}\n# TYPE parlour_{name} {kind}");
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
