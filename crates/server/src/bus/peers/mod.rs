//! The bus between the nodes of one house: channels within each of them, NATS from one to another.
//!
//! A node has two subjects, one where it is asked and one where it is told news. Nothing on the bus is needed for what
//! is kept: what is lost on it is noticed by its number, and asked for again. Whoever is asked about a place notes before
//! the answer that somebody listens at the asking node, so nothing is missed in between.

mod address;
mod admission;
mod audience;
mod envelope;
mod hearing;
mod letters;
mod links;
mod numbers;
mod touch;

pub use address::{BadBusAddress, BusAddress};
pub use admission::{BusCure, Unconnected};

use super::{
    Answers, Asleep, Bus, Delivery, Feed, Letter, LocalBus, Mailbox, News, Parcel, Topic, Unreached,
    queued_game,
};
use crate::clock::Clock;
use crate::store::NodeId;
use admission::{must_hear_itself, said};
use async_nats::{Client, ConnectOptions, Event, Message, RequestErrorKind, Subscriber};
use async_trait::async_trait;
use audience::Audience;
use bytes::Bytes;
use envelope::Envelopes;
use futures_util::StreamExt;
use hearing::Hearing;
use letters::{Heading, Question, To};
use links::Links;
use numbers::Place;
use parlour_game::Viewer;
use std::sync::{Arc, Mutex, OnceLock, Weak};
use std::time::Duration;
use tokio::sync::{Semaphore, mpsc};
use tokio::task::JoinHandle;
use touch::{Breaks, Touch};

/// How long an ask may take. Questions wait for a thread, and then for a thought.
const ANSWER_TIMEOUT: Duration = Duration::from_secs(30);

/// News that may wait for the bus. More is left out, which those who listen notice.
const OUTBOX: usize = 8192;

/// Messages that may wait to be read, of each kind.
const INBOX: usize = 65_536;

/// Asks of others that are answered at the same time.
const ANSWERING: usize = 1024;

/// What sealing and padding adds to a long message, at most an eighth of it and a little.
const OVERHEAD: usize = 160 * 1024;

/// How long the last words may take.
const GOODBYE: Duration = Duration::from_secs(1);

/// This node's end of the bus.
pub struct Peers {
    local: LocalBus,
    client: Client,
    envelopes: Envelopes,
    me: NodeId,
    links: Links,
    audience: Audience,
    hearing: Hearing,
    touch: Touch,
    breaks: Breaks,
    outbox: mpsc::Sender<Outgoing>,
    answers: OnceLock<Weak<dyn Answers>>,
    tasks: Mutex<Vec<JoinHandle<()>>>,
    /// What is heard, until somebody answers.
    waiting: Mutex<Option<Waiting>>,
}

struct Waiting {
    asks: Subscriber,
    news: Subscriber,
    outbox: mpsc::Receiver<Outgoing>,
}

struct Outgoing {
    to: NodeId,
    number: u64,
    content: Bytes,
}

impl Peers {
    /// Connects a node, whose house has this key.
    ///
    /// # Errors
    /// Why the bus cannot be used.
    pub async fn connect(
        address: &BusAddress,
        me: NodeId,
        key: [u8; 32],
        clock: Clock,
    ) -> Result<Arc<Self>, Unconnected> {
        let envelopes = Envelopes::of_house(key);
        let breaks = Breaks::default();
        let options = ConnectOptions::new()
            .name("parlour")
            .connection_timeout(admission::CONNECT_TIMEOUT)
            .ping_interval(Duration::from_secs(2))
            .request_timeout(None)
            .subscription_capacity(INBOX)
            .client_capacity(OUTBOX)
            .custom_inbox_prefix(envelopes.subject(me, "inbox"))
            .reconnect_delay_callback(|tries| Duration::from_millis(100 * tries.min(10) as u64))
            .event_callback({
                let breaks = breaks.clone();
                move |event| tell_event(event, breaks.clone())
            });
        let client = address.admit(options)?.connect(address.urls()).await?;
        let asks = client.subscribe(envelopes.subject(me, "ask")).await.map_err(said)?;
        let news = client.subscribe(envelopes.subject(me, "news")).await.map_err(said)?;
        // Without this the first to ask could be sooner than the subscriptions.
        client.flush().await.map_err(said)?;
        must_hear_itself(&client, envelopes.subject(me, "probe")).await?;
        let (outbox, outgoing) = mpsc::channel(OUTBOX);
        Ok(Arc::new(Self {
            local: LocalBus::default(),
            client,
            envelopes,
            me,
            links: Links::default(),
            audience: Audience::default(),
            hearing: Hearing::default(),
            touch: Touch::new(clock, breaks.clone()),
            breaks,
            outbox,
            answers: OnceLock::new(),
            tasks: Mutex::default(),
            waiting: Mutex::new(Some(Waiting { asks, news, outbox: outgoing })),
        }))
    }

    /// Answers the others from now on.
    pub fn serve(self: &Arc<Self>, answers: &Arc<dyn Answers>) {
        let _ = self.answers.set(Arc::downgrade(answers));
        let Some(waiting) = self.waiting.lock().expect("no holder panics").take() else { return };
        let mut tasks = self.tasks.lock().expect("no holder panics");
        tasks.push(tokio::spawn(self.clone().hear_asks(waiting.asks)));
        tasks.push(tokio::spawn(self.clone().hear_news(waiting.news)));
        tasks.push(tokio::spawn(self.clone().send_out(waiting.outbox)));
        tasks.push(tokio::spawn(self.clone().keep_in_touch()));
    }

    fn answers(&self) -> Option<Arc<dyn Answers>> {
        self.answers.get()?.upgrade()
    }

    async fn hear_asks(self: Arc<Self>, mut asks: Subscriber) {
        let subject = self.envelopes.subject(self.me, "ask");
        let free = Arc::new(Semaphore::new(ANSWERING));
        while let Some(Message { payload, reply, .. }) = asks.next().await {
            let Some(reply) = reply else { continue };
            let opened = self.envelopes.open(&subject, &payload);
            let Some(opened) = opened.filter(|opened| self.links.asked(opened.from, opened.number)) else {
                tracing::warn!("the bus brought an ask that no node of this house has sent, or not now");
                continue;
            };
            let permit = free.clone().acquire_owned().await.expect("the semaphore is never closed");
            let peers = self.clone();
            tokio::spawn(async move {
                let answered = peers.answer(opened.from, opened.number, &opened.content).await;
                let Some(answered) = answered else { return };
                let about = about_answer(opened.from, opened.number);
                let sealed = peers.envelopes.close(&about, peers.me, 0, &answered);
                if let Err(error) = peers.client.publish(reply, sealed.into()).await {
                    tracing::warn!(%error, "an answer was not sent");
                }
                drop(permit);
            });
        }
    }

    async fn answer(&self, from: NodeId, number: u64, content: &[u8]) -> Option<Vec<u8>> {
        let (Question { place, name, listens }, body) = letters::read(content)?;
        if let Some(listens) = listens {
            // Before it is asked: what happens from the answer on is told there.
            self.audience.admit(&place, from, number, listens.into_iter().map(letters::viewer));
        }
        let parcel = Parcel { place: place.clone(), name, body: body.to_vec() };
        let mut answered = self.answers()?.answer(from, parcel).await;
        if queued_game(&place).is_none() && !self.local.is_awake(&place) {
            // Nothing is told from here.
            self.audience.dismiss(&place, from, number);
        }
        if answered.len() + OVERHEAD > self.client.max_payload() {
            tracing::error!(bytes = answered.len(), "an answer is longer than the bus carries");
            answered.clear();
        }
        Some(answered)
    }

    async fn hear_news(self: Arc<Self>, mut news: Subscriber) {
        let subject = self.envelopes.subject(self.me, "news");
        while let Some(Message { payload, .. }) = news.next().await {
            let Some(opened) = self.envelopes.open(&subject, &payload) else {
                tracing::warn!("the bus brought news that no node of this house has sent");
                continue;
            };
            let from = opened.from;
            if from == self.me {
                self.hear_myself(opened.number);
                continue;
            }
            match self.links.told(from, opened.number) {
                Place::Next => {}
                Place::Repeated => continue,
                Place::AfterGap => self.call_all_rolls(from),
            }
            match letters::read::<Heading>(&opened.content) {
                Some((heading, text)) => self.take_in(from, heading, text),
                // From another version: whatever it was, it is seen by looking.
                None => self.call_all_rolls(from),
            }
        }
    }

    /// Everybody who listens to a place that this node serves comes in anew.
    fn call_all_rolls(&self, from: NodeId) {
        for place in self.hearing.of(from) {
            self.call_roll(&place);
        }
    }

    fn take_in(self: &Arc<Self>, from: NodeId, heading: Heading, text: &[u8]) {
        match heading {
            Heading::Beat => {}
            Heading::Leaving => self.lose(from),
            Heading::Left { place, asks } => self.audience.dismiss(&place, from, asks),
            // A former owner may not know yet that it is one.
            Heading::News { place, .. } if !self.hearing.believes(&place, from) => {}
            Heading::News { place, to, news } => match news.with(text) {
                Some(news) => self.local.publish(letters::topic(&place, &to), news),
                None => self.call_roll(&place),
            },
        }
    }

    /// Everybody who listens to a place comes in anew.
    fn call_roll(&self, place: &str) {
        self.local.publish(letters::topic(place, &To::All), News::RollCall);
    }

    /// A node is gone: whoever listened there does no more, and whoever listens here looks for who serves it now.
    fn lose(self: &Arc<Self>, node: NodeId) {
        self.links.lose(node);
        self.audience.lose(node);
        for place in self.hearing.lose(node) {
            self.call_roll(&place);
        }
        let peers = self.clone();
        // Not waited for: a table that waits for the database must not keep this node from hearing the others.
        tokio::spawn(async move {
            if let Some(answers) = peers.answers() {
                answers.lost(node).await;
            }
            // If it is there after all, nothing here knows its pages any more: it misses a number, and they come in anew.
            peers.links.skip(node);
        });
    }

    /// Gives a message its number and its place in the outbox.
    fn tell(&self, to: NodeId, content: Bytes) {
        self.links.tell(to, |number| {
            // If there is no room, the other side misses the number.
            let _ = self.outbox.try_send(Outgoing { to, number, content });
        });
    }

    async fn send_out(self: Arc<Self>, mut outgoing: mpsc::Receiver<Outgoing>) {
        while let Some(Outgoing { to, number, content }) = outgoing.recv().await {
            let subject = self.envelopes.subject(to, "news");
            let sealed = self.envelopes.close(&subject, self.me, number, &content);
            if let Err(error) = self.client.publish(subject, sealed.into()).await {
                tracing::warn!(%error, "news were not sent");
            }
        }
    }
}

async fn tell_event(event: Event, breaks: Breaks) {
    // What was on its way may be lost.
    if matches!(event, Event::Disconnected | Event::SlowConsumer(_)) {
        breaks.count();
    }
    match event {
        // Told each time it is tried again.
        Event::ClientError(_) => tracing::debug!("the bus: {event}"),
        Event::Connected | Event::Draining | Event::Closed => tracing::info!("the bus: {event}"),
        _ => tracing::warn!("the bus: {event}"),
    }
}

/// What an answer is sealed for: nobody else's ask, and no other one.
fn about_answer(asker: NodeId, number: u64) -> String {
    format!("answer {} {number}", asker.0)
}

#[async_trait]
impl Bus for Peers {
    async fn deliver(&self, table: &str, letter: Letter) -> Result<Delivery, Asleep> {
        self.local.deliver(table, letter).await
    }

    fn attach(&self, table: &str) -> Option<Mailbox> {
        self.local.attach(table)
    }

    fn is_awake(&self, table: &str) -> bool {
        self.local.is_awake(table)
    }

    fn publish(&self, topic: Topic<'_>, news: News) {
        let eyes = match topic {
            Topic::Viewer(_, viewer) => Some(viewer),
            Topic::House(_) | Topic::Queue(_) | Topic::Waiting(..) => None,
        };
        let (place, to) = letters::addressed(topic);
        let nodes = self.audience.nodes(&place, eyes);
        if let Some((last, others)) = nodes.split_last() {
            let content = Bytes::from(letters::write_news(place, to, &news));
            for node in others {
                self.tell(*node, content.clone());
            }
            self.tell(*last, content);
        }
        self.local.publish(topic, news);
    }

    fn viewers(&self, table: &str) -> Vec<Viewer> {
        let mut viewers = self.local.viewers(table);
        viewers.extend(self.audience.viewers(table));
        viewers
    }

    fn subscribe(&self) -> Feed {
        self.local.subscribe()
    }

    fn awake(&self) -> Vec<String> {
        self.local.awake()
    }

    async fn ask_node(&self, node: NodeId, parcel: Parcel) -> Result<Vec<u8>, Unreached> {
        let listens = self.local.is_heard(&parcel.place).then(|| self.local.viewers(&parcel.place));
        if listens.is_some() {
            // Before it is asked: the first news may be sooner than the answer.
            if self.hearing.listen(&parcel.place, node) {
                self.call_roll(&parcel.place);
            }
        }
        let (number, mut is_lost) = self.links.ask(node);
        let mut breaks = self.breaks.watch();
        if self.touch.undisturbed_since().is_none() {
            return Err(Unreached::NotDelivered);
        }
        let content = letters::write(&Question::of(&parcel, listens), &parcel.body);
        let subject = self.envelopes.subject(node, "ask");
        let sealed = self.envelopes.close(&subject, self.me, number, &content);
        if sealed.len() > self.client.max_payload() {
            tracing::error!(bytes = sealed.len(), ask = parcel.name, "an ask is longer than the bus carries");
            return Err(Unreached::NotDelivered);
        }
        let answer = tokio::select! {
            answer = self.client.request(subject, sealed.into()) => answer,
            _ = is_lost.wait_for(|is_lost| *is_lost) => return Err(Unreached::NoAnswer),
            _ = breaks.changed() => return Err(Unreached::NoAnswer),
            () = tokio::time::sleep(ANSWER_TIMEOUT) => return Err(Unreached::NoAnswer),
        };
        match answer {
            Ok(Message { payload, .. }) => {
                let opened = self.envelopes.open(&about_answer(self.me, number), &payload);
                let opened = opened.filter(|opened| opened.from == node).ok_or(Unreached::NoAnswer)?;
                self.links.answered(node);
                Ok(opened.content)
            }
            Err(error) if error.kind() == RequestErrorKind::NoResponders => Err(Unreached::NotDelivered),
            Err(_) => Err(Unreached::NoAnswer),
        }
    }

    fn serve_here(&self, place: &str) {
        self.hearing.forget(place);
    }

    fn serve_no_more(&self, place: &str) {
        self.publish(letters::topic(place, &To::All), News::RollCall);
        self.audience.close(place);
    }

    fn undisturbed_since(&self) -> Option<u64> {
        self.touch.undisturbed_since()
    }

    fn lag(&self) -> Option<Option<Duration>> {
        Some(self.touch.lag())
    }

    async fn close(&self) {
        let leaving = Bytes::from(letters::write(&Heading::Leaving, &[]));
        for node in self.links.present().into_iter().filter(|node| *node != self.me) {
            self.tell(node, leaving.clone());
        }
        // Everything in the outbox is out when it can be reserved as a whole.
        let _ = tokio::time::timeout(GOODBYE, async {
            let _ = self.outbox.reserve_many(OUTBOX).await;
            let _ = self.client.flush().await;
        })
        .await;
        for task in self.tasks.lock().expect("no holder panics").drain(..) {
            task.abort();
        }
        let _ = tokio::time::timeout(GOODBYE, self.client.drain()).await;
    }
}
