//! Tickets of detectives and of Mister X.

use crate::station::Ticket;
use serde::{Deserialize, Serialize};
use std::fmt;

/// Tickets for taxi, bus and underground.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(deny_unknown_fields)]
pub struct Fares {
    /// For taxis.
    pub taxi: u8,
    /// For buses.
    pub bus: u8,
    /// For the underground.
    pub underground: u8,
}

impl Fares {
    /// So many for taxi, bus and underground.
    pub const fn new(taxi: u8, bus: u8, underground: u8) -> Self {
        Self { taxi, bus, underground }
    }

    /// How many of this ticket there are. Of black ones there are none among fares.
    pub const fn of(self, ticket: Ticket) -> u8 {
        match ticket {
            Ticket::Taxi => self.taxi,
            Ticket::Bus => self.bus,
            Ticket::Underground => self.underground,
            Ticket::Black => 0,
        }
    }

    fn of_mut(&mut self, ticket: Ticket) -> Option<&mut u8> {
        match ticket {
            Ticket::Taxi => Some(&mut self.taxi),
            Ticket::Bus => Some(&mut self.bus),
            Ticket::Underground => Some(&mut self.underground),
            Ticket::Black => None,
        }
    }

    /// Removes one.
    ///
    /// # Panics
    /// If there is none.
    pub fn pay(&mut self, ticket: Ticket) {
        let held = self.of_mut(ticket).filter(|held| **held > 0);
        *held.expect("nobody pays with a ticket that is not there") -= 1;
    }

    /// Adds one.
    ///
    /// # Panics
    /// If it is a black one.
    pub fn gain(&mut self, ticket: Ticket) {
        *self.of_mut(ticket).expect("black tickets are not fares") += 1;
    }

    /// The three numbers.
    pub const fn counts(self) -> [u8; 3] {
        [self.taxi, self.bus, self.underground]
    }
}

impl fmt::Display for Fares {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}/{}/{}", self.taxi, self.bus, self.underground)
    }
}

/// Mister X's tickets for taxi, bus and underground.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(type = "Fares | \"unlimited\""))]
#[serde(from = "PurseText", into = "PurseText")]
pub enum Purse {
    /// So many, and those the detectives hand in.
    Counted(Fares),
    /// As many as he likes; what the detectives hand in is out of the game.
    Unlimited,
}

impl Purse {
    /// How many of this ticket there are, where they are counted.
    pub const fn of(self, ticket: Ticket) -> Option<u8> {
        match self {
            Purse::Counted(fares) => Some(fares.of(ticket)),
            Purse::Unlimited => None,
        }
    }
}

impl fmt::Display for Purse {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Purse::Counted(fares) => fares.fmt(f),
            Purse::Unlimited => f.write_str("unlimited"),
        }
    }
}

/// All of Mister X's tickets.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Wallet {
    /// For taxi, bus and underground.
    pub purse: Purse,
    /// For anything.
    pub black: u8,
    /// For two moves in a turn.
    pub double: u8,
}

impl Wallet {
    /// Whether he can pay with this.
    pub fn has(&self, ticket: Ticket) -> bool {
        match ticket {
            Ticket::Black => self.black > 0,
            Ticket::Taxi | Ticket::Bus | Ticket::Underground => self.purse.of(ticket) != Some(0),
        }
    }

    /// Removes one.
    ///
    /// # Panics
    /// If there is none.
    pub fn pay(&mut self, ticket: Ticket) {
        match (ticket, &mut self.purse) {
            (Ticket::Black, _) => {
                self.black = self.black.checked_sub(1).expect("nobody pays with a ticket that is not there");
            }
            (_, Purse::Counted(fares)) => fares.pay(ticket),
            (_, Purse::Unlimited) => {}
        }
    }

    /// Adds a ticket that a detective has used.
    pub fn gain(&mut self, ticket: Ticket) {
        if let Purse::Counted(fares) = &mut self.purse {
            fares.gain(ticket);
        }
    }
}

#[derive(Serialize, Deserialize)]
#[serde(untagged, expecting = "mister_x is \"unlimited\" or {\"taxi\": 4, \"bus\": 3, \"underground\": 3}")]
enum PurseText {
    Counted(Fares),
    Word(Word),
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Word {
    Unlimited,
}

impl From<PurseText> for Purse {
    fn from(text: PurseText) -> Self {
        match text {
            PurseText::Counted(fares) => Purse::Counted(fares),
            PurseText::Word(Word::Unlimited) => Purse::Unlimited,
        }
    }
}

impl From<Purse> for PurseText {
    fn from(purse: Purse) -> Self {
        match purse {
            Purse::Counted(fares) => PurseText::Counted(fares),
            Purse::Unlimited => PurseText::Word(Word::Unlimited),
        }
    }
}
