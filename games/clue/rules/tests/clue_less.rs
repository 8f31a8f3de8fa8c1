//! The requirements G.2 to G.17 of Clue-less, one by one. What it shares with Clue is in `casework.rs`.

use crate::play::{Play, clue_less, place, text};
use clue_rules::{ClueLess, Refusal, Room};
use parlour_game::{Game, Notation};

/// All other cards in their order: Scarlet holds suspects, Mustard weapons, Green and Plum rooms.
const CARDS: &str = "envelope white wrench hall";

fn start() -> Play<ClueLess> {
    clue_less("scarlet,mustard,green,plum", CARDS)
}

fn in_hallways() -> Play<ClueLess> {
    start().then(
        "move hall/lounge; end-turn; move lounge/dining-room; end-turn; \
         move conservatory/ballroom; end-turn; move study/library; end-turn",
    )
}

#[test]
fn g2_three_to_six_play() {
    assert!(ClueLess::read_setup("scarlet,plum").is_err());
    assert_eq!(clue_less("mustard,green,plum", CARDS).table().sizes, [6, 6, 6]);
    let six = clue_less("scarlet,mustard,white,green,peacock,plum", CARDS);
    assert_eq!(six.table().sizes, [3; 6]);
}

#[test]
fn g3_play_starts_with_miss_scarlet_or_whoever_comes_next() {
    assert_eq!(start().to_act(), "scarlet");
    assert_eq!(clue_less("mustard,green,plum", CARDS).to_act(), "mustard");
}

#[test]
fn g4_play_goes_clockwise() {
    let mut play = start();
    for next in ["mustard", "green", "plum"] {
        let first_move = play.may().split(';').next().expect("a move").to_owned();
        play = play.then(&first_move).then("end-turn");
        assert_eq!(play.to_act(), next);
    }
}

#[test]
fn g5_who_is_not_played_stays_at_home_until_a_suggestion_moves_it() {
    assert_eq!(text(&in_hallways().table().pieces).split(' ').nth(2), Some("home"));
    let called = in_hallways().then("move lounge; suggest white rope");
    assert_eq!(called.piece("white"), place("lounge"));
    assert!(called.saw("plum").contains(r#""moved_from":"home""#), "{}", called.saw("plum"));
}

/// Everyone is in a room and has suggested there.
fn in_rooms() -> Play<ClueLess> {
    in_hallways().then(
        "move lounge; suggest scarlet rope; show rope; end-turn; move lounge; suggest mustard rope; show lounge; \
         end-turn; move ballroom; suggest green rope; show ballroom; end-turn; move study; suggest plum rope; \
         show plum; end-turn",
    )
}

#[test]
fn g7_passages_join_opposite_corners() {
    let play = in_rooms();
    assert_eq!(play.to_act(), "scarlet");
    assert_eq!(play.may(), "move hall/lounge; move lounge/dining-room; move conservatory; accuse");
    let there = play.then("move conservatory");
    assert_eq!(
        there.saw("plum"),
        r#"{"saw":"moved","seat":0,"path":[{"room":"lounge"},{"room":"conservatory"}],"by_passage":true}"#
    );
    assert_eq!(there.may(), "suggest; accuse");
    assert_eq!(in_rooms().refusal("passage"), Refusal::PassageIsAMove);
}

#[test]
fn g13_a_hallway_holds_one_and_a_room_any_number() {
    let play = in_rooms().then("move lounge/dining-room; end-turn");
    assert_eq!(play.to_act(), "mustard");
    assert_eq!(play.may(), "move hall/lounge; move conservatory; accuse");
    let taken = play.refusal("move lounge/dining-room");
    assert_eq!(taken, Refusal::Occupied { to: place("lounge/dining-room") });
    assert_eq!(
        taken.to_string(),
        "Another piece is already in the hallway between the Lounge and the Dining Room."
    );
    assert_eq!(in_rooms().piece("mustard"), in_rooms().piece("scarlet"));
}

#[test]
fn g14_the_first_move_leads_to_the_hallway_next_to_home() {
    assert_eq!(start().may(), "move hall/lounge; accuse");
    assert_eq!(start().refusal("move lounge"), Refusal::OutOfReach { to: place("lounge") });
    assert_eq!(start().refusal("move home"), Refusal::OutOfReach { to: place("home") });
}

#[test]
fn g15_2_who_can_move_must() {
    assert_eq!(start().refusal("end-turn"), Refusal::MustMove);
    assert_eq!(in_rooms().refusal("end-turn").to_string(), "You can move, so you must.");
    // From a hallway into a room, from a room to a hallway or through a passage; and once only.
    assert_eq!(in_hallways().may(), "move hall; move lounge; accuse");
    let moved = in_rooms().then("move hall/lounge");
    assert_eq!(moved.may(), "end-turn; accuse");
    assert_eq!(moved.refusal("move hall"), Refusal::HasMoved);
    assert_eq!(start().refusal("roll"), Refusal::NoDice);
}

#[test]
fn g15_3_who_cannot_move_forfeits_the_turn_and_may_still_accuse() {
    // Mustard and Plum are out and stay in two hallways of the Hall; White, called in, leaves by the third.
    let shut = clue_less("scarlet,mustard,white,green,plum", "envelope peacock wrench library").then(
        "move hall/lounge; end-turn; move lounge/dining-room; end-turn; move ballroom/kitchen; end-turn; \
         move conservatory/ballroom; end-turn; move study/library; end-turn; \
         move hall; suggest scarlet candlestick; show candlestick; end-turn; \
         move lounge; suggest mustard candlestick; show lounge; end-turn; \
         move ballroom; suggest white candlestick; show ballroom; end-turn; \
         move ballroom; suggest green candlestick; show ballroom; end-turn; \
         move study; suggest plum candlestick; show candlestick; end-turn; \
         move hall/billiard-room; end-turn; move hall/lounge; accuse plum rope hall; \
         move billiard-room/ballroom; end-turn; move conservatory/ballroom; end-turn; \
         move study/hall; accuse plum rope hall; \
         move hall; suggest white candlestick; show candlestick; end-turn; move hall/billiard-room; end-turn; \
         move ballroom; suggest green candlestick; show ballroom; end-turn",
    );
    assert_eq!((shut.to_act(), shut.piece("scarlet")), ("scarlet", place("hall")));
    assert_eq!(shut.may(), "end-turn; accuse");
    assert_eq!(shut.refusal("move study/hall"), Refusal::Occupied { to: place("study/hall") });
    assert_eq!(shut.clone().then("end-turn").to_act(), "white");
    assert_eq!(shut.then("accuse peacock wrench library").to_act(), "nobody");
}

#[test]
fn g15_4_on_entering_a_room_a_suggestion_is_compulsory() {
    let entered = in_hallways().then("move lounge");
    assert_eq!(entered.may(), "suggest; accuse");
    assert_eq!(entered.refusal("end-turn"), Refusal::MustSuggest { room: Room::Lounge });
    assert_eq!(entered.then("suggest plum rope; show rope").may(), "end-turn; accuse");
}

#[test]
fn g16a_a_suggestion_follows_on_entering_a_room_only() {
    assert_eq!(start().refusal("suggest plum rope"), Refusal::NotInARoom);
    assert_eq!(in_rooms().refusal("suggest plum rope"), Refusal::NotEntered { room: Room::Lounge });
    let suggested = in_hallways().then("move lounge; suggest plum rope; show rope");
    assert_eq!(suggested.refusal("suggest plum rope"), Refusal::HasSuggested);
}

#[test]
fn who_was_moved_by_a_suggestion_may_stay_and_suggest() {
    let called = in_hallways().then("move lounge; suggest mustard rope; show rope; end-turn");
    assert_eq!(called.to_act(), "mustard");
    assert_eq!(called.may(), "move hall/lounge; move lounge/dining-room; move conservatory; suggest; accuse");
    let suggested = called.then("suggest plum knife");
    assert_eq!(suggested.to_act(), "green");
    assert_eq!(suggested.then("show lounge").may(), "end-turn; accuse");
}

#[test]
fn g17a_an_accusation_can_be_made_any_time_in_ones_turn() {
    for play in [
        start(),
        in_hallways(),
        in_hallways().then("move lounge"),
        in_hallways().then("move lounge; suggest plum rope; show rope"),
        in_rooms().then("move hall/lounge"),
    ] {
        assert_eq!(play.then("accuse white wrench hall").to_act(), "nobody");
    }
}

#[test]
fn g17f_who_lost_stays_where_he_is_and_keeps_the_hallway() {
    let out = in_hallways().then("accuse plum rope hall");
    assert_eq!((out.to_act(), out.piece("scarlet")), ("mustard", place("hall/lounge")));
    let beside = out.then("move lounge; suggest mustard rope; show lounge; end-turn");
    assert_eq!(beside.table().out, [beside.seat("scarlet")]);
}

#[test]
fn time_runs_out() {
    let timeout = |play: &Play<ClueLess>| {
        let seat = play.game.turn().seat().expect("to act");
        let action = play.game.timeout_action(seat).expect("the game waits for this seat");
        play.game.write_action(seat, &action)
    };
    assert_eq!(timeout(&start()), "move hall/lounge", "moving is compulsory");
    assert_eq!(timeout(&start().then("move hall/lounge")), "end-turn");
    // A suggestion is compulsory: one that calls nobody in.
    assert_eq!(timeout(&in_hallways().then("move lounge")), "suggest scarlet candlestick");
    assert_eq!(timeout(&in_hallways().then("move lounge; suggest plum rope")), "show rope");
}
