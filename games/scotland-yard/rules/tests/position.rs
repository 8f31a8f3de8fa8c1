//! Positions as text: read, written, played on, and every fault with its sentence.

use crate::play;
use crate::play::london;
use parlour_game::{Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_rules::{MISTER_X, Position, ScotlandYard, Station};

const POSITION: &str =
    "turn=1 count=3 detectives=34:10/8/4;67:9/8/4;91:9/9/9 x=?:4/3/2/2/1 shown=45 log=tbux.t";

#[test]
fn a_position_is_written_as_it_is_read() {
    for text in [
        POSITION,
        "turn=0 count=2 detectives=34:10/8/4*;67:9/8/4* x=1:-/-/-/5/2 shown=- log=-",
        "turn=0 count=2 detectives=34:10/8/4;67:9/8/4 x=1:0/0/0/0/0 shown=- log=t.",
    ] {
        assert_eq!(text.parse::<Position>().expect("a position").to_string(), text);
    }
    let shuffled =
        "log=tbux.t  shown=45 x=?:4/3/2/2/1\ncount=3 turn=1 detectives=34:10/8/4;67:9/8/4;91:9/9/9";
    assert_eq!(shuffled.parse::<Position>(), POSITION.parse());
}

/// The position with one part of it replaced.
fn fault(part: &str, by: &str) -> String {
    assert!(POSITION.contains(part), "{part}");
    let text = format!("preset=classic,position={}", POSITION.replacen(part, by, 1));
    ScotlandYard::read_setup(&text).map_or_else(|fault| fault.to_string(), |_| "fine".into())
}

#[test]
fn every_fault_of_a_position_has_its_own_sentence() {
    assert_eq!(fault("turn=1", "turn=1"), "fine");
    for (part, by, sentence) in [
        // The seed's table 2.
        ("turn=1", "turn=4", "The turn is wrong: “4” isn’t one of the seats 0 to 3."),
        ("34:", "200:", "The station of detective 1 is wrong: “200” isn’t on the map."),
        ("67:", "0:", "The station of detective 2 is wrong: “0” isn’t on the map."),
        (";67:9/8/4;91:9/9/9", "", "The list of detectives is wrong: it has 1, not 2 to 5."),
        ("count=3", "count=4", "The number of detectives is wrong: it says “4”, but the list has 3."),
        ("x=?", "x=200", "Mister X’s station is wrong: “200” isn’t on the map."),
        ("shown=45", "shown=200", "The last-seen station is wrong: “200” isn’t on the map."),
        // And what else can be wrong.
        ("turn=1", "turn=x", "The turn is wrong: “x” isn’t one of the seats 0 to 3."),
        ("turn=1", "turn=2", "The turn is wrong: detective 1 comes first and hasn’t moved."),
        ("8/4;67", "8/4*;67", "The turn is wrong: detective 1 has already moved this round."),
        ("34:10/8/4", "34:0/0/4", "The turn is wrong: detective 1 can’t move."),
        ("x.t", "xt.", "The turn is wrong: Mister X is in the middle of a double move."),
        ("67:", "34:", "The station of detective 2 is wrong: another one is already at 34."),
        ("x=?", "x=34", "Mister X’s station is wrong: there’s a detective at 34."),
        ("x=?", "x=199", "Mister X’s station is wrong: his tickets don’t lead from 45 to 199."),
        ("shown=45", "shown=-", "The last-seen station is missing: Mister X surfaced on move 3."),
        (
            "log=tbux.t",
            "log=t",
            "The last-seen station is wrong: by the travel log, Mister X hasn’t surfaced yet.",
        ),
        (
            "log=tbux.t",
            "log=taxi",
            "The travel log is wrong: “a” is none of t, b, u, x and a dot between two of them.",
        ),
        (
            "log=tbux.t",
            "log=tbu.x.t",
            "The travel log is wrong: “.” is none of t, b, u, x and a dot between two of them.",
        ),
        (
            "log=tbux.t",
            "log=tttttttttttttttttttttttt",
            "The travel log is wrong: it’s already full, with 24 of 24 moves.",
        ),
        ("log=tbux.t", "log=uuuuuu", "No station is possible for Mister X."),
        ("9/9/9", "9/9", "“9/9” isn’t a ticket list. Write one number per kind, separated by “/”."),
        ("4/3/2/2/1", "4/3/2", "“4/3/2” isn’t a ticket list. Write one number per kind, separated by “/”."),
        ("9/9/9", "9/9/31", "“9/9/31” is too many tickets."),
        // Three detectives hold 28 of 120.
        ("4/3/2/2/1", "93/3/2/2/1", "“93/3/2/2/1” is too many tickets."),
        ("4/3/2/2/1", "92/3/2/31/1", "“92/3/2/31/1” is too many tickets."),
        ("4/3/2/2/1", "-/-/-/2/31", "“-/-/-/2/31” is too many tickets."),
        ("turn=1", "round=1", "“round=1” is none of turn=, count=, detectives=, x=, shown= and log=."),
        ("turn=1", "turn=1 turn=1", "“turn=” is given twice."),
        ("turn=1 ", "", "The position has no “turn=”."),
    ] {
        assert_eq!(fault(part, by), sentence, "{by}");
    }
    let text = format!("detectives=5,position={POSITION}");
    let fault = ScotlandYard::read_setup(&text).unwrap_err().to_string();
    assert_eq!(fault, "The number of detectives is wrong: the position has 3, the setup 5.");
}

#[test]
fn a_match_starts_from_a_position() {
    let setup = ScotlandYard::read_setup(&format!("position={POSITION}")).expect("a set-up");
    let match_ = Match::<ScotlandYard>::new(setup, Seed::from_number(1));
    let view = match_.view(Viewer::Spectator);
    assert_eq!((match_.turn(), view.round, view.windows), (Turn::Seat(Seat::new(1)), 4, 24));
    assert_eq!(view.detectives.len(), 3);
    assert_eq!(
        play::json(&view.mister_x),
        concat!(
            r#"{"station":null,"tickets":{"taxi":4,"bus":3,"underground":2,"black":2,"double":1},"#,
            r#""last_seen":{"window":3,"station":45}}"#
        )
    );
    assert_eq!(view.log[2].station, Some(Station::new(45)));
    // A black ticket and a taxi from 45, and nobody is told where to.
    let own = match_.view(Viewer::Seat(MISTER_X)).mister_x.station.expect("he knows");
    assert!(
        [32, 33, 44, 47, 58, 59, 60, 61, 74, 75, 76, 77, 78, 1, 13, 34, 46, 79, 62, 57, 45, 10, 31, 18]
            .contains(&own.number()),
        "{own}"
    );
}

#[test]
fn a_station_of_mister_x_that_is_named_is_known_to_all() {
    let play = london(
        "position=turn=1 count=2 detectives=34:1/1/1;50:1/1/1 x=67:2/2/2/1/1 shown=- log=t",
        &[67, 34, 50],
    );
    let view = play.table();
    assert_eq!(view.mister_x.station, Some(Station::new(67)));
    assert_eq!(play::json(&view.mister_x.last_seen), r#"{"window":1,"station":67}"#);
    assert_eq!(
        play::json(&play.saw(Viewer::Spectator)),
        r#"{"saw":"placed","detectives":[34,50],"mister_x":67,"ended":null}"#
    );
}

#[test]
fn what_a_viewer_knows_can_be_written_and_played_on() {
    for number in 0..60 {
        let preset = ["preset=classic", "preset=seed", "preset=modern"][number as usize % 3];
        let setup = ScotlandYard::read_setup(&format!("{preset},detectives=3")).expect("a set-up");
        let mut match_ = Match::<ScotlandYard>::new(setup, Seed::from_number(number));
        let mut dice = Seed::from_number(number).rng_at(777);
        while let Turn::Seat(seat) = match_.turn() {
            let position = |viewer| Position::of(&match_.view(viewer), match_.turn()).expect("in play");
            let own = position(Viewer::Seat(MISTER_X));
            let text = format!("{preset},position={own}");
            let again = ScotlandYard::read_setup(&text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
            let again = Match::<ScotlandYard>::new(again, Seed::from_number(0));
            assert_eq!((again.turn(), again.actions(seat)), (match_.turn(), match_.actions(seat)), "{text}");
            let open = position(Viewer::Spectator);
            assert_eq!(open.mister_x, match_.view(Viewer::Spectator).mister_x.station);
            let text = format!("{preset},position={open}");
            ScotlandYard::read_setup(&text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
            match_.act(seat, *dice.pick(&match_.actions(seat))).expect("listed");
        }
        assert_eq!(Position::of(&match_.view(Viewer::Spectator), match_.turn()), None);
    }
}
