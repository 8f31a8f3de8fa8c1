//! A house moves from a file into a database and back, and loses nothing.

use super::TestSchema;
use crate::house::{TestHouse, meet};
use crate::saves::{clue, file_of, save};
use parlour_server::backup::{
    Existing, back_up, back_up_database, restore, restore_database, verify, verify_database,
};
use rusqlite::Connection;
use rusqlite::types::Value;
use serde_json::json;
use std::path::Path;

/// Everything in a file, row by row. The numbers of events are its own affair.
fn contents(data: &Path) -> Vec<(String, Vec<Vec<Value>>)> {
    let file = Connection::open(data.join("parlour.sqlite")).unwrap();
    let names =
        "SELECT name FROM sqlite_schema WHERE type = 'table' AND name NOT LIKE 'sqlite_%' ORDER BY name";
    let names: Vec<String> =
        file.prepare(names).unwrap().query_map([], |row| row.get(0)).unwrap().map(Result::unwrap).collect();
    let select = |name: &str| match name {
        "events" => "SELECT log, seq, at, body, request FROM events".to_owned(),
        "logs" => "SELECT key, table_id, version, changed_at, waits_for, events,
             (SELECT seq FROM events WHERE id = last_event) FROM logs"
            .to_owned(),
        other => format!("SELECT * FROM {other}"),
    };
    names
        .into_iter()
        .map(|name| {
            let mut rows = file.prepare(&select(&name)).unwrap();
            let width = rows.column_count();
            let rows = rows.query_map([], |row| (0..width).map(|at| row.get(at)).collect()).unwrap();
            let mut rows: Vec<Vec<Value>> = rows.map(Result::unwrap).collect();
            rows.sort_by_key(|row| format!("{row:?}"));
            (name, rows)
        })
        .collect()
}

#[tokio::test]
async fn from_a_file_into_a_database_and_back_nothing_is_lost() {
    let desk = tempfile::tempdir().unwrap();
    let (first, second) = (desk.path().join("first.tgz"), desk.path().join("second.tgz"));
    let mut house = TestHouse::open().await;
    let mut met = meet(&house).await;
    assert_eq!(met.anns.play(0, &[11, 15]).await["type"], "done");
    met.anns.order(json!({ "type": "chat", "text": "Good move \u{1f600}" })).await;
    let (table, ..) = clue(&met.ann, &house).await;
    let saved = save(&met.ann, &house, &table, "Sunday").await;
    let (_, file) = met.ann.download(&house, &file_of(&saved)).await;
    let notes = json!({ "version": 0, "notes": { "rope": "X" } });
    assert_eq!(met.ann.put(&house, &format!("/api/tables/{table}/notes/0"), notes).await.0, 200);
    assert_eq!(met.ann.post(&house, "/api/me/links", json!({ "kind": "device" })).await.0, 201);
    house.close().await;
    let before = contents(house.data());
    assert!(
        before.iter().filter(|(_, rows)| !rows.is_empty()).count() >= 7,
        "a house with a bit of everything"
    );
    back_up(house.data(), &first).unwrap();

    let schema = TestSchema::create().await;
    let restored = restore_database(&first, &schema.address()).await.unwrap();
    verify_database(&first, &schema.address()).await.unwrap();
    // While the house is open there.
    let mut moved = TestHouse::in_database(schema.address()).await.unwrap();
    let again = back_up_database(&schema.address(), &second).await.unwrap();
    assert_eq!(again.counts, restored.counts);
    let back = desk.path().join("data");
    restore(&second, &back, Existing::Refuse).unwrap();
    assert_eq!(contents(&back), before);
    verify(&first, &back).await.unwrap();

    // Everybody goes on in the new place.
    let mut anns = met.ann.page(&moved, &met.table, None).await;
    let frame = anns.hear("frame").await;
    assert_eq!(frame["seq"], 1);
    let (status, table) = met.ann.upload(&moved, "/api/save-files", file).await;
    assert_eq!(status, 201, "{table}");
    let mut bens = met.ben.page(&moved, &met.table, None).await;
    bens.hear("frame").await;
    assert_eq!(bens.play(1, &[24, 19]).await["type"], "done");
    clue(&met.ben, &moved).await;
    moved.close().await;
    let gone_on = verify_database(&first, &schema.address()).await.unwrap_err().to_string();
    assert!(gone_on.contains("events") && gone_on.contains("tables"), "{gone_on}");
    let changed = "UPDATE notes SET body = body || ' ' WHERE n = 0";
    Connection::open(back.join("parlour.sqlite")).unwrap().execute(changed, []).unwrap();
    let changed = verify(&second, &back).await.unwrap_err().to_string();
    assert!(changed.contains("Different: notes."), "{changed}");
}

#[tokio::test]
async fn a_house_in_use_is_not_written_over_and_no_house_is_not_backed_up() {
    let desk = tempfile::tempdir().unwrap();
    let file = desk.path().join("house.tgz");
    let schema = TestSchema::create().await;
    let none = back_up_database(&schema.address(), &file).await.unwrap_err().to_string();
    assert!(none.contains("there is no house in the database"), "{none}");
    assert!(!file.exists());
    let mut house = TestHouse::in_database(schema.address()).await.unwrap();
    house.guest("Ann").await;
    back_up_database(&schema.address(), &file).await.unwrap();
    let open = restore_database(&file, &schema.address()).await.unwrap_err().to_string();
    assert!(open.contains("is already open"), "{open}");
    house.close().await;
    let used = restore_database(&file, &schema.address()).await.unwrap_err().to_string();
    assert!(used.contains("already has guests or tables"), "{used}");
    house.open_again().await;
    assert_eq!(
        schema.client().await.query_one("SELECT count(*) FROM guests", &[]).await.unwrap().get::<_, i64>(0),
        1
    );
}
