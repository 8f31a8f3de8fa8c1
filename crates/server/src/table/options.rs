//! The house's rules about set-up, options and pauses: what a host may change, and when.

use super::head::{Chair, Changed, Head, no};
use crate::bus::Denial;
use crate::setups::check_options;
use crate::wire::{Guest, NoteBody, Options, Pace, Phase, RefusalCode, sentence};
use parlour_catalog::AnyGame;
use parlour_game::Turn;
use serde_json::Value;

impl Head {
    /// The host changes set-up and options before the game. Everybody has to get ready again: it is another game.
    pub fn change(&mut self, guest: &Guest, setup: &Value, options: Options, game: &dyn AnyGame) -> Changed {
        self.must_be_host(guest)?;
        self.must_be_before_start()?;
        check_options(&options).map_err(|fault| Denial::new(RefusalCode::BadRequest, fault))?;
        let (setup, seats) = game
            .check_setup(setup)
            .map_err(|bad| Denial::new(RefusalCode::BadRequest, sentence(&bad.to_string())))?;
        if self.resumed.is_some() && setup != self.setup {
            let text = "This game is saved and goes on: how it is set up cannot be changed any more.";
            return no(RefusalCode::WrongPhase, text);
        }
        let has = usize::from(seats);
        if let Some(guest) = self.seats.iter().skip(has).find_map(|chair| chair.guest.as_ref()) {
            let text =
                format!("This set-up has {has} seats, and {} would lose theirs. Clear it first.", guest.name);
            return no(RefusalCode::SeatTaken, text);
        }
        if let Some(first) = self.seats.iter().find_map(|chair| chair.guest.as_ref())
            && let Some(other) = self.other_than(&first.id).filter(|_| game.is_alone(&setup))
        {
            let (one, other) = (&first.name, &other.name);
            let text = format!("This set-up is for one person alone, and both {one} and {other} sit here.");
            return no(RefusalCode::SeatTaken, text);
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
            return no(RefusalCode::WrongPhase, "The game is over.");
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
    pub fn must_be_steppable(&self, guest: &Guest, turn: Option<Turn>) -> Result<(), Denial> {
        self.must_be_pausable(guest)?;
        if !self.paused {
            return no(RefusalCode::WrongPhase, "The computers are not held: they play by themselves.");
        }
        if turn.and_then(|turn| self.brain_to_act(turn)).is_none() {
            return no(RefusalCode::WrongPhase, "It is no computer's turn.");
        }
        Ok(())
    }

    fn must_be_pausable(&self, guest: &Guest) -> Result<(), Denial> {
        self.must_be_host(guest)?;
        if self.phase != Phase::Playing {
            return no(RefusalCode::WrongPhase, "No game is being played here.");
        }
        match self.other_than(&guest.id) {
            Some(other) => {
                let text = format!("{} plays, too: nobody stops the game for others.", other.name);
                no(RefusalCode::SeatTaken, text)
            }
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

    /// The beat of what computers decide in secret: it is played this long after a computer began to think, or as many
    /// times as long as a busy house makes it need. Computers are given half of it to think.
    pub fn secret_ms(self) -> u64 {
        self.least_ms().max(400)
    }
}
