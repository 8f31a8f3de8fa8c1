//! The house's rules about seats: who sits down, gets up, or is replaced by a computer.

use super::head::{Chair, Changed, Head};
use crate::wire::{Guest, NoteBody, Phase, Reason};
use crate::{limits, names};
use parlour_catalog::AnyGame;
use parlour_game::Seat;
use serde_json::Value;

impl Head {
    /// A guest takes an open seat.
    pub fn sit(
        &mut self,
        guest: &Guest,
        is_invited: bool,
        seat: Seat,
        name: &str,
        game: &dyn AnyGame,
    ) -> Changed {
        self.must_be_before_start()?;
        if !is_invited {
            return Err(Reason::OnlyWatching);
        }
        if let Some(other) = self.other_than(&guest.id).filter(|_| game.is_alone(&self.setup)) {
            return Err(Reason::Practice { name: other.name.clone() });
        }
        if game.has_secrets() && self.resumed.as_ref().is_some_and(|it| !it.was_held_by(&guest.id, seat)) {
            return Err(Reason::SeatKept);
        }
        let name = self.free_name(guest, name)?;
        if !self.chair(seat)?.is_open() {
            return Err(Reason::SeatTaken);
        }
        // Whoever hosts without a seat is called as they sit down.
        if self.host.id == guest.id && self.sitting(&guest.id).is_none() {
            self.host.name.clone_from(&name);
        }
        let holder = Guest { id: guest.id.clone(), name: name.clone() };
        *self.chair(seat)? = Chair { guest: Some(holder), ..Chair::default() };
        self.spell_alike(&guest.id, &name);
        Ok(vec![NoteBody::SatDown { seat, name }])
    }

    /// A name that nobody else has at this table.
    fn free_name(&self, guest: &Guest, name: &str) -> Result<String, Reason> {
        let name = limits::NAME.check(name)?;
        let mut others = self.seats.iter().flat_map(|chair| &chair.guest).filter(|it| it.id != guest.id);
        if others.any(|other| names::are_same(&other.name, &name)) {
            return Err(Reason::NameTaken { name });
        }
        Ok(name)
    }

    /// Of one guest's seats those with the same name are one person, whose name is written in one way.
    fn spell_alike(&mut self, guest: &str, name: &str) {
        for holder in self.seats.iter_mut().filter_map(|chair| chair.guest.as_mut()) {
            if holder.id == guest && names::are_same(&holder.name, name) {
                name.clone_into(&mut holder.name);
            }
        }
        if self.host.id == guest && names::are_same(&self.host.name, name) {
            name.clone_into(&mut self.host.name);
        }
    }

    /// Whoever plays a guest's seat goes by another name; without a seat, all of them that have the name of the first.
    pub fn rename(&mut self, guest: &Guest, seat: Option<Seat>, name: &str) -> Changed {
        self.must_be_before_start()?;
        let first = self.seats_of(&guest.id).next().ok_or(Reason::SitFirst)?;
        let from = self.holder(guest, seat.unwrap_or(first))?.name.clone();
        let name = self.free_name(guest, name)?;
        for (number, chair) in (0..).zip(&mut self.seats) {
            let is_meant = seat.is_none_or(|seat| seat == Seat::new(number));
            if let Some(holder) = &mut chair.guest
                && holder.id == guest.id
                && holder.name == from
                && is_meant
            {
                holder.name.clone_from(&name);
            }
        }
        self.spell_alike(&guest.id, &name);
        if from == name {
            return Ok(Vec::new());
        }
        let is_still_here = self.seats.iter().flat_map(|chair| &chair.guest).any(|it| it.name == from);
        if self.host.id == guest.id && self.host.name == from && !is_still_here {
            self.host.name.clone_from(&name);
        }
        Ok(vec![match seat.filter(|_| is_still_here) {
            // One of two who had a name in common has one of their own now.
            Some(seat) => NoteBody::SatDown { seat, name },
            None => NoteBody::Renamed { from, name },
        }])
    }

    /// A guest plays another character in their seat, one that nobody plays. Seats follow the order of play, so others may
    /// move along with theirs; only the guest who changed has to get ready again.
    pub fn recast(&mut self, guest: &Guest, seat: Seat, setup: &Value, game: &dyn AnyGame) -> Changed {
        self.must_be_before_start()?;
        let is_theirs = |holder: &Guest| holder.id == guest.id;
        if !self.chair(seat)?.guest.as_ref().is_some_and(is_theirs) {
            return Err(Reason::NotYourSeat);
        }
        if self.resumed.is_some() {
            return Err(Reason::SetupFixed);
        }
        let Some(recast) = game.recast(&self.setup, seat, setup) else {
            return Err(Reason::CharacterTaken);
        };
        let mut chairs: Vec<_> = recast.places.iter().zip(&self.seats).collect();
        chairs.sort_by_key(|(place, _)| **place);
        self.seats = chairs.into_iter().map(|(_, chair)| chair.clone()).collect();
        self.setup = recast.setup;
        for chair in &mut self.seats {
            chair.ready &= !chair.guest.as_ref().is_some_and(is_theirs);
        }
        let seat = recast.places[seat.index()];
        let name = self.chair(seat)?.name();
        Ok(vec![NoteBody::SatDown { seat, name }])
    }

    /// A guest gives up a seat: before the game it is open again, in a running game a computer plays on.
    pub fn leave(&mut self, guest: &Guest, seat: Seat, default_brain: &str) -> Changed {
        let is_before_start = self.is_before_start();
        let is_over = matches!(self.phase, Phase::Over { .. });
        let chair = self.chair(seat)?;
        let Some(holder) = chair.guest.clone().filter(|holder| holder.id == guest.id) else {
            return Err(Reason::NotYourSeat);
        };
        if is_over {
            return Err(Reason::GameOver);
        }
        let brain =
            (!is_before_start).then(|| chair.brain.clone().unwrap_or_else(|| default_brain.to_owned()));
        *chair = Chair { brain: brain.clone(), ..Chair::default() };
        let mut notes = vec![NoteBody::LeftSeat { seat, name: holder.name.clone() }];
        notes.extend(brain.map(|brain| NoteBody::StandsIn { seat, name: holder.name, brain }));
        Ok(notes)
    }

    /// The host puts a computer into a seat. In a running match it plays on for another computer, or for a guest who may
    /// be replaced; what a computer is deciding in secret at that moment it still decides itself (see `thinking`).
    pub fn appoint(
        &mut self,
        guest: &Guest,
        seat: Seat,
        brain: &str,
        game: &dyn AnyGame,
        may_replace: impl Fn(&Chair) -> Result<(), Reason>,
    ) -> Changed {
        self.must_be_host(guest)?;
        if !game.has_brain(brain) {
            return Err(Reason::NoSuchComputer { brain: brain.to_owned() });
        }
        let phase = self.phase;
        let chair = self.chair(seat)?;
        match phase {
            Phase::Waiting | Phase::Starting { .. } => {
                if chair.guest.is_some() {
                    return Err(Reason::SeatOccupied);
                }
                *chair = Chair { brain: Some(brain.to_owned()), ..Chair::default() };
                Ok(Vec::new())
            }
            Phase::Playing => {
                may_replace(chair)?;
                let name = chair.name();
                chair.brain = Some(brain.to_owned());
                Ok(vec![NoteBody::StandsIn { seat, name, brain: brain.to_owned() }])
            }
            Phase::Over { .. } => Err(Reason::GameOver),
        }
    }
}
