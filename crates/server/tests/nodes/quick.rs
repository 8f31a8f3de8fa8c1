//! Quick match: people at different nodes wait in the same queues.

use super::Cluster;
use crate::house::{TestGuest, TestHouse, TestPage};
use parlour_server::Timing;
use serde_json::json;
use std::collections::BTreeMap;

async fn wait(house: &TestHouse, game: &str, name: &str) -> (TestGuest, TestPage) {
    let guest = house.guest("").await;
    let mut page = guest.queue(house, game).await;
    page.hear("welcome").await;
    page.order(json!({ "type": "join", "name": name })).await;
    (guest, page)
}

#[tokio::test]
async fn parties_that_come_at_once_through_different_nodes_get_one_table_each() {
    let cluster = Cluster::with(Timing { quick_countdown: 50, ..Timing::default() }).await;
    let (east, west) = cluster.east_and_west().await;
    let come = async |house: &TestHouse, name: &str| {
        let (guest, mut page) = wait(house, "checkers", name).await;
        (guest, page.hear("seated").await["table"].as_str().unwrap().to_owned())
    };
    let (a, b, c, d) =
        tokio::join!(come(&east, "Ann"), come(&west, "Ben"), come(&east, "Cid"), come(&west, "Dan"));
    let mut at: BTreeMap<String, usize> = BTreeMap::new();
    for (guest, table) in [a, b, c, d] {
        let mut page = guest.page(&west, &table, None).await;
        assert_eq!(page.hear("welcome").await["table"]["phase"]["at"], "playing");
        *at.entry(table).or_default() += 1;
    }
    assert_eq!(at.into_values().collect::<Vec<_>>(), [2, 2]);
}

#[tokio::test]
async fn whoever_waits_when_the_holder_of_the_queues_closes_waits_at_the_next() {
    let cluster = Cluster::with(Timing { quick_countdown: 50, ..Timing::default() }).await;
    let (mut east, west) = cluster.east_and_west().await;
    // Asked first: it holds the queues.
    let (_, _first) = wait(&east, "checkers", "Ann").await;
    let (bob, mut bobs) = wait(&west, "clue-less", "Bob").await;
    east.close().await;
    // The queues begin anew, and whoever still waits comes in again.
    assert_eq!(bobs.hear("bye").await["reason"]["code"], "queue-restarts");
    let mut bobs = bob.queue(&west, "clue-less").await;
    assert_eq!(bobs.hear("welcome").await["queue"]["waiting"], json!([]));
    bobs.order(json!({ "type": "join", "name": "Bob" })).await;
    let (_, _cid) = wait(&west, "clue-less", "Cid").await;
    let (_, _dan) = wait(&west, "clue-less", "Dan").await;
    let table = bobs.hear("seated").await["table"].as_str().unwrap().to_owned();
    let mut page = bob.page(&west, &table, None).await;
    assert_eq!(page.hear("welcome").await["table"]["phase"]["at"], "playing");
}
