//! Texts from outside are not trusted: positions and map files with anything wrong in them are refused in a sentence,
//! and whatever is accepted can be played.

use parlour_game::{ChanceRng, Match, Notation, Seed, Turn, Viewer};
use scotland_yard_rules::{
    Lines, Map, MapText, Position, ScotlandYard, Setup, Station, StationText, Stations, Ticket,
};

/// The text with a few characters or pieces of it gone, doubled, moved or replaced by others out of `pieces`.
fn garbled(text: &str, pieces: &[&str], dice: &mut ChanceRng) -> String {
    let mut signs: Vec<char> = text.chars().collect();
    for _ in 0..1 + dice.below(3) {
        let at = dice.below(signs.len() as u32 + 1) as usize;
        let end = signs.len().min(at + dice.below(4) as usize);
        let piece: Vec<char> = dice.pick(pieces).chars().collect();
        match dice.below(4) {
            0 => drop(signs.drain(at..end)),
            1 => drop(signs.splice(at..end, piece)),
            2 => drop(signs.splice(at..at, piece)),
            _ => {
                let moved: Vec<char> = signs.drain(at..end).collect();
                let to = dice.below(signs.len() as u32 + 1) as usize;
                drop(signs.splice(to..to, moved));
            }
        }
    }
    signs.into_iter().collect()
}

const POSITIONS: [&str; 3] = [
    "turn=1 count=3 detectives=34:10/8/4;67:9/8/4;91:9/9/9 x=?:4/3/2/2/1 shown=45 log=tbux.t",
    "turn=0 count=2 detectives=34:10/8/4*;67:9/8/4* x=1:-/-/-/5/2 shown=- log=t.",
    "turn=5 count=5 detectives=1:0/1/0*;2:1/0/0*;3:30/30/30*;4:9/9/9*;5:1/1/1 x=?:0/1/0/0/0 shown=67 log=ttt",
];
const POSITION_PIECES: [&str; 24] = [
    "0", "1", "2", "9", "30", "99", "199", "200", "255", "256", "-1", "-", "?", "*", ".", ":", ";", "/", "=",
    " ", "x", "t", "log=", "é",
];

#[test]
fn a_garbled_position_is_refused_or_can_be_played() {
    let mut dice = Seed::from_number(1).rng_at(0);
    let (mut played, mut refused) = (0, 0);
    for number in 0..6_000 {
        let preset = ["classic", "seed", "modern"][number % 3];
        let text = garbled(POSITIONS[number / 3 % 3], &POSITION_PIECES, &mut dice);
        let setup = match ScotlandYard::read_setup(&format!("preset={preset},position={text}")) {
            Ok(setup) => setup,
            Err(fault) => {
                assert!(!fault.to_string().is_empty(), "{text}");
                refused += 1;
                continue;
            }
        };
        play_on(setup, &mut dice);
        played += 1;
    }
    assert!(played > 200 && refused > 2_000, "{played} played, {refused} refused");
}

/// Plays a match at random for a while, in which everyone can look at everything.
fn play_on(setup: Setup, dice: &mut ChanceRng) {
    let mut match_ = Match::<ScotlandYard>::new(setup, Seed::from_number(0));
    for _ in 0..40 {
        let Turn::Seat(seat) = match_.turn() else { break };
        let viewers = Viewer::all(match_.seats());
        assert!(viewers.into_iter().all(|viewer| match_.sights(viewer, 0).len() == match_.log().len()));
        match_.act(seat, *dice.pick(&match_.actions(seat))).expect("listed");
    }
}

#[test]
fn a_position_that_nobody_read_is_checked_as_well() {
    let fault = |change: fn(&mut Position)| {
        let mut position: Position = POSITIONS[0].parse().expect("a position");
        change(&mut position);
        let options = scotland_yard_rules::Options {
            detectives: position.detectives.len() as u8,
            ..scotland_yard_rules::Preset::Classic.options()
        };
        Setup::new(options, Some(position)).map_or_else(|fault| fault.to_string(), |_| "fine".into())
    };
    assert_eq!(fault(|_| {}), "fine");
    assert_eq!(
        fault(|position| position.turn = parlour_game::Seat::new(4)),
        "The turn is wrong: “4” isn’t one of the seats 0 to 3."
    );
    assert_eq!(
        fault(|position| position.log[2].is_first_half = true),
        "The travel log is wrong: “.” is none of t, b, u, x and a dot between two of them."
    );
    assert_eq!(fault(|position| position.wallet.black = 200), "“4/3/2/200/1” is too many tickets.");
    assert_eq!(fault(|position| position.detectives.truncate(1)), "There must be 2 to 5 detectives, not 1.");
}

#[test]
fn mister_x_with_all_tickets_of_a_long_match_is_a_position() {
    // Five detectives have handed in all of their taxis.
    let text = "detectives=5,detective=30/0/0,mister_x=30/0/0,position=turn=0 count=5 \
                detectives=34:0/0/0;67:0/0/0;91:0/0/0;94:0/0/0;103:0/0/0 x=?:180/0/0/0/0 shown=- log=-";
    let setup = ScotlandYard::read_setup(text).expect("a set-up");
    play_on(setup, &mut Seed::from_number(0).rng_at(0));
}

const TOWN: &str = r#"{"stations": [{"id": 1, "x": 0, "y": 0.5}, {"id": 2, "x": 0.5, "y": 0.5}, {"id": 3, "x": 1, "y": 0.5}],
    "taxi": [[1, 2], [2, 3]], "bus": [[1, 3]], "underground": [], "ferry": [[1, 3]]}"#;
const TOWN_PIECES: [&str; 22] = [
    "0",
    "1",
    "2",
    "3",
    "4",
    "-1",
    "256",
    "1e9",
    "-1e-9",
    "1e308",
    "9223372036854775807",
    "0.5",
    "null",
    "\"",
    "[",
    "]",
    "{",
    "}",
    ",",
    ":",
    ", [2, 1]",
    "é",
];

/// All tables of a map tell the same.
fn is_sound(map: &Map) {
    for from in map.stations() {
        for ticket in Ticket::ALL {
            let listed: Stations = map.neighbours(from, ticket).iter().copied().collect();
            assert_eq!(listed, map.near(from, ticket));
            assert!(listed.iter().all(|to| map.joins(to, from, ticket) && map.distance(from, to) == 1));
        }
        assert!(map.stations().all(|to| map.distance(from, to) < map.count()));
    }
}

#[test]
fn a_garbled_map_is_refused_or_sound() {
    let mut dice = Seed::from_number(2).rng_at(0);
    let (mut sound, mut refused) = (0, 0);
    for _ in 0..6_000 {
        let text = garbled(TOWN, &TOWN_PIECES, &mut dice);
        let read = serde_json::from_str::<MapText>(&text).map_err(|fault| fault.to_string());
        match read.and_then(|text| Map::new(&text).map_err(|fault| fault.to_string())) {
            Ok(map) => {
                is_sound(&map);
                sound += 1;
            }
            Err(fault) => {
                assert!(!fault.is_empty(), "{text}");
                refused += 1;
            }
        }
    }
    assert!(sound > 200 && refused > 2_000, "{sound} sound, {refused} refused");
}

#[test]
fn the_densest_and_the_longest_map_are_sound() {
    let most = i64::from(Station::MOST);
    let stations: Vec<StationText> = (1..=most).map(|id| StationText::new(id, 0, 0)).collect();
    let pairs: Vec<[i64; 2]> =
        (1..=most).flat_map(|one| (one + 1..=most).map(move |other| [one, other])).collect();
    let dense = Lines { taxi: pairs.clone(), bus: pairs.clone(), underground: pairs.clone(), ferry: pairs };
    let long = Lines { taxi: (1..most).map(|id| [id, id + 1]).collect(), ..Lines::default() };
    for lines in [dense, long] {
        is_sound(&Map::new(&MapText { stations: stations.clone(), lines }).expect("a map"));
    }
}
