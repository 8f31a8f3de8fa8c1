//! Before the game: sitting down, making ready, and what only the host may do.

use crate::house::{TestHouse, TestPage};
use serde_json::{Value, json};

/// Ann's table with herself and an open seat, and Ben at the door with the code.
async fn at_the_door(house: &TestHouse) -> (TestPage, TestPage, String, String) {
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let (table, code) = ann.host(house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    (ann.page(house, &table, None).await, ben.page(house, &table, Some(&code)).await, table, code)
}

fn sit(seat: u8, name: &str) -> Value {
    json!({ "type": "sit", "seat": seat, "name": name })
}

#[tokio::test]
async fn a_seat_is_taken_once_by_somebody_with_the_code_and_a_name() {
    let house = TestHouse::open().await;
    let (_ann, mut ben, table, code) = at_the_door(&house).await;
    let mut watcher = house.guest("Cid").await.page(&house, &table, None).await;
    assert_eq!(watcher.refused(sit(1, "Cid")).await.0, "only-watching");
    let mut guesser = house.guest("Eve").await.page(&house, &table, Some("ZZZZZ")).await;
    assert_eq!(guesser.refused(sit(1, "Eve")).await.0, "only-watching");

    assert_eq!(ben.refused(sit(1, "  ")).await.0, "empty-line");
    assert_eq!(ben.refused(sit(1, "Ann")).await.0, "name-taken");
    assert_eq!(ben.refused(sit(0, "Ben")).await.0, "seat-taken");
    assert_eq!(ben.refused(sit(7, "Ben")).await.0, "no-such-seat");
    assert_eq!(ben.refused(sit(255, "Ben")).await.0, "no-sense");
    ben.order(sit(1, "Ben")).await;
    let mut late = house.guest("Dan").await.page(&house, &table, Some(&code)).await;
    assert_eq!(late.refused(sit(1, "Dan")).await.0, "seat-taken");
}

#[tokio::test]
async fn the_name_one_sits_down_with_is_ones_name() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("").await);
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    let mut page = ben.page(&house, &table, Some(&code)).await;
    page.order(sit(1, " Ben ")).await;
    assert_eq!(ben.get(&house, "/api/me").await.1["name"], "Ben");
}

#[tokio::test]
async fn nobody_is_dealt_in_who_is_not_here() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, table, code) = at_the_door(&house).await;
    ben.order(sit(1, "Ben")).await;
    ben.order(json!({ "type": "ready", "ready": true })).await;
    ann.order(json!({ "type": "ready", "ready": true })).await;
    ann.until(|m| m["type"] == "table" && m["phase"]["at"] == "starting").await;
    ben.vanish();
    ann.until(|m| m["type"] == "table" && m["phase"]["at"] == "waiting").await;
    assert_eq!(
        ann.refused(json!({ "type": "start" })).await.1,
        json!({ "code": "player-away", "name": "Ben" })
    );
    // It is another Ben who comes: the seat's own has the cookie.
    house.guest("Ben").await.page(&house, &table, Some(&code)).await;
    assert_eq!(
        ann.refused(json!({ "type": "start" })).await.1,
        json!({ "code": "player-away", "name": "Ben" })
    );
}

#[tokio::test]
async fn only_who_sits_can_be_ready_and_only_all_ready_can_start() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, ..) = at_the_door(&house).await;
    assert_eq!(ben.refused(json!({ "type": "ready", "ready": true })).await.0, "sit-first");
    assert_eq!(ann.refused(json!({ "type": "start" })).await.0, "open-seat");
    ben.order(sit(1, "Ben")).await;
    ann.order(json!({ "type": "ready", "ready": true })).await;
    assert_eq!(
        ann.refused(json!({ "type": "start" })).await.1,
        json!({ "code": "not-ready", "name": "Ben" })
    );
    ben.order(json!({ "type": "ready", "ready": true })).await;
    assert_eq!(ben.refused(json!({ "type": "start" })).await.0, "not-host");
    let early = json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "resign" } });
    assert_eq!(ann.refused(early).await.0, "not-started");
    ann.order(json!({ "type": "start" })).await;
    assert_eq!(ann.refused(json!({ "type": "start" })).await.0, "already-started");
    assert_eq!(ben.refused(json!({ "type": "ready", "ready": false })).await.0, "already-started");
}

#[tokio::test]
async fn the_host_fills_and_clears_seats_and_nobody_else_does() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, ..) = at_the_door(&house).await;
    let appoint = json!({ "type": "appoint", "seat": 1, "brain": "random" });
    let clear = json!({ "type": "clear", "seat": 1 });
    assert_eq!(ben.refused(appoint.clone()).await.0, "not-host");
    assert_eq!(ben.refused(clear.clone()).await.0, "not-host");
    let nobody = json!({ "type": "appoint", "seat": 1, "brain": "genius" });
    assert_eq!(ann.refused(nobody).await.1, json!({ "code": "no-such-computer", "brain": "genius" }));
    ann.order(appoint.clone()).await;
    assert_eq!(ben.refused(sit(1, "Ben")).await.0, "seat-taken");
    ann.order(clear.clone()).await;
    ben.order(sit(1, "Ben")).await;
    assert_eq!(ann.refused(appoint).await.0, "seat-occupied");
    ann.order(clear).await;
    let freed = ben.until(|m| m["type"] == "note" && m["body"]["kind"] == "seat-freed").await;
    assert_eq!(freed["body"]["name"], "Ben");
    ben.order(sit(1, "Ben")).await;
}

#[tokio::test]
async fn the_host_changes_the_setup_and_everybody_decides_anew() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, ..) = at_the_door(&house).await;
    ben.order(sit(1, "Ben")).await;
    ben.order(json!({ "type": "ready", "ready": true })).await;
    let change = |position: &str| {
        let setup = json!({ "position": position });
        json!({ "type": "change", "setup": setup, "options": { "decision_seconds": 60 } })
    };
    assert_eq!(ben.refused(change("W:W21:B1")).await.0, "not-host");
    assert_eq!(ann.refused(change("W:W21:B77")).await.0, "bad-setup");
    ann.order(change("W:W21:B1")).await;
    let table = ben.until(|m| m["type"] == "table" && m["options"]["decision_seconds"] == 60).await;
    assert_eq!(table["setup"]["position"], "W:W21:B1");
    assert_eq!(table["seats"][1]["ready"], false);
}

#[tokio::test]
async fn who_leaves_before_the_game_opens_the_seat_and_in_the_game_a_computer_plays_on() {
    let house = TestHouse::open().await;
    let (mut ann, mut ben, ..) = at_the_door(&house).await;
    ben.order(sit(1, "Ben")).await;
    assert_eq!(ben.refused(json!({ "type": "leave", "seat": 0 })).await.0, "not-your-seat");
    ben.order(json!({ "type": "leave", "seat": 1 })).await;
    ben.order(sit(1, "Ben")).await;
    ben.order(json!({ "type": "ready", "ready": true })).await;
    ann.order(json!({ "type": "ready", "ready": true })).await;
    ann.order(json!({ "type": "start" })).await;
    ben.order(json!({ "type": "leave", "seat": 1 })).await;
    let table = ann.until(|m| m["type"] == "table" && m["seats"][1]["brain"] == "medium").await;
    assert_eq!(table["seats"][1]["guest"], Value::Null);
    // He has become a spectator: the seat's eyes are no longer his.
    ben.until(|m| m["type"] == "frame" && m["seat"].is_null()).await;
}

#[tokio::test]
async fn a_table_for_practice_is_for_one_person_alone() {
    let house = TestHouse::open().await;
    let (ann, ben) = (house.guest("Ann").await, house.guest("Ben").await);
    let seats = json!([{"kind": "brain", "brain": "random"}, {"kind": "me"}, {"kind": "open"}]);
    let setup = json!({ "detectives": 2, "practice": true });
    let wish = json!({ "game": "scotland-yard", "setup": setup, "options": {}, "seats": seats });
    let (status, address) = ann.post(&house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{address}");
    let (table, code) = (address["id"].as_str().unwrap(), address["code"].as_str().unwrap());
    let mut host = ann.page(&house, table, None).await;
    let mut friend = ben.page(&house, table, Some(code)).await;
    let (_, reason) = friend.refused(sit(2, "Ben")).await;
    assert_eq!(reason, json!({ "code": "practice", "name": "Ann" }));

    // Another set-up is for all, and then there is no way back to practice while both sit here.
    let change = |practice: bool| {
        let setup = json!({ "detectives": 2, "practice": practice });
        json!({ "type": "change", "setup": setup, "options": {} })
    };
    host.order(change(false)).await;
    friend.order(sit(2, "Ben")).await;
    let (_, reason) = host.refused(change(true)).await;
    assert_eq!(reason, json!({ "code": "only-one-plays", "one": "Ann", "other": "Ben" }));
    friend.order(json!({ "type": "leave", "seat": 2 })).await;
    host.order(change(true)).await;
    // Whoever practises may take as many seats as they like.
    host.order(sit(2, "Ann")).await;
}

#[tokio::test]
async fn who_has_told_no_name_cannot_chat() {
    let house = TestHouse::open().await;
    let (_ann, _ben, table, code) = at_the_door(&house).await;
    let mut stranger = house.guest("").await.page(&house, &table, Some(&code)).await;
    assert_eq!(stranger.refused(json!({ "type": "chat", "text": "Hello" })).await.0, "needs-name-to-chat");
}

#[tokio::test]
async fn issue_14_names_at_one_table_look_different() {
    let house = TestHouse::open().await;
    let (ann, mallory) = (house.guest("Ann").await, house.guest("Mallory").await);
    let (table, code) = ann.host(&house, json!([{"kind": "me"}, {"kind": "open"}]), json!({})).await;
    let mut page = mallory.page(&house, &table, Some(&code)).await;
    for name in ["Ann", "ann", "A\u{200b}nn", "Ann\u{2060}", "Ann\u{e0061}", "\u{ff21}nn", "A n n"] {
        let sit = json!({ "type": "sit", "seat": 1, "name": name });
        assert_eq!(page.refused(sit).await.0, "name-taken", "{name:?}");
    }
    page.order(json!({ "type": "sit", "seat": 1, "name": "Anna" })).await;
}
