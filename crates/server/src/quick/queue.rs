//! The queue for quick matches of one game. Pure: it is given the time, and returns what is due.
//!
//! With the fewest who can play a countdown begins, so that more can come; with the most, or when it is over, a match
//! begins (S.3 to S.5 of the requirements).

use crate::table::Timing;
use crate::wire::{Guest, QueueView, Reason};
use crate::{limits, names};

/// The queue of one game.
#[derive(Debug)]
pub(super) struct Queue {
    game: &'static str,
    least: u8,
    most: u8,
    /// Who came first stands first.
    waiting: Vec<Waiter>,
    starts: Option<u64>,
}

#[derive(Debug)]
struct Waiter {
    guest: Guest,
    /// Since when no page of theirs has been open; `None` = they are here.
    gone_since: Option<u64>,
}

impl Queue {
    pub(super) fn new(game: &'static str, [least, most]: [u8; 2]) -> Self {
        Self { game, least, most, waiting: Vec::new(), starts: None }
    }

    pub(super) fn len(&self) -> usize {
        self.waiting.len()
    }

    /// A guest waits from now on, or still waits, under this name.
    ///
    /// # Errors
    /// What is wrong with the name.
    pub(super) fn join(&mut self, guest: &str, name: &str) -> Result<(), Reason> {
        let name = limits::NAME.check(name)?;
        // They will sit at one table, where names must tell people apart.
        let is_taken = |other: &Waiter| other.guest.id != guest && names::are_same(&other.guest.name, &name);
        if self.waiting.iter().any(is_taken) {
            return Err(Reason::NameTaken { name });
        }
        let guest = Guest { id: guest.to_owned(), name };
        match self.waiter(&guest.id) {
            Some(waiter) => *waiter = Waiter { guest, gone_since: None },
            None => self.waiting.push(Waiter { guest, gone_since: None }),
        }
        Ok(())
    }

    /// A guest no longer waits.
    pub(super) fn leave(&mut self, guest: &str) {
        self.waiting.retain(|waiter| waiter.guest.id != guest);
    }

    /// A guest who waits has a page open, or none any more.
    pub(super) fn see(&mut self, guest: &str, is_here: bool, now: u64) {
        if let Some(waiter) = self.waiter(guest) {
            waiter.gone_since = if is_here { None } else { waiter.gone_since.or(Some(now)) };
        }
    }

    fn waiter(&mut self, guest: &str) -> Option<&mut Waiter> {
        self.waiting.iter_mut().find(|waiter| waiter.guest.id == guest)
    }

    /// Makes the queue agree with the clock. Returns the guests who are to be seated now; they no longer wait.
    pub(super) fn ring(&mut self, now: u64, timing: &Timing) -> Option<Vec<Guest>> {
        let is_up = self.starts.is_some_and(|starts| starts <= now);
        self.waiting.retain(|waiter| {
            let kept_until = waiter.gone_since.map(|since| since + timing.quick_grace);
            // A guest without an open page is not seated, and when the countdown is over the others do not wait for them.
            waiter.gone_since.is_none() || !is_up && kept_until.is_some_and(|until| now < until)
        });
        let here = self.waiting.iter().filter(|waiter| waiter.gone_since.is_none()).count();
        if here >= usize::from(self.most) || is_up && here >= usize::from(self.least) {
            let party = self.call();
            self.count_down(now, timing);
            return Some(party);
        }
        if is_up {
            self.starts = None;
        }
        self.count_down(now, timing);
        None
    }

    /// The first who are here, as many as can play.
    fn call(&mut self) -> Vec<Guest> {
        let mut party = Vec::new();
        let most = usize::from(self.most);
        self.waiting.retain(|waiter| {
            let is_called = waiter.gone_since.is_none() && party.len() < most;
            if is_called {
                party.push(waiter.guest.clone());
            }
            !is_called
        });
        self.starts = None;
        party
    }

    /// Starts or stops the countdown, whichever those who wait ask for now.
    fn count_down(&mut self, now: u64, timing: &Timing) {
        let are_enough = self.waiting.len() >= usize::from(self.least);
        self.starts = match self.starts {
            None if are_enough => Some(now + timing.quick_countdown),
            starts => starts.filter(|_| are_enough),
        };
    }

    /// Those who were called could not be seated: they stand in front again, and another countdown begins. When it is over
    /// the house tries once more; where they are as many as can play, already with the next thing asked in the hall.
    pub(super) fn take_back(&mut self, party: Vec<Guest>, now: u64, timing: &Timing) {
        let back = party.into_iter().map(|guest| Waiter { guest, gone_since: None });
        self.waiting.splice(0..0, back);
        self.starts = Some(now + timing.quick_countdown);
    }

    /// When the queue must look at the clock again.
    pub(super) fn due(&self, timing: &Timing) -> Option<u64> {
        let gone = self.waiting.iter().filter_map(|waiter| waiter.gone_since);
        gone.map(|since| since + timing.quick_grace).chain(self.starts).min()
    }

    pub(super) fn view(&self) -> QueueView {
        QueueView {
            game: self.game.to_owned(),
            waiting: self.waiting.iter().map(|waiter| waiter.guest.clone()).collect(),
            least: self.least,
            most: self.most,
            starts: self.starts,
        }
    }
}
