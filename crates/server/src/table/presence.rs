//! Who is here, and what follows from it: whether the game goes on, who may be replaced, for whom computers think.
//!
//! A game among people goes on while somebody who plays it is here. Whoever only watches drives nothing.

use super::actor::Actor;
use super::brains::Share;
use super::head::{Chair, Head, No, no};
use crate::rate_key::RateKey;
use crate::wire::{Guest, RefusalCode};

/// An open page: whose it is, and where it was opened.
pub(super) struct Page {
    pub(super) guest: Guest,
    pub(super) rate_key: RateKey,
}

impl Actor {
    pub(super) fn is_present(&self, guest: &Guest) -> bool {
        self.present.values().any(|page| page.guest.id == guest.id)
    }

    /// Takes in who is here now. After every page that opens or closes, and whenever seats or the host may have changed.
    pub(super) fn look_around(&mut self) {
        self.look_for_host();
        let now = self.now();
        self.attended_since = if self.is_attended() { self.attended_since.or(Some(now)) } else { None };
        self.note_who_is_away(now);
        // Computers think for who was here last until somebody else is.
        self.share = self.share_of_present().or(self.share.take());
    }

    /// Whether somebody is here for whom the game goes on: who plays it, or anybody where only computers play.
    fn is_attended(&self) -> bool {
        let head = &self.table.head;
        let is_among_people = head.seats.iter().any(|chair| chair.guest.is_some());
        self.present.values().any(|page| !is_among_people || head.sitting(&page.guest.id).is_some())
    }

    /// Remembers since when others know of everybody who is away: since they left, or since somebody came to be told.
    /// After the table has slept that is since the first who came back.
    fn note_who_is_away(&mut self, now: u64) {
        let concerned = self.table.head.guests();
        let here: Vec<&String> =
            concerned.iter().filter(|id| self.present.values().any(|page| page.guest.id == **id)).collect();
        self.told_away.retain(|id, _| concerned.contains(id) && !here.contains(&id));
        if here.is_empty() {
            return;
        }
        for id in concerned.iter().filter(|id| !here.contains(id)) {
            self.told_away.entry(id.clone()).or_insert(now);
        }
    }

    /// Whether computers play on now. Against one person they do so also when that person has gone, until it is their turn:
    /// a page that is loaded again notices nothing. A game among several people rests while all of them are gone.
    pub(super) fn computers_play_on(&self) -> bool {
        let head = &self.table.head;
        head.is_played()
            && (self.attended_since.is_some() || self.share.is_some() && stops_for_one_person(head))
    }

    /// When a guest who is away may be replaced by a computer; `None` while nobody is here who could be told of it.
    pub(super) fn replaceable_at(&self, guest: &Guest) -> Option<u64> {
        Some(self.told_away.get(&guest.id)? + self.tables.timing.replace_grace)
    }

    /// The same for a chair, as far as pages are to know it: in play, while nobody plays for its guest.
    pub(super) fn chair_replaceable_at(&self, chair: &Chair) -> Option<u64> {
        let guest = chair.guest.as_ref().filter(|_| chair.brain.is_none() && self.table.head.is_played())?;
        self.replaceable_at(guest)
    }

    /// Whoever is here, or has only just gone, is not replaced. For whom a computer plays already another one may play.
    pub(super) fn must_be_replaceable(&self, chair: &Chair) -> Result<(), No> {
        let Some(guest) = &chair.guest else { return Ok(()) };
        let name = &guest.name;
        if self.is_present(guest) {
            return no(RefusalCode::SeatTaken, format!("{name} is here and plays."));
        }
        if chair.brain.is_some() {
            return Ok(());
        }
        let (now, grace) = (self.now(), self.tables.timing.replace_grace);
        let told = self.told_away.get(&guest.id).copied().unwrap_or(now);
        if now >= told + grace {
            return Ok(());
        }
        let (gone, left) = ((now - told) / 1000, (told + grace - now).div_ceil(1000));
        let text =
            format!("{name} has been away for {gone} s. You can put a computer in their place in {left} s.");
        no(RefusalCode::SeatTaken, text)
    }

    /// For whom computers at this table think: the host, else somebody who plays, else somebody who watches.
    fn share_of_present(&self) -> Option<Share> {
        let head = &self.table.head;
        let rank = |page: &Page| {
            let is_host = page.guest.id == head.host.id;
            (!is_host, head.sitting(&page.guest.id).is_none())
        };
        let (_, page) = self.present.iter().min_by_key(|(socket, page)| (rank(page), **socket))?;
        Some(Share { rate_key: page.rate_key, guest: page.guest.id.clone() })
    }
}

/// Whether the game waits for its only person by itself: nobody stands in for them.
fn stops_for_one_person(head: &Head) -> bool {
    let mut held = head.seats.iter().filter(|chair| chair.guest.is_some());
    let Some(first) = held.next() else { return false };
    let is_theirs =
        |chair: &Chair| chair.guest.as_ref().map(|it| &it.id) == first.guest.as_ref().map(|it| &it.id);
    first.brain.is_none() && held.all(|chair| is_theirs(chair) && chair.brain.is_none())
}
