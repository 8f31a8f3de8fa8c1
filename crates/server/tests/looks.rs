//! What a page is sent of a long match, and what it costs to ask for it.

use crate::house::{TestGuest, TestHouse, TestPage, meet};
use serde_json::{Value, json};

/// Ann at a table with both seats, where so much has happened already. No page is open.
async fn long_game(house: &TestHouse, events: usize) -> (TestGuest, String) {
    let ann = house.guest("Ann").await;
    let (status, save) = ann.upload(house, "/api/save-files", crate::long::file(events)).await;
    assert_eq!(status, 201, "{save}");
    let path = format!("/api/saves/{}/tables", save["id"].as_str().unwrap());
    let (status, table) = ann.post(house, &path, json!({})).await;
    assert_eq!(status, 201, "{table}");
    (ann, table["id"].as_str().unwrap().to_owned())
}

/// Takes all pieces up to the last frame of each of so many eyes, and returns the messages.
async fn history(page: &mut TestPage, eyes: usize) -> Vec<Value> {
    let mut heard = Vec::new();
    let mut frames = 0;
    while frames < eyes {
        let message = page.until(|m| m["type"] == "sights" || m["type"] == "frame").await;
        frames += usize::from(message["type"] == "frame");
        heard.push(message);
    }
    heard
}

#[tokio::test]
async fn a_long_match_comes_in_pieces_and_nothing_is_missing() {
    let house = TestHouse::open().await;
    let (ann, table) = long_game(&house, 1_200).await;
    let mut page = ann.page(&house, &table, None).await;
    let heard = history(&mut page, 2).await;
    for seat in 0..2 {
        let mut seen = 0;
        for message in heard.iter().filter(|m| m["seat"] == seat) {
            assert_eq!(message["since"], json!(seen), "one piece follows the other");
            let count = message["sights"].as_array().unwrap().len();
            assert!(count <= 128, "both seats together have 256 sights at a time, not {count}");
            seen += count;
        }
        assert_eq!(seen, 1_200);
    }
    // The table is played on as ever.
    assert_eq!(page.play(0, &[11, 15]).await["type"], "done");
}

#[tokio::test]
async fn a_stale_action_is_answered_from_what_the_page_has_seen() {
    let house = TestHouse::open().await;
    let (ann, table) = long_game(&house, 900).await;
    let mut page = ann.page(&house, &table, None).await;
    history(&mut page, 2).await;
    assert_eq!(page.play(0, &[11, 15]).await["type"], "done");
    let stale = json!({ "type": "act", "seat": 1, "seq": 899, "action": { "do": "resign" } });
    assert_eq!(page.refused(stale).await.0, "stale");
    page.hear("welcome").await;
    for _ in 0..2 {
        let frame = page.next().await.unwrap();
        assert_eq!((&frame["type"], &frame["since"]), (&json!("frame"), &json!(899)));
        assert_eq!(frame["sights"].as_array().unwrap().len(), 2);
    }
}

#[tokio::test]
async fn who_gives_up_a_seat_is_shown_nothing_twice() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _) =
        ann.host(&house, json!([{"kind": "me"}, {"kind": "me"}]), json!({ "pace": "slow" })).await;
    let mut page = ann.page(&house, &table, None).await;
    for _ in 0..2 {
        page.hear("frame").await;
    }
    page.order(json!({ "type": "leave", "seat": 1 })).await;
    // All that comes of it is heard before the answer to the next question.
    let id = page.send(json!({ "type": "chat", "text": "Mine is left." })).await;
    loop {
        let message = page.next().await.unwrap();
        assert_ne!(message["type"], "frame", "{message}");
        if message["id"] == *id {
            break;
        }
    }
    // Who gives up the last one becomes a spectator, and has everything yet to see.
    page.order(json!({ "type": "leave", "seat": 0 })).await;
    let frame = page.hear("frame").await;
    assert_eq!((&frame["seat"], &frame["since"]), (&Value::Null, &json!(0)));
}

#[tokio::test]
async fn who_asks_for_all_of_a_long_match_again_and_again_has_to_wait() {
    let house = TestHouse::open().await;
    let (ann, table) = long_game(&house, 600).await;
    let mut page = ann.page(&house, &table, None).await;
    history(&mut page, 2).await;
    let mut looks = 0;
    let bye = loop {
        page.send(json!({ "type": "resync", "since": 0 })).await;
        let answer = page.until(|m| m["type"] == "done" || m["type"] == "bye").await;
        if answer["type"] == "bye" {
            break answer;
        }
        looks += 1;
        assert!(looks < 60, "nobody is told to wait");
    };
    assert_eq!(bye["reason"]["code"], "looks-too-often");
    assert!(bye["retry_ms"].is_number(), "they may come back");
    // What little is new is told all the same, and so is everything at another table.
    let path = format!("/api/tables/{table}/socket?since=600");
    let mut page = ann.socket(&house, &path).await;
    page.hear("frame").await;
    meet(&house).await;
}

#[tokio::test]
async fn a_save_that_is_too_long_is_not_brought_in() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (status, problem) = ann.upload(&house, "/api/save-files", crate::long::file(20_000)).await;
    assert_eq!(status, 422);
    assert_eq!(problem["reason"]["code"], "too-many-events", "{problem}");
}

#[tokio::test]
async fn pings_and_pongs_count_as_much_as_words() {
    let house = TestHouse::open().await;
    for is_ping in [true, false] {
        let mut meeting = meet(&house).await;
        // The line may be cut while we are still sending.
        while meeting.anns.send_ping(is_ping).await {}
        while meeting.anns.next().await.is_some() {}
        meeting.bens.order(json!({ "type": "chat", "text": "Still here." })).await;
    }
}
