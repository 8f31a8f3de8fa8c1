//! The JSON that pages and stored tables rely on.

use crate::play::{BLACK, START, WHITE, after, play, refusal, view};
use checkers_rules::{Action, Checkers, Refusal, View};
use parlour_game::{Event, Game, Viewer};
use serde::Serialize;

fn json(value: &impl Serialize) -> String {
    serde_json::to_string(value).expect("JSON")
}

fn action(json: &str) -> Result<Action, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

#[test]
fn actions() {
    let game = after("B:W14,23:B9", "");
    assert_eq!(json(&game.actions(BLACK)[0]), r#"{"do":"move","path":[9,18,27]}"#);
    for (value, text) in [
        (Action::Resign, r#"{"do":"resign"}"#),
        (Action::Forfeit, r#"{"do":"forfeit"}"#),
        (Action::OfferDraw, r#"{"do":"offer-draw"}"#),
        (Action::AskTakeback, r#"{"do":"ask-takeback"}"#),
        (Action::Accept, r#"{"do":"accept"}"#),
        (Action::Decline, r#"{"do":"decline"}"#),
        (Action::Withdraw, r#"{"do":"withdraw"}"#),
    ] {
        assert_eq!(json(&value), text);
        assert_eq!(action(text), Ok(value));
    }
}

#[test]
fn actions_that_are_none() {
    let fault = action(r#"{"do":"move","path":[11,33]}"#).expect_err("off the board");
    assert!(fault.starts_with("There’s no square 33. The squares are numbered 1 to 32."), "{fault}");
    for text in [r#"{"do":"castle"}"#, r#"{"do":"move"}"#, r#"{"do":"move","path":[11,15],"fast":1}"#, "7"] {
        assert!(action(text).is_err(), "{text}");
    }
}

#[test]
fn events() {
    let event = Event::<Checkers>::Acted { seat: WHITE, action: Action::Resign };
    assert_eq!(json(&event), r#"{"acted":{"seat":1,"action":{"do":"resign"}}}"#);
}

#[test]
fn views() {
    assert_eq!(
        json(&view(START, "")),
        concat!(
            r#"{"board":"bbbbbbbbbbbb........wwwwwwwwwwww","to_move":"black","offer":null,"ply":0,"last":null,"#,
            r#""repetitions":1,"quiet_plies":0,"ended":null,"winner":null}"#
        )
    );
    assert_eq!(
        json(&view("W:WK10,K31:BK1,4", "31-26 1-5 black:offer-draw")),
        concat!(
            r#"{"board":"...bB....W...............W......","to_move":"white","offer":{"kind":"draw","by":0},"#,
            r#""ply":2,"last":[1,5],"repetitions":1,"quiet_plies":2,"ended":null,"winner":null}"#
        )
    );
    for (fen, script, ended) in [
        ("B:W18:B14", "14x23", "no-pieces"),
        ("B:W21:B10,17", "10-14", "no-move"),
        (START, "resign", "resigned"),
        (START, "offer-draw accept", "agreed"),
        ("B:WK32:BK1", "1-5 32-28 5-1 28-32 1-5 32-28 5-1 28-32", "repetition"),
    ] {
        assert_eq!(json(&view(fen, script).ended), format!("{ended:?}"));
    }
    assert_eq!(json(&checkers_rules::Ended::FortyMoves), r#""forty-moves""#);
}

#[test]
fn views_of_no_board() {
    let good = json(&view(START, ""));
    for board in ["", "b", "bbbbbbbbbbbbb.......wwwwwwwwwwww", "bbbbbbbbbbbb.......xwwwwwwwwwwww"] {
        let bad = good.replace("bbbbbbbbbbbb........wwwwwwwwwwww", board);
        assert!(serde_json::from_str::<View>(&bad).is_err(), "{board}");
    }
    assert!(serde_json::from_str::<View>(&good).is_ok());
}

#[test]
fn sights() {
    let sight = |fen, script| json(play(fen, script).sights(Viewer::Spectator, 0).last().expect("an event"));
    assert_eq!(
        sight(START, "11-15"),
        r#"{"saw":"moved","seat":0,"path":[11,15],"captured":[],"crowned":false,"text":"11-15","ply":1}"#
    );
    assert_eq!(
        sight("B:W19,27,32:B15", "15x31"),
        r#"{"saw":"moved","seat":0,"path":[15,24,31],"captured":[19,27],"crowned":true,"text":"15x31","ply":1}"#
    );
    assert_eq!(sight(START, "white:resign"), r#"{"saw":"resigned","seat":1}"#);
    assert_eq!(sight(START, "offer-draw"), r#"{"saw":"offered","seat":0,"kind":"draw"}"#);
    assert_eq!(
        sight(START, "11-15 black:ask-takeback accept"),
        r#"{"saw":"accepted","seat":1,"kind":"takeback","ply":0}"#
    );
    assert_eq!(sight(START, "offer-draw decline"), r#"{"saw":"declined","seat":1,"kind":"draw"}"#);
    assert_eq!(sight(START, "offer-draw black:withdraw"), r#"{"saw":"withdrew","seat":0,"kind":"draw"}"#);
}

#[test]
fn refusals() {
    let capture = refusal("W:W21,27,28:B24", "21-17");
    assert_eq!(json(&capture), r#"{"code":"capture-compulsory","pieces":[27,28]}"#);
    assert_eq!(json(&Refusal::GameOver), r#"{"code":"game-over"}"#);
    assert_eq!(json(&refusal(START, "white:22-18")), r#"{"code":"not-your-turn","to_move":"black"}"#);
}
