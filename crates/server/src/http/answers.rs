//! Long answers: how many bytes may wait for whoever asked for them, by address and in all.

use super::{From as Origin, Problem};
use crate::home::Home;
use crate::limits;
use crate::shares::{Share, Shares};
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::StatusCode;
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as Whole, Bytes, Frame, SizeHint};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

/// Counts an answer that is longer than a piece until it has been taken. It must stand before compression, which does not
/// know how long an answer is.
pub(super) async fn bound(
    State(answers): State<Arc<Shares<Home>>>,
    ConnectInfo(home): Origin,
    request: Request,
    next: Next,
) -> Response {
    let answer = next.run(request).await;
    let bytes = usize::try_from(answer.body().size_hint().lower()).unwrap_or(usize::MAX);
    if bytes <= limits::PIECE_BYTES {
        return answer;
    }
    match answers.take_some(home, bytes.div_ceil(limits::PIECE_BYTES)) {
        Some(share) => answer.map(|body| Body::new(Counted { body, _share: share })),
        None => {
            let text = "The house has too much to send just now. Try again in a moment.";
            Problem::new(StatusCode::SERVICE_UNAVAILABLE, text).into_response()
        }
    }
}

/// A body that counts for as long as it is there.
struct Counted {
    body: Body,
    _share: Share<Home>,
}

impl Whole for Counted {
    type Data = Bytes;
    type Error = axum::Error;

    fn poll_frame(
        mut self: Pin<&mut Self>,
        context: &mut Context<'_>,
    ) -> Poll<Option<Result<Frame<Bytes>, axum::Error>>> {
        Pin::new(&mut self.body).poll_frame(context)
    }

    fn is_end_stream(&self) -> bool {
        self.body.is_end_stream()
    }

    fn size_hint(&self) -> SizeHint {
        self.body.size_hint()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use axum::routing::get;
    use axum::{Router, middleware};
    use hyper::service::Service;
    use hyper_util::service::TowerToHyperService;
    use std::net::IpAddr;

    #[tokio::test]
    async fn long_answers_that_nobody_takes_are_bounded_and_short_ones_are_not() {
        let router = Router::new()
            .route("/long", get(|| async { "x".repeat(3 * limits::PIECE_BYTES) }))
            .route("/short", get(|| async { "x" }))
            .layer(middleware::from_fn_with_state(Shares::new(20, 10), bound));
        let router = TowerToHyperService::new(router);
        let ask = async |path: &str, from: &str| {
            let mut request = Request::get(path).body(Body::empty()).unwrap();
            request.extensions_mut().insert(ConnectInfo(Home::from(from.parse::<IpAddr>().unwrap())));
            router.call(request).await.unwrap()
        };
        let mut held = Vec::new();
        for _ in 0..3 {
            held.push(ask("/long", "192.0.2.7").await);
            assert_eq!(held.last().unwrap().status(), 200);
            assert_eq!(held.last().unwrap().body().size_hint().exact(), Some(3 * limits::PIECE_BYTES as u64));
        }
        assert_eq!(ask("/long", "192.0.2.7").await.status(), 503, "nine of ten pieces wait already");
        assert_eq!(ask("/short", "192.0.2.7").await.status(), 200);
        assert_eq!(ask("/long", "192.0.2.8").await.status(), 200, "others have their own");
        let taken = axum::body::to_bytes(held.pop().unwrap().into_body(), usize::MAX).await.unwrap();
        assert_eq!(taken.len(), 3 * limits::PIECE_BYTES);
        assert_eq!(ask("/long", "192.0.2.7").await.status(), 200, "what was taken counts no longer");
    }
}
