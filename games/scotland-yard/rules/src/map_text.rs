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
//! [`NeighbourLists`] is the other form that is read, which lists each station's neighbours:
//!
//! ```json
//! { "stations": [
//!   {"identifier": 1, "position": {"x": 0.25, "y": 0.5}, "cab": [2], "bus": [], "tube": [], "boat": []},
//!   {"identifier": 2, "position": {"x": 0.75, "y": 0.5}, "cab": [1], "bus": [], "tube": [], "boat": []} ] }
//! ```
//!
//! The JSON is read by the caller: this crate has the types alone.

use crate::station::{Station, Transport};
use serde::{Deserialize, Deserializer, Serialize, Serializer};
use std::collections::BTreeSet;
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
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum MapFault {
    /// Too few stations to move, or more than numbers for them.
    StationCount {
        /// How many.
        count: usize,
        /// How many there may be.
        most: u8,
    },
    /// A number that no station of this map can have.
    StationNumber {
        /// The number.
        id: i64,
        /// The highest number of this map.
        most: usize,
    },
    /// Two stations with one number.
    StationTwice {
        /// The number.
        id: i64,
    },
    /// A station that is not on the sheet.
    StationOffSheet {
        /// Which station.
        id: i64,
        /// Where it is said to be.
        x: Part,
        /// Where it is said to be.
        y: Part,
    },
    /// A number that no station has.
    StationMissing {
        /// The number.
        id: i64,
    },
    /// A line that ends nowhere.
    NoNeighbour {
        /// Which station; where both are wrong, what is in its place.
        of: i64,
        /// What is no station.
        to: i64,
        /// By which transport.
        transport: Transport,
    },
    /// A line that ends where it began.
    OwnNeighbour {
        /// Which station.
        of: i64,
        /// By which transport.
        transport: Transport,
    },
    /// The same line again, in whichever direction. Every line runs both ways, so it is written once.
    NeighbourTwice {
        /// Which station.
        of: i64,
        /// The other end.
        to: i64,
        /// By which transport.
        transport: Transport,
    },
    /// A line that is listed at one of its ends only. Every line runs both ways.
    OneWay {
        /// The station that lists it.
        of: i64,
        /// The station that does not.
        to: i64,
        /// By which transport.
        transport: Transport,
    },
    /// A station that no detective can reach.
    Unreachable {
        /// Which station.
        id: i64,
    },
}
parlour_voice::spoken!(
    MapFault,
    "scotland-yard",
    [
        MapFault::StationCount { count: 1, most: Station::MOST },
        MapFault::StationNumber { id: 0, most: 199 },
        MapFault::StationTwice { id: 7 },
        MapFault::StationOffSheet { id: 7, x: Part(150_000), y: Part(25_000) },
        MapFault::StationMissing { id: 7 },
        MapFault::NoNeighbour { of: 7, to: 300, transport: Transport::Taxi },
        MapFault::OwnNeighbour { of: 7, transport: Transport::Bus },
        MapFault::NeighbourTwice { of: 7, to: 8, transport: Transport::Underground },
        MapFault::OneWay { of: 7, to: 8, transport: Transport::Ferry },
        MapFault::Unreachable { id: 7 },
    ]
);

impl MapText {
    /// Whether this is a map of the stations 1 to `most`.
    pub(crate) fn check(&self, most: usize) -> Result<(), MapFault> {
        check_stations(&self.stations, most)?;
        let is_station = is_station(most);
        for transport in Transport::ALL {
            let mut joined = BTreeSet::new();
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

fn is_station(most: usize) -> impl Fn(i64) -> bool {
    move |id| usize::try_from(id).is_ok_and(|id| (1..=most).contains(&id))
}

/// Whether these are the stations 1 to `most`, each once and on the sheet.
fn check_stations(stations: &[StationText], most: usize) -> Result<(), MapFault> {
    if !(2..=usize::from(Station::MOST)).contains(&most) {
        return Err(MapFault::StationCount { count: most, most: Station::MOST });
    }
    let mut seen = vec![false; most];
    for &StationText { id, x, y } in stations {
        if !is_station(most)(id) {
            return Err(MapFault::StationNumber { id, most });
        }
        if std::mem::replace(&mut seen[id as usize - 1], true) {
            return Err(MapFault::StationTwice { id });
        }
        if !x.is_on_the_sheet() || !y.is_on_the_sheet() {
            return Err(MapFault::StationOffSheet { id, x, y });
        }
    }
    match seen.iter().position(|seen| !seen) {
        Some(index) => Err(MapFault::StationMissing { id: index as i64 + 1 }),
        None => Ok(()),
    }
}

/// A map in the other form: each station with its neighbours.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NeighbourLists {
    /// The stations, in any order.
    pub stations: Vec<Neighbours>,
}

/// A station with its neighbours.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Neighbours {
    /// Its number.
    pub identifier: i64,
    /// Its place on the sheet.
    pub position: SheetPosition,
    /// Its neighbours by taxi.
    pub cab: Vec<i64>,
    /// By bus.
    pub bus: Vec<i64>,
    /// By underground.
    pub tube: Vec<i64>,
    /// By ferry.
    pub boat: Vec<i64>,
}

/// A place on the sheet, as in [`StationText`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SheetPosition {
    /// From the left edge.
    pub x: Part,
    /// From the top edge.
    pub y: Part,
}

impl Neighbours {
    fn by(&self, transport: Transport) -> &[i64] {
        match transport {
            Transport::Taxi => &self.cab,
            Transport::Bus => &self.bus,
            Transport::Underground => &self.tube,
            Transport::Ferry => &self.boat,
        }
    }
}

impl NeighbourLists {
    /// The same map with each line written once.
    ///
    /// # Errors
    /// A number or a neighbour that is given twice, or a line that only one of its ends lists. Whatever else is wrong is
    /// for [`Map::new`](crate::Map::new).
    pub fn pairs(&self) -> Result<MapText, MapFault> {
        let mut known = BTreeSet::new();
        if let Some(twice) = self.stations.iter().find(|at| !known.insert(at.identifier)) {
            return Err(MapFault::StationTwice { id: twice.identifier });
        }
        let station = |at: &Neighbours| StationText { id: at.identifier, x: at.position.x, y: at.position.y };
        let lines = |transport| self.lines(transport, &known);
        Ok(MapText {
            stations: self.stations.iter().map(station).collect(),
            lines: Lines {
                taxi: lines(Transport::Taxi)?,
                bus: lines(Transport::Bus)?,
                underground: lines(Transport::Underground)?,
                ferry: lines(Transport::Ferry)?,
            },
        })
    }

    fn lines(&self, transport: Transport, known: &BTreeSet<i64>) -> Result<Vec<[i64; 2]>, MapFault> {
        let ends =
            || self.stations.iter().flat_map(|at| at.by(transport).iter().map(|to| (at.identifier, *to)));
        let mut listed = BTreeSet::new();
        if let Some((of, to)) = ends().find(|&end| !listed.insert(end)) {
            return Err(MapFault::NeighbourTwice { of, to, transport });
        }
        let is_one_way = |&(of, to): &(i64, i64)| known.contains(&to) && !listed.contains(&(to, of));
        if let Some((of, to)) = ends().find(is_one_way) {
            return Err(MapFault::OneWay { of, to, transport });
        }
        // Each line is taken from its lower end; a neighbour that is no station is kept for the check to name.
        let is_taken = |&(of, to): &(i64, i64)| of <= to || !known.contains(&to);
        Ok(ends().filter(is_taken).map(|(of, to)| [of, to]).collect())
    }
}
