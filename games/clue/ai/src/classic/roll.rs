//! The beginning of a turn in Clue (7.5): a suggestion, the secret passage, or the dice.

use super::guess_array::GuessArray;
use super::rooms::{self, desires};
use clue_rules::{Room, board};
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
/// that is wanted it suggests there, else it takes a passage that leads to a wanted room or is the closest way to
/// one, else it rolls.
pub(super) fn decide(array: &GuessArray, here: Option<Room>, is_called: bool, dice: &mut ChanceRng) -> Begin {
    // "If the player is not in a room [...] the only choice is to roll."
    let Some(room) = here else { return Begin::Roll };
    if is_called && desires(array, room) {
        return Begin::Suggest;
    }
    match board::passage(room) {
        Some(far) if desires(array, far) || is_on_the_way(array, room, far, dice) => Begin::Passage(far),
        Some(_) | None => Begin::Roll,
    }
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

    fn begin(wanted: &str, here: Option<Room>, is_called: bool) -> Begin {
        let array = GuessArray::new(Seat::new(0), &[6, 6, 6], cards(ALL_ROOMS) - cards(wanted));
        decide(&array, here, is_called, &mut Seed::from_number(1).rng_at(0))
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
}
