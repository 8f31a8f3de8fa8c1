//! Ways along the corridors of the classic board.
//!
//! A piece steps across, up and down, never diagonally; it stands on no square twice in a move and neither enters nor
//! crosses a square with another piece on it, which also blocks a door. Entering a room ends the move, and the
//! room it came from is closed to it.

use crate::board::{self, COLUMNS, Facing, ROWS};
use crate::names::Room;
use crate::place::{Place, Square};
use std::collections::VecDeque;
use std::sync::LazyLock;

/// The places one step from each square, in the order in which ways are looked for.
static NEIGHBOURS: LazyLock<Vec<Vec<Place>>> = LazyLock::new(|| {
    let cells = (0..ROWS).flat_map(|row| (0..COLUMNS).map(move |column| (row, column)));
    cells.map(|(row, column)| Square::new(row, column).map_or_else(Vec::new, look_around)).collect()
});

fn look_around(square: Square) -> Vec<Place> {
    let door = board::door_at(square);
    let towards = |facing: Facing| {
        let (row, column) = facing.step(square.row(), square.column());
        let room = door.filter(|door| door.facing == facing).map(|door| Place::Room(door.room));
        room.or_else(|| Square::new(row, column).map(Place::Square))
    };
    Facing::ALL.into_iter().filter_map(towards).collect()
}

/// The places one step from here on the empty board.
pub fn neighbours(from: Place) -> Vec<Place> {
    match from {
        Place::Square(square) => NEIGHBOURS[number(square)].clone(),
        Place::Room(room) => doors_of(room).collect(),
        // Places of the other board.
        Place::Hallway(_) | Place::Home => Vec::new(),
    }
}

fn doors_of(room: Room) -> impl Iterator<Item = Place> {
    board::doors().filter(move |door| door.room == room).map(|door| Place::Square(door.square))
}

fn number(square: Square) -> usize {
    usize::from(square.row()) * usize::from(COLUMNS) + usize::from(square.column())
}

/// Whether a piece that stands here can take a step at all.
pub fn can_step(from: Place, others: &[Place]) -> bool {
    let seen = Seen::new(from, others);
    neighbours(from).into_iter().any(|place| seen.is_open(place))
}

/// A shortest way to every place within so many steps, the nearest first. A way begins with `from`.
pub fn reach(from: Place, others: &[Place], steps: u8) -> Vec<Vec<Place>> {
    let mut seen = Seen::new(from, others);
    let mut ways: Vec<Vec<Place>> = Vec::new();
    let mut next = VecDeque::from([vec![from]]);
    while let Some(way) = next.pop_front() {
        let here = *way.last().expect("a way begins somewhere");
        if way.len() > 1 {
            ways.push(way.clone());
            // Entering a room ends the move.
            if here.room().is_some() {
                continue;
            }
        }
        if way.len() > usize::from(steps) {
            continue;
        }
        for place in neighbours(here) {
            if seen.is_open(place) {
                seen.close(place);
                next.push_back(way.iter().copied().chain([place]).collect());
            }
        }
    }
    ways
}

/// One way to every place where a move of exactly so many steps can end, rooms first. A room may be entered with
/// steps to spare, a square must be reached with the last one.
pub fn reach_exactly(from: Place, others: &[Place], steps: u8) -> Vec<Vec<Place>> {
    let mut ways = reach(from, others, steps);
    ways.retain(|way| way.last().is_some_and(|place| place.room().is_some()));
    let mut search =
        Exact { seen: Seen::new(from, others), found: Seen::new(from, &[]), way: vec![from], ways };
    search.walk(steps);
    search.ways
}

/// Tries every way of a length. Twelve steps along these corridors are few enough.
struct Exact {
    seen: Seen,
    found: Seen,
    way: Vec<Place>,
    ways: Vec<Vec<Place>>,
}

impl Exact {
    fn walk(&mut self, left: u8) {
        let here = *self.way.last().expect("a way begins somewhere");
        if left == 0 {
            if self.found.is_open(here) {
                self.found.close(here);
                self.ways.push(self.way.clone());
            }
            return;
        }
        for place in neighbours(here) {
            if place.room().is_none() && self.seen.is_open(place) {
                self.seen.close(place);
                self.way.push(place);
                self.walk(left - 1);
                self.way.pop();
                self.seen.open(place);
            }
        }
    }
}

/// Places that a way may not come to (again).
struct Seen {
    squares: [bool; ROWS as usize * COLUMNS as usize],
    rooms: [bool; Room::ALL.len()],
}

impl Seen {
    fn new(from: Place, others: &[Place]) -> Self {
        let mut seen =
            Self { squares: [false; ROWS as usize * COLUMNS as usize], rooms: [false; Room::ALL.len()] };
        for other in others {
            // A room holds any number of pieces.
            if other.room().is_none() {
                seen.close(*other);
            }
        }
        seen.close(from);
        seen
    }

    fn is_open(&self, place: Place) -> bool {
        match place {
            Place::Square(square) => !self.squares[number(square)],
            Place::Room(room) => !self.rooms[room.index()],
            Place::Hallway(_) | Place::Home => false,
        }
    }

    fn set(&mut self, place: Place, is_closed: bool) {
        match place {
            Place::Square(square) => self.squares[number(square)] = is_closed,
            Place::Room(room) => self.rooms[room.index()] = is_closed,
            Place::Hallway(_) | Place::Home => {}
        }
    }

    fn close(&mut self, place: Place) {
        self.set(place, true);
    }

    fn open(&mut self, place: Place) {
        self.set(place, false);
    }
}
