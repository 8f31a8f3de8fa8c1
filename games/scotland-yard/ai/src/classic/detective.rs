//! The detective of the description: four tactics are tried, and the best rated of their moves is made.

use crate::scene::{Move, Scene, map};
use crate::sheet::{land_around, middle};
use scotland_yard_rules::{Station, Stations, Ticket};

/// Why a move was tried. In the order of the description.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Tactic {
    /// "Move to a possible target position."
    Target,
    /// "Move to a directly adjacent subway station (to quickly get to other locations)."
    Underground,
    /// "Move towards the last position where Mister X was shown."
    LastShown,
    /// "Move to the directly adjacent free position with the smallest station number (quasi as fallback)."
    Smallest,
}

impl Tactic {
    const ALL: [Tactic; 4] = [Tactic::Target, Tactic::Underground, Tactic::LastShown, Tactic::Smallest];

    /// Where it leads the detective who can get to these stations, if anywhere.
    pub(super) fn station(self, scene: &Scene, reach: Stations) -> Option<Station> {
        match self {
            Tactic::Target => (reach & scene.possible).first(),
            Tactic::Underground => {
                reach.iter().find(|station| !map().near(*station, Ticket::Underground).is_empty())
            }
            Tactic::LastShown => scene.last_shown.and_then(|goal| first_step(scene, reach, goal)),
            Tactic::Smallest => reach.first(),
        }
    }
}

/// "Use the shortest (currently) free path": the first step on it, the smaller number if several begin one. The path
/// ignores how many tickets are left, but the step itself must be paid.
fn first_step(scene: &Scene, reach: Stations, goal: Station) -> Option<Station> {
    let (mut reached, mut edge) = (scene.occupied, Stations::from(goal) - scene.occupied);
    while !edge.is_empty() {
        if let Some(step) = (edge & reach).first() {
            return Some(step);
        }
        reached = reached | edge;
        edge = land_around(edge) - reached;
    }
    None
}

/// What the evaluation function says, term by term.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Rating {
    /// "Number of achievable target positions by total number of target positions * 10."
    pub(crate) targets: f64,
    /// "If 10 stations or more away = 0, otherwise (10 - number of stations on the shortest way)."
    pub(crate) nearness: f64,
    /// "Number of stations divided by 13 * 4."
    pub(crate) mobility: f64,
    /// "If there are more than 2 tickets, the rating is 3, otherwise number of tickets."
    pub(crate) tickets: f64,
}

impl Rating {
    /// The situation after a detective has moved.
    pub(crate) fn of(scene: &Scene, nth: usize) -> Self {
        let detective = scene.force()[nth];
        let possible = scene.possible;
        // Nowhere left to look: he was surely where the detective went, and nothing is better than that.
        let (targets, nearness) = if possible.is_empty() {
            (10.0, 10.0)
        } else {
            let achievable = (scene.reach_of_all() & possible).len();
            let steps = map().distance_by_land(detective.at, middle(possible));
            (achievable as f64 / possible.len() as f64 * 10.0, f64::from(10_u8.saturating_sub(steps)))
        };
        let mobility = scene.reach(nth).len() as f64 / 13.0 * 4.0;
        let tickets = f64::from(lowest(detective.fares));
        Self { targets, nearness, mobility, tickets }
    }

    pub(crate) fn total(&self) -> f64 {
        self.targets + self.nearness + self.mobility + self.tickets
    }
}

/// "What is the lowest number of tickets for a means of transport": 3 if it is more than 2.
pub(super) fn lowest(tickets: [u8; 3]) -> u8 {
    tickets.into_iter().min().unwrap_or(0).min(3)
}

/// The move the description makes, which tactic found it, and how it is rated. `None` if the detective cannot move.
pub(crate) fn choose(scene: &Scene, nth: usize) -> Option<(Move, Tactic, f64)> {
    let reach = scene.reach(nth);
    let mut tried = Stations::EMPTY;
    let mut best: Option<(f64, Move, Tactic)> = None;
    for tactic in Tactic::ALL {
        let Some(to) = tactic.station(scene, reach).filter(|to| !tried.has(*to)) else { continue };
        tried.insert(to);
        let by = scene.fare(nth, to);
        let mut after = *scene;
        after.step(nth, Move { to, by });
        let rating = Rating::of(&after, nth).total();
        // "If there are several moves with the same rating, the station with the smaller number is taken."
        let is_better = best.is_none_or(|(most, chosen, _)| {
            rating > most || (rating == most && to.number() < chosen.to.number())
        });
        if is_better {
            best = Some((rating, Move { to, by }, tactic));
        }
    }
    best.map(|(rating, chosen, tactic)| (chosen, tactic, rating))
}
