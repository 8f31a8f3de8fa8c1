//! The brains `master` and `master-sure` at the table: whole matches of both games.

use crate::table::{brain, has_erred, play};
use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_rules::{Clue, ClueLess};
use parlour_game::{Budget, Cancel, Match, Notation, Outcome, Seat, Seed, Turn, Viewer};
use std::time::Duration;

#[test]
fn a_brain_that_wants_to_be_certain_is_never_wrong() {
    for seed in 0..20 {
        let setup = [
            "scarlet,plum",
            "scarlet,mustard,green dice=2",
            "scarlet,mustard,green,plum leftovers=open",
            "scarlet,mustard,white,green,peacock,plum exact=true",
        ];
        let names = [&["master-sure"][..], &["classic", "master-sure"]][seed as usize % 2];
        let match_ = play::<Clue>(setup[seed as usize % setup.len()], CLUE_BRAINS, names, seed);
        assert!(matches!(match_.turn(), Turn::Over(Outcome::Won(_))), "seed {seed}");
        assert!(!has_erred(&match_), "seed {seed}");
        let setup = ["scarlet,mustard,green", "scarlet,mustard,white,green,peacock,plum"];
        let match_ = play::<ClueLess>(setup[seed as usize % 2], CLUE_LESS_BRAINS, names, seed);
        assert!(matches!(match_.turn(), Turn::Over(Outcome::Won(_))), "seed {seed}");
        assert!(!has_erred(&match_), "seed {seed}");
    }
}

#[test]
fn matches_of_daring_brains_end() {
    let mut erred = 0;
    for seed in 0..20 {
        let match_ = play::<Clue>("scarlet,mustard,green,plum", CLUE_BRAINS, &["master"], seed);
        assert!(match_.turn().outcome().is_some());
        erred += usize::from(has_erred(&match_));
        let match_ = play::<ClueLess>("scarlet,mustard,green", CLUE_LESS_BRAINS, &["master"], seed);
        assert!(match_.turn().outcome().is_some());
    }
    assert!(erred > 0, "who dares errs now and then");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let play = |seed| play::<Clue>("scarlet,green,plum", CLUE_BRAINS, &["master"], seed);
    assert_eq!(play(7), play(7));
    assert_ne!(play(7).log(), play(8).log());
}

#[test]
fn it_beats_the_classic_brain() {
    let wins = (0..24).filter(|seed| {
        let mut names = ["classic"; 4];
        names[*seed as usize % 4] = "master";
        let match_ = play::<Clue>("scarlet,mustard,green,plum", CLUE_BRAINS, &names, *seed);
        matches!(match_.turn(), Turn::Over(Outcome::Won(who)) if who.has(Seat::new(*seed as u8 % 4)))
    });
    // A quarter would be an equal's part.
    let wins = wins.count();
    assert!(wins >= 9, "{wins} of 24");
}

#[test]
fn a_brain_that_must_answer_at_once_does() {
    let setup = Clue::read_setup("scarlet,mustard,green,plum").expect("a set-up");
    let match_ = Match::<Clue>::new(setup, Seed::from_number(1));
    let known = match_.known(Viewer::Seat(match_.turn().seat().expect("somebody begins")));
    let cancel = Cancel::default();
    cancel.raise();
    let budget = Budget::time(Duration::from_secs(3600)).until(cancel);
    let (action, _) = (brain(CLUE_BRAINS, "master").choose)(&known, Seed::from_number(1).rng_at(0), budget);
    assert!(known.actions.contains(&action));
}
