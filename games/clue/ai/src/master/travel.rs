//! The worth of places: that of the rooms, less for every turn it takes to get there.

use clue_rules::{Place, Room, board, halls, routes};
use std::collections::HashMap;
use std::sync::LazyLock;

const ROOMS: usize = Room::ALL.len();

/// What a turn later is worth of what it is worth now. The others get on meanwhile.
const LATER: f64 = 0.7;
/// What is left of a room's worth when another has been asked about first.
const ONWARDS: f64 = 0.6;
/// No two places on the board are farther apart.
const FARTHEST: usize = 64;

/// Ways and times on a board.
#[derive(Debug)]
pub(crate) struct Travel {
    /// How many dice are rolled; none in Clue-less.
    dice: u8,
    /// By number of steps: what something so far away is worth of what it would be worth here.
    by_steps: Vec<f64>,
    /// From room to room, on the quickest way.
    by_room: [[f64; ROOMS]; ROOMS],
}

/// How many steps it is from every square to every room, not going through others.
static STEPS: LazyLock<HashMap<Place, [usize; ROOMS]>> = LazyLock::new(|| {
    let mut steps: HashMap<Place, [usize; ROOMS]> = HashMap::new();
    for room in Room::ALL {
        for way in routes::reach(Place::Room(room), &[], u8::MAX) {
            let end = *way.last().expect("a way has an end");
            steps.entry(end).or_insert([FARTHEST; ROOMS])[room.index()] = way.len() - 1;
        }
    }
    steps
});

impl Travel {
    /// The classic board with so many dice.
    pub(crate) fn clue(dice: u8) -> Self {
        let by_steps = by_steps(dice);
        let direct = |from: Room, to: Room| {
            let walk = by_steps[STEPS[&Place::Room(from)][to.index()]];
            if board::passage(from) == Some(to) { LATER } else { walk }
        };
        let by_room = quickest(direct);
        Self { dice, by_steps, by_room }
    }

    /// Clue-less: one turn into a hallway, one out of it, one by a passage.
    pub(crate) fn clue_less() -> Self {
        let direct = |from: Room, to: Room| {
            let is_near =
                halls::hallways().any(|hallway| hallway.ends().iter().all(|end| [from, to].contains(end)));
            match (board::passage(from) == Some(to), is_near) {
                (true, _) => LATER,
                (false, true) => LATER * LATER,
                (false, false) => 0.0,
            }
        };
        Self { dice: 0, by_steps: Vec::new(), by_room: quickest(direct) }
    }

    /// What it is worth to make a suggestion in each room now, given what it tells: that, and what comes after.
    pub(super) fn worth(&self, tells: [f64; ROOMS]) -> [f64; ROOMS] {
        Room::ALL.map(|here| {
            let next = |to: Room| self.by_room[here.index()][to.index()] * tells[to.index()];
            let onwards = Room::ALL.into_iter().map(next).fold(0.0, f64::max);
            (tells[here.index()] + ONWARDS * onwards).max(onwards)
        })
    }

    /// What it is worth to end a move there, given what it is worth to suggest in each room.
    pub(super) fn after_move(&self, end: Place, worth: &[f64; ROOMS]) -> f64 {
        match end.room() {
            Some(room) => worth[room.index()],
            None => self.goal(end, worth).1,
        }
    }

    /// Which room to make for from a place outside the rooms, and what it is worth.
    pub(super) fn goal(&self, from: Place, worth: &[f64; ROOMS]) -> (Room, f64) {
        let from_here = |room: Room| worth[room.index()] * self.later(from, room);
        let rooms = Room::ALL.into_iter().map(|room| (room, from_here(room)));
        rooms.reduce(|best, next| if next.1 > best.1 { next } else { best }).expect("there are rooms")
    }

    /// What it is worth to roll the dice here, on average.
    pub(super) fn roll(&self, from: Place, others: &[Place], worth: &[f64; ROOMS]) -> f64 {
        let stay = match from.room() {
            Some(room) => Room::ALL.map(|to| self.by_room[room.index()][to.index()] * worth[to.index()]),
            None => Room::ALL.map(|to| self.later(from, to) * worth[to.index()]),
        };
        let stay = stay.into_iter().fold(0.0, f64::max);
        let mut best = vec![stay; usize::from(self.dice) * 6 + 1];
        for way in routes::reach(from, others, self.dice * 6) {
            let end = *way.last().expect("a way has an end");
            let here = self.after_move(end, worth);
            for within in &mut best[way.len() - 1..] {
                *within = within.max(here);
            }
        }
        rolls(self.dice).into_iter().map(|(roll, chance)| chance * best[roll]).sum()
    }

    /// What is left of a room's worth by the time one gets there.
    fn later(&self, from: Place, to: Room) -> f64 {
        match from {
            Place::Room(room) => self.by_room[room.index()][to.index()],
            Place::Square(_) => STEPS.get(&from).map_or(0.0, |steps| self.by_steps[steps[to.index()]]),
            Place::Hallway(hallway) if hallway.ends().contains(&to) => LATER,
            Place::Hallway(hallway) => {
                let over = hallway.ends().map(|end| self.by_room[end.index()][to.index()]);
                LATER * over[0].max(over[1])
            }
            // The first move leads into a hallway wherever one wants to go.
            Place::Home => LATER,
        }
    }
}

/// Every sum of so many dice and how likely it is.
fn rolls(dice: u8) -> Vec<(usize, f64)> {
    let one = |roll: usize| (roll, 1.0 / 6.0);
    match dice {
        1 => (1..=6).map(one).collect(),
        _ => (1..=6).flat_map(|first| (1..=6).map(move |second| (first + second, 1.0 / 36.0))).collect(),
    }
}

/// What is left of something's worth by the time one has walked so many steps, on average over the dice. Rooms may be
/// entered with steps to spare.
fn by_steps(dice: u8) -> Vec<f64> {
    let mut left: Vec<f64> = vec![1.0];
    for steps in 1..=FARTHEST {
        let after = |(roll, chance): (usize, f64)| chance * left[steps.saturating_sub(roll)];
        let average: f64 = rolls(dice).into_iter().map(after).sum();
        left.push(LATER * average);
    }
    left
}

/// The quickest ways from room to room, over others if that is quicker. Back into the same room takes two turns.
fn quickest(direct: impl Fn(Room, Room) -> f64) -> [[f64; ROOMS]; ROOMS] {
    let mut left =
        Room::ALL.map(|from| Room::ALL.map(|to| if from == to { LATER * LATER } else { direct(from, to) }));
    for over in 0..ROOMS {
        for from in 0..ROOMS {
            for to in 0..ROOMS {
                left[from][to] = left[from][to].max(left[from][over] * left[over][to]);
            }
        }
    }
    left
}

#[cfg(test)]
mod tests {
    use super::*;

    fn only(room: Room) -> [f64; ROOMS] {
        Room::ALL.map(|own| f64::from(u8::from(own == room)))
    }

    #[test]
    fn a_passage_is_a_turn_and_six_steps_are_mostly_more() {
        let travel = Travel::clue(1);
        assert_eq!(travel.by_room[Room::Study.index()][Room::Kitchen.index()], LATER);
        assert!((travel.by_steps[1] - LATER).abs() < 1e-9);
        // Six steps: one turn in one case of six, and never less.
        assert!(travel.by_steps[6] < LATER && travel.by_steps[6] > LATER.powi(3));
        assert!(travel.by_steps.windows(2).all(|pair| pair[1] < pair[0] + 1e-12));
        assert!(Travel::clue(2).by_steps[6] > travel.by_steps[6]);
    }

    #[test]
    fn the_nearer_square_is_worth_more() {
        let travel = Travel::clue(1);
        let worth = travel.worth(only(Room::Lounge));
        let square = |row, column| Place::Square(clue_rules::Square::new(row, column).expect("a corridor"));
        let at = |row, column| travel.after_move(square(row, column), &worth);
        assert!(at(6, 17) > at(7, 17) && at(7, 17) > at(7, 23));
        assert!(travel.after_move(Place::Room(Room::Lounge), &worth) > at(6, 17));
        // The conservatory is a passage away from it.
        assert!(travel.after_move(Place::Room(Room::Conservatory), &worth) > at(7, 20));
    }

    #[test]
    fn in_clue_less_a_hallway_is_half_the_way() {
        let travel = Travel::clue_less();
        let turns = |from: Room, to: Room| travel.by_room[from.index()][to.index()].ln() / LATER.ln();
        assert_eq!(turns(Room::Study, Room::Hall).round(), 2.0);
        assert_eq!(turns(Room::Study, Room::Ballroom).round(), 3.0);
        assert_eq!(turns(Room::Hall, Room::Ballroom).round(), 4.0);
        let hallway = halls::hallways().next().expect("between study and hall");
        assert_eq!(travel.goal(Place::Hallway(hallway), &travel.worth(only(Room::Hall))).0, Room::Hall);
    }
}
