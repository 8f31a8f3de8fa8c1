//! A match put on a table in the middle, with computers that take exactly as long as a test wants.

use crate::memory::Memory;
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Seat, Seed, Viewer};
use parlour_server::bus::asks::{Enter, Request};
use parlour_server::bus::{Bus, LocalBus, News, Topic};
use parlour_server::metrics::Metrics;
use parlour_server::store::{Commit, NewRow, Store, StoredEvent};
use parlour_server::table::{Chair, Head, Tables};
use parlour_server::wire::{FromClient, Guest, Options, Pace, Phase};
use parlour_server::{Clock, RateKey, Timing};
use serde_json::Value;
use std::cell::Cell;
use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

const TABLE: &str = "the-table";

pub(crate) const PACES: [Pace; 4] = [Pace::Slow, Pace::Normal, Pace::Fast, Pace::Instant];

/// What computers are given to think. By this clock it takes no time, but it should not keep the tests.
const THINK: u64 = 20;

/// When computers can begin to think about a forced and about a free choice, and when either should be played: on time, and
/// late in a busy house.
pub(crate) const fn waits(beat: u64) -> [([u64; 2], u64); 2] {
    let last = beat - THINK - 1;
    [([0, last], beat), ([beat, beat + last], 2 * beat)]
}

pub(crate) fn ann() -> Guest {
    Guest { id: "ann".into(), name: "Ann".into() }
}

pub(crate) fn person(guest: Guest) -> Chair {
    Chair { guest: Some(guest), ready: true, ..Chair::default() }
}

pub(crate) fn computer(brain: &str) -> Chair {
    Chair { brain: Some(brain.into()), ..Chair::default() }
}

/// A match in the middle.
pub(crate) struct Scene {
    pub(crate) game: &'static dyn AnyGame,
    pub(crate) setup: Value,
    pub(crate) seed: Seed,
    pub(crate) play: Box<dyn AnyMatch>,
}

impl Scene {
    pub(crate) fn request(&self, seat: Seat, action: &Value) -> FromClient {
        let seq = self.play.seq() as u32;
        FromClient::Act { id: "acts".into(), seat, seq, action: action.clone().into() }
    }
}

/// A scene at a table that Ann hosts.
pub(crate) struct Stage {
    store: Arc<Memory>,
    bus: Arc<LocalBus>,
    clock: Clock,
    tables: Arc<Tables>,
    /// What keeps computers from thinking.
    busy: Cell<Option<Box<dyn Send>>>,
}

impl Stage {
    /// The table is asleep, and computers cannot think before [`Stage::time_until_next`] lets them.
    pub(crate) async fn set(scene: &Scene, chair: impl Fn(Seat) -> Chair, options: Options) -> Self {
        let (store, bus, clock) =
            (Arc::new(Memory::default()), Arc::new(LocalBus::default()), Clock::start());
        let (setup, seats) = scene.game.check_setup(&scene.setup).unwrap();
        let seats = Seat::first(seats).map(chair).collect();
        let head = Head::new(scene.game, ann(), setup, options, seats, Phase::Playing);
        let head = Head { code: "CODE1".into(), ..head };
        let row = NewRow {
            id: TABLE.into(),
            code: "CODE1".into(),
            seed: scene.seed.clone(),
            head: serde_json::to_string(&head).unwrap(),
            guests: head.guests(),
            events: Vec::new(),
            at: clock.now(),
            wake_at: None,
            host: head.host.id.clone(),
            most: None,
            role: None,
        };
        store.create_table(row).await.unwrap();
        let event = |(seq, body)| StoredEvent { seq, at: clock.now(), body, request: None };
        let events = (0..).zip(scene.play.log()).map(event).collect();
        store.commit(Commit { table: TABLE.into(), events, ..Commit::default() }).await.unwrap();
        let tables = open(&store, &bus, &clock);
        let busy = Cell::new(Some(tables.brains.occupy()));
        Self { store, bus, clock, tables, busy }
    }

    /// The house closes and opens again.
    pub(crate) async fn reopen(&mut self) {
        self.tables.close().await;
        self.tables = open(&self.store, &self.bus, &self.clock);
        self.busy.set(Some(self.tables.brains.occupy()));
    }

    /// Ann opens her page.
    pub(crate) async fn enter(&self) {
        let entered = Enter {
            socket: 1,
            guest: ann(),
            rate_key: RateKey::from(IpAddr::from([192, 0, 2, 1])),
            code: None,
        };
        let entered = self.tables.ask(TABLE, entered).await.unwrap();
        assert!(entered.is_ok(), "{entered:?}");
    }

    /// Ann wants something, and gets it.
    pub(crate) async fn want(&self, request: FromClient) {
        let ask = Request { guest: ann(), is_invited: true, request };
        let done = self.tables.ask(TABLE, ask).await.unwrap();
        assert!(done.is_ok(), "{done:?}");
    }

    /// Lets computers think after so many milliseconds. Tells after how many a spectator sees the next thing happen.
    pub(crate) async fn time_until_next(&self, busy: u64) -> u64 {
        let began = self.clock.now();
        let mut feed = self.bus.subscribe();
        feed.listen(Topic::Viewer(TABLE, Viewer::Spectator));
        let think = async {
            wait(busy).await;
            self.busy.take();
        };
        let seen = async {
            loop {
                let Some(News::Frame(_, _, text)) = feed.next().await else { panic!("the feed goes on") };
                let frame: Value = serde_json::from_str(&text).unwrap();
                if frame["sights"].as_array().is_some_and(|sights| !sights.is_empty()) {
                    return self.clock.now() - began;
                }
            }
        };
        tokio::join!(think, seen).1
    }
}

fn open(store: &Arc<Memory>, bus: &Arc<LocalBus>, clock: &Clock) -> Arc<Tables> {
    let timing = Timing { think: THINK, ..Timing::default() };
    Tables::new(store.clone(), bus.clone(), clock.clone(), Arc::new(Metrics::default()), timing)
}

pub(crate) async fn wait(ms: u64) {
    tokio::time::sleep(Duration::from_millis(ms)).await;
}
