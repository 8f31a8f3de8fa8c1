//! A map as it stands in a file, not yet checked, and what can be wrong with it.
//!
//! The file is an object with the stations (number and place) and, for each kind of transport, the pairs of stations
//! it joins, every pair once:
//!
//! ```json
//! { "stations": [{"id": 1, "x": 0.25, "y": 0.5}, {"id": 2, "x": 0.75, "y": 0.5}],
//!   "taxi": [[1, 2]], "bus": [], "underground": [], "ferry": [] }
//! ```
//!
//! The JSON is read by the caller: this crate has the types alone.

use crate::station::{Station, Transport};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::fmt;

/// A map as it stands in a file.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct MapText {
    /// The stations, in any order.
    pub stations: Vec<StationText>,
    /// What joins them.
    #[serde(flatten)]
    pub lines: Lines,
}

/// Pairs of stations by what joins them.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Lines {
    /// By taxi.
    pub taxi: Vec<[i64; 2]>,
    /// By bus.
    pub bus: Vec<[i64; 2]>,
    /// By underground.
    pub underground: Vec<[i64; 2]>,
    /// By ferry.
    pub ferry: Vec<[i64; 2]>,
}

impl Lines {
    /// The pairs that this joins.
    pub fn of(&self, transport: Transport) -> &[[i64; 2]] {
        match transport {
            Transport::Taxi => &self.taxi,
            Transport::Bus => &self.bus,
            Transport::Underground => &self.underground,
            Transport::Ferry => &self.ferry,
        }
    }
}

/// A station as it stands in a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct StationText {
    /// Its number.
    pub id: i64,
    /// From the left edge of the sheet (0) to the right one (1).
    pub x: Part,
    /// From the top edge of the sheet (0) to the bottom one (1).
    pub y: Part,
}

impl StationText {
    /// The station with this number and place, in hundred-thousandths of the sheet.
    pub const fn new(id: i64, x: u32, y: u32) -> Self {
        Self { id, x: Part(x as i64), y: Part(y as i64) }
    }
}

/// A part of the sheet's width or height, in hundred-thousandths. In a file it is a decimal number: this is the only
/// place where the rules meet one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Part(pub i64);

impl Part {
    /// The whole width or height.
    pub const WHOLE: Part = Part(100_000);

    const fn is_on_the_sheet(self) -> bool {
        0 <= self.0 && self.0 <= Self::WHOLE.0
    }
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0 as f64 / Self::WHOLE.0 as f64)
    }
}

impl Serialize for Part {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_f64(self.0 as f64 / Self::WHOLE.0 as f64)
    }
}

impl<'de> Deserialize<'de> for Part {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Self, D::Error> {
        let whole = Self::WHOLE.0 as f64;
        let part = f64::deserialize(deserializer)? * whole;
        // Rounded outwards, so that a place just off the sheet stays off it.
        let rounded = match part {
            left if left < 0.0 => left.floor(),
            right if right > whole => right.ceil(),
            within => within.round(),
        };
        Ok(Part(rounded as i64))
    }
}

/// Why a text is no map.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum MapFault {
    /// Too few stations to move, or more than numbers for them.
    #[error("a map has 2 to {most} stations, not {0}", most = Station::MOST)]
    Count(usize),
    /// A number that no station of this map can have.
    #[error("one of the stations' numbers is wrong: {id} is not from 1 to {most}")]
    Number {
        /// The number.
        id: i64,
        /// The highest number of this map.
        most: usize,
    },
    /// Two stations with one number.
    #[error("one of the stations' numbers is wrong: {id} is given twice")]
    NumberTwice {
        /// The number.
        id: i64,
    },
    /// A station that is not on the sheet.
    #[error("the position of station {id} is wrong: {x}, {y} is not between 0 and 1")]
    Position {
        /// Which station.
        id: i64,
        /// Where it is said to be.
        x: Part,
        /// Where it is said to be.
        y: Part,
    },
    /// A line that ends nowhere.
    #[error(
        "a neighbour of station {of} is wrong: by {transport} it would be joined to {to}, which is no station"
    )]
    NoNeighbour {
        /// Which station; where both are wrong, what is in its place.
        of: i64,
        /// What is no station.
        to: i64,
        /// By which transport.
        transport: Transport,
    },
    /// A line that ends where it began.
    #[error("a neighbour of station {of} is wrong: by {transport} it would be joined to itself")]
    OwnNeighbour {
        /// Which station.
        of: i64,
        /// By which transport.
        transport: Transport,
    },
    /// The same line again, in whichever direction. Every line runs both ways, so it is written once.
    #[error("a neighbour of station {of} is wrong: by {transport} it is joined to {to} twice")]
    NeighbourTwice {
        /// Which station.
        of: i64,
        /// The other end.
        to: i64,
        /// By which transport.
        transport: Transport,
    },
    /// A station that no detective can reach.
    #[error("station {id} cannot be reached from station 1 by taxi, bus and underground")]
    Unreachable {
        /// Which station.
        id: i64,
    },
}

impl MapText {
    /// Whether this is a map.
    pub(crate) fn check(&self) -> Result<(), MapFault> {
        let most = self.stations.len();
        if !(2..=usize::from(Station::MOST)).contains(&most) {
            return Err(MapFault::Count(most));
        }
        let is_station = |id: i64| usize::try_from(id).is_ok_and(|id| (1..=most).contains(&id));
        let mut seen = vec![false; most];
        for &StationText { id, x, y } in &self.stations {
            if !is_station(id) {
                return Err(MapFault::Number { id, most });
            }
            if std::mem::replace(&mut seen[id as usize - 1], true) {
                return Err(MapFault::NumberTwice { id });
            }
            if !x.is_on_the_sheet() || !y.is_on_the_sheet() {
                return Err(MapFault::Position { id, x, y });
            }
        }
        for transport in Transport::ALL {
            let mut joined = std::collections::BTreeSet::new();
            for &[one, other] in self.lines.of(transport) {
                for (of, to) in [(other, one), (one, other)] {
                    if !is_station(to) {
                        return Err(MapFault::NoNeighbour { of, to, transport });
                    }
                }
                if one == other {
                    return Err(MapFault::OwnNeighbour { of: one, transport });
                }
                if !joined.insert((one.min(other), one.max(other))) {
                    return Err(MapFault::NeighbourTwice { of: one, to: other, transport });
                }
            }
        }
        Ok(())
    }
}
