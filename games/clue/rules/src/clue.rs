//! Clue on the classic board: dice, corridors, doors and passages.

use crate::board;
use crate::casework::Casework;
use crate::conduct::Conduct;
use crate::investigation::Investigation;
use crate::names::{Room, Suspect};
use crate::place::Place;
use crate::refusal::Refusal;
use crate::routes;
use crate::setup::{ClueSetup, Dice};
use crate::view::TurnStage;

/// Clue in play.
pub type Clue = Investigation<Corridors>;

/// Pieces go along the corridors by dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Corridors {
    /// How many dice are rolled.
    dice: Dice,
    /// Whether a move that ends in the corridors must use the whole roll.
    exact: bool,
}

impl Conduct for Corridors {
    const ID: &'static str = "clue";
    type Setup = ClueSetup;

    fn suspects(setup: &ClueSetup) -> &[Suspect] {
        &setup.suspects
    }

    fn open(setup: &ClueSetup) -> (Self, Casework) {
        let start = |suspect| Place::Square(board::start(suspect));
        let case = Casework::new(&setup.suspects, setup.leftovers, start);
        (Self { dice: setup.dice, exact: setup.exact }, case)
    }

    fn rolls(&self) -> Vec<Vec<u8>> {
        let one: Vec<Vec<u8>> = (1..=6).map(|die| vec![die]).collect();
        match self.dice.into() {
            1 => one,
            _ => one.iter().flat_map(|first| (1..=6).map(|second| vec![first[0], second])).collect(),
        }
    }

    fn check_roll(&self, case: &Casework) -> Result<(), Refusal> {
        has_not_begun(case)?;
        // With all doors blocked the piece cannot move, so a roll would have no effect.
        if routes::can_step(case.here(), &case.others()) { Ok(()) } else { Err(Refusal::Blocked) }
    }

    fn check_passage(&self, case: &Casework) -> Result<Room, Refusal> {
        has_not_begun(case)?;
        case.here().room().and_then(board::passage).ok_or(Refusal::NoPassage)
    }

    fn ways(&self, case: &Casework) -> Vec<Vec<Place>> {
        if case.step != TurnStage::Rolled {
            return Vec::new();
        }
        let (from, others, steps) = (case.here(), case.others(), case.dice.iter().sum());
        if self.exact {
            routes::reach_exactly(from, &others, steps)
        } else {
            routes::reach(from, &others, steps)
        }
    }

    fn why_not(&self, case: &Casework, to: Place) -> Refusal {
        match case.step {
            TurnStage::Start | TurnStage::Rolling => Refusal::RollFirst,
            TurnStage::Entered | TurnStage::Asking | TurnStage::Done => Refusal::HasMoved,
            TurnStage::Rolled => match to {
                Place::Room(room) if to == case.here() => Refusal::JustLeft { room },
                Place::Square(_) if case.others().contains(&to) => Refusal::Occupied { to },
                Place::Room(_) | Place::Square(_) | Place::Hallway(_) | Place::Home => {
                    Refusal::OutOfReach { to }
                }
            },
        }
    }

    fn check_end_turn(&self, _: &Casework) -> Result<(), Refusal> {
        Ok(())
    }
}

/// Rolling, the passage and a suggestion without moving exclude each other.
fn has_not_begun(case: &Casework) -> Result<(), Refusal> {
    match case.step {
        TurnStage::Start => Ok(()),
        TurnStage::Rolling | TurnStage::Rolled => Err(Refusal::HasRolled),
        TurnStage::Entered | TurnStage::Asking | TurnStage::Done => Err(Refusal::HasMoved),
    }
}
