//! What all sockets of the house have in common: what they wait for, how a page's bytes become requests, how much one
//! may say, and how a line ends. The only place where a page's bytes are parsed.

use crate::bus::{Feed, News, Text};
use crate::limits::{self, Allowance};
use crate::metrics::Metrics;
use crate::wire::{FromClient, FromWaiting, Reason, Refused, ToClient};
use crate::{App, closed};
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, close_code};
use futures_util::{FutureExt, SinkExt};
use parlour_catalog::read_json;
use parlour_game::Seat;
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use std::pin::{Pin, pin};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, Interval, MissedTickBehavior};

/// How long a page may take what it is sent.
const SEND_TIMEOUT: Duration = Duration::from_secs(15);

/// After so many beats without a word the house takes a page for gone: a laptop that was shut says nothing, and the others
/// wait for whoever sat before it.
const MISSED_BEATS: u32 = 3;

/// How often a page may talk too fast before the house hangs up.
const STRIKES: u32 = 200;

/// One open socket.
pub(super) struct Line {
    app: Arc<App>,
    socket: WebSocket,
    /// Tells sockets apart.
    pub(super) number: u64,
    /// What the page is to be told of.
    pub(super) feed: Feed,
    /// Held until the goodbye is said: the closing house waits for it.
    _open: watch::Receiver<bool>,
    /// Ready when the house closes. Made once: to begin to wait takes a lock that all sockets share.
    closing: Pin<Box<dyn Future<Output = ()> + Send>>,
    beat: Interval,
    /// When the page was last heard.
    heard: Instant,
    allowance: Allowance,
    /// How often it talked too fast.
    strikes: u32,
}

/// What a line brings.
pub(super) enum Next<R> {
    /// From the house: the page is to be told.
    News(News),
    /// From the page: the house is asked.
    Request(R),
}

/// Why a socket ends.
pub(super) enum End {
    /// The page is gone.
    Gone,
    /// The house hangs up for this reason; the page may come back after so many milliseconds.
    HangUp(Reason, Option<u32>),
}

pub(super) type Go = Result<(), End>;

impl Line {
    pub(super) fn open(app: Arc<App>, socket: WebSocket) -> Self {
        let every = Duration::from_millis(app.tables.timing.beat);
        let mut beat = tokio::time::interval_at(Instant::now() + every, every);
        beat.set_missed_tick_behavior(MissedTickBehavior::Delay);
        app.metrics.sockets.fetch_add(1, Ordering::Relaxed);
        let open = app.closing.subscribe();
        let mut closing = open.clone();
        Self {
            number: app.next_socket.fetch_add(1, Ordering::Relaxed),
            feed: app.bus.subscribe(),
            _open: open,
            closing: Box::pin(async move { closed(&mut closing).await }),
            beat,
            heard: Instant::now(),
            allowance: Allowance::full(limits::SOCKET, app.clock.now()),
            strikes: 0,
            app,
            socket,
        }
    }

    /// What comes next, from either side. All that was to be said before is on its way by then.
    pub(super) async fn next<R: Request>(&mut self) -> Result<Next<R>, End> {
        loop {
            // An answer and the news it makes go out together: one parcel costs half of two.
            if let Some(news) = self.feed.waiting() {
                return Ok(Next::News(news));
            }
            self.flush().await?;
            tokio::select! {
                // What has come is heard first: a house that was busy for long must not take its pages for silent.
                biased;
                message = self.socket.recv() => {
                    self.heard = Instant::now();
                    let Some(Ok(message)) = message else { return Err(End::Gone) };
                    if let Some(request) = self.hear(message).await? {
                        return Ok(Next::Request(request));
                    }
                }
                news = self.feed.next() => return news.map(Next::News).ok_or(TOO_SLOW),
                () = &mut self.closing => return Err(self.farewell()),
                _ = self.beat.tick() => self.beat().await?,
            }
        }
    }

    /// The house closes, or this node of it: then others are there.
    pub(super) fn farewell(&self) -> End {
        if self.app.bus.lag().is_some() { NODE_CLOSING } else { CLOSING }
    }

    /// The browser answers a ping by itself, but does not tell its page: the page is sent a beat.
    async fn beat(&mut self) -> Go {
        if self.heard.elapsed() > MISSED_BEATS * self.beat.period() {
            return Err(End::Gone);
        }
        self.say_beat().await
    }

    async fn say_beat(&mut self) -> Go {
        self.send(Message::Ping(Default::default())).await?;
        self.tell(&ToClient::Beat).await
    }

    /// Waits for the house's answer. The page hears meanwhile that the line is alive; what it says is heard afterwards.
    pub(super) async fn alive_while<T>(&mut self, answer: impl Future<Output = T>) -> Result<T, End> {
        let mut answer = pin!(answer);
        loop {
            tokio::select! {
                biased;
                answer = &mut answer => return Ok(answer),
                _ = self.beat.tick() => {
                    self.say_beat().await?;
                    self.flush().await?;
                }
            }
        }
    }

    /// A message as a request. What is none, or comes too fast, is answered here.
    async fn hear<R: Request>(&mut self, message: Message) -> Result<Option<R>, End> {
        let text = match message {
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => {
                self.is_too_fast()?;
                return Ok(None);
            }
            Message::Text(text) => Some(text),
            Message::Binary(_) => None,
        };
        Metrics::count(&self.app.metrics.messages);
        let is_too_fast = self.is_too_fast()?;
        let read = match text {
            None => Err(Unreadable::Wrong(Reason::NotText)),
            Some(text) if text.len() > limits::MESSAGE_BYTES => {
                Err(Unreadable::Wrong(Reason::LongMessage { most: limits::MESSAGE_BYTES }))
            }
            Some(text) => read::<R>(&text),
        };
        match read {
            Err(Unreadable::Wrong(reason)) => self.wrong(reason).await?,
            Err(Unreadable::Refused(id, _)) if is_too_fast => self.refuse(id, Reason::TooFast).await?,
            Err(Unreadable::Refused(id, reason)) => self.refuse(id, reason).await?,
            Ok(request) if is_too_fast => self.refuse(request.id().to_owned(), Reason::TooFast).await?,
            Ok(request) => return Ok(Some(request)),
        }
        Ok(None)
    }

    /// Takes one message from what the page may say. Nonsense counts as much as sense, and so do pings and pongs: they cost
    /// the house the same.
    fn is_too_fast(&mut self) -> Result<bool, End> {
        let is_too_fast = !self.allowance.take(limits::SOCKET, self.app.clock.now());
        self.strikes += u32::from(is_too_fast);
        if self.strikes > STRIKES {
            return Err(End::HangUp(Reason::Flood, Some(10_000)));
        }
        Ok(is_too_fast)
    }

    async fn wrong(&mut self, reason: Reason) -> Go {
        Metrics::count(&self.app.metrics.refusals);
        self.tell(&ToClient::Wrong { text: reason.english(), reason }).await
    }

    pub(super) async fn refuse(&mut self, id: String, reason: Reason) -> Go {
        Metrics::count(&self.app.metrics.refusals);
        self.tell(&ToClient::Refused(Refused::new(id, reason))).await
    }

    pub(super) async fn tell(&mut self, message: &impl Serialize) -> Go {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send(Message::Text(text.into())).await
    }

    /// Sends a message that is ready to be sent.
    pub(super) async fn pass_on(&mut self, text: Text) -> Go {
        let text = Utf8Bytes::try_from(text.into_bytes()).expect("JSON is UTF-8");
        self.send(Message::Text(text)).await
    }

    /// Lays a message by, for the next parcel.
    async fn send(&mut self, message: Message) -> Go {
        in_time(self.socket.feed(message)).await
    }

    /// Waits until everything is written out.
    pub(super) async fn flush(&mut self) -> Go {
        in_time(self.socket.flush()).await
    }

    /// Says goodbye, if the page is still there to hear it.
    pub(super) async fn close(&mut self, end: End) {
        let End::HangUp(reason, retry_ms) = end else { return };
        let _ = self.tell(&ToClient::Bye { text: reason.english(), reason, retry_ms }).await;
        let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
        // Who is too slow may never take the goodbye either.
        let _ = in_time(self.socket.send(Message::Close(Some(frame)))).await;
    }
}

impl Drop for Line {
    fn drop(&mut self) {
        self.app.metrics.sockets.fetch_sub(1, Ordering::Relaxed);
    }
}

/// The house closes; one may come back.
const CLOSING: End = End::HangUp(Reason::Closing, Some(1_000));

/// A node closes: others serve its tables as soon as it has released them.
const NODE_CLOSING: End = End::HangUp(Reason::Closing, Some(200));

/// Nobody knows whether it was done: the page comes back and asks again.
pub(super) const NO_ANSWER: End = End::HangUp(Reason::NoAnswer, Some(2_000));

/// A page did not take what it was told.
const TOO_SLOW: End = End::HangUp(Reason::TooSlow, Some(500));

/// A page that takes nothing any more is gone, whatever its line says.
async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Go {
    let mut sending = pin!(sending);
    // Nearly always it is sent at once, and no timer is needed.
    let sent = match (&mut sending).now_or_never() {
        Some(sent) => Ok(sent),
        None => tokio::time::timeout(SEND_TIMEOUT, sending).await,
    };
    match sent {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// What cannot be read.
enum Unreadable {
    /// Nothing to answer to.
    Wrong(Reason),
    /// It has an id, and this is what is wrong with the rest.
    Refused(String, Reason),
}

/// What a page sends: every message carries an id of the sender's choice.
pub(super) trait Request: DeserializeOwned {
    fn id(&self) -> &str;

    fn parse(text: &str) -> serde_json::Result<Self> {
        serde_json::from_str(text)
    }
}

impl Request for FromClient {
    fn id(&self) -> &str {
        FromClient::id(self)
    }

    /// Nearly every message is a move, and a type that is known beforehand is read without looking for it first.
    fn parse(text: &str) -> serde_json::Result<Self> {
        match serde_json::from_str::<Act>(text) {
            Ok(Act { id, seat, seq, action, .. }) => {
                Ok(FromClient::Act { id, seat, seq, action: action.into() })
            }
            Err(_) => serde_json::from_str(text),
        }
    }
}

/// [`FromClient::Act`] by itself.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Act {
    #[serde(rename = "type")]
    _type: ActType,
    id: String,
    seat: Seat,
    seq: u32,
    action: Box<RawValue>,
}

#[derive(Deserialize)]
#[serde(rename_all = "kebab-case")]
enum ActType {
    Act,
}

impl Request for FromWaiting {
    fn id(&self) -> &str {
        match self {
            FromWaiting::Join { id, .. } | FromWaiting::Leave { id } => id,
        }
    }
}

/// Reads what a page says.
fn read<R: Request>(text: &str) -> Result<R, Unreadable> {
    let is_id = |id: &str| !id.is_empty() && id.len() <= limits::ID_BYTES;
    if let Ok(request) = R::parse(text)
        && is_id(request.id())
    {
        return Ok(request);
    }
    // Only who sends nonsense has to wait until it is looked at once more.
    let Ok(json) = serde_json::from_str::<Value>(text) else {
        return Err(Unreadable::Wrong(Reason::NotJson));
    };
    let id = json.get("id").and_then(Value::as_str).filter(|id| is_id(id));
    match (id, read_json::<R>(text.as_bytes())) {
        (Some(id), Err(fault)) => Err(Unreadable::Refused(id.into(), Reason::NoSense { fault })),
        _ => Err(Unreadable::Wrong(Reason::NoId { most: limits::ID_BYTES })),
    }
}
