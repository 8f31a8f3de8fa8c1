//! Three-move ballots: how tournaments begin, so that not all games are the same.
//!
//! Three moves are drawn instead of chosen, and two games are played from where they lead, one with each colour. The
//! American federation lists 174 beginnings; 144 are drawn across the board, 12 more in mail play, and 18 are
//! barred because one side is held to lose. Sequences that lead to the same position are listed once. Here all 156
//! that are not barred are ballots, numbered in the order of that list.

use crate::movegen::Move;
use crate::position::Position;
use serde::{Deserialize, Serialize};
use std::fmt;

/// The first two moves, and the third ones that make a ballot with them.
const BALLOTS: [(&str, &str); 46] = [
    ("9-13 21-17", "5-9 6-9"),
    ("9-13 22-17", "13x22"),
    ("9-13 22-18", "6-9 10-14 10-15 11-15 11-16 12-16"),
    ("9-13 23-18", "5-9 6-9 10-15 11-15 11-16 12-16"),
    ("9-13 23-19", "5-9 6-9 10-14 10-15 11-16"),
    ("9-13 24-19", "5-9 6-9 10-14 11-15 11-16"),
    ("9-13 24-20", "5-9 6-9 10-14 10-15 11-15 11-16"),
    ("9-14 22-17", "5-9 6-9 11-15 11-16"),
    ("9-14 22-18", "5-9 10-15 11-15 11-16"),
    ("9-14 23-18", "14x23"),
    ("9-14 23-19", "5-9 11-16 14-18"),
    ("9-14 24-19", "5-9 11-15 11-16"),
    ("9-14 24-20", "5-9 10-15 11-15 11-16"),
    ("10-14 22-17", "7-10 9-13 11-15 11-16 14-18"),
    ("10-14 22-18", "6-10 7-10 11-15 11-16 12-16"),
    ("10-14 23-18", "14x23"),
    ("10-14 23-19", "6-10 7-10 11-15 11-16 14-18"),
    ("10-14 24-19", "6-10 7-10 11-16 14-18"),
    ("10-14 24-20", "6-10 7-10 11-15 11-16 14-18"),
    ("10-15 21-17", "6-10 7-10 9-13 11-16 15-18"),
    ("10-15 22-17", "6-10 7-10 9-13 11-16 15-19"),
    ("10-15 22-18", "15x22"),
    ("10-15 23-18", "6-10 7-10 9-14 11-16 12-16"),
    ("10-15 23-19", "6-10 7-10 11-16"),
    ("10-15 24-19", "15x24"),
    ("10-15 24-20", "6-10 7-10 15-19"),
    ("11-15 21-17", "8-11 9-13 9-14 15-19"),
    ("11-15 22-17", "8-11 9-13 15-18 15-19"),
    ("11-15 22-18", "15x22"),
    ("11-15 23-18", "8-11 9-14 10-14 12-16 15-19"),
    ("11-15 23-19", "8-11 9-13 9-14"),
    ("11-15 24-19", "15x24"),
    ("11-15 24-20", "8-11 12-16 15-18"),
    ("11-16 21-17", "7-11 8-11 9-13 9-14 16-20"),
    ("11-16 22-17", "7-11 8-11 9-13 16-20"),
    ("11-16 22-18", "7-11 8-11 16-19 16-20"),
    ("11-16 23-18", "7-11 8-11 9-14 10-14 16-20"),
    ("11-16 23-19", "16x23"),
    ("11-16 24-19", "7-11 8-11 16-20"),
    ("11-16 24-20", "7-11 16-19"),
    ("12-16 21-17", "9-13 9-14 16-19 16-20"),
    ("12-16 22-17", "16-19 16-20"),
    ("12-16 22-18", "16-19 16-20"),
    ("12-16 23-18", "16-19 16-20"),
    ("12-16 24-19", "16-20"),
    ("12-16 24-20", "8-12 10-15"),
];

/// One of the beginnings, by its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[cfg_attr(feature = "ts", ts(as = "u8"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Ballot(u8);

/// A number that no ballot has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "no-such-ballot")]
pub struct NoSuchBallot {
    /// The number.
    pub number: u8,
    /// How many ballots there are.
    pub most: u8,
}
parlour_voice::spoken!(NoSuchBallot, "checkers", [NoSuchBallot { number: 157, most: Ballot::COUNT }]);

impl Ballot {
    /// How many there are.
    pub const COUNT: u8 = 156;

    /// The ballot with this number, 1 to 156.
    pub const fn new(number: u8) -> Option<Self> {
        if number >= 1 && number <= Self::COUNT { Some(Self(number)) } else { None }
    }

    /// Every ballot, in the order of numbers.
    pub fn all() -> impl Iterator<Item = Ballot> {
        (1..=Self::COUNT).map(Ballot)
    }

    /// Its number, 1 to 156.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// Its three moves as they are written down.
    pub fn texts(self) -> [&'static str; 3] {
        let mut sequences = BALLOTS.iter().flat_map(|(begin, thirds)| {
            let (first, second) = begin.split_once(' ').expect("two moves");
            thirds.split(' ').map(move |third| [first, second, third])
        });
        sequences.nth(usize::from(self.0) - 1).expect("as many as are counted")
    }

    /// Its three moves, from the start position.
    pub fn moves(self) -> [Move; 3] {
        let mut position = Position::START;
        self.texts().map(|text| {
            let move_ = crate::notation::find_move(position, text).expect("a ballot's moves are legal");
            position = position.play(&move_);
            move_
        })
    }

    /// Where its moves lead: White is to move.
    pub fn position(self) -> Position {
        self.moves().iter().fold(Position::START, |position, move_| position.play(move_))
    }
}

impl TryFrom<u8> for Ballot {
    type Error = NoSuchBallot;

    fn try_from(number: u8) -> Result<Self, NoSuchBallot> {
        Self::new(number).ok_or(NoSuchBallot { number, most: Self::COUNT })
    }
}

impl From<Ballot> for u8 {
    fn from(ballot: Ballot) -> u8 {
        ballot.0
    }
}

impl fmt::Display for Ballot {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}
