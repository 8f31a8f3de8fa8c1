//! Who is at a table, and what follows from it: whether the game goes on, who may be replaced, for whom computers think.
//!
//! A game among people goes on while somebody who plays it is here. Spectators do not count.

use super::brains::Share;
use super::head::{Chair, Head};
use super::situation::Situation;
use crate::limits;
use crate::rate_key::RateKey;
use crate::store::NodeId;
use crate::wire::{Guest, Reason};
use std::collections::HashMap;

/// How long it is remembered that a socket has closed, in milliseconds: longer than it can take it to enter.
const REMEMBERED: u64 = 60_000;

/// An open page: whose it is, and where it was opened.
pub(super) struct Page {
    pub(super) guest: Guest,
    pub(super) rate_key: RateKey,
}

/// Which pages are open at a table, and since when people have been here or away.
pub(super) struct Presence {
    /// Open pages, by socket.
    pages: HashMap<u64, Page>,
    /// Since when no page has been open, if none is.
    empty_since: u64,
    /// Whether any page has been open.
    was_visited: bool,
    /// Sockets that have closed lately, and when: what one asked before may arrive after.
    closed: HashMap<u64, u64>,
    /// Since when the host has had no page open; `None` while they have one.
    host_gone_since: Option<u64>,
    /// Since when a guest has been here for whom the game goes on; `None` while there is none.
    attended_since: Option<u64>,
    /// Of those who host or sit here and have no page open: since when others know it.
    told_away: HashMap<String, u64>,
    /// When a node was lost through which somebody was here: it was not their fault.
    disturbed_at: u64,
    /// The guest for whom computers think: one who is here, or who was here last.
    share: Option<Share>,
}

impl Presence {
    /// Without open pages, from this time on.
    pub(super) fn new(now: u64) -> Self {
        Self {
            pages: HashMap::new(),
            empty_since: now,
            was_visited: false,
            closed: HashMap::new(),
            // An absence counts from now on: the house may have been closed before.
            host_gone_since: Some(now),
            attended_since: None,
            told_away: HashMap::new(),
            disturbed_at: 0,
            share: None,
        }
    }

    /// A page opens.
    pub(super) fn enter(&mut self, socket: u64, page: Page) {
        self.pages.insert(socket, page);
        self.was_visited = true;
    }

    /// The table was woken only for what is due. If nobody is here it need not wait for anybody: whoever comes wakes it
    /// anew, at the node that they come to.
    pub(super) fn wait_for_nobody(&mut self) {
        if !self.was_visited {
            self.empty_since = 0;
        }
    }

    /// A page has closed. Returns whose it was.
    pub(super) fn exit(&mut self, socket: u64, now: u64) -> Option<Guest> {
        let page = self.pages.remove(&socket);
        self.closed.retain(|_, at| now < *at + REMEMBERED);
        self.closed.insert(socket, now);
        if self.pages.is_empty() {
            self.empty_since = now;
        }
        page.map(|page| page.guest)
    }

    /// All pages of a node have closed. Returns whose they were.
    pub(super) fn lose(&mut self, node: NodeId, now: u64) -> Vec<Guest> {
        let lost = self.pages.extract_if(|socket, _| NodeId::of_socket(*socket) == node);
        let guests: Vec<Guest> = lost.map(|(_, page)| page.guest).collect();
        if !guests.is_empty() {
            self.disturbed_at = now;
            if self.pages.is_empty() {
                self.empty_since = now;
            }
        }
        guests
    }

    pub(super) fn disturbed_at(&self) -> u64 {
        self.disturbed_at
    }

    /// Takes in who is here now. To be called after every page that opens or closes, and whenever the head has changed.
    pub(super) fn look_around(&mut self, head: &Head, now: u64) {
        self.host_gone_since =
            if self.is_present(&head.host.id) { None } else { self.host_gone_since.or(Some(now)) };
        self.attended_since = if self.is_attended(head) { self.attended_since.or(Some(now)) } else { None };
        self.note_who_is_away(head, now);
        // The last guest who was here keeps the share until another one comes.
        self.share = self.share_of_present(head).or(self.share.take());
    }

    /// Whether a guest is here for whom the game goes on: one who plays, or anyone where only computers play.
    fn is_attended(&self, head: &Head) -> bool {
        let is_among_people = head.seats.iter().any(|chair| chair.guest.is_some());
        self.pages.values().any(|page| !is_among_people || head.sitting(&page.guest.id).is_some())
    }

    /// Remembers since when others know of everybody who is away: since they left, or since somebody came to be told.
    /// After the table has slept that is since the first who came back.
    fn note_who_is_away(&mut self, head: &Head, now: u64) {
        let (here, away): (Vec<String>, Vec<String>) =
            head.guests().into_iter().partition(|id| self.is_present(id));
        self.told_away.retain(|id, _| away.contains(id));
        if here.is_empty() {
            return;
        }
        for id in away {
            self.told_away.entry(id).or_insert(now);
        }
    }

    /// For whom computers at this table think: the host, else somebody who plays, else somebody who watches.
    fn share_of_present(&self, head: &Head) -> Option<Share> {
        let rank = |page: &Page| {
            let is_host = page.guest.id == head.host.id;
            (!is_host, head.sitting(&page.guest.id).is_none())
        };
        let (_, page) = self.pages.iter().min_by_key(|(socket, page)| (rank(page), **socket))?;
        Some(Share { rate_key: page.rate_key, guest: page.guest.id.clone() })
    }

    /// Whether a guest has a page open.
    pub(super) fn is_present(&self, guest: &str) -> bool {
        self.pages.values().any(|page| page.guest.id == guest)
    }

    /// Whether one more page may open: of a guest who sits here always, of others while there is room, of each up to
    /// `limits::SOCKETS_PER_GUEST`.
    pub(super) fn has_room_for(&self, head: &Head, socket: u64, guest: &Guest) -> bool {
        if self.closed.contains_key(&socket) {
            return false;
        }
        let mine = self.pages.values().filter(|page| page.guest.id == guest.id).count();
        self.pages.contains_key(&socket)
            || mine < limits::SOCKETS_PER_GUEST
                && (head.sitting(&guest.id).is_some() || self.pages.len() < limits::SOCKETS_PER_TABLE)
    }

    /// Since when no page has been open; `None` while one is.
    pub(super) fn empty_since(&self) -> Option<u64> {
        self.pages.is_empty().then_some(self.empty_since)
    }

    pub(super) fn host_gone_since(&self) -> Option<u64> {
        self.host_gone_since
    }

    pub(super) fn attended_since(&self) -> Option<u64> {
        self.attended_since
    }

    pub(super) fn share(&self) -> Option<&Share> {
        self.share.as_ref()
    }
}

impl Situation<'_> {
    /// Whether computers play on now. Against one person they do so even while that person is away, until it is their
    /// turn: a page that is loaded again notices nothing. A game among several people rests while all of them are away.
    pub(super) fn computers_play_on(self) -> bool {
        let Self { presence, state, .. } = self;
        state.head.is_played()
            && (presence.attended_since.is_some()
                || presence.share.is_some() && stops_for_one_person(&state.head))
    }

    /// When a guest who is away may be replaced by a computer; `None` while nobody is here who could be told of it.
    pub(super) fn replaceable_at(self, guest: &Guest) -> Option<u64> {
        Some(self.presence.told_away.get(&guest.id)? + self.timing.replace_grace)
    }

    /// The same for a chair, as far as pages are to know it: in play, while nobody plays for its guest.
    pub(super) fn chair_replaceable_at(self, chair: &Chair) -> Option<u64> {
        let is_played = self.state.head.is_played();
        let guest = chair.guest.as_ref().filter(|_| chair.brain.is_none() && is_played)?;
        self.replaceable_at(guest)
    }

    /// A guest who is here, or has only just left, is not replaced; a computer that plays for one is.
    pub(super) fn must_be_replaceable(self, chair: &Chair) -> Result<(), Reason> {
        let Some(guest) = &chair.guest else { return Ok(()) };
        let name = guest.name.clone();
        if self.presence.is_present(&guest.id) {
            return Err(Reason::PlayerPresent { name });
        }
        if chair.brain.is_some() {
            return Ok(());
        }
        let (now, grace) = (self.now, self.timing.replace_grace);
        let told = self.presence.told_away.get(&guest.id).copied().filter(|_| !self.is_cut_off);
        // While guests could not be heard, nobody was away.
        let told = told.map_or(now, |told| told.max(self.opened));
        if now >= told + grace {
            return Ok(());
        }
        let (seconds, wait) = ((now - told) / 1000, (told + grace - now).div_ceil(1000));
        Err(Reason::JustLeft { name, seconds, wait })
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
