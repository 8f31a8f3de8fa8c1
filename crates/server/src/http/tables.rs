//! Tables over plain HTTP: check a set-up, open one, find one, list mine, remove one.

use super::{Body, CurrentGuest, From as Origin, Named, Problem};
use crate::bus::asks::{Remove, Restart, Restarted};
use crate::table::Head;
use crate::wire::{Costly, NewTable, Reason, TableAddress, TableSummary};
use crate::{App, ids, limits, lobby, setups};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use parlour_game::Seat;
use serde_json::Value;
use std::sync::Arc;

/// `POST /api/games/{game}/setups`: the set-up with every default filled in, or what is wrong with it. Nothing is kept.
pub(super) async fn check_setup(
    Named(game): Named<String>,
    Body(setup): Body<Value>,
) -> Result<Json<Value>, Problem> {
    let (_, setup, _) = setups::read(&game, Some(&setup))?;
    Ok(Json(setup))
}

/// `POST /api/tables`
pub(super) async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Body(wish): Body<NewTable>,
) -> Result<(StatusCode, Json<TableAddress>), Problem> {
    app.must_afford(from, Costly::Tables)?;
    let setup = wish.setup.as_ref().map_or(0, |setup| setup.to_string().len());
    let opening = lobby::open_table(&app.tables, &app.quota, guest, wish);
    let address = app.quota.charge(from, limits::TABLE_BYTES + setup, app.clock.now(), opening).await??;
    Ok((StatusCode::CREATED, Json(address)))
}

/// `GET /api/codes/{code}`
pub(super) async fn by_code(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    Named(typed): Named<String>,
) -> Result<Json<TableAddress>, Problem> {
    // Codes are short: whoever tries many is guessing.
    app.must_afford(from, Costly::Codes)?;
    let unknown = || {
        let shown = typed.chars().filter(|letter| !letter.is_control()).take(12).collect();
        Reason::UnknownCode { typed: shown }
    };
    let code = ids::read_code(&typed).ok_or_else(unknown)?;
    let id = app.store.table_by_code(&code).await?.ok_or_else(unknown)?;
    Ok(Json(TableAddress { id, code }))
}

/// `GET /api/tables`
pub(super) async fn mine(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
) -> Result<Json<Vec<TableSummary>>, Problem> {
    let stored = app.store.tables_of(&guest.id, 200).await?;
    let summaries = stored.into_iter().filter_map(|row| {
        let head = Head::read(&row.id, &row.head)?;
        // Who is here is known to the table alone; a list does not wake it to ask.
        let view = head.view(&row.id, |_| false);
        Some(TableSummary {
            id: row.id,
            game: view.game,
            phase: view.phase,
            seats: view.seats,
            waits_for: row.waits_for.filter(|seat| *seat < Seat::MOST).map(Seat::new),
            at: row.changed_at,
        })
    });
    Ok(Json(summaries.collect()))
}

/// `POST /api/tables/{id}/restart`
pub(super) async fn restart(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<(StatusCode, Json<TableAddress>), Problem> {
    app.must_afford(from, Costly::Tables)?;
    let table = app.tables.ask(&id, Restart { guest: guest.clone() }).await??;
    let bytes = limits::TABLE_BYTES + table.setup.to_string().len();
    let opening = lobby::open_again(&app.tables, &app.quota, table.host.clone(), table);
    let next = app.quota.charge(from, bytes, app.clock.now(), opening).await??;
    app.tables.ask(&id, Restarted { guest, table: next.id.clone() }).await??;
    Ok((StatusCode::CREATED, Json(next)))
}

/// `DELETE /api/tables/{id}`
pub(super) async fn remove(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<StatusCode, Problem> {
    app.tables.ask(&id, Remove { guest }).await??;
    Ok(StatusCode::NO_CONTENT)
}
