//! The laws every game keeps, secrecy above all, and play-throughs to be read by people.

use crate::play;
use crate::play::{Village, london, setup, village};
use parlour_game::laws::{self, Laws, golden, playthrough};
use parlour_game::{Game, Seed, Turn};
use scotland_yard_rules::{Action, Chase, ScotlandYard, Station, Ticket};

fn tries(stations: u8) -> Vec<Action> {
    let moves = (1..=stations).flat_map(|to| Ticket::ALL.map(|by| (Station::new(to), by)));
    let both = |(to, by)| [false, true].map(|double| Action::Move { to, by, double });
    moves.flat_map(both).chain([Action::Peek, Action::Forfeit]).collect()
}

#[test]
fn every_law_holds() {
    laws::all::<ScotlandYard>();
}

#[test]
fn every_law_holds_by_other_rules() {
    let setups = [
        "preset=seed",
        "preset=modern,detectives=3",
        "preset=classic,detectives=2,doubles=5,windows=9,shown=2/4/6/9",
        "preset=seed,detectives=4,detective=1/1/0,practice=true",
        "preset=modern,detective=2/1/1,windows=6,shown=-,practice=true",
        "preset=modern,detectives=3,on_timeout=lose",
        "position=turn=2 count=3 detectives=34:3/2/1*;50:1/1/1;91:0/0/0 x=?:2/2/2/1/1 shown=67 log=tbux.t",
        "preset=seed,position=turn=0 count=2 detectives=34:3/2/1;50:1/1/1 x=67:2/2/2/1/1 shown=- log=t.",
    ];
    let setups = setups.map(setup::<scotland_yard_rules::London>);
    let walked = Laws::<ScotlandYard>::new(setups).matches(4).tries(tries(99)).hold();
    assert!(walked.events > 800, "{walked:?}");
}

#[test]
fn every_law_holds_in_the_village() {
    let setups = [
        "preset=classic,detectives=2",
        "preset=seed,detectives=3,detective=2/1/1",
        "preset=modern,detectives=2,doubles=4,windows=8,shown=2/5/8",
        "preset=seed,detectives=2,practice=true",
        "preset=classic,detectives=2,on_timeout=lose",
    ];
    let walked = Laws::<Chase<Village>>::new(setups.map(setup::<Village>)).matches(50).tries(tries(7)).hold();
    assert!(walked.events > 1_000, "{walked:?}");
}

#[test]
fn whoever_saw_the_same_knows_the_same() {
    for (text, most, depth) in [
        // Start cards, a black ticket and a double move, and a showing inside of it.
        (
            "preset=classic,detectives=2,doubles=1,black=1,windows=4,shown=2,mister_x=2/1/1,detective=2/1/0",
            12_000,
            5,
        ),
        // Starts anywhere, looking, and detectives in any order.
        ("preset=seed,detectives=2,order=free,windows=3,shown=1,detective=1/1/1,practice=true", 12_000, 4),
        // Where time that is up ends it, which tells everyone where he was.
        ("preset=classic,detectives=2,windows=3,shown=2,black=1,doubles=0,on_timeout=lose", 12_000, 3),
        // The whole of a short game.
        ("preset=modern,detectives=2,windows=2,shown=1,black=1,doubles=0,detective=1/1/1", 20_000, 7),
        // From a position that does not tell where Mister X is.
        (
            "preset=seed,windows=6,shown=3,position=turn=2 count=2 detectives=1:2/1/1*;2:2/1/1 x=?:2/1/1/1/1 shown=- log=tx",
            12_000,
            4,
        ),
    ] {
        let covered = laws::blindfold::<Chase<Village>>(&setup::<Village>(text), most);
        assert!(covered.depth >= depth, "{text}: {covered:?}");
    }
}

#[test]
fn a_thousand_matches_end() {
    let mut ends = std::collections::BTreeMap::new();
    for number in 0..1_000 {
        let preset = ["classic", "seed", "modern"][number as usize % 3];
        let mut match_ = parlour_game::Match::<ScotlandYard>::new(
            setup::<scotland_yard_rules::London>(&format!("preset={preset},detectives={}", 2 + number % 4)),
            Seed::from_number(number),
        );
        let mut rng = Seed::from_number(number).rng_at(9_999);
        while let Turn::Seat(seat) = match_.turn() {
            let action = *rng.pick(&match_.actions(seat));
            match_.act(seat, action).expect("listed");
            assert!(match_.seq() < 200, "{number}");
        }
        let view = match_.view(parlour_game::Viewer::Spectator);
        *ends.entry(play::json(&view.ended.expect("over").how)).or_insert(0) += 1;
    }
    assert!(ends.len() >= 2, "{ends:?}");
}

#[test]
fn a_short_chase_from_every_seats_eyes() {
    let play = london("preset=classic,detectives=2,windows=6,shown=2/5", &[103, 34, 141]);
    let play = play.then(
        "taxi 86; bus 63; taxi 158; double taxi 69; black 68; bus 79; taxi 159; \
         taxi 51; underground 67; taxi 186; taxi 52; taxi 51",
    );
    golden("tests/playthroughs/london.txt", &playthrough(&play.as_match()));
}

#[test]
fn a_capture_from_every_seats_eyes() {
    let play = village("preset=modern,detectives=2,windows=4,shown=2,practice=true", &[5, 1, 3]);
    let play = play.then("taxi 4; 2:taxi 2; 1:peek; 1:bus 3; black 5; 2:underground 5");
    golden("tests/playthroughs/village.txt", &playthrough(&play.as_match()));
}

#[test]
fn a_frame_stays_small() {
    let text = "preset=classic";
    let mut most = 0;
    for number in 0..20 {
        let mut match_ = parlour_game::Match::<ScotlandYard>::new(
            setup::<scotland_yard_rules::London>(text),
            Seed::from_number(number),
        );
        let mut rng = Seed::from_number(number).rng_at(9_999);
        while let Turn::Seat(seat) = match_.turn() {
            let actions = match_.actions(seat);
            let view = match_.state().view(parlour_game::Viewer::Seat(seat));
            most = most.max(play::json(&view).len() + play::json(&actions).len());
            match_.act(seat, *rng.pick(&actions)).expect("listed");
        }
    }
    assert!((2_000..5_000).contains(&most), "{most}");
}
