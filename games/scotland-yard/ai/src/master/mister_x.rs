//! Decides for Mister X.

use super::belief::Belief;
use super::flight::{Glance, Weights};
use super::plans::{self, Likely, Plan};
use super::playout::{self, Cast, End, Fugitive, Team};
use super::profile::Profile;
use super::race::Race;
use crate::dice::Dice;
use crate::scene::{Move, Scene, map};
use crate::thoughts::Why;
use parlour_game::Budget;
use scotland_yard_rules::{Station, Ticket};

/// How deep Mister X thinks.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Depth {
    /// How many moves are played out.
    pub(crate) keep: usize,
    /// How many windows a playout looks ahead.
    pub(crate) windows: u8,
    /// How often the detectives of a playout go anywhere, and how much of what a move is worth to its Mister X is lot.
    pub(crate) stray: f32,
    pub(crate) wobble: f32,
    /// What a glance counts beside the playouts.
    pub(crate) prior: f64,
    /// The price of a double move.
    pub(crate) double: f64,
    /// How much of what a move is worth at a glance is drawn by lot.
    pub(crate) blur: f32,
    /// How wide and how many plans of the detectives are looked at.
    pub(crate) beam: usize,
    pub(crate) replies: usize,
    pub(crate) weights: Weights,
    pub(crate) race: Race,
}

impl Depth {
    pub(crate) const FULL: Self = Self {
        keep: 10,
        windows: 6,
        stray: 0.5,
        wobble: 0.2,
        prior: 0.03,
        double: 0.05,
        blur: 0.0,
        beam: 10,
        replies: 4,
        weights: Weights::USUAL,
        race: Race::LONG,
    };
}

/// A move, or the two halves of a double one.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Flight {
    pub(crate) first: Move,
    pub(crate) second: Option<Move>,
    worth: f32,
}

impl Flight {
    /// What everyone sees of it.
    fn look(&self, scene: &Scene) -> [Option<(Ticket, Option<Station>)>; 2] {
        let seen = |step: Move, window| (step.by, scene.shows(window).then_some(step.to));
        [Some(seen(self.first, scene.filled + 1)), self.second.map(|second| seen(second, scene.filled + 2))]
    }

    /// The reason, for Mister X alone.
    pub(crate) fn why(&self, scene: &Scene, from: Station) -> Why {
        let (after, at) = self.after(scene);
        let (is_reached, many) = (after.reach_of_all().has(at), after.possible.len());
        if self.second.is_some() {
            return Why::ThinksDouble { is_reached, many };
        }
        let Move { to, by } = self.first;
        let serves = |fare: &Ticket| scene.held(*fare) > 0 && map().joins(from, to, *fare);
        let fares = Ticket::FARES.into_iter().filter(serves);
        match fares.map(|fare| scene.spread(fare).len()).max() {
            Some(otherwise) if by == Ticket::Black && many > otherwise => {
                Why::ThinksBlack { is_reached, many, otherwise }
            }
            _ => Why::ThinksFlight { is_reached, many },
        }
    }

    /// The position after it, and where he is then.
    fn after(&self, scene: &Scene) -> (Scene, Station) {
        let mut after = *scene;
        for (by, seen) in self.look(scene).into_iter().flatten() {
            after.flee(by, seen);
        }
        after.doubles -= u8::from(self.second.is_some());
        (after, self.second.unwrap_or(self.first).to)
    }
}

/// What Mister X may do from there, the best at a glance first.
fn flights(spot: &Spot<'_>, depth: &Depth, dice: &mut Dice) -> Vec<Flight> {
    let Spot { scene, at, may_double, .. } = *spot;
    let glance = Glance::new(scene);
    let mut rate = |step: Move| glance.rate(scene, step, &depth.weights) + depth.blur * dice.share();
    let moves = scene.flights(at);
    let mut singles: Vec<Flight> =
        moves.iter().map(|step| Flight { first: *step, second: None, worth: rate(*step) }).collect();
    singles.sort_by(|one, other| other.worth.total_cmp(&one.worth));
    let danger = singles.first().is_none_or(|best| glance.risk(best.first) > 0.1);
    let was_shown = scene.filled > 0 && scene.shows(scene.filled);
    let mut flights = singles;
    flights.truncate(depth.keep);
    if may_double && scene.doubles > 0 && scene.filled + 2 <= scene.log.windows && (danger || was_shown) {
        let mut pairs = Vec::new();
        for first in moves.iter() {
            let (half, _) = Flight { first: *first, second: None, worth: 0.0 }.after(scene);
            let black = if first.by == Ticket::Black { depth.weights.black } else { 0.0 };
            let glance = Glance::new(&half);
            for second in half.flights(first.to).iter() {
                let worth = glance.rate(&half, *second, &depth.weights) - black;
                pairs.push(Flight { first: *first, second: Some(*second), worth });
            }
        }
        pairs.sort_by(|one, other| other.worth.total_cmp(&one.worth));
        pairs.truncate(depth.keep / 2);
        flights.extend(pairs);
    }
    flights
}

/// What detectives who plan would do after each flight: the best few plans. All that counts is what they see of it.
struct Replies {
    plans: Vec<Vec<Plan>>,
    /// Which list belongs to which flight.
    of: Vec<usize>,
}

impl Replies {
    fn new(spot: &Spot<'_>, flights: &[Flight], depth: &Depth, budget: &Budget) -> Self {
        let everyone: Vec<usize> = (0..spot.scene.force().len()).collect();
        let (mut looks, mut plans, mut of) = (Vec::new(), Vec::new(), Vec::new());
        for flight in flights {
            let look = flight.look(spot.scene);
            let known = looks.iter().position(|other| *other == look).unwrap_or_else(|| {
                let (mut scene, mut belief) = (*spot.scene, spot.belief.clone());
                // Without time, or for a short look, they are taken to have no plan.
                if depth.replies > 0 && !budget.is_spent(0) {
                    for (by, seen) in look.into_iter().flatten() {
                        belief.flee(&scene, by, seen);
                        scene.flee(by, seen);
                    }
                    let likely = Likely::new(&belief, scene.possible);
                    let weights = &plans::Weights::USUAL;
                    plans.push(plans::best(&scene, &everyone, &likely, depth.beam, depth.replies, weights));
                } else {
                    plans.push(Vec::new());
                }
                looks.push(look);
                looks.len() - 1
            });
            of.push(known);
        }
        Self { plans, of }
    }

    /// One of the plans after a flight, the better ones more often.
    fn draw(&self, flight: usize, dice: &mut Dice) -> Option<&Plan> {
        let plans = &self.plans[self.of[flight]];
        let mut nth = 0;
        while nth + 1 < plans.len() && dice.share() < 0.5 {
            nth += 1;
        }
        plans.get(nth)
    }
}

/// What Mister X knows when he is to move.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Spot<'a> {
    pub(crate) scene: &'a Scene,
    /// Where he is.
    pub(crate) at: Station,
    /// Whether he may begin a double move.
    pub(crate) may_double: bool,
    /// What detectives think of him.
    pub(crate) belief: &'a Belief,
    /// What he thinks of them.
    pub(crate) profile: &'a Profile,
}

/// The move of Mister X, who has one.
pub(crate) fn decide(spot: &Spot<'_>, depth: &Depth, budget: &Budget, dice: &Dice) -> Flight {
    let Spot { scene, profile, .. } = *spot;
    let flights = flights(spot, depth, &mut dice.nth(u64::MAX));
    if flights.len() == 1 || depth.race.most == 0 {
        return flights[0];
    }
    let until = (scene.filled + depth.windows).min(scene.log.windows);
    let price = |flight: &Flight| if flight.second.is_some() { depth.double } else { 0.0 };
    let prior: Vec<f64> =
        flights.iter().map(|flight| depth.prior * f64::from(flight.worth) - price(flight)).collect();
    let replies = Replies::new(spot, &flights, depth, budget);
    let best = depth.race.run(
        &prior,
        |one, other| one == other,
        budget,
        |nth, round| {
            let mut dice = dice.nth(round);
            let team = profile.draw(&mut dice);
            let flight = &flights[nth];
            let (mut position, at) = flight.after(scene);
            let cast =
                Cast { fugitive: Fugitive::Careful, team, stray: depth.stray, wobble: depth.wobble, until };
            if position.filled >= position.log.windows && !position.log.last_round {
                return 1.0;
            }
            let mut next = 0;
            if let Some(plan) = replies.draw(nth, &mut dice).filter(|_| team == Team::Planning) {
                if plan.scene.occupied.has(at) {
                    return 0.0;
                }
                position = plan.scene;
                next = position.force().len();
            }
            match playout::play(position, at, next, &cast, &mut dice) {
                End::Caught(filled) => 0.03 * f32::from(filled - scene.filled - 1),
                End::Away => 1.0,
            }
        },
    );
    flights[best]
}
