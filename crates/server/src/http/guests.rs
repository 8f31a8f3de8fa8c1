//! Who is asking: a guest, known by a token in a cookie.

use super::{Body, From as Origin, Problem};
use crate::wire::{Costly, Guest, MyName, Reason};
use crate::{App, ids, limits};
use axum::Json;
use axum::extract::{ConnectInfo, FromRequestParts, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use std::sync::Arc;

pub(super) const COOKIE: &str = "parlour_guest";
/// Who this browser was before it used another guest's link.
pub(super) const FORMER: &str = "parlour_former";
/// As long as browsers allow.
const COOKIE_SECONDS: u32 = 400 * 24 * 3600;

/// A guest who has been here before.
pub(crate) struct CurrentGuest(pub(crate) Guest);

impl FromRequestParts<Arc<App>> for CurrentGuest {
    type Rejection = Problem;

    async fn from_request_parts(parts: &mut Parts, app: &Arc<App>) -> Result<Self, Problem> {
        let known = known(app, &parts.headers, COOKIE).await?;
        Ok(known.map(|(guest, _)| Self(guest)).ok_or(Reason::Stranger)?)
    }
}

/// Whose token is in this cookie, and the token.
pub(super) async fn known(
    app: &App,
    headers: &HeaderMap,
    name: &str,
) -> Result<Option<(Guest, String)>, Problem> {
    let Some(token) = token(headers, name) else { return Ok(None) };
    let Some(guest) = app.store.guest_by_token(ids::token_hash(token)).await? else { return Ok(None) };
    let now = app.clock.now();
    if app.seen.is_first_today(&guest.id, now)
        && let Err(fault) = app.store.see_guest(&guest.id, now).await
    {
        tracing::warn!(%fault, "that a guest was here was not noted");
    }
    Ok(Some((guest, token.to_owned())))
}

/// Sets a token as a cookie that no script reads.
pub(super) fn cookie(app: &App, name: &str, token: &str) -> String {
    let secure = if app.gate.is_https() { "; Secure" } else { "" };
    format!("{name}={token}; Path=/; Max-Age={COOKIE_SECONDS}; HttpOnly; SameSite=Lax{secure}")
}

fn token<'a>(headers: &'a HeaderMap, name: &str) -> Option<&'a str> {
    headers
        .get_all(header::COOKIE)
        .iter()
        .filter_map(|line| line.to_str().ok())
        .flat_map(|line| line.split(';'))
        .filter_map(|pair| pair.trim().split_once('='))
        .find(|(found, _)| *found == name)
        .map(|(_, token)| token)
}

/// `GET /api/me`: who I am; a stranger becomes a guest.
pub(super) async fn me(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    headers: HeaderMap,
) -> Result<Response, Problem> {
    if let Some((guest, token)) = known(&app, &headers, COOKIE).await? {
        // The cookie lives on with every visit, not only since the first.
        let cookie = cookie(&app, COOKIE, &token);
        return Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(guest)).into_response());
    }
    app.must_afford(from, Costly::Guests)?;
    app.quota.must_have_room()?;
    let guest = Guest { id: ids::new_id(), name: String::new() };
    let (token, now) = (ids::new_token(), app.clock.now());
    let creating = app.store.create_guest(&guest, ids::token_hash(&token), now);
    app.quota.charge(from, limits::GUEST_BYTES, now, creating).await??;
    let cookie = cookie(&app, COOKIE, &token);
    Ok((AppendHeaders([(header::SET_COOKIE, cookie)]), Json(guest)).into_response())
}

/// `PUT /api/me`: what to call me.
pub(super) async fn rename(
    State(app): State<Arc<App>>,
    CurrentGuest(guest): CurrentGuest,
    Body(wish): Body<MyName>,
) -> Result<Json<Guest>, Problem> {
    let name = limits::NAME.check(&wish.name)?;
    app.store.rename_guest(&guest.id, &name).await?;
    Ok(Json(Guest { name, ..guest }))
}
