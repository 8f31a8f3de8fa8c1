//! Seat notes over plain HTTP: whoever holds a seat keeps notes there, and nobody else learns that there are any.

use super::documents;
use super::{Body, CurrentGuest, From as Origin, Named, Problem};
use crate::bus::asks::TakeNotes;
use crate::store::{DocumentError, DocumentKey, DocumentKind, DocumentQuota, SaveDocument, StoredDocument};
use crate::wire::{Guest, Reason, SeatNotes};
use crate::{App, limits};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use parlour_game::Seat;
use serde_json::Value;
use std::sync::Arc;

/// `GET /api/tables/{id}/notes/{seat}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named((table, seat)): Named<(String, Seat)>,
) -> Result<Json<SeatNotes>, Problem> {
    let key = holder(&app, guest, &table, seat).await?;
    Ok(Json(current(&app, &key).await?))
}

/// `PUT /api/tables/{id}/notes/{seat}`
pub(super) async fn save(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named((table, seat)): Named<(String, Seat)>,
    Body(SeatNotes { version, notes }): Body<SeatNotes>,
) -> Result<Json<SeatNotes>, Problem> {
    let body = notes.to_string();
    if body.len() > limits::SEAT_NOTES_BYTES {
        return Err(Reason::NotesTooLong { kilobytes: limits::SEAT_NOTES_BYTES / 1024 }.into());
    }
    if !app.gate.seat_notes.take(guest.id.clone(), app.clock.now()) {
        return Err(Reason::WritesTooFast.into());
    }
    let key = holder(&app, guest, &table, seat).await?;
    let at = app.clock.now();
    let kept = if version == 0 {
        let notes = StoredDocument::seat_notes(&table, seat.into(), body, at);
        let creating =
            app.store.create_document(DocumentKind::SeatNotes, &key.guest, notes, DocumentQuota::UNLIMITED);
        // Counted once, with all they may become.
        app.quota.charge(from, limits::SEAT_NOTES_BYTES, at, creating).await?
    } else {
        let save = SaveDocument { key: key.clone(), version, body, at };
        app.store.save_document(save, DocumentQuota::UNLIMITED).await
    };
    match kept {
        Ok(()) => Ok(Json(SeatNotes { version: version + 1, notes })),
        Err(DocumentError::Conflict) => {
            let detail = serde_json::to_value(current(&app, &key).await?).expect("notes are plain data");
            Err(Problem::from(Reason::NotesChanged).with(detail))
        }
        Err(error) => Err(documents::reason(key.kind, error, "").into()),
    }
}

/// The notes at the seat, if it is the guest's and the game has begun.
async fn holder(app: &Arc<App>, guest: Guest, table: &str, seat: Seat) -> Result<DocumentKey, Problem> {
    let key = DocumentKey::seat_notes(&guest.id, table, seat.into());
    app.tables.ask(table, TakeNotes { guest, seat }).await??;
    Ok(key)
}

/// The stored notes; before the first time, none of version 0.
async fn current(app: &App, key: &DocumentKey) -> Result<SeatNotes, Problem> {
    let Some(stored) = app.store.load_document(key).await? else {
        return Ok(SeatNotes { version: 0, notes: Value::Null });
    };
    let notes = serde_json::from_str(&stored.body).map_err(|error| {
        tracing::error!(%error, "stored notes cannot be read");
        Reason::Broken
    })?;
    Ok(SeatNotes { version: stored.version, notes })
}
