//! Help in play over plain HTTP: a guest asks for a seat of theirs, or as a spectator.

use super::tools::not_done;
use super::{Body, CurrentGuest, From as Origin, Named, Problem};
use crate::App;
use crate::bus::asks::{Question, Unanswered};
use crate::metrics::Metrics;
use crate::wire::TableQuestion;
use axum::Json;
use axum::extract::{ConnectInfo, State};
use serde_json::value::RawValue;
use std::sync::Arc;

/// `POST /api/tables/{id}/questions`
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    ConnectInfo(rate_key): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(table): Named<String>,
    Body(TableQuestion { seat, question }): Body<TableQuestion>,
) -> Result<Json<Box<RawValue>>, Problem> {
    app.must_not_ask_too_fast(&guest)?;
    Metrics::count(&app.metrics.questions);
    let answer = app.tables.ask(&table, Question { guest, rate_key, seat, question }).await?;
    answer.map(Json).map_err(|unanswered| problem(&app, unanswered))
}

fn problem(app: &App, unanswered: Unanswered) -> Problem {
    match unanswered {
        Unanswered::Denied(reason) => reason.into(),
        Unanswered::Declined(declined) => declined.into(),
        Unanswered::NotDone(why) => not_done(app, why).into(),
    }
}
