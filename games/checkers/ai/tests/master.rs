//! The brains that look ahead, at the table.

use checkers_ai::{BRAINS, Level, Master};
use checkers_rules::{Action, Ballot, BallotChoice, Checkers, Setup, write_move};
use parlour_game::{Brain, BrainEntry, Budget, Match, Outcome, Seat, Seed, Turn, Viewer};

const BLACK: Seat = Seat::new(0);
const WHITE: Seat = Seat::new(1);

fn brain(name: &str) -> &'static BrainEntry<Checkers> {
    BRAINS.iter().find(|brain| brain.name == name).expect("a brain of this name")
}

fn setup(position: &str) -> Setup {
    Setup::new(position.parse().expect("a position"), Default::default()).expect("playable")
}

/// Plays a match between two brains to its end, with so many positions for a move.
fn play(names: [&str; 2], setup: Setup, seed: u64, nodes: u64) -> Match<Checkers> {
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    let mut brains = [(BLACK, names[0]), (WHITE, names[1])]
        .map(|(seat, name)| (brain(name).make)(seat, &setup, Seed::from_number(seed)));
    while let Turn::Seat(seat) = match_.turn() {
        let view = match_.view(Viewer::Seat(seat));
        let (action, thought) =
            brains[seat.index()].choose(&view, &match_.actions(seat), Budget::nodes(nodes));
        assert!(!thought.why.is_empty());
        let step = match_.propose(seat, action).expect("a brain chooses a legal action");
        for (seat, brain) in [BLACK, WHITE].into_iter().zip(&mut brains) {
            step.sights(Viewer::Seat(seat)).iter().for_each(|sight| brain.see(sight));
        }
        match_.commit(step);
    }
    match_
}

fn outcome(match_: &Match<Checkers>) -> Outcome {
    match_.turn().outcome().expect("it finished")
}

#[test]
fn it_beats_who_plays_anything() {
    for seed in 0..6 {
        let won = |seat| Outcome::Won(parlour_game::SeatSet::one(seat));
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

/// What the master answers White on the second move of a match, and why.
fn answer(position: &str, asks: Action) -> (Action, String) {
    let setup = setup(position);
    let mut match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
    let mut master = Master::new(BLACK, &setup, Seed::from_number(1), Level::MASTER);
    for _ in 0..2 {
        let seat = match_.turn().seat().expect("it goes on");
        match_.act(seat, match_.actions(seat)[0].clone()).expect("a listed move");
    }
    match_.act(WHITE, asks).expect("may be asked");
    let (action, thought) =
        master.choose(&match_.view(Viewer::Seat(BLACK)), &match_.actions(BLACK), Budget::nodes(5_000));
    (action, thought.why)
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
    let mut master = Master::new(BLACK, &setup, Seed::from_number(1), Level::MASTER);
    let (action, thought) =
        master.choose(&match_.view(Viewer::Seat(BLACK)), &match_.actions(BLACK), Budget::nodes(5_000));
    let moves = setup.position().moves();
    let chosen = moves.iter().find(|move_| Action::from(**move_) == action).expect("a legal move");
    let text = format!("plies ahead: {}", write_move(setup.position(), chosen));
    assert!(thought.why.contains(&text), "{}", thought.why);
}

#[test]
fn its_first_moves_are_from_the_book_unless_a_ballot_was_drawn() {
    let first = |setup: Setup| {
        let match_ = Match::<Checkers>::new(setup, Seed::from_number(0));
        let seat = match_.turn().seat().expect("somebody moves");
        let mut master = Master::new(seat, &setup, Seed::from_number(1), Level::MASTER);
        let view = match_.view(Viewer::Seat(seat));
        master.choose(&view, &match_.actions(seat), Budget::nodes(1_000)).1.why
    };
    assert!(first(Setup::default()).contains("opening book"), "{}", first(Setup::default()));
    // Some of the ballots stand in the book.
    for ballot in Ballot::all() {
        let setup = Setup::default().with_ballot(BallotChoice::Numbered(ballot)).expect("the start position");
        assert!(!first(setup).contains("opening book"), "ballot {}", ballot.number());
    }
}
