//! The random brain plays whole matches, the same with the same seed.

use parlour_game::{Brain, Budget, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_ai::BRAINS;
use scotland_yard_rules::{Action, ScotlandYard};

fn play(setup: &str, seed: u64) -> Match<ScotlandYard> {
    let setup = ScotlandYard::read_setup(setup).expect("a set-up");
    let mut match_ = Match::new(setup.clone(), Seed::from_number(seed));
    let make = BRAINS.iter().find(|brain| brain.name == "random").expect("on the list").make;
    let sit = |seat| make(seat, &setup, Seed::from_number(seed));
    let mut brains: Vec<Box<dyn Brain<ScotlandYard>>> = Seat::first(match_.seats()).map(sit).collect();
    while let Turn::Seat(seat) = match_.turn() {
        let view = match_.view(Viewer::Seat(seat));
        let actions = match_.actions(seat);
        let (action, thought) = brains[seat.index()].choose(&view, &actions, Budget::nodes(1));
        assert!(!thought.why.is_empty());
        match_.act(seat, action).expect("one of the listed ones");
    }
    match_
}

#[test]
fn it_plays_to_the_end_and_never_peeks() {
    for seed in 0..50 {
        let match_ = play("preset=modern,practice=true", seed);
        let peeks = |event: &&parlour_game::Event<ScotlandYard>| {
            matches!(event, parlour_game::Event::Acted { action: Action::Peek, .. })
        };
        assert_eq!(match_.log().iter().filter(peeks).count(), 0);
    }
}

#[test]
fn it_plays_the_same_with_the_same_seed() {
    assert_eq!(play("preset=classic", 7).log(), play("preset=classic", 7).log());
    assert_ne!(play("preset=classic", 7).log(), play("preset=classic", 8).log());
}
