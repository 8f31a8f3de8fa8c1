//! Finished matches over plain HTTP: looked at again through anybody's eyes, checked, and taken away as a file.
//!
//! Whoever knows a table's address may watch it, and once its match is over everything about it may be shown to all:
//! so whoever knows the address may see all of it. While the match goes on the answer is no, to everybody.

use super::tools::not_done;
use super::{Asked, Body, CurrentGuest, From as Origin, Named, Problem};
use crate::metrics::Metrics;
use crate::rate_key::RateKey;
use crate::table::{Finished, finished};
use crate::wire::{Guest, Reason, Replay, ReplayCheck, ReplayMoment, ReplayViews, TableQuestion};
use crate::{App, limits};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use parlour_catalog::{AnyMatch, AnyReveal, Eyes};
use parlour_game::{Budget, Seat, Viewer};
use parlour_voice::{Language, Spoken};
use serde::Deserialize;
use serde_json::value::RawValue;
use std::sync::Arc;
use std::time::Duration;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct Which {
    /// `all`, `watch` or a seat's number.
    eyes: String,
    /// The number of a moment.
    #[serde(default)]
    from: usize,
}

impl Which {
    fn eyes(&self, seats: usize) -> Result<Eyes, Reason> {
        match self.eyes.as_str() {
            "all" => Ok(Eyes::All),
            "watch" => Ok(Eyes::Of(Viewer::Spectator)),
            seat => seat
                .parse::<u8>()
                .ok()
                .filter(|seat| usize::from(*seat) < seats)
                .map(|seat| Eyes::Of(Viewer::Seat(Seat::new(seat))))
                .ok_or(Reason::BadEyes),
        }
    }
}

/// `GET /api/tables/{id}/replay?eyes=…`
pub(super) async fn show(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Asked(which): Asked<Which>,
) -> Result<Json<Replay>, Problem> {
    work(&app, from, &guest, &id, move |finished, play, reveal| {
        let table = finished.view(play);
        let eyes = which.eyes(table.seats.len())?;
        let moments = reveal.moments().into_iter();
        let moments =
            moments.map(|moment| ReplayMoment { seq: moment.seq as u32, turn: moment.turn }).collect();
        Ok(Json(Replay { table, moments, sights: reveal.sights(eyes) }))
    })
    .await
}

/// `GET /api/tables/{id}/replay/views?eyes=…&from=…`
pub(super) async fn views(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Asked(which): Asked<Which>,
) -> Result<Json<ReplayViews>, Problem> {
    work(&app, from, &guest, &id, move |finished, play, reveal| {
        let eyes = which.eyes(finished.view(play).seats.len())?;
        let views = reveal.views(eyes, which.from, limits::REPLAY_BYTES);
        Ok(Json(ReplayViews { from: which.from as u32, views }))
    })
    .await
}

/// `GET /api/tables/{id}/replay/check`
pub(super) async fn check(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<ReplayCheck>, Problem> {
    work(&app, from, &guest, &id, |finished, play, _| {
        let record = finished.record(play).ok_or(Reason::NotOver)?;
        let checked = record.check();
        let fault = checked.as_ref().err();
        Ok(Json(ReplayCheck {
            events: record.events.len() as u32,
            drawn: checked.as_ref().map_or(0, |checked| checked.drawn as u32),
            brought: record.brought as u32,
            text: fault.map(|fault| fault.say(Language::ENGLISH)),
            fault: fault.cloned(),
        }))
    })
    .await
}

/// `POST /api/tables/{id}/replay/questions`: the game's advisor answers as it would have answered that seat, whoever asks.
pub(super) async fn ask(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
    Body(TableQuestion { seat, question }): Body<TableQuestion>,
) -> Result<Json<Box<RawValue>>, Problem> {
    let time = Duration::from_millis(app.tables.timing.think);
    Metrics::count(&app.metrics.questions);
    work(&app, from, &guest, &id, move |finished, play, _| {
        let seats = finished.view(play).seats.len();
        let viewer = match seat {
            None => Viewer::Spectator,
            Some(seat) if seat.index() < seats => Viewer::Seat(seat),
            Some(seat) => return Err(Reason::NoSuchSeat { seat }.into()),
        };
        let answering = play.ask(viewer, question).ok_or(Reason::NoHelp)?;
        answering(Budget::time(time)).map(Json).map_err(Problem::from)
    })
    .await
}

/// `GET /api/tables/{id}/record`
pub(super) async fn record(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Response, Problem> {
    let name = id.clone();
    let file = work(&app, from, &guest, &id, |finished, play, _| {
        Ok(finished.record(play).ok_or(Reason::NotOver)?.write())
    })
    .await?;
    let headers = [
        (header::CONTENT_TYPE, "application/json".to_owned()),
        (header::CONTENT_DISPOSITION, format!("attachment; filename=\"parlour-{name}.json\"")),
    ];
    Ok((headers, file).into_response())
}

/// Replays a finished match on a thread of the workshop and lets the job look at it there.
async fn work<T: Send + 'static>(
    app: &Arc<App>,
    from: RateKey,
    guest: &Guest,
    id: &str,
    job: impl FnOnce(&Finished, &dyn AnyMatch, &dyn AnyReveal) -> Result<T, Problem> + Send + 'static,
) -> Result<T, Problem> {
    app.must_not_ask_too_fast(guest)?;
    let finished = finished(&app.tables, id).await?.ok_or(Reason::NotOver)?;
    let worked = app.workshop.work(from, &guest.id, move || {
        let play = finished.play()?;
        let reveal = play.reveal().ok_or(Reason::NotOver)?;
        job(&finished, &*play, &*reveal)
    });
    worked.await.map_err(|why| not_done(app, why))?
}
