//! Quick match over real sockets.

use crate::house::{TestGuest, TestHouse, TestPage};
use parlour_server::Timing;
use serde_json::{Value, json};

/// A house whose countdown no test waits for.
async fn patient() -> TestHouse {
    TestHouse::with(Timing { quick_countdown: 600_000, ..Timing::default() }).await
}

/// Somebody waits for a game.
async fn wait(house: &TestHouse, game: &str, name: &str) -> (TestGuest, TestPage) {
    let guest = house.guest("").await;
    let mut page = guest.queue(house, game).await;
    page.order(json!({ "type": "join", "name": name })).await;
    (guest, page)
}

/// The queue with so many in it.
async fn until_waiting(page: &mut TestPage, count: usize) -> Value {
    page.until(|m| m["type"] == "queue" && m["waiting"].as_array().is_some_and(|all| all.len() == count))
        .await
}

#[tokio::test]
async fn three_strangers_are_led_to_a_running_game_of_clue_less() {
    let house = TestHouse::with(Timing { quick_countdown: 50, ..Timing::default() }).await;
    let mut all = Vec::new();
    for name in ["Ann", "Ben", "Cid"] {
        all.push(wait(&house, "clue-less", name).await);
    }
    let mut tables = Vec::new();
    for (guest, page) in &mut all {
        let table = page.hear("seated").await["table"].as_str().unwrap().to_owned();
        let mut page = guest.page(&house, &table, None).await;
        let welcome = page.hear("welcome").await;
        assert_eq!(
            (&welcome["table"]["phase"]["at"], &welcome["table"]["game"]),
            (&json!("playing"), &json!("clue-less"))
        );
        let frame = page.hear("frame").await;
        assert!(frame["seat"].is_number(), "everybody plays");
        tables.push(table);
    }
    tables.dedup();
    assert_eq!(tables.len(), 1, "at one table");
}

#[tokio::test]
async fn whoever_comes_is_told_how_it_stands() {
    let house = patient().await;
    let ann = house.guest("Ann").await;
    let mut anns = ann.queue(&house, "clue-less").await;
    let welcome = anns.hear("welcome").await;
    assert_eq!(welcome["you"], json!({ "id": ann.id, "name": "Ann" }));
    let nobody = json!({ "game": "clue-less", "waiting": [], "least": 3, "most": 6, "starts": null });
    assert_eq!(welcome["queue"], nobody);
    anns.order(json!({ "type": "join", "name": "Annie" })).await;
    assert_eq!(until_waiting(&mut anns, 1).await["waiting"], json!([{ "id": ann.id, "name": "Annie" }]));
    assert_eq!(ann.get(&house, "/api/me").await.1["name"], "Annie", "the name one waits under is one's name");
    let (_, _ben) = wait(&house, "clue-less", "Ben").await;
    let (_, mut cids) = wait(&house, "clue-less", "Cid").await;
    assert_eq!(until_waiting(&mut anns, 2).await["starts"], Value::Null);
    let full = until_waiting(&mut anns, 3).await;
    assert!(full["starts"].as_u64().unwrap() > welcome["now"].as_u64().unwrap() + 500_000);
    cids.order(json!({ "type": "leave" })).await;
    assert_eq!(until_waiting(&mut anns, 2).await["starts"], Value::Null, "the countdown stops");
    assert_eq!(house.running().waiting()["clue-less"], 2);
    let (status, queues) = ann.get(&house, "/api/queues").await;
    assert_eq!((status, &queues["clue-less"], &queues["checkers"]), (200, &json!(2), &json!(0)));
    let metrics = house.metrics().await;
    assert!(metrics.contains("parlour_waiting{game=\"clue-less\"} 2"), "{metrics}");
}

#[tokio::test]
async fn the_most_who_can_play_start_at_once() {
    let house = patient().await;
    let (_, mut anns) = wait(&house, "checkers", "Ann").await;
    let (_, mut bens) = wait(&house, "checkers", "Ben").await;
    let table = anns.hear("seated").await["table"].clone();
    assert_eq!(bens.hear("seated").await["table"], table);
    assert_eq!(house.running().waiting()["checkers"], 0);
}

#[tokio::test]
async fn only_those_who_wait_learn_of_the_table() {
    let house = patient().await;
    let mut onlooker = house.guest("Eve").await.queue(&house, "checkers").await;
    let (_, mut anns) = wait(&house, "checkers", "Ann").await;
    let (_, _bens) = wait(&house, "checkers", "Ben").await;
    anns.hear("seated").await;
    // Whatever she is told until the queue is empty again is no table.
    until_waiting(&mut onlooker, 1).await;
    assert_eq!(onlooker.next().await.unwrap()["waiting"], json!([]));
}

#[tokio::test]
async fn a_second_page_follows_the_same_place() {
    let house = patient().await;
    let (ann, _anns) = wait(&house, "checkers", "Ann").await;
    let mut second = ann.queue(&house, "checkers").await;
    assert_eq!(second.hear("welcome").await["queue"]["waiting"][0]["id"], json!(ann.id));
    second.order(json!({ "type": "join", "name": "Ann" })).await;
    assert_eq!(house.get("/api/queues").await.json::<Value>().await.unwrap()["checkers"], 1);
    let (_, _bens) = wait(&house, "checkers", "Ben").await;
    second.hear("seated").await;
}

#[tokio::test]
async fn a_closed_page_loses_its_place_after_the_grace() {
    let house =
        TestHouse::with(Timing { quick_grace: 50, quick_countdown: 600_000, ..Timing::default() }).await;
    let (_, anns) = wait(&house, "clue", "Ann").await;
    let (_, mut bens) = wait(&house, "clue", "Ben").await;
    anns.vanish();
    until_waiting(&mut bens, 1).await;
}

#[tokio::test]
async fn after_a_restart_pages_come_in_anew_and_started_tables_go_on() {
    let mut house = patient().await;
    let (ann, mut anns) = wait(&house, "checkers", "Ann").await;
    let (_, _bens) = wait(&house, "checkers", "Ben").await;
    let table = anns.hear("seated").await["table"].as_str().unwrap().to_owned();
    let (cid, mut cids) = wait(&house, "checkers", "Cid").await;
    house.close().await;
    let bye = cids.hear("bye").await;
    assert!(bye["retry_ms"].is_number(), "the page may come back: {bye}");
    house.open_again().await;

    let mut page = ann.page(&house, &table, None).await;
    assert_eq!(page.hear("welcome").await["table"]["phase"]["at"], "playing");
    let mut cids = cid.queue(&house, "checkers").await;
    assert_eq!(cids.hear("welcome").await["queue"]["waiting"], json!([]), "the queue itself is not kept");
    cids.order(json!({ "type": "join", "name": "Cid", "again": true })).await;
    assert_eq!(house.get("/api/queues").await.json::<Value>().await.unwrap()["checkers"], 1);
}

#[tokio::test]
async fn what_makes_no_sense_is_refused_with_a_reason() {
    let house = patient().await;
    let ann = house.guest("Ann").await;
    let (status, problem) = ann.get(&house, "/api/games/poker/queue").await;
    assert_eq!(status, 404);
    assert_eq!(problem["reason"], json!({ "code": "unknown-game", "game": "poker" }));
    assert_eq!(
        ann.get(&house, "/api/games/clue/queue").await.0,
        426,
        "a page can ask why its socket was refused"
    );
    let stranger = house.get("/api/games/clue/queue").await;
    assert_eq!(stranger.status().as_u16(), 401);

    let mut page = ann.queue(&house, "clue").await;
    assert_eq!(page.refused(json!({ "type": "join", "name": " " })).await.0, "empty-line");
    assert_eq!(page.refused(json!({ "type": "join" })).await.0, "no-sense");
    assert_eq!(page.refused(json!({ "type": "dance" })).await.0, "no-sense");
    page.send_text("nonsense").await;
    assert_eq!(page.hear("wrong").await["reason"], json!({ "code": "not-json" }));
    page.order(json!({ "type": "leave" })).await;
}
