//! One socket: what the page says goes to the table, what the table says goes to the page.
//!
//! The only place where a page's bytes are parsed. A socket listens to the viewers its guest is, and to no others.

use crate::bus::{Answer, Ask, Entrance, Feed, News, Topic};
use crate::limits::{self, Allowance};
use crate::metrics::Metrics;
use crate::wire::{ByeCode, FromClient, Guest, RefusalCode, Refused, ToClient};
use crate::{App, closed};
use axum::extract::ws::{CloseFrame, Message, WebSocket, close_code};
use futures_util::SinkExt;
use parlour_game::{Seat, Viewer};
use serde_json::Value;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, MissedTickBehavior};

/// How often a silent page is asked whether it is still there, and how long it may take to answer.
const PING: Duration = Duration::from_secs(20);
const SILENCE: Duration = Duration::from_secs(55);

/// How often a page may talk too fast before the house hangs up.
const STRIKES: u32 = 200;

/// Who has come, and where to.
pub(super) struct Visitor {
    pub(super) table: String,
    pub(super) guest: Guest,
    pub(super) code: Option<String>,
    pub(super) since: u32,
}

struct Socket {
    app: Arc<App>,
    line: WebSocket,
    visitor: Visitor,
    number: u64,
    feed: Feed,
    eyes: Vec<Viewer>,
    is_invited: bool,
    allowance: Allowance,
    /// How often it talked too fast.
    strikes: u32,
}

/// Why a socket ends.
enum End {
    /// The page is gone.
    Gone,
    /// The house hangs up, with these words; the page may come back after so many milliseconds.
    HangUp(ByeCode, &'static str, Option<u32>),
}

type Go = Result<(), End>;

/// What a guest hears whom the host has sent away, now and whenever they come again.
const SENT_AWAY: End = End::HangUp(
    ByeCode::SentAway,
    "The host has sent you away from this table. Only the host can let you back in.",
    None,
);

/// Serves one socket until either side hangs up.
pub(super) async fn run(app: Arc<App>, line: WebSocket, visitor: Visitor) {
    let _open = Metrics::hold(&app.metrics.sockets);
    // Held until the goodbye is said: the closing house waits for it.
    let mut closing = app.closing.subscribe();
    let number = app.next_socket.fetch_add(1, Ordering::Relaxed);
    let feed = app.bus.subscribe();
    let allowance = Allowance::full(limits::SOCKET, app.clock.now());
    let table = visitor.table.clone();
    let tables = app.tables.clone();
    let mut socket = Socket {
        app: app.clone(),
        line,
        visitor,
        number,
        feed,
        eyes: Vec::new(),
        is_invited: false,
        allowance,
        strikes: 0,
    };
    if let Err(End::HangUp(code, text, retry_ms)) = socket.live(&mut closing).await {
        socket.hang_up(code, text, retry_ms).await;
    }
    // A table that has fallen asleep need not be woken to hear that someone left it.
    if app.bus.is_awake(&table) {
        let _ = tables.ask(&table, Ask::Exit { socket: number }).await;
    }
}

impl Socket {
    async fn live(&mut self, closing: &mut watch::Receiver<bool>) -> Go {
        self.feed.listen(Topic::House(self.visitor.table.clone()));
        self.enter().await?;
        let mut ping = tokio::time::interval(PING);
        ping.set_missed_tick_behavior(MissedTickBehavior::Delay);
        let mut heard = Instant::now();
        loop {
            // An answer and the news it makes go out together: one parcel costs half of two.
            while let Some(news) = self.feed.waiting() {
                self.pass_on(news).await?;
            }
            self.flush().await?;
            tokio::select! {
                () = closed(closing) => {
                    return Err(End::HangUp(ByeCode::Closing, "The house is closing and will be back.", Some(1_000)));
                }
                news = self.feed.next() => match news {
                    Some(news) => self.pass_on(news).await?,
                    None => return Err(End::HangUp(ByeCode::TooSlow, "Your line is too slow to keep up.", Some(500))),
                },
                message = self.line.recv() => {
                    heard = Instant::now();
                    match message {
                        Some(Ok(message)) => self.hear(message).await?,
                        Some(Err(_)) | None => return Err(End::Gone),
                    }
                }
                _ = ping.tick() => {
                    if heard.elapsed() > SILENCE {
                        return Err(End::Gone);
                    }
                    self.send(Message::Ping(Default::default())).await?;
                }
            }
        }
    }

    /// Comes in (also again, after the table has been rebuilt) and shows the page everything.
    async fn enter(&mut self) -> Go {
        let ask = Ask::Enter {
            socket: self.number,
            guest: self.visitor.guest.clone(),
            code: self.visitor.code.clone(),
            since: self.visitor.since,
        };
        let entrance = self.ask_for_entrance(ask).await?;
        self.is_invited = entrance.is_invited;
        self.open_eyes(entrance.welcome.table.seating());
        // What happened between entering and listening was heard by nobody: look once more, now listening.
        self.look(self.visitor.since).await
    }

    async fn look(&mut self, since: u32) -> Go {
        let ask = Ask::Look { guest: self.visitor.guest.clone(), is_invited: self.is_invited, since };
        let entrance = self.ask_for_entrance(ask).await?;
        self.tell(&ToClient::Welcome(entrance.welcome)).await?;
        for frame in entrance.frames {
            self.send(Message::Text(frame.into())).await?;
        }
        Ok(())
    }

    async fn ask_for_entrance(&mut self, ask: Ask) -> Result<Entrance, End> {
        match self.app.tables.ask(&self.visitor.table, ask).await {
            Ok(Answer::Entered(entrance)) => Ok(*entrance),
            Ok(Answer::Full) => Err(End::HangUp(ByeCode::Full, "Too many look at this table already.", None)),
            Ok(Answer::SentAway) => Err(SENT_AWAY),
            Ok(_) | Err(_) => Err(End::HangUp(ByeCode::NoAnswer, "The table does not answer.", Some(2_000))),
        }
    }

    /// Listens to the seats that are the guest's now, or as a spectator. Says whether that has changed.
    fn open_eyes<'a>(&mut self, seating: impl Iterator<Item = Option<&'a str>>) -> bool {
        let mut eyes: Vec<Viewer> = (0..)
            .zip(seating)
            .filter(|(_, holder)| *holder == Some(self.visitor.guest.id.as_str()))
            .map(|(number, _)| Viewer::Seat(Seat::new(number)))
            .collect();
        if eyes.is_empty() {
            eyes.push(Viewer::Spectator);
        }
        if eyes == self.eyes {
            return false;
        }
        for viewer in self.eyes.iter().filter(|viewer| !eyes.contains(viewer)) {
            self.feed.ignore(&Topic::Viewer(self.visitor.table.clone(), *viewer));
        }
        for viewer in &eyes {
            self.feed.listen(Topic::Viewer(self.visitor.table.clone(), *viewer));
        }
        self.eyes = eyes;
        true
    }

    async fn pass_on(&mut self, news: News) -> Go {
        match news {
            News::Message(text) => self.send(Message::Text((&*text).into())).await,
            // A frame may have been on its way when its seat changed hands.
            News::Frame(viewer, text) if self.eyes.contains(&viewer) => {
                self.send(Message::Text((&*text).into())).await
            }
            News::Frame(..) => Ok(()),
            News::Seating(text, seating) => {
                self.send(Message::Text((&*text).into())).await?;
                if self.open_eyes(seating.iter().map(Option::as_deref)) { self.look(0).await } else { Ok(()) }
            }
            News::SentAway(guest) if guest == self.visitor.guest.id => Err(SENT_AWAY),
            News::SentAway(_) => Ok(()),
            News::Removed => Err(End::HangUp(ByeCode::Removed, "This table was thrown away.", None)),
            News::RollCall => self.enter().await,
        }
    }

    async fn hear(&mut self, message: Message) -> Go {
        let text = match message {
            Message::Close(_) => return Err(End::Gone),
            Message::Ping(_) | Message::Pong(_) => return Ok(()),
            Message::Text(text) => Some(text),
            Message::Binary(_) => None,
        };
        Metrics::count(&self.app.metrics.messages);
        // Nonsense counts as much as sense: it costs the house the same.
        let is_too_fast = !self.allowance.take(limits::SOCKET, self.app.clock.now());
        if is_too_fast {
            self.strikes += 1;
            if self.strikes > STRIKES {
                return Err(End::HangUp(ByeCode::TooFast, "That was far too much at once.", Some(10_000)));
            }
        }
        let Some(text) = text else { return self.wrong("Messages are text, in JSON.").await };
        if text.len() > limits::MESSAGE_BYTES {
            let text = format!("The message is too long. {} bytes are the most.", limits::MESSAGE_BYTES);
            return self.wrong(&text).await;
        }
        match read(&text) {
            Err(Unreadable::Wrong(text)) => self.wrong(&text).await,
            Err(Unreadable::Refused(id, _)) if is_too_fast => self.refuse_haste(id).await,
            Err(Unreadable::Refused(id, text)) => self.refuse(id, RefusalCode::BadRequest, text).await,
            Ok(request) if is_too_fast => self.refuse_haste(request.id().to_owned()).await,
            Ok(request) => self.request(request).await,
        }
    }

    async fn refuse_haste(&mut self, id: String) -> Go {
        let text = "That was too much at once. Wait a moment, then try again.".to_owned();
        self.refuse(id, RefusalCode::TooFast, text).await
    }

    async fn request(&mut self, request: FromClient) -> Go {
        let id = request.id().to_owned();
        if let FromClient::Resync { since, .. } = request {
            self.look(since).await?;
            return self.tell(&ToClient::Done { id }).await;
        }
        let ask = Ask::Do { guest: self.visitor.guest.clone(), is_invited: self.is_invited, request };
        match self.app.tables.ask(&self.visitor.table, ask).await {
            Ok(Answer::Done) => self.tell(&ToClient::Done { id }).await,
            Ok(Answer::Refused(refused)) => {
                let is_stale = refused.code == RefusalCode::Stale;
                self.tell(&ToClient::Refused(refused)).await?;
                // Who decided on an old picture is shown the new one.
                if is_stale { self.look(0).await } else { Ok(()) }
            }
            Ok(_) | Err(_) => {
                let text = "The table does not answer just now. Try again.".to_owned();
                self.refuse(id, RefusalCode::Unavailable, text).await
            }
        }
    }

    async fn refuse(&mut self, id: String, code: RefusalCode, text: String) -> Go {
        Metrics::count(&self.app.metrics.refusals);
        self.tell(&ToClient::Refused(Refused { id, code, text, rule: Value::Null })).await
    }

    async fn wrong(&mut self, text: &str) -> Go {
        Metrics::count(&self.app.metrics.refusals);
        self.tell(&ToClient::Wrong { text: text.to_owned() }).await
    }

    async fn tell(&mut self, message: &ToClient) -> Go {
        let text = serde_json::to_string(message).expect("messages are plain data");
        self.send(Message::Text(text.into())).await
    }

    /// Lays a message by, for the next parcel.
    async fn send(&mut self, message: Message) -> Go {
        in_time(self.line.feed(message)).await
    }

    async fn flush(&mut self) -> Go {
        in_time(self.line.flush()).await
    }

    async fn hang_up(&mut self, code: ByeCode, text: &str, retry_ms: Option<u32>) {
        let _ = self.tell(&ToClient::Bye { code, text: text.to_owned(), retry_ms }).await;
        let frame = CloseFrame { code: close_code::AWAY, reason: "".into() };
        let _ = self.line.send(Message::Close(Some(frame))).await;
    }
}

/// A page that takes nothing any more is gone, whatever its line says.
async fn in_time<E>(sending: impl Future<Output = Result<(), E>>) -> Go {
    match tokio::time::timeout(SILENCE, sending).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) | Err(_) => Err(End::Gone),
    }
}

/// What cannot be read.
enum Unreadable {
    /// Nothing to answer to.
    Wrong(String),
    /// It has an id, and this is what is wrong with the rest.
    Refused(String, String),
}

/// Reads what a page says.
fn read(text: &str) -> Result<FromClient, Unreadable> {
    let is_id = |id: &str| !id.is_empty() && id.len() <= limits::ID_BYTES;
    let error = match serde_json::from_str::<FromClient>(text) {
        Ok(request) if is_id(request.id()) => return Ok(request),
        Ok(_) => None,
        Err(error) => Some(error),
    };
    // Only who sends nonsense has to wait until it is looked at once more.
    let Ok(json) = serde_json::from_str::<Value>(text) else {
        return Err(Unreadable::Wrong("The message is not JSON.".into()));
    };
    let id = json.get("id").and_then(Value::as_str).filter(|id| is_id(id));
    match (id, error) {
        (Some(id), Some(error)) => {
            Err(Unreadable::Refused(id.into(), format!("The message makes no sense: {error}.")))
        }
        _ => Err(Unreadable::Wrong(format!(
            "A message needs an \"id\": a text of 1 to {} bytes.",
            limits::ID_BYTES
        ))),
    }
}
