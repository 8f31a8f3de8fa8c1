//! Connections: accepted until the house closes, each served by a task of its own.
//!
//! `axum::serve` would do but for one thing: whoever opens a connection and never finishes a request, or never takes the
//! answer, could keep it for ever, and with enough of them the house.

use super::Problem;
use super::callers::{Call, Callers};
use super::patience::Patient;
use crate::metrics::Metrics;
use crate::wire::Reason;
use crate::{closed, limits};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use axum::response::IntoResponse;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::IpAddr;
use std::pin::pin;
use std::sync::Arc;
use std::time::Duration;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpListener;
use tokio::sync::{mpsc, watch};

/// What is wrong with accepting (too many open files, as a rule) is not better a moment later.
const BREATH: Duration = Duration::from_secs(1);

/// Serves until the house closes and every request that was begun is answered.
pub(super) async fn serve(
    router: Router,
    listener: TcpListener,
    mut closing: watch::Receiver<bool>,
    callers: Arc<Callers>,
    metrics: &Metrics,
) {
    // Every connection holds one end; when all have let go, there is none left.
    let (held, mut all) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        match accepted {
            Ok((socket, from)) => {
                let from = from.ip();
                // Whoever has enough of them is not answered, not even with a no: that, too, would have to be taken.
                let Some(call) = callers.admit(from) else {
                    Metrics::count(&metrics.connections_refused);
                    continue;
                };
                // Moves are small and must not wait for company.
                let _ = socket.set_nodelay(true);
                #[cfg(unix)]
                let _ = rustix::net::sockopt::set_socket_send_buffer_size(&socket, limits::SEND_BYTES);
                let connection =
                    connection(router.clone(), socket, (callers.clone(), from), call, closing.clone());
                let held = held.clone();
                tokio::spawn(async move {
                    connection.await;
                    drop(held);
                });
            }
            // One that was gone before it was accepted says nothing about the next.
            Err(error) if is_of_one_connection(&error) => {}
            Err(error) => {
                tracing::warn!(%error, "a connection was not accepted");
                tokio::time::sleep(BREATH).await;
            }
        }
    }
    drop((listener, held));
    let _ = all.recv().await;
}

fn is_of_one_connection(error: &io::Error) -> bool {
    use io::ErrorKind::{ConnectionAborted, ConnectionRefused, ConnectionReset};
    matches!(error.kind(), ConnectionAborted | ConnectionRefused | ConnectionReset)
}

async fn connection(
    router: Router,
    socket: impl AsyncRead + AsyncWrite + Unpin + Send + 'static,
    (callers, from): (Arc<Callers>, IpAddr),
    call: Call,
    mut closing: watch::Receiver<bool>,
) {
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        let received = callers.receive(from, request.headers());
        let router = router.clone();
        async move {
            let Some((rate_key, held)) = received else {
                return Ok(Problem::from(Reason::TooManyPages).into_response());
            };
            request.extensions_mut().insert(ConnectInfo(rate_key));
            request.extensions_mut().insert(held.clone());
            let answer = router.call(request).await;
            drop(held);
            answer
        }
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits::HEADER_TIME);
    let socket = TokioIo::new(Patient::new(socket, call));
    let mut connection = pin!(http.serve_connection(socket, service).with_upgrades());
    let served = tokio::select! {
        served = connection.as_mut() => served,
        () = closed(&mut closing) => {
            // Sockets wait for the last of these receivers: this one is needed no longer.
            drop(closing);
            connection.as_mut().graceful_shutdown();
            connection.await
        }
    };
    if let Err(error) = served {
        tracing::debug!(%error, ?from, "a connection ended early");
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::http::proxies::Proxies;
    use axum::extract::WebSocketUpgrade;
    use axum::routing::get;
    use std::net::{Ipv4Addr, SocketAddr};
    use tokio::io::{AsyncReadExt, AsyncWriteExt, DuplexStream, duplex};
    use tokio::net::TcpStream;
    use tokio::time::timeout;

    const LONG: usize = 100_000;
    const REQUEST: &[u8] = b"GET / HTTP/1.1\r\nhost: house\r\nconnection: close\r\n\r\n";
    const AN_HOUR: Duration = Duration::from_secs(3600);

    fn router() -> Router {
        let socket = |upgrade: WebSocketUpgrade| async {
            upgrade.on_upgrade(async |mut socket| while let Some(Ok(_)) = socket.recv().await {})
        };
        Router::new().route("/", get(|| async { "x".repeat(LONG) })).route("/socket", get(socket))
    }

    /// Somebody has asked, over a line that holds a thousand bytes at a time.
    async fn asked() -> (DuplexStream, impl Future<Output = ()>) {
        let (mut theirs, ours) = duplex(1_000);
        theirs.write_all(REQUEST).await.unwrap();
        let from = IpAddr::V4(Ipv4Addr::LOCALHOST);
        let callers = Callers::new(Proxies::default(), 2);
        let call = callers.admit(from).unwrap();
        let (open, closing) = watch::channel(false);
        let connection = async move {
            connection(router(), ours, (callers, from), call, closing).await;
            drop(open);
        };
        (theirs, connection)
    }

    #[tokio::test(start_paused = true)]
    async fn who_never_takes_the_answer_is_given_up() {
        let (_theirs, connection) = asked().await;
        timeout(AN_HOUR, connection).await.expect("the connection is not kept");
    }

    #[tokio::test(start_paused = true)]
    async fn who_takes_it_slowly_gets_all_of_it() {
        let (mut theirs, connection) = asked().await;
        tokio::spawn(connection);
        let mut answer = Vec::new();
        let mut piece = [0; 1_000];
        loop {
            tokio::time::sleep(limits::WRITE_TIME / 2).await;
            match theirs.read(&mut piece).await.unwrap() {
                0 => break,
                count => answer.extend_from_slice(&piece[..count]),
            }
        }
        assert!(answer.ends_with("x".repeat(LONG).as_bytes()), "{} bytes", answer.len());
    }

    /// Whether the house answers somebody who comes now.
    async fn is_answered(house: SocketAddr) -> bool {
        let mut line = TcpStream::connect(house).await.unwrap();
        // Whoever is turned away may not even get rid of the request.
        let _ = line.write_all(REQUEST).await;
        let mut answer = Vec::new();
        line.read_to_end(&mut answer).await.is_ok() && answer.starts_with(b"HTTP/1.1 200 OK")
    }

    #[tokio::test]
    async fn an_address_has_so_many_connections_and_a_socket_is_one_of_them() {
        let listener = TcpListener::bind((Ipv4Addr::LOCALHOST, 0)).await.unwrap();
        let house = listener.local_addr().unwrap();
        let (_open, closing) = watch::channel(false);
        let metrics = Arc::new(Metrics::default());
        let counted = metrics.clone();
        tokio::spawn(async move {
            serve(router(), listener, closing, Callers::new(Proxies::default(), 2), &counted).await
        });
        assert!(is_answered(house).await);

        let url = format!("ws://{house}/socket");
        let mut socket = loop {
            // The first one may not be quite gone.
            if let Ok((socket, _)) = tokio_tungstenite::connect_async(&url).await {
                break socket;
            }
        };
        assert!(!is_answered(house).await);
        assert!(metrics.connections_refused.load(std::sync::atomic::Ordering::Relaxed) > 0);
        socket.close(None).await.unwrap();
        drop(socket);
        while !is_answered(house).await {}
    }
}
