//! The brain that does anything that is allowed.

use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS, Random};
use clue_rules::{Action, Clue, ClueLess, Sight, View};
use parlour_game::{Brain, BrainEntry, Budget, Match, Notation, Outcome, Seat, Seed, Turn, Viewer};

/// Plays a match of the brain against itself to its end.
fn play<G>(setup: &str, brains: &[BrainEntry<G>], seed: u64) -> Match<G>
where
    G: Notation<Action = Action, Sight = Sight, View = View>,
{
    let setup = G::read_setup(setup).expect("a set-up");
    let mut match_ = Match::<G>::new(setup.clone(), Seed::from_number(seed));
    let seats = Seat::first(G::seats(&setup));
    let mut seated: Vec<_> =
        seats.map(|seat| (brains[0].make)(seat, &setup, Seed::from_number(seed))).collect();
    while let Turn::Seat(seat) = match_.turn() {
        let view = match_.view(Viewer::Seat(seat));
        let (action, thought) = seated[seat.index()].choose(&view, &match_.actions(seat), Budget::nodes(1));
        assert!(!thought.why.is_empty());
        match_.act(seat, action).expect("a brain chooses a legal action");
    }
    match_
}

#[test]
fn two_hundred_matches_of_each_game_finish() {
    for seed in 0..200 {
        let setup = ["scarlet,plum", "scarlet,mustard,white,green,peacock,plum dice=2"][seed as usize % 2];
        let outcome = play::<Clue>(setup, CLUE_BRAINS, seed).turn().outcome();
        assert!(matches!(outcome, Some(Outcome::Won(_))), "{outcome:?}");
        let setup = ["mustard,green,plum", "scarlet,mustard,white,green,peacock"][seed as usize % 2];
        let outcome = play::<ClueLess>(setup, CLUE_LESS_BRAINS, seed).turn().outcome();
        assert!(matches!(outcome, Some(Outcome::Won(_))), "{outcome:?}");
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let play = |seed| play::<Clue>("scarlet,green,plum", CLUE_BRAINS, seed);
    assert_eq!(play(7), play(7));
    assert_ne!(play(7).log(), play(8).log());
}

#[test]
fn every_kind_of_action_is_drawn_as_often_as_the_others() {
    let match_ = Match::<Clue>::new(Default::default(), Seed::from_number(0));
    let first = Seat::new(0);
    let (view, actions) = (match_.view(Viewer::Seat(first)), match_.actions(first));
    let mut drawn = [0; 3];
    for seed in 0..300 {
        let mut brain = Random::new(first, Seed::from_number(seed));
        let (action, _) = Brain::<Clue>::choose(&mut brain, &view, &actions, Budget::nodes(1));
        match action {
            Action::Roll => drawn[0] += 1,
            Action::EndTurn => drawn[1] += 1,
            Action::Accuse { .. } => drawn[2] += 1,
            other => panic!("{other:?} is not possible here"),
        }
    }
    assert!(drawn.iter().all(|count| (70..130).contains(count)), "{drawn:?}");
}
