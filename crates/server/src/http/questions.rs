//! Help in play over plain HTTP: a guest asks for a seat of theirs, or as a spectator.

use super::tools::not_done;
use super::{Body, CurrentGuest, From as Origin, Named, Problem};
use crate::App;
use crate::bus::{Answer, Ask, Unanswered};
use crate::metrics::Metrics;
use crate::wire::{RefusalCode, TableQuestion, sentence};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::StatusCode;
use parlour_catalog::Declined;
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
    if !app.gate.tools.take(guest.id.clone(), app.clock.now()) {
        return Err(Problem::too_many("You ask faster than the house can answer. Wait a moment."));
    }
    Metrics::count(&app.metrics.questions);
    match app.tables.ask(&table, Ask::Question { guest, rate_key, seat, question }).await? {
        Answer::Answered(Ok(answer)) => Ok(Json(answer)),
        Answer::Answered(Err(unanswered)) => Err(problem(&app, unanswered)),
        Answer::No { code, text } => Err(refused(code, text)),
        answer => {
            tracing::error!(?answer, "a table answered something else than it was asked");
            Err(Problem::broken())
        }
    }
}

fn problem(app: &App, unanswered: Unanswered) -> Problem {
    match unanswered {
        Unanswered::Declined(Declined::Unreadable(fault)) => {
            Problem::bad(sentence(&format!("this is no question of this game: {fault}")))
        }
        Unanswered::Declined(declined) => declined.into(),
        Unanswered::NotDone(why) => not_done(app, why),
    }
}

/// A table's "no" as an answer over HTTP.
pub(super) fn refused(code: RefusalCode, text: String) -> Problem {
    let status = match code {
        RefusalCode::BadRequest => StatusCode::NOT_FOUND,
        RefusalCode::Unavailable => StatusCode::SERVICE_UNAVAILABLE,
        _ => StatusCode::FORBIDDEN,
    };
    Problem::new(status, text)
}
