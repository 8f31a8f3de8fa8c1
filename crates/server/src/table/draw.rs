//! How the seed of a match is drawn: by the house, and by those guests whose pages contribute.
//!
//! A page promises 32 random bytes when its guest gets ready, and tells them once the countdown runs: by then everybody
//! has promised. What was told for one countdown is never used for another, and no match starts while something promised
//! is missing: otherwise somebody could look at the deal and choose another one. [`Head::settle_draw`] keeps that true
//! after every change.

use super::head::{Changed, Head};
use super::keep::Change;
use super::situation::Situation;
use crate::wire::{DrawView, Guest, GuestDraw, NoteBody, Phase, Reason};
use parlour_catalog::{DrawnFrom, Part, is_hash};
use parlour_game::{Seat, Seed};
use serde::{Deserialize, Serialize};

/// What a guest contributes to the seed, before the start.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
pub struct Contribution {
    /// Whose, by id. All seats of a guest share one.
    guest: String,
    /// What they promised; `None` after it was told for a countdown that was stopped.
    commitment: Option<String>,
    /// What they told while the countdown runs.
    bytes: Option<Part>,
}

impl Head {
    /// A guest promises a part of the seed, or that they contribute nothing. During the countdown a promise stands.
    pub(super) fn promise(&mut self, guest: &Guest, commitment: Option<String>) -> Result<(), Reason> {
        if let Some(commitment) = &commitment {
            if !is_hash(commitment) {
                return Err(Reason::BadCommitment);
            }
            if self.resumed.is_some() {
                return Err(Reason::SeedFixed);
            }
        }
        let mine = self.contributions.iter().position(|other| other.guest == guest.id);
        let known = mine.and_then(|place| self.contributions[place].commitment.as_ref());
        if mine.is_some() == commitment.is_some() && known == commitment.as_ref() {
            return Ok(());
        }
        if self.phase != Phase::Waiting {
            return Err(Reason::PromiseStands);
        }
        self.contributions.retain(|other| other.guest != guest.id);
        self.contributions.extend(commitment.map(|commitment| Contribution {
            guest: guest.id.clone(),
            commitment: Some(commitment),
            bytes: None,
        }));
        Ok(())
    }

    /// A guest tells the part of the seed that they promised.
    pub fn reveal_part(&mut self, guest: &Guest, bytes: &str) -> Changed {
        if !matches!(self.phase, Phase::Starting { .. }) {
            return Err(Reason::PartTooEarly);
        }
        let mut mine = self.contributions.iter_mut().filter(|other| other.guest == guest.id);
        let Some(Contribution { commitment: Some(commitment), bytes: told, .. }) = mine.next() else {
            return Err(Reason::NothingPromised);
        };
        let Some(part) = Part::read(bytes) else {
            return Err(Reason::BadPart);
        };
        if part.guest_commitment() != *commitment {
            return Err(Reason::OtherPart);
        }
        *told = Some(part);
        Ok(Vec::new())
    }

    /// Drops contributions that can no longer be used: those of guests who are not ready, and without a countdown all that
    /// were told. A guest who has told theirs promises another one before the next countdown.
    pub(super) fn settle_draw(&mut self) {
        let Self { contributions, seats, phase, .. } = self;
        let is_ready = |guest: &str| {
            let holds = |holder: &Guest| holder.id == guest;
            seats.iter().any(|chair| chair.ready && chair.guest.as_ref().is_some_and(holds))
        };
        contributions.retain(|other| is_ready(&other.guest));
        if *phase == Phase::Waiting {
            for told in contributions.iter_mut().filter(|other| other.bytes.is_some()) {
                (told.commitment, told.bytes) = (None, None);
            }
        }
    }

    /// Whether everybody who is to promise afresh has done so.
    pub(super) fn is_promised(&self) -> bool {
        self.contributions.iter().all(|other| other.commitment.is_some())
    }

    /// Guests who have promised a part of the seed and not told it, in the order of the seats.
    pub(super) fn untold(&self) -> impl Iterator<Item = &Guest> {
        self.in_order().filter(|(_, other)| other.bytes.is_none()).filter_map(|(_, other)| {
            self.seats.iter().filter_map(|chair| chair.guest.as_ref()).find(|guest| guest.id == other.guest)
        })
    }

    /// Stops the countdown. Guests who have not told the part they promised are no longer ready.
    fn give_up_on_untold(&mut self) -> NoteBody {
        let untold: Vec<Guest> = self.untold().cloned().collect();
        for chair in &mut self.seats {
            let holder = chair.guest.as_ref();
            chair.ready &= !holder.is_some_and(|holder| untold.iter().any(|guest| guest.id == holder.id));
        }
        self.phase = Phase::Waiting;
        NoteBody::PartMissing { names: untold.into_iter().map(|guest| guest.name).collect() }
    }

    /// All contributions, each with its guest's first seat, in the order of the seats.
    fn in_order(&self) -> impl Iterator<Item = (Seat, &Contribution)> {
        let mut placed: Vec<(Seat, &Contribution)> = (self.contributions.iter())
            .filter_map(|other| Some((self.seats_of(&other.guest).next()?, other)))
            .collect();
        placed.sort_by_key(|(seat, _)| seat.index());
        placed.into_iter()
    }

    /// What the seed of the match that starts now is drawn from; `None` if the house draws it alone.
    pub(super) fn draw(&self, house: &Seed) -> Option<DrawnFrom> {
        let parts: Vec<(Seat, Part)> =
            self.in_order().filter_map(|(seat, other)| Some((seat, other.bytes.clone()?))).collect();
        (!parts.is_empty()).then(|| DrawnFrom::new(Part::from(house), parts))
    }

    /// What everyone may know of how the seed is drawn. `seed` is what the store holds: before the start the house's part.
    pub(crate) fn draw_view(&self, seed: &Seed) -> Option<DrawView> {
        if let Some(DrawnFrom { house, guests }) = &self.drawn_from {
            let is_over = matches!(self.phase, Phase::Over { .. });
            let published = |part: &Part| is_over.then(|| part.hex());
            let guest = |guest: &parlour_catalog::GuestPart| GuestDraw {
                seat: guest.seat,
                commitment: Some(guest.commitment.clone()),
                revealed: true,
                bytes: published(&guest.bytes),
            };
            return Some(DrawView {
                commitment: house.commitment.clone(),
                bytes: published(&house.bytes),
                guests: guests.iter().map(guest).collect(),
            });
        }
        if !self.is_before_start() || self.resumed.is_some() {
            return None;
        }
        let guest = |(seat, other): (Seat, &Contribution)| GuestDraw {
            seat,
            commitment: other.commitment.clone(),
            revealed: other.bytes.is_some(),
            bytes: None,
        };
        Some(DrawView {
            commitment: Part::from(seed).house_commitment(),
            bytes: None,
            guests: self.in_order().map(guest).collect(),
        })
    }
}

impl Situation<'_> {
    /// The countdown stops, since a part of the seed that was promised is missing.
    pub(super) fn without_untold(self) -> Change {
        let mut head = self.state.head.clone();
        let notes = vec![head.give_up_on_untold()];
        Change::head(head, notes)
    }
}
