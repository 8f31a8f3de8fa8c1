//! What the requests about saves, notebooks and seat notes have in common.

use super::Problem;
use crate::App;
use crate::store::{DocumentError, DocumentHead, DocumentKey, DocumentKind};
use axum::http::StatusCode;

pub(super) async fn rename(app: &App, key: &DocumentKey, name: &str) -> Result<DocumentHead, Problem> {
    let renamed = app.store.rename_document(key, name).await;
    renamed.map_err(|error| problem(key.kind, error, name))?.ok_or_else(|| unknown(key.kind))
}

pub(super) async fn delete(app: &App, key: &DocumentKey) -> Result<StatusCode, Problem> {
    let is_deleted = app.store.delete_document(key, None).await?;
    is_deleted.then_some(StatusCode::NO_CONTENT).ok_or_else(|| unknown(key.kind))
}

/// The same for a document of another guest, so that nothing about it leaks.
pub(super) fn unknown(kind: DocumentKind) -> Problem {
    Problem::unknown(match kind {
        DocumentKind::Save => "You have no such saved game.",
        DocumentKind::Notebook => "You have no such notebook.",
        DocumentKind::SeatNotes => "You have no notes there.",
    })
}

/// Why a document called `name` was not stored.
pub(super) fn problem(kind: DocumentKind, error: DocumentError, name: &str) -> Problem {
    let is_save = kind == DocumentKind::Save;
    match error {
        DocumentError::NameTaken => {
            let text = format!("You have a saved game called “{name}” already. Choose another name.");
            Problem::new(StatusCode::CONFLICT, text)
        }
        DocumentError::Conflict if kind == DocumentKind::SeatNotes => {
            let text = "These notes were changed elsewhere. Put both together, then try once more.";
            Problem::new(StatusCode::CONFLICT, text)
        }
        DocumentError::Conflict => {
            let text =
                "This notebook was changed elsewhere since you loaded it. Load it again, then try once more.";
            Problem::new(StatusCode::CONFLICT, text)
        }
        DocumentError::TooMany if is_save => {
            Problem::too_many("You have a hundred saved games. Delete one you no longer need.")
        }
        DocumentError::TooMany => {
            Problem::too_many("You have two hundred notebooks. Delete one you no longer need.")
        }
        DocumentError::Full => Problem::new(
            StatusCode::PAYLOAD_TOO_LARGE,
            if is_save {
                "This is too much to be kept, by itself or with your other saved games. Delete some of them."
            } else {
                "Your notebooks have become too long together. Delete one you no longer need."
            },
        ),
        DocumentError::Fault(fault) => fault.into(),
    }
}
