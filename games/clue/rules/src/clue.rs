//! Clue on the classic board: dice, corridors, doors and passages.

use crate::actions::{self, Action};
use crate::board;
use crate::casework::Casework;
use crate::chance::Chance;
use crate::conduct::{self, Conduct};
use crate::names::Room;
use crate::place::Place;
use crate::refusal::Refusal;
use crate::routes;
use crate::setup::ClueSetup;
use crate::view::{self, Sight, Step, View};
use parlour_game::{ChanceRng, Event, Game, Seat, Turn, Viewer};

/// Clue in play.
#[derive(Clone, Debug, PartialEq)]
pub struct Clue {
    /// How many are rolled.
    pub(crate) dice: u8,
    /// Whether a move that ends in the corridors must use the whole roll.
    pub(crate) exact: bool,
    pub(crate) case: Casework,
}

impl Conduct for Clue {
    fn case(&self) -> &Casework {
        &self.case
    }

    fn case_mut(&mut self) -> &mut Casework {
        &mut self.case
    }

    fn rolls(&self) -> Vec<Vec<u8>> {
        let one: Vec<Vec<u8>> = (1..=6).map(|die| vec![die]).collect();
        match self.dice {
            1 => one,
            _ => one.iter().flat_map(|first| (1..=6).map(|second| vec![first[0], second])).collect(),
        }
    }

    fn check_roll(&self) -> Result<(), Refusal> {
        self.has_not_begun()?;
        // With all doors blocked the piece waits, so a roll would be for nothing.
        if routes::can_step(self.case.here(), &self.case.others()) { Ok(()) } else { Err(Refusal::Blocked) }
    }

    fn check_passage(&self) -> Result<Room, Refusal> {
        self.has_not_begun()?;
        self.case.here().room().and_then(board::passage).ok_or(Refusal::NoPassage)
    }

    fn ways(&self) -> Vec<Vec<Place>> {
        if self.case.step != Step::Rolled {
            return Vec::new();
        }
        let (from, others, steps) = (self.case.here(), self.case.others(), self.case.dice.iter().sum());
        if self.exact {
            routes::reach_exactly(from, &others, steps)
        } else {
            routes::reach(from, &others, steps)
        }
    }

    fn why_not(&self, to: Place) -> Refusal {
        match self.case.step {
            Step::Start | Step::Rolling => Refusal::RollFirst,
            Step::Entered | Step::Asking | Step::Done => Refusal::HasMoved,
            Step::Rolled => match to {
                Place::Room(room) if to == self.case.here() => Refusal::JustLeft { room },
                Place::Square(_) if self.case.others().contains(&to) => Refusal::Occupied { to },
                Place::Room(_) | Place::Square(_) | Place::Hallway(_) | Place::Home => {
                    Refusal::OutOfReach { to }
                }
            },
        }
    }

    fn check_end_turn(&self) -> Result<(), Refusal> {
        Ok(())
    }
}

impl Clue {
    /// Rolling, the passage and the suggestion of whoever was called in exclude each other.
    fn has_not_begun(&self) -> Result<(), Refusal> {
        match self.case.step {
            Step::Start => Ok(()),
            Step::Rolling | Step::Rolled => Err(Refusal::HasRolled),
            Step::Entered | Step::Asking | Step::Done => Err(Refusal::HasMoved),
        }
    }
}

impl Game for Clue {
    const ID: &'static str = "clue";
    const RULES_VERSION: u16 = 1;

    type Setup = ClueSetup;
    type Action = Action;
    type Chance = Chance;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(setup: &ClueSetup) -> u8 {
        setup.suspects().len() as u8
    }

    fn new(setup: &ClueSetup) -> Self {
        let start = |suspect| Place::Square(board::start(suspect));
        let case = Casework::new(setup.suspects(), setup.leftovers(), start);
        Self { dice: setup.dice(), exact: setup.exact(), case }
    }

    fn turn(&self) -> Turn {
        self.case.turn()
    }

    fn actions(&self, seat: Seat) -> Vec<Action> {
        actions::list(self, seat)
    }

    fn offers(&self, seat: Seat) -> Vec<Action> {
        actions::offers(self, seat)
    }

    fn sample(&self, rng: &mut ChanceRng) -> Chance {
        conduct::sample(self, rng)
    }

    fn chances(&self) -> Option<Vec<(Chance, u32)>> {
        conduct::chances(self)
    }

    fn check(&self, event: &Event<Self>) -> Result<(), Refusal> {
        conduct::check(self, event)
    }

    fn apply(&mut self, event: &Event<Self>) {
        conduct::apply(self, event);
    }

    fn sight(&self, event: &Event<Self>, viewer: Viewer) -> Sight {
        view::sight(self, event, viewer)
    }

    fn view(&self, viewer: Viewer) -> View {
        view::of_clue(self, viewer)
    }

    fn decides_secretly(&self, seat: Seat) -> bool {
        view::decides_secretly(&self.case, seat)
    }

    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        actions::timeout(self, seat)
    }
}
