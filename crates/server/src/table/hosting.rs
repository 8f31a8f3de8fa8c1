//! Who hosts, and whom the host has sent away. The role passes on when the host gives up their seat, or has been away
//! for too long while another guest who sits at the table is present.

use super::head::{Changed, Head};
use super::keep::Change;
use super::situation::Situation;
use crate::limits;
use crate::wire::{Guest, NoteBody, Reason};
use parlour_game::Seat;

impl Head {
    /// The host empties a seat before the game. The guest who sat there may take a free one again.
    pub fn clear(&mut self, host: &Guest, seat: Seat) -> Changed {
        self.must_be_host(host)?;
        self.must_be_before_start()?;
        let chair = self.chair(seat)?;
        let left = chair.guest.take();
        *chair = Default::default();
        Ok(left.map(|guest| NoteBody::SeatFreed { seat, name: guest.name }).into_iter().collect())
    }

    /// The host sends somebody away: whoever sits here before the game, whoever only looks on at any time. All their seats
    /// are open again.
    pub fn send_away(&mut self, host: &Guest, guest: Guest) -> Changed {
        self.must_be_host(host)?;
        if guest.id == host.id {
            return Err(Reason::SendSelfAway);
        }
        if self.has_sent_away(&guest.id) {
            return Err(Reason::AlreadySentAway { name: guest.name });
        }
        let seats: Vec<Seat> = self.seats_of(&guest.id).collect();
        if !seats.is_empty() {
            self.must_be_before_start()?;
        }
        for seat in seats {
            *self.chair(seat)? = Default::default();
        }
        let name = guest.name.clone();
        if self.sent_away.len() >= limits::SENT_AWAY {
            self.sent_away.remove(0);
        }
        self.sent_away.push(guest);
        Ok(vec![NoteBody::SentAway { name }])
    }

    /// The host lets a guest back in who was sent away.
    pub fn let_in(&mut self, host: &Guest, guest: &str) -> Changed {
        self.must_be_host(host)?;
        let Some(place) = self.sent_away.iter().position(|other| other.id == guest) else {
            return Err(Reason::NotSentAway);
        };
        let Guest { name, .. } = self.sent_away.remove(place);
        Ok(vec![NoteBody::LetIn { name }])
    }

    /// Whether the host has sent this guest away. They are known by their cookie, whatever name they tell.
    pub fn has_sent_away(&self, guest: &str) -> bool {
        self.sent_away.iter().any(|other| other.id == guest)
    }

    pub(super) fn must_not_be_sent_away(&self, guest: &Guest) -> Result<(), Reason> {
        if self.has_sent_away(&guest.id) { Err(Reason::SentAway) } else { Ok(()) }
    }

    /// Who hosts next: the first person after this seat, going round the table, who sits there and is here.
    fn heir(&self, after: usize, is_away: impl Fn(&Guest) -> bool) -> Option<(Seat, &Guest)> {
        let count = self.seats.len();
        (1..=count).map(|step| (after + step) % count).find_map(|place| {
            let guest = self.seats[place].guest.as_ref()?;
            let may_host = guest.id != self.host.id && !is_away(guest);
            may_host.then(|| (Seat::new(place as u8), guest))
        })
    }

    /// The role passes on to the next person after this seat, if there is one.
    fn pass_on(&mut self, after: usize, is_away: impl Fn(&Guest) -> bool) -> Option<NoteBody> {
        let (seat, heir) = self.heir(after, is_away)?;
        self.host = heir.clone();
        Some(NoteBody::Hosts { seat, name: self.host.name.clone() })
    }

    /// The guest has given up this seat: a host who has no other passes the role on.
    pub fn pass_on_leaving(
        &mut self,
        guest: &Guest,
        seat: Seat,
        is_away: impl Fn(&Guest) -> bool,
    ) -> Option<NoteBody> {
        let goes = self.host.id == guest.id && self.seats_of(&guest.id).next().is_none();
        if goes { self.pass_on(seat.index(), is_away) } else { None }
    }

    /// The seat after which the next host is looked for. A host without a seat sits before the first one.
    fn place_of_host(&self) -> usize {
        self.seats_of(&self.host.id).next().map_or(self.seats.len() - 1, Seat::index)
    }
}

impl Situation<'_> {
    /// When the role passes on because the host has been away for too long; `None` while nobody could take it.
    pub(super) fn host_passes_at(self) -> Option<u64> {
        let head = &self.state.head;
        let gone = self.presence.host_gone_since().filter(|_| head.is_open() && !self.is_cut_off)?;
        head.heir(head.place_of_host(), self.is_away())?;
        Some(gone.max(self.opened) + self.timing.host_grace)
    }

    /// The role passes on to the next who is here.
    pub(super) fn pass_host(self) -> Change {
        let mut head = self.state.head.clone();
        let note = head.pass_on(head.place_of_host(), self.is_away());
        Change::head(head, note.into_iter().collect())
    }
}
