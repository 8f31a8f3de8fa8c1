//! S.2: "A connect is answered within seven seconds", however many others are connected.

use crate::house::{TestHouse, TestPage};
use serde_json::json;
use std::time::Duration;

/// As many as one address may bring along: new guests are rationed.
const GUESTS: usize = 20;
const TABLES: usize = 5;

#[tokio::test]
async fn a_connect_is_answered_within_seven_seconds_among_many_others() {
    let house = TestHouse::open().await;
    let host = house.guest("Host").await;
    let mut tables = Vec::new();
    for _ in 0..TABLES {
        tables.push(host.host(&house, json!([{"kind": "me"}, {"kind": "me"}]), json!({})).await.0);
    }
    let mut watchers: Vec<TestPage> = Vec::new();
    for _ in 0..GUESTS {
        let guest = house.guest("").await;
        for table in &tables {
            watchers.push(guest.page(&house, table, None).await);
        }
    }
    for watcher in &mut watchers {
        watcher.hear("frame").await;
    }
    // At every table somebody moves, so that the house has all of them to tell.
    for table in &tables {
        let mut page = host.page(&house, table, None).await;
        page.hear("frame").await;
        page.play(0, &[11, 15]).await;
    }
    let connecting = async {
        let newcomer = house.guest("").await;
        let mut page = newcomer.page(&house, &tables[0], None).await;
        page.hear("welcome").await;
        page.hear("frame").await
    };
    let frame = tokio::time::timeout(Duration::from_secs(7), connecting).await;
    assert_eq!(frame.expect("answered within seven seconds")["seq"], 1);
    // And the others are still served.
    for watcher in &mut watchers {
        watcher.until(|message| message["type"] == "frame" && message["seq"] == 1).await;
    }
}
