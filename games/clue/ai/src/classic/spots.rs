//! Where to move after a roll on the classic board: `chooseSpot` and `chooseSpot2` (7.6), with the searches they
//! use (8.2, 8.5).

use super::guess_array::GuessArray;
use super::rooms::{self, Closest, desires};
use super::work;
use clue_rules::{Place, Room, board, routes};
use parlour_game::ChanceRng;
use std::collections::HashMap;

/// How many close rooms are kept.
const ROOMS_KEPT: usize = 4;
/// How far rooms are looked for. With this reach the search gives both arrays of 8.5.
const FARTHEST: u8 = 12;
/// What a turn is worth, in half steps: a die shows 3.5 on average.
const TURN: u32 = 7;

/// A piece that has to move, and everything in its way.
#[derive(Clone, Copy, Debug)]
pub(super) struct Walk<'a> {
    /// Where it is.
    pub(super) from: Place,
    /// Where the other pieces are.
    pub(super) others: &'a [Place],
    /// What was rolled.
    pub(super) roll: u8,
    /// Where the rules let it end.
    pub(super) ends: &'a [Place],
}

/// What the piece goes for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Purpose {
    /// It enters a wanted room.
    Enter(Room),
    /// It goes towards this room, which is wanted or on the way to one that is.
    Towards(Room),
    /// It steps out of this room, to enter it again.
    Return(Room),
}

/// 7.6.2, `chooseSpot`: a wanted room within reach, any of them; otherwise [`choose_spot_2`]. `None` if no spot
/// leads anywhere.
pub(super) fn choose_spot(
    walk: Walk<'_>,
    array: &GuessArray,
    dice: &mut ChanceRng,
) -> Option<(Place, Purpose)> {
    let rooms = walk.ends.iter().filter_map(|end| end.room());
    let good: Vec<Room> = rooms.filter(|room| desires(array, *room)).collect();
    if good.is_empty() {
        return choose_spot_2(walk, array, dice);
    }
    let room = *dice.pick(&good);
    Some((Place::Room(room), Purpose::Enter(room)))
}

/// 7.6.3, `chooseSpot2`: from each close room it looks for the way to a wanted one (8.4). The way to the close room and
/// the way onwards are added together; where the least is, it goes as near as it can to the next room on that way.
fn choose_spot_2(walk: Walk<'_>, array: &GuessArray, dice: &mut ChanceRng) -> Option<(Place, Purpose)> {
    // "If there are any duplicate rooms then the distances of the duplicates are set to zero": a close room that is
    // wanted itself is its own next room, and no turns are added to the way there.
    let closest = closest_rooms(walk.from, walk.others).into_iter().map(|close| {
        let Closest { next, turns } = rooms::CLUE.find_closest(close.room, array, dice);
        (next, u32::from(close.steps) * 2 + turns * TURN)
    });
    let (next, _) = closest.min_by_key(|(_, distance)| *distance)?;
    let (end, left) = walk.nearest_end(next)?;
    // "A simple test is done to see if the AI player would rather go back to the same room": if it is wanted, and
    // the way leads back there or would still be longer than a turn, since entering it again takes one.
    let onwards = rooms::CLUE.turns_to_desired(next, array) * TURN;
    if let Some(room) = walk.from.room().filter(|room| desires(array, *room))
        && (next == room || left + onwards > TURN)
    {
        let (outside, _) = walk.nearest_end(room)?;
        return Some((outside, Purpose::Return(room)));
    }
    Some((end, Purpose::Towards(next)))
}

impl Walk<'_> {
    /// The end that is nearest to a room, and how far it still is in half steps; of several the one found first by
    /// 8.2. A way may lead through other rooms and their passages.
    fn nearest_end(&self, room: Room) -> Option<(Place, u32)> {
        let mut distances: HashMap<Place, u32> = HashMap::new();
        for over in Room::ALL {
            let onwards = rooms::CLUE.turns(over, room) * TURN;
            // Ways can be walked in both directions, so one search from a room measures all ends.
            let ways = reach(Place::Room(over), self.others, u8::MAX);
            let corridors = ways.iter().filter_map(|way| Some((*way.last()?, way.len() as u32 - 1)));
            let corridors = corridors.filter(|(place, _)| place.room().is_none());
            for (place, steps) in corridors.chain([(Place::Room(over), 0)]) {
                let distance = distances.entry(place).or_insert(u32::MAX);
                *distance = (steps * 2 + onwards).min(*distance);
            }
        }
        let order = possible_spots(self.from, self.others, self.roll);
        let ends = order.into_iter().filter(|spot| self.ends.contains(spot));
        ends.filter_map(|end| Some((end, *distances.get(&end)?))).min_by_key(|(_, left)| *left)
    }
}

/// The ways of the rules, with their work.
fn reach(from: Place, others: &[Place], steps: u8) -> Vec<Vec<Place>> {
    let ways = routes::reach(from, others, steps);
    work::step(ways.iter().map(Vec::len).sum());
    ways
}

/// 8.2, `calculateMoves`: every place within a roll, in the order in which looking down, right, up and left from
/// each spot in turn finds them. A spot is looked around again only with more steps left than before.
fn possible_spots(from: Place, others: &[Place], roll: u8) -> Vec<Place> {
    let mut search = Search::new(from, others);
    search.calculate_moves(from, roll);
    // The bound that keeps a decision short: without it the paper's search doubles with every step.
    debug_assert!(search.looks <= search.found.len() * usize::from(roll) + 1);
    search.found
}

struct Search<'a> {
    from: Place,
    others: &'a [Place],
    most_left: HashMap<Place, u8>,
    found: Vec<Place>,
    /// How often it has looked around from a spot.
    looks: usize,
}

impl<'a> Search<'a> {
    fn new(from: Place, others: &'a [Place]) -> Self {
        Self { from, others, most_left: HashMap::new(), found: Vec::new(), looks: 0 }
    }

    fn calculate_moves(&mut self, here: Place, roll: u8) {
        self.looks += 1;
        let Some(left) = roll.checked_sub(1) else { return };
        for spot in routes::neighbours(here) {
            work::step(1);
            let is_taken = spot.room().is_none() && self.others.contains(&spot);
            if spot == self.from || is_taken || self.most_left.get(&spot).is_some_and(|most| *most >= left) {
                continue;
            }
            if self.most_left.insert(spot, left).is_none() {
                self.found.push(spot);
            }
            // A room ends the move.
            if spot.room().is_none() {
                self.calculate_moves(spot, left);
            }
        }
    }
}

/// A room that is close by, and how many steps it takes into it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Close {
    room: Room,
    steps: u8,
}

/// 8.5, `findClosestRooms`: up to four rooms, looked for from each door of the room one is in.
fn closest_rooms(from: Place, others: &[Place]) -> Vec<Close> {
    let mut closest = Vec::new();
    match from.room() {
        None => keep_closest(&mut closest, search_rooms(from, others, FARTHEST)),
        Some(room) => {
            for door in board::doors().filter(|door| door.room == room) {
                keep_closest(&mut closest, through_door(door, others));
            }
        }
    }
    closest
}

/// The rooms found from one door. The step out of it counts, and the room itself does not.
fn through_door(door: board::Door, others: &[Place]) -> Vec<Close> {
    let outside = Place::Square(door.square);
    if others.contains(&outside) {
        return Vec::new();
    }
    let found = search_rooms(outside, others, FARTHEST - 1);
    let elsewhere = found.into_iter().filter(|close| close.room != door.room);
    elsewhere.map(|close| Close { steps: close.steps + 1, ..close }).collect()
}

/// The rooms within so many steps, the nearest first.
fn search_rooms(from: Place, others: &[Place], steps: u8) -> Vec<Close> {
    let ways = reach(from, others, steps);
    let rooms = ways.iter().filter_map(|way| Some((way.last()?.room()?, way.len() as u8 - 1)));
    rooms.map(|(room, steps)| Close { room, steps }).collect()
}

/// "The room array does not hold duplicate rooms and only hold the shortest distance to each room. Also if more
/// than four rooms are found then only the rooms with the four shortest distances are kept."
fn keep_closest(closest: &mut Vec<Close>, found: Vec<Close>) {
    for close in found {
        if let Some(known) = closest.iter_mut().find(|known| known.room == close.room) {
            known.steps = known.steps.min(close.steps);
        } else if closest.len() < ROOMS_KEPT {
            closest.push(close);
        } else if let Some(farthest) = closest.iter_mut().max_by_key(|known| known.steps)
            && close.steps < farthest.steps
        {
            *farthest = close;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::guess_array::tests::{card, cards};
    use super::*;
    use clue_rules::Square;
    use parlour_game::{Seat, Seed};

    const ALL_ROOMS: &str =
        "study hall lounge library billiard-room conservatory ballroom kitchen dining-room";

    fn square(row: u8, column: u8) -> Place {
        Place::Square(Square::new(row, column).expect("a corridor square"))
    }

    /// An array of a seat to which only these rooms are unknown: the second seat has the others.
    fn seeking(wanted: &str) -> GuessArray {
        let mut array = GuessArray::new(Seat::new(0), &[3; 6], cards("plum rope green"));
        for room in (cards(ALL_ROOMS) - cards(wanted)).iter() {
            array.is_shown(Seat::new(1), room);
        }
        array
    }

    fn choose(from: Place, others: &[Place], roll: u8, array: &GuessArray) -> Option<(Place, Purpose)> {
        let ends: Vec<Place> =
            routes::reach(from, others, roll).iter().filter_map(|way| way.last().copied()).collect();
        let walk = Walk { from, others, roll, ends: &ends };
        choose_spot(walk, array, &mut Seed::from_number(1).rng_at(0))
    }

    #[test]
    fn figure_8_2_5_numbers_the_spots_in_this_order() {
        // Miss Scarlet on (6, 16) has rolled a two.
        let expected = [
            square(7, 16),
            square(8, 16),
            square(7, 17),
            square(7, 15),
            square(6, 17),
            square(6, 18),
            Place::Room(Room::Lounge),
            square(5, 16),
            square(4, 16),
            square(5, 15),
            square(6, 15),
        ];
        assert_eq!(possible_spots(square(6, 16), &[], 2), expected);
    }

    #[test]
    fn spots_are_the_places_the_rules_allow() {
        let others = [square(7, 17), square(5, 15), Place::Room(Room::Hall)];
        for from in [square(6, 16), Place::Room(Room::DiningRoom), Place::Room(Room::Ballroom)] {
            for roll in 1..=12 {
                let mut spots: Vec<String> =
                    possible_spots(from, &others, roll).iter().map(|place| format!("{place:?}")).collect();
                let ways = routes::reach(from, &others, roll);
                let mut ends: Vec<String> =
                    ways.iter().filter_map(|way| way.last()).map(|place| format!("{place:?}")).collect();
                spots.sort();
                ends.sort();
                assert_eq!(spots, ends, "{roll} from {from:?}");
            }
        }
    }

    #[test]
    fn no_spot_is_looked_around_more_often_than_there_are_steps() {
        let squares = routes::reach(Place::Room(Room::Hall), &[], u8::MAX);
        let starts = squares.iter().filter_map(|way| way.last().copied()).chain(Room::ALL.map(Place::Room));
        for from in starts {
            for roll in 1..=12 {
                let mut search = Search::new(from, &[]);
                search.calculate_moves(from, roll);
                let most = search.found.len() * usize::from(roll) + 1;
                assert!(search.looks <= most, "{} looks for {roll} from {from:?}, not {most}", search.looks);
            }
        }
    }

    #[test]
    fn example_8_5_finds_four_rooms_from_the_dining_room() {
        let close = |room, steps| Close { room, steps };
        let doors: Vec<board::Door> = board::doors().filter(|door| door.room == Room::DiningRoom).collect();
        let mut closest = Vec::new();
        // From the upper door, the lounge and the hall at iterations 4 and 8.
        keep_closest(&mut closest, through_door(doors[0], &[]));
        assert_eq!(closest, [close(Room::Lounge, 4), close(Room::Hall, 8)]);
        // From the other one, the ballroom and the kitchen as well.
        keep_closest(&mut closest, through_door(doors[1], &[]));
        let all = [
            close(Room::Lounge, 4),
            close(Room::Hall, 8),
            close(Room::Ballroom, 7),
            close(Room::Kitchen, 11),
        ];
        assert_eq!(closest, all);
        assert_eq!(closest_rooms(Place::Room(Room::DiningRoom), &[]), all);
    }

    #[test]
    fn the_other_door_finds_rooms_at_7_10_and_11() {
        let doors: Vec<board::Door> = board::doors().filter(|door| door.room == Room::DiningRoom).collect();
        let steps: Vec<u8> = through_door(doors[1], &[]).iter().map(|close| close.steps).collect();
        assert_eq!(steps[..4], [7, 10, 10, 11]);
    }

    #[test]
    fn a_nearer_fifth_room_replaces_the_farthest() {
        let close = |room, steps| Close { room, steps };
        let mut closest = Vec::new();
        let found = [(Room::Hall, 9), (Room::Study, 4), (Room::Lounge, 12), (Room::Kitchen, 5)];
        keep_closest(&mut closest, found.map(|(room, steps)| close(room, steps)).to_vec());
        keep_closest(
            &mut closest,
            vec![close(Room::Library, 7), close(Room::Ballroom, 10), close(Room::Hall, 3)],
        );
        let kept =
            [close(Room::Hall, 3), close(Room::Study, 4), close(Room::Library, 7), close(Room::Kitchen, 5)];
        assert_eq!(closest, kept);
    }

    #[test]
    fn a_blocked_door_leads_nowhere() {
        let others = [square(8, 17), square(12, 15)];
        assert_eq!(closest_rooms(Place::Room(Room::DiningRoom), &others), []);
    }

    #[test]
    fn with_a_door_blocked_it_goes_by_the_other() {
        // The upper door leads straight to the lounge; with somebody before it, the other one is the way.
        let (dining, array) = (Place::Room(Room::DiningRoom), seeking("lounge study"));
        let entered = Some((Place::Room(Room::Lounge), Purpose::Enter(Room::Lounge)));
        assert_eq!(choose(dining, &[], 4, &array), entered);
        let blocked = [square(8, 17)];
        let (end, purpose) = choose(dining, &blocked, 4, &array).expect("a spot");
        assert_eq!(purpose, Purpose::Towards(Room::Lounge));
        let by_the_other = routes::reach(square(12, 15), &blocked, 3);
        assert!(by_the_other.iter().any(|way| way.last() == Some(&end)), "{end:?}");
    }

    #[test]
    fn a_wanted_room_within_reach_is_entered() {
        let array = seeking("lounge study");
        let entered = Some((Place::Room(Room::Lounge), Purpose::Enter(Room::Lounge)));
        assert_eq!(choose(square(6, 16), &[], 2, &array), entered);
        let array = seeking("ballroom study");
        let (_, purpose) = choose(square(6, 16), &[], 2, &array).expect("a spot");
        assert!(matches!(purpose, Purpose::Towards(_)), "the lounge is nothing to it");
    }

    #[test]
    fn out_of_reach_it_goes_as_near_as_it_can() {
        // From the dining room the ballroom is seven steps away; after four, three are left.
        let (end, purpose) =
            choose(Place::Room(Room::DiningRoom), &[], 4, &seeking("ballroom library")).unwrap();
        assert_eq!(purpose, Purpose::Towards(Room::Ballroom));
        assert_eq!(end, square(15, 15));
    }

    #[test]
    fn it_goes_for_the_next_room_on_the_way_not_for_the_close_one() {
        // From the dining room the lounge is close, and the next room from there is the conservatory by the passage.
        let array = seeking("conservatory billiard-room");
        let chosen = choose(Place::Room(Room::DiningRoom), &[], 4, &array);
        assert_eq!(chosen, Some((Place::Room(Room::Lounge), Purpose::Towards(Room::Conservatory))));
        let (end, purpose) = choose(Place::Room(Room::DiningRoom), &[], 3, &array).unwrap();
        assert_eq!((end, purpose), (square(6, 17), Purpose::Towards(Room::Conservatory)));
    }

    #[test]
    fn of_wanted_rooms_equally_far_beyond_a_close_one_any_is_gone_for() {
        let purposes = |from: Room, wanted: &str| {
            let array = seeking(wanted);
            let from = Place::Room(from);
            let ends: Vec<Place> =
                routes::reach(from, &[], 1).iter().filter_map(|way| way.last().copied()).collect();
            let walk = Walk { from, others: &[], roll: 1, ends: &ends };
            let mut dice = Seed::from_number(1).rng_at(0);
            let purposes: Vec<Purpose> =
                (0..50).map(|_| choose_spot(walk, &array, &mut dice).expect("a spot").1).collect();
            [Room::Study, Room::Hall, Room::Kitchen]
                .map(|room| purposes.iter().filter(|purpose| **purpose == Purpose::Towards(room)).count())
        };
        // From the billiard room the library is close, and from there study and hall are equally far.
        let [study, hall, _] = purposes(Room::BilliardRoom, "study hall");
        assert!(study > 10 && hall > 10 && study + hall == 50, "{study} and {hall}");
        // A close room that is wanted itself is its own next room: nothing is added to the way there.
        assert_eq!(purposes(Room::Library, "study kitchen"), [50, 0, 0]);
    }

    #[test]
    fn a_wanted_room_one_is_in_is_left_by_a_step_and_entered_again() {
        // The lounge is four steps away: with a one it would still be three, which is less than a turn.
        let dining = Place::Room(Room::DiningRoom);
        let near = seeking("dining-room lounge");
        assert_eq!(choose(dining, &[], 1, &near), Some((square(8, 17), Purpose::Towards(Room::Lounge))));
        // The kitchen is eleven away: back into the dining room is quicker.
        let far = seeking("dining-room kitchen");
        assert_eq!(choose(dining, &[], 5, &far), Some((square(8, 17), Purpose::Return(Room::DiningRoom))));
    }

    #[test]
    fn once_the_room_is_known_an_own_one_will_do() {
        let mut array = GuessArray::new(Seat::new(0), &[9, 9], cards(ALL_ROOMS) - cards("kitchen study"));
        array.is_shown(Seat::new(1), card("study"));
        array.think();
        let entered = Some((Place::Room(Room::Lounge), Purpose::Enter(Room::Lounge)));
        assert_eq!(choose(square(6, 16), &[], 2, &array), entered);
    }

    #[test]
    fn shut_in_it_stays() {
        let others = [square(7, 16), square(6, 17), square(5, 16), square(6, 15)];
        assert_eq!(choose(square(6, 16), &others, 3, &seeking("lounge study")), None);
    }
}
