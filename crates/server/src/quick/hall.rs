//! All queues for quick matches: which pages are open, and which guest waits where. A guest waits in one queue at most.

use super::queue::Queue;
use super::{Join, Joined, Letter};
use crate::bus::asks::send;
use crate::limits::{self, Allowances};
use crate::store::NodeId;
use crate::table::Timing;
use crate::wire::{Guest, QueueView, Reason};
use std::collections::HashMap;

/// How long it is remembered where a guest was seated, in milliseconds: for pages that lost their connection just then.
const REMEMBERED: u64 = 3_600_000;

/// All queues.
#[derive(Debug)]
pub(super) struct Hall {
    queues: Vec<(&'static str, Queue)>,
    /// The open pages of each guest: which socket, at which queue.
    pages: HashMap<String, Vec<(u64, &'static str)>>,
    /// Where guests were seated last, for which game, and when.
    seated: HashMap<String, Seated>,
    /// What each guest may still ask.
    allowances: Allowances<String>,
}

#[derive(Debug)]
struct Seated {
    game: &'static str,
    table: String,
    at: u64,
}

impl Hall {
    pub(super) fn new() -> Self {
        let queues =
            parlour_catalog::games().map(|game| (game.id(), Queue::new(game.id(), game.quick_seats())));
        Self {
            queues: queues.collect(),
            pages: HashMap::new(),
            seated: HashMap::new(),
            allowances: Allowances::new(limits::LOBBY),
        }
    }

    pub(super) fn queues(&self) -> impl Iterator<Item = (&'static str, &Queue)> {
        self.queues.iter().map(|(game, queue)| (*game, queue))
    }

    pub(super) fn queue(&mut self, game: &str) -> Option<&mut Queue> {
        self.queues.iter_mut().find(|(id, _)| *id == game).map(|(_, queue)| queue)
    }

    pub(super) fn answer(&mut self, letter: Letter, now: u64) {
        match letter {
            Letter::Enter(ask, reply) => send(reply, self.enter(&ask.game, ask.socket, &ask.guest, now)),
            Letter::Exit(ask, reply) => {
                self.exit(ask.socket, &ask.guest, now);
                send(reply, ());
            }
            Letter::Join(ask, reply) => send(reply, self.join(&ask, now)),
            Letter::Count(_, reply) => {
                send(reply, self.queues().map(|(game, queue)| (game.into(), queue.len() as u64)).collect());
            }
            Letter::Lost(ask, reply) => {
                self.lose(ask.node, now);
                send(reply, ());
            }
            Letter::Leave(ask, reply) => {
                if let Some(queue) = self.queue(&ask.game) {
                    queue.leave(&ask.guest);
                }
                send(reply, ());
            }
        }
    }

    /// A page opens. `None` if the guest has too many of them, or the game is unknown.
    fn enter(&mut self, game: &str, socket: u64, guest: &str, now: u64) -> Option<QueueView> {
        let (game, queue) = self.queues.iter_mut().find(|(id, _)| *id == game)?;
        let pages = self.pages.entry(guest.to_owned()).or_default();
        // A page that asks again, because no answer came.
        pages.retain(|(other, _)| *other != socket);
        if pages.len() >= limits::SOCKETS_PER_GUEST {
            return None;
        }
        pages.push((socket, game));
        queue.see(guest, true, now);
        Some(queue.view())
    }

    /// A page has closed.
    fn exit(&mut self, socket: u64, guest: &str, now: u64) {
        if let Some(pages) = self.pages.get_mut(guest) {
            pages.retain(|(other, _)| *other != socket);
            if pages.is_empty() {
                self.pages.remove(guest);
            }
        }
        // Even if the page never entered here, because the queues were rebuilt since: its guest may have joined.
        let pages = self.pages.get(guest);
        for (game, queue) in &mut self.queues {
            let is_here = pages.is_some_and(|pages| pages.iter().any(|(_, at)| at == game));
            queue.see(guest, is_here, now);
        }
    }

    /// All pages of a node have closed.
    fn lose(&mut self, node: NodeId, now: u64) {
        let is_lost = |socket: u64| NodeId::of_socket(socket) == node;
        let lost: Vec<(String, u64)> = self
            .pages
            .iter()
            .flat_map(|(guest, pages)| pages.iter().map(move |(socket, _)| (guest.clone(), *socket)))
            .filter(|(_, socket)| is_lost(*socket))
            .collect();
        for (guest, socket) in lost {
            self.exit(socket, &guest, now);
        }
    }

    fn join(&mut self, ask: &Join, now: u64) -> Result<Joined, Reason> {
        let Join { game, guest, name, again } = ask;
        if let Some(seated) = self.seated.get(guest).filter(|seated| *again && seated.game == game) {
            return Ok(Joined::Seated(seated.table.clone()));
        }
        if !self.allowances.take(guest.clone(), now) {
            return Err(Reason::JoinedTooOften);
        }
        let Some(queue) = self.queue(game) else {
            return Err(Reason::UnknownGame { game: game.clone() });
        };
        queue.join(guest, name)?;
        self.seated.remove(guest);
        // The latest wish counts: a guest is never seated at two tables at once.
        for (_, queue) in self.queues.iter_mut().filter(|(other, _)| other != game) {
            queue.leave(guest);
        }
        Ok(Joined::Waiting)
    }

    /// Remembers where these guests were seated.
    pub(super) fn remember(&mut self, game: &'static str, party: &[Guest], table: &str, now: u64) {
        self.seated.retain(|_, seated| now < seated.at + REMEMBERED);
        for guest in party {
            let seated = Seated { game, table: table.to_owned(), at: now };
            self.seated.insert(guest.id.clone(), seated);
        }
    }

    /// The guests who are to be seated now, by game.
    pub(super) fn ring(&mut self, now: u64, timing: &Timing) -> Vec<(&'static str, Vec<Guest>)> {
        let called = |(game, queue): &mut (&'static str, Queue)| Some((*game, queue.ring(now, timing)?));
        self.queues.iter_mut().filter_map(called).collect()
    }

    /// When something is due next.
    pub(super) fn due(&self, timing: &Timing) -> Option<u64> {
        self.queues.iter().filter_map(|(_, queue)| queue.due(timing)).min()
    }
}
