//! A match between two brains.

use parlour_game::{Brain, Budget, Match, Notation, Seat, Seed, Turn, Viewer};
use scotland_yard_ai::BRAINS;
use scotland_yard_rules::ScotlandYard;

type Sitting = Box<dyn Brain<ScotlandYard>>;

/// A match of a brain against another, who are told what they see as the house tells it.
pub(crate) fn play(
    mister_x: &str,
    detectives: &str,
    setup: &str,
    seed: u64,
    nodes: u64,
) -> Match<ScotlandYard> {
    let setup = ScotlandYard::read_setup(setup).expect("a set-up");
    let mut match_ = Match::new(setup.clone(), Seed::from_number(seed));
    let sit = |seat: Seat| -> (Sitting, usize) {
        let name = if seat.index() == 0 { mister_x } else { detectives };
        let entry = BRAINS.iter().find(|brain| brain.name == name).expect("on the list");
        ((entry.make)(seat, &setup, Seed::from_number(seed)), 0)
    };
    let mut brains: Vec<(Sitting, usize)> = Seat::first(match_.seats()).map(sit).collect();
    while let Turn::Seat(seat) = match_.turn() {
        let (brain, seen) = &mut brains[seat.index()];
        for sight in match_.sights(Viewer::Seat(seat), *seen) {
            brain.see(&sight);
            *seen += 1;
        }
        let view = match_.view(Viewer::Seat(seat));
        let (action, thought) = brain.choose(&view, &match_.actions(seat), Budget::nodes(nodes));
        assert!(!thought.why.is_empty());
        match_.act(seat, action).expect("one of the listed ones");
    }
    match_
}
