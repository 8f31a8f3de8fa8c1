//! Long requests and answers: how many bytes of them the house holds at once, by address and in all.

use super::{From as Origin, Problem};
use crate::limits;
use crate::rate_key::RateKey;
use crate::shares::{Share, Shares};
use crate::wire::Reason;
use axum::body::Body;
use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};
use hyper::body::{Body as Whole, Bytes, Frame, SizeHint};
use std::pin::Pin;
use std::sync::Arc;
use std::task::{Context, Poll};

/// Counts an answer that is longer than a piece until it has been taken. It must stand before compression, which does not
/// know how long an answer is.
pub(super) async fn bound(
    State(answers): State<Arc<Shares<RateKey>>>,
    ConnectInfo(rate_key): Origin,
    request: Request,
    next: Next,
) -> Response {
    // Held until the request is answered. A body that never ends costs no more than what it has announced.
    let incoming = announced(request.headers());
    let share = (incoming > limits::PIECE_BYTES).then(|| answers.take_some(rate_key, pieces(incoming)));
    if let Some(None) = share {
        return too_much(Reason::ReceivesTooMuch);
    }
    let answer = next.run(request).await;
    let bytes = usize::try_from(answer.body().size_hint().lower()).unwrap_or(usize::MAX);
    if bytes <= limits::PIECE_BYTES {
        return answer;
    }
    match answers.take_some(rate_key, pieces(bytes)) {
        Some(share) => answer.map(|body| Body::new(Counted { body, _share: share })),
        None => too_much(Reason::SendsTooMuch),
    }
}

/// Before what takes much memory to make: it is made for so many at once.
pub(super) async fn bound_making(
    State(making): State<Arc<Shares<RateKey>>>,
    ConnectInfo(rate_key): Origin,
    request: Request,
    next: Next,
) -> Response {
    let Some(share) = making.take(rate_key) else {
        return too_much(Reason::SendsTooMuch);
    };
    let answer = next.run(request).await;
    drop(share);
    answer
}

fn pieces(bytes: usize) -> usize {
    bytes.div_ceil(limits::PIECE_BYTES)
}

/// How long the body of a request is going to be. One that does not say may be as long as any.
fn announced(headers: &HeaderMap) -> usize {
    let length = headers.get(header::CONTENT_LENGTH).and_then(|length| length.to_str().ok()?.parse().ok());
    let is_open = headers.contains_key(header::TRANSFER_ENCODING);
    length.unwrap_or(if is_open { limits::SAVE_FILE_BYTES } else { 0 }).min(limits::SAVE_FILE_BYTES)
}

fn too_much(reason: Reason) -> Response {
    Problem::from(reason).into_response()
}

/// A body that counts for as long as it is there.
struct Counted {
    body: Body,
    _share: Share<RateKey>,
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
            request.extensions_mut().insert(ConnectInfo(RateKey::from(from.parse::<IpAddr>().unwrap())));
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

    #[tokio::test]
    async fn what_takes_much_to_make_is_made_for_few_at_once() {
        let waiting = axum::routing::get(std::future::pending::<&'static str>);
        let router = Router::new()
            .route("/file", waiting)
            .layer(middleware::from_fn_with_state(Shares::new(8, 2), bound_making));
        let router = TowerToHyperService::new(router);
        let ask = |from: [u8; 4]| {
            let mut request = Request::get("/file").body(Body::empty()).unwrap();
            request.extensions_mut().insert(ConnectInfo(RateKey::from(IpAddr::from(from))));
            Box::pin(router.call(request))
        };
        let mut held = [ask([192, 0, 2, 7]), ask([192, 0, 2, 7])];
        for making in &mut held {
            assert!(futures_util::FutureExt::now_or_never(making).is_none());
        }
        assert_eq!(ask([192, 0, 2, 7]).await.unwrap().status(), 503);
        assert!(futures_util::FutureExt::now_or_never(&mut ask([192, 0, 2, 8])).is_none());
    }

    #[tokio::test]
    async fn uploads_that_never_end_are_bounded_by_what_they_announce() {
        let router = Router::new()
            .route("/take", axum::routing::post(|body: Bytes| async move { body.len().to_string() }))
            .layer(middleware::from_fn_with_state(Shares::new(256, 128), bound));
        let router = TowerToHyperService::new(router);
        let upload = |body: Body, length: Option<usize>| {
            let mut request = Request::post("/take").body(body).unwrap();
            let rate_key = RateKey::from(IpAddr::from([192, 0, 2, 7]));
            request.extensions_mut().insert(ConnectInfo(rate_key));
            match length {
                Some(length) => request.headers_mut().insert(header::CONTENT_LENGTH, length.into()),
                None => request.headers_mut().insert(header::TRANSFER_ENCODING, "chunked".parse().unwrap()),
            };
            router.call(request)
        };
        let endless =
            || Body::from_stream(futures_util::stream::pending::<Result<Bytes, std::convert::Infallible>>());
        let mut held = Vec::new();
        for length in [Some(limits::SAVE_FILE_BYTES), None] {
            let mut waiting = Box::pin(upload(endless(), length));
            assert!(futures_util::FutureExt::now_or_never(&mut waiting).is_none());
            held.push(waiting);
        }
        let refused = upload(endless(), None).await.unwrap();
        assert_eq!(refused.status(), 503, "two of four megabytes are on their way");
        let short = upload(Body::from("x"), Some(1)).await.unwrap();
        assert_eq!(short.status(), 200, "what is short is not held up");
        drop(held);
        let length = 2 * limits::PIECE_BYTES;
        let whole = upload(Body::from(vec![b'x'; length]), Some(length)).await.unwrap();
        assert_eq!(whole.status(), 200);
    }
}
