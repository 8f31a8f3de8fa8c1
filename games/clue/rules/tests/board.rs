//! The two boards, counted.

use crate::play::{place, text};
use clue_rules::board::{self, COLUMNS, Cell, Facing, ROWS};
use clue_rules::{Place, Room, Square, Suspect, halls, routes};
use std::collections::BTreeMap;

fn cells() -> impl Iterator<Item = (u8, u8)> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)))
}

#[test]
fn the_classic_board_is_made_of_600_cells() {
    let mut counts: BTreeMap<String, usize> = BTreeMap::new();
    for (row, column) in cells() {
        *counts.entry(format!("{:?}", board::cell(row, column))).or_default() += 1;
    }
    let expected = [
        ("Corridor", 188),
        ("Outside", 38),
        ("Room(Ballroom)", 52),
        ("Room(BilliardRoom)", 30),
        ("Room(Conservatory)", 28),
        ("Room(DiningRoom)", 53),
        ("Room(Hall)", 42),
        ("Room(Kitchen)", 35),
        ("Room(Library)", 31),
        ("Room(Lounge)", 41),
        ("Room(Study)", 27),
        ("Stairs", 35),
    ];
    assert_eq!(counts, expected.into_iter().map(|(cell, count)| (cell.into(), count)).collect());
    assert_eq!(board::squares().count(), 188);
    assert_eq!(board::cell(ROWS, 0), Cell::Outside);
    assert_eq!(board::cell(0, COLUMNS), Cell::Outside);
}

#[test]
fn seventeen_doors_lead_from_a_corridor_square_into_their_room() {
    let mut counts = [0; Room::ALL.len()];
    for door in board::doors() {
        counts[door.room.index()] += 1;
        let (row, column) = door.facing.step(door.square.row(), door.square.column());
        assert_eq!(board::cell(row, column), Cell::Room(door.room), "{door:?}");
        assert_eq!(board::door_at(door.square), Some(door), "one door to a square");
    }
    // Study, Hall, Lounge, Library, Billiard Room, Conservatory, Ballroom, Kitchen, Dining Room.
    assert_eq!(counts, [1, 3, 1, 2, 2, 1, 4, 1, 2]);
}

#[test]
fn doors_face_as_on_the_board() {
    let facings: Vec<String> = board::doors()
        .map(|door| format!("{} {} {:?}", door.room.id(), door.square, door.facing).to_lowercase())
        .collect();
    assert_eq!(
        facings,
        [
            "study 4,6 up",
            "hall 4,8 right",
            "hall 7,11 up",
            "hall 7,12 up",
            "lounge 6,17 up",
            "library 8,7 left",
            "library 11,3 up",
            "billiard-room 11,1 down",
            "billiard-room 15,6 left",
            "conservatory 19,5 down",
            "ballroom 19,7 right",
            "ballroom 16,9 down",
            "ballroom 16,14 down",
            "ballroom 19,16 left",
            "kitchen 17,19 down",
            "dining-room 8,17 down",
            "dining-room 12,15 right",
        ]
    );
}

#[test]
fn a_room_is_entered_through_its_doors_only() {
    let entrances: usize = board::squares()
        .map(|square| routes::neighbours(Place::Square(square)).iter().filter(|p| p.room().is_some()).count())
        .sum();
    assert_eq!(entrances, 17);
    // 5,16 lies beside the Lounge's wall, 6,17 before its door.
    assert_eq!(text(&routes::neighbours(place("5,16"))), "6,16 4,16 5,15");
    assert_eq!(text(&routes::neighbours(place("6,17"))), "7,17 6,18 lounge 6,16");
    assert_eq!(text(&routes::neighbours(place("ballroom"))), "19,7 16,9 16,14 19,16");
}

#[test]
fn all_corridors_hang_together() {
    // Within any number of steps: the other 187 squares and the nine rooms.
    assert_eq!(routes::reach(place("0,16"), &[], u8::MAX).len(), 187 + 9);
}

#[test]
fn each_suspect_starts_on_its_own_square_at_the_edge() {
    let starts = Suspect::ALL.map(|suspect| <(u8, u8)>::from(board::start(suspect)));
    assert_eq!(starts, [(0, 16), (7, 23), (24, 14), (24, 9), (18, 0), (5, 0)]);
}

#[test]
fn passages_join_opposite_corners() {
    let passages: Vec<(Room, Room)> =
        Room::ALL.into_iter().filter_map(|room| Some((room, board::passage(room)?))).collect();
    use Room::{Conservatory, Kitchen, Lounge, Study};
    assert_eq!(
        passages,
        [(Study, Kitchen), (Lounge, Conservatory), (Conservatory, Lounge), (Kitchen, Study)]
    );
}

#[test]
fn squares_are_corridor_squares() {
    assert_eq!(Square::new(6, 16).map(<(u8, u8)>::from), Some((6, 16)));
    for (row, column) in [(0, 0), (8, 10), (0, 6), (25, 0), (0, 24), (255, 255)] {
        assert_eq!(Square::new(row, column), None);
    }
    assert_eq!(Facing::Up.step(0, 3), (255, 3), "there is no row above the first");
}

#[test]
fn twelve_hallways_join_neighbouring_rooms() {
    assert_eq!(halls::hallways().count(), 12);
    let mut degrees = [0; Room::ALL.len()];
    for end in halls::hallways().flat_map(|hallway| hallway.ends()) {
        degrees[end.index()] += 1;
    }
    // Corners have two, sides three, the Billiard Room in the middle four.
    assert_eq!(degrees, [2, 3, 2, 3, 4, 2, 3, 2, 3]);
}

#[test]
fn in_clue_less_each_home_touches_one_hallway() {
    let first = Suspect::ALL.map(|suspect| text(&halls::ways(suspect, Place::Home)));
    let expected = [
        "hall/lounge",
        "lounge/dining-room",
        "ballroom/kitchen",
        "conservatory/ballroom",
        "library/conservatory",
        "study/library",
    ];
    assert_eq!(first, expected);
}

#[test]
fn in_clue_less_rooms_lead_to_hallways_and_corners_to_corners() {
    let ways = |from: &str| text(&halls::ways(Suspect::Plum, place(from)));
    assert_eq!(ways("study"), "study/hall study/library kitchen");
    assert_eq!(ways("conservatory"), "library/conservatory conservatory/ballroom lounge");
    assert_eq!(
        ways("billiard-room"),
        "hall/billiard-room library/billiard-room billiard-room/dining-room billiard-room/ballroom"
    );
    assert_eq!(ways("hall/lounge"), "hall lounge");
    assert_eq!(ways("6,16"), "", "there are no squares");
}
