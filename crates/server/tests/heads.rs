//! Heads as they are stored: those that cannot be read are logged wherever tables are listed, and nodes of the version
//! before can read the others.

use crate::house::TestHouse;
use serde_json::json;
use std::io::Write;
use std::sync::{Arc, Mutex, PoisonError};

/// What is logged.
#[derive(Clone, Default)]
struct Log(Arc<Mutex<Vec<u8>>>);

impl Write for Log {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner).write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

impl Log {
    /// The lines since the last look.
    fn take(&self) -> String {
        String::from_utf8(std::mem::take(&mut *self.0.lock().unwrap())).unwrap()
    }
}

#[tokio::test]
async fn a_head_that_cannot_be_read_is_logged_and_the_others_are_told_of() {
    let log = Log::default();
    let writer = log.clone();
    tracing_subscriber::fmt().with_ansi(false).with_writer(move || writer.clone()).init();
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let seats = json!([{"kind": "me"}, {"kind": "open"}]);
    let (broken, _) = ann.host(&house, seats.clone(), json!({})).await;
    let (sound, _) = ann.host(&house, seats, json!({})).await;
    let store = rusqlite::Connection::open(house.data().join("parlour.sqlite")).unwrap();
    store.execute("UPDATE tables SET head = '{\"game\":7}' WHERE id = ?", [&broken]).unwrap();

    log.take();
    let (status, mine) = ann.get(&house, "/api/tables").await;
    assert_eq!((status, mine.as_array().unwrap().len(), &mine[0]["id"]), (200, 1, &json!(sound)));
    let told =
        |text: &str| text.contains("ERROR") && text.contains("cannot be read") && text.contains(&broken);
    let listed = log.take();
    assert!(told(&listed), "{listed}");
}

/// A table's options as the version before reads them.
#[derive(Debug, PartialEq, serde::Deserialize)]
#[serde(deny_unknown_fields)]
struct Former {
    decision_seconds: Option<u32>,
    pace: String,
    stand_in_seconds: Option<u32>,
    help: bool,
}

#[tokio::test]
async fn a_node_of_the_version_before_reads_a_head_that_this_one_has_changed() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    for help in [true, false] {
        let seats = json!([{"kind": "me"}, {"kind": "open"}]);
        let (table, _) = ann.host(&house, seats, json!({})).await;
        house.close().await;
        let store = rusqlite::Connection::open(house.data().join("parlour.sqlite")).unwrap();
        let set = "UPDATE tables SET head = json_set(head, '$.options.help', json(?)) WHERE id = ?";
        store.execute(set, [help.to_string(), table.clone()]).unwrap();
        house.open_again().await;
        let mut page = ann.page(&house, &table, None).await;
        let welcome = page.hear("welcome").await;
        assert_eq!(welcome["table"]["options"]["help"], help);
        page.order(json!({ "type": "pace", "pace": "slow" })).await;
        let read = || -> Former {
            let get = "SELECT head ->> '$.options' FROM tables WHERE id = ?";
            let options: String = store.query_row(get, [&table], |row| row.get(0)).unwrap();
            serde_json::from_str(&options).unwrap()
        };
        let changed = Former { decision_seconds: None, pace: "slow".into(), stand_in_seconds: None, help };
        assert_eq!(read(), changed);
        // What a page of this version may send, too.
        let all = json!({ "pace": "slow", "help": ["hint", "chances", "proved"] });
        page.order(json!({ "type": "change", "setup": {}, "options": all })).await;
        assert_eq!(read(), Former { help: true, ..changed });
    }
}
