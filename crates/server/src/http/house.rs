//! What the house says about itself.

use super::{Asked, Body, Problem};
use crate::store::Fault;
use crate::wire::{self, Reason};
use crate::{App, metrics};
use axum::Json;
use axum::extract::State;
use axum::http::header;
use axum::response::IntoResponse;
use serde::Deserialize;
use std::collections::BTreeMap;
use std::sync::Arc;

/// `GET /api/house`
pub(super) async fn house(State(app): State<Arc<App>>) -> Json<wire::House> {
    let loopback_only = app.addr.ip().is_loopback() && app.config.public_url.is_none();
    Json(wire::House {
        version: env!("CARGO_PKG_VERSION").into(),
        games: parlour_catalog::games().map(|game| game.info()).collect(),
        addresses: addresses(&app),
        // How the house was started is nobody's business but theirs who sit at the same machine.
        lan_command: loopback_only.then(|| app.config.lan_command.clone()),
        now: app.clock.now(),
    })
}

/// `GET /api/queues`: how many wait for a quick match of each game.
pub(super) async fn queues(State(app): State<Arc<App>>) -> Json<BTreeMap<String, u64>> {
    Json(app.quick.count().await)
}

/// Where friends reach the house: the public address if one was given, else those of the machine.
pub(crate) fn addresses(app: &App) -> Vec<String> {
    if let Some(url) = &app.config.public_url {
        return vec![url.clone()];
    }
    let port = app.addr.port();
    let ip = app.addr.ip();
    let own = if ip.is_unspecified() {
        let interfaces = if_addrs::get_if_addrs().unwrap_or_default();
        interfaces
            .iter()
            .filter(|one| !one.is_loopback())
            .map(if_addrs::Interface::ip)
            .filter(|ip| ip.is_ipv4())
            .collect()
    } else if ip.is_loopback() {
        Vec::new()
    } else {
        vec![ip]
    };
    own.into_iter().map(|ip| format!("http://{}", std::net::SocketAddr::new(ip, port))).collect()
}

#[derive(Deserialize)]
pub(super) struct QrQuery {
    text: String,
}

/// `GET /api/qr.svg?text=…`: a link to scan.
pub(super) async fn qr(Asked(query): Asked<QrQuery>) -> Result<impl IntoResponse, Problem> {
    Ok(([(header::CACHE_CONTROL, "max-age=3600")], picture(&query)?))
}

/// `POST /api/qr.svg` `{"text":…}`: the same for what must not stand in an address, nor be kept.
pub(super) async fn secret_qr(Body(query): Body<QrQuery>) -> Result<impl IntoResponse, Problem> {
    Ok(([(header::CACHE_CONTROL, "no-store")], picture(&query)?))
}

fn picture(query: &QrQuery) -> Result<impl IntoResponse + use<>, Reason> {
    if query.text.len() > 300 {
        return Err(Reason::QrTooLong);
    }
    let code = qrcode::QrCode::new(query.text.as_bytes()).map_err(|_| Reason::NotDrawable)?;
    let svg = code
        .render::<qrcode::render::svg::Color<'_>>()
        .min_dimensions(200, 200)
        .dark_color(qrcode::render::svg::Color("#271d15"))
        .light_color(qrcode::render::svg::Color("#fdf9ee"))
        .build();
    Ok(([(header::CONTENT_TYPE, "image/svg+xml")], svg))
}

/// `GET /healthz`: the house keeps what it is given.
pub(super) async fn health(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    match app.health.check(&*app.store).await {
        Ok(()) => Ok("ok\n"),
        Err(Fault(reason)) => Err(Reason::CannotKeep { detail: reason }.into()),
    }
}

/// `GET /readyz`: the same, it is not closing, and a node may speak for its tables and hears the others.
pub(super) async fn readiness(State(app): State<Arc<App>>) -> Result<&'static str, Problem> {
    if *app.closing.borrow() {
        return Err(Reason::Closing.into());
    }
    let missing = [
        (app.store.term().is_none(), "the lease of this node is over"),
        (app.bus.undisturbed_since().is_none(), "the bus does not answer"),
    ];
    if let Some((_, detail)) = missing.iter().find(|(is_missing, _)| *is_missing) {
        return Err(Reason::CannotKeep { detail: (*detail).into() }.into());
    }
    health(State(app)).await
}

/// `GET /metrics` at the address that is set for it.
pub(super) async fn metrics(State(app): State<Arc<App>>) -> impl IntoResponse {
    let mut text = app.metrics.render() + &app.quick.render();
    if let Some(bytes) = metrics::memory() {
        metrics::head(&mut text, "memory_bytes", "what the house has in memory");
        text += &format!("parlour_memory_bytes {bytes}\n");
    }
    if let Some(lag) = app.bus.lag() {
        metrics::head(&mut text, "lease", "whether this node may speak for its tables");
        text += &format!("parlour_lease {}\n", u8::from(app.store.term().is_some()));
        metrics::head(&mut text, "bus", "whether the bus between the nodes answers");
        text += &format!("parlour_bus {}\n", u8::from(lag.is_some()));
        // Not `_seconds`: those are histograms.
        metrics::head(&mut text, "bus_lag", "seconds that a message took to the bus and back last");
        text += &format!("parlour_bus_lag {}\n", lag.unwrap_or_default().as_secs_f64());
    }
    ([(header::CONTENT_TYPE, "text/plain; version=0.0.4")], text)
}
