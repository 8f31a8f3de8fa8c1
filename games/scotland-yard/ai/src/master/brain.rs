//! The brain: takes in what its seat saw, and decides.

use super::belief::Belief;
use super::detectives::{self, Depth};
use super::level::Level;
use super::profile::Profile;
use super::{mister_x, plans};
use crate::dice::Dice;
use crate::notes::{News, Notes};
use crate::scene::Move;
use crate::thoughts::Why;
use parlour_game::{Budget, ChanceRng, Known, Seat, Thought};
use scotland_yard_rules::{Action, MISTER_X, ScotlandYard, Sight, View};

impl Level {
    /// What a brain of this level does for either side, and why.
    pub fn choose(
        self,
        known: &Known<ScotlandYard>,
        mut dice: ChanceRng,
        budget: Budget,
    ) -> (Action, Thought) {
        let mind = Mind::of(known, known.seat());
        let dice = Dice::from(&mut dice);
        let decide = if mind.seat == MISTER_X { Mind::flee } else { Mind::hunt };
        let (action, why) = decide(&mind, &known.view, self, &budget, &dice);
        debug_assert!(known.actions.contains(&action), "{action:?} is not on the list");
        (action, Thought::new(why))
    }

    /// What a brain of this level would do for this detective now, unless it slips, as far as another detective knows;
    /// `None` if it cannot move. The same every time with a budget of nodes alone.
    pub(crate) fn intends(
        self,
        known: &Known<ScotlandYard>,
        seat: Seat,
        budget: &Budget,
    ) -> Option<(Move, Why)> {
        let mind = Mind::of(known, seat);
        if mind.notes.scene().reach(seat.index() - 1).is_empty() {
            return None;
        }
        let depth = Depth { careless: 0.0, ..self.hunt };
        let (step, why) = mind.step(&known.view, &depth, budget, &Dice::still());
        Some((step, why))
    }
}

/// What a seat makes of what it has seen.
#[derive(Debug)]
struct Mind {
    seat: Seat,
    notes: Notes,
    /// What the detectives think of Mister X.
    belief: Option<Belief>,
    /// What Mister X thinks of the detectives.
    profile: Profile,
}

impl Mind {
    fn of(known: &Known<ScotlandYard>, seat: Seat) -> Self {
        let mut mind = Self { seat, notes: Notes::new(&known.setup), belief: None, profile: Profile::new() };
        known.sights.iter().for_each(|sight| mind.see(sight));
        mind
    }

    fn see(&mut self, sight: &Sight) {
        match self.notes.see(self.seat, sight) {
            News::Placed => self.belief = Some(Belief::new(self.notes.scene().possible)),
            News::Fled { before, by, seen } => {
                if let Some(belief) = &mut self.belief {
                    belief.flee(&before, by, seen);
                }
            }
            News::Hunted { before, nth, step } => {
                let Some(belief) = &mut self.belief else { return };
                if self.seat == MISTER_X {
                    self.profile.see(&before, nth, step, plans::first(&before, belief, nth));
                }
                belief.miss(step.to);
            }
            News::Nothing => {}
        }
    }

    fn flee(&self, view: &View, level: Level, budget: &Budget, dice: &Dice) -> (Action, Why) {
        let scene = self.notes.scene();
        let spot = mister_x::Spot {
            scene,
            at: self.notes.own(),
            may_double: !view.second_half,
            belief: self.belief.as_ref().expect("all are on the map"),
            profile: &self.profile,
        };
        let flight = mister_x::decide(&spot, &level.flight, budget, dice);
        let double = flight.second.is_some();
        (
            Action::Move { to: flight.first.to, by: flight.first.by, double },
            flight.why(scene, self.notes.own()),
        )
    }

    fn hunt(&self, view: &View, level: Level, budget: &Budget, dice: &Dice) -> (Action, Why) {
        let (Move { to, by }, why) = self.step(view, &level.hunt, budget, dice);
        (Action::Move { to, by, double: false }, why)
    }

    fn step(&self, view: &View, depth: &Depth, budget: &Budget, dice: &Dice) -> (Move, Why) {
        let scene = self.notes.scene();
        let belief = self.belief.as_ref().expect("all are on the map");
        let own = self.seat.index() - 1;
        let others = (0..view.detectives.len()).filter(|nth| *nth != own && !view.detectives[*nth].moved);
        let waiting: Vec<usize> = std::iter::once(own).chain(others).collect();
        let (step, is_careless) = detectives::decide(scene, belief, &waiting, depth, budget, dice);
        let why = if is_careless { Why::ThinksCareless } else { detectives::why(scene, belief, own, step) };
        (step, why)
    }
}
