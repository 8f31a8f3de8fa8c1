//! Tools over plain HTTP: what they are, and the one door to their work.

use super::{CurrentGuest, Named, Problem};
use crate::App;
use crate::metrics::Metrics;
use crate::rate_key::RateKey;
use crate::wire::{Guest, Reason};
use crate::workshop::NotDone;
use axum::Json;
use parlour_catalog::Declined;
use serde_json::value::RawValue;
use std::collections::HashMap;
use std::sync::LazyLock;

/// What every tool says about itself. It never changes: it is worked out once, and nobody waits for it.
static INFO: LazyLock<HashMap<&'static str, Box<RawValue>>> =
    LazyLock::new(|| parlour_catalog::tools().map(|tool| (tool.id(), tool.info())).collect());

/// `GET /api/tools/{tool}`
pub(super) async fn info(
    CurrentGuest(_): CurrentGuest,
    Named(id): Named<String>,
) -> Result<Json<&'static RawValue>, Problem> {
    let info = INFO.get(id.as_str()).ok_or_else(|| unknown(&id))?;
    Ok(Json(info))
}

/// What is said about a tool that the house has not.
pub(super) fn unknown(id: &str) -> Reason {
    Reason::NoSuchTool { tool: id.chars().filter(|letter| !letter.is_control()).take(40).collect() }
}

/// Has a tool work for a guest, away from the threads that everybody waits for.
pub(super) async fn work<T: Send + 'static>(
    app: &App,
    rate_key: RateKey,
    guest: &Guest,
    job: impl FnOnce() -> Result<T, Declined> + Send + 'static,
) -> Result<T, Problem> {
    app.must_not_ask_too_fast(guest)?;
    Metrics::count(&app.metrics.tool_calls);
    match app.workshop.work(rate_key, &guest.id, job).await {
        Ok(done) => Ok(done?),
        Err(why) => Err(not_done(app, why).into()),
    }
}

/// Work that was not done, whether it was a tool's or an advisor's.
pub(super) fn not_done(app: &App, why: NotDone) -> Reason {
    match why {
        NotDone::TooMany => Reason::StillWorking,
        NotDone::Busy => Reason::Busy,
        NotDone::Late => {
            Metrics::count(&app.metrics.tool_timeouts);
            tracing::warn!("a piece of work took too long");
            Reason::TookTooLong
        }
        NotDone::Panicked => {
            Metrics::count(&app.metrics.tool_panics);
            tracing::error!("a piece of work ended in a panic");
            Reason::Broken
        }
    }
}

impl From<Declined> for Reason {
    fn from(declined: Declined) -> Self {
        match declined {
            Declined::BadQuestion { fault } => Self::BadQuestion { fault },
            Declined::Rule { said } => Self::Rule { said },
            Declined::BrokenNotebook { detail } => {
                tracing::error!(detail, "a notebook cannot be read");
                Self::BrokenNotebook
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Config, Keeping, Running, Timing, open};
    use axum::http::StatusCode;
    use axum::response::IntoResponse;
    use std::sync::{Arc, mpsc};
    use tokio::sync::oneshot;

    async fn house(data: &std::path::Path) -> Running {
        let config = Config {
            addr: ([127, 0, 0, 1], 0).into(),
            data: data.to_owned(),
            public_url: None,
            trusted_proxies: Vec::new(),
            lan_command: "parlour serve --lan".into(),
            store: None,
            node: None,
            accept_loss: false,
            metrics: None,
            timing: Timing::default(),
            keeping: Keeping::default(),
        };
        open(config).await.unwrap()
    }

    fn rate_key() -> RateKey {
        RateKey::from(std::net::IpAddr::from([192, 0, 2, 1]))
    }

    fn guest(id: &str) -> Guest {
        Guest { id: id.into(), name: id.into() }
    }

    /// Has a tool work that returns only when it is let go, once it has begun.
    async fn begin_endless(app: &Arc<App>, guest: Guest) -> mpsc::Sender<()> {
        let (let_go, held) = mpsc::channel::<()>();
        let (tell, begun) = oneshot::channel();
        let app = app.clone();
        tokio::spawn(async move {
            let job = move || {
                let _ = tell.send(());
                let _ = held.recv();
                Ok(())
            };
            work(&app, rate_key(), &guest, job).await
        });
        begun.await.unwrap();
        let_go
    }

    #[tokio::test]
    async fn who_waits_for_enough_is_told_so() {
        let data = tempfile::tempdir().unwrap();
        let house = house(data.path()).await;
        let ann = guest("ann");
        let _let_go = begin_endless(&house.app, ann.clone()).await;
        let app = house.app.clone();
        let ask =
            || async { work(&app, rate_key(), &ann, || Ok(())).await.unwrap_err().into_response().status() };
        tokio::select! {
            biased;
            _ = ask() => panic!("the second waits"),
            _ = ask() => panic!("the third waits"),
            status = ask() => assert_eq!(status, StatusCode::TOO_MANY_REQUESTS),
        }
        house.close().await;
    }

    #[tokio::test]
    async fn a_house_closes_though_a_tool_does_not_return() {
        let data = tempfile::tempdir().unwrap();
        let house = house(data.path()).await;
        let app = house.app.clone();
        let _let_go = begin_endless(&app, guest("ann")).await;
        house.close().await;
        assert_eq!(app.workshop.at_work(), 1);
    }
}
