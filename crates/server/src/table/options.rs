//! The house's rules about set-up, options and pauses: what a host may change, and when.

use super::head::{Chair, Changed, Head};
use crate::setups::check_options;
use crate::wire::{Guest, NoteBody, Options, Pace, Phase, Reason};
use parlour_catalog::AnyGame;
use parlour_game::Turn;
use serde_json::Value;

impl Head {
    /// The host changes set-up and options before the game. Everybody has to get ready again: it is another game.
    pub fn change(&mut self, guest: &Guest, setup: &Value, options: Options, game: &dyn AnyGame) -> Changed {
        self.must_be_host(guest)?;
        self.must_be_before_start()?;
        check_options(&options)?;
        let (setup, seats) = game.check_setup(setup).map_err(|fault| Reason::BadSetup { fault })?;
        if self.resumed.is_some() && setup != self.setup {
            return Err(Reason::SetupFixed);
        }
        let has = usize::from(seats);
        if let Some(guest) = self.seats.iter().skip(has).find_map(|chair| chair.guest.as_ref()) {
            return Err(Reason::SeatLost { seats: has, name: guest.name.clone() });
        }
        if let Some(first) = self.seats.iter().find_map(|chair| chair.guest.as_ref())
            && let Some(other) = self.other_than(&first.id).filter(|_| game.is_alone(&setup))
        {
            return Err(Reason::OnlyOnePlays { one: first.name.clone(), other: other.name.clone() });
        }
        self.seats.resize_with(has, Chair::default);
        for chair in &mut self.seats {
            chair.ready = false;
        }
        self.setup = setup;
        self.options = options;
        Ok(Vec::new())
    }

    /// The host says how fast computers answer from now on, also in a running match: it is nobody's business but the
    /// watchers', and changes no rule.
    pub fn set_pace(&mut self, guest: &Guest, pace: Pace) -> Changed {
        self.must_be_host(guest)?;
        if matches!(self.phase, Phase::Over { .. }) {
            return Err(Reason::GameOver);
        }
        self.options.pace = pace;
        Ok(Vec::new())
    }

    /// The host lets the computers hold still, or go on. Where others play nobody stops the game for them.
    pub fn pause(&mut self, guest: &Guest, paused: bool) -> Changed {
        self.must_be_pausable(guest)?;
        if self.paused == paused {
            return Ok(Vec::new());
        }
        self.paused = paused;
        Ok(vec![NoteBody::Paused { paused }])
    }

    /// While the computers hold still, the host lets the one whose turn it is play.
    pub fn must_be_steppable(&self, guest: &Guest, turn: Option<Turn>) -> Result<(), Reason> {
        self.must_be_pausable(guest)?;
        if !self.paused {
            return Err(Reason::NotPaused);
        }
        if turn.and_then(|turn| self.brain_to_act(turn)).is_none() {
            return Err(Reason::NoComputersTurn);
        }
        Ok(())
    }

    fn must_be_pausable(&self, guest: &Guest) -> Result<(), Reason> {
        self.must_be_host(guest)?;
        if self.phase != Phase::Playing {
            return Err(Reason::NotPlaying);
        }
        match self.other_than(&guest.id) {
            Some(other) => Err(Reason::OthersPlay { name: other.name.clone() }),
            None => Ok(()),
        }
    }
}

impl Pace {
    /// The least time between an event and a computer's answer to it.
    pub fn least_ms(self) -> u64 {
        match self {
            Pace::Slow => 3_200,
            Pace::Normal => 2_000,
            Pace::Fast => 1_000,
            Pace::Instant => 0,
        }
    }

    /// The same where a computer goes on with what it has just begun.
    pub fn breath_ms(self) -> u64 {
        self.least_ms() / 2
    }

    /// The beat of what computers decide in secret: it is played this long after a computer began to think, or as many
    /// times as long as a busy house makes it need. Computers are given half of it to think.
    pub fn secret_ms(self) -> u64 {
        self.least_ms().max(400)
    }
}
