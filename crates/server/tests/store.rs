//! What every store promises: one suite, run on each of them.

use crate::memory::Memory;
use parlour_game::Seed;
use parlour_server::store::{
    Commit, CommitError, CreateError, NewHead, NewLinkRow, NewNotebookRow, NewRow, NewSaveRow, NotebookError,
    NotebookHead, Notebooks, Phases, Save, SaveError, SaveHead, SaveSeatNotes, SaveShelf, SeatNotes, SeatOf,
    Shelf, Sqlite, Store, StoredEvent, StoredNote, StoredNotebook, StoredSave, StoredSeatNotes, Witness,
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
        mod memory_store {
            $(#[tokio::test]
            async fn $name() {
                super::$name(std::sync::Arc::new(super::Memory::default())).await;
            })+
        }
    };
}

promises![
    guests_are_known_by_their_token,
    a_link_gives_its_guest_one_more_token_once,
    a_new_link_takes_the_place_of_the_last_of_its_kind,
    tables_come_back_as_they_were_kept,
    a_code_opens_one_table_until_it_is_over,
    a_commit_is_kept_whole_or_not_at_all,
    the_second_owner_is_refused,
    my_tables_are_those_where_i_sit_the_latest_first,
    tables_are_due_when_their_time_has_come,
    tables_are_counted_by_how_far_they_are,
    many_at_once_are_all_kept,
    notebooks_come_back_as_they_were_kept,
    my_notebooks_are_listed_by_tool_the_latest_first,
    a_notebook_is_not_written_over_unseen,
    a_notebook_can_be_renamed_and_thrown_away,
    nobody_reaches_the_notebook_of_another,
    a_notebook_is_found_by_its_id_alone,
    nobody_has_more_notebooks_than_they_may,
    nobody_writes_more_than_they_may,
    a_table_may_begin_with_what_has_happened,
    a_table_can_be_thrown_away,
    tables_of_one_seed_are_found_and_what_was_seen_at_them_is_remembered,
    a_table_is_found_by_the_seed_its_match_was_given,
    a_hidden_table_is_listed_to_others_only,
    saves_come_back_as_they_were_kept,
    my_saves_are_listed_the_latest_first,
    a_name_is_given_to_one_save_of_a_guest,
    a_save_can_be_renamed_and_thrown_away,
    nobody_reaches_the_save_of_another,
    nobody_has_more_saves_than_they_may,
    seat_notes_are_kept_for_a_guest_at_a_seat,
    seat_notes_are_not_written_over_unseen,
];

fn guest(id: &str) -> Guest {
    Guest { id: id.into(), name: String::new() }
}

async fn with_guests(store: &dyn Store) {
    for (number, id) in [(1, "ann"), (2, "ben")] {
        store.create_guest(&guest(id), [number; 32], 1).await.unwrap();
    }
}

fn row(id: &str) -> NewRow {
    NewRow {
        id: id.into(),
        code: format!("CODE-{id}"),
        seed: Seed::new([7; 32]),
        head: "{\"v\":0}".into(),
        guests: vec!["ann".into()],
        events: Vec::new(),
        at: 10,
        wake_at: None,
        shelf: None,
    }
}

fn event(seq: u32) -> StoredEvent {
    StoredEvent { seq, at: 20, body: format!("event {seq}"), request: Some(format!("ann:{seq}")) }
}

fn commit(table: &str, version: u64) -> Commit {
    Commit { table: table.into(), version, at: 20, ..Commit::default() }
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
    let head = NewHead { head: "{}".into(), guests: vec!["ann".into()], is_open: false };
    store.commit(Commit { head: Some(head), ..commit("t", 0) }).await.unwrap();
    assert_eq!(store.table_by_code("CODE-t").await.unwrap(), None);
    store.create_table(twin).await.unwrap();
    assert_eq!(store.table_by_code("CODE-t").await.unwrap().as_deref(), Some("u"));
}

async fn a_commit_is_kept_whole_or_not_at_all(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    store.commit(Commit { events: vec![event(0)], ..commit("t", 0) }).await.unwrap();
    let head = NewHead { head: "{\"v\":1}".into(), guests: vec!["ben".into()], is_open: true };
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

async fn the_second_owner_is_refused(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    store.commit(Commit { events: vec![event(0)], ..commit("t", 0) }).await.unwrap();
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
    let head = NewHead { head: "{}".into(), guests: vec!["ann".into(), "ben".into()], is_open: true };
    store.commit(Commit { head: Some(head), at: 30, waits_for: Some(1), ..commit("t", 0) }).await.unwrap();
    let mine = store.tables_of("ann", 9).await.unwrap();
    assert_eq!(mine.iter().map(|head| &*head.id).collect::<Vec<_>>(), ["t", "u"]);
    assert_eq!((mine[0].waits_for, mine[0].changed_at, mine[1].waits_for), (Some(1), 30, None));
    assert_eq!(store.tables_of("ben", 9).await.unwrap().len(), 1);
    assert_eq!(store.tables_of("ann", 1).await.unwrap().len(), 1);
    assert!(store.tables_of("cid", 9).await.unwrap().is_empty());
}

async fn tables_are_due_when_their_time_has_come(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for (id, wake_at) in [("t", Some(50)), ("u", Some(40)), ("v", None)] {
        store.create_table(NewRow { wake_at, ..row(id) }).await.unwrap();
    }
    assert!(store.due(39, 9).await.unwrap().is_empty());
    assert_eq!(store.due(50, 9).await.unwrap(), ["u", "t"]);
    store.commit(Commit { wake_at: Some(60), ..commit("u", 0) }).await.unwrap();
    assert_eq!(store.due(50, 9).await.unwrap(), ["t"]);
    store.never_wake("t").await.unwrap();
    assert!(store.due(50, 9).await.unwrap().is_empty());
    assert_eq!(store.due(60, 9).await.unwrap(), ["u"]);
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

/// Room for all that most tests write.
const SHELF: Shelf = Shelf { notebooks: 9, bytes: 1_000 };

fn notebook(guest: &str, id: &str) -> NewNotebookRow {
    NewNotebookRow {
        id: id.into(),
        guest: guest.into(),
        tool: "abacus".into(),
        name: format!("Notebook {id}"),
        body: "[]".into(),
        at: 10,
    }
}

fn save(guest: &str, id: &str, version: u64, body: &str) -> Save {
    Save { guest: guest.into(), id: id.into(), version, body: body.into(), at: 20 + version }
}

async fn notebooks_come_back_as_they_were_kept(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_notebook(notebook("ann", "n"), SHELF).await.unwrap();
    let head = |changed_at| NotebookHead {
        id: "n".into(),
        tool: "abacus".into(),
        name: "Notebook n".into(),
        changed_at,
    };
    let kept = store.load_notebook("ann", "n").await.unwrap().unwrap();
    assert_eq!(kept, StoredNotebook { head: head(10), version: 0, body: "[]".into() });
    store.save_notebook(save("ann", "n", 0, "[1]"), SHELF).await.unwrap();
    store.save_notebook(save("ann", "n", 1, "[1,2]"), SHELF).await.unwrap();
    let kept = store.load_notebook("ann", "n").await.unwrap().unwrap();
    assert_eq!(kept, StoredNotebook { head: head(21), version: 2, body: "[1,2]".into() });
    assert!(store.load_notebook("ann", "other").await.unwrap().is_none());
    assert_eq!(store.counts().await.unwrap().notebooks, 1);
}

async fn my_notebooks_are_listed_by_tool_the_latest_first(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["a", "b", "c"] {
        store.create_notebook(notebook("ann", id), SHELF).await.unwrap();
    }
    let other = NewNotebookRow { tool: "compass".into(), ..notebook("ann", "d") };
    store.create_notebook(other, SHELF).await.unwrap();
    store.save_notebook(save("ann", "c", 0, "[3]"), SHELF).await.unwrap();
    let ids = |heads: Vec<NotebookHead>| heads.into_iter().map(|head| head.id).collect::<Vec<_>>();
    assert_eq!(ids(store.notebooks_of("ann", "abacus").await.unwrap()), ["c", "a", "b"]);
    assert_eq!(ids(store.notebooks_of("ann", "compass").await.unwrap()), ["d"]);
    assert!(store.notebooks_of("ben", "abacus").await.unwrap().is_empty());
}

async fn a_notebook_is_not_written_over_unseen(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_notebook(notebook("ann", "n"), SHELF).await.unwrap();
    store.save_notebook(save("ann", "n", 0, "[1]"), SHELF).await.unwrap();
    let before = store.load_notebook("ann", "n").await.unwrap();
    for version in [0, 2] {
        let refused = store.save_notebook(save("ann", "n", version, "[9]"), SHELF).await;
        assert!(matches!(refused, Err(NotebookError::Conflict)));
        assert_eq!(store.load_notebook("ann", "n").await.unwrap(), before);
    }
    let nowhere = store.save_notebook(save("ann", "nowhere", 0, "[9]"), SHELF).await;
    assert!(matches!(nowhere, Err(NotebookError::Conflict)));
}

async fn a_notebook_can_be_renamed_and_thrown_away(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for id in ["n", "o"] {
        store.create_notebook(notebook("ann", id), SHELF).await.unwrap();
    }
    let renamed = store.rename_notebook("ann", "n", "Sunday").await.unwrap();
    let kept = store.load_notebook("ann", "n").await.unwrap().unwrap();
    assert_eq!(renamed.as_ref(), Some(&kept.head));
    assert_eq!((&*kept.head.name, kept.head.changed_at, kept.version), ("Sunday", 10, 0));
    assert!(store.delete_notebook("ann", "n").await.unwrap());
    assert!(!store.delete_notebook("ann", "n").await.unwrap());
    assert!(store.rename_notebook("ann", "n", "Monday").await.unwrap().is_none());
    assert!(store.load_notebook("ann", "n").await.unwrap().is_none());
    let left = store.notebooks_of("ann", "abacus").await.unwrap();
    assert_eq!(left.iter().map(|head| &*head.name).collect::<Vec<_>>(), ["Notebook o"]);
}

async fn nobody_reaches_the_notebook_of_another(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_notebook(notebook("ann", "n"), SHELF).await.unwrap();
    let before = store.load_notebook("ann", "n").await.unwrap();
    assert!(store.load_notebook("ben", "n").await.unwrap().is_none());
    let refused = store.save_notebook(save("ben", "n", 0, "[9]"), SHELF).await;
    assert!(matches!(refused, Err(NotebookError::Conflict)));
    assert!(store.rename_notebook("ben", "n", "Mine").await.unwrap().is_none());
    assert!(!store.delete_notebook("ben", "n").await.unwrap());
    assert_eq!(store.load_notebook("ann", "n").await.unwrap(), before);
}

async fn a_notebook_is_found_by_its_id_alone(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_notebook(notebook("ann", "n"), SHELF).await.unwrap();
    let own = store.load_notebook("ann", "n").await.unwrap();
    assert_eq!(store.find_notebook("n").await.unwrap(), own);
    assert_eq!(store.find_notebook("other").await.unwrap(), None);
}

async fn nobody_has_more_notebooks_than_they_may(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let two = Shelf { notebooks: 2, ..SHELF };
    for id in ["a", "b"] {
        store.create_notebook(notebook("ann", id), two).await.unwrap();
    }
    let third = NewNotebookRow { tool: "compass".into(), ..notebook("ann", "c") };
    assert!(matches!(store.create_notebook(third.clone(), two).await, Err(NotebookError::TooMany)));
    store.create_notebook(notebook("ben", "d"), two).await.unwrap();
    store.delete_notebook("ann", "a").await.unwrap();
    store.create_notebook(third, two).await.unwrap();
    assert_eq!(store.counts().await.unwrap().notebooks, 3);
}

async fn nobody_writes_more_than_they_may(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let short = Shelf { bytes: 10, ..SHELF };
    let written = |id: &str, body: &str| NewNotebookRow { body: body.into(), ..notebook("ann", id) };
    // Bytes are counted, not letters.
    store.create_notebook(written("a", "\"ää\""), short).await.unwrap();
    let refused = store.create_notebook(written("b", "[1,2]"), short).await;
    assert!(matches!(refused, Err(NotebookError::Full)));
    store.create_notebook(written("b", "[12]"), short).await.unwrap();
    let before = store.load_notebook("ann", "b").await.unwrap();
    let refused = store.save_notebook(save("ann", "b", 0, "[123]"), short).await;
    assert!(matches!(refused, Err(NotebookError::Full)));
    let stale = store.save_notebook(save("ann", "b", 7, "[123]"), short).await;
    assert!(matches!(stale, Err(NotebookError::Conflict)), "that it is old is told first");
    assert_eq!(store.load_notebook("ann", "b").await.unwrap(), before);
    store.create_notebook(notebook("ben", "c"), short).await.unwrap();

    let shorter = Shelf { bytes: 5, ..SHELF };
    store.save_notebook(save("ann", "b", 0, "[34]"), shorter).await.unwrap();
    store.save_notebook(save("ann", "b", 1, "[]"), shorter).await.unwrap();
    store.delete_notebook("ann", "a").await.unwrap();
    store.save_notebook(save("ann", "b", 2, "[123]"), shorter).await.unwrap();
}

fn seat_of(table: &str, seat: u8, guest: &str) -> SeatOf {
    SeatOf { table: table.into(), seat, guest: guest.into() }
}

fn jot(whose: &SeatOf, version: u64, body: &str) -> SaveSeatNotes {
    SaveSeatNotes { whose: whose.clone(), version, body: body.into(), at: 30 }
}

async fn seat_notes_are_kept_for_a_guest_at_a_seat(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    store.create_table(row("u")).await.unwrap();
    let ann = seat_of("t", 0, "ann");
    assert_eq!(store.seat_notes(&ann).await.unwrap(), None);
    store.save_seat_notes(jot(&ann, 0, "[1]")).await.unwrap();
    store.save_seat_notes(jot(&ann, 1, "[2]")).await.unwrap();
    let kept = StoredSeatNotes { version: 2, body: "[2]".into() };
    assert_eq!(store.seat_notes(&ann).await.unwrap(), Some(kept));
    for other in [seat_of("t", 1, "ann"), seat_of("t", 0, "ben"), seat_of("u", 0, "ann")] {
        assert_eq!(store.seat_notes(&other).await.unwrap(), None, "{other:?}");
        store.save_seat_notes(jot(&other, 0, "[9]")).await.unwrap();
    }
    assert_eq!(store.seat_notes(&ann).await.unwrap().unwrap().body, "[2]");
}

async fn seat_notes_are_not_written_over_unseen(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_table(row("t")).await.unwrap();
    let ann = seat_of("t", 0, "ann");
    for early in [1, 7] {
        let refused = store.save_seat_notes(jot(&ann, early, "[0]")).await;
        assert!(matches!(refused, Err(CommitError::Conflict)), "{early}");
    }
    assert_eq!(store.seat_notes(&ann).await.unwrap(), None);
    store.save_seat_notes(jot(&ann, 0, "[1]")).await.unwrap();
    for stale in [0, 2] {
        let refused = store.save_seat_notes(jot(&ann, stale, "[2]")).await;
        assert!(matches!(refused, Err(CommitError::Conflict)), "{stale}");
    }
    assert_eq!(store.seat_notes(&ann).await.unwrap().unwrap().body, "[1]");
    let nowhere = seat_of("nowhere", 0, "ann");
    assert!(matches!(store.save_seat_notes(jot(&nowhere, 0, "[1]")).await, Err(CommitError::Conflict)));
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
    store.create_notebook(notebook("ann", "n"), SHELF).await.unwrap();
}

#[tokio::test]
async fn a_database_outlives_its_process_and_is_opened_again() {
    let data = tempfile::tempdir().unwrap();
    let path = data.path().join("test.sqlite");
    let store = Sqlite::open(&path).unwrap();
    with_guests(&store).await;
    store.create_table(row("t")).await.unwrap();
    let ann = seat_of("t", 0, "ann");
    store.save_seat_notes(jot(&ann, 0, "[1]")).await.unwrap();
    store.close().await;
    assert!(store.commit(commit("t", 0)).await.is_err(), "a closed store says so");
    let store = Sqlite::open(&path).unwrap();
    assert!(store.load_table("t").await.unwrap().is_some());
    assert_eq!(store.seat_notes(&ann).await.unwrap().unwrap().body, "[1]");
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
        let whose = SeatOf { table: id.into(), seat: 0, guest: "ann".into() };
        let save = SaveSeatNotes { whose, version: 0, body: "rope".into(), at: 1 };
        store.save_seat_notes(save).await.unwrap();
    }
    store.hide_table("ann", "t").await.unwrap();
    store.delete_table("t", &[]).await.unwrap();
    assert!(store.load_table("t").await.unwrap().is_none());
    assert_eq!(store.table_by_code("CODE-t").await.unwrap(), None);
    assert!(matches!(store.commit(commit("t", 1)).await, Err(CommitError::Conflict)));
    let whose = SeatOf { table: "t".into(), seat: 0, guest: "ann".into() };
    assert!(store.seat_notes(&whose).await.unwrap().is_none());
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
    store.delete_table("u", &[saw("ann", 2), saw("ben", u32::MAX)]).await.unwrap();
    store.delete_table("t", &[saw("ann", 5), saw("ben", 1)]).await.unwrap();
    store.delete_table("t", &[saw("ann", 9)]).await.unwrap();
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
    let head = NewHead { head: "{}".into(), guests, is_open: true };
    store.commit(Commit { head: Some(head), ..commit("t", 0) }).await.unwrap();
    assert!(store.tables_of("ann", 9).await.unwrap().is_empty());
    assert_eq!(store.tables_of("ben", 9).await.unwrap().len(), 1);
    assert!(store.load_table("t").await.unwrap().is_some());
}

const ROOMY_SAVES: SaveShelf = SaveShelf { saves: 100, bytes: 1_000_000 };

fn save_row(id: &str, name: &str, saved_at: u64) -> NewSaveRow {
    let head = SaveHead {
        id: id.into(),
        game: "toy".into(),
        name: name.into(),
        about: "{\"moves\":3}".into(),
        saved_at,
    };
    NewSaveRow { guest: "ann".into(), head, body: format!("body of {id}") }
}

async fn saves_come_back_as_they_were_kept(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let save = save_row("s", "Sunday", 5);
    store.create_save(save.clone(), ROOMY_SAVES).await.unwrap();
    let stored = store.load_save("ann", "s").await.unwrap();
    assert_eq!(stored, Some(StoredSave { head: save.head, body: save.body }));
    assert_eq!(store.load_save("ann", "other").await.unwrap(), None);
}

async fn my_saves_are_listed_the_latest_first(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    for (id, name, at) in [("a", "first", 1), ("b", "third", 3), ("c", "second", 2)] {
        store.create_save(save_row(id, name, at), ROOMY_SAVES).await.unwrap();
    }
    let names: Vec<String> = store.saves_of("ann").await.unwrap().into_iter().map(|head| head.name).collect();
    assert_eq!(names, ["third", "second", "first"]);
}

async fn a_name_is_given_to_one_save_of_a_guest(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_save(save_row("a", "Sunday", 1), ROOMY_SAVES).await.unwrap();
    let again = store.create_save(save_row("b", "Sunday", 2), ROOMY_SAVES).await;
    assert!(matches!(again, Err(SaveError::NameTaken)));
    let bens = NewSaveRow { guest: "ben".into(), ..save_row("c", "Sunday", 3) };
    store.create_save(bens, ROOMY_SAVES).await.unwrap();
    assert_eq!(store.saves_of("ann").await.unwrap().len(), 1);
}

async fn a_save_can_be_renamed_and_thrown_away(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_save(save_row("a", "Sunday", 1), ROOMY_SAVES).await.unwrap();
    store.create_save(save_row("b", "Monday", 2), ROOMY_SAVES).await.unwrap();
    let renamed = store.rename_save("ann", "a", "Tuesday").await.unwrap();
    assert_eq!(renamed, Some(save_row("a", "Tuesday", 1).head));
    assert!(matches!(store.rename_save("ann", "b", "Tuesday").await, Err(SaveError::NameTaken)));
    assert!(store.rename_save("ann", "b", "Monday").await.unwrap().is_some(), "its own name is free for it");
    assert!(store.rename_save("ann", "none", "Friday").await.unwrap().is_none());
    assert!(store.delete_save("ann", "a").await.unwrap());
    assert!(!store.delete_save("ann", "a").await.unwrap());
    assert!(store.rename_save("ann", "b", "Tuesday").await.unwrap().is_some());
}

async fn nobody_reaches_the_save_of_another(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    store.create_save(save_row("s", "Sunday", 1), ROOMY_SAVES).await.unwrap();
    assert!(store.saves_of("ben").await.unwrap().is_empty());
    assert_eq!(store.load_save("ben", "s").await.unwrap(), None);
    assert!(store.rename_save("ben", "s", "Mine").await.unwrap().is_none());
    assert!(!store.delete_save("ben", "s").await.unwrap());
    assert_eq!(store.load_save("ann", "s").await.unwrap().unwrap().head.name, "Sunday");
}

async fn nobody_has_more_saves_than_they_may(store: Arc<dyn Store>) {
    with_guests(&*store).await;
    let narrow = SaveShelf { saves: 2, bytes: 25 };
    store.create_save(save_row("a", "a", 1), narrow).await.unwrap();
    store.create_save(save_row("b", "b", 1), narrow).await.unwrap();
    assert!(matches!(store.create_save(save_row("c", "c", 1), narrow).await, Err(SaveError::TooMany)));
    store.delete_save("ann", "a").await.unwrap();
    let long = NewSaveRow { body: "x".repeat(20), ..save_row("c", "c", 1) };
    assert!(matches!(store.create_save(long, narrow).await, Err(SaveError::Full)));
    let bens = NewSaveRow { guest: "ben".into(), ..save_row("d", "d", 1) };
    store.create_save(bens, narrow).await.unwrap();
}
