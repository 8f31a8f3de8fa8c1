//! Why computers did what they did: kept as it was thought, told to nobody before the end, and to everybody after it; to
//! whoever practises, before.

use crate::house::{TestGuest, TestHouse, TestPage};
use serde_json::{Value, json};

async fn open(house: &TestHouse, guest: &TestGuest, wish: Value) -> String {
    let (status, table) = guest.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    table["id"].as_str().unwrap().to_owned()
}

async fn ask(house: &TestHouse, guest: &TestGuest, table: &str, from: u64) -> (u16, Value) {
    guest.get(house, &format!("/api/tables/{table}/thoughts?from={from}")).await
}

async fn refused(house: &TestHouse, guest: &TestGuest, table: &str) {
    let (status, problem) = ask(house, guest, table, 0).await;
    assert_eq!((status, &problem["reason"]["code"]), (403, &json!("not-over")), "{problem}");
}

async fn told(house: &TestHouse, guest: &TestGuest, table: &str) -> Vec<Value> {
    let (status, told) = ask(house, guest, table, 0).await;
    assert_eq!((status, &told["next"]), (200, &Value::Null), "{told}");
    told["thoughts"].as_array().unwrap().clone()
}

/// Waits until the seat is to act, or the game is over. Returns the frame.
async fn until_turn(page: &mut TestPage, seat: u64) -> Value {
    page.until(|m| m["type"] == "frame" && (m["turn"]["seat"] == seat || !m["turn"]["over"].is_null())).await
}

#[tokio::test]
async fn in_a_game_with_secrets_nobody_is_told_before_the_end_and_everybody_after_it() {
    let mut house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let seats = json!([{ "kind": "me" }, { "kind": "brain", "brain": "classic" }, { "kind": "brain", "brain": "random" }]);
    let setup = json!({ "suspects": ["scarlet", "mustard", "white"] });
    let options = json!({ "pace": "instant" });
    let wish = json!({ "game": "clue-less", "seats": seats, "setup": setup, "options": options });
    let table = open(&house, &ann, wish).await;
    let mut page = ann.page(&house, &table, None).await;
    // She accuses somebody she holds the card of, which is wrong; the computers play on.
    let frame = until_turn(&mut page, 0).await;
    let hand = frame["view"]["hand"].as_array().unwrap();
    let held = |cards: [&'static str; 6]| cards.into_iter().find(|card| hand.contains(&json!(card)));
    let suspects = ["scarlet", "mustard", "white", "green", "peacock", "plum"];
    let weapons = ["candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"];
    let (suspect, weapon) = (held(suspects).unwrap_or("plum"), held(weapons).unwrap_or("rope"));
    assert!(held(suspects).or(held(weapons)).is_some(), "six of eighteen cards are not all rooms here");
    let accuse = json!({ "do": "accuse", "suspect": suspect, "weapon": weapon, "room": "study" });
    page.order(json!({ "type": "act", "seat": 0, "seq": frame["seq"], "action": accuse })).await;
    refused(&house, &ann, &table).await;
    refused(&house, &eve, &table).await;
    let mut acted = Vec::new();
    loop {
        let frame = page.hear("frame").await;
        let first = frame["since"].as_u64().unwrap();
        for (event, sight) in (first..).zip(frame["sights"].as_array().unwrap()) {
            if sight["saw"] != "dealt" && sight["seat"].as_u64().is_some_and(|seat| seat > 0) {
                acted.push((event, sight["seat"].as_u64().unwrap()));
            }
        }
        if !frame["turn"]["over"].is_null() {
            break;
        }
        if frame["turn"]["seat"] == 0 {
            let show = frame["actions"][0].clone();
            page.order(json!({ "type": "act", "seat": 0, "seq": frame["seq"], "action": show })).await;
        }
    }
    let thoughts = told(&house, &eve, &table).await;
    let of = |thought: &Value| (thought["event"].as_u64().unwrap(), thought["seat"].as_u64().unwrap());
    assert!(acted.len() > 3, "the computers have played");
    assert_eq!(thoughts.iter().map(of).collect::<Vec<_>>(), acted, "each of their actions has its reason");
    for thought in &thoughts {
        let brain = ["classic", "random"][thought["seat"].as_u64().unwrap() as usize - 1];
        assert_eq!((&thought["brain"], &thought["said"]["space"]), (&json!(brain), &json!("clue")));
        assert!(thought["text"].as_str().unwrap().ends_with('.'), "{thought}");
    }
    // It is kept: nothing is thought again.
    house.reopen().await;
    assert_eq!(told(&house, &eve, &table).await, thoughts);
    let from = thoughts[1]["event"].as_u64().unwrap();
    assert_eq!(ask(&house, &ann, &table, from).await.1["thoughts"], json!(thoughts[1..]));
}

#[tokio::test]
async fn whoever_practises_is_told_at_once_and_nobody_who_looks_on() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let mut tables = Vec::new();
    for practice in [true, false] {
        let seats = json!([{ "kind": "brain", "brain": "classic" }, { "kind": "me" }, { "kind": "brain", "brain": "classic" }]);
        let setup = json!({ "detectives": 2, "practice": practice });
        let options = json!({ "pace": "instant" });
        let wish = json!({ "game": "scotland-yard", "setup": setup, "options": options, "seats": seats });
        let table = open(&house, &ann, wish).await;
        until_turn(&mut ann.page(&house, &table, None).await, 1).await;
        tables.push(table);
    }
    let [thought] = &told(&house, &ann, &tables[0]).await[..] else { panic!("Mister X has moved once") };
    assert_eq!((&thought["seat"], &thought["said"]["code"]), (&json!(0), &json!("thinks-reached")));
    refused(&house, &eve, &tables[0]).await;
    refused(&house, &ann, &tables[1]).await;
}

#[tokio::test]
async fn where_nothing_is_hidden_whoever_plays_alone_is_told_unless_help_is_off() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let mut tables = Vec::new();
    for help in [true, false] {
        let seats = json!([{ "kind": "brain", "brain": "medium" }, { "kind": "me" }]);
        let options = json!({ "pace": "instant", "help": help });
        let table =
            open(&house, &ann, json!({ "game": "checkers", "options": options, "seats": seats })).await;
        until_turn(&mut ann.page(&house, &table, None).await, 1).await;
        tables.push(table);
    }
    let [thought] = &told(&house, &ann, &tables[0]).await[..] else { panic!("Black has moved once") };
    assert_eq!((&thought["event"], &thought["said"]["code"]), (&json!(0), &json!("thinks-average")));
    refused(&house, &eve, &tables[0]).await;
    refused(&house, &ann, &tables[1]).await;
}

#[tokio::test]
async fn whether_somebody_is_told_is_seen_without_the_log() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let seats = json!([{ "kind": "brain", "brain": "medium" }, { "kind": "me" }]);
    let options = json!({ "pace": "instant" });
    let table = open(&house, &ann, json!({ "game": "checkers", "options": options, "seats": seats })).await;
    until_turn(&mut ann.page(&house, &table, None).await, 1).await;
    // A log that lacks an event cannot be loaded.
    let store = rusqlite::Connection::open(house.data().join("parlour.sqlite")).unwrap();
    store.execute("DELETE FROM events WHERE seq = 0", []).unwrap();
    refused(&house, &eve, &table).await;
}

#[tokio::test]
async fn what_is_asked_of_no_table_or_for_no_number_is_refused() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    assert_eq!(ask(&house, &ann, "nowhere", 0).await.1["reason"]["code"], "no-such-table");
    for query in ["from=-1", "from=x", "form=1"] {
        let (status, _) = ann.get(&house, &format!("/api/tables/nowhere/thoughts?{query}")).await;
        assert_eq!(status, 400, "{query}");
    }
}
