//! Twin games of any game: found by trying, from what the contract says about every game.
//!
//! The beginning of one twin is that of the other with something exchanged in what chance drew. Then both go on by steps
//! that look the same to the watcher and to a spectator, different ones where there are such. Where no step does, some
//! steps are taken back.

use parlour_catalog::{Entry, Visitor};
use parlour_game::{Budget, ChanceRng, Event, Game, Known, Match, Notation, Seat, Seed, Step, Turn, Viewer};
use serde_json::{Value, json};
use std::mem::discriminant;

/// How often the beginning is changed in search of one that the watcher cannot tell from the other.
const BEGINNINGS: usize = 400;
/// So many actions are looked at in search of two that look the same, if there are more.
const CANDIDATES: usize = 60;
/// How often steps may be taken back.
const RETREATS: usize = 60;

/// What happens at two tables that differ only in what the watcher has not seen.
pub(super) struct Script {
    pub(super) watcher: Seat,
    /// What has happened at each table before it is first looked at.
    pub(super) past: [Vec<String>; 2],
    /// Who is to act then.
    pub(super) turn: Seat,
    pub(super) live: Vec<Act>,
}

/// A step at both tables.
#[derive(Clone)]
pub(super) struct Act {
    pub(super) seq: usize,
    pub(super) seat: Seat,
    pub(super) actions: [Value; 2],
    /// What the watcher may not do, tried before it.
    pub(super) wish: Value,
}

/// Writes the script with this number: so many steps before the tables are looked at, and so many after.
pub(super) struct Write {
    pub(super) setup: Value,
    pub(super) number: u64,
    pub(super) past: usize,
    pub(super) live: usize,
}

impl Visitor for Write {
    type Output = Script;

    fn visit<G: Game + Notation>(self, entry: &'static Entry<G>) -> Script {
        let mut rng = Seed::from_number(self.number).rng_at(1_000_000);
        let setup: G::Setup = serde_json::from_value(self.setup.clone()).expect("a set-up");
        let mut watchers: Vec<Seat> = Seat::first(G::seats(&setup)).collect();
        rng.shuffle(&mut watchers);
        let length = self.past + self.live;
        let mut longest: Option<Twins<G>> = None;
        'found: for is_changed in [true, false] {
            for watcher in &watchers {
                let mut twins = Twins::begin(entry, &setup, self.number, *watcher, is_changed, &mut rng);
                twins.play(length, &mut rng);
                let is_done = twins.acts.len() == length && twins.differ();
                let is_better =
                    |best: &Twins<G>| (twins.differ(), twins.acts.len()) > (best.differ(), best.acts.len());
                if longest.as_ref().is_none_or(is_better) {
                    longest = Some(twins);
                }
                if is_done {
                    break 'found;
                }
            }
        }
        longest.expect("a game has a seat").script(self.live)
    }
}

struct Twins<G: Game> {
    entry: &'static Entry<G>,
    watcher: Seat,
    tables: [Match<G>; 2],
    acts: Vec<Act>,
    /// The tables before each act.
    earlier: Vec<[Match<G>; 2]>,
    /// What somebody could do somewhere.
    pool: Vec<G::Action>,
}

impl<G: Game> Twins<G> {
    fn begin(
        entry: &'static Entry<G>,
        setup: &G::Setup,
        number: u64,
        watcher: Seat,
        is_changed: bool,
        rng: &mut ChanceRng,
    ) -> Self {
        let one = Match::<G>::new(setup.clone(), Seed::from_number(number));
        let looks_alike = |other: &Match<G>| {
            let sees_same = |viewer| one.sights(viewer, 0) == other.sights(viewer, 0);
            other.turn() == one.turn() && sees_same(Viewer::Seat(watcher)) && sees_same(Viewer::Spectator)
        };
        let mut change = || {
            let mut log = one.log().to_vec();
            let at = rng.below(log.len().max(1) as u32) as usize;
            *log.get_mut(at)? = changed(log.get(at)?, rng)?;
            let other = Match::replay(setup.clone(), Seed::from_number(number), log).ok()?;
            (other.log() != one.log() && looks_alike(&other)).then_some(other)
        };
        let tries = if is_changed { BEGINNINGS } else { 0 };
        let other = (0..tries).find_map(|_| change()).unwrap_or_else(|| one.clone());
        Self { entry, watcher, tables: [one, other], acts: Vec::new(), earlier: Vec::new(), pool: Vec::new() }
    }

    fn differ(&self) -> bool {
        self.tables[0].log() != self.tables[1].log()
    }

    /// Plays so many acts, if that can be done.
    fn play(&mut self, length: usize, rng: &mut ChanceRng) {
        let mut retreats = 0;
        while self.acts.len() < length {
            if self.act(rng) {
                continue;
            }
            retreats += 1;
            let back = 1 + rng.below(12) as usize;
            if retreats > RETREATS || self.acts.is_empty() {
                return;
            }
            let left = self.acts.len().saturating_sub(back);
            self.acts.truncate(left);
            self.tables = self.earlier.drain(left..).next().expect("an act was taken back");
        }
    }

    /// One more act; `false` if there is none that looks the same at both tables and is not the end of a game.
    fn act(&mut self, rng: &mut ChanceRng) -> bool {
        let Turn::Seat(seat) = self.tables[0].turn() else { return false };
        let [ones, others] = self.steps(seat, rng);
        let alike = |one: &Step<G>, other: &Step<G>| {
            let sees_same = |viewer| one.sights(viewer) == other.sights(viewer);
            one.turn() == other.turn()
                && sees_same(Viewer::Seat(self.watcher))
                && sees_same(Viewer::Spectator)
        };
        // Others may do different things; what the watcher does itself, it knows.
        let may_differ = seat != self.watcher;
        let found = ones.iter().find_map(|(action, one)| {
            let mut fitting: Vec<_> = others
                .iter()
                .filter(|(other, step)| (may_differ || other == action) && alike(one, step))
                .collect();
            fitting.sort_by_key(|(other, _)| other == action);
            let (other, step) = fitting.first()?;
            Some(([action.clone(), other.clone()], [one.clone(), step.clone()]))
        });
        let Some((actions, steps)) = found else { return false };
        self.pool.extend(self.listed(seat, rng).into_iter().take(3));
        let act = Act {
            seq: self.tables[0].seq(),
            seat,
            actions: actions.map(|action| json!(action)),
            wish: self.wish(rng),
        };
        self.acts.push(act);
        self.earlier.push(self.tables.clone());
        self.tables.iter_mut().zip(steps).for_each(|(table, step)| table.commit(step));
        true
    }

    /// Some steps of each table that do not end it, the likeliest first: what a brain would do, then anything.
    fn steps(&self, seat: Seat, rng: &mut ChanceRng) -> [Vec<(G::Action, Step<G>)>; 2] {
        let brain = self.entry.brain(self.entry.default_brain).expect("it is listed");
        let mut actions = Vec::new();
        for table in &self.tables {
            let known: Known<G> = table.known(Viewer::Seat(seat));
            let dice = Seed::from_number(rng.bits().into()).rng_at(0);
            actions.push((brain.choose)(&known, dice, Budget::nodes(1)).0);
        }
        if rng.below(8) == 0 {
            actions.clear();
        }
        actions.extend(self.listed(seat, rng));
        [0, 1].map(|table| {
            let step = |action: &G::Action| {
                let step = self.tables[table].propose(seat, action.clone()).ok()?;
                step.turn().outcome().is_none().then(|| (action.clone(), step))
            };
            actions.iter().filter_map(step).collect()
        })
    }

    /// Some actions of the seat at either table, every kind as likely as the others.
    fn listed(&self, seat: Seat, rng: &mut ChanceRng) -> Vec<G::Action> {
        let mut all = self.tables[0].actions(seat);
        all.extend(self.tables[1].actions(seat));
        rng.shuffle(&mut all);
        let mut taken: Vec<G::Action> = Vec::new();
        while taken.len() < CANDIDATES && !all.is_empty() {
            let mut kinds = Vec::new();
            for kind in all.iter().map(discriminant) {
                if !kinds.contains(&kind) {
                    kinds.push(kind);
                }
            }
            let kind = *rng.pick(&kinds);
            let at = all.iter().position(|action| discriminant(action) == kind).expect("one was picked");
            taken.push(all.swap_remove(at));
        }
        taken
    }

    /// Something that the watcher may not do at either table.
    fn wish(&self, rng: &mut ChanceRng) -> Value {
        let is_refused = |action: &&G::Action| {
            self.tables.iter().all(|table| table.propose(self.watcher, (*action).clone()).is_err())
        };
        let refused = (0..20).map(|_| rng.pick(&self.pool)).find(is_refused);
        refused.map_or(json!("nothing that could be done"), |action| json!(action))
    }

    /// The last `live` acts are played before the eyes of the watcher, or as many as there are.
    fn script(self, live: usize) -> Script {
        let past = self.acts.len().saturating_sub(live);
        let tables = self.earlier.get(past).unwrap_or(&self.tables);
        let text = |event: &Event<G>| serde_json::to_string(event).expect("an event is plain data");
        Script {
            watcher: self.watcher,
            past: [0, 1].map(|table| tables[table].log().iter().map(text).collect()),
            turn: tables[0].turn().seat().expect("the game goes on"),
            live: self.acts[past..].to_vec(),
        }
    }
}

/// The event with two of its values exchanged, or a number changed. It may be none that can happen.
fn changed<G: Game>(event: &Event<G>, rng: &mut ChanceRng) -> Option<Event<G>> {
    let Event::Chanced(_) = event else { return None };
    let mut event = serde_json::to_value(event).expect("an event is plain data");
    let mut values = Vec::new();
    each_value(&mut event, &mut |value| values.push(value.clone()));
    let one = rng.pick(&values).clone();
    let other = if one.is_number() { json!(rng.below(256)) } else { rng.pick(&values).clone() };
    each_value(&mut event, &mut |value| {
        if *value == one {
            *value = other.clone();
        } else if *value == other {
            *value = one.clone();
        }
    });
    serde_json::from_value(event).ok()
}

/// Calls for every number and every text, however deep.
fn each_value(json: &mut Value, found: &mut impl FnMut(&mut Value)) {
    match json {
        Value::Array(items) => items.iter_mut().for_each(|item| each_value(item, found)),
        Value::Object(fields) => fields.values_mut().for_each(|field| each_value(field, found)),
        Value::Number(_) | Value::String(_) => found(json),
        Value::Null | Value::Bool(_) => {}
    }
}
