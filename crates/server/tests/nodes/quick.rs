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

/// The table is kept, and the answer to its COMMIT is lost: the party is led there all the same, and to no second one.
#[tokio::test]
async fn a_party_gets_one_table_though_the_answer_was_lost() {
    let cluster = Cluster::with(Timing { quick_countdown: 50, ..Timing::default() }).await;
    let (east, to_store, _to_bus) = cluster.node_by_cable("east").await;
    let client = cluster.schema.client().await;
    // Whoever keeps a table waits at COMMIT for this lock.
    let held = "CREATE FUNCTION wait() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
             PERFORM pg_advisory_xact_lock('tables'::regclass::oid::bigint); RETURN NULL; END $$;
         CREATE CONSTRAINT TRIGGER waits AFTER INSERT ON tables DEFERRABLE INITIALLY DEFERRED
             FOR EACH ROW EXECUTE FUNCTION wait();
         SELECT pg_advisory_lock('tables'::regclass::oid::bigint)";
    client.batch_execute(held).await.unwrap();
    let (_ann, mut anns) = wait(&east, "checkers", "Ann").await;
    let (_ben, mut bens) = wait(&east, "checkers", "Ben").await;
    let waits = "SELECT EXISTS (SELECT 1 FROM pg_locks WHERE locktype = 'advisory' AND NOT granted
         AND objid = 'tables'::regclass::oid)";
    while !client.query_one(waits, &[]).await.unwrap().get::<_, bool>(0) {
        tokio::task::yield_now().await;
    }
    to_store.hold_answers();
    client.batch_execute("SELECT pg_advisory_unlock_all()").await.unwrap();
    let tables = "SELECT count(*) FROM tables";
    while client.query_one(tables, &[]).await.unwrap().get::<_, i64>(0) == 0 {
        tokio::task::yield_now().await;
    }
    to_store.cut();
    tokio::task::yield_now().await;
    to_store.mend();
    let there = anns.hear("seated").await["table"].clone();
    assert_eq!(bens.hear("seated").await["table"], there);
    assert_eq!(client.query_one(tables, &[]).await.unwrap().get::<_, i64>(0), 1);
}
