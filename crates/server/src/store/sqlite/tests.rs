//! The writer, with writes that no caller of the store could ask for.

use super::writer::QUEUE;
use super::{Sqlite, Written};
use crate::store::{
    Commit, CommitError, CreateError, DocumentError, DocumentHead, DocumentKind, DocumentQuota, Documents,
    NewRow, Store, StoredDocument, StoredEvent,
};
use crate::wire::Guest;
use futures_util::FutureExt;
use parlour_game::Seed;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Arc, mpsc};

fn store() -> (tempfile::TempDir, Arc<Sqlite>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("test.sqlite")).unwrap());
    (folder, store)
}

fn guest(id: &str) -> Guest {
    Guest { id: id.into(), name: String::new() }
}

/// A table of Ann's.
fn row(id: &str, code: &str) -> NewRow {
    NewRow {
        id: id.into(),
        code: code.into(),
        seed: Seed::new([7; 32]),
        head: "{}".into(),
        guests: vec!["ann".into()],
        events: Vec::new(),
        at: 1,
        wake_at: None,
        host: "ann".into(),
        most: None,
        role: None,
    }
}

async fn create_save(store: &Sqlite, id: &str, name: &str) -> Result<(), DocumentError> {
    let [topic, about] = ["checkers", ""].map(str::to_owned);
    let head = DocumentHead { id: id.into(), topic, name: name.into(), about, changed_at: 1 };
    let save = StoredDocument { head, version: 0, body: "{}".into() };
    store.create_document(DocumentKind::Save, "ann", save, DocumentQuota::UNLIMITED).await
}

#[tokio::test]
async fn whoever_opens_a_file_cannot_know_whether_it_was_set_back() {
    let (folder, store) = store();
    let first = store.incarnation();
    assert_eq!(first, store.incarnation());
    store.close().await;
    let again = Sqlite::open(&folder.path().join("test.sqlite")).unwrap();
    assert_ne!(again.incarnation(), first);
}

/// Keeps the writer busy until the sender is dropped, so that what is written meanwhile waits.
async fn hold_up(store: &Arc<Sqlite>) -> mpsc::Sender<()> {
    let (release, held) = mpsc::channel::<()>();
    let (begin, begun) = tokio::sync::oneshot::channel();
    let held = std::sync::Mutex::new((Some(begin), held));
    let writing = store.clone();
    tokio::spawn(async move {
        let job = move |_: &rusqlite::Connection| {
            let mut held = held.lock().unwrap();
            if let Some(begin) = held.0.take() {
                begin.send(()).unwrap();
            }
            let _ = held.1.recv();
            Ok(Written::Kept)
        };
        writing.write(job).await.unwrap();
    });
    begun.await.unwrap();
    release
}

/// What SQLite answers on a full disk.
fn full() -> rusqlite::Result<Written> {
    let full = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL);
    Err(rusqlite::Error::SqliteFailure(full, None))
}

#[tokio::test]
async fn a_panic_in_one_write_is_a_fault_of_this_write_alone() {
    let (_folder, store) = store();
    let release = hold_up(&store).await;
    let (ann, ben) = (guest("ann"), guest("ben"));
    // All three are in one group.
    let before = store.create_guest(&ann, [1; 32], 1);
    let broken = store.write(|db| {
        db.execute("INSERT INTO guests (id, token_hash, name, created_at) VALUES ('cid', x'03', '', 1)", [])?;
        panic!("a bug in a write")
    });
    let after = store.create_guest(&ben, [2; 32], 1);
    let (before, broken, after, ()) = tokio::join!(before, broken, after, async { drop(release) });
    before.unwrap();
    after.unwrap();
    assert!(broken.unwrap_err().0.contains("panic"));
    assert_eq!(store.counts().await.unwrap().guests, 2, "nothing is left of the write that broke off");
    // The thread goes on.
    store.rename_guest("ann", "Ann").await.unwrap();
    assert_eq!(store.guest_by_token([1; 32]).await.unwrap().unwrap().name, "Ann");
    assert!(store.trouble().is_none());
    store.close().await;
}

#[tokio::test]
async fn what_is_refused_does_not_make_the_others_of_its_group_be_written_twice() {
    let (_folder, store) = store();
    store.create_guest(&guest("ann"), [1; 32], 1).await.unwrap();
    create_save(&store, "first", "Sunday").await.unwrap();
    store.create_table(row("t", "CODE")).await.unwrap();
    let release = hold_up(&store).await;
    let runs = Arc::new(AtomicUsize::new(0));
    let counted = runs.clone();
    let write = store.write(move |_| {
        counted.fetch_add(1, Ordering::Relaxed);
        Ok(Written::Kept)
    });
    let taken = create_save(&store, "second", "Sunday");
    let late = store.commit(Commit { table: "t".into(), version: 7, ..Commit::default() });
    let code = store.create_table(row("u", "CODE"));
    let (written, taken, late, code, ()) = tokio::join!(write, taken, late, code, async { drop(release) });
    written.unwrap();
    assert_eq!(taken, Err(DocumentError::NameTaken));
    assert!(matches!(late, Err(CommitError::Conflict)) && matches!(code, Err(CreateError::CodeTaken)));
    assert_eq!(runs.load(Ordering::Relaxed), 1);
}

#[tokio::test]
async fn events_that_do_not_follow_leave_nothing_behind() {
    let (_folder, store) = store();
    store.create_guest(&guest("ann"), [1; 32], 1).await.unwrap();
    store.create_table(row("t", "CODE")).await.unwrap();
    let event = |seq| StoredEvent { seq, at: 1, body: "{}".into(), request: None };
    let commit = Commit { table: "t".into(), events: vec![event(0), event(2)], ..Commit::default() };
    assert!(matches!(store.commit(commit).await, Err(CommitError::Conflict)));
    let all = "SELECT count(*) FROM events";
    assert_eq!(store.row(all, [], |row| row.get::<_, u32>(0)).await.unwrap(), Some(0));
}

#[tokio::test]
async fn a_log_with_a_missing_event_is_not_read_as_a_shorter_one() {
    let (_folder, store) = store();
    store.create_guest(&guest("ann"), [1; 32], 1).await.unwrap();
    let event = |seq| StoredEvent { seq, at: 1, body: "{}".into(), request: None };
    let events = (0..4).map(event).collect();
    store.create_table(NewRow { events, ..row("t", "CODE") }).await.unwrap();
    assert_eq!(store.load_table("t").await.unwrap().unwrap().events.len(), 4);
    store.execute("UPDATE events SET previous = NULL WHERE seq = 2", ()).await.unwrap();
    let fault = store.load_table("t").await.unwrap_err();
    assert!(fault.0.contains("4 events") && fault.0.contains("2 are found"), "{fault}");
}

#[tokio::test]
async fn why_sqlite_rolled_a_group_back_is_told() {
    let (_folder, store) = store();
    let rolled_back = |db: &rusqlite::Connection| {
        db.execute_batch("ROLLBACK")?;
        full()
    };
    let fault = store.write(rolled_back).await.unwrap_err();
    assert!(fault.0.contains("full"), "{fault}");
}

#[tokio::test]
async fn who_writes_while_the_queue_is_full_waits_for_a_place() {
    let (_folder, store) = store();
    let release = hold_up(&store).await;
    let mut writes: Vec<_> = (0..QUEUE + 10)
        .map(|number| {
            let store = store.clone();
            let job = async move { store.create_guest(&guest(&format!("g{number}")), hash(number), 1).await };
            Box::pin(job)
        })
        .collect();
    for write in &mut writes {
        assert!(write.as_mut().now_or_never().is_none());
    }
    let places = store.writes.lock().unwrap().as_ref().unwrap().capacity();
    assert_eq!(places, 0, "no more than the queue holds is queued");
    // One that gave up waiting leaves nothing behind.
    writes.pop();
    let closing = store.close();
    drop(release);
    let (written, ()) = tokio::join!(futures_util::future::join_all(writes), closing);
    for result in written {
        result.unwrap();
    }
    let (folder, path) = (&_folder, "test.sqlite");
    let store = Sqlite::open(&folder.path().join(path)).unwrap();
    assert_eq!(store.counts().await.unwrap().guests, QUEUE as u64 + 9);
}

#[tokio::test]
async fn trouble_lasts_until_something_is_kept_again() {
    let (_folder, store) = store();
    let health = crate::health::Health::default();
    health.check(&*store).await.unwrap();
    store.write(|_| full()).await.unwrap_err();
    assert!(store.trouble().unwrap().0.contains("full"));
    health.check(&*store).await.unwrap_err();
    store.probe().await.unwrap();
    assert!(store.trouble().is_none());
    health.check(&*store).await.unwrap();
}

#[tokio::test]
async fn health_is_tried_now_and_then_however_often_it_is_asked_for() {
    let (folder, store) = store();
    let other = rusqlite::Connection::open(folder.path().join("test.sqlite")).unwrap();
    let written = || other.query_row("PRAGMA data_version", [], |row| row.get::<_, i64>(0)).unwrap();
    let health = crate::health::Health::default();
    let before = written();
    health.check(&*store).await.unwrap();
    let once = written();
    assert_ne!(before, once);
    tokio::time::pause();
    for _ in 0..100 {
        health.check(&*store).await.unwrap();
    }
    assert_eq!(written(), once, "the answer is shared");
    tokio::time::advance(std::time::Duration::from_secs(60)).await;
    tokio::time::resume();
    health.check(&*store).await.unwrap();
    assert_ne!(written(), once);
}

fn hash(number: usize) -> [u8; 32] {
    let mut hash = [0; 32];
    hash[..8].copy_from_slice(&number.to_be_bytes());
    hash
}
