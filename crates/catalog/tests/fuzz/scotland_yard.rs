//! Scotland Yard: maps as files, positions as text. (Its set-ups are among all others.)

use super::{damages, often};
use parlour_game::laws::{spoilt, spoilt_text};
use proptest::prelude::*;
use scotland_yard_rules::{Map, MapText, Position};

const MAP: &str = r#"{"stations":[{"id":1,"x":0.1,"y":0.2},{"id":2,"x":0.3,"y":0.4},{"id":3,"x":0.5,"y":1},{"id":4,"x":0,"y":0.25}],
    "taxi":[[1,2],[2,3],[3,4]],"bus":[[1,3]],"underground":[[4,1]],"ferry":[[2,4]]}"#;

const POSITIONS: &[&str] = &[
    "turn=1 count=2 detectives=34:1/1/1;50:1/1/1 x=67:2/2/2/1/1 shown=- log=-",
    "turn=0 count=2 detectives=34:10/8/4*;67:9/8/4* x=1:-/-/-/5/2 shown=- log=-",
    "turn=1 count=3 detectives=34:10/8/4;67:9/8/4;91:9/9/9 x=?:4/3/2/2/1 shown=45 log=tbux.t",
];

fn try_map(text: &[u8]) {
    let Ok(text) = serde_json::from_slice::<MapText>(text) else { return };
    let again = serde_json::to_string(&text).unwrap();
    assert_eq!(serde_json::from_str::<MapText>(&again).unwrap(), text, "{again}");
    let Ok(map) = Map::new(&text) else { return };
    for station in map.stations() {
        map.place(station);
        for other in map.stations() {
            assert_eq!(map.distance(station, other), map.distance(other, station));
        }
    }
}

fn try_position(text: &str) {
    if let Ok(position) = text.parse::<Position>() {
        let written = position.to_string();
        assert_eq!(written.parse::<Position>().unwrap(), position, "{text}, {written}");
    }
}

proptest! {
    #![proptest_config(often(300))]

    #[test]
    fn a_damaged_map_is_a_map_or_refused(damages in damages()) {
        try_map(&spoilt(MAP, &damages));
    }

    #[test]
    fn a_damaged_chase_is_read_or_refused(nth in 0..POSITIONS.len(), damages in damages()) {
        try_position(&spoilt_text(POSITIONS[nth], &damages));
    }

    #[test]
    fn any_text_is_a_chase_or_refused(text in "[a-z0-9=:;/ -]{0,80}|\\PC{0,60}") {
        try_position(&text);
    }
}

#[test]
fn the_samples_are_sound() {
    Map::new(&serde_json::from_str(MAP).unwrap()).unwrap();
    for text in POSITIONS {
        assert!(text.parse::<Position>().is_ok(), "{text}: {:?}", text.parse::<Position>());
    }
}
