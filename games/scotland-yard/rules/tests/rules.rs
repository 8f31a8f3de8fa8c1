//! The rules, clause by clause, as `docs/rules/scotland-yard.md` has them.

use crate::play;
use crate::play::{london, village};
use parlour_game::{Game, Outcome, Seat, SeatSet, Turn, Viewer};
use scotland_yard_rules::{Action, Fares, How, Sight, Station};

const TWO: &str = "preset=classic,detectives=2";

// Tickets

#[test]
fn everyone_begins_with_the_tickets_of_the_preset() {
    let begin = |text| {
        let table = london(text, &[35, 26, 29, 34, 50, 53]).table();
        (table.detectives[0].tickets, play::json(&table.mister_x.tickets))
    };
    let detective = Fares::new(10, 8, 4);
    let x = r#"{"taxi":4,"bus":3,"underground":3,"black":5,"double":0}"#;
    assert_eq!(begin("preset=seed"), (detective, x.into()));
    let x = r#"{"taxi":null,"bus":null,"underground":null,"black":5,"double":2}"#;
    assert_eq!(begin("preset=modern"), (detective, x.into()));
    let play = london("preset=classic,detectives=3", &[132, 26, 29, 34]);
    let x = r#"{"taxi":4,"bus":3,"underground":3,"black":3,"double":2}"#;
    assert_eq!(play::json(&play.table().mister_x.tickets), x);
}

#[test]
fn a_move_costs_a_ticket_and_mister_x_gets_the_detectives() {
    let play = london(TWO, &[132, 34, 50]).then("taxi 114; bus 46; taxi 37");
    let table = play.table();
    assert_eq!(table.detectives[0].tickets, Fares::new(10, 7, 4));
    assert_eq!(table.detectives[1].tickets, Fares::new(9, 8, 4));
    let x = r#"{"taxi":4,"bus":4,"underground":3,"black":2,"double":2}"#;
    assert_eq!(play::json(&table.mister_x.tickets), x, "one taxi paid, one taxi and one bus gained");
}

#[test]
fn who_has_as_many_as_he_likes_gains_none() {
    let play = london("preset=modern,detectives=2", &[132, 34, 50]).then("taxi 114; bus 46; taxi 37");
    let x = r#"{"taxi":null,"bus":null,"underground":null,"black":5,"double":2}"#;
    assert_eq!(play::json(&play.table().mister_x.tickets), x);
}

#[test]
fn without_a_ticket_there_is_no_way() {
    let play = london("preset=classic,detectives=2,detective=1/0/1,mister_x=0/3/3,black=0", &[29, 34, 50]);
    assert_eq!(play.refusal(0, "taxi 41"), "You have no taxi tickets left.");
    assert_eq!(play.refusal(0, "black 41"), "You have no black tickets left.");
    let play = london("preset=classic,detectives=2,detective=1/0/1", &[91, 34, 50]).then("taxi 90");
    assert_eq!(play.may(1), "taxi 10, taxi 22, taxi 47, taxi 48");
    assert_eq!(play.refusal(1, "bus 46"), "You have no bus tickets left.");
    assert_eq!(play.refusal(1, "black 46"), "You have no black tickets left.");
}

// Moving

#[test]
fn a_move_goes_to_the_next_station_by_what_runs_there() {
    let play = london(TWO, &[91, 34, 50]);
    assert_eq!(play.refusal(0, "taxi 91"), "You’re already at 91.");
    assert_eq!(play.refusal(0, "taxi 34"), "91 and 34 aren’t connected.");
    assert_eq!(play.refusal(0, "bus 90"), "There’s no bus from 91 to 90.");
    let play = play.then("taxi 90");
    assert_eq!(play.may(1), "taxi 10, taxi 22, taxi 47, taxi 48, bus 22, bus 46, bus 63");
}

#[test]
fn a_black_ticket_pays_for_anything_and_alone_for_the_ferry() {
    let play = london("preset=seed,detectives=2", &[157, 34, 50]);
    assert!(play.may(0).contains("black 115") && play.may(0).contains("black 194"));
    assert!(play.may(0).contains("black 156") && !play.may(0).contains("taxi 194"));
    assert_eq!(play.refusal(0, "taxi 194"), "There’s no taxi from 157 to 194.");
    let play = play.then("black 194");
    assert_eq!(play.table().mister_x.tickets.black, 1);
    let Sight::Moved { by, to, .. } = play.saw(Viewer::Spectator) else { panic!("a move") };
    assert_eq!((by, to), (scotland_yard_rules::Ticket::Black, None));
}

#[test]
fn two_never_stand_on_one_station() {
    // "He may never move onto a detective"; two detectives never share a station.
    let play = london("preset=seed,detectives=2", &[1, 8, 9]);
    assert_eq!(play.refusal(0, "taxi 8"), "There’s a detective at 8.");
    let play = london("preset=seed,detectives=2", &[1, 18, 8]).then("bus 46");
    assert_eq!(play.refusal(1, "taxi 8"), "There’s a detective at 8.");
}

#[test]
fn one_may_go_back_and_forth() {
    let play =
        london("preset=seed,detectives=2", &[1, 34, 50]).then("taxi 8; taxi 10; taxi 37; taxi 1; taxi 34");
    assert_eq!(play.table().detectives[0].station, Station::new(34));
}

// Turns

#[test]
fn detectives_move_in_their_order() {
    let play = london(TWO, &[91, 34, 50]);
    assert_eq!(play.refusal(1, "taxi 10"), "It’s Mister X’s turn.");
    let play = play.then("taxi 90");
    assert_eq!(play.refusal(2, "taxi 37"), "It’s detective 1’s turn.");
    assert_eq!(play.refusal(0, "taxi 91"), "It’s detective 1’s turn.");
    let play = play.then("taxi 10");
    assert_eq!(play.refusal(1, "taxi 34"), "You’ve already moved this round.");
    assert_eq!(play.to_act(), 2);
}

#[test]
fn by_option_they_move_in_any_order() {
    let play = london("preset=classic,detectives=3,order=free", &[91, 34, 50, 13]).then("taxi 90");
    assert_eq!(play.to_act(), 1);
    assert!(!play.may(1).is_empty() && !play.may(2).is_empty() && !play.may(3).is_empty());
    let play = play.then("3:taxi 14");
    assert_eq!((play.to_act(), play.may(3).as_str()), (1, ""));
    assert_eq!(play.refusal(3, "taxi 13"), "You’ve already moved this round.");
    let play = play.then("1:taxi 10");
    assert_eq!(play.to_act(), 2);
    let play = play.then("2:taxi 37");
    assert_eq!((play.to_act(), play.table().round), (0, 2));
}

#[test]
fn a_detective_who_cannot_move_is_passed_over() {
    // Detective 1 has used up what serves his station.
    let setup = "preset=seed,position=turn=0 count=3 detectives=34:0/0/4;50:1/0/0;91:1/0/0 x=67:2/2/2/1/0 shown=- log=-";
    let play = london(setup, &[67, 34, 50, 91]).then("taxi 51");
    let Sight::Moved { skipped, .. } = play.saw(Viewer::Spectator) else { panic!("a move") };
    assert_eq!((skipped, play.to_act()), (vec![Seat::new(1)], 2));
    assert!(play.table().detectives[0].moved);
    let play = play.then("taxi 37; taxi 90; taxi 67");
    let Sight::Moved { skipped, ended, .. } = play.saw(Viewer::Spectator) else { panic!("a move") };
    assert_eq!(skipped, [1, 2, 3].map(Seat::new));
    assert_eq!(ended.map(|ended| play::json(&ended.how)), Some("\"detectives-stuck\"".into()));
}

#[test]
fn in_any_order_who_is_hemmed_in_waits_until_somebody_makes_room() {
    // In the village, on 1: taxis to 2 and 4 only.
    let setup = "order=free,windows=9,shown=9,position=turn=0 count=3 detectives=1:1/0/0;2:1/0/0;4:1/0/0 x=6:2/2/2/1/0 shown=- log=-";
    let play = village(setup, &[6, 1, 2, 4]).then("taxi 3");
    assert_eq!((play.may(1).as_str(), play.to_act()), ("", 2));
    let play = play.then("3:taxi 5");
    assert_eq!((play.may(1).as_str(), play.to_act()), ("taxi 4", 1));
}

// The log

#[test]
fn mister_x_is_seen_after_the_windows_of_the_list_and_otherwise_not() {
    let play = london("preset=seed,detectives=2,shown=2", &[1, 34, 50]).then("taxi 8");
    assert_eq!(play.table().log[0].station, None);
    assert_eq!((play.table().mister_x.station, play.table().mister_x.last_seen), (None, None));
    assert_eq!(play.view(0).mister_x.station, Some(Station::new(8)));
    let play = play.then("taxi 10; taxi 37; taxi 18");
    let seen = play.table();
    assert_eq!(
        (seen.mister_x.station, seen.log[1].station),
        (Some(Station::new(18)), Some(Station::new(18)))
    );
    assert_eq!(play::json(&seen.mister_x.last_seen), r#"{"window":2,"station":18}"#);
    let Sight::Moved { from, to, shown, window, .. } = play.saw(Viewer::Spectator) else { panic!("a move") };
    assert_eq!((from, to, shown, window), (None, Some(Station::new(18)), true, Some(2)));
    let play = play.then("taxi 34; taxi 50; taxi 31");
    let seen = play.table();
    assert_eq!((seen.mister_x.station, seen.log[2].station), (None, None));
    assert_eq!(play::json(&seen.mister_x.last_seen), r#"{"window":2,"station":18}"#);
    let Sight::Moved { from, to, .. } = play.saw(Viewer::Spectator) else { panic!("a move") };
    assert_eq!((from, to), (Some(Station::new(18)), None), "where he came from all have seen");
}

// Double moves

#[test]
fn a_double_move_is_two_moves_and_fills_two_windows() {
    let play = london(TWO, &[91, 34, 50]).then("double taxi 90");
    assert_eq!((play.to_act(), play.table().second_half, play.table().round), (0, true, 1));
    assert_eq!(play.refusal(0, "double taxi 91"), "This is already the second half of your double move.");
    assert_eq!(play.refusal(1, "taxi 10"), "It’s Mister X’s turn.");
    let play = play.then("black 105");
    let table = play.table();
    assert_eq!((table.log.len(), table.second_half, play.to_act()), (2, false, 1));
    let x = r#"{"taxi":3,"bus":3,"underground":3,"black":1,"double":1}"#;
    assert_eq!(play::json(&table.mister_x.tickets), x);
    assert!(table.log[0].double && !table.log[1].double);
}

#[test]
fn a_showing_inside_a_double_move_shows_him_there_and_he_moves_on() {
    let play = london("preset=classic,detectives=2,shown=1", &[91, 34, 50]).then("double taxi 90");
    assert_eq!(play.table().mister_x.station, Some(Station::new(90)));
    let play = play.then("taxi 105");
    assert_eq!(play.table().mister_x.station, None);
    assert_eq!(play.table().log[0].station, Some(Station::new(90)));
}

#[test]
fn a_double_move_needs_a_ticket_two_windows_and_a_way_on() {
    let play = london("preset=seed,detectives=2", &[91, 34, 50]);
    assert_eq!(play.refusal(0, "double taxi 90"), "You have no double-move tickets left.");
    let play = london("preset=classic,detectives=2,windows=1,shown=-", &[91, 34, 50]);
    let text = "Only one move is left, so you can’t make a double move.";
    assert_eq!(play.refusal(0, "double taxi 90"), text);
    let play = london("preset=classic,detectives=2,mister_x=1/0/0,black=0", &[91, 34, 50]);
    let text = "You couldn’t move on from 90, so a double move can’t start there.";
    assert_eq!(play.refusal(0, "double taxi 90"), text);
    assert!(!play.may(0).contains("double"));
    let play = london(TWO, &[91, 34, 50]).then("taxi 90");
    assert_eq!(play.refusal(1, "double taxi 10"), "Only Mister X can make double moves.");
}

// The end

#[test]
fn detectives_win_by_standing_on_his_station() {
    let play = london("preset=seed,detectives=2", &[1, 34, 19]).then("taxi 8; taxi 10; taxi 8");
    assert_eq!(play.ended(), r#"caught by seat 2 on 8: {"won":[1,2]}"#);
    let saw = play::json(&play.saw(Viewer::Spectator));
    let ended = r#""ended":{"how":"caught","seat":2,"station":8,"path":[1,8]}}"#;
    assert!(saw.ends_with(ended), "{saw}");
}

#[test]
fn who_stands_there_before_him_catches_nobody_later() {
    // He moves on to where a detective stood until now: the round is over, nobody is caught.
    let play = london("preset=seed,detectives=2", &[1, 9, 50])
        .then("taxi 8; taxi 19; taxi 37; taxi 1; taxi 32; taxi 50");
    assert_eq!(play.then("taxi 9").table().ended, None);
}

#[test]
fn mister_x_without_a_move_is_caught() {
    let setup = "preset=seed,windows=9,shown=9,position=turn=2 count=2 detectives=2:1/1/1*;5:1/1/1 x=1:1/0/0/0/0 shown=- log=-";
    // On 1 only taxis could help, to 2 and 4.
    let play = village(setup, &[1, 2, 5]).then("taxi 4");
    assert_eq!(play.ended(), r#"stuck on 1: {"won":[1,2]}"#);
}

#[test]
fn mister_x_wins_with_the_last_window() {
    let play = london("preset=seed,detectives=2,windows=2,shown=-", &[1, 34, 50])
        .then("taxi 8; taxi 10; taxi 37; taxi 18");
    assert_eq!(play.ended(), r#"log-filled on 18: {"won":[0]}"#);
    assert_eq!(play.may(1), "");
}

#[test]
fn by_option_the_detectives_move_once_more_after_it() {
    let setup = "preset=seed,detectives=2,windows=1,shown=-,last_round=true";
    let play = london(setup, &[1, 34, 19]).then("taxi 8; taxi 10");
    assert_eq!(play.to_act(), 2);
    assert_eq!(
        london(setup, &[1, 34, 19]).then("taxi 8; taxi 10; taxi 8").ended(),
        r#"caught by seat 2 on 8: {"won":[1,2]}"#
    );
    assert_eq!(play.then("taxi 32").ended(), r#"log-filled on 8: {"won":[0]}"#);
}

#[test]
fn mister_x_wins_when_no_detective_can_move() {
    let ended = |more: &str| {
        let play = london(&format!("preset=seed,detectives=2,detective=1/0/0{more}"), &[1, 34, 50]);
        play.then("taxi 8; taxi 10; taxi 37; taxi 18").ended()
    };
    assert_eq!(ended(""), r#"detectives-stuck on 18: {"won":[0]}"#);
    // With the last window it is the log that ends the game, unless the detectives would have moved once more.
    assert_eq!(ended(",windows=2,shown=-"), r#"log-filled on 18: {"won":[0]}"#);
    assert_eq!(ended(",windows=2,shown=-,last_round=true"), r#"detectives-stuck on 18: {"won":[0]}"#);
}

#[test]
fn when_it_is_over_his_way_is_drawn_for_all() {
    let play = london("preset=seed,detectives=2,windows=2,shown=-", &[1, 34, 50])
        .then("taxi 8; taxi 10; taxi 37; taxi 18");
    let table = play.table();
    assert_eq!((table.start, table.log[0].station), (Some(Station::new(1)), Some(Station::new(8))));
    assert_eq!(play::json(&table.ended.expect("over").path), "[1,8,18]");
    assert_eq!(play.refusal(0, "taxi 8"), "The game is over.");
}

// Practice

#[test]
fn in_practice_a_detective_may_look() {
    let play = london("preset=seed,detectives=2,practice=true,shown=2", &[1, 34, 50]);
    assert_eq!(play.refusal(1, "peek"), "Mister X is about to move. Peek after that.");
    let play = play.then("taxi 8");
    assert!(play.may(1).ends_with(", peek") && play.may(2) == "peek");
    let play = play.then("2:peek");
    assert_eq!(
        (play.view(2).peeked, play.view(1).peeked, play.table().peeked),
        (Some(Station::new(8)), None, None)
    );
    let saw = |seat| play::json(&play.saw(Viewer::Seat(Seat::new(seat))));
    assert_eq!(saw(2), r#"{"saw":"peeked","seat":2,"station":8}"#);
    assert_eq!(saw(1), r#"{"saw":"peeked","seat":2,"station":null}"#);
    assert_eq!(play.refusal(2, "peek"), "You already know where Mister X is.");
    assert_eq!(play.refusal(0, "peek"), "Only detectives can peek at Mister X, and only in practice.");
    let play = play.then("taxi 10; taxi 37; taxi 18");
    assert_eq!(
        (play.view(2).peeked, play.refusal(1, "peek").as_str()),
        (None, "You already know where Mister X is.")
    );
}

#[test]
fn elsewhere_nobody_looks() {
    let play = london("preset=seed,detectives=2", &[1, 34, 50]).then("taxi 8");
    assert_eq!(play.refusal(1, "peek"), "Only detectives can peek at Mister X, and only in practice.");
}

// Running out of time

#[test]
fn for_whoever_is_late_the_first_move_is_played() {
    let play = london(TWO, &[132, 34, 50]);
    assert_eq!(play.game.timeout_action(Seat::new(0)).as_ref(), play.game.actions(Seat::new(0)).first());
    assert_eq!(play.game.timeout_action(Seat::new(1)), None, "it is not his turn");
    assert_eq!(play.refusal(0, "forfeit"), "Running out of time doesn’t lose this game.");
}

#[test]
fn whoever_is_late_loses_with_their_side_where_so_chosen() {
    let strict = "preset=modern,detectives=2,on_timeout=lose";
    let play = london(strict, &[132, 34, 50]);
    assert_eq!(play.game.timeout_action(Seat::new(0)), Some(Action::Forfeit));
    assert_eq!(play.refusal(1, "forfeit"), "It’s Mister X’s turn.");
    let lost = play.then("forfeit");
    let detectives = [1, 2].map(Seat::new).into_iter().collect();
    assert_eq!(lost.game.turn(), Turn::Over(Outcome::Won(detectives)));
    // Either may move, but time runs for the first.
    let play = london(strict, &[132, 34, 50]).then("taxi 114");
    assert_eq!(play.game.timeout_action(Seat::new(1)), Some(Action::Forfeit));
    assert_eq!(play.game.timeout_action(Seat::new(2)), None);
    let lost = play.then("1:forfeit");
    assert_eq!(lost.game.turn(), Turn::Over(Outcome::Won(SeatSet::from(Seat::new(0)))));
    let ended = lost.table().ended.expect("over");
    assert_eq!(
        (ended.how, ended.seat, ended.station),
        (How::OutOfTime, Some(Seat::new(1)), Station::new(114))
    );
}
