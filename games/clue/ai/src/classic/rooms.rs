//! Wanted rooms, and the way to the nearest of them (8.4, `findClosest`).

use super::guess_array::GuessArray;
use clue_rules::{Kind, Place, Room, board, halls, routes};
use parlour_game::ChanceRng;
use std::sync::LazyLock;

const ROOMS: usize = Room::ALL.len();

/// Whether a suggestion in this room is wanted. 8.4: while the room of the crime is sought, the unknown rooms; once
/// it is known, that one "or a room owned by the player". There is always one.
pub(super) fn desires(array: &GuessArray, room: Room) -> bool {
    let card = room.card();
    match array.winning(Kind::Room) {
        None => array.is_unknown(card),
        Some(winning) => winning == card || array.is_own(card),
    }
}

/// The paper's `roomArray[9][9][2]`: how many turns it is from room to room, and which room comes first on the way.
#[derive(Debug)]
pub(super) struct RoomTable {
    turns: [[u32; ROOMS]; ROOMS],
    next: [[Room; ROOMS]; ROOMS],
}

/// The classic board: one turn by a passage, else 3.5 steps a turn, rounded up.
pub(super) static CLUE: LazyLock<RoomTable> = LazyLock::new(|| {
    let direct = |from: Room| {
        let ways = routes::reach(Place::Room(from), &[], u8::MAX);
        let by_foot = ways.into_iter().filter_map(|way| {
            let steps = way.len() as u32 - 1;
            way.last()?.room().map(|to| (to, (steps * 2).div_ceil(7)))
        });
        by_foot.chain(board::passage(from).map(|to| (to, 1))).collect()
    };
    RoomTable::new(direct)
});

/// Clue-less: one turn by a passage, two through a hallway.
pub(super) static CLUE_LESS: LazyLock<RoomTable> = LazyLock::new(|| {
    let direct = |from: Room| {
        let hallways = halls::hallways().filter(|hallway| hallway.ends().contains(&from));
        let beyond =
            hallways.flat_map(|hallway| hallway.ends()).filter(|room| *room != from).map(|to| (to, 2));
        beyond.chain(board::passage(from).map(|to| (to, 1))).collect()
    };
    RoomTable::new(direct)
});

/// A room that is wanted, as seen from another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Closest {
    /// Where to go first; the room itself if one is there.
    pub(super) next: Room,
    /// How long it takes altogether.
    pub(super) turns: u32,
}

impl RoomTable {
    /// The table for a board, given the rooms that can be reached without passing through another.
    fn new(direct: impl Fn(Room) -> Vec<(Room, u32)>) -> Self {
        // Larger than any way, and small enough to be added to itself.
        const FAR: u32 = u32::MAX / 4;
        let mut table = Self { turns: [[FAR; ROOMS]; ROOMS], next: [Room::ALL; ROOMS] };
        for from in Room::ALL {
            table.turns[from.index()][from.index()] = 0;
            for (to, turns) in direct(from) {
                let known = &mut table.turns[from.index()][to.index()];
                *known = turns.min(*known);
            }
        }
        for over in 0..ROOMS {
            for from in 0..ROOMS {
                for to in 0..ROOMS {
                    let turns = table.turns[from][over] + table.turns[over][to];
                    if turns < table.turns[from][to] {
                        table.turns[from][to] = turns;
                        table.next[from][to] = table.next[from][over];
                    }
                }
            }
        }
        table
    }

    /// `findClosest`: of the wanted rooms nearest to this one any, and the first room on the way there.
    pub(super) fn find_closest(&self, from: Room, array: &GuessArray, dice: &mut ChanceRng) -> Closest {
        let turns = self.turns_to_desired(from, array);
        let is_nearest = |to: &Room| desires(array, *to) && self.turns[from.index()][to.index()] == turns;
        let nearest: Vec<Room> = Room::ALL.into_iter().filter(is_nearest).collect();
        let to = *dice.pick(&nearest);
        Closest { next: self.next[from.index()][to.index()], turns }
    }

    /// How many turns it is from room to room.
    pub(super) fn turns(&self, from: Room, to: Room) -> u32 {
        self.turns[from.index()][to.index()]
    }

    /// `findClosestTurns`: how many turns it is to the nearest wanted room; none if one is there.
    pub(super) fn turns_to_desired(&self, from: Room, array: &GuessArray) -> u32 {
        let wanted = Room::ALL.into_iter().filter(|to| desires(array, *to));
        wanted.map(|to| self.turns[from.index()][to.index()]).min().expect("some room is always wanted")
    }
}

#[cfg(test)]
mod tests {
    use super::super::guess_array::tests::{card, cards};
    use super::*;
    use Room::{Ballroom, BilliardRoom, Conservatory, DiningRoom, Hall, Kitchen, Library, Lounge, Study};
    use clue_rules::CardSet;
    use parlour_game::{Seat, Seed};

    const ALL_ROOMS: &str =
        "study hall lounge library billiard-room conservatory ballroom kitchen dining-room";

    /// An array of a seat that holds all rooms but these.
    fn seeking(wanted: &str) -> GuessArray {
        GuessArray::new(Seat::new(0), &[6, 6, 6], cards(ALL_ROOMS) - cards(wanted))
    }

    fn closest(table: &RoomTable, from: Room, array: &GuessArray) -> Vec<Closest> {
        let mut dice = Seed::from_number(1).rng_at(0);
        let mut found = Vec::new();
        for _ in 0..50 {
            let one = table.find_closest(from, array, &mut dice);
            if !found.contains(&one) {
                found.push(one);
            }
        }
        found.sort_by_key(|one| one.next);
        found
    }

    #[test]
    fn the_unknown_rooms_are_wanted_until_the_room_is_known() {
        let mut array = seeking("hall kitchen library");
        let wanted = |array: &GuessArray| -> Vec<Room> {
            Room::ALL.into_iter().filter(|room| desires(array, *room)).collect()
        };
        assert_eq!(wanted(&array), [Hall, Library, Kitchen]);
        array.is_shown(Seat::new(1), card("hall"));
        array.is_shown(Seat::new(2), card("library"));
        array.think();
        // Now the kitchen is the room, and any own room does as well.
        let own = [Study, Lounge, BilliardRoom, Conservatory, Ballroom, Kitchen, DiningRoom];
        assert_eq!(wanted(&array), own);
    }

    #[test]
    fn turns_on_the_classic_board() {
        // The four distances of 8.5 in steps: 4, 8, 7 and 11.
        let from_dining = |to: Room| CLUE.turns[DiningRoom.index()][to.index()];
        assert_eq!([Lounge, Hall, Ballroom, Kitchen].map(from_dining), [2, 3, 2, 4]);
        assert_eq!(CLUE.turns[Study.index()][Kitchen.index()], 1, "by the passage");
        // From the dining room into the conservatory one goes through the lounge.
        assert_eq!(from_dining(Conservatory), 3);
        assert_eq!(CLUE.next[DiningRoom.index()][Conservatory.index()], Lounge);
    }

    #[test]
    fn tables_are_symmetric_and_steps_lead_nearer() {
        for table in [&*CLUE, &*CLUE_LESS] {
            for (from, to) in Room::ALL.into_iter().flat_map(|from| Room::ALL.map(|to| (from, to))) {
                let turns = |from: Room, to: Room| table.turns[from.index()][to.index()];
                assert_eq!(turns(from, to), turns(to, from));
                let next = table.next[from.index()][to.index()];
                assert_eq!(turns(from, next) + turns(next, to), turns(from, to), "{from} to {to} by {next}");
                assert!(from == to || turns(next, to) < turns(from, to));
            }
        }
    }

    #[test]
    fn turns_in_clue_less() {
        let turns = |from: Room, to: Room| CLUE_LESS.turns[from.index()][to.index()];
        assert_eq!([turns(Study, Hall), turns(Study, Kitchen), turns(Study, Ballroom)], [2, 1, 3]);
        assert_eq!(turns(Hall, Ballroom), 4);
    }

    #[test]
    fn the_nearest_wanted_room_is_found() {
        let array = seeking("conservatory billiard-room");
        assert_eq!(closest(&CLUE, DiningRoom, &array), [Closest { next: Lounge, turns: 3 }]);
        assert_eq!(closest(&CLUE, Conservatory, &array), [Closest { next: Conservatory, turns: 0 }]);
        // Of two that are equally near, either.
        let both = closest(&CLUE, DiningRoom, &seeking("lounge ballroom"));
        assert_eq!(both, [Closest { next: Lounge, turns: 2 }, Closest { next: Ballroom, turns: 2 }]);
        let nothing_known = GuessArray::new(Seat::new(0), &[6, 6, 6], CardSet::EMPTY);
        assert_eq!(closest(&CLUE, Hall, &nothing_known), [Closest { next: Hall, turns: 0 }]);
    }
}
