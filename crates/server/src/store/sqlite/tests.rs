//! The writer, with writes that no caller of the store could ask for.

use super::writer::QUEUE;
use super::{Sqlite, Written};
use crate::store::Store;
use crate::wire::Guest;
use futures_util::FutureExt;
use std::sync::{Arc, mpsc};

fn store() -> (tempfile::TempDir, Arc<Sqlite>) {
    let folder = tempfile::tempdir().unwrap();
    let store = Arc::new(Sqlite::open(&folder.path().join("test.sqlite")).unwrap());
    (folder, store)
}

fn guest(id: &str) -> Guest {
    Guest { id: id.into(), name: String::new() }
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
    let full = || {
        let full = rusqlite::ffi::Error::new(rusqlite::ffi::SQLITE_FULL);
        Err(rusqlite::Error::SqliteFailure(full, None))
    };
    let health = crate::health::Health::default();
    health.check(&*store).await.unwrap();
    store.write(move |_| full()).await.unwrap_err();
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
