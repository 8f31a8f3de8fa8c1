//! How much anyone may ask of the house.

use crate::store::{DocumentQuota, TableCount};
use crate::wire::{LineKind, Reason};
use parlour_game::letters::{is_invisible, is_unprintable};
use std::collections::HashMap;
use std::hash::Hash;
use std::sync::Mutex;
use std::time::Duration;

/// The longest message a socket accepts, in bytes.
pub(crate) const MESSAGE_BYTES: usize = 16 * 1024;
/// The longest body of an HTTP request.
pub(crate) const BODY_BYTES: usize = 64 * 1024;
/// The longest set-up of a notebook: more than others, because a whole notebook may come in from a file, and whatever
/// went out of the house must come in again.
pub(crate) const SETUP_BYTES: usize = 512 * 1024;
/// How long a connection may take to say what it wants, and how long one is kept that wants nothing more: proxies and
/// browsers use it again for their next request.
pub(crate) const HEADER_TIME: Duration = Duration::from_secs(60);
/// How long the body of a request may take to arrive.
pub(crate) const BODY_TIME: Duration = Duration::from_secs(60);
/// How long an answer may wait for whoever asked to take any more of it.
pub(crate) const WRITE_TIME: Duration = Duration::from_secs(60);
/// How many connections one address may have open, or requests and sockets through a trusted proxy. A page has a socket and,
/// for moments, six more; a whole school behind one router stays below.
pub(crate) const CONNECTIONS: usize = 512;
/// How many connections the administrator's door takes: two commands at a time are many.
pub(crate) const ADMIN_CONNECTIONS: usize = 32;
/// How many events a match may have. The longest sensible game, of six seats and 200 rounds, has fewer than half of them;
/// takebacks and declined offers could otherwise go on for ever.
pub(crate) const EVENTS_PER_MATCH: usize = 20_000;
/// More events than one step has, whatever the game.
pub(crate) const STEP_EVENTS: usize = 16;
/// How many sights go into one message, for all eyes of a page together. Pieces are cut by the number of events, which
/// everybody knows, and never by length.
pub(crate) const PIECE_EVENTS: usize = 256;
/// Up to so many events a match is looked at in its table's own task; longer ones are played through on another thread.
pub(crate) const SHORT_MATCH: usize = 1_000;
/// A long answer is counted in pieces of so many bytes. One of 256 sights is about as long.
pub(crate) const PIECE_BYTES: usize = 64 * 1024;
/// How many pieces may be on their way at once, in the whole house and to one address.
pub(crate) const PIECES: usize = 1_024;
pub(crate) const PIECES_PER_RATE_KEY: usize = 256;
/// For how many at once the house makes what takes much memory to make (files, records, replays), in all and for one
/// address.
pub(crate) const MAKING: usize = 48;
pub(crate) const MAKING_PER_RATE_KEY: usize = 12;
/// What the system may hold of what was written to one connection and not yet taken, in bytes: left to itself it takes
/// megabytes from whoever is written to and never reads.
pub(crate) const SEND_BYTES: usize = 128 * 1024;
/// What a socket may have waiting to be written, in bytes: more than any message has.
pub(crate) const WRITE_BYTES: usize = 1024 * 1024;
/// The longest notebook, in bytes: a set-up, and half as much again for how it came about.
pub(crate) const NOTEBOOK_BYTES: usize = 768 * 1024;
/// What one guest may have of notebooks.
pub(crate) const NOTEBOOK_QUOTA: DocumentQuota = DocumentQuota { documents: 200, bytes: 16 * 1024 * 1024 };
/// The longest save as it is kept, in bytes.
pub(crate) const SAVE_BYTES: usize = 2 * 1024 * 1024;
/// The longest file that is looked at as a save: the longest save, and what a plain file has of spaces.
pub(crate) const SAVE_FILE_BYTES: usize = 4 * 1024 * 1024;
/// What one guest may have of saves.
pub(crate) const SAVE_QUOTA: DocumentQuota = DocumentQuota { documents: 100, bytes: 32 * 1024 * 1024 };
/// How many saves are listed at once, unless less is asked for.
pub(crate) const SAVES_LISTED: usize = 50;
/// How much of a finished match's views goes into one answer, in bytes before it is packed.
pub(crate) const REPLAY_BYTES: usize = 256 * 1024;
/// The longest reason of a computer that is kept, in bytes.
pub(crate) const THOUGHT_BYTES: usize = 1024;
/// How many reasons go into one answer.
pub(crate) const THOUGHTS_AT_ONCE: usize = 256;
/// The longest notes of a seat, in bytes.
pub(crate) const SEAT_NOTES_BYTES: usize = 16 * 1024;
/// The longest sketch of a seat, in bytes.
pub(crate) const SKETCH_BYTES: usize = 1024;
/// The longest request id, in bytes.
pub(crate) const ID_BYTES: usize = 64;
/// How many tables one guest may have that are not over, and host in all.
pub(crate) const TABLES_PER_GUEST: TableCount = TableCount { unfinished: 100, hosted: 1_000 };
/// What a new guest takes of the data folder, about, in bytes.
pub(crate) const GUEST_BYTES: usize = 512;
/// What a new table takes of the data folder beside its set-up and its events so far, about, in bytes.
pub(crate) const TABLE_BYTES: usize = 4 * 1024;
/// How many sockets one guest may have open at one table.
pub(crate) const SOCKETS_PER_GUEST: usize = 20;
/// How many of a table's latest notes are kept. Older ones are dropped, a few hundred at a time.
pub(crate) const NOTES_KEPT: usize = 2_000;
/// How many more notes there may be before the oldest are dropped: not with every line of chat.
pub(crate) const NOTES_SLACK: usize = 500;
/// How many guests may be sent away from one table. Whoever was sent away first is forgotten for the next.
pub(crate) const SENT_AWAY: usize = 100;
/// How many of the latest notes a page is shown, and how many bytes of them.
pub(crate) const NOTES_SHOWN: usize = 500;
pub(crate) const NOTES_BYTES: usize = 128 * 1024;
/// How many sockets may look at one table.
pub(crate) const SOCKETS_PER_TABLE: usize = 500;
/// Shortest and longest time for a decision or before a stand-in, in seconds.
pub(crate) const SECONDS: std::ops::RangeInclusive<u32> = 10..=86_400;

/// How long a link to another device works.
pub(crate) const DEVICE_LINK_MS: u64 = 10 * 60 * 1000;
/// How long a link to come back by works: as long as a cookie.
pub(crate) const RECOVERY_LINK_MS: u64 = 400 * 24 * 3600 * 1000;

/// Messages over one socket.
pub(crate) const SOCKET: Rate = Rate { burst: 60.0, per_second: 20.0 };
/// Answers of one guest that take several pieces.
pub(crate) const LOOKS: Rate = Rate { burst: 20.0, per_second: 0.2 };
/// Chat lines of one guest at one table.
pub(crate) const CHAT: Rate = Rate { burst: 5.0, per_second: 0.5 };
/// Sketches of one guest at one table, all their seats together.
pub(crate) const SKETCH: Rate = Rate { burst: 30.0, per_second: 2.0 };
/// Changes of seats and set-up by one guest at one table.
pub(crate) const LOBBY: Rate = Rate { burst: 30.0, per_second: 1.0 };
/// Requests from one address.
pub(crate) const REQUESTS: Rate = Rate { burst: 600.0, per_second: 60.0 };
/// What tools and advisors work out for one guest.
pub(crate) const TOOLS: Rate = Rate { burst: 120.0, per_second: 4.0 };
/// How often one guest may save notes at seats.
pub(crate) const SEAT_NOTES: Rate = Rate { burst: 60.0, per_second: 2.0 };
/// New guests, tables, saves and notebooks, and codes and links tried, from one address.
pub(crate) const COSTLY: Rate = Rate { burst: 60.0, per_second: 1.0 };

/// How fast something may happen.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rate {
    /// How often at once.
    pub burst: f64,
    /// How often in the long run.
    pub per_second: f64,
}

/// What is left of a [`Rate`].
#[derive(Clone, Copy, Debug)]
pub(crate) struct Allowance {
    left: f64,
    at: u64,
}

impl Allowance {
    /// All of it, at this time.
    pub(crate) fn full(rate: Rate, now: u64) -> Self {
        Self { left: rate.burst, at: now }
    }

    /// Takes one, if one is left.
    pub(crate) fn take(&mut self, rate: Rate, now: u64) -> bool {
        self.take_many(rate, 1.0, now)
    }

    /// Takes so many, if so many are left; otherwise none.
    fn take_many(&mut self, rate: Rate, amount: f64, now: u64) -> bool {
        self.left = self.left_at(rate, now);
        self.at = now;
        let allowed = self.left >= amount;
        if allowed {
            self.left -= amount;
        }
        allowed
    }

    fn left_at(&self, rate: Rate, now: u64) -> f64 {
        let seconds = now.saturating_sub(self.at) as f64 / 1000.0;
        (self.left + seconds * rate.per_second).min(rate.burst)
    }
}

/// Of how many is remembered what they have left. More than any house has guests; whoever calls from ever new addresses
/// must not fill its memory with them.
const REMEMBERED: usize = 10_000;

/// Allowances of many, for example by address. Who has asked for little lately is forgotten when others come.
#[derive(Debug)]
pub(crate) struct Allowances<K> {
    rate: Rate,
    held: Mutex<HashMap<K, Allowance>>,
}

impl<K: Eq + Hash> Allowances<K> {
    /// Everybody has this rate.
    pub(crate) fn new(rate: Rate) -> Self {
        Self { rate, held: Mutex::default() }
    }

    /// Takes one for this key, if one is left.
    pub(crate) fn take(&self, key: K, now: u64) -> bool {
        self.take_many(key, 1.0, now)
    }

    /// Takes so many for this key, if so many are left; otherwise none.
    pub(crate) fn take_many(&self, key: K, amount: f64, now: u64) -> bool {
        let mut held = self.held.lock().expect("no holder panics");
        if held.len() >= REMEMBERED && !held.contains_key(&key) {
            self.forget_half(&mut held, now);
        }
        let allowance = held.entry(key).or_insert_with(|| Allowance::full(self.rate, now));
        allowance.take_many(self.rate, amount, now)
    }

    /// Gives back what was taken for this key and not used.
    pub(crate) fn give_back(&self, key: &K, amount: f64) {
        if let Some(allowance) = self.held.lock().expect("no holder panics").get_mut(key) {
            allowance.left = (allowance.left + amount).min(self.rate.burst);
        }
    }

    /// Whoever is forgotten has everything again: so it is those who have nearly everything anyway. Half of all at once,
    /// because looking through them takes its time.
    fn forget_half(&self, held: &mut HashMap<K, Allowance>, now: u64) {
        let mut all: Vec<(K, Allowance)> = held.drain().collect();
        let left = |allowance: &Allowance| allowance.left_at(self.rate, now);
        let half = all.len() / 2;
        all.select_nth_unstable_by(half, |(_, one), (_, other)| left(one).total_cmp(&left(other)));
        all.truncate(half);
        held.extend(all);
    }
}

/// A line that somebody types.
pub(crate) struct Line {
    /// The longest, in characters.
    pub(crate) most: usize,
    kind: LineKind,
}

/// A guest's name.
pub(crate) const NAME: Line = Line { most: 24, kind: LineKind::Name };

/// A notebook's name.
pub(crate) const NOTEBOOK_NAME: Line = Line { most: 40, kind: LineKind::NotebookName };

/// A save's name.
pub(crate) const SAVE_NAME: Line = Line { most: 60, kind: LineKind::SaveName };

/// A line of chat.
pub(crate) const CHAT_LINE: Line = Line { most: 300, kind: LineKind::Message };

impl Line {
    /// What was typed, without the spaces around it.
    ///
    /// # Errors
    /// What is wrong with it, for the person who typed it.
    pub(crate) fn check(&self, typed: &str) -> Result<String, Reason> {
        let (line, kind) = (typed.trim(), self.kind);
        if line.chars().count() > self.most {
            return Err(Reason::LongLine { line: kind, most: self.most });
        }
        if line.chars().any(is_unprintable) {
            return Err(Reason::UnprintableLine { line: kind });
        }
        // Of nothing at all, too.
        if line.chars().all(is_invisible) {
            return Err(Reason::EmptyLine { line: kind });
        }
        Ok(line.to_owned())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_allowance_runs_out_and_comes_back() {
        let rate = Rate { burst: 2.0, per_second: 1.0 };
        let mut allowance = Allowance::full(rate, 0);
        assert!(allowance.take(rate, 0));
        assert!(allowance.take(rate, 0));
        assert!(!allowance.take(rate, 0));
        assert!(!allowance.take(rate, 900));
        assert!(allowance.take(rate, 2_000));
    }

    #[test]
    fn each_key_has_its_own() {
        let allowances = Allowances::new(Rate { burst: 1.0, per_second: 0.0 });
        assert!(allowances.take("ann", 0));
        assert!(!allowances.take("ann", 0));
        assert!(allowances.take("ben", 0));
    }

    #[test]
    fn however_many_come_few_are_remembered_and_who_has_used_up_theirs_is() {
        let allowances = Allowances::new(Rate { burst: 2.0, per_second: 1.0 });
        let greedy = u32::MAX;
        assert!(allowances.take(greedy, 0) && allowances.take(greedy, 0));
        for stranger in 0..3 * REMEMBERED as u32 {
            assert!(allowances.take(stranger, 0), "nobody is refused because others come");
            assert!(allowances.held.lock().unwrap().len() <= REMEMBERED);
        }
        assert!(!allowances.take(greedy, 0), "a crowd gives nothing back");
        assert!(allowances.take(greedy, 1_000), "but time does");
    }

    #[test]
    fn names_and_chat_say_what_is_wrong() {
        let long = |line: &Line| Err(Reason::LongLine { line: line.kind, most: line.most });
        for (line, most) in [(NAME, 24), (NOTEBOOK_NAME, 40), (SAVE_NAME, 60), (CHAT_LINE, 300)] {
            assert_eq!(line.check("  Ann "), Ok("Ann".into()));
            assert_eq!(line.check(&format!(" {} ", "ä".repeat(most))), Ok("ä".repeat(most)));
            assert_eq!(line.check(&"x".repeat(most + 1)), long(&line));
            for empty in ["", "   ", "\u{2003}", "\u{200b}\u{200d}"] {
                assert_eq!(line.check(empty), Err(Reason::EmptyLine { line: line.kind }), "{empty:?}");
            }
            for control in ["a\u{7}b", "a\nb", "Ann\u{202e}"] {
                assert_eq!(
                    line.check(control),
                    Err(Reason::UnprintableLine { line: line.kind }),
                    "{control:?}"
                );
            }
            assert!(line.check("👨‍👩‍👧").is_ok(), "joiners among others are fine");
        }
    }
}
