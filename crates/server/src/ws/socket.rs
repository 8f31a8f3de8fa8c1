//! One table's socket: what the page says goes to the table, what the table says goes to the page.
//!
//! A socket listens to the viewers its guest is, and to no others.

use super::line::{End, Go, Line, NO_ANSWER, Next};
use crate::App;
use crate::bus::asks::{Enter, Entrance, Exit, Look, NotAdmitted, Request, Show, Shown};
use crate::bus::{Ask, Letter, News, Topic};
use crate::rate_key::RateKey;
use crate::table::LoadError;
use crate::wire::{FromClient, Guest, Reason, Refused, ToClient};
use axum::extract::ws::WebSocket;
use parlour_game::{Seat, Viewer};
use std::convert::Infallible;
use std::sync::Arc;
use std::time::Duration;

/// Who has come, and where to.
pub(super) struct Visitor {
    pub(super) table: String,
    pub(super) guest: Guest,
    pub(super) code: Option<String>,
    /// The page has seen everything before this event.
    pub(super) since: u32,
    /// Where they call from.
    pub(super) rate_key: RateKey,
}

struct Socket {
    app: Arc<App>,
    line: Line,
    visitor: Visitor,
    eyes: Vec<Viewer>,
    is_invited: bool,
    /// Of the table, as the page was shown it last.
    version: u64,
    /// How many events the page was shown last.
    seq: u32,
}

/// How often a table is told that a page has closed, until it hears it, and the pause in between.
const EXITS: u32 = 60;
const EXIT_PAUSE: Duration = Duration::from_secs(1);

/// What a guest hears whom the host has sent away, now and whenever they come again.
const SENT_AWAY: End = End::HangUp(Reason::SentAway, None);

/// Others have much to read, or the same address has.
const BUSY: End = End::HangUp(Reason::SendsTooMuch, Some(2_000));

const LOOKED_TOO_OFTEN: End = End::HangUp(Reason::LooksTooOften, Some(10_000));

impl From<NotAdmitted> for End {
    fn from(not: NotAdmitted) -> Self {
        match not {
            NotAdmitted::Full => End::HangUp(Reason::Full, None),
            NotAdmitted::SentAway => SENT_AWAY,
        }
    }
}

/// Serves one socket until either side hangs up.
pub(super) async fn run(app: Arc<App>, socket: WebSocket, visitor: Visitor) {
    let line = Line::open(app.clone(), socket);
    let number = line.number;
    let table = visitor.table.clone();
    let mut socket =
        Socket { app: app.clone(), line, visitor, eyes: Vec::new(), is_invited: false, version: 0, seq: 0 };
    let Err(end) = socket.live().await;
    socket.line.close(end).await;
    app.visitors.forget(number);
    // A table that has fallen asleep need not be woken to hear that someone left it. One that cannot be reached now must hear
    // it all the same, or its guest is taken for present for as long as this node lives.
    for _ in 0..EXITS {
        match app.tables.ask_if_awake(&table, Exit { socket: number }).await {
            Err(LoadError::Unavailable(_) | LoadError::Elsewhere(_) | LoadError::NoLease)
                if !*app.closing.borrow() =>
            {
                tokio::time::sleep(EXIT_PAUSE).await;
            }
            _ => return,
        }
    }
}

impl Socket {
    async fn live(&mut self) -> Result<Infallible, End> {
        self.line.feed.listen(Topic::House(&self.visitor.table));
        self.enter().await?;
        loop {
            match self.line.next().await? {
                Next::News(news) => self.pass_on(news).await?,
                Next::Request(request) => self.request(request).await?,
            }
        }
    }

    /// Comes in (also again, after the table has been rebuilt) and shows the page everything.
    async fn enter(&mut self) -> Go {
        let ask = Enter {
            socket: self.line.number,
            guest: self.visitor.guest.clone(),
            rate_key: self.visitor.rate_key,
            code: self.visitor.code.clone(),
        };
        let entrance = self.ask_for_entrance(ask).await?;
        self.is_invited = entrance.is_invited;
        self.open_eyes(entrance.welcome.table.seating());
        // What happened before it listens is looked at, now that it listens.
        self.look(self.eyes.clone(), self.visitor.since).await
    }

    /// Shows the page the table, and through these eyes what has happened from `since` on.
    async fn look(&mut self, mut eyes: Vec<Viewer>, mut since: u32) -> Go {
        let (eyes, mut shown) = loop {
            let seats: Vec<Option<Seat>> = eyes.into_iter().map(Viewer::seat).collect();
            let (guest, is_invited) = (self.visitor.guest.clone(), self.is_invited);
            let ask = Look { guest, is_invited, eyes: seats.clone(), since };
            let Entrance { welcome, version, shown, .. } = self.ask_for_entrance(ask).await?;
            // Older news of who sits where are left out from now on: this look says it.
            self.version = version;
            let is_other = self.open_eyes(welcome.table.seating()).is_some();
            self.line.tell(&ToClient::Welcome(welcome)).await?;
            if !is_other {
                break (seats, shown);
            }
            (eyes, since) = (self.eyes.clone(), 0);
        };
        self.pass_on_all(&shown).await?;
        if shown.next.is_some()
            && !self.app.gate.looks.take(self.visitor.guest.id.clone(), self.app.clock.now())
        {
            return Err(LOOKED_TOO_OFTEN);
        }
        while let Some(since) = shown.next {
            // Given back when the piece has been taken, so that all pieces of the house together are bounded.
            let share = self.app.long_answers.take(self.visitor.rate_key).ok_or(BUSY)?;
            let thread = self.app.tables.replays.acquire().await.map_err(|_| BUSY)?;
            let ask = Show { guest: self.visitor.guest.clone(), eyes: eyes.clone(), since };
            let answer = self.line.alive_while(self.app.tables.ask(&self.visitor.table, ask)).await?;
            drop(thread);
            shown = answer.map_err(|_| NO_ANSWER)??;
            self.pass_on_all(&shown).await?;
            self.line.flush().await?;
            drop(share);
        }
        if !shown.messages.is_empty() {
            self.visitor.since = shown.seq;
        }
        self.seq = shown.seq;
        Ok(())
    }

    async fn pass_on_all(&mut self, shown: &Shown) -> Go {
        for message in &shown.messages {
            self.line.pass_on(message.clone()).await?;
        }
        Ok(())
    }

    async fn ask_for_entrance(
        &mut self,
        ask: impl Ask<Letter = Letter, Reply = Result<Entrance, NotAdmitted>>,
    ) -> Result<Entrance, End> {
        let answer = self.line.alive_while(self.app.tables.ask(&self.visitor.table, ask)).await?;
        Ok(answer.map_err(|_| NO_ANSWER)??)
    }

    /// Listens to the seats that are the guest's now, or as a spectator. If that has changed, says through which eyes the
    /// guest did not look before.
    fn open_eyes<'a>(&mut self, seating: impl Iterator<Item = Option<&'a str>>) -> Option<Vec<Viewer>> {
        let mut eyes: Vec<Viewer> = (0..)
            .zip(seating)
            .filter(|(_, holder)| *holder == Some(self.visitor.guest.id.as_str()))
            .map(|(number, _)| Viewer::Seat(Seat::new(number)))
            .collect();
        if eyes.is_empty() {
            eyes.push(Viewer::Spectator);
        }
        if eyes == self.eyes {
            return None;
        }
        let new = eyes.iter().copied().filter(|viewer| !self.eyes.contains(viewer)).collect();
        for viewer in self.eyes.iter().filter(|viewer| !eyes.contains(viewer)) {
            self.line.feed.ignore(Topic::Viewer(&self.visitor.table, *viewer));
        }
        for viewer in &eyes {
            self.line.feed.listen(Topic::Viewer(&self.visitor.table, *viewer));
        }
        self.eyes = eyes;
        let is_spectator = self.eyes == [Viewer::Spectator];
        self.app.visitors.note(self.line.number, &self.visitor.table, &self.visitor.guest, is_spectator);
        Some(new)
    }

    async fn pass_on(&mut self, news: News) -> Go {
        match news {
            News::Message(text) => self.line.pass_on(text).await,
            // A frame may have been on its way when its seat changed hands, or when the socket looked at what came later.
            News::Frame(viewer, seq, text) if self.eyes.contains(&viewer) && seq >= self.seq => {
                self.seq = seq;
                self.line.pass_on(text).await
            }
            News::Frame(..) => Ok(()),
            // Published before the socket last looked, and heard after it.
            News::Table(_, version, _) if version < self.version => Ok(()),
            News::Table(text, version, seating) => {
                self.version = version;
                self.line.pass_on(text).await?;
                match self.open_eyes(seating.iter().map(Option::as_deref)) {
                    Some(new) => self.look(new, 0).await,
                    None => Ok(()),
                }
            }
            News::SentAway(guest) if guest == self.visitor.guest.id => Err(SENT_AWAY),
            News::SentAway(_) => Ok(()),
            News::Removed => Err(End::HangUp(Reason::Removed, None)),
            News::LookAgain => self.look(self.eyes.clone(), 0).await,
            News::RollCall => self.enter_again().await,
        }
    }

    /// Comes in again. What had been told before is seen then, and further roll calls among it have been followed.
    async fn enter_again(&mut self) -> Go {
        while let Some(news) = self.line.feed.waiting() {
            if let News::SentAway(_) | News::Removed = news {
                Box::pin(self.pass_on(news)).await?;
            }
        }
        self.enter().await
    }

    async fn request(&mut self, request: FromClient) -> Go {
        let id = request.id().to_owned();
        if let FromClient::Resync { since, .. } = request {
            self.look(self.eyes.clone(), since).await?;
            return self.line.tell(&ToClient::Done { id, seq: None }).await;
        }
        // Whoever decides has seen everything before.
        let seen = if let FromClient::Act { seq, .. } = request { seq } else { 0 };
        let ask = Request { guest: self.visitor.guest.clone(), is_invited: self.is_invited, request };
        match self.line.alive_while(self.app.tables.ask(&self.visitor.table, ask)).await? {
            Ok(Ok(seq)) => self.line.tell(&ToClient::Done { id, seq }).await,
            Ok(Err(reason)) => {
                let is_stale = matches!(reason, Reason::Stale | Reason::Overtaken);
                self.line.tell(&ToClient::Refused(Refused::new(id, reason))).await?;
                // Who decided on an old picture is shown the new one.
                if is_stale { self.look(self.eyes.clone(), seen).await } else { Ok(()) }
            }
            // It would break the table down for ever.
            Err(LoadError::BreaksDown) => {
                self.line.tell(&ToClient::Refused(Refused::new(id, LoadError::BreaksDown.into()))).await
            }
            // It may have been carried out: the page comes back and sends it again.
            Err(_) => Err(NO_ANSWER),
        }
    }
}
