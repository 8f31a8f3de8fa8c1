//! What is removed after its time, and how many tables a guest may have: on each store, and on a clock that is moved.

use crate::memory::Memory;
use parlour_game::{Outcome, Seed};
use parlour_server::bus::{Bus, LocalBus};
use parlour_server::metrics::Metrics;
use parlour_server::retention::{Keeper, Keeping, Removed};
use parlour_server::store::{
    Commit, CreateError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, MOST_KEYS, NewHead,
    NewLinkRow, NewRow, Retention, Sqlite, Store, StoredDocument, StoredEvent, StoredNote, TableCount,
    TablePhase,
};
use parlour_server::table::Tables;
use parlour_server::wire::{Guest, LinkKind, Phase};
use parlour_server::{Clock, Timing};
use serde_json::json;
use std::sync::Arc;

const DAY: u64 = 86_400_000;
/// When everything in these tests is written.
const BEGIN: u64 = 2_000 * DAY;
const OVER: Phase = Phase::Over { outcome: Outcome::Drawn };

/// Runs each test on each store.
macro_rules! on_each_store {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test(start_paused = true)]
            async fn $name() {
                let data = tempfile::tempdir().unwrap();
                let store = super::Sqlite::open(&data.path().join("test.sqlite")).unwrap();
                super::$name(std::sync::Arc::new(store)).await;
            })+
        }
        // On the real clock: a database on the network does not wait in a time that stands still.
        mod postgres_store {
            $(#[tokio::test]
            async fn $name() {
                let schema = crate::postgres::TestSchema::create().await;
                super::$name(schema.open("test").await.unwrap()).await;
            })+
        }
        mod memory_store {
            $(#[tokio::test(start_paused = true)]
            async fn $name() {
                super::$name(std::sync::Arc::new(super::Memory::default())).await;
            })+
        }
    };
}

on_each_store![
    issue_14_parallel_creates_do_not_pass_the_limit_of_tables,
    tables_count_for_whoever_hosts_or_plays_them,
    finished_tables_of_ones_own_make_room,
    issue_14_older_notes_of_a_table_are_dropped,
    of_many_devices_the_oldest_is_forgotten,
    issue_14_tables_go_when_their_time_is_over_and_not_before,
    what_is_kept_for_ever_stays,
    a_table_that_is_awake_stays,
    what_was_changed_since_it_was_found_stays,
    issue_14_guests_who_never_came_back_go_with_all_that_is_theirs,
    a_guest_who_was_here_or_has_a_table_stays,
    issue_14_notes_of_those_who_left_go,
    after_a_long_absence_nothing_is_removed_for_a_day,
];

async fn with_guests(store: &dyn Store) {
    for (number, id) in [(1, "ann"), (2, "ben")] {
        let guest = Guest { id: id.into(), name: id.into() };
        store.create_guest(&guest, [number; 32], BEGIN).await.unwrap();
    }
}

fn head(phase: Phase, host: &str) -> String {
    json!({ "phase": phase, "host": { "id": host, "name": host }, "is_saved": false }).to_string()
}

fn row(id: &str, phase: Phase, guests: &[&str]) -> NewRow {
    NewRow {
        id: id.into(),
        code: format!("CODE-{id}"),
        seed: Seed::new([7; 32]),
        head: head(phase, guests[0]),
        guests: guests.iter().map(|guest| (*guest).to_owned()).collect(),
        events: Vec::new(),
        at: BEGIN,
        wake_at: None,
        host: guests[0].into(),
        most: None,
        role: None,
    }
}

fn commit(table: &str, version: u64, at: u64) -> Commit {
    Commit { table: table.into(), version, at, ..Commit::default() }
}

async fn exists(store: &dyn Store, table: &str) -> bool {
    store.load_table(table).await.unwrap().is_some()
}

/// A house around the store that has been open for a while at this time.
fn keeper(store: &Arc<dyn Store>, now: u64, keeping: Keeping) -> (Keeper, Arc<LocalBus>) {
    let bus = Arc::new(LocalBus::default());
    let (clock, metrics) = (Clock::start_at(now), Arc::new(Metrics::default()));
    let tables = Tables::new(store.clone(), bus.clone(), clock, metrics, Timing::default());
    (Keeper::new(tables, keeping), bus)
}

async fn round_at(store: &Arc<dyn Store>, now: u64) -> Removed {
    let (keeper, _) = keeper(store, now, Keeping::default());
    keeper.round().await.unwrap();
    keeper.removed()
}

async fn issue_14_parallel_creates_do_not_pass_the_limit_of_tables(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let creating: Vec<_> = (0..40)
        .map(|number| {
            let row = row(&format!("t{number}"), Phase::Waiting, &["ann"]);
            let (store, row) =
                (store.clone(), NewRow { most: Some(TableCount { unfinished: 3, hosted: 99 }), ..row });
            tokio::spawn(async move { store.create_table(row).await })
        })
        .collect();
    let mut kept = 0;
    for created in creating {
        match created.await.unwrap() {
            Ok(()) => kept += 1,
            Err(error) => assert!(matches!(error, CreateError::TooManyUnfinished), "{error}"),
        }
    }
    assert_eq!((kept, store.tables_of("ann", 99).await.unwrap().len()), (3, 3));
}

async fn tables_count_for_whoever_hosts_or_plays_them(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let count = |unfinished, hosted| TableCount { unfinished, hosted };
    for (id, phase) in [("a", Phase::Waiting), ("b", Phase::Playing), ("c", OVER)] {
        store.create_table(row(id, phase, &["ann", "ben"])).await.unwrap();
    }
    assert_eq!(store.count_tables("ann").await.unwrap(), count(2, 3));
    assert_eq!(store.count_tables("ben").await.unwrap(), count(1, 0), "a seat kept by others does not count");
    // As soon as the match is over, or passed on, it counts differently.
    let over = NewHead {
        head: head(OVER, "ben"),
        guests: vec!["ann".into(), "ben".into()],
        is_open: false,
        wake_at: None,
    };
    store.commit(Commit { head: Some(over), ..commit("b", 0, BEGIN) }).await.unwrap();
    assert_eq!(store.count_tables("ann").await.unwrap(), count(1, 2));
    assert_eq!(store.count_tables("ben").await.unwrap(), count(0, 1));
    store.claim_table("a").await.unwrap();
    store.delete_table("a", None, &[]).await.unwrap();
    assert_eq!(store.count_tables("ann").await.unwrap(), count(0, 1));
    let third = NewRow { most: Some(count(9, 1)), ..row("d", Phase::Waiting, &["ann"]) };
    assert!(matches!(store.create_table(third).await, Err(CreateError::TooMany)));
}

async fn finished_tables_of_ones_own_make_room(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for (id, phase, guests, at) in [
        ("later", OVER, &["ann", "gone"][..], 3),
        ("with-ben", OVER, &["ann", "ben"], 0),
        ("earlier", OVER, &["ann"], 1),
        ("playing", Phase::Playing, &["ann"], 0),
        ("of-ben", OVER, &["ben"], 0),
    ] {
        store.create_table(NewRow { at: BEGIN + at, ..row(id, phase, guests) }).await.unwrap();
    }
    // A finished game that was saved, an old one that may have been, one that goes on from a save, and one whose head is
    // damaged since: they stay.
    let saved = |field: &str| head(OVER, "ann").replace("\"is_saved\":false", field);
    for (id, head) in [
        ("saved", saved("\"is_saved\":true")),
        ("old", saved("\"old\":true")),
        ("resumed", saved("\"is_saved\":false,\"resumed\":{\"moves\":1}")),
        ("damaged", "no head".into()),
    ] {
        store.create_table(NewRow { head, ..row(id, OVER, &["ann"]) }).await.unwrap();
    }
    let found = store.finished_alone("ann", 9).await.unwrap();
    assert_eq!(found.iter().map(|table| &*table.id).collect::<Vec<_>>(), ["earlier", "later"]);
    assert_eq!((found[0].phase, found[0].changed_at), (TablePhase::Over, BEGIN + 1));
    assert_eq!(store.finished_alone("ann", 1).await.unwrap().len(), 1);
}

async fn issue_14_older_notes_of_a_table_are_dropped(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["t", "u"] {
        store.create_table(row(id, Phase::Playing, &["ann"])).await.unwrap();
        let notes = (0..5).map(|n| StoredNote { n, body: "hello".into(), request: None }).collect();
        store.commit(Commit { notes, ..commit(id, 0, BEGIN) }).await.unwrap();
    }
    let notes = vec![StoredNote { n: 5, body: "hello".into(), request: None }];
    store.commit(Commit { notes, drops_notes_before: Some(3), ..commit("t", 1, BEGIN) }).await.unwrap();
    let numbers = |notes: Vec<StoredNote>| notes.iter().map(|note| note.n).collect::<Vec<_>>();
    assert_eq!(numbers(store.load_table("t").await.unwrap().unwrap().notes), [3, 4, 5]);
    assert_eq!(store.load_table("u").await.unwrap().unwrap().notes.len(), 5);
}

async fn of_many_devices_the_oldest_is_forgotten(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let token = |number: u32| [number as u8 + 100; 32];
    for number in 0..=MOST_KEYS {
        let link = NewLinkRow {
            secret_hash: [99; 32],
            guest: "ann".into(),
            kind: LinkKind::Device,
            expires_at: BEGIN + 1_000,
        };
        store.create_link(link).await.unwrap();
        store.use_link([99; 32], token(number), BEGIN + u64::from(number)).await.unwrap();
    }
    assert!(store.guest_by_token(token(0)).await.unwrap().is_none());
    for number in 1..=MOST_KEYS {
        assert!(store.guest_by_token(token(number)).await.unwrap().is_some(), "{number}");
    }
    assert!(store.guest_by_token([1; 32]).await.unwrap().is_some(), "the first device is none of them");
}

async fn issue_14_tables_go_when_their_time_is_over_and_not_before(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let phases = [
        ("starting", Phase::Starting { starts: 5 }),
        ("waiting", Phase::Waiting),
        ("over", OVER),
        ("playing", Phase::Playing),
    ];
    for (id, phase) in phases {
        store.create_table(row(id, phase, &["ann", "ben"])).await.unwrap();
        write_notes(&*store, "ann", id, BEGIN).await;
        store.hide_table("ben", id).await.unwrap();
    }
    // More than one batch of tables that stay.
    for number in 0..450 {
        let id = format!("young{number}");
        let young = NewRow { at: BEGIN + 9_999 * DAY, ..row(&id, OVER, &["ann"]) };
        store.create_table(young).await.unwrap();
    }
    for (days, ids) in [(60, ["starting", "waiting"]), (400, ["over", "playing"])] {
        assert_eq!(round_at(&store, BEGIN + days * DAY - 1).await, Removed::default());
        assert_eq!(round_at(&store, BEGIN + days * DAY).await, Removed { tables: 2, ..Removed::default() });
        for id in ids {
            assert!(!exists(&*store, id).await, "{id}");
        }
    }
    assert_eq!(store.counts().await.unwrap().tables.over, 450);
    assert_eq!(store.count_tables("ben").await.unwrap(), TableCount::default());
}

async fn what_is_kept_for_ever_stays(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for (id, phase) in [("a", OVER), ("b", Phase::Playing), ("c", Phase::Waiting)] {
        store.create_table(row(id, phase, &["ann"])).await.unwrap();
    }
    let stranger = Guest { id: "stranger".into(), name: String::new() };
    store.create_guest(&stranger, [3; 32], BEGIN).await.unwrap();
    let keeping = Keeping {
        finished_days: None,
        abandoned_days: None,
        waiting_days: None,
        stranger_days: None,
        guest_days: None,
        notes_days: None,
        ..Keeping::default()
    };
    let (keeper, _) = keeper(&store, BEGIN + 90_000 * DAY, keeping);
    keeper.round().await.unwrap();
    assert_eq!(keeper.removed(), Removed::default());
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.guests, counts.tables.over + counts.tables.playing + counts.tables.waiting), (3, 3));
}

async fn a_table_that_is_awake_stays(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["asleep", "awake"] {
        store.create_table(row(id, OVER, &["ann"])).await.unwrap();
    }
    let (keeper, bus) = keeper(&store, BEGIN + 401 * DAY, Keeping::default());
    let awake = bus.attach("awake");
    keeper.round().await.unwrap();
    assert!(exists(&*store, "awake").await && !exists(&*store, "asleep").await);
    assert!(!bus.is_awake("asleep"), "nothing is left behind");
    drop(awake);
    keeper.round().await.unwrap();
    assert!(!exists(&*store, "awake").await);
    assert_eq!(keeper.removed(), Removed { tables: 2, ..Removed::default() });
}

async fn what_was_changed_since_it_was_found_stays(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t", OVER, &["ann"])).await.unwrap();
    store.commit(commit("t", 0, BEGIN + 5)).await.unwrap();
    store.claim_table("t").await.unwrap();
    assert!(!store.delete_table("t", Some(BEGIN + 4), &[]).await.unwrap());
    assert!(exists(&*store, "t").await);
    store.see_guest("ben", BEGIN + 5).await.unwrap();
    assert!(!store.delete_guest("ben", BEGIN + 4).await.unwrap());
    assert!(!store.delete_guest("ann", BEGIN + 9).await.unwrap(), "a table is theirs");
    write_notes(&*store, "ben", "t", BEGIN + 5).await;
    let notes = DocumentKey::seat_notes("ben", "t", 0);
    assert!(!store.delete_document(&notes, Some(BEGIN + 4)).await.unwrap());
    assert!(has_notes(&*store, "ben", "t").await);
    assert!(store.delete_table("t", Some(BEGIN + 5), &[]).await.unwrap());
    assert!(store.delete_guest("ben", BEGIN + 5).await.unwrap());
    assert!(store.delete_guest("ann", BEGIN + 5).await.unwrap());
    assert!(!store.delete_guest("nobody", u64::MAX / 4).await.unwrap());
    assert!(!store.delete_table("nowhere", Some(u64::MAX / 4), &[]).await.unwrap());
}

async fn write_notes(store: &dyn Store, guest: &str, table: &str, at: u64) {
    let notes = StoredDocument::seat_notes(table, 0, "rope".into(), at);
    let created = store.create_document(DocumentKind::SeatNotes, guest, notes, DocumentQuota::UNLIMITED);
    created.await.unwrap();
}

async fn has_notes(store: &dyn Store, guest: &str, table: &str) -> bool {
    store.load_document(&DocumentKey::seat_notes(guest, table, 0)).await.unwrap().is_some()
}

/// Gives a guest one of everything but a table.
async fn with_belongings(store: &dyn Store, guest: &str) {
    for (kind, what) in [(DocumentKind::Save, "save"), (DocumentKind::Notebook, "notebook")] {
        let head = DocumentHead {
            id: format!("{what} of {guest}"),
            topic: "toy".into(),
            name: "Sunday".into(),
            about: String::new(),
            changed_at: BEGIN,
        };
        let document = StoredDocument { head, version: 0, body: "[]".into() };
        store.create_document(kind, guest, document, DocumentQuota::UNLIMITED).await.unwrap();
    }
    let secret_hash = if guest == "ann" { [50; 32] } else { [51; 32] };
    let link =
        NewLinkRow { secret_hash, guest: guest.into(), kind: LinkKind::Device, expires_at: BEGIN + 100 };
    store.create_link(link).await.unwrap();
    store.use_link(secret_hash, secret_hash, BEGIN + 1).await.unwrap();
}

async fn issue_14_guests_who_never_came_back_go_with_all_that_is_theirs(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let stranger = Guest { id: "stranger".into(), name: String::new() };
    store.create_guest(&stranger, [3; 32], BEGIN).await.unwrap();
    // Ben's table outlives nobody's patience; he wrote at Ann's, too.
    store.create_table(NewRow { at: BEGIN + 790 * DAY, ..row("bens", OVER, &["ben"]) }).await.unwrap();
    for guest in ["ann", "ben"] {
        with_belongings(&*store, guest).await;
        write_notes(&*store, guest, "bens", BEGIN + 790 * DAY).await;
    }
    store.hide_table("ann", "bens").await.unwrap();

    assert_eq!(round_at(&store, BEGIN + 30 * DAY - 1).await, Removed::default());
    assert_eq!(round_at(&store, BEGIN + 30 * DAY).await, Removed { guests: 1, ..Removed::default() });
    assert!(store.guest_by_token([3; 32]).await.unwrap().is_none());
    assert_eq!(round_at(&store, BEGIN + 800 * DAY - 1).await, Removed::default());
    assert_eq!(round_at(&store, BEGIN + 800 * DAY).await, Removed { guests: 1, ..Removed::default() });
    for token in [1, 50] {
        assert!(store.guest_by_token([token; 32]).await.unwrap().is_none(), "{token}");
    }
    assert!(store.link([50; 32]).await.unwrap().is_none());
    assert!(store.documents_of(DocumentKind::Save, "ann").await.unwrap().is_empty());
    assert!(store.find_document(DocumentKind::Notebook, "notebook of ann").await.unwrap().is_none());
    assert!(!has_notes(&*store, "ann", "bens").await);

    // What is Ben's stays as long as his table does.
    assert!(store.guest_by_token([51; 32]).await.unwrap().is_some());
    assert_eq!(store.documents_of(DocumentKind::Save, "ben").await.unwrap().len(), 1);
    assert!(store.find_document(DocumentKind::Notebook, "notebook of ben").await.unwrap().is_some());
    let last = round_at(&store, BEGIN + 1_190 * DAY).await;
    assert_eq!(last, Removed { tables: 1, guests: 1, ..Removed::default() });
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.guests, counts.saves, counts.notebooks), (0, 0, 0));
}

async fn a_guest_who_was_here_or_has_a_table_stays(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["x", "y", "z"] {
        let stranger = Guest { id: id.into(), name: String::new() };
        store.create_guest(&stranger, [id.as_bytes()[0]; 32], BEGIN).await.unwrap();
    }
    store.create_table(row("t", Phase::Waiting, &["x"])).await.unwrap();
    with_belongings(&*store, "y").await;
    store.see_guest("z", BEGIN + 20 * DAY).await.unwrap();
    store.see_guest("z", BEGIN + 10 * DAY).await.unwrap();
    assert_eq!(round_at(&store, BEGIN + 49 * DAY).await, Removed::default());
    assert_eq!(round_at(&store, BEGIN + 50 * DAY).await, Removed { guests: 1, ..Removed::default() });
    assert!(store.guest_by_token([b'z'; 32]).await.unwrap().is_none());
    assert!(store.guest_by_token([b'x'; 32]).await.unwrap().is_some());
    assert!(store.guest_by_token([b'y'; 32]).await.unwrap().is_some());
}

async fn issue_14_notes_of_those_who_left_go(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t", Phase::Playing, &["ann", "ben"])).await.unwrap();
    for guest in ["ann", "ben"] {
        write_notes(&*store, guest, "t", BEGIN).await;
    }
    let left = NewHead {
        head: head(Phase::Playing, "ann"),
        guests: vec!["ann".into()],
        is_open: true,
        wake_at: None,
    };
    store.commit(Commit { head: Some(left), ..commit("t", 0, BEGIN) }).await.unwrap();
    round_at(&store, BEGIN + 30 * DAY - 1).await;
    assert!(has_notes(&*store, "ben", "t").await);
    let removed = round_at(&store, BEGIN + 30 * DAY).await;
    assert_eq!(removed, Removed { seat_notes: 1, ..Removed::default() });
    assert!(!has_notes(&*store, "ben", "t").await);
    assert!(has_notes(&*store, "ann", "t").await, "whoever sits there keeps theirs");
}

async fn after_a_long_absence_nothing_is_removed_for_a_day(store: Arc<dyn Store>) {
    let begins_at = async |opened| keeper(&store, opened, Keeping::default()).0.begins_at().await;
    assert_eq!(begins_at(BEGIN).await, BEGIN, "where nobody was, nothing can be missed");
    with_guests(&*store).await;
    store.see_guest("ann", BEGIN + DAY).await.unwrap();
    assert_eq!(begins_at(BEGIN + 8 * DAY - 1).await, BEGIN + 8 * DAY - 1);
    assert_eq!(begins_at(BEGIN + 8 * DAY).await, BEGIN + 9 * DAY);
    assert_eq!(begins_at(BEGIN + 900 * DAY).await, BEGIN + 901 * DAY);
    assert_eq!(begins_at(BEGIN - DAY).await, BEGIN - DAY, "nor by a clock that was set back");
}

/// A house from before anything was removed knows when its guests were last here, and how many tables they have.
#[tokio::test]
async fn an_older_database_begins_to_count_today() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("old.sqlite");
    let old = rusqlite::Connection::open(&path).unwrap();
    for sql in [
        include_str!("../../../migrations/sqlite/0001_house.sql"),
        include_str!("../../../migrations/sqlite/0002_notebooks.sql"),
        include_str!("../../../migrations/sqlite/0003_seat_notes.sql"),
        include_str!("../../../migrations/sqlite/0004_saves.sql"),
        include_str!("../../../migrations/sqlite/0005_links.sql"),
    ] {
        old.execute_batch(sql).unwrap();
    }
    old.execute("INSERT INTO guests VALUES ('ann', ?, 'Ann', 1)", [[1u8; 32]]).unwrap();
    for (id, head) in [("t", head(Phase::Playing, "ann")), ("u", head(OVER, "ben")), ("v", "not JSON".into())]
    {
        let row = rusqlite::params![id, [7u8; 32], head];
        old.execute("INSERT INTO tables VALUES (?, NULL, ?, ?, 0, 1, 1, NULL, NULL)", row).unwrap();
        old.execute("INSERT INTO sittings VALUES ('ann', ?)", [id]).unwrap();
    }
    old.pragma_update(None, "user_version", 5).unwrap();
    drop(old);
    let store = Sqlite::open(&path).unwrap();
    let seen = store.latest_visit().await.unwrap().unwrap();
    assert!(seen.abs_diff(Clock::start().now()) < DAY, "{seen}");
    assert_eq!(store.count_tables("ann").await.unwrap(), TableCount { unfinished: 2, hosted: 1 });
    let ages = store.tables_after("", 9).await.unwrap();
    let phases: Vec<TablePhase> = ages.iter().map(|table| table.phase).collect();
    assert_eq!(phases, [TablePhase::Playing, TablePhase::Over, TablePhase::Playing]);
}

/// What was removed makes room for something new, and the file becomes shorter when the house opens again.
#[tokio::test]
async fn issue_14_room_of_what_was_removed_is_used_again() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("test.sqlite");
    let store = Sqlite::open(&path).unwrap();
    with_guests(&store).await;
    let length = || std::fs::metadata(&path).unwrap().len();
    let fill = async |store: &Sqlite| {
        for number in 0..50 {
            let event = parlour_server::store::StoredEvent {
                seq: 0,
                at: BEGIN,
                body: "x".repeat(2_000_000),
                request: None,
            };
            let row = row(&format!("t{number}"), OVER, &["ann"]);
            store.create_table(NewRow { events: vec![event], ..row }).await.unwrap();
        }
    };
    let empty = store.bytes().await.unwrap();
    fill(&store).await;
    let full = store.bytes().await.unwrap();
    assert!(full > empty + 100_000_000, "{full}");
    for number in 0..50 {
        assert!(store.delete_table(&format!("t{number}"), Some(BEGIN), &[]).await.unwrap());
    }
    assert!(store.bytes().await.unwrap() < empty + 100_000);
    fill(&store).await;
    store.close().await;
    assert!(length() < full + 1_000_000, "the same room was used again: {}", length());
    let store = Sqlite::open(&path).unwrap();
    assert!(store.bytes().await.unwrap() > empty + 100_000_000, "a full file is left as it is");
    for number in 0..50 {
        store.delete_table(&format!("t{number}"), Some(BEGIN), &[]).await.unwrap();
    }
    store.close().await;
    drop(store);
    assert!(length() > 100_000_000);
    let store = Sqlite::open(&path).unwrap();
    assert!(length() < 1_000_000, "{}", length());
    assert!(store.guest_by_token([1; 32]).await.unwrap().is_some());
}

#[tokio::test(start_paused = true)]
async fn a_table_with_a_damaged_log_keeps_no_other_from_being_deleted() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("test.sqlite");
    let store: Arc<dyn Store> = Arc::new(Sqlite::open(&path).unwrap());
    with_guests(&*store).await;
    let event = |seq| StoredEvent { seq, at: BEGIN, body: "{}".into(), request: None };
    let damaged = NewRow { events: vec![event(0), event(1)], ..row("a", OVER, &["ann"]) };
    store.create_table(damaged).await.unwrap();
    store.create_table(row("b", OVER, &["ann"])).await.unwrap();
    rusqlite::Connection::open(&path).unwrap().execute("DELETE FROM events WHERE seq = 0", []).unwrap();
    assert!(store.load_table("a").await.is_err());
    assert_eq!(round_at(&store, BEGIN + 400 * DAY).await, Removed { tables: 1, ..Removed::default() });
    assert!(!exists(&*store, "b").await);
}
