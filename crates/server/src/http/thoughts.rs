//! Why computers did what they did, over plain HTTP.

use super::{Asked, CurrentGuest, Named, Problem};
use crate::App;
use crate::table::thoughts;
use crate::wire::Thoughts;
use axum::Json;
use axum::extract::State;
use serde::Deserialize;
use std::sync::Arc;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Since {
    /// The number of an event.
    #[serde(default)]
    from: u32,
}

/// `GET /api/tables/{id}/thoughts?from=…`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Asked(Since { from }): Asked<Since>,
) -> Result<Json<Thoughts>, Problem> {
    app.must_not_ask_too_fast(&guest)?;
    Ok(Json(thoughts(&app.tables, &guest, &id, from).await?))
}
