//! The weaker brains for people, between those that have tests of their own.

use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_rules::{Action, Clue, ClueLess, Sight, View};
use parlour_game::{BrainEntry, Budget, Match, Notation, Outcome, Seat, Seed, Turn, Viewer};

/// Plays a match; seats have these brains in turn.
fn play<G>(setup: &str, brains: &[BrainEntry<G>], names: &[&str], seed: u64) -> Match<G>
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
        let (action, _) = seated[seat.index()].choose(&view, &actions, Budget::nodes(1));
        match_.act(seat, action).expect("a brain chooses a legal action");
    }
    match_
}

fn is_solved_at_once<G>(match_: &Match<G>) -> bool
where
    G: Notation<Action = Action, Sight = Sight, View = View>,
{
    let sights = match_.sights(Viewer::Spectator, 0);
    let has_erred = sights.iter().any(|sight| matches!(sight, Sight::Accused { right: false, .. }));
    matches!(match_.turn(), Turn::Over(Outcome::Won(_))) && !has_erred
}

#[test]
fn the_levels_of_both_games_have_the_same_names() {
    let names = |names: Vec<&'static str>| names;
    let clue = names(CLUE_BRAINS.iter().map(|entry| entry.name).collect());
    assert_eq!(clue, ["random", "forgetful", "classic", "careful", "master-sure", "master"]);
    assert_eq!(names(CLUE_LESS_BRAINS.iter().map(|entry| entry.name).collect()), clue);
}

#[test]
fn matches_of_forgetful_and_careful_brains_are_solved_without_a_wrong_accusation() {
    for name in ["forgetful", "careful"] {
        for seed in 0..20 {
            let setup = ["scarlet,plum", "scarlet,mustard,green,plum leftovers=open"][seed as usize % 2];
            assert!(
                is_solved_at_once(&play::<Clue>(setup, CLUE_BRAINS, &[name], seed)),
                "{name}, seed {seed}"
            );
            let setup =
                ["scarlet,mustard,green", "scarlet,mustard,white,green,peacock,plum"][seed as usize % 2];
            assert!(
                is_solved_at_once(&play::<ClueLess>(setup, CLUE_LESS_BRAINS, &[name], seed)),
                "{name}, seed {seed}"
            );
        }
    }
}

#[test]
fn who_forgets_loses_to_who_does_not() {
    let wins = (0..60).filter(|seed| {
        let match_ = play::<Clue>("scarlet,plum", CLUE_BRAINS, &["forgetful", "classic"], *seed);
        matches!(match_.turn(), Turn::Over(Outcome::Won(who)) if who.contains(Seat::new(0)))
    });
    let wins = wins.count();
    assert!(wins < 20, "{wins} of 60");
}

#[test]
fn the_same_seed_forgets_the_same() {
    let play = |seed| play::<Clue>("scarlet,green,plum", CLUE_BRAINS, &["forgetful"], seed);
    assert_eq!(play(7), play(7));
    assert_ne!(play(7).log(), play(8).log());
}
