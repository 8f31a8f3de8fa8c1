//! What a brain says of its move is so: compared with the match that goes on from it.

use parlour_game::{Budget, Known, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_ai::BRAINS;
use scotland_yard_deduction::Belief;
use scotland_yard_rules::{Action, City, London, MISTER_X, ScotlandYard, Stations, Ticket};
use serde_json::Value;
use std::collections::BTreeSet;

/// Where Mister X can be, by what all have seen.
fn possible(match_: &Match<ScotlandYard>) -> Stations {
    let mut belief = Belief::new(match_.setup());
    match_.sights(Viewer::Spectator, 0).iter().for_each(|sight| belief.see(sight));
    belief.possible()
}

/// Where detectives can go from where they are, whoever is to move.
fn reach(match_: &Match<ScotlandYard>) -> Stations {
    let view = match_.view(Viewer::Spectator);
    let map = London::map();
    let mut reach = Stations::EMPTY;
    for detective in &view.detectives {
        for fare in Ticket::FARES {
            if detective.tickets.of(fare) > 0 {
                reach = reach | map.near(detective.station, fare);
            }
        }
    }
    view.detectives.iter().for_each(|detective| reach.remove(detective.station));
    reach
}

fn number(why: &Value, name: &str) -> usize {
    why[name].as_u64().unwrap_or_else(|| panic!("{why} has no {name}")) as usize
}

fn is_so(
    known: &Known<ScotlandYard>,
    action: Action,
    before: &Match<ScotlandYard>,
    after: &Match<ScotlandYard>,
    why: &Value,
) -> bool {
    let Action::Move { to, by, double } = action else { panic!("a move") };
    let moves = known.actions.iter().filter(|action| matches!(action, Action::Move { .. })).count();
    let is_reached = || reach(after).has(to);
    let code = why["code"].as_str().expect("a code");
    match code {
        "thinks-only-move" => moves == 1,
        "thinks-one-of" => number(why, "moves") == moves,
        "thinks-reached" => known.seat() == MISTER_X && (number(why, "detectives") > 0) == is_reached(),
        "thinks-target" | "thinks-underground" | "thinks-last-shown" | "thinks-fallback" => {
            known.seat() != MISTER_X && (code != "thinks-target" || possible(before).has(to))
        }
        "thinks-careless" => known.seat() != MISTER_X,
        "thinks-certain" => possible(before) == Stations::from(to),
        "thinks-likely" => possible(before).has(to) && number(why, "many") == possible(before).len(),
        "thinks-cut-off" => {
            possible(before).len() == 1
                && !possible(before).has(to)
                && number(why, "covered") <= number(why, "exits")
        }
        "thinks-closing-in" => {
            let many = possible(before).len();
            let mut rest = possible(before);
            rest.remove(to);
            number(why, "many") == many && number(why, "covered") == (rest & reach(after)).len()
        }
        "thinks-flight" | "thinks-black" => {
            !double
                && why["is_reached"] == is_reached()
                && number(why, "many") == possible(after).len()
                && (code == "thinks-flight" || by == Ticket::Black)
        }
        // The second half is still to come.
        "thinks-double" => double && why["is_reached"].is_boolean() && number(why, "many") > 0,
        unknown => panic!("nothing is known of {unknown}"),
    }
}

#[test]
fn every_reason_is_so() {
    let mut codes = BTreeSet::new();
    for (number, brain) in (0_u64..).zip(BRAINS) {
        for (nth, setup) in (0_u64..).zip(["preset=seed", "preset=classic,detectives=3", "preset=modern"]) {
            let setup = ScotlandYard::read_setup(setup).expect("a set-up");
            let seed = Seed::from_number(number * 10 + nth);
            let mut match_ = Match::new(setup, seed.clone());
            while let Turn::Seat(seat) = match_.turn() {
                let known = match_.known(Viewer::Seat(seat));
                let (action, thought) = (brain.choose)(&known, seed.rng_at(match_.seq()), Budget::nodes(60));
                let why = serde_json::to_value(thought.quoted().expect("a reason")).expect("plain data");
                let before = match_.clone();
                match_.act(seat, action).expect("one of the listed ones");
                // A match that is over shows everything.
                if match_.turn().outcome().is_none() {
                    let so = is_so(&known, action, &before, &match_, &why);
                    assert!(so, "{}, {nth}, event {}, {action:?}: {why}", brain.name, before.seq());
                }
                codes.insert(why["code"].as_str().expect("a code").to_owned());
            }
        }
    }
    for code in ["one-of", "reached", "target", "careless", "likely", "closing-in", "flight", "double"] {
        assert!(codes.contains(&format!("thinks-{code}")), "{code} is tried: {codes:?}");
    }
}

#[test]
fn detectives_say_nothing_of_where_mister_x_is() {
    // Two matches alike for everybody but Mister X: what a detective thinks is the same.
    let setup = ScotlandYard::read_setup("preset=classic,detectives=2").expect("a set-up");
    let mut compared = 0;
    for number in 0..40 {
        let match_ = Match::<ScotlandYard>::new(setup.clone(), Seed::from_number(number));
        let detective = Seat::new(1);
        let thoughts: BTreeSet<String> = match_
            .actions(MISTER_X)
            .into_iter()
            .filter(|action| matches!(action, Action::Move { by: Ticket::Taxi, double: false, .. }))
            .map(|action| {
                let mut twin = match_.clone();
                twin.act(MISTER_X, action).expect("a listed one");
                compared += 1;
                let known = twin.known(Viewer::Seat(detective));
                let dice = Seed::from_number(1).rng_at(twin.seq());
                let brain = BRAINS.iter().find(|brain| brain.name == "master").expect("on the list");
                let (action, thought) = (brain.choose)(&known, dice, Budget::nodes(40));
                format!("{action:?} {thought}")
            })
            .collect();
        assert!(thoughts.len() <= 1, "{thoughts:?}");
    }
    assert!(compared > 40, "{compared}");
}
