//! Stations, sets of them, and what runs between them.

use parlour_game::{Member, Set};
use serde::{Deserialize, Serialize};
use std::fmt;

/// A station by its number on the map, from 1 to 199.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Station(u8);

/// A number that no station has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename = "no-such-station")]
pub struct NoStation {
    /// The number.
    pub number: u8,
    /// The highest number of any map.
    pub most: u8,
}
parlour_voice::spoken!(NoStation, "scotland-yard", [NoStation { number: 200, most: Station::MOST }]);

impl Station {
    /// The highest number of any map.
    pub const MOST: u8 = 199;

    /// The station with this number.
    ///
    /// # Panics
    /// If the number is not from 1 to [`Station::MOST`]. Numbers from outside go through `TryFrom`.
    pub const fn new(number: u8) -> Self {
        assert!(1 <= number && number <= Self::MOST, "stations are numbered from 1 to 199");
        Self(number)
    }

    /// The number on the map.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// For indexing: the number less one.
    pub const fn index(self) -> usize {
        self.0 as usize - 1
    }

    /// The station that has this index.
    ///
    /// # Panics
    /// If there is none.
    pub const fn from_index(index: usize) -> Self {
        Self::new(index as u8 + 1)
    }
}

impl TryFrom<u8> for Station {
    type Error = NoStation;

    fn try_from(number: u8) -> Result<Self, NoStation> {
        if (1..=Self::MOST).contains(&number) {
            Ok(Self(number))
        } else {
            Err(NoStation { number, most: Self::MOST })
        }
    }
}

impl From<Station> for u8 {
    fn from(station: Station) -> Self {
        station.0
    }
}

impl fmt::Display for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Station {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// A set of stations: four words, copied freely.
///
/// ```
/// use scotland_yard_rules::{Station, Stations};
///
/// let near: Stations = [58, 1, 8].map(Station::new).into_iter().collect();
/// assert!(near.has(Station::new(8)));
/// let others = near - Station::new(8).into();
/// assert_eq!(others.iter().map(Station::number).collect::<Vec<_>>(), [1, 58]);
/// ```
pub type Stations = Set<Station>;

impl Member for Station {
    type Bits = [u64; 4];

    #[inline]
    fn index(self) -> usize {
        self.index()
    }

    #[inline]
    fn from_index(index: usize) -> Self {
        Self::from_index(index)
    }
}

/// What runs between two stations.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Transport {
    /// Yellow: a taxi calls everywhere.
    Taxi,
    /// Green.
    Bus,
    /// Red.
    Underground,
    /// Black: on the Thames, for Mister X alone.
    Ferry,
}

impl Transport {
    /// All of them.
    pub const ALL: [Transport; 4] =
        [Transport::Taxi, Transport::Bus, Transport::Underground, Transport::Ferry];
}

impl fmt::Display for Transport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}

/// What is handed in for a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(rename_all = "kebab-case")]
pub enum Ticket {
    /// For a taxi.
    Taxi,
    /// For a bus.
    Bus,
    /// For the underground.
    Underground,
    /// For anything, also the ferry; Mister X alone has them.
    Black,
}

impl Ticket {
    /// All of them.
    pub const ALL: [Ticket; 4] = [Ticket::Taxi, Ticket::Bus, Ticket::Underground, Ticket::Black];

    /// Those a detective has.
    pub const FARES: [Ticket; 3] = [Ticket::Taxi, Ticket::Bus, Ticket::Underground];

    /// Whether it pays for this.
    pub const fn pays(self, transport: Transport) -> bool {
        match self {
            Ticket::Black => true,
            Ticket::Taxi | Ticket::Bus | Ticket::Underground => self as usize == transport as usize,
        }
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.serialize(f)
    }
}
