//! Movement on the classic board, clause by clause.

use crate::play::{place, text};
use clue_rules::Place;
use clue_rules::routes::{can_step, reach, reach_exactly};

fn others(places: &str) -> Vec<Place> {
    places.split_whitespace().map(place).collect()
}

fn ends(ways: &[Vec<Place>]) -> String {
    let ends: Vec<Place> = ways.iter().filter_map(|way| way.last().copied()).collect();
    text(&ends)
}

/// Where a piece can get from here, past others.
fn within(from: &str, past: &str, steps: u8) -> String {
    ends(&reach(place(from), &others(past), steps))
}

/// The way it takes.
fn way(from: &str, past: &str, to: &str) -> String {
    let ways = reach(place(from), &others(past), 12);
    ways.iter().find(|way| way.last() == Some(&place(to))).map_or_else(String::new, |way| text(way))
}

#[test]
fn the_worked_example_miss_scarlet_rolls_a_two() {
    let mut found: Vec<String> = within("6,16", "", 2).split(' ').map(str::to_owned).collect();
    found.sort_unstable();
    assert_eq!(
        found.join(" "),
        "4,16 5,15 5,16 6,15 6,17 6,18 7,15 7,16 7,17 8,16 lounge",
        "ten squares and the Lounge"
    );
}

#[test]
fn steps_go_across_up_and_down_the_nearest_places_first() {
    assert_eq!(within("6,16", "", 1), "7,16 6,17 5,16 6,15");
    assert_eq!(within("6,16", "", 0), "");
}

#[test]
fn the_way_is_a_shortest_one_and_always_the_same() {
    assert_eq!(way("0,16", "", "6,16"), "0,16 1,16 2,16 3,16 4,16 5,16 6,16");
    assert_eq!(way("6,16", "", "7,17"), "6,16 7,16 7,17");
    assert_eq!(way("6,16", "7,16", "7,17"), "6,16 6,17 7,17");
}

#[test]
fn another_piece_is_neither_entered_nor_crossed() {
    // The corridor between Hall and Lounge is two squares wide: a piece on one side is walked around,
    assert!(!within("3,16", "4,16", 5).split(' ').any(|place| place == "4,16"));
    assert_eq!(way("3,16", "4,16", "5,16"), "3,16 3,15 4,15 5,15 5,16");
    // two of them shut it.
    assert_eq!(within("3,16", "4,16 4,15", 12), "2,16 3,15 1,16 2,15 0,16 1,15");
}

#[test]
fn a_piece_before_a_door_blocks_it() {
    assert!(!within("6,16", "6,17", 12).contains("lounge"));
    assert_eq!(within("lounge", "6,17", 6), "");
    assert!(!can_step(place("lounge"), &others("6,17")));
    // The Ballroom has three more.
    assert_eq!(within("ballroom", "19,7", 1), "16,9 16,14 19,16");
    assert!(can_step(place("ballroom"), &others("19,7 16,9 16,14")));
}

#[test]
fn a_piece_in_a_room_blocks_nothing() {
    assert_eq!(way("6,17", "lounge hall", "lounge"), "6,17 lounge");
    assert_eq!(within("lounge", "lounge", 1), "6,17");
}

#[test]
fn a_door_is_one_step() {
    assert_eq!(within("lounge", "", 1), "6,17");
    assert_eq!(within("lounge", "", 2), "6,17 7,17 6,18 6,16");
    assert_eq!(within("hall", "", 1), "4,8 7,11 7,12");
}

#[test]
fn entering_a_room_ends_the_move() {
    // Through the Hall it would be four steps from one side to the other.
    assert_eq!(way("4,8", "", "hall"), "4,8 hall");
    assert!(!within("4,8", "", 4).contains("7,11"));
}

#[test]
fn the_room_that_was_left_is_not_entered_again() {
    assert!(!within("hall", "", 12).split(' ').any(|place| place == "hall"));
    assert!(!within("ballroom", "", 12).split(' ').any(|place| place == "ballroom"));
    assert!(within("hall", "", 12).contains("lounge"));
}

#[test]
fn exactly_means_the_whole_roll_along_corridors() {
    let exactly = |from: &str, past: &str, steps| ends(&reach_exactly(place(from), &others(past), steps));
    // The Lounge may be entered with steps to spare.
    assert_eq!(exactly("6,17", "", 3).split(' ').next(), Some("lounge"));
    assert_eq!(exactly("6,16", "", 1), "7,16 6,17 5,16 6,15");
    // With two steps no square next door, and no step back.
    assert_eq!(exactly("6,16", "", 2), "lounge 8,16 7,17 7,15 6,18 4,16 5,15");
    // A dead end of seven squares: odd steps end on squares of the other colour, and a seventh step finds no
    // square that was not used.
    assert_eq!(exactly("3,16", "4,16 4,15", 5), "3,15 0,16 1,15 2,16");
    assert_eq!(exactly("3,16", "4,16 4,15", 7), "");
}

#[test]
fn exact_ways_use_no_square_twice() {
    for way in reach_exactly(place("7,16"), &others("7,15 6,16"), 9) {
        for (nth, here) in way.iter().enumerate() {
            assert!(!way[..nth].contains(here), "{}", text(&way));
            assert!(!["7,15", "6,16"].map(place).contains(here), "{}", text(&way));
        }
        assert!(way.len() == 10 || way.last().is_some_and(|end| end.room().is_some()), "{}", text(&way));
    }
}

#[test]
fn what_can_be_reached_exactly_can_be_reached() {
    for from in ["0,16", "7,23", "ballroom", "study", "11,8"] {
        let within = reach(place(from), &[], 7);
        let ends: Vec<_> = within.iter().filter_map(|way| way.last()).collect();
        for way in reach_exactly(place(from), &[], 7) {
            assert!(ends.contains(&way.last().expect("an end")), "{from}: {}", text(&way));
        }
    }
}

#[test]
fn places_of_the_other_board_lead_nowhere() {
    assert_eq!(within("home", "", 6), "");
    assert_eq!(within("study/hall", "", 6), "");
}
