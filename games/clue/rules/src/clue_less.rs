//! Clue-less: nine rooms, twelve hallways that hold one piece each, and no dice. Requirement numbers are those
//! of the game's own paper, as quoted in `docs/rules/clue-less.md`.

use crate::actions::{self, Action};
use crate::casework::Casework;
use crate::chance::Chance;
use crate::conduct::{self, Conduct};
use crate::halls;
use crate::names::Room;
use crate::place::Place;
use crate::refusal::Refusal;
use crate::setup::ClueLessSetup;
use crate::view::{self, Sight, Step, View};
use parlour_game::{ChanceRng, Event, Game, Seat, Turn, Viewer};

/// Clue-less in play.
#[derive(Clone, Debug, PartialEq)]
pub struct ClueLess {
    pub(crate) case: Casework,
}

impl ClueLess {
    /// Where the piece to play could go on an empty board.
    fn neighbours(&self) -> Vec<Place> {
        halls::ways(self.case.suspect(self.case.to_play), self.case.here())
    }

    /// A hallway holds one person (G.13), a room any number.
    fn is_full(&self, place: Place) -> bool {
        matches!(place, Place::Hallway(_)) && self.case.others().contains(&place)
    }
}

impl Conduct for ClueLess {
    fn case(&self) -> &Casework {
        &self.case
    }

    fn case_mut(&mut self) -> &mut Casework {
        &mut self.case
    }

    fn rolls(&self) -> Vec<Vec<u8>> {
        Vec::new()
    }

    fn check_roll(&self) -> Result<(), Refusal> {
        Err(Refusal::NoDice)
    }

    fn check_passage(&self) -> Result<Room, Refusal> {
        Err(Refusal::PassageIsAMove)
    }

    fn ways(&self) -> Vec<Vec<Place>> {
        if self.case.step != Step::Start {
            return Vec::new();
        }
        let free = self.neighbours().into_iter().filter(|place| !self.is_full(*place));
        free.map(|to| vec![self.case.here(), to]).collect()
    }

    fn why_not(&self, to: Place) -> Refusal {
        match self.case.step {
            Step::Start if self.neighbours().contains(&to) => Refusal::Occupied { to },
            Step::Start => Refusal::OutOfReach { to },
            Step::Rolling | Step::Rolled | Step::Entered | Step::Asking | Step::Done => Refusal::HasMoved,
        }
    }

    /// Whoever can move must (G.15.2), whoever cannot forfeits the turn (G.15.3), and on entering a room a
    /// suggestion is made (G.15.4).
    fn check_end_turn(&self) -> Result<(), Refusal> {
        match (self.case.step, self.case.here()) {
            (Step::Start, _) if !self.ways().is_empty() => Err(Refusal::MustMove),
            (Step::Entered, Place::Room(room)) => Err(Refusal::MustSuggest { room }),
            (Step::Start | Step::Rolling | Step::Rolled | Step::Entered | Step::Asking | Step::Done, _) => {
                Ok(())
            }
        }
    }
}

impl Game for ClueLess {
    const ID: &'static str = "clue-less";
    const RULES_VERSION: u16 = 1;

    type Setup = ClueLessSetup;
    type Action = Action;
    type Chance = Chance;
    type Sight = Sight;
    type View = View;
    type Refusal = Refusal;

    fn seats(setup: &ClueLessSetup) -> u8 {
        setup.suspects().len() as u8
    }

    fn new(setup: &ClueLessSetup) -> Self {
        Self { case: Casework::new(setup.suspects(), setup.leftovers(), |_| Place::Home) }
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
        view::of_clue_less(self, viewer)
    }

    fn decides_secretly(&self, seat: Seat) -> bool {
        view::decides_secretly(&self.case, seat)
    }

    fn timeout_action(&self, seat: Seat) -> Option<Action> {
        actions::timeout(self, seat)
    }
}
