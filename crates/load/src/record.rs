//! A guest's record of a match, to be compared with the house's log afterwards.

use crate::client::TableAddress;
use crate::wire::Message;
use anyhow::{Result, ensure};
use serde_json::value::RawValue;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::time::Duration;

/// One guest's record of one match.
pub(crate) struct Record {
    pub(crate) table: TableAddress,
    pub(crate) seat: usize,
    /// A fingerprint of each event as this seat saw it, in order. A whole sight would be too much for a long soak.
    pub(crate) seen: Vec<u64>,
    /// What the house said `done` to.
    pub(crate) kept: Vec<Kept>,
}

/// An action that the house has acknowledged: it is event number `seq`.
pub(crate) struct Kept {
    pub(crate) seq: usize,
    pub(crate) id: String,
    /// The whole message, to be sent again.
    pub(crate) text: String,
}

impl Record {
    pub(crate) fn new(table: TableAddress, seat: usize) -> Self {
        Self { table, seat, seen: Vec::new(), kept: Vec::new() }
    }

    /// Adds what is new in the frame. A frame that begins behind what is known would leave a gap.
    pub(crate) fn see(&mut self, frame: &Message) -> Result<()> {
        let (known, since) = (self.seen.len(), frame.since);
        ensure!(since <= known, "{known} events are known, and the frame begins at {since}");
        let already = known - since;
        self.seen.extend(frame.sights.iter().skip(already).map(|sight| fingerprint(sight)));
        Ok(())
    }

    /// How many acknowledged actions are not in the log, or not as event number `seq`, or not as they were seen to
    /// happen. `log` is what this seat is told of the whole log now.
    pub(crate) fn lost(&self, log: &[Box<RawValue>]) -> usize {
        self.kept.iter().filter(|kept| !self.is_in(kept, log)).count()
    }

    fn is_in(&self, kept: &Kept, log: &[Box<RawValue>]) -> bool {
        match (log.get(kept.seq), self.seen.get(kept.seq)) {
            (Some(now), Some(&then)) => fingerprint(now) == then,
            // Acknowledged, and the connection broke before it was seen: the answer to the last request decides.
            (Some(_), None) => true,
            (None, _) => false,
        }
    }
}

fn fingerprint(sight: &RawValue) -> u64 {
    let mut hasher = DefaultHasher::new();
    sight.get().hash(&mut hasher);
    hasher.finish()
}

/// All records and counts of one guest.
#[derive(Default)]
pub(crate) struct Ledger {
    pub(crate) records: Vec<Record>,
    /// From sending an action for the first time to `done`, also over reconnects.
    pub(crate) answers: Vec<Duration>,
    /// Acknowledged during the measured time.
    pub(crate) moves: usize,
    /// Refused for another reason than the rate limit.
    pub(crate) refused: Vec<String>,
    pub(crate) too_fast: usize,
    pub(crate) disconnects: usize,
    /// Still without an answer when the guest gave up waiting.
    pub(crate) unanswered: usize,
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sights(texts: &[&str]) -> Vec<Box<RawValue>> {
        texts.iter().map(|text| RawValue::from_string(format!("\"{text}\"")).unwrap()).collect()
    }

    fn frame(since: usize, texts: &[&str]) -> Message {
        let sights = texts.iter().map(|text| format!("\"{text}\"")).collect::<Vec<_>>().join(",");
        Message::read(&format!(r#"{{"type":"frame","since":{since},"sights":[{sights}]}}"#)).unwrap()
    }

    /// Sees a, b, c; its own actions were the given ones.
    fn record(kept: &[usize]) -> Record {
        let table = TableAddress { id: "t".into(), code: "c".into() };
        let mut record = Record::new(table, 0);
        record.see(&frame(0, &["a", "b"])).unwrap();
        record.see(&frame(1, &["b", "c"])).unwrap();
        let kept = kept.iter().map(|&seq| Kept { seq, id: format!("{seq}"), text: String::new() });
        record.kept.extend(kept);
        record
    }

    #[test]
    fn frames_may_overlap_but_leave_no_gap() {
        let mut record = record(&[]);
        assert_eq!(record.seen.len(), 3);
        assert!(record.see(&frame(4, &["e"])).is_err());
    }

    #[test]
    fn a_log_that_has_all_has_lost_nothing() {
        assert_eq!(record(&[0, 2]).lost(&sights(&["a", "b", "c", "d"])), 0);
    }

    #[test]
    fn a_short_log_a_changed_event_and_another_order_are_losses() {
        assert_eq!(record(&[0, 2]).lost(&sights(&["a", "b"])), 1);
        assert_eq!(record(&[0, 2]).lost(&sights(&["x", "b", "c"])), 1);
        assert_eq!(record(&[0, 1, 2]).lost(&sights(&["a", "c", "b"])), 2);
        assert_eq!(record(&[0, 2]).lost(&[]), 2);
    }

    #[test]
    fn what_was_acknowledged_but_not_seen_must_at_least_have_its_place() {
        assert_eq!(record(&[3]).lost(&sights(&["a", "b", "c", "d"])), 0);
        assert_eq!(record(&[3]).lost(&sights(&["a", "b", "c"])), 1);
    }
}
