//! [`Scene`] agrees with the rules: on every move of 1,000 random matches, and on where Mister X can be.

use super::{Move, Scene, map};
use crate::notes::Notes;
use crate::random;
use parlour_game::{Match, Notation, Seed, Turn, Viewer};
use scotland_yard_deduction::Belief;
use scotland_yard_rules::{Action, MISTER_X, ScotlandYard, Stations, View};

const SETUPS: [&str; 4] = [
    "preset=classic",
    "preset=seed,detectives=3",
    "preset=modern",
    "preset=classic,detectives=2,mister_x=1/1/0,detective=3/1/1",
];

fn listed(actions: &[Action]) -> Vec<Move> {
    let single = |action: &Action| match *action {
        Action::Move { to, by, double: false } => Some(Move { to, by }),
        _ => None,
    };
    actions.iter().filter_map(single).collect()
}

/// All that everyone can see is the same in both.
fn agree(scene: &Scene, view: &View) {
    for (detective, seen) in scene.force().iter().zip(&view.detectives) {
        assert_eq!((detective.at, detective.fares), (seen.station, seen.tickets.counts()));
    }
    assert_eq!(scene.force().len(), view.detectives.len());
    assert_eq!((usize::from(scene.filled), scene.doubles), (view.log.len(), view.mister_x.tickets.double));
    assert_eq!(scene.last_shown, view.mister_x.last_seen.map(|seen| seen.station));
}

#[test]
fn the_small_position_agrees_with_the_rules() {
    for number in 0..1000 {
        let setup = ScotlandYard::read_setup(SETUPS[number % SETUPS.len()]).unwrap();
        let seed = Seed::from_number(number as u64);
        let mut match_ = Match::<ScotlandYard>::new(setup.clone(), seed.clone());
        let (mut notes, mut exact) = (Notes::new(&setup), Belief::new(&setup));
        let mut seen = 0;
        while let Turn::Seat(seat) = match_.turn() {
            let viewer = Viewer::Seat(MISTER_X);
            for sight in match_.sights(viewer, seen) {
                let before = notes.clone();
                notes.see(MISTER_X, &sight);
                exact.see(&sight);
                seen += 1;
                // What the small position makes of the event alone, before it is told the exact set.
                if seen > 1 && seat != MISTER_X {
                    let followed = follow(before.scene(), &notes);
                    assert_eq!(followed, exact.possible(), "match {number}, event {seen}");
                }
            }
            agree(notes.scene(), &match_.view(viewer));
            let actions = match_.actions(seat);
            let (scene, listed) = (notes.scene(), listed(&actions));
            if seat == MISTER_X {
                assert_eq!(scene.flights(notes.own())[..], listed, "match {number}, event {seen}");
            } else {
                let nth = seat.index() - 1;
                let reach = scene.reach(nth);
                assert_eq!(
                    reach,
                    listed.iter().map(|step| step.to).collect(),
                    "match {number}, event {seen}"
                );
                for to in reach.iter() {
                    assert!(listed.contains(&Move { to, by: scene.fare(nth, to) }));
                }
            }
            let known = match_.known(Viewer::Seat(seat));
            let (action, _) = random::choose(&known, seed.rng_at(match_.seq()));
            match_.act(seat, action).unwrap();
        }
    }
}

/// The possible stations as the small position itself follows them.
fn follow(before: &Scene, after: &Notes) -> Stations {
    let after = after.scene();
    if after.filled == before.filled {
        return before.possible - after.occupied;
    }
    let by = scotland_yard_rules::Ticket::ALL.into_iter().find(|by| after.held(*by) < before.held(*by));
    match (after.shows(after.filled), by) {
        (true, _) => Stations::from(after.last_shown.unwrap()),
        (false, Some(by)) => before.spread(by),
        // Tickets that never run out do not tell which was used.
        (false, None) => {
            let spread = |by| map().around(before.possible, by) - before.occupied;
            let sets = scotland_yard_rules::Ticket::FARES.map(spread);
            *sets.iter().find(|set| **set == after.possible).unwrap_or(&Stations::EMPTY)
        }
    }
}
