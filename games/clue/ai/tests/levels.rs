//! The weaker brains for people, between those that have tests of their own.

use crate::table::{brain, decide, has_erred, play};
use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_rules::{Action, Clue, ClueLess, Sight};
use parlour_game::{Brain, Game, Match, Outcome, Seat, Seed, Turn};

fn is_solved_at_once<G: Game<Sight = Sight>>(match_: &Match<G>) -> bool {
    matches!(match_.turn(), Turn::Over(Outcome::Won(_))) && !has_erred(match_)
}

#[test]
fn the_levels_of_both_games_have_the_same_names() {
    fn names<G: Game>(brains: &[Brain<G>]) -> Vec<&'static str> {
        brains.iter().map(|entry| entry.name).collect()
    }
    assert_eq!(names(CLUE_BRAINS), ["random", "forgetful", "classic", "careful", "master-sure", "master"]);
    assert_eq!(names(CLUE_LESS_BRAINS), names(CLUE_BRAINS));
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
        matches!(match_.turn(), Turn::Over(Outcome::Won(who)) if who.has(Seat::new(0)))
    });
    let wins = wins.count();
    assert!(wins < 20, "{wins} of 60");
}

#[test]
fn the_same_seed_plays_the_same() {
    for name in ["random", "forgetful"] {
        let play = |seed| play::<Clue>("scarlet,green,plum", CLUE_BRAINS, &[name], seed);
        assert_eq!(play(7), play(7));
        assert_ne!(play(7).log(), play(8).log());
    }
}

#[test]
fn two_hundred_random_matches_of_each_game_finish() {
    for seed in 0..200 {
        let setup = ["scarlet,plum", "scarlet,mustard,white,green,peacock,plum dice=2"][seed as usize % 2];
        let outcome = play::<Clue>(setup, CLUE_BRAINS, &["random"], seed).turn().outcome();
        assert!(matches!(outcome, Some(Outcome::Won(_))), "{outcome:?}");
        let setup = ["mustard,green,plum", "scarlet,mustard,white,green,peacock"][seed as usize % 2];
        let outcome = play::<ClueLess>(setup, CLUE_LESS_BRAINS, &["random"], seed).turn().outcome();
        assert!(matches!(outcome, Some(Outcome::Won(_))), "{outcome:?}");
    }
}

#[test]
fn every_kind_of_action_is_drawn_by_random_as_often_as_the_others() {
    let match_ = Match::<Clue>::new(Default::default(), Seed::from_number(0));
    let mut drawn = [0; 3];
    for seed in 0..300 {
        let action = decide(brain(CLUE_BRAINS, "random"), &match_, seed);
        match action {
            Action::Roll => drawn[0] += 1,
            Action::EndTurn => drawn[1] += 1,
            Action::Accuse { .. } => drawn[2] += 1,
            other => panic!("{other:?} is not possible here"),
        }
    }
    assert!(drawn.iter().all(|count| (70..130).contains(count)), "{drawn:?}");
}
