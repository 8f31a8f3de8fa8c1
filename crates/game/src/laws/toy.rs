//! A toy game with secrets, for trying the house and the laws themselves: Kuhn's three-card poker.
//!
//! Two seats pay one chip each and get one card each, face down. The first passes or bets a chip, then the
//! other; who faces a bet may pass and lose the pot, or bet and compare cards. After some rounds, begun in
//! turn, whoever has won more chips wins. Either may leave at any time and loses.

use crate::{ChanceRng, Event, Game, Notation, Outcome, Seat, SeatSet, Turn, Unreadable, Viewer};
use serde::{Deserialize, Serialize};

/// How many cards and rounds. Made by [`Setup::new`] or serde, which both see to its limits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(try_from = "Limits")]
pub struct Setup {
    cards: u8,
    rounds: u8,
}

#[derive(Deserialize)]
#[serde(default, deny_unknown_fields)]
struct Limits {
    cards: u8,
    rounds: u8,
}

impl Setup {
    /// A deck of 2 to 9 cards and 1 to 9 rounds.
    ///
    /// # Errors
    /// Which number is out of its limits.
    pub fn new(cards: u8, rounds: u8) -> Result<Self, Unreadable> {
        for (name, number, least) in [("cards", cards, 2), ("rounds", rounds, 1)] {
            if !(least..=9).contains(&number) {
                return Err(Unreadable(format!("{name} is {number}, not {least} to 9")));
            }
        }
        Ok(Self { cards, rounds })
    }
}

impl Default for Setup {
    fn default() -> Self {
        Self { cards: 3, rounds: 1 }
    }
}

impl Default for Limits {
    fn default() -> Self {
        let Setup { cards, rounds } = Setup::default();
        Self { cards, rounds }
    }
}

impl TryFrom<Limits> for Setup {
    type Error = Unreadable;
    fn try_from(limits: Limits) -> Result<Self, Unreadable> {
        Setup::new(limits.cards, limits.rounds)
    }
}

/// What a seat can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Action {
    /// Puts nothing in; against a bet it gives up the pot.
    Pass,
    /// Puts a chip in; against a bet it compares cards.
    Bet,
    /// Gives up the match, in turn or not.
    Leave,
}

/// The cards of seat 0 and seat 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Deal(pub [u8; 2]);

/// An event as one viewer saw it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "saw", rename_all = "kebab-case")]
pub enum Sight {
    /// Cards were dealt; a seat saw its own.
    Dealt {
        /// The viewer's own card.
        card: Option<u8>,
    },
    /// A seat did something; cards were compared if that ended the round so.
    Acted {
        /// The seat that acted.
        seat: Seat,
        /// The action.
        action: Action,
        /// The cards of both seats, if they were laid open.
        shown: Option<[u8; 2]>,
    },
}

/// All that one viewer may know.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct View {
    /// The round, from 0.
    pub round: u8,
    /// The viewer's own card.
    pub card: Option<u8>,
    /// What was done in this round.
    pub done: Vec<Action>,
    /// Chips that seat 0 has won from seat 1.
    pub balance: i8,
}

/// Why an action is not allowed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, thiserror::Error)]
#[serde(rename_all = "kebab-case")]
pub enum Refusal {
    /// The match has ended.
    #[error("the match is over")]
    Over,
    /// The other seat is to act.
    #[error("it is not your turn")]
    NotYourTurn,
    /// Chance answers when it is asked, and then from the deck.
    #[error("these cards cannot be dealt now")]
    NoSuchDeal,
}

/// The position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Toy {
    setup: Setup,
    round: u8,
    cards: Option<[u8; 2]>,
    done: Vec<Action>,
    balance: i8,
    left: Option<Seat>,
}

const FIRST: Seat = Seat::new(0);
const SECOND: Seat = Seat::new(1);

fn other(seat: Seat) -> Seat {
    if seat == FIRST { SECOND } else { FIRST }
}

impl Toy {
    /// The cards dealt, which only a cheat would look at. For planting faults.
    pub fn cards(&self) -> Option<[u8; 2]> {
        self.cards
    }

    fn begins(&self) -> Seat {
        if self.round.is_multiple_of(2) { FIRST } else { SECOND }
    }

    /// What the round is worth to seat 0, and whether cards are compared, if `done` ends it.
    fn result(&self, done: &[Action]) -> Option<(i8, bool)> {
        use Action::{Bet, Pass};
        let sign = |seat| if seat == FIRST { 1 } else { -1 };
        let [first, second] = self.cards?;
        let higher = if first > second { 1 } else { -1 };
        match done {
            [Pass, Pass] => Some((higher, true)),
            [.., Bet, Bet] => Some((2 * higher, true)),
            [Bet, Pass] => Some((sign(self.begins()), false)),
            [Pass, Bet, Pass] => Some((sign(other(self.begins())), false)),
            _ => None,
        }
    }

    fn done_with(&self, action: Action) -> Vec<Action> {
        self.done.iter().copied().chain([action]).collect()
    }
}

impl Game for Toy {
    const ID: &'static str = "toy";
    const RULES_VERSION: u16 = 1;
    const HAS_SECRETS: bool = true;
    type Setup = Setup;
    type Action = Action;
    type Chance = Deal;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(_: &Setup) -> u8 {
        2
    }

    fn new(setup: &Setup) -> Self {
        Self { setup: *setup, round: 0, cards: None, done: Vec::new(), balance: 0, left: None }
    }

    fn turn(&self) -> Turn {
        if let Some(seat) = self.left {
            return Turn::Over(Outcome::Won(SeatSet::from(other(seat))));
        }
        if self.round == self.setup.rounds {
            return Turn::Over(match self.balance {
                0 => Outcome::Drawn,
                balance if balance > 0 => Outcome::Won(SeatSet::from(FIRST)),
                _ => Outcome::Won(SeatSet::from(SECOND)),
            });
        }
        match self.cards {
            None => Turn::Chance,
            Some(_) if self.done.len().is_multiple_of(2) => Turn::Seat(self.begins()),
            Some(_) => Turn::Seat(other(self.begins())),
        }
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        match self.turn() {
            Turn::Over(_) | Turn::Chance => vec![],
            Turn::Seat(to_act) if to_act == seat => vec![Action::Pass, Action::Bet, Action::Leave],
            Turn::Seat(_) => vec![Action::Leave],
        }
    }

    fn sample(&self, rng: &mut ChanceRng) -> Deal {
        let mut deck: Vec<u8> = (0..self.setup.cards).collect();
        rng.shuffle(&mut deck);
        Deal([deck[0], deck[1]])
    }

    fn chances(&self) -> Option<Vec<(Deal, u32)>> {
        let pairs = (0..self.setup.cards).flat_map(|a| (0..self.setup.cards).map(move |b| [a, b]));
        Some(pairs.filter(|[a, b]| a != b).map(|pair| (Deal(pair), 1)).collect())
    }

    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        match (self.turn(), event) {
            (Turn::Over(_), _) => Err(Refusal::Over),
            (Turn::Chance, Event::Chanced(Deal([a, b]))) if a != b && *a.max(b) < self.setup.cards => Ok(()),
            (_, Event::Chanced(_)) => Err(Refusal::NoSuchDeal),
            (Turn::Chance, Event::Acted { .. }) => Err(Refusal::NotYourTurn),
            (Turn::Seat(to_act), Event::Acted { seat, action }) => {
                let may = *seat == to_act || *action == Action::Leave;
                may.then_some(()).ok_or(Refusal::NotYourTurn)
            }
        }
    }

    fn apply(&mut self, event: &Event<Self>) {
        match event {
            Event::Chanced(Deal(cards)) => self.cards = Some(*cards),
            Event::Acted { seat, action: Action::Leave } => self.left = Some(*seat),
            Event::Acted { seat: _, action } => {
                self.done.push(*action);
                if let Some((chips, _)) = self.result(&self.done) {
                    self.balance += chips;
                    self.round += 1;
                    self.cards = None;
                    self.done.clear();
                }
            }
        }
    }

    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Sight {
        match event {
            Event::Chanced(Deal(cards)) => {
                Sight::Dealt { card: viewer.seat().map(|seat| cards[seat.index()]) }
            }
            Event::Acted { seat, action } => {
                let is_open = self.result(&self.done_with(*action)).is_some_and(|(_, compared)| compared);
                Sight::Acted { seat: *seat, action: *action, shown: self.cards.filter(|_| is_open) }
            }
        }
    }

    fn view(&self, viewer: Viewer) -> View {
        let Self { setup: _, round, cards, done, balance, left: _ } = self;
        View {
            round: *round,
            card: cards.and_then(|cards| viewer.seat().map(|seat| cards[seat.index()])),
            done: done.clone(),
            balance: *balance,
        }
    }

    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        (self.turn() == Turn::Seat(seat)).then_some(Action::Pass)
    }
}

impl Notation for Toy {
    type Unreadable = Unreadable;

    fn write_setup(setup: &Setup) -> String {
        format!("cards={},rounds={}", setup.cards, setup.rounds)
    }

    fn read_setup(text: &str) -> Result<Setup, Unreadable> {
        let Setup { mut cards, mut rounds } = Setup::default();
        for part in text.split(',') {
            let (name, number) =
                part.split_once('=').ok_or_else(|| Unreadable(format!("{part:?} is not NAME=NUMBER")))?;
            let number =
                number.parse().map_err(|_| Unreadable(format!("{number:?} is not a small number")))?;
            match name {
                "cards" => cards = number,
                "rounds" => rounds = number,
                _ => return Err(Unreadable(format!("{name:?} is neither cards nor rounds"))),
            }
        }
        Setup::new(cards, rounds)
    }

    fn write_action(&self, _: Seat, action: &Action) -> String {
        match action {
            Action::Pass => "pass",
            Action::Bet => "bet",
            Action::Leave => "leave",
        }
        .into()
    }

    fn read_action(&self, _: Seat, text: &str) -> Result<Action, Unreadable> {
        match text {
            "pass" => Ok(Action::Pass),
            "bet" => Ok(Action::Bet),
            "leave" => Ok(Action::Leave),
            _ => Err(Unreadable(format!("{text:?} is neither pass, bet nor leave"))),
        }
    }
}
