//! A match between two brains.

use parlour_game::{Budget, Match, Notation, Seed, Turn, Viewer};
use scotland_yard_ai::BRAINS;
use scotland_yard_rules::ScotlandYard;

/// A match of a brain against another.
pub(crate) fn play(
    mister_x: &str,
    detectives: &str,
    setup: &str,
    seed: u64,
    nodes: u64,
) -> Match<ScotlandYard> {
    let setup = ScotlandYard::read_setup(setup).expect("a set-up");
    let seed = Seed::from_number(seed);
    let mut match_ = Match::new(setup, seed.clone());
    while let Turn::Seat(seat) = match_.turn() {
        let name = if seat.index() == 0 { mister_x } else { detectives };
        let brain = BRAINS.iter().find(|brain| brain.name == name).expect("on the list");
        let known = match_.known(Viewer::Seat(seat));
        let (action, thought) = (brain.choose)(&known, seed.rng_at(match_.seq()), Budget::nodes(nodes));
        assert!(!thought.to_string().is_empty());
        match_.act(seat, action).expect("one of the listed ones");
    }
    match_
}
