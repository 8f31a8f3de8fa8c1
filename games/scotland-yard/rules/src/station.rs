//! Stations, sets of them, and what runs between them.

use serde::{Deserialize, Serialize};
use std::fmt;

/// A station by its number on the map, from 1 to 199.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS), ts(as = "u8"))]
#[serde(try_from = "u8", into = "u8")]
pub struct Station(u8);

/// A number that no station has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
#[error("there is no station {0}: they are numbered from 1 to 199")]
pub struct NoStation(pub u8);

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
        if (1..=Self::MOST).contains(&number) { Ok(Self(number)) } else { Err(NoStation(number)) }
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
/// assert!(near.contains(Station::new(8)));
/// let others = near.without(Stations::one(Station::new(8)));
/// assert_eq!(others.iter().map(Station::number).collect::<Vec<_>>(), [1, 58]);
/// ```
#[derive(Clone, Copy, Default, PartialEq, Eq, Hash)]
pub struct Stations([u64; 4]);

impl Stations {
    /// No station.
    pub const EMPTY: Stations = Stations([0; 4]);

    /// The first `count` stations.
    ///
    /// # Panics
    /// If there are not that many.
    pub fn first(count: u8) -> Self {
        (1..=count).map(Station::new).collect()
    }

    /// One station alone.
    pub const fn one(station: Station) -> Self {
        let mut set = Self::EMPTY;
        set.insert(station);
        set
    }

    /// Puts the station in.
    pub const fn insert(&mut self, station: Station) {
        self.0[station.index() / 64] |= 1 << (station.index() % 64);
    }

    /// Takes the station out.
    pub const fn remove(&mut self, station: Station) {
        self.0[station.index() / 64] &= !(1 << (station.index() % 64));
    }

    /// Whether the station is in it.
    pub const fn contains(&self, station: Station) -> bool {
        self.0[station.index() / 64] >> (station.index() % 64) & 1 == 1
    }

    /// How many there are.
    pub const fn len(&self) -> usize {
        (self.0[0].count_ones() + self.0[1].count_ones() + self.0[2].count_ones() + self.0[3].count_ones())
            as usize
    }

    /// Whether there are none.
    pub const fn is_empty(&self) -> bool {
        self.0[0] | self.0[1] | self.0[2] | self.0[3] == 0
    }

    /// The stations that are in either.
    #[must_use]
    pub const fn union(self, other: Self) -> Self {
        let (one, two) = (self.0, other.0);
        Self([one[0] | two[0], one[1] | two[1], one[2] | two[2], one[3] | two[3]])
    }

    /// The stations that are in both.
    #[must_use]
    pub const fn intersection(self, other: Self) -> Self {
        let (one, two) = (self.0, other.0);
        Self([one[0] & two[0], one[1] & two[1], one[2] & two[2], one[3] & two[3]])
    }

    /// The stations that are in this one and not in the other.
    #[must_use]
    pub const fn without(self, other: Self) -> Self {
        let (one, two) = (self.0, other.0);
        Self([one[0] & !two[0], one[1] & !two[1], one[2] & !two[2], one[3] & !two[3]])
    }

    /// The stations from the lowest number on.
    pub fn iter(self) -> impl Iterator<Item = Station> {
        (0..4).flat_map(move |word| {
            let mut bits = self.0[word];
            std::iter::from_fn(move || {
                let bit = bits.trailing_zeros() as usize;
                bits &= bits.wrapping_sub(1);
                (bit < 64).then(|| Station::from_index(word * 64 + bit))
            })
        })
    }
}

impl FromIterator<Station> for Stations {
    fn from_iter<I: IntoIterator<Item = Station>>(stations: I) -> Self {
        let mut set = Self::EMPTY;
        for station in stations {
            set.insert(station);
        }
        set
    }
}

impl fmt::Debug for Stations {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_set().entries(self.iter()).finish()
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

    /// What it is called in texts.
    pub const fn id(self) -> &'static str {
        match self {
            Transport::Taxi => "taxi",
            Transport::Bus => "bus",
            Transport::Underground => "underground",
            Transport::Ferry => "ferry",
        }
    }
}

impl fmt::Display for Transport {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
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

    /// What it is called in texts.
    pub const fn id(self) -> &'static str {
        match self {
            Ticket::Taxi => "taxi",
            Ticket::Bus => "bus",
            Ticket::Underground => "underground",
            Ticket::Black => "black",
        }
    }

    /// The ticket that is called so.
    pub fn from_id(id: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|ticket| ticket.id() == id)
    }
}

impl fmt::Display for Ticket {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.id())
    }
}
