//! What every request passes: rate limits, the origin check, and the headers that bind the page.

use super::{From as Origin, Problem};
use crate::App;
use crate::limits::{Allowances, COSTLY, LOOKS, REQUESTS, SEAT_NOTES, TOOLS};
use crate::metrics::Metrics;
use crate::rate_key::RateKey;
use crate::wire::{Costly, Guest, Reason};
use axum::extract::{ConnectInfo, Request, State};
use axum::http::uri::Authority;
use axum::http::{HeaderMap, HeaderName, HeaderValue, Method, Uri, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use std::net::IpAddr;
use std::sync::Arc;

/// Who may come in, and how often.
pub(crate) struct Gate {
    public_url: Option<String>,
    requests: Allowances<RateKey>,
    /// New guests, new tables, new notebooks, codes tried.
    pub(crate) costly: Allowances<RateKey>,
    /// What tools and advisors work out, by guest.
    tools: Allowances<String>,
    /// Long answers at tables, by guest.
    pub(crate) looks: Allowances<String>,
    /// Notes saved at seats, by guest.
    pub(super) seat_notes: Allowances<String>,
}

impl Gate {
    pub(crate) fn new(public_url: Option<String>) -> Self {
        Self {
            public_url,
            requests: Allowances::new(REQUESTS),
            costly: Allowances::new(COSTLY),
            tools: Allowances::new(TOOLS),
            looks: Allowances::new(LOOKS),
            seat_notes: Allowances::new(SEAT_NOTES),
        }
    }

    pub(crate) fn is_https(&self) -> bool {
        self.public_url.as_deref().is_some_and(|url| url.starts_with("https://"))
    }

    /// Whether the request was meant for this house. A page of another site can have its own name lead here, and would then
    /// be one of ours to a browser; so where the house has a public name, it answers to that and to addresses only.
    fn is_meant(&self, request: &Request) -> bool {
        let Some(public) = self.public_url.as_deref().and_then(|url| url.parse::<Uri>().ok()) else {
            return true;
        };
        let text = request.headers().get(header::HOST).map(|host| host.to_str().unwrap_or_default());
        let asked = match (request.uri().authority(), text) {
            (Some(authority), _) => authority.clone(),
            (None, Some(text)) => match text.parse::<Authority>() {
                Ok(authority) => authority,
                Err(_) => return false,
            },
            // Browsers always say whom they ask.
            (None, None) => return true,
        };
        let asked = asked.host().trim_end_matches('.');
        if asked.eq_ignore_ascii_case("localhost")
            || public.host().is_some_and(|host| host.eq_ignore_ascii_case(asked))
        {
            return true;
        }
        let asked = asked.trim_start_matches('[').trim_end_matches(']').parse::<IpAddr>();
        asked.is_ok_and(|asked| asked.is_loopback() || is_own(asked))
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

impl App {
    /// Takes one of the costly things that an address may do.
    ///
    /// # Errors
    /// If there have been too many.
    pub(super) fn must_afford(&self, from: RateKey, what: Costly) -> Result<(), Reason> {
        if self.gate.costly.take(from, self.clock.now()) { Ok(()) } else { Err(Reason::TooManyNew { what }) }
    }

    /// Takes one of the pieces of work that a guest may have done.
    ///
    /// # Errors
    /// If they have asked for too many.
    pub(super) fn must_not_ask_too_fast(&self, guest: &Guest) -> Result<(), Reason> {
        if self.gate.tools.take(guest.id.clone(), self.clock.now()) {
            return Ok(());
        }
        Err(Reason::AsksTooFast)
    }
}

/// Whether the machine has this address.
fn is_own(address: IpAddr) -> bool {
    if_addrs::get_if_addrs().unwrap_or_default().iter().any(|one| one.ip() == address)
}

/// Whether it is asked for what tells of no guest: whoever watches over the house may know it by another name.
fn is_of_the_watchman(request: &Request) -> bool {
    matches!(request.uri().path(), "/healthz" | "/readyz")
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
        Problem::from(Reason::TooManyRequests).into_response()
    } else if !is_of_the_watchman(&request) && !app.gate.is_meant(&request) {
        Problem::from(Reason::OtherHost).into_response()
    } else if !is_plain_read && !app.gate.is_ours(request.headers()) {
        Problem::from(Reason::OtherSite).into_response()
    } else {
        next.run(request).await
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_SECURITY_POLICY, app.page.policy().clone());
    headers.insert(header::X_CONTENT_TYPE_OPTIONS, HeaderValue::from_static("nosniff"));
    headers.insert(header::REFERRER_POLICY, HeaderValue::from_static("same-origin"));
    // What is not a file of the page is of this moment and for this guest.
    headers.entry(header::CACHE_CONTROL).or_insert(HeaderValue::from_static("no-store"));
    headers.insert(header::X_FRAME_OPTIONS, HeaderValue::from_static("DENY"));
    response
}
