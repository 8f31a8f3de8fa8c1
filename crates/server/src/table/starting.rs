//! The start of a match: who is ready, the countdown, and the opening.

use super::head::{Chair, Changed, Head};
use super::keep::{Change, Progress};
use super::situation::Situation;
use super::state::State;
use super::time::Due;
use crate::wire::{Guest, NoteBody, Phase, Reason};
use parlour_catalog::DrawnFrom;
use parlour_game::Seat;

/// How long before the start the countdown is told once more, in milliseconds.
const LAST_CALL: u64 = 5_000;

impl Head {
    /// A game that rests is neither started nor played.
    pub(super) fn must_not_rest(&self) -> Result<(), Reason> {
        self.rests.as_ref().map_or(Ok(()), |rest| Err(rest.reason()))
    }

    /// A guest is ready with all their seats, or no longer. Whoever is ready may promise a part of the seed.
    pub fn make_ready(&mut self, guest: &Guest, ready: bool, commitment: Option<String>) -> Changed {
        self.must_be_before_start()?;
        if ready {
            self.must_not_rest()?;
        }
        let mine: Vec<Seat> = self.seats_of(&guest.id).collect();
        if mine.is_empty() {
            // A seat is a character of the game, and its taker has told a name.
            return Err(Reason::SitFirst);
        }
        if ready {
            self.promise(guest, commitment)?;
        } else if commitment.is_some() {
            return Err(Reason::PromiseUnready);
        }
        for seat in mine {
            self.chair(seat)?.ready = ready;
        }
        Ok(Vec::new())
    }

    /// Whether the match could start: it does not rest, no seat is open, everyone is ready and here, and has promised what they are to.
    fn is_complete(&self, is_away: impl Fn(&Guest) -> bool) -> bool {
        let is_taken = |chair: &Chair| match &chair.guest {
            Some(guest) => chair.ready && !is_away(guest),
            None => chair.brain.is_some(),
        };
        self.rests.is_none() && self.seats.iter().all(is_taken) && self.is_promised()
    }

    /// The host wants to start at once.
    pub fn must_be_startable(&self, guest: &Guest, is_away: impl Fn(&Guest) -> bool) -> Result<(), Reason> {
        self.must_be_host(guest)?;
        self.must_be_before_start()?;
        self.must_not_rest()?;
        if self.seats.iter().any(Chair::is_open) {
            return Err(Reason::OpenSeat);
        }
        for chair in &self.seats {
            let Some(guest) = &chair.guest else { continue };
            if is_away(guest) {
                return Err(Reason::PlayerAway { name: guest.name.clone() });
            }
            if !chair.ready {
                return Err(Reason::NotReady { name: guest.name.clone() });
            }
        }
        if let Some(guest) = self.untold().next() {
            return Err(Reason::PartNotSent { name: guest.name.clone() });
        }
        Ok(())
    }

    /// The phase to which the seats move the countdown now, with a note of it; `None` if it stays as it is.
    pub fn countdown(
        &self,
        now: u64,
        countdown_ms: u64,
        is_away: impl Fn(&Guest) -> bool,
    ) -> Option<(Phase, NoteBody)> {
        match (self.phase, self.is_complete(&is_away)) {
            (Phase::Waiting, true) => {
                let seconds = countdown_ms.div_ceil(1000) as u32;
                Some((Phase::Starting { starts: now + countdown_ms }, NoteBody::Counting { seconds }))
            }
            (Phase::Starting { .. }, false) => {
                let keeps_waiting =
                    |chair: &&Chair| !chair.ready || chair.guest.as_ref().is_some_and(&is_away);
                let by = self.seats.iter().filter(|chair| chair.guest.is_some()).find(keeps_waiting);
                Some((Phase::Waiting, NoteBody::CountdownStopped { name: by.map(Chair::name) }))
            }
            _ => None,
        }
    }
}

impl Situation<'_> {
    /// A change to this head, with the countdown that its seats ask for.
    pub(super) fn with_countdown(self, mut head: Head, mut notes: Vec<NoteBody>) -> Change {
        if let Some((phase, note)) = head.countdown(self.now, self.timing.countdown, self.is_away()) {
            head.phase = phase;
            notes.push(note);
        }
        Change::head(head, notes)
    }

    /// When a countdown to `starts` ends: with the start, or because a part of the seed does not come. Nobody is late
    /// because the house was closed.
    pub(super) fn countdown_ends_at(self, starts: u64) -> u64 {
        if self.state.head.untold().next().is_none() {
            return starts;
        }
        starts.max(self.opened) + self.timing.reveal_grace
    }

    /// When the countdown is told a second time: five seconds before its end, if it is longer than that.
    pub(super) fn last_call_at(self) -> Option<u64> {
        let Phase::Starting { starts } = self.state.head.phase else { return None };
        let at = starts.saturating_sub(LAST_CALL);
        let mut since = self.state.notes.latest().rev().take_while(|note| note.at >= at);
        let is_told = since.any(|note| note.body == last_call());
        (self.timing.countdown > LAST_CALL && !is_told).then_some(at)
    }

    /// What the countdown asks for now.
    pub(super) fn countdown_due(self, starts: u64) -> Option<Due> {
        if self.countdown_ends_at(starts) <= self.now {
            let is_told = self.state.head.untold().next().is_none();
            return Some(if is_told { Due::Start } else { Due::Change(self.without_untold()) });
        }
        self.last_call_at().filter(|at| *at <= self.now)?;
        Some(Due::Change(Change { notes: vec![last_call()], ..Change::default() }))
    }

    /// The match starts, with everything dealt; or goes on, with everything that had happened.
    pub(super) fn opening(self) -> Change {
        let State { game, head, seed, .. } = self.state;
        let drawn_from = head.draw(seed);
        let drawn = drawn_from.as_ref().map(DrawnFrom::seed);
        let play = if self.state.resumable.is_some() {
            Progress::Resuming
        } else {
            let play = game.open(&head.setup, drawn.as_ref().unwrap_or(seed).clone());
            Progress::Opening(play.expect("a head's set-up was checked when it was made"))
        };
        let head = Head {
            phase: Phase::Playing,
            started_at: self.now,
            contributions: Vec::new(),
            drawn_from,
            ..head.clone()
        };
        Change { play: Some(play), seed: drawn, ..Change::head(head, vec![NoteBody::Started]) }
    }
}

fn last_call() -> NoteBody {
    NoteBody::Counting { seconds: (LAST_CALL / 1000) as u32 }
}
