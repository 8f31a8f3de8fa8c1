//! What every store promises of documents.

use super::{Memory, row, with_guests};
use parlour_server::store::{
    DocumentError, DocumentHead, DocumentKey, DocumentKind, DocumentQuota, SaveDocument, Sqlite, Store,
    StoredDocument,
};
use std::sync::Arc;

promises![
    documents_come_back_as_they_were_stored,
    my_documents_are_listed_the_latest_first,
    a_document_is_not_overwritten_unseen,
    a_document_can_be_renamed_and_deleted,
    no_one_reaches_the_document_of_another,
    a_document_is_found_by_its_id_alone,
    no_one_has_more_documents_than_they_may,
    no_one_writes_more_than_they_may,
    names_of_saves_are_unique_for_each_guest,
    seat_notes_belong_to_a_guest_at_a_seat,
    the_first_seat_notes_are_created_once_and_at_a_table,
];

const KINDS: [DocumentKind; 3] = [DocumentKind::Save, DocumentKind::Notebook, DocumentKind::SeatNotes];

/// Room for all that most tests write.
const ROOMY: DocumentQuota = DocumentQuota { documents: 9, bytes: 1_000 };

/// A document about the table `t`.
fn document(id: &str) -> StoredDocument {
    let head = DocumentHead {
        id: id.into(),
        topic: "t".into(),
        name: format!("Document {id}"),
        about: "{\"moves\":3}".into(),
        changed_at: 10,
    };
    StoredDocument { head, version: 0, body: "[]".into() }
}

fn key(kind: DocumentKind, guest: &str, id: &str) -> DocumentKey {
    DocumentKey::new(kind, guest, id)
}

fn save(key: &DocumentKey, version: u64, body: &str) -> SaveDocument {
    SaveDocument { key: key.clone(), version, body: body.into(), at: 20 + version }
}

/// Two guests and a table.
async fn prepare(store: &dyn Store) {
    with_guests(store).await;
    store.create_table(row("t")).await.unwrap();
}

async fn documents_come_back_as_they_were_stored(store: Arc<dyn Store>) {
    prepare(&*store).await;
    for kind in KINDS {
        store.create_document(kind, "ann", document("n"), ROOMY).await.unwrap();
        let key = key(kind, "ann", "n");
        assert_eq!(store.load_document(&key).await.unwrap(), Some(document("n")));
        store.save_document(save(&key, 0, "[1]"), ROOMY).await.unwrap();
        store.save_document(save(&key, 1, "[1,2]"), ROOMY).await.unwrap();
        let head = DocumentHead { changed_at: 21, ..document("n").head };
        let changed = StoredDocument { head, version: 2, body: "[1,2]".into() };
        assert_eq!(store.load_document(&key).await.unwrap(), Some(changed));
        assert!(store.load_document(&DocumentKey { id: "other".into(), ..key }).await.unwrap().is_none());
    }
    let counts = store.counts().await.unwrap();
    assert_eq!((counts.notebooks, counts.saves), (1, 1));
}

async fn my_documents_are_listed_the_latest_first(store: Arc<dyn Store>) {
    prepare(&*store).await;
    for kind in KINDS {
        for id in ["b", "a", "c"] {
            store.create_document(kind, "ann", document(id), ROOMY).await.unwrap();
        }
        store.save_document(save(&key(kind, "ann", "c"), 0, "[3]"), ROOMY).await.unwrap();
        let heads = store.documents_of(kind, "ann").await.unwrap();
        assert_eq!(heads.iter().map(|head| &*head.id).collect::<Vec<_>>(), ["c", "a", "b"]);
        assert!(store.documents_of(kind, "ben").await.unwrap().is_empty());
    }
}

async fn a_document_is_not_overwritten_unseen(store: Arc<dyn Store>) {
    prepare(&*store).await;
    for kind in KINDS {
        let key = key(kind, "ann", "n");
        store.create_document(kind, "ann", document("n"), ROOMY).await.unwrap();
        store.save_document(save(&key, 0, "[1]"), ROOMY).await.unwrap();
        let before = store.load_document(&key).await.unwrap();
        for version in [0, 2] {
            let refused = store.save_document(save(&key, version, "[9]"), ROOMY).await;
            assert!(matches!(refused, Err(DocumentError::Conflict)), "{version}");
            assert_eq!(store.load_document(&key).await.unwrap(), before);
        }
        let nowhere = DocumentKey { id: "nowhere".into(), ..key };
        let refused = store.save_document(save(&nowhere, 0, "[9]"), ROOMY).await;
        assert!(matches!(refused, Err(DocumentError::Conflict)));
    }
}

async fn a_document_can_be_renamed_and_deleted(store: Arc<dyn Store>) {
    prepare(&*store).await;
    for kind in KINDS {
        for id in ["n", "m"] {
            store.create_document(kind, "ann", document(id), ROOMY).await.unwrap();
        }
        let key = key(kind, "ann", "n");
        let renamed = store.rename_document(&key, "Sunday").await.unwrap();
        let kept = store.load_document(&key).await.unwrap().unwrap();
        assert_eq!(renamed.as_ref(), Some(&kept.head));
        let expected = DocumentHead { name: "Sunday".into(), ..document("n").head };
        assert_eq!((kept.head, kept.version), (expected, 0), "a name is no change of the text");
        assert!(store.delete_document(&key, None).await.unwrap());
        assert!(!store.delete_document(&key, None).await.unwrap());
        assert!(store.rename_document(&key, "Monday").await.unwrap().is_none());
        assert!(store.load_document(&key).await.unwrap().is_none());
        let left = store.documents_of(kind, "ann").await.unwrap();
        assert_eq!(left, [document("m").head]);
    }
}

async fn no_one_reaches_the_document_of_another(store: Arc<dyn Store>) {
    prepare(&*store).await;
    for kind in KINDS {
        store.create_document(kind, "ann", document("n"), ROOMY).await.unwrap();
    }
    for kind in KINDS {
        let (anns, bens) = (key(kind, "ann", "n"), key(kind, "ben", "n"));
        assert!(store.load_document(&bens).await.unwrap().is_none());
        let refused = store.save_document(save(&bens, 0, "[9]"), ROOMY).await;
        assert!(matches!(refused, Err(DocumentError::Conflict)));
        assert!(store.rename_document(&bens, "Mine").await.unwrap().is_none());
        assert!(!store.delete_document(&bens, None).await.unwrap());
        assert_eq!(store.load_document(&anns).await.unwrap(), Some(document("n")));
    }
}

async fn a_document_is_found_by_its_id_alone(store: Arc<dyn Store>) {
    prepare(&*store).await;
    store.create_document(DocumentKind::Notebook, "ann", document("n"), ROOMY).await.unwrap();
    assert_eq!(store.find_document(DocumentKind::Notebook, "n").await.unwrap(), Some(document("n")));
    assert_eq!(store.find_document(DocumentKind::Notebook, "other").await.unwrap(), None);
    assert_eq!(store.find_document(DocumentKind::Save, "n").await.unwrap(), None);
}

async fn no_one_has_more_documents_than_they_may(store: Arc<dyn Store>) {
    prepare(&*store).await;
    let two = DocumentQuota { documents: 2, ..ROOMY };
    for kind in KINDS {
        for id in ["a", "b"] {
            store.create_document(kind, "ann", document(id), two).await.unwrap();
        }
        let refused = store.create_document(kind, "ann", document("c"), two).await;
        assert!(matches!(refused, Err(DocumentError::TooMany)));
        store.create_document(kind, "ben", document("d"), two).await.unwrap();
        store.delete_document(&key(kind, "ann", "a"), None).await.unwrap();
        store.create_document(kind, "ann", document("c"), two).await.unwrap();
    }
}

async fn no_one_writes_more_than_they_may(store: Arc<dyn Store>) {
    prepare(&*store).await;
    let short = DocumentQuota { bytes: 10, ..ROOMY };
    let written = |id: &str, body: &str| StoredDocument { body: body.into(), ..document(id) };
    for kind in KINDS {
        let b = key(kind, "ann", "b");
        // Bytes are counted, not letters.
        store.create_document(kind, "ann", written("a", "\"ää\""), short).await.unwrap();
        let refused = store.create_document(kind, "ann", written("b", "[1,2]"), short).await;
        assert!(matches!(refused, Err(DocumentError::Full)));
        store.create_document(kind, "ann", written("b", "[12]"), short).await.unwrap();
        let refused = store.save_document(save(&b, 0, "[123]"), short).await;
        assert!(matches!(refused, Err(DocumentError::Full)));
        let stale = store.save_document(save(&b, 7, "[123]"), short).await;
        assert!(matches!(stale, Err(DocumentError::Conflict)), "a stale version is refused first");
        assert_eq!(store.load_document(&b).await.unwrap(), Some(written("b", "[12]")));
        store.create_document(kind, "ben", document("c"), short).await.unwrap();

        let shorter = DocumentQuota { bytes: 5, ..ROOMY };
        store.save_document(save(&b, 0, "[34]"), shorter).await.unwrap();
        store.save_document(save(&b, 1, "[]"), shorter).await.unwrap();
        store.delete_document(&key(kind, "ann", "a"), None).await.unwrap();
        store.save_document(save(&b, 2, "[123]"), shorter).await.unwrap();
    }
}

async fn names_of_saves_are_unique_for_each_guest(store: Arc<dyn Store>) {
    prepare(&*store).await;
    let named = |id: &str, name: &str| {
        let head = DocumentHead { name: name.into(), ..document(id).head };
        StoredDocument { head, ..document(id) }
    };
    for (id, guest) in [("a", "ann"), ("c", "ben")] {
        store.create_document(DocumentKind::Save, guest, named(id, "Sunday"), ROOMY).await.unwrap();
    }
    let again = store.create_document(DocumentKind::Save, "ann", named("b", "Sunday"), ROOMY).await;
    assert!(matches!(again, Err(DocumentError::NameTaken)));
    store.create_document(DocumentKind::Save, "ann", named("b", "Monday"), ROOMY).await.unwrap();
    let b = key(DocumentKind::Save, "ann", "b");
    assert!(matches!(store.rename_document(&b, "Sunday").await, Err(DocumentError::NameTaken)));
    assert!(store.rename_document(&b, "Monday").await.unwrap().is_some(), "its own name is free for it");
    store.delete_document(&key(DocumentKind::Save, "ann", "a"), None).await.unwrap();
    assert!(store.rename_document(&b, "Sunday").await.unwrap().is_some());
    for id in ["a", "b"] {
        store.create_document(DocumentKind::Notebook, "ann", named(id, "Sunday"), ROOMY).await.unwrap();
    }
}

async fn seat_notes_belong_to_a_guest_at_a_seat(store: Arc<dyn Store>) {
    prepare(&*store).await;
    store.create_table(row("u")).await.unwrap();
    let at = [("ann", "t", 0), ("ann", "t", 1), ("ben", "t", 0), ("ann", "u", 0)];
    for (number, (guest, table, seat)) in at.into_iter().enumerate() {
        let notes = StoredDocument::seat_notes(table, seat, format!("[{number}]"), 30);
        store.create_document(DocumentKind::SeatNotes, guest, notes, ROOMY).await.unwrap();
    }
    for (number, (guest, table, seat)) in at.into_iter().enumerate() {
        let kept = store.load_document(&DocumentKey::seat_notes(guest, table, seat)).await.unwrap().unwrap();
        assert_eq!((kept.version, kept.body), (1, format!("[{number}]")));
    }
}

async fn the_first_seat_notes_are_created_once_and_at_a_table(store: Arc<dyn Store>) {
    prepare(&*store).await;
    let create = |table: &str, body: &str| {
        let notes = StoredDocument::seat_notes(table, 0, body.into(), 30);
        let store = store.clone();
        async move { store.create_document(DocumentKind::SeatNotes, "ann", notes, ROOMY).await }
    };
    create("t", "[1]").await.unwrap();
    assert!(matches!(create("t", "[2]").await, Err(DocumentError::Conflict)));
    assert!(matches!(create("nowhere", "[1]").await, Err(DocumentError::Conflict)));
    let key = DocumentKey::seat_notes("ann", "t", 0);
    assert_eq!(store.load_document(&key).await.unwrap().unwrap().body, "[1]");
}
