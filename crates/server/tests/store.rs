//! What every store promises: one suite, run on each of them.

use crate::memory::Memory;
use parlour_game::Seed;
use parlour_server::store::{
    Commit, CommitError, CreateError, DocumentError, DocumentKey, DocumentKind, DocumentQuota, Documents,
    NewHead, NewLinkRow, NewRow, Phases, Sqlite, Store, StoredDocument, StoredEvent, StoredNote,
    StoredThought, Witness,
};
use parlour_server::wire::{Guest, LinkKind, Phase};
use std::sync::Arc;

/// Runs each promise on each store.
macro_rules! promises {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                let data = tempfile::tempdir().unwrap();
                let store = super::Sqlite::open(&data.path().join("test.sqlite")).unwrap();
                super::$name(std::sync::Arc::new(store)).await;
            })+
        }
        mod postgres_store {
            $(#[tokio::test]
            async fn $name() {
                let schema = crate::postgres::TestSchema::create().await;
                super::$name(schema.open("test").await.unwrap()).await;
            })+
        }
        mod memory_store {
            $(#[tokio::test]
            async fn $name() {
                super::$name(std::sync::Arc::new(super::Memory::default())).await;
            })+
        }
    };
}

mod documents;

promises![
    guests_are_known_by_their_token,
    a_link_gives_its_guest_one_more_token_once,
    a_new_link_takes_the_place_of_the_last_of_its_kind,
    tables_come_back_as_they_were_kept,
    a_code_opens_one_table_until_it_is_over,
    a_commit_is_kept_whole_or_not_at_all,
    reasons_are_kept_beside_their_events_and_read_apart,
    the_second_owner_is_refused,
    my_tables_are_those_where_i_sit_the_latest_first,
    tables_are_due_when_their_time_has_come,
    tables_are_counted_by_how_far_they_are,
    many_at_once_are_all_kept,
    a_table_may_begin_with_what_has_happened,
    a_table_can_be_thrown_away,
    tables_of_one_seed_are_found_and_what_was_seen_at_them_is_remembered,
    a_table_is_found_by_the_seed_its_match_was_given,
    a_hidden_table_is_listed_to_others_only,
];

fn guest(id: &str) -> Guest {
    Guest { id: id.into(), name: String::new() }
}

pub(crate) async fn with_guests(store: &dyn Store) {
    for (number, id) in [(1, "ann"), (2, "ben")] {
        store.create_guest(&guest(id), [number; 32], 1).await.unwrap();
    }
}

/// Two guests, and a table `t` at which Ann sits.
pub(crate) async fn one_table(store: &dyn Store) {
    with_guests(store).await;
    store.create_table(row("t")).await.unwrap();
}

pub(crate) fn row(id: &str) -> NewRow {
    NewRow {
        id: id.into(),
        code: format!("CODE-{id}"),
        seed: Seed::new([7; 32]),
        head: "{\"v\":0}".into(),
        guests: vec!["ann".into()],
        events: Vec::new(),
        at: 10,
        wake_at: None,
        host: "ann".into(),
        most: None,
        role: None,
    }
}

pub(crate) fn event(seq: u32) -> StoredEvent {
    StoredEvent { seq, at: 20, body: format!("event {seq}"), request: Some(format!("ann:{seq}")) }
}

fn commit(table: &str, version: u64) -> Commit {
    Commit { table: table.into(), version, at: 20, ..Commit::default() }
}

/// Ann writes something at the first seat.
async fn create_seat_notes(store: &dyn Store, table: &str) -> Result<(), DocumentError> {
    let notes = StoredDocument::seat_notes(table, 0, "rope".into(), 1);
    store.create_document(DocumentKind::SeatNotes, "ann", notes, DocumentQuota::UNLIMITED).await
}

async fn guests_are_known_by_their_token(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    assert_eq!(store.guest_by_token([1; 32]).await.unwrap(), Some(guest("ann")));
    assert_eq!(store.guest_by_token([9; 32]).await.unwrap(), None);
    store.rename_guest("ann", "Ann").await.unwrap();
    assert_eq!(store.guest_by_token([1; 32]).await.unwrap().unwrap().name, "Ann");
    assert_eq!(store.guest_by_token([2; 32]).await.unwrap().unwrap().name, "");
}

fn link(secret: u8, kind: LinkKind) -> NewLinkRow {
    NewLinkRow { secret_hash: [secret; 32], guest: "ann".into(), kind, expires_at: 100 }
}

async fn a_link_gives_its_guest_one_more_token_once(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_link(link(50, LinkKind::Device)).await.unwrap();
    let found = store.link([50; 32]).await.unwrap().unwrap();
    assert_eq!((found.guest, found.expires_at, found.is_used), (guest("ann"), 100, false));
    assert!(matches!(store.use_link([50; 32], [60; 32], 100).await, Err(CommitError::Conflict)), "too late");
    assert_eq!(store.guest_by_token([60; 32]).await.unwrap(), None);
    store.use_link([50; 32], [60; 32], 99).await.unwrap();
    for token in [1, 60] {
        assert_eq!(store.guest_by_token([token; 32]).await.unwrap(), Some(guest("ann")), "{token}");
    }
    assert!(store.link([50; 32]).await.unwrap().unwrap().is_used);
    assert!(matches!(store.use_link([50; 32], [61; 32], 99).await, Err(CommitError::Conflict)), "once");
    assert!(
        matches!(store.use_link([51; 32], [61; 32], 99).await, Err(CommitError::Conflict)),
        "no such link"
    );
    assert_eq!(store.guest_by_token([61; 32]).await.unwrap(), None);
}

async fn a_new_link_takes_the_place_of_the_last_of_its_kind(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for (secret, kind) in [(50, LinkKind::Device), (51, LinkKind::Recovery), (52, LinkKind::Device)] {
        store.create_link(link(secret, kind)).await.unwrap();
    }
    assert_eq!(store.link([50; 32]).await.unwrap(), None);
    assert!(store.link([51; 32]).await.unwrap().is_some());
    assert!(store.link([52; 32]).await.unwrap().is_some());
}

async fn tables_come_back_as_they_were_kept(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    assert!(store.load_table("other").await.unwrap().is_none());
    assert_eq!(store.head("t").await.unwrap(), store.load_table("t").await.unwrap().map(|table| table.head));
    assert_eq!(store.head("other").await.unwrap(), None);
    let events = vec![event(0), event(1)];
    let notes = vec![StoredNote { n: 0, body: "hello".into(), request: Some("ben:1".into()) }];
    store.commit(Commit { events: events.clone(), notes: notes.clone(), ..commit("t", 0) }).await.unwrap();
    store.commit(Commit { events: vec![event(2)], ..commit("t", 1) }).await.unwrap();
    let table = store.load_table("t").await.unwrap().unwrap();
    assert_eq!((&*table.head, table.seed, table.version), ("{\"v\":0}", Seed::new([7; 32]), 2));
    assert_eq!(table.events, [event(0), event(1), event(2)]);
    assert_eq!(table.notes, notes);
    assert_eq!(store.counts().await.unwrap().events, 3);
}

async fn a_code_opens_one_table_until_it_is_over(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    assert_eq!(store.table_by_code("CODE-t").await.unwrap().as_deref(), Some("t"));
    let twin = NewRow { code: "CODE-t".into(), ..row("u") };
    assert!(matches!(store.create_table(twin.clone()).await, Err(CreateError::CodeTaken)));
    assert!(store.load_table("u").await.unwrap().is_none());
    let head = NewHead { head: "{}".into(), guests: vec!["ann".into()], is_open: false, wake_at: None };
    store.commit(Commit { head: Some(head), ..commit("t", 0) }).await.unwrap();
    assert_eq!(store.table_by_code("CODE-t").await.unwrap(), None);
    store.create_table(twin).await.unwrap();
    assert_eq!(store.table_by_code("CODE-t").await.unwrap().as_deref(), Some("u"));
}

async fn a_commit_is_kept_whole_or_not_at_all(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    store.commit(Commit { events: vec![event(0)], ..commit("t", 0) }).await.unwrap();
    let head = NewHead { head: "{\"v\":1}".into(), guests: vec!["ben".into()], is_open: true, wake_at: None };
    let clashing = Commit {
        head: Some(head),
        events: vec![event(1), event(0)],
        notes: vec![StoredNote { n: 0, body: "never".into(), request: Some("ben:1".into()) }],
        ..commit("t", 1)
    };
    assert!(matches!(store.commit(clashing).await, Err(CommitError::Conflict)));
    let table = store.load_table("t").await.unwrap().unwrap();
    assert_eq!((table.events.len(), table.notes.len(), &*table.head, table.version), (1, 0, "{\"v\":0}", 1));
    assert!(store.tables_of("ben", 9).await.unwrap().is_empty());
}

async fn reasons_are_kept_beside_their_events_and_read_apart(store: Arc<dyn Store>) {
    one_table(&*store).await;
    store.create_table(row("u")).await.unwrap();
    let thought = |text: &str| Some(text.to_owned());
    let steps = [
        (vec![0, 1], thought("first")),
        (vec![2], None),
        (vec![3], thought("second")),
        (vec![], thought("lost")),
    ];
    for (version, (seqs, thought)) in (0..).zip(steps) {
        let events = seqs.into_iter().map(event).collect();
        store.commit(Commit { events, thought, ..commit("t", version) }).await.unwrap();
    }
    let of = async |table, from, most| -> Vec<(u32, String)> {
        let thoughts = store.thoughts(table, from, most).await.unwrap();
        thoughts.into_iter().map(|StoredThought { seq, body }| (seq, body)).collect()
    };
    let all = [(0, "first".to_owned()), (3, "second".to_owned())];
    assert_eq!(of("t", 0, 9).await, all, "what belongs to no event is not kept");
    assert_eq!(of("t", 0, 1).await, all[..1]);
    assert_eq!(of("t", 1, 9).await, all[1..]);
    assert_eq!(of("t", 4, 9).await, []);
    assert_eq!(of("u", 0, 9).await, []);
    assert_eq!(of("nowhere", 0, 9).await, []);
    let table = store.load_table("t").await.unwrap().unwrap();
    assert_eq!(table.events, [0, 1, 2, 3].map(event), "the log is what it was");
    // A commit that is refused leaves no reason behind.
    let late = Commit { events: vec![event(4)], thought: thought("late"), ..commit("t", 0) };
    assert!(matches!(store.commit(late).await, Err(CommitError::Conflict)));
    assert_eq!(of("t", 0, 9).await, all);
}

async fn the_second_owner_is_refused(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    store.commit(Commit { events: vec![event(0)], ..commit("t", 0) }).await.unwrap();
    let ahead = Commit { events: vec![event(2)], ..commit("t", 1) };
    assert!(matches!(store.commit(ahead).await, Err(CommitError::Conflict)), "event 1 is missing");
    let late = Commit {
        notes: vec![StoredNote { n: 0, body: "late".into(), request: Some("ben:1".into()) }],
        ..commit("t", 0)
    };
    assert!(matches!(store.commit(late).await, Err(CommitError::Conflict)));
    assert!(matches!(store.commit(commit("nowhere", 0)).await, Err(CommitError::Conflict)));
    assert!(store.load_table("t").await.unwrap().unwrap().notes.is_empty());
}

async fn my_tables_are_those_where_i_sit_the_latest_first(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["t", "u"] {
        store.create_table(row(id)).await.unwrap();
    }
    let head =
        NewHead { head: "{}".into(), guests: vec!["ann".into(), "ben".into()], is_open: true, wake_at: None };
    store.commit(Commit { head: Some(head), at: 30, waits_for: Some(1), ..commit("t", 0) }).await.unwrap();
    let mine = store.tables_of("ann", 9).await.unwrap();
    assert_eq!(mine.iter().map(|head| &*head.id).collect::<Vec<_>>(), ["t", "u"]);
    assert_eq!((mine[0].waits_for, mine[0].changed_at, mine[1].waits_for), (Some(1), 30, None));
    assert_eq!(store.tables_of("ben", 9).await.unwrap().len(), 1);
    assert_eq!(store.tables_of("ann", 1).await.unwrap().len(), 1);
    assert!(store.tables_of("cid", 9).await.unwrap().is_empty());
    let all = store.latest_tables(9).await.unwrap();
    assert_eq!(all.iter().map(|head| &*head.id).collect::<Vec<_>>(), ["t", "u"]);
    assert_eq!(store.latest_tables(1).await.unwrap().len(), 1);
}

async fn tables_are_due_when_their_time_has_come(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for (id, wake_at) in [("t", Some(50)), ("u", Some(40)), ("v", None)] {
        store.create_table(NewRow { wake_at, ..row(id) }).await.unwrap();
    }
    assert!(store.due(39, 9).await.unwrap().is_empty());
    assert_eq!(store.due(50, 9).await.unwrap(), ["u", "t"]);
    let head = NewHead { head: "{}".into(), guests: Vec::new(), is_open: true, wake_at: Some(60) };
    store.commit(Commit { head: Some(head), ..commit("u", 0) }).await.unwrap();
    assert_eq!(store.due(50, 9).await.unwrap(), ["t"]);
    // The head says when: without a new one nothing changes.
    store.commit(Commit { events: vec![event(0)], ..commit("t", 0) }).await.unwrap();
    assert_eq!(store.due(50, 9).await.unwrap(), ["t"]);
    store.put_off("t", 50, Some(70)).await.unwrap();
    assert!(store.due(50, 9).await.unwrap().is_empty());
    // Who found them due at 50 comes too late.
    for id in ["t", "u", "v"] {
        store.put_off(id, 50, Some(51)).await.unwrap();
    }
    assert_eq!(store.due(60, 9).await.unwrap(), ["u"]);
    assert_eq!(store.due(70, 9).await.unwrap(), ["u", "t"]);
    store.put_off("t", 70, None).await.unwrap();
    assert_eq!(store.due(70, 9).await.unwrap(), ["u"]);
}

async fn tables_are_counted_by_how_far_they_are(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let outcome = parlour_game::Outcome::Drawn;
    let phases = [
        Phase::Waiting,
        Phase::Starting { starts: 7 },
        Phase::Playing,
        Phase::Over { outcome },
        Phase::Waiting,
    ];
    for (number, phase) in phases.iter().enumerate() {
        let head = serde_json::json!({ "phase": phase }).to_string();
        store.create_table(NewRow { head, ..row(&format!("t{number}")) }).await.unwrap();
    }
    store.create_table(NewRow { head: "damaged".into(), ..row("damaged") }).await.unwrap();
    let counted = store.counts().await.unwrap().tables;
    assert_eq!(counted, Phases { waiting: 3, playing: 1, over: 1 });
}

/// More than one group of writes, and a clash in the middle that must not touch its neighbours.
async fn many_at_once_are_all_kept(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for number in 0..40 {
        store.create_table(row(&format!("t{number}"))).await.unwrap();
    }
    let mut writing = Vec::new();
    for number in 0..40 {
        for version in [0, 0, 1] {
            let store = store.clone();
            let events = vec![event(version as u32)];
            let commit = Commit { events, ..commit(&format!("t{number}"), version) };
            writing.push(tokio::spawn(async move { store.commit(commit).await.is_ok() }));
        }
    }
    let mut kept = 0;
    for write in writing {
        kept += u64::from(write.await.unwrap());
    }
    assert_eq!(store.counts().await.unwrap().events, kept);
    assert!(kept >= 40, "one of each table's first commits is kept");
    for number in 0..40 {
        let table = store.load_table(&format!("t{number}")).await.unwrap().unwrap();
        let seqs: Vec<u32> = table.events.iter().map(|event| event.seq).collect();
        assert!(seqs == [0] || seqs == [0, 1], "{seqs:?}");
        assert_eq!(table.version, seqs.len() as u64);
    }
}

/// A database of a house from before there were notebooks is brought up to date, and keeps what it has.
#[tokio::test]
async fn an_older_database_gets_its_notebooks() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("old.sqlite");
    let old = rusqlite::Connection::open(&path).unwrap();
    old.execute_batch(include_str!("../../../migrations/sqlite/0001_house.sql")).unwrap();
    old.execute("INSERT INTO guests VALUES ('ann', ?, 'Ann', 1)", [[1u8; 32]]).unwrap();
    old.pragma_update(None, "user_version", 1).unwrap();
    drop(old);
    let store = Sqlite::open(&path).unwrap();
    assert_eq!(store.guest_by_token([1; 32]).await.unwrap().unwrap().name, "Ann");
    let created = create_seat_notes(&store, "nowhere").await;
    assert!(created.is_err(), "there is no table yet");
}

#[tokio::test]
async fn a_database_outlives_its_process_and_is_opened_again() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("test.sqlite");
    let store = Sqlite::open(&path).unwrap();
    with_guests(&store).await;
    store.create_table(row("t")).await.unwrap();
    create_seat_notes(&store, "t").await.unwrap();
    store.close().await;
    assert!(store.commit(commit("t", 0)).await.is_err(), "a closed store says so");
    let store = Sqlite::open(&path).unwrap();
    assert!(store.load_table("t").await.unwrap().is_some());
    let notes = store.load_document(&DocumentKey::seat_notes("ann", "t", 0)).await.unwrap();
    assert_eq!(notes.unwrap().body, "rope");
}

#[tokio::test]
async fn a_file_that_is_no_database_or_of_a_newer_version_is_refused() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("junk.sqlite");
    std::fs::write(&path, "this is not a database, and it is long enough to be seen as such".repeat(20))
        .unwrap();
    let refused = Sqlite::open(&path).err().unwrap().to_string();
    assert!(refused.contains("not a database"), "{refused}");

    let path = data.path().join("newer.sqlite");
    Sqlite::open(&path).unwrap().close().await;
    rusqlite::Connection::open(&path).unwrap().pragma_update(None, "user_version", 99).unwrap();
    let refused = Sqlite::open(&path).err().unwrap().to_string();
    assert!(refused.contains("99") && refused.contains("newer"), "{refused}");
}

async fn a_table_may_begin_with_what_has_happened(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let guests = vec!["ann".into(), "somebody this store never met".into()];
    store.create_table(NewRow { events: vec![event(0), event(1)], guests, ..row("t") }).await.unwrap();
    assert_eq!(store.load_table("t").await.unwrap().unwrap().events, [event(0), event(1)]);
    store.commit(Commit { events: vec![event(2)], ..commit("t", 0) }).await.unwrap();
    let clash = Commit { events: vec![event(1)], ..commit("t", 1) };
    assert!(matches!(store.commit(clash).await, Err(CommitError::Conflict)));
    assert_eq!(store.tables_of("ann", 9).await.unwrap().len(), 1);
}

async fn a_table_can_be_thrown_away(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["t", "u"] {
        store.create_table(row(id)).await.unwrap();
        let notes = vec![StoredNote { n: 0, body: "hello".into(), request: None }];
        store.commit(Commit { events: vec![event(0)], notes, ..commit(id, 0) }).await.unwrap();
        create_seat_notes(&*store, id).await.unwrap();
    }
    store.hide_table("ann", "t").await.unwrap();
    store.claim_table("t").await.unwrap();
    store.delete_table("t", None, &[]).await.unwrap();
    assert!(store.load_table("t").await.unwrap().is_none());
    assert_eq!(store.table_by_code("CODE-t").await.unwrap(), None);
    assert!(matches!(store.commit(commit("t", 1)).await, Err(CommitError::Conflict)));
    assert!(store.load_document(&DocumentKey::seat_notes("ann", "t", 0)).await.unwrap().is_none());
    assert_eq!(store.tables_of("ann", 9).await.unwrap().len(), 1);
    assert_eq!(store.load_table("u").await.unwrap().unwrap().events, [event(0)]);
    assert_eq!(store.counts().await.unwrap().events, 1);
}

async fn tables_of_one_seed_are_found_and_what_was_seen_at_them_is_remembered(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let seed = Seed::new([7; 32]);
    for id in ["t", "u"] {
        store.create_table(NewRow { seed: seed.clone(), ..row(id) }).await.unwrap();
    }
    store.create_table(NewRow { seed: Seed::new([8; 32]), ..row("stranger") }).await.unwrap();
    store.commit(Commit { events: vec![event(0), event(1)], ..commit("u", 0) }).await.unwrap();
    let kin = store.kin(&seed).await.unwrap();
    let found: Vec<(&str, u32)> = kin.tables.iter().map(|table| (&*table.id, table.events)).collect();
    assert_eq!((found, kin.witnesses), (vec![("t", 0), ("u", 2)], Vec::new()));

    let saw = |guest: &str, seq| Witness { guest: guest.into(), seq, acted: seq / 2 };
    store.claim_table("u").await.unwrap();
    store.delete_table("u", None, &[saw("ann", 2), saw("ben", u32::MAX)]).await.unwrap();
    store.claim_table("t").await.unwrap();
    store.delete_table("t", None, &[saw("ann", 5), saw("ben", 1)]).await.unwrap();
    store.claim_table("t").await.unwrap();
    store.delete_table("t", None, &[saw("ann", 9)]).await.unwrap();
    let kin = store.kin(&seed).await.unwrap();
    assert_eq!((kin.tables, kin.witnesses), (Vec::new(), vec![saw("ann", 5), saw("ben", u32::MAX)]));
    assert_eq!(store.kin(&Seed::new([8; 32])).await.unwrap().witnesses, Vec::new());
}

async fn a_table_is_found_by_the_seed_its_match_was_given(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    let drawn = Seed::new([9; 32]);
    let start = Commit { seed: Some(drawn.clone()), events: vec![event(0)], ..commit("t", 0) };
    assert!(
        store.commit(Commit { version: 5, ..start.clone() }).await.is_err(),
        "it is not the latest version"
    );
    assert_eq!(store.load_table("t").await.unwrap().unwrap().seed, Seed::new([7; 32]));
    store.commit(start).await.unwrap();
    store.commit(commit("t", 1)).await.unwrap();
    assert_eq!(store.load_table("t").await.unwrap().unwrap().seed, drawn);
    let found = |kin: parlour_server::store::StoredKin| kin.tables.len();
    assert_eq!(found(store.kin(&drawn).await.unwrap()), 1);
    assert_eq!(found(store.kin(&Seed::new([7; 32])).await.unwrap()), 0);
}

async fn a_hidden_table_is_listed_to_others_only(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let guests = vec!["ann".into(), "ben".into()];
    store.create_table(NewRow { guests: guests.clone(), ..row("t") }).await.unwrap();
    for _ in 0..2 {
        store.hide_table("ann", "t").await.unwrap();
    }
    // Also after who sits there was written anew.
    let head = NewHead { head: "{}".into(), guests, is_open: true, wake_at: None };
    store.commit(Commit { head: Some(head), ..commit("t", 0) }).await.unwrap();
    assert!(store.tables_of("ann", 9).await.unwrap().is_empty());
    assert_eq!(store.tables_of("ben", 9).await.unwrap().len(), 1);
    assert!(store.load_table("t").await.unwrap().is_some());
}
