//! Sockets: one per open page and table, or queue.

mod line;
mod socket;
mod waiting;

use crate::App;
use crate::bus::asks::Knock;
use crate::http::{Asked, CurrentGuest, From as Origin, Held, Named, Problem};
use crate::wire::{Costly, Reason};
use crate::{ids, setups};
use axum::Extension;
use axum::extract::ws::WebSocketUpgrade;
use axum::extract::ws::rejection::WebSocketUpgradeRejection;
use axum::extract::{ConnectInfo, State};
use axum::response::Response;
use serde::Deserialize;
use std::sync::Arc;

/// Messages beyond this are not even read; the socket is closed. Shorter ones that are still too long are answered.
const HARD_LIMIT: usize = 4 * crate::limits::MESSAGE_BYTES;

#[derive(Deserialize)]
pub(crate) struct Entry {
    /// What an invite link brought along.
    code: Option<String>,
    /// The page has seen everything before this event.
    #[serde(default)]
    since: u32,
}

/// `GET /api/tables/{id}/socket`
pub(crate) async fn upgrade(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(table): Named<String>,
    Asked(entry): Asked<Entry>,
    Extension(held): Extension<Held>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    // A wrong address is told now, while it can be told in plain HTTP: also to a page that asks without an
    // upgrade, because browsers do not tell a page why its socket was refused.
    let code = entry.code.as_deref().and_then(ids::read_code);
    let is_right = app.tables.ask(&table, Knock { code: code.clone() }).await?;
    // Codes are short: whoever tries many is guessing. A right one costs nothing, however often a page comes back.
    if code.is_some() && !is_right && !app.gate.costly.take(from, app.clock.now()) {
        return Err(Reason::TooManyNew { what: Costly::Codes }.into());
    }
    let visitor = socket::Visitor { table, guest, code, since: entry.since, rate_key: from };
    Ok(prepare(upgrade)?.on_upgrade(async move |socket| {
        socket::run(app, socket, visitor).await;
        drop(held);
    }))
}

/// `GET /api/games/{game}/queue`
pub(crate) async fn wait(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(game): Named<String>,
    Extension(held): Extension<Held>,
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<Response, Problem> {
    setups::known(&game)?;
    Ok(prepare(upgrade)?.on_upgrade(async move |socket| {
        waiting::run(app, socket, game, guest).await;
        drop(held);
    }))
}

/// A socket with the house's limits, if one was asked for.
fn prepare(
    upgrade: Result<WebSocketUpgrade, WebSocketUpgradeRejection>,
) -> Result<WebSocketUpgrade, Problem> {
    let upgrade = upgrade.map_err(|_| Reason::NeedsUpgrade)?;
    Ok(upgrade
        // Pages say little at a time, and the buffer is cleared before each read.
        .read_buffer_size(1024)
        .write_buffer_size(4 * 1024)
        .max_write_buffer_size(crate::limits::WRITE_BYTES)
        .max_message_size(HARD_LIMIT)
        .max_frame_size(HARD_LIMIT))
}
