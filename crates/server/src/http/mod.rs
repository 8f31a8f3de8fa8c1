//! Plain HTTP: all routes in one place, grouped by who calls them.

pub(crate) mod admin;
mod answers;
mod callers;
mod documents;
pub(crate) mod guard;
mod guests;
pub(crate) mod house;
mod links;
mod listen;
mod notebooks;
pub(crate) mod page;
mod patience;
mod problem;
pub(crate) mod proxies;
mod questions;
mod replays;
mod saves;
mod seat_notes;
mod tables;
mod thoughts;
mod tools;

pub(crate) use callers::Held;
pub(crate) use guests::CurrentGuest;
pub(crate) use problem::{Asked, Blob, Body, Named, Problem};

use crate::rate_key::RateKey;
use crate::shares::Shares;
use crate::{App, files, limits, ws};
use axum::extract::{ConnectInfo, DefaultBodyLimit};
use axum::routing::{delete, get, post};
use axum::{Router, middleware};
use callers::Callers;
use proxies::Proxies;
use std::sync::Arc;
use tokio::net::TcpListener;
use tower_http::catch_panic::CatchPanicLayer;
use tower_http::compression::CompressionLayer;

fn router(app: Arc<App>) -> Router {
    // A whole notebook may come in from a file.
    let import = DefaultBodyLimit::max(limits::SETUP_BYTES);
    let file = DefaultBodyLimit::max(limits::SAVE_FILE_BYTES);
    let making = middleware::from_fn_with_state(
        Shares::<RateKey>::new(limits::MAKING, limits::MAKING_PER_RATE_KEY),
        answers::bound_making,
    );
    let page = Router::new()
        .route("/api/me", get(guests::me).put(guests::rename))
        .route("/api/house", get(house::house))
        .route("/api/me/links", post(links::create))
        .route("/api/me/former", get(links::former).post(links::swap))
        .route("/api/links/look", post(links::look))
        .route("/api/links/use", post(links::accept))
        .route("/api/qr.svg", get(house::qr).post(house::secret_qr))
        .route("/api/games/{game}/setups", post(tables::check_setup))
        .route("/api/games/{game}/queue", get(ws::wait))
        .route("/api/queues", get(house::queues))
        .route("/api/tables", get(tables::mine).post(tables::create))
        .route("/api/codes/{code}", get(tables::by_code))
        .route("/api/tables/{id}", delete(tables::remove))
        .route("/api/tables/{id}/restart", post(tables::restart))
        .route("/api/tables/{id}/socket", get(ws::upgrade))
        .route("/api/tables/{id}/saves", post(saves::of_table))
        .route("/api/saves", get(saves::mine).post(saves::of_setup))
        .route("/api/saves/{id}", get(saves::show).put(saves::rename).delete(saves::delete))
        .route("/api/saves/{id}/tables", post(saves::load).layer(making.clone()))
        .route("/api/saves/{id}/file", get(saves::download).layer(making.clone()))
        .route("/api/save-files", post(saves::upload).layer(file))
        .route("/api/tables/{id}/questions", post(questions::ask))
        .route("/api/tables/{id}/replay", get(replays::show).layer(making.clone()))
        .route("/api/tables/{id}/replay/views", get(replays::views))
        .route("/api/tables/{id}/replay/check", get(replays::check))
        .route("/api/tables/{id}/replay/questions", post(replays::ask))
        .route("/api/tables/{id}/thoughts", get(thoughts::show))
        .route("/api/tables/{id}/record", get(replays::record).layer(making.clone()))
        .route("/api/tables/{id}/notes/{seat}", get(seat_notes::show).put(seat_notes::save))
        .route("/api/tools/{tool}", get(tools::info))
        .route("/api/notebooks", get(notebooks::mine).post(notebooks::create).layer(import))
        .route("/api/notebooks/{id}", get(notebooks::show).put(notebooks::rename).delete(notebooks::delete))
        .route("/api/notebooks/{id}/actions", post(notebooks::act))
        .route("/api/notebooks/{id}/questions", post(notebooks::ask))
        .layer(middleware::from_fn_with_state(app.long_answers.clone(), answers::bound));
    let watchman =
        Router::new().route("/healthz", get(house::health)).route("/readyz", get(house::readiness));
    Router::new()
        .merge(page)
        .merge(watchman)
        .fallback(page::serve)
        .layer(CompressionLayer::new())
        .method_not_allowed_fallback(problem::wrong_method)
        .layer(DefaultBodyLimit::max(limits::BODY_BYTES))
        .layer(CatchPanicLayer::custom(problem::panicked))
        .layer(middleware::from_fn_with_state(app.clone(), guard::guard))
        .with_state(app)
}

/// Serves until the house closes.
pub(crate) async fn serve(app: Arc<App>, listener: TcpListener) {
    let (closing, metrics) = (app.closing.subscribe(), app.metrics.clone());
    let proxies = Proxies::new(app.config.trusted_proxies.clone());
    let callers = Callers::new(proxies, files::connections());
    listen::serve(router(app), listener, closing, callers, &metrics).await;
}

/// Serves whoever runs the house, at a door of their own: it is open when everybody else's connections are taken.
pub(crate) async fn serve_admin(app: Arc<App>, listener: TcpListener) {
    let (closing, metrics) = (app.closing.subscribe(), app.metrics.clone());
    let callers = Callers::new(Proxies::default(), limits::ADMIN_CONNECTIONS);
    let router = Router::new()
        .route("/admin/status", get(admin::status))
        .route("/admin/tables", get(admin::tables))
        .route("/admin/stop", post(admin::stop))
        .method_not_allowed_fallback(problem::wrong_method)
        .layer(CatchPanicLayer::custom(problem::panicked))
        .with_state(app);
    listen::serve(router, listener, closing, callers, &metrics).await;
}

/// Shows the figures to whoever watches over the house, at an address of their own: they tell guests how much is going on.
pub(crate) async fn serve_metrics(app: Arc<App>, listener: TcpListener) {
    let (closing, metrics) = (app.closing.subscribe(), app.metrics.clone());
    let callers = Callers::new(Proxies::default(), limits::ADMIN_CONNECTIONS);
    let router = Router::new()
        .route("/metrics", get(house::metrics))
        .method_not_allowed_fallback(problem::wrong_method)
        .layer(CatchPanicLayer::custom(problem::panicked))
        .with_state(app);
    listen::serve(router, listener, closing, callers, &metrics).await;
}

/// Where a request came from.
pub(crate) type From = ConnectInfo<RateKey>;
