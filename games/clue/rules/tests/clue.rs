//! The rulebook of Clue, clause by clause: turns on the classic board. What it shares with Clue-less is in
//! `casework.rs`, the corridors are in `routes.rs`.

use crate::play::{Play, clue, place, text};
use clue_rules::{Clue, Refusal, Room, TurnStage};
use parlour_game::{Game, Notation};

/// All other cards in their order: Scarlet holds suspects, Mustard weapons, Green and Plum rooms.
const CARDS: &str = "envelope white wrench hall";
/// With two dice everyone can be in a room after one turn.
const INTO_ROOMS: &str = "roll 4+4; move lounge; end-turn; roll 4+4; move dining-room; end-turn; \
                          roll 4+4; move ballroom; end-turn; roll 4+4; move study; end-turn";

fn start() -> Play<Clue> {
    clue("scarlet,mustard,green,plum dice=2", CARDS)
}

fn in_rooms() -> Play<Clue> {
    start().then(INTO_ROOMS)
}

#[test]
fn all_six_pieces_start_on_their_squares_also_those_nobody_plays() {
    assert_eq!(text(&start().table().pieces), "0,16 7,23 24,14 24,9 18,0 5,0");
}

#[test]
fn a_turn_begins_with_the_dice_or_its_end() {
    assert_eq!(start().may(), "roll; end-turn; accuse");
    assert_eq!(start().then("end-turn").to_act(), "mustard");
}

#[test]
fn after_the_roll_the_piece_moves_anywhere_within_it() {
    let rolled = start().then("roll 1+1");
    assert_eq!(rolled.may(), "move 1,16; move 2,16; move 1,15; end-turn; accuse");
    assert_eq!(rolled.table().dice, [1, 1]);
    assert_eq!(rolled.refusal("move 3,16"), Refusal::OutOfReach { to: place("3,16") });
    assert_eq!(rolled.refusal("roll"), Refusal::HasRolled);
    assert_eq!(rolled.refusal("move kitchen").to_string(), "You can’t get to the Kitchen now.");
}

#[test]
fn the_walk_and_the_end_of_a_turn_in_a_corridor_are_in_one_breath_with_the_roll() {
    let is_in_one_breath = |play: &Play<Clue>, who| play.as_match().is_in_one_breath(play.seat(who));
    let rolled = start().then("roll 1+1");
    let in_corridor = rolled.clone().then("move 1,16");
    let entered = start().then("roll 4+4; move lounge");
    assert!([&rolled, &in_corridor].iter().all(|play| is_in_one_breath(play, "scarlet")));
    for (play, who) in [
        (&start(), "scarlet"),
        (&rolled, "mustard"),
        (&entered, "scarlet"),
        (&entered.clone().then("suggest plum rope"), "scarlet"),
    ] {
        assert!(!is_in_one_breath(play, who), "{who}");
    }
}

#[test]
fn one_die_by_default() {
    let rolled = clue("scarlet,plum", CARDS).then("roll 2");
    assert_eq!(rolled.may(), "move 1,16; move 2,16; move 1,15; end-turn; accuse");
}

#[test]
fn by_option_a_move_along_corridors_uses_the_whole_roll() {
    let rolled = clue("scarlet,plum exact=true", CARDS).then("roll 2");
    assert_eq!(rolled.may(), "move 2,16; move 1,15; end-turn; accuse");
    let at_the_door = clue("scarlet,plum dice=2 exact=true", CARDS).then("roll 6+6");
    assert!(at_the_door.may().starts_with("move lounge; "), "a room may be entered with steps to spare");
}

#[test]
fn nobody_moves_before_rolling_or_twice() {
    assert_eq!(start().refusal("move 1,16"), Refusal::RollFirst);
    let moved = start().then("roll 2+1; move 2,16");
    assert_eq!(moved.may(), "end-turn; accuse");
    assert_eq!(moved.refusal("move 1,16"), Refusal::HasMoved);
    assert_eq!(moved.refusal("roll"), Refusal::HasMoved);
}

#[test]
fn a_turn_may_end_after_the_roll_without_a_move() {
    let ended = start().then("roll 2+1; end-turn");
    assert_eq!((ended.to_act(), ended.table().dice.len()), ("mustard", 0));
}

#[test]
fn everyone_sees_the_way_a_piece_took() {
    let moved = clue("scarlet,plum", CARDS).then("roll 3; move 2,15");
    assert_eq!(
        moved.saw("plum"),
        concat!(
            r#"{"saw":"moved","seat":0,"path":[{"square":[0,16]},{"square":[1,16]},{"square":[2,16]},"#,
            r#"{"square":[2,15]}],"by_passage":false}"#
        )
    );
}

#[test]
fn a_square_with_a_piece_on_it_is_taken() {
    // Scarlet and Mustard meet.
    let met = start().then("roll 6+6; move 7,20; end-turn; roll 6+6");
    assert_eq!(met.refusal("move 7,20"), Refusal::Occupied { to: place("7,20") });
    assert_eq!(
        met.refusal("move 7,20").to_string(),
        "Another piece is already on the square in row 8, column 21."
    );
}

#[test]
fn on_entering_a_room_one_may_suggest() {
    let entered = start().then("roll 4+4; move lounge");
    assert_eq!(entered.may(), "end-turn; suggest; accuse");
    assert_eq!(entered.table().step, TurnStage::Entered);
    assert_eq!(entered.refusal("move 6,17"), Refusal::HasMoved);
}

#[test]
fn one_suggestion_per_entry() {
    let suggested = in_rooms().then("end-turn; end-turn; end-turn; end-turn");
    assert_eq!(suggested.refusal("suggest plum rope"), Refusal::NotEntered { room: Room::Lounge });
    let before_moving = suggested.then("roll 1+1");
    assert_eq!(before_moving.refusal("suggest plum rope"), Refusal::NotEntered { room: Room::Lounge });
    assert_eq!(start().refusal("suggest plum rope"), Refusal::NotInARoom);
}

#[test]
fn the_room_just_left_is_closed() {
    let rolled = in_rooms().then("roll 6+6");
    assert_eq!(rolled.refusal("move lounge"), Refusal::JustLeft { room: Room::Lounge });
    assert_eq!(
        rolled.refusal("move lounge").to_string(),
        "You just left the Lounge and can’t re-enter it this turn."
    );
}

#[test]
fn a_secret_passage_is_taken_instead_of_rolling() {
    let play = in_rooms();
    assert_eq!(play.may(), "roll; passage; end-turn; accuse");
    let crossed = play.clone().then("passage");
    assert_eq!(crossed.piece("scarlet"), place("conservatory"));
    assert_eq!(crossed.may(), "end-turn; suggest; accuse");
    assert_eq!(
        crossed.saw("plum"),
        r#"{"saw":"moved","seat":0,"path":[{"room":"lounge"},{"room":"conservatory"}],"by_passage":true}"#
    );
    assert_eq!(crossed.refusal("passage"), Refusal::HasMoved);
    assert_eq!(play.clone().then("roll 1+1").refusal("passage"), Refusal::HasRolled);
    // The Dining Room has none, nor has a corridor.
    assert_eq!(play.then("end-turn").refusal("passage"), Refusal::NoPassage);
    assert_eq!(start().refusal("passage"), Refusal::NoPassage);
}

#[test]
fn with_all_doors_blocked_the_piece_waits() {
    // Plum sits in the Study; Scarlet walks before its only door.
    let shut = clue("scarlet,plum dice=2", "envelope white wrench hall")
        .then("roll 6+6; move 7,11; end-turn; roll 4+4; move study; end-turn; roll 4+6; move 4,6; end-turn");
    assert_eq!(shut.to_act(), "plum");
    // The passage is no door, and accusing is always possible.
    assert_eq!(shut.may(), "passage; end-turn; accuse");
    assert_eq!(shut.refusal("roll"), Refusal::Blocked);
}

#[test]
fn who_was_called_in_may_suggest_without_rolling() {
    let called = in_rooms().then("passage; suggest mustard rope; show rope; end-turn");
    assert_eq!(called.to_act(), "mustard");
    assert_eq!(called.table().called, [called.seat("mustard")]);
    assert_eq!(called.may(), "roll; passage; end-turn; suggest; accuse");
    // Suggesting takes the place of the move,
    let suggested = called.clone().then("suggest plum knife; show conservatory");
    assert_eq!(suggested.may(), "end-turn; accuse");
    assert_eq!(suggested.refusal("roll"), Refusal::HasMoved);
    assert_eq!(suggested.refusal("passage"), Refusal::HasMoved);
    assert_eq!(suggested.refusal("suggest plum knife"), Refusal::HasSuggested);
    // and the move that of suggesting.
    let moved = called.clone().then("roll 1+1");
    assert_eq!(moved.refusal("suggest plum knife"), Refusal::NotEntered { room: Room::Conservatory });
}

#[test]
fn the_right_of_being_called_in_lapses_with_the_turn() {
    let lapsed = in_rooms()
        .then("passage; suggest mustard rope; show rope; end-turn; end-turn; end-turn; end-turn; end-turn");
    assert_eq!((lapsed.to_act(), lapsed.table().called.len()), ("mustard", 0));
    assert_eq!(lapsed.refusal("suggest plum rope"), Refusal::NotEntered { room: Room::Conservatory });
}

#[test]
fn being_named_where_one_is_gives_no_right() {
    // Mustard is called into the Conservatory and wastes his turn; then he is named there again.
    let named = in_rooms().then(
        "passage; suggest mustard rope; show rope; end-turn; end-turn; end-turn; end-turn; \
         passage; end-turn; end-turn; end-turn; end-turn; passage; suggest mustard knife; show knife",
    );
    assert_eq!(named.piece("mustard"), place("conservatory"));
    assert_eq!(named.table().called, []);
}

#[test]
fn a_wrong_accuser_in_a_doorway_is_put_into_the_room() {
    let out = start().then("roll 6+1; move 6,17; accuse plum rope hall");
    assert_eq!(out.piece("scarlet"), place("lounge"));
    assert!(out.saw("plum").contains(r#""put_into":"lounge""#), "{}", out.saw("plum"));
    // Elsewhere the piece stays.
    let out = start().then("roll 6+1; move 6,16; accuse plum rope hall");
    assert_eq!(out.piece("scarlet"), place("6,16"));
    assert!(out.saw("plum").contains(r#""put_into":null"#));
}

#[test]
fn two_can_play_and_the_wrong_accusation_of_one_is_the_win_of_the_other() {
    let over = clue("green,plum", CARDS).then("accuse plum rope hall");
    assert_eq!(over.to_act(), "nobody");
    assert_eq!(over.table().winner, Some(over.seat("plum")));
}

#[test]
fn time_runs_out() {
    let timeout = |play: &Play<Clue>| {
        let seat = play.game.turn().seat().expect("to act");
        let action = play.game.timeout_action(seat).expect("the game waits for this seat");
        play.game.write_action(seat, &action)
    };
    assert_eq!(timeout(&start()), "end-turn");
    assert_eq!(timeout(&start().then("roll 3+3")), "end-turn");
    assert_eq!(timeout(&start().then("roll 4+4; move lounge")), "end-turn");
    let asked = clue("scarlet,plum dice=2", "envelope white wrench hall; plum rope plum lounge")
        .then("roll 4+4; move lounge; suggest plum rope");
    assert_eq!(timeout(&asked), "show plum", "the first of the cards that could be shown");
}
