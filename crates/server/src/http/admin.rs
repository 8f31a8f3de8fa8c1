//! What the person who runs the house may ask, from the same machine: the key lies in the data folder.

use super::{Problem, house};
use crate::{App, ids};
use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use serde::{Deserialize, Serialize};
use std::io::Write;
use std::net::SocketAddr;
use std::path::Path;
use std::sync::Arc;

/// Where the house listens and the key to it, written into the data folder while it is open.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub struct AdminFile {
    pub pid: u32,
    pub addr: SocketAddr,
    pub token: String,
}

const NAME: &str = "running.json";

impl AdminFile {
    pub(crate) fn new(addr: SocketAddr) -> Self {
        Self { pid: std::process::id(), addr, token: ids::new_token() }
    }

    /// The file of the house that runs with this data folder.
    ///
    /// # Errors
    /// If none runs, or the file cannot be read.
    pub fn read(data: &Path) -> std::io::Result<Self> {
        let text = std::fs::read_to_string(data.join(NAME))?;
        serde_json::from_str(&text).map_err(std::io::Error::other)
    }

    pub(crate) fn write(&self, data: &Path) -> std::io::Result<()> {
        let mut options = std::fs::OpenOptions::new();
        options.write(true).create(true).truncate(true);
        // The key is for the person who runs the house alone.
        #[cfg(unix)]
        std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
        let text = serde_json::to_string(self).expect("plain data");
        options.open(data.join(NAME))?.write_all(text.as_bytes())
    }

    pub(crate) fn remove(data: &Path) {
        let _ = std::fs::remove_file(data.join(NAME));
    }
}

/// How the house is doing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Status {
    pub version: String,
    pub addr: SocketAddr,
    pub open_seconds: u64,
    pub sockets: i64,
    pub tables_awake: i64,
    pub tables: u64,
    pub guests: u64,
    pub events: u64,
    pub notebooks: u64,
}

fn check_key(app: &App, headers: &HeaderMap) -> Result<(), Problem> {
    let given = headers.get(header::AUTHORIZATION).and_then(|value| value.to_str().ok());
    let given = given.and_then(|value| value.strip_prefix("Bearer ")).unwrap_or_default();
    // Hashes are compared, so that the time it takes tells nothing about the key.
    if ids::token_hash(given) == ids::token_hash(&app.admin_token) {
        Ok(())
    } else {
        Err(Problem::new(StatusCode::FORBIDDEN, "This is for the person who runs the house."))
    }
}

/// `GET /admin/status`
pub(super) async fn status(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Json<Status>, Problem> {
    check_key(&app, &headers)?;
    let counts = app.store.counts().await?;
    let (sockets, tables_awake) = house::awake(&app.metrics);
    Ok(Json(Status {
        version: env!("CARGO_PKG_VERSION").into(),
        addr: app.addr,
        open_seconds: (app.clock.now() - app.clock.opened()) / 1000,
        sockets,
        tables_awake,
        tables: counts.tables,
        guests: counts.guests,
        events: counts.events,
        notebooks: counts.notebooks,
    }))
}

/// `POST /admin/stop`
pub(super) async fn stop(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<StatusCode, Problem> {
    check_key(&app, &headers)?;
    tracing::info!("asked to close");
    app.closing.send_replace(true);
    Ok(StatusCode::ACCEPTED)
}
