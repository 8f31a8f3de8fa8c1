//! The brain `classic` at the table: whole matches of both games.

use crate::table::{has_erred, play};
use clue_ai::{CLUE_BRAINS, CLUE_LESS_BRAINS};
use clue_rules::{Action, Clue, ClueLess};
use parlour_game::{Event, Match, Outcome, Turn};

fn clue(setup: &str, seed: u64) -> Match<Clue> {
    play(setup, CLUE_BRAINS, &["classic"], seed)
}

fn clue_less(setup: &str, seed: u64) -> Match<ClueLess> {
    play(setup, CLUE_LESS_BRAINS, &["classic"], seed)
}

#[test]
fn matches_of_clue_are_solved_without_a_wrong_accusation() {
    let setups = [
        "scarlet,plum",
        "scarlet,mustard,green",
        "scarlet,mustard,green,plum leftovers=open",
        "mustard,white,green,peacock,plum dice=2",
        "scarlet,mustard,white,green,peacock,plum exact=true",
    ];
    for seed in 0..40 {
        let setup = setups[seed as usize % setups.len()];
        let match_ = clue(setup, seed);
        assert!(matches!(match_.turn().outcome(), Some(Outcome::Won(_))), "{setup}, seed {seed}");
        assert!(!has_erred(&match_), "{setup}, seed {seed}");
    }
}

#[test]
fn matches_of_clue_less_are_solved_without_a_wrong_accusation() {
    let setups = [
        "scarlet,mustard,green",
        "scarlet,mustard,green,plum leftovers=open",
        "scarlet,mustard,white,green,peacock,plum",
    ];
    for seed in 0..30 {
        let setup = setups[seed as usize % setups.len()];
        let match_ = clue_less(setup, seed);
        assert!(matches!(match_.turn().outcome(), Some(Outcome::Won(_))), "{setup}, seed {seed}");
        assert!(!has_erred(&match_), "{setup}, seed {seed}");
    }
}

#[test]
fn the_same_seed_gives_the_same_match() {
    let setup = "scarlet,green,plum";
    assert_eq!(clue(setup, 7), clue(setup, 7));
    assert_ne!(clue(setup, 7).log(), clue(setup, 8).log());
}

/// The wrong accusations of the others do not lead it astray.
#[test]
fn it_is_never_wrong_at_a_table_of_fools() {
    let mut solved = 0;
    for seed in 0..60 {
        let match_ =
            play::<Clue>("scarlet,mustard,green", CLUE_BRAINS, &["classic", "random", "random"], seed);
        for event in match_.log() {
            if let Event::Acted { seat, action: Action::Accuse { .. } } = event {
                let is_won = match_.turn() == Turn::Over(Outcome::Won([*seat].into_iter().collect()));
                assert!(seat.index() != 0 || is_won, "seed {seed}");
                solved += usize::from(seat.index() == 0);
            }
        }
    }
    // The fools are mostly out before it knows enough.
    assert!(solved > 0);
}
