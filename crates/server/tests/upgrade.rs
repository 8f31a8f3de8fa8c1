//! A data folder written by an earlier version: after the upgrade everything in it is still there.

use crate::house::TestHouse;
use parlour_server::backup::back_up;
use parlour_server::store::{Sqlite, Store, StoredEvent, StoredNote};
use serde_json::{Value, json};

/// Version 7, the last one that kept events by their table. Two matches of two guests, and a few rows of everything else.
const VERSION_7: &str = include_str!("upgrade/version_7.sql");
const FINISHED: &str = "6jz46nq15p6r0qz7";
const RUNNING: &str = "q5adhrqthtk1ecs6";
/// The guest whose token is 32 zeros.
const GUEST: &str = "f0sb73twzp4ambp7";

fn write_old(path: &std::path::Path) -> rusqlite::Connection {
    let old = rusqlite::Connection::open(path).unwrap();
    old.execute_batch(VERSION_7).unwrap();
    old
}

/// Everything about a table, read from the old rows.
fn old_rows(old: &rusqlite::Connection, table: &str) -> (String, u64, Vec<StoredEvent>, Vec<StoredNote>) {
    let (head, version) = old
        .query_row("SELECT head, version FROM tables WHERE id = ?", [table], |row| {
            Ok((row.get(0)?, row.get::<_, i64>(1)? as u64))
        })
        .unwrap();
    let mut events =
        old.prepare("SELECT seq, at, body, request FROM events WHERE table_id = ? ORDER BY seq").unwrap();
    let events = events.query_map([table], |row| {
        let at = row.get::<_, i64>(1)? as u64;
        Ok(StoredEvent { seq: row.get(0)?, at, body: row.get(2)?, request: row.get(3)? })
    });
    let events = events.unwrap().map(Result::unwrap).collect();
    let mut notes = old.prepare("SELECT n, body, request FROM notes WHERE table_id = ? ORDER BY n").unwrap();
    let notes = notes
        .query_map([table], |row| Ok(StoredNote { n: row.get(0)?, body: row.get(1)?, request: row.get(2)? }));
    let notes = notes.unwrap().map(Result::unwrap).collect();
    (head, version, events, notes)
}

#[tokio::test]
async fn tables_events_and_notes_survive_the_upgrade() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("parlour.sqlite");
    let old = write_old(&path);
    let before = [FINISHED, RUNNING].map(|table| old_rows(&old, table));
    assert_eq!(before.each_ref().map(|(_, _, events, _)| events.len()), [48, 32]);
    drop(old);
    let store = Sqlite::open(&path).unwrap();
    for (table, (head, version, events, notes)) in [FINISHED, RUNNING].into_iter().zip(before) {
        let stored = store.load_table(table).await.unwrap().unwrap();
        assert_eq!((stored.head, stored.version), (head, version));
        assert_eq!((stored.events, stored.notes), (events, notes));
    }
    let listed = store.tables_of(GUEST, 9).await.unwrap();
    let listed: Vec<_> = listed.iter().map(|table| (&*table.id, table.changed_at, table.waits_for)).collect();
    assert_eq!(listed, [(RUNNING, 1_794_840_626_112, Some(0)), (FINISHED, 1_794_840_621_858, None)]);
    assert_eq!(store.counts().await.unwrap().events, 80);
    store.close().await;
}

/// Events are found by following them backwards: one that is missing must not go unnoticed.
#[tokio::test]
async fn a_backup_without_all_events_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("parlour.sqlite");
    drop(write_old(&path));
    Sqlite::open(&path).unwrap().close().await;
    back_up(data.path(), &data.path().join("whole.tgz")).unwrap();
    let store = rusqlite::Connection::open(&path).unwrap();
    assert_eq!(store.execute("DELETE FROM events WHERE seq = 40", []).unwrap(), 1);
    let refused = back_up(data.path(), &data.path().join("damaged.tgz")).unwrap_err().to_string();
    assert!(refused.contains("should have 80 events, and have 79"), "{refused}");
}

#[tokio::test]
async fn an_upgraded_house_goes_on_with_its_games() {
    let mut house = TestHouse::open().await;
    let mut guest = house.guest("").await;
    house.close().await;
    let path = house.data().join("parlour.sqlite");
    std::fs::remove_file(&path).unwrap();
    drop(write_old(&path));
    house.open_again().await;
    guest.id = GUEST.into();
    guest.cookie = format!("parlour_guest={}", "0".repeat(32));

    let (status, replay) = guest.get(&house, &format!("/api/tables/{FINISHED}/replay?eyes=all")).await;
    assert_eq!((status, replay["sights"].as_array().unwrap().len()), (200, 48), "{replay}");
    let mut page = guest.page(&house, RUNNING, None).await;
    assert_eq!(page.hear("frame").await["seq"], 32);
    let (_, notes) = guest.get(&house, &format!("/api/tables/{RUNNING}/notes/0")).await;
    assert_eq!(notes, json!({ "version": 2, "notes": { "seen": [1, 2] } }));
    let (_, saves) = guest.get(&house, "/api/saves").await;
    assert_eq!((&saves["all"], &saves["saves"][0]["name"]), (&json!(1), &json!("Monday")));
    let (_, notebooks) = guest.get(&house, "/api/notebooks?tool=clue-assistant").await;
    let names: Vec<&Value> = notebooks.as_array().unwrap().iter().map(|book| &book["name"]).collect();
    assert_eq!(names, [&json!("Sunday")]);
    house.close().await;
}
