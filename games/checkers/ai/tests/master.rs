//! The brains that look ahead, at the table.

use checkers_ai::{BRAINS, Level};
use checkers_rules::{Action, Ballot, BallotChoice, Checkers, Setup, write_move};
use parlour_game::{Brain, Budget, Match, Outcome, Seat, Seed, Thought, Turn, Viewer};

const BLACK: Seat = Seat::new(0);
const WHITE: Seat = Seat::new(1);

fn brain(name: &str) -> &'static Brain<Checkers> {
    BRAINS.iter().find(|brain| brain.name == name).expect("a brain of this name")
}

fn setup(position: &str) -> Setup {
    Setup::new(position.parse().expect("a position"), Default::default()).expect("playable")
}

/// Plays a match between two brains to its end, with so many positions for a move.
fn play(names: [&str; 2], setup: Setup, seed: u64, nodes: u64) -> Match<Checkers> {
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    let dice = Seed::from_number(seed);
    while let Turn::Seat(seat) = match_.turn() {
        let (known, dice) = (match_.known(Viewer::Seat(seat)), dice.rng_at(match_.seq()));
        let (action, thought) = (brain(names[seat.index()]).choose)(&known, dice, Budget::nodes(nodes));
        assert!(!thought.to_string().is_empty());
        match_.act(seat, action).expect("a brain chooses a legal action");
    }
    match_
}

/// What the master does for a seat, with so many positions.
fn master(match_: &Match<Checkers>, seat: Seat, nodes: u64) -> (Action, Thought) {
    let (known, dice) = (match_.known(Viewer::Seat(seat)), Seed::from_number(1).rng_at(0));
    Level::MASTER.choose(&known, dice, Budget::nodes(nodes))
}

fn outcome(match_: &Match<Checkers>) -> Outcome {
    match_.turn().outcome().expect("it finished")
}

#[test]
fn it_beats_who_plays_anything() {
    for seed in 0..6 {
        let won = |seat| Outcome::Won(parlour_game::SeatSet::from(seat));
        assert_eq!(outcome(&play(["master", "random"], Setup::default(), seed, 500)), won(BLACK));
        assert_eq!(outcome(&play(["random", "master"], Setup::default(), seed, 500)), won(WHITE));
    }
}

#[test]
fn the_same_seed_and_nodes_give_the_same_match() {
    let play = |seed| play(["master", "skilled"], Setup::default(), seed, 300);
    assert_eq!(play(7).log(), play(7).log());
    // Equally good first moves of the book are drawn by lot.
    assert!((8..12).any(|seed| play(seed).log() != play(7).log()));
}

/// The engine's memory is used again and not cleared: what was thought before must not change a choice.
#[test]
fn a_choice_does_not_depend_on_earlier_ones() {
    // No opening of the book.
    let start = Match::<Checkers>::new(setup("B:W18,22-32:B1-12"), Seed::from_number(0));
    let choice = || {
        let (action, thought) = master(&start, BLACK, 20_000);
        (action, thought.to_string())
    };
    let first = choice();
    let mut later = start.clone();
    for _ in 0..6 {
        let seat = later.turn().seat().expect("it goes on");
        later.act(seat, master(&later, seat, 5_000).0).expect("a legal move");
    }
    assert_eq!(choice(), first);
}

/// What the master answers White on the second move of a match, and why.
fn answer(position: &str, asks: Action) -> (Action, String) {
    let setup = setup(position);
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    for _ in 0..2 {
        let seat = match_.turn().seat().expect("it goes on");
        match_.act(seat, match_.actions(seat)[0].clone()).expect("a listed move");
    }
    match_.act(WHITE, asks).expect("may be asked");
    let (action, thought) = master(&match_, BLACK, 5_000);
    (action, thought.to_string())
}

#[test]
fn it_lets_moves_be_taken_back() {
    assert_eq!(answer("B:W21-32:B1-12", Action::AskTakeback).0, Action::Accept);
}

#[test]
fn it_agrees_to_a_draw_when_it_has_nothing_to_play_for() {
    // Worse at any time, equal only late, better never.
    for (position, accepts) in [
        ("B:W21-32:B1-10", true),
        ("B:W21-32:B1-12", false),
        ("B:WK32,K31:BK1,K2", true),
        ("B:WK32:BK1,K2,K6,K7", false),
    ] {
        let (action, why) = answer(position, Action::OfferDraw);
        assert_eq!(action == Action::Accept, accepts, "{position}: {why}");
    }
}

#[test]
fn it_says_how_it_thinks_the_game_goes_on() {
    let setup = setup("B:W14,15,22,23:B10,11");
    let match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    let (action, thought) = master(&match_, BLACK, 5_000);
    let moves = setup.position().moves();
    let chosen = moves.iter().find(|move_| Action::from(**move_) == action).expect("a legal move");
    let text = format!("half-moves ahead: {}", write_move(setup.position(), chosen));
    assert!(thought.to_string().contains(&text), "{thought}");
}

#[test]
fn its_first_moves_are_from_the_book_unless_a_ballot_was_drawn() {
    let first = |setup: Setup| {
        let match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
        let seat = match_.turn().seat().expect("somebody moves");
        master(&match_, seat, 1_000).1.to_string()
    };
    assert!(first(Setup::default()).contains("opening book"), "{}", first(Setup::default()));
    // Some of the ballots stand in the book.
    for ballot in Ballot::all() {
        let setup = Setup::default().with_ballot(BallotChoice::Numbered(ballot)).expect("the start position");
        assert!(!first(setup).contains("opening book"), "ballot {}", ballot.number());
    }
}
