//! London is as the facts say, and whatever is wrong with a map is named.

use scotland_yard_rules::{
    City, London, Map, MapFault, MapText, NeighbourLists, Neighbours, Part, SheetPosition, Station,
    StationText, Stations, Ticket, Transport, london,
};

fn station(number: u8) -> Station {
    Station::new(number)
}

fn numbers(stations: impl IntoIterator<Item = Station>) -> Vec<u8> {
    stations.into_iter().map(Station::number).collect()
}

#[test]
fn london_has_its_stations_and_lines() {
    let map = London::map();
    assert_eq!(map.count(), 199);
    let lines = Transport::ALL.map(|transport| map.lines(transport).len());
    assert_eq!(lines, [346, 99, 20, 3]);
    let served =
        Transport::ALL.map(|transport| map.stations().filter(|&at| map.serves(at, transport)).count());
    assert_eq!(served, [199, 62, 14, 4]);
    let pairs: usize = map.stations().map(|at| map.neighbours(at, Ticket::Black).len()).sum();
    assert_eq!(pairs, 2 * 436);
}

#[test]
fn london_is_as_wide_as_it_is() {
    let map = London::map();
    let pairs = || map.stations().flat_map(|from| map.stations().map(move |to| (from, to)));
    assert_eq!(pairs().map(|(from, to)| map.distance(from, to)).max(), Some(10));
    assert!(pairs().all(|(from, to)| map.distance(from, to) <= map.distance_by_land(from, to)));
    assert!(pairs().all(|(from, to)| map.distance(from, to) == map.distance(to, from)));
    let mut degrees: Vec<(usize, u8)> =
        map.stations().map(|at| (map.near(at, Ticket::Black).len(), at.number())).collect();
    degrees.sort_unstable_by_key(|&(degree, number)| (std::cmp::Reverse(degree), number));
    assert_eq!(degrees[..3], [(13, 67), (12, 128), (12, 153)]);
}

#[test]
fn a_ticket_pays_for_its_own_lines_and_a_black_one_for_all() {
    let map = London::map();
    assert_eq!(numbers(map.neighbours(station(1), Ticket::Taxi).iter().copied()), [8, 9]);
    assert_eq!(numbers(map.neighbours(station(1), Ticket::Bus).iter().copied()), [46, 58]);
    assert_eq!(numbers(map.neighbours(station(1), Ticket::Underground).iter().copied()), [46]);
    assert_eq!(numbers(map.near(station(1), Ticket::Black).iter()), [8, 9, 46, 58]);
    // Nothing but the ferry goes up the river.
    assert_eq!(numbers(map.ferries(station(157)).iter()), [115, 194]);
    assert!(map.joins(station(157), station(194), Ticket::Black));
    assert!(Ticket::FARES.iter().all(|ticket| !map.joins(station(157), station(194), *ticket)));
    assert_eq!(
        (map.distance(station(157), station(194)), map.distance_by_land(station(157), station(194))),
        (1, 5)
    );
}

#[test]
fn every_line_runs_both_ways() {
    let map = London::map();
    for ticket in Ticket::ALL {
        for from in map.stations() {
            assert_eq!(map.neighbours(from, ticket), map.near(from, ticket).iter().collect::<Vec<_>>());
            assert!(map.neighbours(from, ticket).iter().all(|&to| map.joins(to, from, ticket)));
        }
    }
}

#[test]
fn a_map_is_written_as_it_is_read() {
    let text = london::text();
    let json = serde_json::to_string(&text).unwrap();
    assert!(json.starts_with(r#"{"stations":[{"id":1,"x":0.12211,"y":0.04791},"#), "{}", &json[..80]);
    assert_eq!(serde_json::from_str::<MapText>(&json).unwrap(), text);
    assert_eq!(&Map::new(&text).unwrap(), London::map());
}

/// A town of three stations, with one part of it replaced.
fn fault(part: &str, by: &str) -> String {
    let town = r#"{"stations": [{"id": 1, "x": 0, "y": 0.5}, {"id": 2, "x": 0.5, "y": 0.5}, {"id": 3, "x": 1, "y": 0.5}],
        "taxi": [[1, 2], [2, 3]], "bus": [[1, 3]], "underground": [], "ferry": [[1, 3]]}"#;
    assert!(town.contains(part), "{part}");
    match serde_json::from_str::<MapText>(&town.replacen(part, by, 1)) {
        Err(fault) => fault.to_string(),
        Ok(text) => Map::new(&text).map_or_else(|fault| fault.to_string(), |_| "fine".into()),
    }
}

#[test]
fn every_fault_of_a_map_has_its_own_sentence() {
    assert_eq!(fault("[1, 2]", "[2, 1]"), "fine");
    for (part, by, sentence) in [
        ("\"id\": 3", "\"id\": 4", "A station number is wrong: 4 isn’t from 1 to 3."),
        ("\"id\": 1", "\"id\": 0", "A station number is wrong: 0 isn’t from 1 to 3."),
        ("\"id\": 3", "\"id\": 2", "A station number is wrong: 2 is given twice."),
        ("\"x\": 1", "\"x\": 1.25", "The position of station 3 is wrong: 1.25, 0.5 isn’t between 0 and 1."),
        (
            "\"x\": 0,",
            "\"x\": -1e-9,",
            "The position of station 1 is wrong: -0.00001, 0.5 isn’t between 0 and 1.",
        ),
        (
            "[2, 3]",
            "[2, 200]",
            "A neighbour of station 2 is wrong: by taxi it connects to 200, which isn’t a station.",
        ),
        (
            "[2, 3]",
            "[0, 3]",
            "A neighbour of station 3 is wrong: by taxi it connects to 0, which isn’t a station.",
        ),
        ("[[1, 3]]", "[[3, 3]]", "A neighbour of station 3 is wrong: by bus it connects to itself."),
        ("[2, 3]", "[2, 1]", "A neighbour of station 2 is wrong: by taxi it connects to 1 twice."),
        (
            "[[1, 2], [2, 3]], \"bus\": [[1, 3]]",
            "[[1, 2]], \"bus\": []",
            "Station 3 can’t be reached from station 1 by taxi, bus and underground.",
        ),
        ("\"id\": 2", "\"id\": \"two\"", "invalid type: string \"two\", expected i64 at line 1 column 55"),
        ("\"ferry\"", "\"boat\"", "missing field `ferry` at line 2 column 87"),
    ] {
        assert_eq!(fault(part, by), sentence);
    }
}

#[test]
fn a_map_has_stations_and_not_too_many() {
    let mut text = london::text();
    text.stations.push(text.stations[0]);
    assert_eq!(Map::new(&text), Err(MapFault::StationCount { count: 200, most: 199 }));
    assert_eq!(Map::new(&MapText::default()).unwrap_err().to_string(), "A map has 2 to 199 stations, not 0.");
}

#[test]
fn sets_of_stations_are_sets() {
    let all = Stations::range(0..199);
    assert_eq!((all.len(), all.iter().count()), (199, 199));
    let some: Stations = [1, 64, 65, 128, 199].map(station).into_iter().collect();
    assert_eq!(numbers(some.iter()), [1, 64, 65, 128, 199]);
    assert_eq!(numbers((some - station(64).into()).iter()), [1, 65, 128, 199]);
    assert_eq!((some & Stations::range(0..65)).len(), 3);
    assert_eq!(some | all, all);
    assert!((all - all).is_empty() && some.has(station(128)) && !some.has(station(127)));
}

/// London with each station's neighbours listed.
fn london_as_lists() -> NeighbourLists {
    let text = london::text();
    let neighbours = |of: i64, transport| {
        let lines = text.lines.of(transport).iter();
        lines
            .filter(|line| line.contains(&of))
            .map(|&[one, other]| if one == of { other } else { one })
            .collect()
    };
    let listed = |at: &StationText| Neighbours {
        identifier: at.id,
        position: SheetPosition { x: at.x, y: at.y },
        cab: neighbours(at.id, Transport::Taxi),
        bus: neighbours(at.id, Transport::Bus),
        tube: neighbours(at.id, Transport::Underground),
        boat: neighbours(at.id, Transport::Ferry),
    };
    NeighbourLists { stations: text.stations.iter().map(listed).collect() }
}

#[test]
fn neighbour_lists_are_the_same_map() {
    let lists = london_as_lists();
    assert_eq!(lists.stations[156].boat, [115, 194]);
    let json = serde_json::to_string(&lists).unwrap();
    let start = r#"{"stations":[{"identifier":1,"position":{"x":0.12211,"y":0.04791},"cab":[8,9],"bus":["#;
    assert!(json.starts_with(start), "{}", &json[..100]);
    let read: NeighbourLists = serde_json::from_str(&json).unwrap();
    let map = Map::new(&read.pairs().unwrap()).unwrap();
    for transport in Transport::ALL {
        assert_eq!(map.lines(transport).len(), London::map().lines(transport).len());
    }
    for ticket in Ticket::ALL {
        assert!(map.stations().all(|at| map.near(at, ticket) == London::map().near(at, ticket)));
    }
}

#[test]
fn faults_of_neighbour_lists_are_named() {
    let fault = |spoil: fn(&mut Vec<Neighbours>)| {
        let mut lists = london_as_lists();
        spoil(&mut lists.stations);
        lists
            .pairs()
            .and_then(|text| Map::numbered(&text, 199))
            .map_or_else(|fault| fault.to_string(), |_| "fine".into())
    };
    assert_eq!(fault(|_| ()), "fine");
    assert_eq!(
        fault(|stations| stations[7].cab.retain(|to| *to != 1)),
        "A neighbour of station 1 is wrong: by taxi it connects to 8, but 8 doesn’t connect to it."
    );
    assert_eq!(
        fault(|stations| stations[7].cab.push(1)),
        "A neighbour of station 8 is wrong: by taxi it connects to 1 twice."
    );
    assert_eq!(
        fault(|stations| stations[198].bus.push(0)),
        "A neighbour of station 199 is wrong: by bus it connects to 0, which isn’t a station."
    );
    assert_eq!(
        fault(|stations| stations[0].tube.push(1)),
        "A neighbour of station 1 is wrong: by underground it connects to itself."
    );
    assert_eq!(fault(|stations| stations[3].identifier = 3), "A station number is wrong: 3 is given twice.");
    assert_eq!(
        fault(|stations| stations[0].position.x = Part(100_001)),
        "The position of station 1 is wrong: 1.00001, 0.04791 isn’t between 0 and 1."
    );
}
