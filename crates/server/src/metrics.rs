//! Counters for whoever watches the house, in Prometheus' text format.

use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};

/// What the house counts. Relaxed throughout: these are figures, not decisions.
#[derive(Debug, Default)]
pub struct Metrics {
    pub connections_refused: AtomicU64,
    pub requests: AtomicU64,
    pub messages: AtomicU64,
    pub actions: AtomicU64,
    pub refusals: AtomicU64,
    pub brain_choices: AtomicU64,
    pub timeouts: AtomicU64,
    pub commit_conflicts: AtomicU64,
    pub store_faults: AtomicU64,
    pub table_panics: AtomicU64,
    pub quick_matches: AtomicU64,
    pub questions: AtomicU64,
    pub tool_calls: AtomicU64,
    pub tool_panics: AtomicU64,
    pub tool_timeouts: AtomicU64,
    pub sockets: AtomicI64,
    pub tables_awake: AtomicI64,
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

    /// The figures as text.
    pub fn render(&self) -> String {
        let counters = [
            (
                "connections_refused_total",
                "connections turned away, because their address or all together have enough",
                &self.connections_refused,
            ),
            ("http_requests_total", "HTTP requests", &self.requests),
            ("socket_messages_total", "messages read from sockets", &self.messages),
            ("actions_total", "actions accepted and kept", &self.actions),
            ("refusals_total", "requests refused", &self.refusals),
            ("brain_choices_total", "choices of computers", &self.brain_choices),
            ("timeouts_total", "decisions that came too late", &self.timeouts),
            ("commit_conflicts_total", "commits refused because another owner wrote", &self.commit_conflicts),
            ("store_faults_total", "failures of the store", &self.store_faults),
            ("table_panics_total", "table tasks that ended in a panic", &self.table_panics),
            ("quick_matches_total", "quick matches that began", &self.quick_matches),
            ("questions_total", "questions asked of a game's advisor", &self.questions),
            ("tool_calls_total", "pieces of work done by tools", &self.tool_calls),
            ("tool_panics_total", "pieces of work of tools that ended in a panic", &self.tool_panics),
            ("tool_timeouts_total", "pieces of work of tools that took too long", &self.tool_timeouts),
        ];
        let gauges = [
            ("sockets", "open sockets", &self.sockets),
            ("tables_awake", "tables awake", &self.tables_awake),
        ];
        let mut text = String::new();
        for (name, help, counter) in counters {
            let value = counter.load(Ordering::Relaxed);
            text += &format!(
                "# HELP parlour_{name} {help}\n# TYPE parlour_{name} counter\nparlour_{name} {value}\n"
            );
        }
        for (name, help, gauge) in gauges {
            let value = gauge.load(Ordering::Relaxed);
            text += &format!(
                "# HELP parlour_{name} {help}\n# TYPE parlour_{name} gauge\nparlour_{name} {value}\n"
            );
        }
        text
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
