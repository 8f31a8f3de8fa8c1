//! What the requests about saves, notebooks and seat notes have in common.

use crate::App;
use crate::limits;
use crate::store::{DocumentError, DocumentHead, DocumentKey, DocumentKind};
use crate::wire::Reason;
use axum::http::StatusCode;

pub(super) async fn rename(app: &App, key: &DocumentKey, name: &str) -> Result<DocumentHead, Reason> {
    let renamed = app.store.rename_document(key, name).await;
    renamed.map_err(|error| reason(key.kind, error, name))?.ok_or_else(|| unknown(key.kind))
}

pub(super) async fn delete(app: &App, key: &DocumentKey) -> Result<StatusCode, Reason> {
    let is_deleted = app.store.delete_document(key, None).await?;
    is_deleted.then_some(StatusCode::NO_CONTENT).ok_or_else(|| unknown(key.kind))
}

/// The same for a document of another guest, so that nothing about it leaks.
pub(super) fn unknown(kind: DocumentKind) -> Reason {
    match kind {
        DocumentKind::Save => Reason::NoSuchSave,
        DocumentKind::Notebook => Reason::NoSuchNotebook,
        DocumentKind::SeatNotes => Reason::NoSuchNotes,
    }
}

/// Why a document called `name` was not stored.
pub(super) fn reason(kind: DocumentKind, error: DocumentError, name: &str) -> Reason {
    let is_save = kind == DocumentKind::Save;
    match error {
        DocumentError::NameTaken => Reason::SaveNameTaken { name: name.to_owned() },
        DocumentError::Conflict if kind == DocumentKind::SeatNotes => Reason::NotesChanged,
        DocumentError::Conflict => Reason::NotebookChanged,
        DocumentError::TooMany if is_save => Reason::TooManySaves { most: limits::SAVE_QUOTA.documents },
        DocumentError::TooMany => Reason::TooManyNotebooks { most: limits::NOTEBOOK_QUOTA.documents },
        DocumentError::Full if is_save => Reason::SavesFull,
        DocumentError::Full => Reason::NotebooksFull,
        DocumentError::Fault(fault) => fault.into(),
    }
}
