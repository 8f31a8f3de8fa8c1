//! A checked map with precomputed tables. Look-ups do not allocate.

use crate::map_text::{MapFault, MapText, Part, StationText};
use crate::station::{Station, Stations, Ticket, Transport};
use std::ops::BitOr;

/// A checked map.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Map {
    places: Vec<Place>,
    /// For each ticket and station, where in `ends` its neighbours are.
    spans: [Vec<Span>; Ticket::ALL.len()],
    ends: Vec<Station>,
    /// The same as sets.
    near: [Vec<Stations>; Ticket::ALL.len()],
    ferries: Vec<Stations>,
    /// Moves from each station to each other one: with the ferry, and without.
    distances: Vec<u8>,
    distances_by_land: Vec<u8>,
    lines: [Vec<[Station; 2]>; Transport::ALL.len()],
}

/// Where a station lies on the sheet, in hundred-thousandths of its width and height from the top left.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Place {
    /// From the left.
    pub x: u32,
    /// From the top.
    pub y: u32,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Span {
    start: u32,
    end: u32,
}

impl Map {
    /// The map in this text, whose stations have the numbers from 1 on.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn new(text: &MapText) -> Result<Self, MapFault> {
        Self::numbered(text, text.stations.len())
    }

    /// The map in this text, whose stations have exactly the numbers 1 to `count`.
    ///
    /// # Errors
    /// The first thing that is wrong with it.
    pub fn numbered(text: &MapText, count: usize) -> Result<Self, MapFault> {
        text.check(count)?;
        let mut places = vec![Place::default(); count];
        for &StationText { id, x: Part(x), y: Part(y) } in &text.stations {
            places[id as usize - 1] = Place { x: x as u32, y: y as u32 };
        }
        let lines: [Vec<[Station; 2]>; 4] = Transport::ALL.map(|transport| {
            let station = |id: i64| Station::new(id as u8);
            text.lines.of(transport).iter().map(|&[one, other]| [station(one), station(other)]).collect()
        });
        let near = Ticket::ALL.map(|ticket| {
            let mut near = vec![Stations::EMPTY; count];
            for transport in Transport::ALL.into_iter().filter(|transport| ticket.pays(*transport)) {
                join(&mut near, &lines[transport as usize]);
            }
            near
        });
        let mut ferries = vec![Stations::EMPTY; count];
        join(&mut ferries, &lines[Transport::Ferry as usize]);
        let mut ends = Vec::new();
        let spans = Ticket::ALL.map(|ticket| {
            let span = |set: &Stations| {
                let start = ends.len() as u32;
                ends.extend(set.iter());
                Span { start, end: ends.len() as u32 }
            };
            near[ticket as usize].iter().map(span).collect()
        });
        let mut map =
            Self { places, spans, ends, near, ferries, distances: vec![], distances_by_land: vec![], lines };
        let stations = map.stations();
        map.distances =
            stations.clone().flat_map(|from| map.distances_with(&[Ticket::Black], from)).collect();
        map.distances_by_land =
            stations.clone().flat_map(|from| map.distances_with(&Ticket::FARES, from)).collect();
        match stations.clone().find(|station| map.distances_by_land[station.index()] == u8::MAX) {
            Some(lost) => Err(MapFault::Unreachable { id: lost.number().into() }),
            None => Ok(map),
        }
    }

    fn distances_with(&self, tickets: &[Ticket], from: Station) -> Vec<u8> {
        let mut distances = vec![u8::MAX; self.places.len()];
        let (mut reached, mut edge) = (Stations::EMPTY, Stations::from(from));
        let mut distance = 0;
        while !edge.is_empty() {
            reached = reached | edge;
            for station in edge.iter() {
                distances[station.index()] = distance;
            }
            let around = tickets.iter().map(|ticket| self.around(edge, *ticket));
            edge = around.fold(Stations::EMPTY, Stations::bitor) - reached;
            distance += 1;
        }
        distances
    }

    /// How many stations there are: their numbers are 1 to this.
    pub fn count(&self) -> u8 {
        self.places.len() as u8
    }

    /// The stations in order.
    pub fn stations(&self) -> impl DoubleEndedIterator<Item = Station> + Clone + use<> {
        (1..=self.count()).map(Station::new)
    }

    /// All stations as a set.
    pub fn all(&self) -> Stations {
        Stations::range(0..self.places.len())
    }

    /// Whether the map has this station.
    pub fn has(&self, station: Station) -> bool {
        station.number() <= self.count()
    }

    /// Where a station lies on the sheet.
    ///
    /// # Panics
    /// Like everything here that is given a station: if the map does not [have](Map::has) it.
    pub fn place(&self, station: Station) -> Place {
        self.places[station.index()]
    }

    /// The stations that one move with this ticket reaches, from the lowest number on. A black one is good for all lines.
    pub fn neighbours(&self, from: Station, ticket: Ticket) -> &[Station] {
        let Span { start, end } = self.spans[ticket as usize][from.index()];
        &self.ends[start as usize..end as usize]
    }

    /// The same as a set.
    pub fn near(&self, from: Station, ticket: Ticket) -> Stations {
        self.near[ticket as usize][from.index()]
    }

    /// The stations that the ferry reaches.
    pub fn ferries(&self, from: Station) -> Stations {
        self.ferries[from.index()]
    }

    /// The stations that one move with this ticket reaches from any of these.
    pub fn around(&self, from: Stations, ticket: Ticket) -> Stations {
        let near = &self.near[ticket as usize];
        from.iter().fold(Stations::EMPTY, |reached, station| reached | near[station.index()])
    }

    /// Whether one move with this ticket leads there.
    pub fn joins(&self, from: Station, to: Station, ticket: Ticket) -> bool {
        self.near(from, ticket).has(to)
    }

    /// Whether this runs from the station.
    pub fn serves(&self, station: Station, transport: Transport) -> bool {
        let runs = match transport {
            Transport::Taxi => self.near(station, Ticket::Taxi),
            Transport::Bus => self.near(station, Ticket::Bus),
            Transport::Underground => self.near(station, Ticket::Underground),
            Transport::Ferry => self.ferries(station),
        };
        !runs.is_empty()
    }

    /// How many moves it takes Mister X, with any ticket and without regard to detectives.
    pub fn distance(&self, from: Station, to: Station) -> u8 {
        self.distances[from.index() * self.places.len() + to.index()]
    }

    /// How many moves it takes a detective, who cannot take the ferry.
    pub fn distance_by_land(&self, from: Station, to: Station) -> u8 {
        self.distances_by_land[from.index() * self.places.len() + to.index()]
    }

    /// The pairs of stations that this joins, each once.
    pub fn lines(&self, transport: Transport) -> &[[Station; 2]] {
        &self.lines[transport as usize]
    }
}

fn join(near: &mut [Stations], lines: &[[Station; 2]]) {
    for &[one, other] in lines {
        near[one.index()].insert(other);
        near[other.index()].insert(one);
    }
}
