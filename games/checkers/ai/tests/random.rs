//! The brain that plays any legal move.

use checkers_ai::BRAINS;
use checkers_rules::{Action, Checkers, Setup};
use parlour_game::{Budget, Event, Match, Outcome, Seat, Seed, Turn, Viewer};

const BLACK: Seat = Seat::new(0);
const WHITE: Seat = Seat::new(1);

/// What the brain with this name does for a seat of a match.
fn choose(name: &str, match_: &Match<Checkers>, seat: Seat, seed: u64) -> Action {
    let brain = BRAINS.iter().find(|brain| brain.name == name).expect("there is such a brain");
    let dice = Seed::from_number(seed).rng_at(match_.seq());
    let (action, thought) = (brain.choose)(&match_.known(Viewer::Seat(seat)), dice, Budget::nodes(1));
    assert!(!thought.to_string().is_empty());
    action
}

/// Plays a match of the brain against itself to its end.
fn play(seed: u64) -> Match<Checkers> {
    let mut match_ = Match::<Checkers>::new(Setup::default(), Seed::from_number(0));
    while let Turn::Seat(seat) = match_.turn() {
        let action = choose("random", &match_, seat, seed);
        match_.act(seat, action).expect("a brain chooses a legal action");
    }
    match_
}

/// A match where the seat has been asked for something, after a few moves.
fn asked(position: &str, by: Seat, action: Action) -> Match<Checkers> {
    let setup = Setup::new(position.parse().expect("a position"), Default::default()).expect("playable");
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    while let Some(seat) = match_.turn().seat().filter(|_| match_.seq() < 2) {
        match_.act(seat, match_.actions(seat)[0].clone()).expect("a listed move");
    }
    match_.act(by, action).expect("may be asked");
    match_
}

#[test]
fn a_thousand_matches_finish() {
    let mut won = [0; 2];
    let mut drawn = 0;
    for seed in 0..1000 {
        match play(seed).turn().outcome().expect("it finished") {
            Outcome::Won(seats) => won[seats.iter().next().expect("a winner").index()] += 1,
            Outcome::Drawn => drawn += 1,
            Outcome::NobodyWon => panic!("a game of checkers is won or drawn"),
        }
    }
    assert_eq!(won[0] + won[1] + drawn, 1000);
    // Aimless play between equals: neither side may be favoured much, whatever the dice.
    assert!(won[0] > 300 && won[1] > 300, "won {won:?}, drawn {drawn}");
}

#[test]
fn the_same_seed_gives_the_same_match() {
    assert_eq!(play(7), play(7));
    assert_ne!(play(7).log(), play(8).log());
}

#[test]
fn it_only_ever_moves() {
    for event in play(3).log() {
        assert!(matches!(event, Event::Acted { action: Action::Move { .. }, .. }), "{event:?}");
    }
}

#[test]
fn every_move_is_drawn() {
    let match_ = Match::<Checkers>::new(Setup::default(), Seed::from_number(0));
    let mut seen = Vec::new();
    for seed in 0..100 {
        let action = choose("random", &match_, BLACK, seed);
        if !seen.contains(&action) {
            seen.push(action);
        }
    }
    assert_eq!(seen.len(), 7);
}

#[test]
fn it_lets_the_opponent_take_a_move_back() {
    let match_ = asked("B:W21-32:B1-12", BLACK, Action::AskTakeback);
    assert_eq!(choose("random", &match_, WHITE, 1), Action::Accept);
}

#[test]
fn it_plays_every_game_to_its_end() {
    for fen in ["B:WK32,K31:BK1", "B:WK32:BK1", "B:WK32:BK1,K2"] {
        let asked = asked(fen, BLACK, Action::OfferDraw);
        assert_eq!(choose("random", &asked, WHITE, 1), Action::Decline);
    }
}

#[test]
fn easy_is_the_same_under_the_name_of_the_levels() {
    let match_ = Match::<Checkers>::new(Setup::default(), Seed::from_number(0));
    for seed in 0..20 {
        let chosen = |name| choose(name, &match_, BLACK, seed);
        assert_eq!(chosen("easy"), chosen("random"));
    }
}
