//! Whole matches of either game, for the tests of brains.

use clue_rules::{Action, Sight, View};
use parlour_game::{Brain, Budget, Game, Match, Notation, Seed, Turn, Viewer};

/// Few, so that many matches can be played; with more a brain plays better, not otherwise.
pub(crate) const NODES: u64 = 100;

/// The brain with this name.
pub(crate) fn brain<'a, G: Game>(brains: &'a [Brain<G>], name: &str) -> &'a Brain<G> {
    brains.iter().find(|brain| brain.name == name).expect("a brain of this name")
}

/// What a brain does for the seat to act, with the dice of a test's seed.
pub(crate) fn decide<G>(brain: &Brain<G>, match_: &Match<G>, seed: u64) -> G::Action
where
    G: Game<Action = Action, Sight = Sight, View = View>,
{
    let seat = match_.turn().seat().expect("somebody is to act");
    let (known, dice) = (match_.known(Viewer::Seat(seat)), Seed::from_number(seed).rng_at(match_.seq()));
    let (action, thought) = (brain.choose)(&known, dice, Budget::nodes(NODES));
    assert!(thought.to_string().ends_with('.'), "a sentence: {thought}");
    assert!(known.actions.contains(&action), "{action:?}");
    action
}

/// Plays a match; seats have these brains in turn.
pub(crate) fn play<G>(setup: &str, brains: &[Brain<G>], names: &[&str], seed: u64) -> Match<G>
where
    G: Notation<Action = Action, Sight = Sight, View = View>,
{
    let setup = G::read_setup(setup).expect("a set-up");
    let mut match_ = Match::<G>::new(setup, Seed::from_number(seed));
    while let Turn::Seat(seat) = match_.turn() {
        let brain = brain(brains, names[seat.index() % names.len()]);
        let action = decide(brain, &match_, seed);
        match_.act(seat, action).expect("a brain chooses a legal action");
    }
    match_
}

/// Whether anybody accused wrongly.
pub(crate) fn has_erred<G: Game<Sight = Sight>>(match_: &Match<G>) -> bool {
    let sights = match_.sights(Viewer::Spectator, 0);
    sights.iter().any(|sight| matches!(sight, Sight::Accused { right: false, .. }))
}
