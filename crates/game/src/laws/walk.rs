//! Seeded random walks through a game, and the positions on them.
//!
//! A walk drives the bare rules, not a [`Match`](crate::Match): so it can say which law stopped it, and the
//! match can be held against it.

use super::Laws;
use super::breach::{Breach, Law};
use crate::{ChanceRng, Event, Game, Notation, Seat, Seed, Turn, Viewer};
use std::collections::HashSet;

/// A match from its set-up to its end, as it happened.
pub(super) struct Walk<G: Game> {
    pub(super) setup: G::Setup,
    pub(super) number: u64,
    pub(super) log: Vec<Event<G>>,
    pub(super) sights: Vec<(Viewer, Vec<G::Sight>)>,
    pub(super) end: G,
}

/// A position on a walk: before the event with this number, or after the last.
pub(super) struct At<'a, G: Game> {
    pub(super) walk: &'a Walk<G>,
    pub(super) seq: usize,
    pub(super) state: &'a G,
    /// What each seat may do here.
    pub(super) listed: Vec<(Seat, Vec<G::Action>)>,
}

/// Everything that was possible anywhere: to be tried where it is not.
pub(super) struct Pool<G: Game> {
    pub(super) actions: Vec<G::Action>,
    pub(super) chances: Vec<G::Chance>,
    known: HashSet<String>,
}

/// The most actions of the pool that are tried in one position for one seat.
const TRIED_AT_ONCE: usize = 300;

impl<G: Game> Pool<G> {
    pub(super) fn new(tries: &[G::Action]) -> Self {
        let mut pool = Self { actions: Vec::new(), chances: Vec::new(), known: HashSet::new() };
        for action in tries {
            pool.add_action(action);
        }
        pool
    }

    pub(super) fn add_action(&mut self, action: &G::Action) {
        // Actions can be compared but not hashed; their debug text stands in.
        if self.known.insert(format!("a {action:?}")) {
            self.actions.push(action.clone());
        }
    }

    fn add_chance(&mut self, chance: &G::Chance) {
        if self.known.insert(format!("c {chance:?}")) {
            self.chances.push(chance.clone());
        }
    }

    /// The actions to try here: all of them, or as many as are tried at once, another part in every position.
    pub(super) fn tries(&self, at: &At<'_, G>) -> impl Iterator<Item = &G::Action> {
        let skip = (at.walk.number as usize + at.seq) * TRIED_AT_ONCE % self.actions.len().max(1);
        self.actions.iter().cycle().skip(skip).take(self.actions.len().min(TRIED_AT_ONCE))
    }

    /// The first action to try here that the seat may not do.
    pub(super) fn unlisted(&self, at: &At<'_, G>, listed: &[G::Action]) -> Option<&G::Action> {
        self.tries(at).find(|action| !listed.contains(action))
    }
}

impl<G: Game> Walk<G> {
    /// Calls for every position of the walk, played anew.
    pub(super) fn visit(&self, mut law: impl FnMut(&At<'_, G>) -> Result<(), Breach>) -> Result<(), Breach> {
        let mut state = G::new(&self.setup);
        law(&At::new(self, 0, &state))?;
        for (seq, event) in self.log.iter().enumerate() {
            state.apply(event);
            law(&At::new(self, seq + 1, &state))?;
        }
        Ok(())
    }

    pub(super) fn seed(&self) -> Seed {
        Seed::from_number(self.number)
    }

    pub(super) fn seats(&self) -> impl Iterator<Item = Seat> + use<G> {
        Seat::first(G::seats(&self.setup))
    }

    /// A breach in the walk as a whole.
    pub(super) fn breach(&self, law: Law, seat: Option<Seat>, what: impl Into<String>) -> Breach {
        place(&self.setup, self.number, self.log.len(), &self.end).breach(law, seat, what)
    }
}

impl<'a, G: Game> At<'a, G> {
    fn new(walk: &'a Walk<G>, seq: usize, state: &'a G) -> Self {
        Self { walk, seq, state, listed: walk.seats().map(|seat| (seat, state.actions(seat))).collect() }
    }

    pub(super) fn breach(&self, law: Law, seat: Option<Seat>, what: impl Into<String>) -> Breach {
        place(&self.walk.setup, self.walk.number, self.seq, self.state).breach(law, seat, what)
    }

    /// Dice of this position, for drawing what might have been drawn.
    pub(super) fn dice(&self) -> ChanceRng {
        self.walk.seed().rng_at(self.seq)
    }
}

/// How to get somewhere.
pub(super) struct Place(String);

/// The position before event `seq` of the walk.
pub(super) fn place<G: Game>(setup: &G::Setup, walk: u64, seq: usize, state: &G) -> Place {
    Place(format!("event {seq} of walk {walk} from {setup:?}: {state:?}"))
}

impl Place {
    pub(super) fn breach(self, law: Law, seat: Option<Seat>, what: impl Into<String>) -> Breach {
        Breach { law, seat, place: self.0, what: what.into() }
    }
}

/// Walks from the set-up to the end of the match, and notes what was possible on the way.
pub(super) fn walk<G: Notation>(
    laws: &Laws<G>,
    setup: &G::Setup,
    number: u64,
    pool: &mut Pool<G>,
) -> Result<Walk<G>, Breach> {
    let seats = G::seats(setup);
    let seed = Seed::from_number(number);
    let mut choices = Seed::from_number(!number).rng_at(0);
    let sights = Viewer::all(seats).map(|viewer| (viewer, Vec::new())).collect();
    let mut walk = Walk { setup: setup.clone(), number, log: Vec::new(), sights, end: G::new(setup) };
    loop {
        let seq = walk.log.len();
        let event = match walk.end.turn() {
            Turn::Over(_) => return Ok(walk),
            Turn::Chance => draw(&walk.end, &mut seed.rng_at(seq), pool),
            Turn::Seat(to_act) => choose(&walk, to_act, &laws.weigh, &mut choices, pool)?,
        };
        if seq == laws.bound {
            return Err(walk.breach(Law::MatchesEnd, None, format!("still going on after {seq} events")));
        }
        if let Err(refusal) = walk.end.check(&event) {
            let (law, seat) = match &event {
                Event::Acted { seat, .. } => (Law::ListedIsAccepted, Some(*seat)),
                Event::Chanced(_) => (Law::SampleIsListed, None),
            };
            return Err(walk.breach(law, seat, format!("{event:?} is refused: {refusal}")));
        }
        for (viewer, seen) in &mut walk.sights {
            seen.push(walk.end.sight(&event, *viewer));
        }
        walk.end.apply(&event);
        walk.log.push(event);
    }
}

fn draw<G: Game>(state: &G, dice: &mut ChanceRng, pool: &mut Pool<G>) -> Event<G> {
    for (chance, _) in state.chances().unwrap_or_default() {
        pool.add_chance(&chance);
    }
    let chance = state.sample(dice);
    pool.add_chance(&chance);
    Event::Chanced(chance)
}

/// Takes one of everything that any seat may do here, in turn or not.
fn choose<G: Game>(
    walk: &Walk<G>,
    to_act: Seat,
    weigh: &dyn Fn(&G::Action) -> u32,
    dice: &mut ChanceRng,
    pool: &mut Pool<G>,
) -> Result<Event<G>, Breach> {
    let mut open = Vec::new();
    for seat in walk.seats() {
        let listed = walk.end.actions(seat);
        if seat == to_act && listed.is_empty() {
            return Err(walk.breach(Law::SeatToActCanAct, Some(seat), "nothing is listed"));
        }
        for action in listed {
            pool.add_action(&action);
            open.push((seat, action));
        }
    }
    if open.is_empty() {
        return Err(walk.breach(Law::TurnNamesSeats, Some(to_act), "the seat to act is not at the table"));
    }
    let weights: Vec<u32> = open.iter().map(|(_, action)| weigh(action)).collect();
    let (seat, action) = open.swap_remove(pick(&weights, dice));
    Ok(Event::Acted { seat, action })
}

/// One of the places, as likely as its weight; any, if nothing has weight.
fn pick(weights: &[u32], dice: &mut ChanceRng) -> usize {
    let all = weights.iter().sum();
    if all == 0 {
        return dice.below(weights.len() as u32) as usize;
    }
    let mut left = dice.below(all);
    for (place, weight) in weights.iter().enumerate() {
        if left < *weight {
            return place;
        }
        left -= weight;
    }
    unreachable!("what is drawn is below the sum")
}
