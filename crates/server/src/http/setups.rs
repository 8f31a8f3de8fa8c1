//! Set-ups over plain HTTP: whether one could be played, before a table is opened for it.

use super::{Body, Named, Problem};
use crate::setups;
use axum::Json;
use serde_json::Value;

/// `POST /api/games/{game}/setups`: the set-up with every default filled in, or what is wrong with it. Nothing is kept.
pub(super) async fn check(
    Named(game): Named<String>,
    Body(setup): Body<Value>,
) -> Result<Json<Value>, Problem> {
    let (_, setup, _) = setups::read(&game, &setup).map_err(Problem::bad)?;
    Ok(Json(setup))
}
