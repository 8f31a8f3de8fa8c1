//! The classic board: 25 rows of 24 columns, with its rooms, doors, start squares and passages.
//!
//! Doors vary between editions, so they are data: a door is a corridor square and the way one faces when going
//! in through it.

use crate::names::{Room, Suspect};
use crate::place::Square;

/// How many rows the board has.
pub const ROWS: u8 = 25;
/// How many columns the board has.
pub const COLUMNS: u8 = 24;

/// `.` is a corridor square; a letter is a cell of a room, in the order S H O L B C A K D of [`Room::ALL`] (O is
/// the Lounge, A the Ballroom); `x` is the staircase in the middle; `#` is outside.
const GRID: [&[u8; COLUMNS as usize]; ROWS as usize] = [
    b"SSSSSS#.#HHHHHH#.#OOOOOO",
    b"SSSSSSS..HHHHHH..OOOOOOO",
    b"SSSSSSS..HHHHHH..OOOOOOO",
    b"SSSSSSS..HHHHHH..OOOOOOO",
    b"#........HHHHHH..OOOOOOO",
    b".........HHHHHH..OOOOOOO",
    b"#LLLLL...HHHHHH........#",
    b"LLLLLLL.................",
    b"LLLLLLL..xxxxx.........#",
    b"LLLLLLL..xxxxx..DDDDDDDD",
    b"#LLLLL...xxxxx..DDDDDDDD",
    b"#........xxxxx..DDDDDDDD",
    b"BBBBBB...xxxxx..DDDDDDDD",
    b"BBBBBB...xxxxx..DDDDDDDD",
    b"BBBBBB...xxxxx..DDDDDDDD",
    b"BBBBBB.............DDDDD",
    b"BBBBBB.................#",
    b"#.......AAAAAAAA........",
    b"........AAAAAAAA..KKKKK#",
    b"#CCCC...AAAAAAAA..KKKKKK",
    b"CCCCCC..AAAAAAAA..KKKKKK",
    b"CCCCCC..AAAAAAAA..KKKKKK",
    b"CCCCCC..AAAAAAAA..KKKKKK",
    b"CCCCCC#...AAAA...#KKKKKK",
    b"#########.####.#########",
];

/// The letters of the rooms in [`GRID`], in the order of [`Room::ALL`].
const LETTERS: [u8; Room::ALL.len()] = *b"SHOLBCAKD";

/// What a cell of the board is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Cell {
    /// A square of the corridors.
    Corridor,
    /// A part of a room.
    Room(Room),
    /// The staircase in the middle, where the envelope lies.
    Stairs,
    /// Outside the house.
    Outside,
}

/// The cell in this row and column; beyond the edge all is outside.
pub fn cell(row: u8, column: u8) -> Cell {
    let Some(letter) = GRID.get(usize::from(row)).and_then(|cells| cells.get(usize::from(column))) else {
        return Cell::Outside;
    };
    match letter {
        b'.' => Cell::Corridor,
        b'x' => Cell::Stairs,
        b'#' => Cell::Outside,
        letter => {
            let room = LETTERS.iter().position(|own| own == letter).expect("every letter is a room's");
            Cell::Room(Room::ALL[room])
        }
    }
}

pub(crate) fn is_corridor(row: u8, column: u8) -> bool {
    cell(row, column) == Cell::Corridor
}

/// Which way a step goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Facing {
    /// Towards higher rows.
    Down,
    /// Towards higher columns.
    Right,
    /// Towards lower rows.
    Up,
    /// Towards lower columns.
    Left,
}

impl Facing {
    /// In the order in which ways are looked for.
    pub const ALL: [Facing; 4] = [Facing::Down, Facing::Right, Facing::Up, Facing::Left];

    /// The cell one step further on this way; beyond the edge it wraps to a number that is on no board.
    pub const fn step(self, row: u8, column: u8) -> (u8, u8) {
        match self {
            Facing::Down => (row.wrapping_add(1), column),
            Facing::Right => (row, column.wrapping_add(1)),
            Facing::Up => (row.wrapping_sub(1), column),
            Facing::Left => (row, column.wrapping_sub(1)),
        }
    }
}

/// A door: the only way between a room and the corridors. Passing it is one step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Door {
    /// Where it leads in.
    pub room: Room,
    /// The corridor square before it.
    pub square: Square,
    /// Which way one faces when going in.
    pub facing: Facing,
}

const DOORS: [(Room, u8, u8, Facing); 17] = [
    (Room::Study, 4, 6, Facing::Up),
    (Room::Hall, 4, 8, Facing::Right),
    (Room::Hall, 7, 11, Facing::Up),
    (Room::Hall, 7, 12, Facing::Up),
    (Room::Lounge, 6, 17, Facing::Up),
    (Room::Library, 8, 7, Facing::Left),
    (Room::Library, 11, 3, Facing::Up),
    (Room::BilliardRoom, 11, 1, Facing::Down),
    (Room::BilliardRoom, 15, 6, Facing::Left),
    (Room::Conservatory, 19, 5, Facing::Down),
    (Room::Ballroom, 19, 7, Facing::Right),
    (Room::Ballroom, 16, 9, Facing::Down),
    (Room::Ballroom, 16, 14, Facing::Down),
    (Room::Ballroom, 19, 16, Facing::Left),
    (Room::Kitchen, 17, 19, Facing::Down),
    (Room::DiningRoom, 8, 17, Facing::Down),
    (Room::DiningRoom, 12, 15, Facing::Right),
];

/// Every door.
pub fn doors() -> impl Iterator<Item = Door> {
    DOORS.into_iter().map(|(room, row, column, facing)| Door { room, square: at(row, column), facing })
}

/// The door of which this is the corridor square.
pub fn door_at(square: Square) -> Option<Door> {
    doors().find(|door| door.square == square)
}

/// Where the piece of a suspect stands at first.
pub fn start(suspect: Suspect) -> Square {
    match suspect {
        Suspect::Scarlet => at(0, 16),
        Suspect::Mustard => at(7, 23),
        Suspect::White => at(24, 14),
        Suspect::Green => at(24, 9),
        Suspect::Peacock => at(18, 0),
        Suspect::Plum => at(5, 0),
    }
}

/// The room at the other end of a room's passage. Passages join opposite corners, on both boards.
pub const fn passage(room: Room) -> Option<Room> {
    match room {
        Room::Study => Some(Room::Kitchen),
        Room::Kitchen => Some(Room::Study),
        Room::Lounge => Some(Room::Conservatory),
        Room::Conservatory => Some(Room::Lounge),
        Room::Hall | Room::Library | Room::BilliardRoom | Room::Ballroom | Room::DiningRoom => None,
    }
}

/// Every corridor square, row by row.
pub fn squares() -> impl Iterator<Item = Square> {
    (0..ROWS).flat_map(|row| (0..COLUMNS).filter_map(move |column| Square::new(row, column)))
}

fn at(row: u8, column: u8) -> Square {
    Square::new(row, column).expect("a corridor square; a test makes each")
}
