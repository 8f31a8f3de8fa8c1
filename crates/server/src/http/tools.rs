//! Tools over plain HTTP: what they are, and the one door to their work.

use super::{CurrentGuest, Named, Problem};
use crate::App;
use crate::metrics::Metrics;
use crate::wire::{Guest, sentence};
use crate::workshop::NotDone;
use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use parlour_catalog::{AnyTool, Declined};
use serde_json::value::RawValue;
use std::sync::Arc;

/// `GET /api/tools/{tool}`
pub(super) async fn info(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<Box<RawValue>>, Problem> {
    let tool = find(&id).ok_or_else(|| unknown(StatusCode::NOT_FOUND, &id))?;
    Ok(Json(work(&app, &guest, move || Ok(tool.info())).await?))
}

/// The tool with this id.
pub(super) fn find(id: &str) -> Option<&'static dyn AnyTool> {
    parlour_catalog::tool(id)
}

/// What is said about a tool that the house has not.
pub(super) fn unknown(status: StatusCode, id: &str) -> Problem {
    let shown: String = id.chars().filter(|letter| !letter.is_control()).take(40).collect();
    Problem::new(status, format!("This house has no tool called {shown}."))
}

/// Has a tool work for a guest, away from the threads that everybody waits for.
pub(super) async fn work<T: Send + 'static>(
    app: &App,
    guest: &Guest,
    job: impl FnOnce() -> Result<T, Declined> + Send + 'static,
) -> Result<T, Problem> {
    if !app.gate.tools.take(guest.id.clone(), app.clock.now()) {
        return Err(Problem::too_many("You ask faster than the house can answer. Wait a moment."));
    }
    Metrics::count(&app.metrics.tool_calls);
    match app.workshop.work(job).await {
        Ok(done) => Ok(done?),
        Err(NotDone::Busy) => {
            Err(Problem::unavailable("The house has too much to work out just now. Try again in a moment."))
        }
        Err(NotDone::Panicked) => {
            Metrics::count(&app.metrics.tool_panics);
            tracing::error!("a tool ended in a panic");
            Err(Problem::broken())
        }
    }
}

impl From<Declined> for Problem {
    fn from(declined: Declined) -> Self {
        match declined {
            Declined::Unreadable(fault) => {
                Self::bad(sentence(&format!("this cannot be read by the tool: {fault}")))
            }
            Declined::Refused { text, detail } => {
                Self::new(StatusCode::UNPROCESSABLE_ENTITY, text).with(detail)
            }
            Declined::Broken(fault) => {
                tracing::error!(fault, "a notebook cannot be read");
                Self::new(
                    StatusCode::INTERNAL_SERVER_ERROR,
                    "This notebook was written by another version of the house. This one cannot read it.",
                )
            }
        }
    }
}
