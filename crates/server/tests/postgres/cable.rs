//! A network that a test can disturb: what goes through it can be held back in either direction, delayed, or cut.

use std::net::SocketAddr;
use std::time::Duration;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::tcp::{OwnedReadHalf, OwnedWriteHalf};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::watch;

#[derive(Clone, Copy, PartialEq, Eq)]
enum State {
    Whole,
    /// What the server says does not arrive.
    Deaf,
    /// What is said to the server does not arrive.
    Mute,
    /// Nothing arrives, and nobody is told.
    Dead,
    /// Everything takes so long.
    Slow(Duration),
    /// Connections end, also new ones.
    Cut,
}

pub(crate) struct Cable {
    addr: SocketAddr,
    state: watch::Sender<State>,
}

impl Cable {
    pub(crate) async fn to(server: String) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let addr = listener.local_addr().unwrap();
        let (state, seen) = watch::channel(State::Whole);
        tokio::spawn(async move {
            while let Ok((near, _)) = listener.accept().await {
                let (Ok(far), state) = (TcpStream::connect(&server).await, seen.clone()) else { continue };
                let ((near_in, near_out), (far_in, far_out)) = (near.into_split(), far.into_split());
                tokio::spawn(carry(near_in, far_out, state.clone(), State::Mute));
                tokio::spawn(carry(far_in, near_out, state, State::Deaf));
            }
        });
        Self { addr, state }
    }

    pub(crate) fn addr(&self) -> SocketAddr {
        self.addr
    }

    pub(crate) fn mend(&self) {
        self.state.send_replace(State::Whole);
    }

    pub(crate) fn hold_answers(&self) {
        self.state.send_replace(State::Deaf);
    }

    pub(crate) fn hold_questions(&self) {
        self.state.send_replace(State::Mute);
    }

    pub(crate) fn hold_all(&self) {
        self.state.send_replace(State::Dead);
    }

    pub(crate) fn delay(&self, time: Duration) {
        self.state.send_replace(State::Slow(time));
    }

    pub(crate) fn cut(&self) {
        self.state.send_replace(State::Cut);
    }
}

/// Carries one direction. What is held back arrives when the cable is whole again, unless it is cut before.
async fn carry(
    mut from: OwnedReadHalf,
    mut to: OwnedWriteHalf,
    mut state: watch::Receiver<State>,
    held_in: State,
) {
    let mut bytes = vec![0; 64 * 1024];
    loop {
        let mut cut = state.clone();
        let is_cut = async move { drop(cut.wait_for(|state| *state == State::Cut).await) };
        let count = tokio::select! {
            () = is_cut => return,
            count = from.read(&mut bytes) => match count {
                Ok(0) | Err(_) => return,
                Ok(count) => count,
            },
        };
        let now = *state.borrow();
        if let State::Slow(time) = now {
            tokio::time::sleep(time).await;
        }
        let passes = |state: &State| *state != held_in && *state != State::Dead;
        let is_whole = state.wait_for(passes).await.is_ok_and(|state| *state != State::Cut);
        if !is_whole || to.write_all(&bytes[..count]).await.is_err() {
            return;
        }
    }
}
