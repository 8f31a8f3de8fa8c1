//! Whole matches of either game, for the tests of brains.

use clue_rules::{Action, Sight, View};
use parlour_game::{BrainEntry, Budget, Game, Match, Notation, Seat, Seed, Turn, Viewer};

/// Few, so that many matches can be played; with more a brain plays better, not otherwise.
pub(crate) const NODES: u64 = 100;

/// Plays a match; seats have these brains in turn.
pub(crate) fn play<G>(setup: &str, brains: &[BrainEntry<G>], names: &[&str], seed: u64) -> Match<G>
where
    G: Notation<Action = Action, Sight = Sight, View = View>,
{
    let setup = G::read_setup(setup).expect("a set-up");
    let mut match_ = Match::<G>::new(setup.clone(), Seed::from_number(seed));
    let sit = |seat: Seat| {
        let name = names[seat.index() % names.len()];
        let entry = brains.iter().find(|entry| entry.name == name).expect("a brain of this name");
        (entry.make)(seat, &setup, Seed::from_number(seed))
    };
    let mut seated: Vec<_> = Seat::first(G::seats(&setup)).map(sit).collect();
    let mut seen = 0;
    while let Turn::Seat(seat) = match_.turn() {
        for (of, brain) in Seat::first(match_.seats()).zip(&mut seated) {
            match_.sights(Viewer::Seat(of), seen).iter().for_each(|sight| brain.see(sight));
        }
        seen = match_.seq();
        let (view, actions) = (match_.view(Viewer::Seat(seat)), match_.actions(seat));
        let (action, thought) = seated[seat.index()].choose(&view, &actions, Budget::nodes(NODES));
        assert!(thought.why.ends_with('.'), "a sentence: {}", thought.why);
        assert!(actions.contains(&action), "{action:?}");
        match_.act(seat, action).expect("a brain chooses a legal action");
    }
    match_
}

/// Whether anybody accused wrongly.
pub(crate) fn has_erred<G: Game<Sight = Sight>>(match_: &Match<G>) -> bool {
    let sights = match_.sights(Viewer::Spectator, 0);
    sights.iter().any(|sight| matches!(sight, Sight::Accused { right: false, .. }))
}
