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
        let guest = self.take_name(guest, name)?;
        let chair = self.chair(seat)?;
        if !chair.is_open() {
            return Err(Reason::SeatTaken);
        }
        let name = guest.name.clone();
        *self.chair(seat)? = Chair { guest: Some(guest), ..Chair::default() };
        Ok(vec![NoteBody::SatDown { seat, name }])
    }

    /// A guest has one name at a table, whichever chair they took first: this one from now on.
    fn take_name(&mut self, guest: &Guest, name: &str) -> Result<Guest, Reason> {
        let name = limits::NAME.check(name)?;
        if self
            .seats
            .iter()
            .flat_map(|chair| &chair.guest)
            .any(|other| other.id != guest.id && names::are_same(&other.name, &name))
        {
            return Err(Reason::NameTaken { name });
        }
        let guest = Guest { id: guest.id.clone(), name: name.clone() };
        for chair in &mut self.seats {
            if let Some(holder) = &mut chair.guest
                && holder.id == guest.id
            {
                *holder = guest.clone();
            }
        }
        if self.host.id == guest.id {
            self.host = guest.clone();
        }
        Ok(guest)
    }

    /// A guest who sits here goes by another name.
    pub fn rename(&mut self, guest: &Guest, name: &str) -> Changed {
        self.must_be_before_start()?;
        let Some(from) = self.sitting(&guest.id).map(|holder| holder.name.clone()) else {
            return Err(Reason::SitFirst);
        };
        let Guest { name, .. } = self.take_name(guest, name)?;
        Ok(if from == name { Vec::new() } else { vec![NoteBody::Renamed { from, name }] })
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
