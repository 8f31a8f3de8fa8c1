//! What every request passes: rate limits, the origin check, and the headers that bind the page.

use super::{From as Origin, Problem};
use crate::App;
use crate::home::Home;
use crate::limits::{Allowances, COSTLY, REQUESTS, SEAT_NOTES, TOOLS};
use crate::metrics::Metrics;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, StatusCode, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::sync::Arc;

/// Who may come in, and how often.
pub(crate) struct Gate {
    public_url: Option<String>,
    requests: Allowances<Home>,
    /// New guests, new tables, new notebooks, codes tried.
    pub(crate) costly: Allowances<Home>,
    /// What tools and advisors work out, by guest.
    pub(crate) tools: Allowances<String>,
    /// Notes saved at seats, by guest.
    pub(crate) seat_notes: Allowances<String>,
}

impl Gate {
    pub(crate) fn new(public_url: Option<String>) -> Self {
        Self {
            public_url,
            requests: Allowances::new(REQUESTS),
            costly: Allowances::new(COSTLY),
            tools: Allowances::new(TOOLS),
            seat_notes: Allowances::new(SEAT_NOTES),
        }
    }

    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// A page of another site must not act in the name of a guest of ours. Programs that are no browser send no
    /// origin, and carry no cookie they were not given.
    fn is_ours(&self, headers: &HeaderMap) -> bool {
        let text = |name: HeaderName| headers.get(name).and_then(|value| value.to_str().ok());
        let Some(origin) = headers.get(header::ORIGIN) else { return true };
        let Ok(origin) = origin.to_str() else { return false };
        if self.public_url.as_deref().is_some_and(|url| url.trim_end_matches('/') == origin) {
            return true;
        }
        let host = origin.split_once("://").map(|(_, host)| host);
        host.is_some() && host == text(header::HOST)
    }
}

/// The one middleware.
pub(super) async fn guard(
    State(app): State<Arc<App>>,
    ConnectInfo(from): Origin,
    request: Request,
    next: Next,
) -> Response {
    Metrics::count(&app.metrics.requests);
    let is_plain_read = matches!(*request.method(), Method::GET | Method::HEAD)
        && !request.headers().contains_key(header::UPGRADE);
    let mut response = if !app.gate.requests.take(from, app.clock.now()) {
        Problem::too_many("Too many requests from your address. Wait a moment.").into_response()
    } else if !is_plain_read && !app.gate.is_ours(request.headers()) {
        Problem::new(StatusCode::FORBIDDEN, "This request came from a page of another site.").into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, app.page.policy().clone());
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    response
}
