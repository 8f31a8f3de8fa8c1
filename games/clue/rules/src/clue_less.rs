//! Clue-less: nine rooms, twelve hallways that hold one piece each, and no dice. Requirement numbers are those
//! of the game's own paper, as quoted in `docs/rules/clue-less.md`.

use crate::casework::Casework;
use crate::conduct::Conduct;
use crate::halls;
use crate::investigation::Investigation;
use crate::names::{Room, Suspect};
use crate::place::Place;
use crate::refusal::Refusal;
use crate::setup::ClueLessSetup;
use crate::view::TurnStage;

/// Clue-less in play.
pub type ClueLess = Investigation<Hallways>;

/// Pieces go from room to room by hallways, without dice.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Hallways;

/// Where the piece to play could go on an empty board.
fn neighbours(case: &Casework) -> Vec<Place> {
    halls::ways(case.suspect(case.to_play), case.here())
}

/// A hallway holds one person (G.13), a room any number.
fn is_full(case: &Casework, place: Place) -> bool {
    matches!(place, Place::Hallway(_)) && case.others().contains(&place)
}

impl Conduct for Hallways {
    const ID: &'static str = "clue-less";
    type Setup = ClueLessSetup;

    fn suspects(setup: &ClueLessSetup) -> &[Suspect] {
        &setup.suspects
    }

    fn open(setup: &ClueLessSetup) -> (Self, Casework) {
        (Self, Casework::new(&setup.suspects, setup.leftovers, |_| Place::Home))
    }

    fn rolls(&self) -> Vec<Vec<u8>> {
        Vec::new()
    }

    fn check_roll(&self, _: &Casework) -> Result<(), Refusal> {
        Err(Refusal::NoDice)
    }

    fn check_passage(&self, _: &Casework) -> Result<Room, Refusal> {
        Err(Refusal::PassageIsAMove)
    }

    fn ways(&self, case: &Casework) -> Vec<Vec<Place>> {
        if case.step != TurnStage::Start {
            return Vec::new();
        }
        let free = neighbours(case).into_iter().filter(|place| !is_full(case, *place));
        free.map(|to| vec![case.here(), to]).collect()
    }

    fn why_not(&self, case: &Casework, to: Place) -> Refusal {
        match case.step {
            TurnStage::Start if neighbours(case).contains(&to) => Refusal::Occupied { to },
            TurnStage::Start => Refusal::OutOfReach { to },
            TurnStage::Rolling
            | TurnStage::Rolled
            | TurnStage::Entered
            | TurnStage::Asking
            | TurnStage::Done => Refusal::HasMoved,
        }
    }

    /// Whoever can move must (G.15.2), whoever cannot forfeits the turn (G.15.3), and on entering a room a
    /// suggestion is made (G.15.4).
    fn check_end_turn(&self, case: &Casework) -> Result<(), Refusal> {
        match (case.step, case.here()) {
            (TurnStage::Start, _) if !self.ways(case).is_empty() => Err(Refusal::MustMove),
            (TurnStage::Entered, Place::Room(room)) => Err(Refusal::MustSuggest { room }),
            (
                TurnStage::Start
                | TurnStage::Rolling
                | TurnStage::Rolled
                | TurnStage::Entered
                | TurnStage::Asking
                | TurnStage::Done,
                _,
            ) => Ok(()),
        }
    }
}
