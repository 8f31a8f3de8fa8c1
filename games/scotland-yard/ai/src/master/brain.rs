//! The brain: takes in what its seat saw, and decides.

use super::belief::Belief;
use super::level::Level;
use super::profile::Profile;
use super::{detectives, mister_x, plans};
use crate::dice::Dice;
use crate::notes::{News, Notes};
use parlour_game::{Brain, Budget, Seat, Seed, Thought};
use scotland_yard_rules::{Action, MISTER_X, ScotlandYard, Setup, Sight, View};

/// The brain `master`, for either side; and those below it.
#[derive(Debug)]
pub struct Master {
    seat: Seat,
    seed: Seed,
    level: Level,
    notes: Notes,
    /// What the detectives think of Mister X.
    belief: Option<Belief>,
    /// What Mister X thinks of the detectives.
    profile: Profile,
    /// How many events there were.
    seen: usize,
}

impl Master {
    /// The brain for this seat.
    pub fn new(seat: Seat, setup: &Setup, seed: Seed, level: Level) -> Self {
        let notes = Notes::new(setup);
        Self { seat, seed, level, notes, belief: None, profile: Profile::new(), seen: 0 }
    }

    /// Dice that depend on what it knows alone: whoever is made anew and told all thinks the same.
    fn dice(&self) -> Dice {
        Dice::from(&mut self.seed.rng_at(self.seen * Seat::MOST as usize + self.seat.index()))
    }

    fn flee(&self, view: &View, budget: &Budget) -> (Action, String) {
        let scene = self.notes.scene();
        let spot = mister_x::Spot {
            scene,
            at: self.notes.own(),
            may_double: !view.second_half,
            belief: self.belief.as_ref().expect("all are on the map"),
            profile: &self.profile,
        };
        let decision = mister_x::decide(&spot, &self.level.flight, budget, &self.dice());
        let flight = decision.flight;
        let double = flight.second.is_some();
        (Action::Move { to: flight.first.to, by: flight.first.by, double }, decision.why(scene))
    }

    fn hunt(&self, view: &View, budget: &Budget) -> (Action, String) {
        let scene = self.notes.scene();
        let belief = self.belief.as_ref().expect("all are on the map");
        let own = self.seat.index() - 1;
        let others = (0..view.detectives.len()).filter(|nth| *nth != own && !view.detectives[*nth].moved);
        let waiting: Vec<usize> = std::iter::once(own).chain(others).collect();
        let depth = &self.level.hunt;
        let decision = detectives::decide(scene, belief, &waiting, depth, budget, &self.dice());
        let step = decision.step;
        (Action::Move { to: step.to, by: step.by, double: false }, decision.why(scene, belief))
    }
}

impl Brain<ScotlandYard> for Master {
    fn see(&mut self, sight: &Sight) {
        self.seen += 1;
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

    fn choose(&mut self, view: &View, actions: &[Action], budget: Budget) -> (Action, Thought) {
        let (action, why) =
            if self.seat == MISTER_X { self.flee(view, &budget) } else { self.hunt(view, &budget) };
        debug_assert!(actions.contains(&action), "{action:?} is not on the list");
        (action, Thought::new(why))
    }
}
