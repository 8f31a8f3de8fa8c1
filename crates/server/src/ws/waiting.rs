//! The socket of a page that waits for a quick match.

use super::line::{End, Go, Line, NO_ANSWER, Next};
use crate::bus::{Ask, News, Topic};
use crate::quick::{Closed, Enter, Exit, Join, Joined, Leave, Letter};
use crate::wire::{FromWaiting, Guest, Reason, ToClient, ToWaiting};
use crate::{App, limits, lobby};
use axum::extract::ws::WebSocket;
use std::convert::Infallible;
use std::sync::Arc;

struct Socket {
    app: Arc<App>,
    line: Line,
    game: String,
    guest: Guest,
}

/// Serves one socket until either side hangs up.
pub(super) async fn run(app: Arc<App>, socket: WebSocket, game: String, guest: Guest) {
    let line = Line::open(app.clone(), socket);
    let exit = Exit { socket: line.number, guest: guest.id.clone() };
    let mut socket = Socket { app: app.clone(), line, game: game.clone(), guest };
    let Err(end) = socket.live().await;
    socket.line.close(end).await;
    let _ = app.quick.ask(&game, exit).await;
}

impl Socket {
    async fn live(&mut self) -> Result<Infallible, End> {
        // First listen, then enter: what happens in between is told twice, not never.
        self.line.feed.listen(Topic::Queue(&self.game));
        self.line.feed.listen(Topic::Waiting(&self.game, &self.guest.id));
        self.enter().await?;
        loop {
            match self.line.next().await? {
                Next::News(news) => self.pass_on(news).await?,
                Next::Request(request) => self.request(request).await?,
            }
        }
    }

    async fn pass_on(&mut self, news: News) -> Go {
        match news {
            News::Message(text) => self.line.pass_on(text).await,
            News::RollCall => Err(End::HangUp(Reason::QueueRestarts, Some(500))),
            // These are told at tables.
            News::Frame(..) | News::Table(..) | News::SentAway(_) | News::Removed | News::LookAgain => Ok(()),
        }
    }

    async fn ask<A: Ask<Letter = Letter>>(&mut self, ask: A) -> Result<A::Reply, End> {
        let answer = self.line.alive_while(self.app.quick.ask(&self.game, ask)).await?;
        answer.map_err(|Closed| if *self.app.closing.borrow() { self.line.farewell() } else { NO_ANSWER })
    }

    async fn enter(&mut self) -> Go {
        let (game, guest) = (self.game.clone(), self.guest.id.clone());
        match self.ask(Enter { game, socket: self.line.number, guest }).await? {
            Some(queue) => {
                let now = self.app.clock.now();
                self.line.tell(&ToWaiting::Welcome { you: self.guest.clone(), queue, now }).await
            }
            None => Err(End::HangUp(Reason::TooManyQueuePages, None)),
        }
    }

    async fn request(&mut self, request: FromWaiting) -> Go {
        match request {
            FromWaiting::Join { id, name, again } => self.join(id, name, again).await,
            FromWaiting::Leave { id } => {
                let leave = Leave { game: self.game.clone(), guest: self.guest.id.clone() };
                self.ask(leave).await?;
                self.line.tell(&ToClient::Done { id, seq: None }).await
            }
        }
    }

    async fn join(&mut self, id: String, name: String, again: bool) -> Go {
        // Told now, while nobody counts on them yet.
        if let Err(full) = lobby::must_have_room(&self.app.tables, &self.app.quota, &self.guest).await {
            return self.line.refuse(id, full).await;
        }
        let (game, guest) = (self.game.clone(), self.guest.id.clone());
        match self.ask(Join { game, guest, name: name.clone(), again }).await? {
            Err(reason) => return self.line.refuse(id, reason).await,
            Ok(Joined::Waiting) => self.line.tell(&ToClient::Done { id, seq: None }).await?,
            Ok(Joined::Seated(table)) => {
                self.line.tell(&ToClient::Done { id, seq: None }).await?;
                self.line.tell(&ToWaiting::Seated { table }).await?;
            }
        }
        // The name somebody waits under is theirs from now on, at tables too.
        if let Ok(name) = limits::NAME.check(&name)
            && name != self.guest.name
        {
            match self.app.store.rename_guest(&self.guest.id, &name).await {
                Ok(()) => self.guest.name = name,
                Err(fault) => tracing::warn!(%fault, "a guest's name was not remembered"),
            }
        }
        Ok(())
    }
}
