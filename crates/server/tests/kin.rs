//! Copies of one game among people: whatever two guests do (save, load, leave, free a seat, throw away, play, finish),
//! no table of the game goes on where one of them knows more than the other, and no two go on at once (ADR 17).
//!
//! All sequences up to a length are tried on the house's own rules. What everybody has really seen is written down beside
//! them, independently.

use parlour_game::Outcome;
use parlour_server::store::Witness;
use parlour_server::table::{Chair, Family, Head, Kin, rest_of};
use parlour_server::wire::{Guest, Options, Phase, Rest};
use std::collections::{BTreeMap, BTreeSet, HashSet};

const GUESTS: [&str; 2] = ["ann", "ben"];
/// So many things are done, one after the other.
const DEPTH: usize = 9;
/// So many tables there are at once.
const TABLES: usize = 3;
/// So many events happen at a table.
const EVENTS: u32 = 3;

fn guest(id: &str) -> Guest {
    Guest { id: id.into(), name: id.into() }
}

#[derive(Clone, Debug, PartialEq)]
struct Table {
    id: String,
    head: Head,
    seq: u32,
}

impl Table {
    fn people(&self) -> BTreeSet<String> {
        Kin::of(&self.id, &self.head, self.seq).people.into_keys().collect()
    }
}

/// A house with all copies of one game.
#[derive(Clone, Debug)]
struct World {
    tables: Vec<Table>,
    gone: Vec<Witness>,
    /// How far the game was when it was saved, and who sat there.
    save: Option<(u32, Vec<Chair>)>,
    /// It was finished somewhere.
    finished: bool,
    /// What each has seen of the game, wherever that was.
    known: BTreeMap<&'static str, u32>,
    /// Counts tables and starts.
    clock: u64,
    done: Vec<String>,
}

impl World {
    fn new() -> Self {
        let game = parlour_catalog::game("clue-less").unwrap();
        let chair = |id: &&str| Chair { guest: Some(guest(id)), ready: true, ..Chair::default() };
        let seats = GUESTS.iter().map(chair).collect();
        let head =
            Head::new(game, guest("ann"), game.info().setup, Options::default(), seats, Phase::Playing);
        let table = Table { id: "t0".into(), head: Head { started_at: 1, ..head }, seq: 1 };
        let known = GUESTS.map(|id| (id, 1)).into();
        Self {
            tables: vec![table],
            gone: Vec::new(),
            save: None,
            finished: false,
            known,
            clock: 1,
            done: Vec::new(),
        }
    }

    fn family(&self, of: usize) -> Family {
        let others = self.tables.iter().enumerate().filter(|(place, _)| *place != of);
        let others = others.map(|(_, table)| Kin::of(&table.id, &table.head, table.seq)).collect();
        Family { others, gone: self.gone.clone() }
    }

    fn rest(&self, of: usize) -> Option<Rest> {
        let table = &self.tables[of];
        rest_of(&Kin::of(&table.id, &table.head, table.seq), &self.family(of))
    }

    fn is_played(&self, of: usize) -> bool {
        self.tables[of].head.phase == Phase::Playing && self.rest(of).is_none()
    }

    /// Two worlds in which the same can happen from here on.
    fn key(&self) -> String {
        let tables: Vec<String> = self
            .tables
            .iter()
            .map(|Table { head, seq, .. }| {
                let seats: Vec<_> = head.seats.iter().map(|chair| chair.guest.is_some()).collect();
                format!("{:?} {seats:?} {:?} {seq} {:?}", head.phase, head.left, head.started_at)
            })
            .collect();
        format!("{tables:?} {:?} {:?} {:?} {}", self.gone, self.save, self.known, self.finished)
    }

    /// Everything that can be done next.
    fn next(&self) -> Vec<World> {
        let mut worlds = Vec::new();
        let mut push = |what: String, change: &dyn Fn(&mut World) -> bool| {
            let mut world = self.clone();
            if change(&mut world) {
                world.done.push(what);
                worlds.push(world);
            }
        };
        for place in 0..self.tables.len() {
            push(format!("save {place}"), &|world| world.keep(place));
            push(format!("start {place}"), &|world| world.start(place));
            push(format!("play {place}"), &|world| world.happen(place, false));
            push(format!("finish {place}"), &|world| world.happen(place, true));
            for (seat, id) in GUESTS.iter().enumerate() {
                push(format!("{id} leaves {place}"), &|world| world.leave(place, seat, id));
                push(format!("{id} frees the other seat of {place}"), &|world| world.free(place, seat, id));
                push(format!("{id} throws away {place}"), &|world| world.throw_away(place, id));
            }
        }
        for id in GUESTS {
            push(format!("{id} loads"), &|world| world.load(id));
        }
        worlds
    }

    fn keep(&mut self, place: usize) -> bool {
        let Table { head, seq, .. } = &self.tables[place];
        let may = head.phase == Phase::Playing && self.save.is_none();
        if may {
            self.save = Some((*seq, head.seats.clone()));
        }
        may
    }

    fn load(&mut self, id: &str) -> bool {
        let Some((seq, seats)) = self.save.clone() else { return false };
        if self.tables.len() >= TABLES {
            return false;
        }
        self.clock += 1;
        let game = parlour_catalog::game("clue-less").unwrap();
        let head = Head::new(game, guest(id), game.info().setup, Options::default(), seats, Phase::Waiting);
        self.tables.push(Table { id: format!("t{}", self.clock), head, seq });
        true
    }

    /// Everybody who sits there is ready, and computers have the other seats.
    fn start(&mut self, place: usize) -> bool {
        let may = self.tables[place].head.phase == Phase::Waiting && self.rest(place).is_none();
        if may {
            self.clock += 1;
            let head = &mut self.tables[place].head;
            (head.phase, head.started_at) = (Phase::Playing, self.clock);
        }
        may
    }

    fn leave(&mut self, place: usize, seat: usize, id: &str) -> bool {
        let Table { head, seq, .. } = &mut self.tables[place];
        let left = head.leave(&guest(id), parlour_game::Seat::new(seat as u8), "random").is_ok();
        if left && head.phase == Phase::Playing {
            head.left.push(Witness { guest: id.into(), seq: *seq, acted: *seq });
        }
        left
    }

    fn free(&mut self, place: usize, own: usize, id: &str) -> bool {
        let family = self.family(place);
        let other = 1 - own;
        let head = &mut self.tables[place].head;
        head.seats[other].guest.is_some()
            && !family.is_played_by(GUESTS[other])
            && head.clear(&guest(id), parlour_game::Seat::new(other as u8)).is_ok()
    }

    fn throw_away(&mut self, place: usize, id: &str) -> bool {
        let may = self.tables[place].head.is_of(id);
        if may {
            let Table { id, head, seq } = self.tables.remove(place);
            self.gone.extend(Kin::of(&id, &head, seq).witnesses());
        }
        may
    }

    fn happen(&mut self, place: usize, is_the_end: bool) -> bool {
        if !self.is_played(place) || self.tables[place].seq >= EVENTS {
            return false;
        }
        self.check(place);
        let table = &mut self.tables[place];
        table.seq += 1;
        let mut seen = table.seq;
        if is_the_end {
            table.head.phase = Phase::Over { outcome: Outcome::NobodyWon };
            seen = u32::MAX;
            self.finished = true;
        }
        for id in self.tables[place].people() {
            let known = self.known.iter_mut().find(|(guest, _)| **guest == id).unwrap().1;
            *known = (*known).max(seen);
        }
        true
    }

    /// Something is about to happen at this table.
    fn check(&self, place: usize) {
        let table = &self.tables[place];
        let people = table.people();
        assert!(people.len() < 2 || !self.finished, "it was finished, and goes on: {:?}", self.done);
        for (one, other) in people.iter().flat_map(|one| people.iter().map(move |other| (one, other))) {
            let (knows, least) = (self.known[&**one], self.known[&**other].max(table.seq));
            assert!(knows <= least, "{one} knows more than {other} at {place}: {:?}", self.done);
        }
        for elsewhere in (0..self.tables.len()).filter(|elsewhere| *elsewhere != place) {
            let all: BTreeSet<String> = people.union(&self.tables[elsewhere].people()).cloned().collect();
            let is_over = matches!(self.tables[elsewhere].head.phase, Phase::Over { .. });
            assert!(
                all.len() < 2 || !self.is_played(elsewhere) && !is_over,
                "it goes on at {place}, and went on at {elsewhere}: {:?}",
                self.done
            );
        }
    }
}

#[test]
fn whatever_two_guests_do_nobody_plays_with_more_than_the_other_knows() {
    let mut reached = vec![World::new()];
    let mut known = HashSet::new();
    let (mut played, mut resumed) = (0, 0);
    for _ in 0..DEPTH {
        let next: Vec<World> = reached.iter().flat_map(World::next).collect();
        reached = next.into_iter().filter(|world| known.insert(world.key())).collect();
        played += reached.iter().filter(|world| world.tables.iter().any(|table| table.seq == EVENTS)).count();
        let is_copy_played = |world: &&World| (1..world.tables.len()).any(|place| world.is_played(place));
        resumed += reached.iter().filter(is_copy_played).count();
    }
    assert!(played > 100 && resumed > 100, "games go on: {played}, copies go on: {resumed}");
}
