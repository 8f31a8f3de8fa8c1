//! One table's socket: what the page says goes to the table, what the table says goes to the page.
//!
//! A socket listens to the viewers its guest is, and to no others.

use super::line::{CLOSING, End, Go, Line, TOO_SLOW};
use crate::bus::{Answer, Ask, Entrance, Feed, News, Topic};
use crate::metrics::Metrics;
use crate::wire::{ByeCode, FromClient, Guest, RefusalCode, ToClient};
use crate::{App, closed};
use axum::extract::ws::WebSocket;
use parlour_game::{Seat, Viewer};
use std::sync::Arc;
use std::sync::atomic::Ordering;
use tokio::sync::watch;

/// Who has come, and where to.
pub(super) struct Visitor {
    pub(super) table: String,
    pub(super) guest: Guest,
    pub(super) code: Option<String>,
    pub(super) since: u32,
}

struct Socket {
    app: Arc<App>,
    line: Line,
    visitor: Visitor,
    number: u64,
    feed: Feed,
    eyes: Vec<Viewer>,
    is_invited: bool,
}

/// What a guest hears whom the host has sent away, now and whenever they come again.
const SENT_AWAY: End = End::HangUp(
    ByeCode::SentAway,
    "The host has sent you away from this table. Only the host can let you back in.",
    None,
);

/// Serves one socket until either side hangs up.
pub(super) async fn run(app: Arc<App>, socket: WebSocket, visitor: Visitor) {
    let _open = Metrics::hold(&app.metrics.sockets);
    // Held until the goodbye is said: the closing house waits for it.
    let mut closing = app.closing.subscribe();
    let number = app.next_socket.fetch_add(1, Ordering::Relaxed);
    let feed = app.bus.subscribe();
    let line = Line::new(app.clone(), socket);
    let table = visitor.table.clone();
    let tables = app.tables.clone();
    let mut socket =
        Socket { app: app.clone(), line, visitor, number, feed, eyes: Vec::new(), is_invited: false };
    if let Err(End::HangUp(code, text, retry_ms)) = socket.live(&mut closing).await {
        socket.line.hang_up(code, text, retry_ms).await;
    }
    app.visitors.forget(number);
    // A table that has fallen asleep need not be woken to hear that someone left it.
    if app.bus.is_awake(&table) {
        let _ = tables.ask(&table, Ask::Exit { socket: number }).await;
    }
}

impl Socket {
    async fn live(&mut self, closing: &mut watch::Receiver<bool>) -> Go {
        self.feed.listen(Topic::House(self.visitor.table.clone()));
        self.enter().await?;
        loop {
            // An answer and the news it makes go out together: one parcel costs half of two.
            while let Some(news) = self.feed.waiting() {
                self.pass_on(news).await?;
            }
            self.line.flush().await?;
            tokio::select! {
                () = closed(closing) => return Err(CLOSING),
                news = self.feed.next() => match news {
                    Some(news) => self.pass_on(news).await?,
                    None => return Err(TOO_SLOW),
                },
                message = self.line.next() => {
                    if let Some(request) = self.line.hear(message?).await? {
                        self.request(request).await?;
                    }
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
        self.line.tell(&ToClient::Welcome(entrance.welcome)).await?;
        for frame in entrance.frames {
            self.line.pass_on(&frame).await?;
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
        let is_spectator = self.eyes == [Viewer::Spectator];
        self.app.visitors.note(self.number, &self.visitor.guest.id, is_spectator);
        true
    }

    async fn pass_on(&mut self, news: News) -> Go {
        match news {
            News::Message(text) => self.line.pass_on(&text).await,
            // A frame may have been on its way when its seat changed hands.
            News::Frame(viewer, text) if self.eyes.contains(&viewer) => self.line.pass_on(&text).await,
            News::Frame(..) => Ok(()),
            News::Seating(text, seating) => {
                self.line.pass_on(&text).await?;
                if self.open_eyes(seating.iter().map(Option::as_deref)) { self.look(0).await } else { Ok(()) }
            }
            News::SentAway(guest) if guest == self.visitor.guest.id => Err(SENT_AWAY),
            News::SentAway(_) => Ok(()),
            News::Removed => Err(End::HangUp(ByeCode::Removed, "This table was thrown away.", None)),
            News::RollCall => self.enter().await,
        }
    }

    async fn request(&mut self, request: FromClient) -> Go {
        let id = request.id().to_owned();
        if let FromClient::Resync { since, .. } = request {
            self.look(since).await?;
            return self.line.tell(&ToClient::Done { id }).await;
        }
        let ask = Ask::Do { guest: self.visitor.guest.clone(), is_invited: self.is_invited, request };
        match self.app.tables.ask(&self.visitor.table, ask).await {
            Ok(Answer::Done) => self.line.tell(&ToClient::Done { id }).await,
            Ok(Answer::Refused(refused)) => {
                let is_stale = refused.code == RefusalCode::Stale;
                self.line.tell(&ToClient::Refused(refused)).await?;
                // Who decided on an old picture is shown the new one.
                if is_stale { self.look(0).await } else { Ok(()) }
            }
            Ok(_) | Err(_) => {
                let text = "The table does not answer just now. Try again.".to_owned();
                self.line.refuse(id, RefusalCode::Unavailable, text).await
            }
        }
    }
}
