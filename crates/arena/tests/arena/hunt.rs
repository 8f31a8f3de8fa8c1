//! A game of two unequal sides: a fox against two hounds, who win together.
//!
//! Each in turn steps 1 or 2 fields. The fox has won if it is then ahead of both.

use parlour_game::{Brain, ChanceRng, Choose, Event, Game, Outcome, Seat, SeatSet, Thought, Turn, Viewer};
use serde::{Deserialize, Serialize};

/// The steps taken.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Hunt(Vec<u8>);

#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
pub(crate) enum Never {}

#[derive(Clone, Debug, PartialEq, Serialize, thiserror::Error)]
#[error("no such step")]
pub(crate) struct NoSuchStep;

/// The fox alone, the hounds alike.
pub(crate) fn groups() -> Vec<Vec<Seat>> {
    vec![vec![Seat::new(0)], vec![Seat::new(1), Seat::new(2)]]
}

impl Game for Hunt {
    const ID: &'static str = "hunt";
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = false;
    type Setup = ();
    type Action = u8;
    type Chance = Never;
    type Sight = u8;
    type View = Vec<u8>;
    type Refusal = NoSuchStep;

    fn seats((): &()) -> u8 {
        3
    }
    fn new((): &()) -> Self {
        Self(Vec::new())
    }
    fn turn(&self) -> Turn {
        match self.0[..] {
            [fox, one, two] if fox > one && fox > two => {
                Turn::Over(Outcome::Won(SeatSet::from(Seat::new(0))))
            }
            [_, _, _] => Turn::Over(Outcome::Won([Seat::new(1), Seat::new(2)].into_iter().collect())),
            _ => Turn::Seat(Seat::new(self.0.len() as u8)),
        }
    }
    fn actions(&self, seat: Seat) -> Vec<u8> {
        if self.turn() == Turn::Seat(seat) { vec![1, 2] } else { vec![] }
    }
    fn sample(&self, _: &mut ChanceRng) -> Never {
        unreachable!("there is no chance in a hunt")
    }
    fn chances(&self) -> Option<Vec<(Never, u32)>> {
        Some(vec![])
    }
    fn check(&self, event: &Event<Self>) -> Result<(), NoSuchStep> {
        match event {
            Event::Acted { seat, action } if self.actions(*seat).contains(action) => Ok(()),
            Event::Acted { .. } | Event::Chanced(_) => Err(NoSuchStep),
        }
    }
    fn apply(&mut self, event: &Event<Self>) {
        if let Event::Acted { action, .. } = event {
            self.0.push(*action);
        }
    }
    fn sight(&self, event: &Event<Self>, _: Viewer) -> u8 {
        match event {
            Event::Acted { action, .. } => *action,
            Event::Chanced(never) => match *never {},
        }
    }
    fn view(&self, _: Viewer) -> Vec<u8> {
        self.0.clone()
    }
    fn timeout_action(&self, seat: Seat) -> Option<u8> {
        self.actions(seat).first().copied()
    }
}

/// Takes the same step always.
const fn steps(name: &'static str, choose: Choose<Hunt>) -> Brain<Hunt> {
    Brain { name, about: "", choose }
}

pub(crate) const STEADY: Brain<Hunt> = steps("steady", |_, _, _| (2, Thought::default()));
/// The second hound makes up for the first.
pub(crate) const DOZY: Brain<Hunt> =
    steps("dozy", |known, _, _| (if known.seat().index() == 2 { 2 } else { 1 }, Thought::default()));
pub(crate) const CHEAT: Brain<Hunt> = steps("cheat", |_, _, _| (9, Thought::default()));
