//! The laws every game keeps.

use clue_rules::{Action, Clue, ClueLess, Refusal};
use parlour_game::laws::{self, Laws};
use parlour_game::{Event, Game, Notation, Seat, Seed, Turn, Viewer};

/// Mostly investigation: of the long families a member now and then, of accusations hardly ever one.
fn weigh(action: &Action) -> u32 {
    match action {
        Action::Roll | Action::Passage => 6_000,
        Action::Move { .. } => 2_000,
        Action::Show { .. } => 6_000,
        Action::Suggest { .. } => 500,
        Action::EndTurn => 1_500,
        Action::Accuse { .. } => 1,
    }
}

fn setups<G: Notation>(texts: &[&str]) -> Vec<G::Setup> {
    texts.iter().map(|text| G::read_setup(text).expect("a set-up")).collect()
}

#[test]
fn every_law_holds() {
    laws::all::<Clue>();
    laws::all::<ClueLess>();
}

#[test]
fn every_law_holds_through_long_matches_of_clue() {
    let setups = setups::<Clue>(&[
        "scarlet,white dice=2",
        "mustard,green,plum exact=true",
        "scarlet,mustard,white,green,peacock leftovers=open",
        "scarlet,mustard,white,green,peacock,plum dice=2 exact=true",
    ]);
    let walked = Laws::<Clue>::new(setups).matches(3).bound(10_000).weigh(weigh).hold();
    assert!(walked.events > 500, "{walked:?}");
}

#[test]
fn every_law_holds_through_long_matches_of_clue_less() {
    let setups = setups::<ClueLess>(&[
        "mustard,green,plum",
        "scarlet,mustard,white,green leftovers=open",
        "scarlet,mustard,white,green,peacock,plum",
    ]);
    let walked = Laws::<ClueLess>::new(setups).matches(4).bound(10_000).weigh(weigh).hold();
    assert!(walked.events > 500, "{walked:?}");
}
