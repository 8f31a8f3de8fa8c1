//! Heads that cannot be read: logged wherever tables are listed.

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
