//! The board of Clue-less: nine rooms in three rows of three, twelve hallways, two passages.
//!
//! ```text
//! Study         - Hall          - Lounge
//!   |               |               |
//! Library       - Billiard Room - Dining Room
//!   |               |               |
//! Conservatory  - Ballroom      - Kitchen
//! ```
//! Passages join opposite corners.

use crate::names::{Room, Suspect};
use crate::place::{Hallway, Place};
use Room::{Ballroom, Hall, Kitchen};
use Room::{BilliardRoom, Conservatory, DiningRoom, Library, Lounge, Study};

/// The hallways by the rooms they join, row by row.
pub(crate) const HALLWAYS: [(Room, Room); 12] = [
    (Study, Hall),
    (Hall, Lounge),
    (Study, Library),
    (Hall, BilliardRoom),
    (Lounge, DiningRoom),
    (Library, BilliardRoom),
    (BilliardRoom, DiningRoom),
    (Library, Conservatory),
    (BilliardRoom, Ballroom),
    (DiningRoom, Kitchen),
    (Conservatory, Ballroom),
    (Ballroom, Kitchen),
];

/// All hallways, row by row.
pub fn hallways() -> impl Iterator<Item = Hallway> {
    HALLWAYS.into_iter().filter_map(|(one, other)| Hallway::between(one, other))
}

/// The hallway next to a suspect's home, where its first move leads.
pub fn first_hallway(suspect: Suspect) -> Hallway {
    let (one, other) = match suspect {
        Suspect::Scarlet => (Hall, Lounge),
        Suspect::Mustard => (Lounge, DiningRoom),
        Suspect::White => (Ballroom, Kitchen),
        Suspect::Green => (Conservatory, Ballroom),
        Suspect::Peacock => (Library, Conservatory),
        Suspect::Plum => (Study, Library),
    };
    Hallway::between(one, other).expect("these rooms are neighbours")
}

/// Where a piece of this suspect could go from a place if nobody else were on the board.
pub fn ways(suspect: Suspect, from: Place) -> Vec<Place> {
    match from {
        Place::Home => vec![Place::Hallway(first_hallway(suspect))],
        Place::Hallway(hallway) => hallway.ends().map(Place::Room).to_vec(),
        Place::Room(room) => {
            let halls = hallways().filter(|hallway| hallway.ends().contains(&room)).map(Place::Hallway);
            halls.chain(crate::board::passage(room).map(Place::Room)).collect()
        }
        // There are no squares on this board.
        Place::Square(_) => Vec::new(),
    }
}
