//! People at different nodes play with each other as if there were one.

use super::Cluster;
use crate::house::{TestGuest, TestHouse, TestPage, meet, meet_at};
use serde_json::{Value, json};

/// The sights of the whole game, as a page gets them that comes in there now.
pub(super) async fn sights(house: &TestHouse, guest: &TestGuest, table: &str) -> Value {
    guest.page(house, table, None).await.hear("frame").await["sights"].clone()
}

/// Plays a move, which the other page sees, too.
pub(super) async fn play(mover: &mut TestPage, other: &mut TestPage, seat: u8, path: &[u8]) {
    let done = mover.play(seat, path).await;
    assert_eq!(done["type"], "done", "{done}");
    let seq = done["seq"].as_u64().unwrap();
    for page in [mover, other] {
        if page.seq < seq {
            page.until(|message| message["type"] == "frame" && message["seq"] == seq).await;
        }
    }
}

#[tokio::test]
async fn people_at_two_nodes_play_with_each_other() {
    let cluster = Cluster::new().await;
    let (east, west) = cluster.east_and_west().await;
    let mut met = meet_at(&east, &west).await;
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    play(&mut met.bens, &mut met.anns, 1, &[23, 19]).await;
    met.bens.order(json!({ "type": "chat", "text": "Hello over there" })).await;
    let said = met.anns.until(|message| message["type"] == "note" && message["body"]["kind"] == "said").await;
    assert_eq!(said["body"]["text"], "Hello over there", "{said}");
    let everything = sights(&east, &met.ann, &met.table).await;
    assert_eq!(everything.as_array().unwrap().len(), 2);
    assert_eq!(sights(&west, &met.ann, &met.table).await, everything);
    let stale = met
        .anns
        .refused(json!({ "type": "act", "seat": 0, "seq": 0, "action": { "do": "move", "path": [9, 14] } }))
        .await;
    assert_eq!(stale.0, "stale");
}

#[tokio::test]
async fn status_tells_of_all_nodes_and_of_people_wherever_they_are() {
    let cluster = Cluster::new().await;
    let (east, west) = cluster.east_and_west().await;
    let met = meet_at(&east, &west).await;
    let status = loop {
        let status = west.admin("status").await;
        let reports = &status["nodes"];
        if reports[0]["report"]["present"]["pages"] == 1 && reports[1]["report"]["present"]["pages"] == 1 {
            break status;
        }
        tokio::time::sleep(std::time::Duration::from_millis(100)).await;
    };
    assert_eq!((&status["nodes"][0]["name"], &status["nodes"][1]["name"]), (&json!("east"), &json!("west")));
    assert_eq!((&status["nodes"][0]["tables"], &status["nodes"][1]["tables"]), (&json!(1), &json!(0)));
    assert_eq!((&status["present"]["guests"], &status["tables"]["awake"]), (&json!(2), &json!(1)));
    assert!(status["nodes"][1]["report"]["bus_lag_us"].is_number(), "{status}");
    assert_eq!(status["nodes"][0]["is_reached"], true);
    let tables = west.admin("tables").await;
    let [table] = &tables.as_array().unwrap()[..] else { panic!("{tables}") };
    assert_eq!(table["id"], met.table);
    assert_eq!((&table["seats"][0]["away"], &table["seats"][1]["away"]), (&json!(false), &json!(false)));
    assert_eq!(west.get("/readyz").await.status(), 200);
    assert!(west.metrics().await.contains("parlour_bus 1\n"));
}

/// The proxy knows no table before it is there: the node that opens a game is rarely the one that its pages come to.
#[tokio::test]
async fn a_game_that_begins_at_once_is_served_where_its_first_page_is() {
    let cluster = Cluster::new().await;
    let (east, west) = cluster.east_and_west().await;
    let ann = east.guest("Ann").await;
    let seats = json!([{ "kind": "me" }, { "kind": "brain", "brain": "random" }]);
    let (table, _) = ann.host(&east, seats, json!({})).await;
    let client = cluster.schema.client().await;
    while client.query_one("SELECT owner IS NOT NULL FROM logs", &[]).await.unwrap().get(0) {
        tokio::task::yield_now().await;
    }
    let mut page = ann.page(&west, &table, None).await;
    assert_eq!(page.hear("welcome").await["table"]["phase"]["at"], "playing");
    let owner = "SELECT n.name FROM logs l JOIN nodes n ON n.epoch = l.owner";
    assert_eq!(client.query_one(owner, &[]).await.unwrap().get::<_, String>(0), "west");
}

/// Some nodes are of a newer version already: what is played by their rules is left to them.
#[tokio::test]
async fn a_game_of_newer_rules_is_left_to_nodes_that_know_them() {
    let cluster = Cluster::new().await;
    let mut east = cluster.node("east").await;
    let met = meet(&east).await;
    east.close().await;
    let client = cluster.schema.client().await;
    let newer = "UPDATE tables SET wake_at = 1, head = regexp_replace(head, '\"rules_version\":(\\d+)', '\"rules_version\":9\\1')";
    assert_eq!(client.execute(newer, &[]).await.unwrap(), 1);
    let west = cluster.node("west").await;
    let (status, refused) = met.ann.get(&west, &format!("/api/tables/{}/socket", met.table)).await;
    assert_ne!(status, 200, "{refused}");
    // Whoever wakes tables on time has tried it, too, and nobody has it or has silenced it.
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    let kept = "SELECT l.owner IS NULL, t.wake_at IS NOT NULL, l.events FROM tables t JOIN logs l ON l.table_id = t.id";
    let kept = client.query_one(kept, &[]).await.unwrap();
    assert_eq!((kept.get::<_, bool>(0), kept.get::<_, bool>(1)), (true, true));
    let older = "UPDATE tables SET head = regexp_replace(head, '\"rules_version\":9', '\"rules_version\":')";
    client.batch_execute(older).await.unwrap();
    let mut page = met.ann.page(&west, &met.table, None).await;
    assert_eq!(page.hear("welcome").await["table"]["phase"]["at"], "playing");
}
