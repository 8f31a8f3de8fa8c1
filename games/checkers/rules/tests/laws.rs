//! The laws every game keeps, and play-throughs to be read by people.

use crate::play::{START, play};
use checkers_rules::{Action, Checkers, Setup, Square};
use parlour_game::Notation;
use parlour_game::laws::{self, Laws, golden, playthrough};

/// Mostly moves, now and then an offer, hardly ever the end.
fn weigh(action: &Action) -> u32 {
    match action {
        Action::Move { .. } => 40,
        Action::OfferDraw | Action::AskTakeback => 4,
        Action::Decline | Action::Withdraw => 4,
        Action::Accept => 1,
        Action::Resign | Action::Forfeit => 0,
    }
}

/// A step between any two squares that touch, and a jump between any two that are a jump apart.
fn every_hop() -> impl Iterator<Item = Action> {
    let pairs = Square::ALL.iter().flat_map(|from| Square::ALL.iter().map(move |to| (from, to)));
    let hops =
        pairs.filter(|(from, to)| from.neighbours().has(*to) || from.jumped_on_the_way_to(*to).is_some());
    hops.map(|(from, to)| Action::Move { path: vec![from, to] })
}

#[test]
fn every_law_holds() {
    laws::all::<Checkers>();
}

#[test]
fn every_law_holds_through_long_matches() {
    let setups = [
        "B:W21-32:B1-12",
        "W:W18,19,21,23,24,26,29,30,31,32:B1,2,3,4,6,7,9,10,11,12 on_timeout=lose",
        "W:WK9,K14,21,26,K31:B2,K5,12,K19,20,K28",
        "W:WK23:B2,10,11,18,19",
    ];
    let setups = setups.map(|text| Checkers::read_setup(text).expect("a set-up"));
    let walked =
        Laws::<Checkers>::new(setups).matches(10).bound(2_000).weigh(weigh).tries(every_hop()).hold();
    assert!(walked.events > 1_000, "{walked:?}");
}

#[test]
fn whoever_saw_the_same_knows_the_same() {
    let few = Checkers::read_setup("B:W21:B10,17,1").expect("a set-up");
    for setup in [Setup::default(), few] {
        assert!(laws::blindfold::<Checkers>(&setup, 3_000).depth >= 3);
    }
}

#[test]
fn a_match_with_offers_and_a_takeback() {
    let match_ = play(
        START,
        "11-15 22-18 15x22 25x18 black:ask-takeback decline 8-11 white:offer-draw white:withdraw 29-25 \
         4-8 black:ask-takeback accept 11-16 24-20 16-19 23x16 12x19 offer-draw accept",
    );
    golden("tests/playthroughs/offers.txt", &playthrough(&match_));
}

#[test]
fn an_endgame_with_crowning_and_jumps_in_full() {
    let match_ = play(
        "B:W14,15,22,23,32:B10,25,K1",
        "10x19x26 32-27 25-30 27-24 26-31 24-20 31-27 20-16 27-23 resign",
    );
    golden("tests/playthroughs/endgame.txt", &playthrough(&match_));
}
