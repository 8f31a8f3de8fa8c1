//! Connections: accepted until the house closes, each served by a task of its own.
//!
//! `axum::serve` would do but for one thing: whoever opens a connection and never finishes a request could keep it for
//! ever, and with enough of them the house.

use crate::{closed, limits};
use axum::Router;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper::service::{Service, service_fn};
use hyper_util::rt::{TokioIo, TokioTimer};
use hyper_util::service::TowerToHyperService;
use std::io;
use std::net::SocketAddr;
use std::pin::pin;
use std::time::Duration;
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{mpsc, watch};

/// What is wrong with accepting (too many open files, as a rule) is not better a moment later.
const BREATH: Duration = Duration::from_secs(1);

/// Serves until the house closes and every request that was begun is answered.
pub(super) async fn serve(router: Router, listener: TcpListener, mut closing: watch::Receiver<bool>) {
    // Every connection holds one end; when all have let go, there is none left.
    let (held, mut all) = mpsc::channel::<()>(1);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = closed(&mut closing) => break,
        };
        match accepted {
            Ok((socket, from)) => {
                let connection = connection(router.clone(), socket, from, closing.clone());
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

async fn connection(router: Router, socket: TcpStream, from: SocketAddr, mut closing: watch::Receiver<bool>) {
    // Moves are small and must not wait for company.
    let _ = socket.set_nodelay(true);
    let router = TowerToHyperService::new(router);
    let service = service_fn(move |mut request: Request<Incoming>| {
        request.extensions_mut().insert(ConnectInfo(from));
        router.call(request)
    });
    let mut http = http1::Builder::new();
    http.timer(TokioTimer::new()).header_read_timeout(limits::HEADER_TIME);
    let mut connection = pin!(http.serve_connection(TokioIo::new(socket), service).with_upgrades());
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
        tracing::debug!(%error, %from, "a connection ended early");
    }
}
