//! A house whose database is a PostgreSQL server.

use super::TestSchema;
use crate::house::{TestHouse, meet};
use crate::saves::{clue, file_of, save};
use parlour_server::OpenError;
use parlour_server::store::postgres::{Address, Company, Unopened};
use parlour_server::store::{Commit, CommitError, Postgres, Store, StoredEvent};
use serde_json::{Value, json};
use std::time::Duration;

/// The sights of the whole game, as a page gets them that comes back.
async fn sights(house: &TestHouse, guest: &crate::house::TestGuest, table: &str) -> Value {
    guest.page(house, table, None).await.hear("frame").await["sights"].clone()
}

#[tokio::test]
async fn a_game_goes_on_when_the_house_is_opened_elsewhere() {
    let schema = TestSchema::create().await;
    let mut house = TestHouse::in_database(schema.address()).await.unwrap();
    let mut met = meet(&house).await;
    let done = met.anns.play(0, &[11, 15]).await;
    assert_eq!(done["type"], "done", "{done}");
    // A game with secrets: its file is sealed.
    let (clue_table, ..) = clue(&met.ann, &house).await;
    let saved = save(&met.ann, &house, &clue_table, "Sunday").await;
    let (status, file) = met.ann.download(&house, &file_of(&saved)).await;
    assert_eq!(status, 200);
    let before = sights(&house, &met.ann, &met.table).await;
    house.close().await;
    // Another folder: nothing of the house lies in the first.
    let house = TestHouse::in_database(schema.address()).await.unwrap();
    assert_eq!(sights(&house, &met.ann, &met.table).await, before);
    let (status, again) = met.ann.upload(&house, "/api/save-files", file).await;
    assert_eq!(status, 201, "sealed by the same key: {again}");
    assert!(!house.data().join("parlour.sqlite").exists() && !house.data().join("save.key").exists());
}

#[tokio::test]
async fn a_second_house_is_refused_by_name_until_the_first_is_closed() {
    let schema = TestSchema::create().await;
    let mut first = TestHouse::in_database(schema.address()).await.unwrap();
    let node = first.running().addr().to_string();
    let refused = TestHouse::in_database(schema.address()).await.err().unwrap();
    assert!(
        matches!(&refused, OpenError::Database { fault: Unopened::ServedElsewhere { node: named, .. } } if *named == node),
        "{refused}"
    );
    first.guest("Ann").await;
    first.close().await;
    TestHouse::in_database(schema.address()).await.unwrap();
}

/// A house that was killed holds its lease for a few seconds more, which the next one waits for.
#[tokio::test]
async fn the_lease_of_a_house_that_is_gone_runs_out() {
    let schema = TestSchema::create().await;
    let client = schema.client().await;
    schema.open("first").await.unwrap().close().await;
    let left = "INSERT INTO nodes (name, until) VALUES ('killed', now() + interval '1 s')";
    client.batch_execute(left).await.unwrap();
    schema.open("second").await.unwrap();
    let names: Vec<String> =
        client.query("SELECT name FROM nodes", &[]).await.unwrap().iter().map(|row| row.get(0)).collect();
    assert_eq!(names, ["second"]);
}

/// What opened a house and failed afterwards has not closed it.
#[tokio::test]
async fn a_store_that_is_dropped_renews_nothing() {
    let schema = TestSchema::create().await;
    drop(schema.open("dropped").await.unwrap());
    schema.open("second").await.unwrap();
}

#[tokio::test]
async fn a_house_that_was_taken_over_closes() {
    let schema = TestSchema::create().await;
    let house = TestHouse::in_database(schema.address()).await.unwrap();
    schema.client().await.batch_execute("DELETE FROM nodes").await.unwrap();
    let closing = tokio::time::timeout(Duration::from_secs(20), house.running().asked_to_close());
    closing.await.expect("it notices");
}

#[tokio::test]
async fn a_schema_that_is_not_a_house_is_refused_and_left_alone() {
    let schema = TestSchema::create().await;
    let client = schema.client().await;
    client.batch_execute("CREATE TABLE house (owner text); INSERT INTO house VALUES ('Ann')").await.unwrap();
    let refused = schema.open("test").await.err().unwrap();
    assert!(matches!(refused, Unopened::ForeignSchema { .. }), "{refused}");
    let relations = "SELECT count(*) FROM pg_class WHERE relnamespace = current_schema()::regnamespace
         AND relkind = 'r'";
    assert_eq!(client.query_one(relations, &[]).await.unwrap().get::<_, i64>(0), 1);
    assert_eq!(client.query_one("SELECT owner FROM house", &[]).await.unwrap().get::<_, String>(0), "Ann");
}

#[tokio::test]
async fn a_newer_house_and_a_missing_schema_are_refused() {
    let schema = TestSchema::create().await;
    schema.open("test").await.unwrap().close().await;
    let client = schema.client().await;
    client.batch_execute("UPDATE house SET version = 99").await.unwrap();
    let refused = schema.open("test").await.err().unwrap();
    assert!(matches!(refused, Unopened::NewerDatabase { found: 99, .. }), "{refused}");
    client
        .batch_execute("DO $$ BEGIN EXECUTE 'DROP SCHEMA ' || current_schema() || ' CASCADE'; END $$")
        .await
        .unwrap();
    let refused = schema.open("test").await.err().unwrap();
    assert!(matches!(refused, Unopened::NoSchema { .. }), "{refused}");
}

#[tokio::test]
async fn a_database_that_is_not_there_is_named_without_its_password() {
    let address: Address = "postgres://ann:secret@127.0.0.1:9/parlour".parse().unwrap();
    let refused = Postgres::open(&address, "test", Company::Alone).await.err().unwrap().to_string();
    assert!(
        refused.contains("postgres://ann@127.0.0.1:9/parlour") && !refused.contains("secret"),
        "{refused}"
    );
    assert_eq!(format!("{address:?}"), "postgres://ann@127.0.0.1:9/parlour");
}

#[test]
fn an_address_that_cannot_be_read_says_why() {
    for (text, why) in [
        ("mysql://db/parlour", "write it as postgres://"),
        ("db.example.org", "write it as postgres://"),
        ("postgres:///parlour", "names no host"),
        ("", "empty"),
        ("postgres://db/parlour?colour=red", "sslmode, sslnegotiation, sslrootcert"),
        ("postgres://db:port/parlour", "port"),
    ] {
        let error = text.parse::<Address>().unwrap_err().to_string();
        assert!(error.contains(why), "{text}: {error}");
    }
}

#[tokio::test]
async fn a_server_is_believed_if_its_certificate_is() {
    let schema = TestSchema::create().await;
    let open = async |options: &str| {
        let address: Address = format!("{}&{options}", schema.url()).parse().unwrap();
        Postgres::open(&address, "test", Company::Alone).await.map_err(|error| error.to_string())
    };
    let trusted = format!("sslrootcert={}", std::env::var("PARLOUR_TEST_POSTGRES_CERTIFICATE").unwrap());
    let store = open(&format!("sslmode=require&{trusted}")).await.unwrap();
    let client = schema.client().await;
    let encrypted = "SELECT count(*) FROM pg_stat_ssl s JOIN pg_stat_activity a USING (pid)
         WHERE s.ssl AND a.application_name = 'parlour'";
    assert!(client.query_one(encrypted, &[]).await.unwrap().get::<_, i64>(0) > 0);
    store.close().await;
    let stranger = open("sslmode=require").await.err().unwrap();
    assert!(stranger.contains("certificate"), "{stranger}");
    let empty = tempfile::NamedTempFile::new().unwrap();
    let nobody =
        open(&format!("sslmode=require&sslrootcert={}", empty.path().display())).await.err().unwrap();
    assert!(nobody.contains("no certificate was found"), "{nobody}");
    open("sslmode=disable").await.unwrap();
}

#[tokio::test]
async fn after_the_network_was_cut_the_game_goes_on() {
    let schema = TestSchema::create().await;
    let (address, cable) = schema.by_cable().await;
    let house = TestHouse::in_database(address).await.unwrap();
    let mut met = meet(&house).await;
    let done = met.anns.play(0, &[11, 15]).await;
    assert_eq!(done["type"], "done", "{done}");
    met.bens.until(|message| message["type"] == "frame" && message["seq"] == 1).await;
    let act = json!({ "do": "move", "path": [24, 19] });
    let request = json!({ "type": "act", "id": "reply", "seat": 1, "seq": 1, "action": act });
    cable.cut();
    met.bens.send(request.clone()).await;
    tokio::time::sleep(Duration::from_secs(1)).await;
    cable.mend();
    let lost = met.bens.until(|message| message["id"] == "reply").await;
    assert_eq!((&lost["type"], &lost["reason"]["code"]), (&json!("refused"), &json!("not-kept")), "{lost}");
    let done = met.bens.ask(request).await;
    assert_eq!(done["type"], "done", "{done}");
    assert_eq!(sights(&house, &met.ann, &met.table).await.as_array().unwrap().len(), 2);
}

fn event(seq: u32) -> StoredEvent {
    StoredEvent { seq, at: 20, body: format!("event {seq}"), request: Some(format!("ann:{seq}")) }
}

/// COMMIT arrives, its answer does not: what is repeated is refused as a conflict, and is there once.
#[tokio::test]
async fn a_commit_whose_answer_was_lost_is_there_once() {
    let schema = TestSchema::create().await;
    let (address, cable) = schema.by_cable().await;
    let store = std::sync::Arc::new(Postgres::open(&address, "test", Company::Alone).await.unwrap());
    crate::store::one_table(&*store).await;
    let commit = |version, seq| Commit {
        table: "t".into(),
        version,
        events: vec![event(seq)],
        at: 20,
        ..Commit::default()
    };
    store.commit(commit(0, 0)).await.unwrap();
    cable.hold_answers();
    let committing = tokio::spawn({
        let store = store.clone();
        let commit = commit(1, 1);
        async move { store.commit(commit).await }
    });
    let client = schema.client().await;
    while client.query_one("SELECT events FROM logs", &[]).await.unwrap().get::<_, i64>(0) < 2 {
        tokio::task::yield_now().await;
    }
    cable.cut();
    tokio::task::yield_now().await;
    cable.mend();
    let lost = committing.await.unwrap();
    assert!(matches!(lost, Err(CommitError::Conflict | CommitError::Fault(_))), "{lost:?}");
    let table = store.load_table("t").await.unwrap().unwrap();
    assert_eq!((table.version, table.events), (2, vec![event(0), event(1)]));
    store.commit(commit(2, 2)).await.unwrap();
}
