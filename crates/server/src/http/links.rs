//! The same guest on another device, or again after their cookie was lost: a link that works once.
//!
//! The secret stands behind the `#` of the link, which no browser sends, and comes in with a `POST` after somebody has
//! said yes: whoever only looks at a link for its picture does not use it up.

use super::guests::{COOKIE, FORMER, cookie, known};
use super::{Body, CurrentGuest, From as Origin, Problem};
use crate::store::{CommitError, NewLinkRow, StoredLink};
use crate::wire::{Costly, Guest, LinkKind, LinkSecret, LinkView, NewLink, Reason, SecretLink};
use crate::{App, ids, limits};
use axum::Json;
use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{AppendHeaders, IntoResponse, Response};
use std::sync::Arc;

/// `POST /api/me/links`: a link that makes another browser mine. It takes the place of an earlier one of its kind.
pub(super) async fn create(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    CurrentGuest(guest): CurrentGuest,
    Body(wish): Body<NewLink>,
) -> Result<(StatusCode, Json<SecretLink>), Problem> {
    app.must_afford(from, Costly::Links)?;
    let secret = ids::new_token();
    let lasts = match wish.kind {
        LinkKind::Device => limits::DEVICE_LINK_MS,
        LinkKind::Recovery => limits::RECOVERY_LINK_MS,
    };
    let expires = app.clock.now() + lasts;
    let secret_hash = ids::token_hash(&secret);
    app.store
        .create_link(NewLinkRow { secret_hash, guest: guest.id, kind: wish.kind, expires_at: expires })
        .await?;
    Ok((StatusCode::CREATED, Json(SecretLink { secret, expires })))
}

/// `POST /api/links/look`: whose link it is, before it is used.
pub(super) async fn look(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    headers: HeaderMap,
    Body(wish): Body<LinkSecret>,
) -> Result<Json<LinkView>, Problem> {
    app.must_afford(from, Costly::Links)?;
    let link = usable(&app, &wish.secret).await?;
    let here = known(&app, &headers, COOKIE).await?.map(|(guest, _)| guest);
    Ok(Json(LinkView { guest: link.guest, here, expires: link.expires_at }))
}

/// `POST /api/links/use`: this browser is the link's guest from now on. Who it was until now is not forgotten: their
/// cookie is put aside, and `POST /api/me/former` takes it up again.
pub(super) async fn accept(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    headers: HeaderMap,
    Body(wish): Body<LinkSecret>,
) -> Result<Response, Problem> {
    app.must_afford(from, Costly::Links)?;
    let link = usable(&app, &wish.secret).await?;
    let here = known(&app, &headers, COOKIE).await?;
    if here.as_ref().is_some_and(|(guest, _)| guest.id == link.guest.id) {
        return Err(Reason::LinkOwn.into());
    }
    let token = ids::new_token();
    let hashes = (ids::token_hash(&wish.secret), ids::token_hash(&token));
    match app.store.use_link(hashes.0, hashes.1, app.clock.now()).await {
        Ok(()) => {}
        Err(CommitError::Conflict) => return Err(Reason::LinkUsed.into()),
        Err(CommitError::Fault(fault)) => return Err(fault.into()),
    }
    let mut cookies = vec![(header::SET_COOKIE, cookie(&app, COOKIE, &token))];
    cookies.extend(here.map(|(_, former)| (header::SET_COOKIE, cookie(&app, FORMER, &former))));
    Ok(with_cookies(cookies, link.guest))
}

/// `GET /api/me/former`: who this browser was before it used a link; `null` if nobody.
pub(super) async fn former(
    State(app): State<Arc<App>>,
    headers: HeaderMap,
) -> Result<Json<Option<Guest>>, Problem> {
    Ok(Json(known(&app, &headers, FORMER).await?.map(|(guest, _)| guest)))
}

/// `POST /api/me/former`: be who I was before; who I am now is then the former one.
pub(super) async fn swap(State(app): State<Arc<App>>, headers: HeaderMap) -> Result<Response, Problem> {
    let Some((guest, former)) = known(&app, &headers, FORMER).await? else {
        return Err(Reason::NoFormer.into());
    };
    let mut cookies = vec![(header::SET_COOKIE, cookie(&app, COOKIE, &former))];
    let here = known(&app, &headers, COOKIE).await?;
    cookies.extend(here.map(|(_, token)| (header::SET_COOKIE, cookie(&app, FORMER, &token))));
    Ok(with_cookies(cookies, guest))
}

fn with_cookies(cookies: Vec<(header::HeaderName, String)>, guest: Guest) -> Response {
    (AppendHeaders(cookies), Json(guest)).into_response()
}

async fn usable(app: &App, secret: &str) -> Result<StoredLink, Reason> {
    let link = app.store.link(ids::token_hash(secret)).await?.ok_or(Reason::LinkUnknown)?;
    if link.is_used {
        return Err(Reason::LinkUsed);
    }
    if link.expires_at <= app.clock.now() {
        return Err(Reason::LinkOld);
    }
    Ok(link)
}
