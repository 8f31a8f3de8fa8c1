//! Seat notes over plain HTTP: whoever holds a seat keeps notes there, and nobody else learns that there are any.

use super::{Body, CurrentGuest, From as Origin, Named, Problem};
use crate::bus::asks::TakeNotes;
use crate::store::{CommitError, SaveSeatNotes, SeatOf};
use crate::wire::{Guest, SeatNotes};
use crate::{App, limits};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use parlour_game::Seat;
use serde_json::Value;
use std::sync::Arc;

/// `GET /api/tables/{id}/notes/{seat}`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named((table, seat)): Named<(String, Seat)>,
) -> Result<Json<SeatNotes>, Problem> {
    let whose = holder(&app, guest, table, seat).await?;
    Ok(Json(current(&app, &whose).await?))
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
        let text = "These notes are too long to be kept. 16 kilobytes are the most.";
        return Err(Problem::new(StatusCode::PAYLOAD_TOO_LARGE, text));
    }
    if !app.gate.seat_notes.take(guest.id.clone(), app.clock.now()) {
        return Err(Problem::too_many("You write faster than the house can keep it. Wait a moment."));
    }
    let whose = holder(&app, guest, table, seat).await?;
    if version == 0 {
        // Counted once, with all they may become.
        app.quota.take_more(from, limits::SEAT_NOTES_BYTES, app.clock.now())?;
    }
    let save = SaveSeatNotes { whose: whose.clone(), version, body, at: app.clock.now() };
    match app.store.save_seat_notes(save).await {
        Ok(()) => Ok(Json(SeatNotes { version: version + 1, notes })),
        Err(CommitError::Conflict) => {
            let text = "These notes were changed elsewhere. Put both together, then try once more.";
            let detail = serde_json::to_value(current(&app, &whose).await?).expect("notes are plain data");
            Err(Problem::new(StatusCode::CONFLICT, text).with(detail))
        }
        Err(CommitError::Fault(fault)) => Err(fault.into()),
    }
}

/// The guest at the seat, if it is theirs and the game has begun.
async fn holder(app: &Arc<App>, guest: Guest, table: String, seat: Seat) -> Result<SeatOf, Problem> {
    let whose = SeatOf { table, seat: seat.into(), guest: guest.id.clone() };
    app.tables.ask(&whose.table, TakeNotes { guest, seat }).await??;
    Ok(whose)
}

/// What is kept; before the first time, nothing of version 0.
async fn current(app: &App, whose: &SeatOf) -> Result<SeatNotes, Problem> {
    let Some(stored) = app.store.seat_notes(whose).await? else {
        return Ok(SeatNotes { version: 0, notes: Value::Null });
    };
    let notes = serde_json::from_str(&stored.body).map_err(|error| {
        tracing::error!(%error, "kept notes cannot be read");
        Problem::broken()
    })?;
    Ok(SeatNotes { version: stored.version, notes })
}
