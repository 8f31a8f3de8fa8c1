//! One guest: takes a seat, plays by dice, reconnects, and records what was acknowledged.

use crate::client::{Client, Socket, TableAddress};
use crate::dice::Dice;
use crate::record::{Kept, Ledger, Record};
use crate::wire::{Message, TableNow, act, ready, sit};
use crate::world::{Stage, World};
use anyhow::{Context, Result, bail, ensure};
use serde_json::value::RawValue;
use std::time::Duration;
use tokio::sync::watch;
use tokio::time::{Instant, sleep, sleep_until, timeout};

/// How long a guest waits after the end for what has not been answered.
const ANSWER_LIMIT: Duration = Duration::from_secs(15);
/// Reconnect attempts: about a minute.
const ATTEMPTS: u32 = 80;
/// How long a guest waits when told to wait.
const RETRY_AFTER: Duration = Duration::from_millis(500);
/// In a soak, one connection in so many breaks after a request, and one in as many after an answer.
const BREAK_ONE_IN: usize = 100;
/// One in so many decisions of a guest who may accuse is a guess, so that games end about when they do among people.
const GUESS_ONE_IN: usize = 30;

pub(crate) struct Guest {
    pub(crate) client: Client,
    pub(crate) ledger: Ledger,
    dice: Dice,
    requests: usize,
}

/// A guest's requests at one table; kept over reconnects.
struct Hand {
    record: Record,
    /// The chosen action and when to send it.
    next: Option<Next>,
    /// Sent and not answered. Nothing else is sent meanwhile.
    sent: Option<Sent>,
    /// Has been shown a position.
    is_seated: bool,
    is_over: bool,
}

struct Next {
    at: Instant,
    seq: usize,
    id: String,
    text: String,
}

struct Sent {
    kept: Kept,
    first: Instant,
    /// When to send again, if the house asked to wait.
    again: Option<Instant>,
}

/// What happens to the connection next.
#[derive(PartialEq)]
enum Stay {
    GoesOn,
    Disconnected,
    Ended,
}

impl Guest {
    pub(crate) fn new(client: Client, dice: Dice) -> Self {
        Self { client, ledger: Ledger::default(), dice, requests: 0 }
    }

    /// How many matches this guest opened: who opens a table takes its first seat.
    pub(crate) fn matches_hosted(&self) -> usize {
        self.ledger.records.iter().filter(|record| record.seat == 0).count()
    }

    /// Plays one match, until it is over or time is up.
    pub(crate) async fn play(&mut self, world: &World, table: TableAddress, seat: usize) -> Result<()> {
        let record = Record::new(table, seat);
        let mut hand = Hand { record, next: None, sent: None, is_seated: false, is_over: false };
        let mut stage = world.stage();
        let mut failures = 0;
        loop {
            let stay = match timeout(ANSWER_LIMIT, self.dial(&hand)).await {
                Ok(Ok(mut socket)) => {
                    failures = 0;
                    let stay = self.stay(world, &mut stage, &mut socket, &mut hand).await;
                    stay.with_context(|| format!("seat {seat} at table {}", hand.record.table.id))?
                }
                _ => Stay::Disconnected,
            };
            if stay == Stay::Ended || hand.is_settled(*stage.borrow()) {
                break;
            }
            ensure!(failures < ATTEMPTS, "the house is out of reach");
            self.ledger.disconnects += usize::from(failures == 0);
            failures += 1;
            sleep(pause(failures)).await;
        }
        self.ledger.unanswered += usize::from(hand.sent.is_some());
        self.ledger.records.push(hand.record);
        Ok(())
    }

    async fn dial(&self, hand: &Hand) -> Result<Socket> {
        let Record { table, seen, .. } = &hand.record;
        if hand.is_seated {
            self.client.socket(table, seen.len()).await
        } else {
            self.client.socket_of_newcomer(table).await
        }
    }

    /// Receives and acts until the connection ends.
    async fn stay(
        &mut self,
        world: &World,
        stage: &mut watch::Receiver<Stage>,
        socket: &mut Socket,
        hand: &mut Hand,
    ) -> Result<Stay> {
        let mut gives_up = None;
        loop {
            let now = *stage.borrow_and_update();
            if hand.is_settled(now) {
                return Ok(Stay::Ended);
            }
            if now == Stage::Over {
                gives_up.get_or_insert(Instant::now() + ANSWER_LIMIT);
            }
            let wakes = hand.due(now).into_iter().chain(gives_up).min();
            let stay = tokio::select! {
                message = socket.next() => match message {
                    Some(message) => self.hear(world, socket, hand, &message?).await?,
                    None => Stay::Disconnected,
                },
                () = sleep_until(wakes.unwrap_or_else(Instant::now)), if wakes.is_some() => {
                    if gives_up.is_some_and(|until| Instant::now() >= until) {
                        return Ok(Stay::Ended);
                    }
                    self.send(world, socket, hand).await
                }
                changed = stage.changed() => {
                    changed.context("the run was given up")?;
                    // Spread the first moves, so that not all come at once.
                    if let Some(next) = &mut hand.next {
                        next.at = Instant::now() + self.dice.up_to(world.think);
                    }
                    Stay::GoesOn
                }
            };
            if stay != Stay::GoesOn {
                return Ok(stay);
            }
        }
    }

    async fn hear(
        &mut self,
        world: &World,
        socket: &mut Socket,
        hand: &mut Hand,
        heard: &Message,
    ) -> Result<Stay> {
        let text = || heard.text.as_deref().unwrap_or_default();
        match heard.kind.as_str() {
            "welcome" => {
                let table = heard.table.as_ref().context("a welcome without a table")?;
                Ok(arrive(socket, hand, table).await)
            }
            "frame" if heard.seat == Some(hand.record.seat) => {
                self.see(world, hand, heard)?;
                Ok(Stay::GoesOn)
            }
            // A part of what happened before the frame that follows.
            "sights" if heard.seat == Some(hand.record.seat) => {
                hand.record.see(heard)?;
                Ok(Stay::GoesOn)
            }
            "done" => Ok(self.done(world, hand, heard)),
            "refused" => self.refused(hand, heard),
            "wrong" => bail!("the house cannot read us: {}", text()),
            "bye" => Ok(Stay::Disconnected),
            _ => Ok(Stay::GoesOn),
        }
    }

    /// A new position. If it is our turn, we begin to think.
    fn see(&mut self, world: &World, hand: &mut Hand, frame: &Message) -> Result<()> {
        if !std::mem::replace(&mut hand.is_seated, true) {
            world.is_seated(&self.client, &hand.record.table, hand.record.seat);
        }
        hand.record.see(frame)?;
        if frame.seq < hand.record.seen.len() {
            return Ok(()); // An old one.
        }
        let turn = frame.turn.as_ref().context("a frame without a turn")?;
        hand.is_over = turn.seat.is_none();
        let is_sent = hand.sent.as_ref().is_some_and(|sent| sent.kept.seq == frame.seq);
        hand.next.take_if(|next| next.seq != frame.seq);
        if turn.seat != Some(hand.record.seat) || is_sent || hand.next.is_some() {
            return Ok(());
        }
        let actions = self.on_offer(frame);
        let action = self.dice.choose(&actions).context("our turn, and nothing can be done")?;
        self.requests += 1;
        let id = format!("{}", self.requests);
        let text = act(&id, hand.record.seat, frame.seq, action);
        hand.next =
            Some(Next { at: Instant::now() + self.dice.around(world.think), seq: frame.seq, id, text });
        Ok(())
    }

    /// The actions to choose from.
    fn on_offer(&mut self, frame: &Message) -> Vec<Box<RawValue>> {
        if frame.view.may_accuse && self.dice.one_in(GUESS_ONE_IN) {
            return frame.view.accusations();
        }
        let mut actions = frame.view.actions();
        actions.extend_from_slice(&frame.actions);
        actions
    }

    /// Sends what is due: a new action, or one that had to wait.
    async fn send(&mut self, world: &World, socket: &mut Socket, hand: &mut Hand) -> Stay {
        let now = Instant::now();
        if let Some(Next { seq, id, text, .. }) = hand.next.take_if(|_| hand.sent.is_none()) {
            hand.sent = Some(Sent { kept: Kept { seq, id, text }, first: now, again: None });
        }
        let Some(sent) = &mut hand.sent else { return Stay::GoesOn };
        sent.again = None;
        let is_sent = socket.send(&sent.kept.text).await.is_ok();
        if is_sent && !self.connection_breaks(world) { Stay::GoesOn } else { Stay::Disconnected }
    }

    fn done(&mut self, world: &World, hand: &mut Hand, heard: &Message) -> Stay {
        let Some(sent) = hand.sent.take_if(|sent| heard.id.as_ref() == Some(&sent.kept.id)) else {
            return Stay::GoesOn;
        };
        self.ledger.answers.push(sent.first.elapsed());
        self.ledger.moves += usize::from(*world.stage().borrow() == Stage::Playing);
        hand.record.kept.push(sent.kept);
        if self.connection_breaks(world) { Stay::Disconnected } else { Stay::GoesOn }
    }

    fn refused(&mut self, hand: &mut Hand, heard: &Message) -> Result<Stay> {
        let code = heard.reason.as_ref().map_or("", |reason| &reason.code);
        let must_wait = ["too-fast", "unavailable", "not-kept", "no-answer"].contains(&code);
        let is_ours = |sent: &&mut Sent| heard.id.as_ref() == Some(&sent.kept.id);
        let text = heard.text.as_deref().unwrap_or_default();
        match hand.sent.as_mut().filter(is_ours) {
            Some(sent) if must_wait => {
                self.ledger.too_fast += 1;
                sent.again = Some(Instant::now() + RETRY_AFTER);
                Ok(Stay::GoesOn)
            }
            // A new connection brings a new frame, and with it another choice.
            Some(_) => {
                self.ledger.refused.push(format!("{code}: {text}"));
                hand.sent = None;
                Ok(Stay::Disconnected)
            }
            None if must_wait => Ok(Stay::Disconnected),
            // The second of two requests to sit down, when the match has begun meanwhile.
            None if code == "already-started" => Ok(Stay::GoesOn),
            None => bail!("no seat for us: {code}: {text}"),
        }
    }

    fn connection_breaks(&mut self, world: &World) -> bool {
        world.is_soak && self.dice.one_in(BREAK_ONE_IN)
    }
}

impl Hand {
    /// When something is to be sent.
    fn due(&self, stage: Stage) -> Option<Instant> {
        match &self.sent {
            Some(sent) => sent.again,
            None if stage == Stage::Playing => self.next.as_ref().map(|next| next.at),
            None => None,
        }
    }

    /// Whether the guest can leave the table.
    fn is_settled(&self, stage: Stage) -> bool {
        self.sent.is_none() && (self.is_over || stage == Stage::Over)
    }
}

/// Takes the seat if need be, and sends again what has not been answered.
async fn arrive(socket: &mut Socket, hand: &Hand, table: &TableNow) -> Stay {
    let seat = hand.record.seat;
    let mut requests = Vec::new();
    if table.is_before_the_start() {
        let is_open = table.seats.get(seat).is_some_and(|seat| seat.guest.is_none());
        requests.extend(is_open.then(|| sit(seat)));
        requests.push(ready(seat));
    }
    requests.extend(hand.sent.as_ref().map(|sent| sent.kept.text.clone()));
    for request in requests {
        if socket.send(&request).await.is_err() {
            return Stay::Disconnected;
        }
    }
    Stay::GoesOn
}

/// Before the nth attempt to come back, as the page does: doubling, at most a second.
fn pause(nth: u32) -> Duration {
    Duration::from_millis(25 << nth.min(5))
}
