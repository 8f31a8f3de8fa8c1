//! The beginning of a turn in Clue (7.5): a suggestion, the secret passage, or the dice.

use super::guess_array::GuessArray;
use super::rooms::{self, desires};
use clue_rules::{Kind, Room, board};
use parlour_game::ChanceRng;

/// How a turn begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Begin {
    /// Stay and suggest, having been called in.
    Suggest,
    /// Take the passage into this room.
    Passage(Room),
    /// Roll.
    Roll,
}

/// The roll decision. "The AI will try to avoid rolling since it takes the most time to move": called into a room
/// that is wanted it suggests there; else it takes a passage to a wanted room; else it suggests where the missing
/// suspect or weapon can be asked for, here or through the passage; else it takes a passage on the closest way to a
/// wanted room; else it rolls.
pub(super) fn decide(array: &GuessArray, here: Option<Room>, is_called: bool, dice: &mut ChanceRng) -> Begin {
    // "If the player is not in a room [...] the only choice is to roll."
    let Some(room) = here else { return Begin::Roll };
    let passage = board::passage(room);
    for is_good in [desires, tells_of_suspect_or_weapon] {
        if is_called && is_good(array, room) {
            return Begin::Suggest;
        }
        if let Some(far) = passage.filter(|far| is_good(array, *far)) {
            return Begin::Passage(far);
        }
    }
    match passage {
        Some(far) if is_on_the_way(array, room, far, dice) => Begin::Passage(far),
        Some(_) | None => Begin::Roll,
    }
}

/// "Consider the information about the current room that it knows and the information that it needs to obtain": in an
/// own room nobody can show the room, so a suggestion tells of the suspect or the weapon, while one of them is needed.
fn tells_of_suspect_or_weapon(array: &GuessArray, room: Room) -> bool {
    let needs = |kind| array.winning(kind).is_none();
    array.is_own(room.card()) && (needs(Kind::Suspect) || needs(Kind::Weapon))
}

/// "Some functions of the BoardMap class are used to determine the closest path to a desired destination."
fn is_on_the_way(array: &GuessArray, room: Room, far: Room, dice: &mut ChanceRng) -> bool {
    rooms::CLUE.find_closest(room, array, dice).next == far
}

#[cfg(test)]
mod tests {
    use super::super::guess_array::tests::cards;
    use super::*;
    use parlour_game::{Seat, Seed};

    const ALL_ROOMS: &str =
        "study hall lounge library billiard-room conservatory ballroom kitchen dining-room";

    /// A seat to which only these rooms are unknown and that holds these; the second seat has the others.
    fn array(wanted: &str, own: &str) -> GuessArray {
        let mut array = GuessArray::new(Seat::new(0), &[6, 6, 6], cards(own));
        for room in (cards(ALL_ROOMS) - cards(wanted) - cards(own)).iter() {
            array.is_shown(Seat::new(1), room);
        }
        array
    }

    fn decided(array: &GuessArray, here: Option<Room>, is_called: bool) -> Begin {
        decide(array, here, is_called, &mut Seed::from_number(1).rng_at(0))
    }

    fn begin(wanted: &str, here: Option<Room>, is_called: bool) -> Begin {
        decided(&array(wanted, ""), here, is_called)
    }

    #[test]
    fn in_the_corridors_one_rolls() {
        assert_eq!(begin("hall study", None, false), Begin::Roll);
    }

    #[test]
    fn called_in_one_suggests_where_it_is_worth_it() {
        assert_eq!(begin("hall library", Some(Room::Hall), true), Begin::Suggest);
        assert_eq!(begin("hall library", Some(Room::Hall), false), Begin::Roll);
        assert_eq!(begin("study library", Some(Room::Hall), true), Begin::Roll);
    }

    #[test]
    fn a_passage_to_a_wanted_room_is_taken() {
        assert_eq!(begin("kitchen hall", Some(Room::Study), false), Begin::Passage(Room::Kitchen));
        assert_eq!(begin("kitchen hall", Some(Room::Study), true), Begin::Passage(Room::Kitchen));
        assert_eq!(begin("study kitchen", Some(Room::Study), true), Begin::Suggest);
    }

    #[test]
    fn a_passage_on_the_closest_way_is_taken() {
        // From the conservatory the lounge's neighbours are nearer by the passage.
        let far = Begin::Passage(Room::Lounge);
        assert_eq!(begin("dining-room hall", Some(Room::Conservatory), false), far);
        assert_eq!(begin("ballroom dining-room", Some(Room::Conservatory), false), Begin::Roll);
    }

    #[test]
    fn an_own_room_is_good_for_the_suspect_and_the_weapon() {
        let own = array("library kitchen", "hall");
        assert_eq!(decided(&own, Some(Room::Hall), true), Begin::Suggest);
        assert_eq!(decided(&own, Some(Room::Hall), false), Begin::Roll);
        // The passage leads to an own room; a wanted room comes first.
        let far = array("library hall", "kitchen");
        assert_eq!(decided(&far, Some(Room::Study), false), Begin::Passage(Room::Kitchen));
        let both = array("kitchen hall", "study");
        assert_eq!(decided(&both, Some(Room::Study), true), Begin::Passage(Room::Kitchen));
    }

    #[test]
    fn an_own_room_is_good_for_nothing_when_only_the_room_is_missing() {
        let suspects = "scarlet mustard white green peacock plum";
        let weapons = "knife candlestick revolver rope lead-pipe wrench";
        let mut array = array("library kitchen", "hall");
        let known = cards(suspects) | cards(weapons);
        for card in (known - cards("plum rope")).iter() {
            array.is_shown(Seat::new(2), card);
        }
        assert_eq!(decided(&array, Some(Room::Hall), true), Begin::Suggest);
        array.think();
        assert!(array.winning(Kind::Suspect).is_some() && array.winning(Kind::Weapon).is_some());
        assert_eq!(decided(&array, Some(Room::Hall), true), Begin::Roll);
    }
}
