//! Twin games over real sockets: two tables that differ only in what a seat has not seen tell that seat the same, byte
//! for byte.
//!
//! Twins have the same seed and the same set-up, but something that the watching seat has not seen differs: cards in
//! [`cards`], where Mister X is and was in [`flight`]. Whatever the watching seat can see is done alike at both tables. It and
//! a spectator must not be able to tell the tables apart: not by a frame, a welcome, a note, a refusal, nor by the
//! list of tables, nor by a saved game, its file and the list of those.

mod cards;
mod flight;

use crate::house::{TestGuest, TestHouse, TestPage};
use futures_util::{StreamExt, stream};
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{ChanceRng, Seat, Seed};
use parlour_server::store::{Commit, NewRow, Sqlite, Store, StoredEvent};
use parlour_server::table::{Chair, Head};
use parlour_server::wire::{Guest, Options, Phase};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const GAMES: u64 = 100;
/// Up to so many events lie behind a pair of tables when they are first looked at.
const PAST: u32 = 60;
/// So many actions are then sent to both.
const LIVE: usize = 12;
/// So many pairs are saved: a house lets nobody save much more at once.
const SAVED: u64 = 24;

/// The same game twice, but for a secret.
struct Twins {
    tables: [Box<dyn AnyMatch>; 2],
    /// Who cannot know which of the two it is.
    watcher: Seat,
    rng: ChanceRng,
}

/// What a game hides, and what can be done at both tables without giving it away.
trait Secret: Sized {
    /// The game at its start, and what differs.
    fn dealt(game: &dyn AnyGame, setup: &Value, number: u64) -> (Twins, Self);

    /// What is done next at each table, and by whom. `None` if nothing can be done that is the same to the watcher.
    fn next(&self, twins: &mut Twins) -> Option<(Seat, [Value; 2])>;

    /// What the watcher may not do, and would betray the secret if it were refused for what is hidden.
    fn wish(&self, twins: &mut Twins) -> Value;
}

impl Twins {
    /// Lets it happen at both tables.
    fn happen(&mut self, seat: Seat, actions: &[Value; 2]) {
        for (table, action) in self.tables.iter_mut().zip(actions) {
            let step = table.propose(seat, action).expect("what is possible in one is possible in the other");
            table.commit(step);
        }
    }

    /// Whether that would be the end of either game: then all is told, and with it what differs.
    fn ends(&self, seat: Seat, actions: &[Value; 2]) -> bool {
        self.tables.iter().zip(actions).any(|(table, action)| {
            let step = table.propose(seat, action).expect("what is offered is allowed");
            step.turn().outcome().is_some()
        })
    }
}

fn read(json: &serde_json::value::RawValue) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

/// The watcher, somebody who plays all other seats, and somebody who looks on.
struct Company {
    ann: TestGuest,
    ben: TestGuest,
    cid: TestGuest,
}

fn id(number: u64, twin: usize) -> String {
    format!("table-{number}-{}", ["a", "b"][twin])
}

fn code(number: u64, twin: usize) -> String {
    format!("{}{number:04}", ["A", "B"][twin])
}

/// Keeps both tables as if they had been played up to here.
async fn keep(
    store: &Sqlite,
    company: &Company,
    game: &dyn AnyGame,
    setup: &Value,
    number: u64,
    twins: &Twins,
) {
    let (setup, seats) = game.check_setup(setup).unwrap();
    let guest = |guest: &TestGuest, name: &str| Guest { id: guest.id.clone(), name: name.into() };
    let (ann, ben) = (guest(&company.ann, "Ann"), guest(&company.ben, "Ben"));
    let sits = |seat| if seat == twins.watcher { ann.clone() } else { ben.clone() };
    let chair = |seat| Chair { guest: Some(sits(seat)), ready: true, ..Chair::default() };
    for (twin, table) in twins.tables.iter().enumerate() {
        let seats = Seat::first(seats).map(chair).collect();
        let head = Head::new(game, ben.clone(), setup.clone(), Options::default(), seats, Phase::Playing);
        let head = Head { code: code(number, twin), ..head };
        let row = NewRow {
            id: id(number, twin),
            code: code(number, twin),
            seed: Seed::from_number(number),
            head: serde_json::to_string(&head).unwrap(),
            guests: head.guests(),
            events: Vec::new(),
            at: 0,
            wake_at: None,
            shelf: None,
        };
        store.create_table(row).await.unwrap();
        let event = |(seq, body)| StoredEvent { seq, at: 0, body, request: None };
        let commit = Commit {
            table: id(number, twin),
            version: 0,
            events: (0..).zip(table.log()).map(event).collect(),
            waits_for: table.turn().seat().map(|seat| seat.index() as u8),
            ..Commit::default()
        };
        store.commit(commit).await.unwrap();
    }
}

/// A page at each of two twin tables, and what they were told besides frames.
struct Pages {
    pages: [TestPage; 2],
    asides: [BTreeSet<String>; 2],
    number: u64,
}

impl Pages {
    async fn open(guest: &TestGuest, house: &TestHouse, number: u64) -> Self {
        let pages =
            [guest.page(house, &id(number, 0), None).await, guest.page(house, &id(number, 1), None).await];
        Self { pages, asides: Default::default(), number }
    }

    /// The next frame of each table.
    async fn frames(&mut self) -> [String; 2] {
        [self.frame(0).await, self.frame(1).await]
    }

    async fn frame(&mut self, twin: usize) -> String {
        loop {
            let text = self.pages[twin].next_text().await.expect("the house does not hang up");
            let message: Value = serde_json::from_str(&text).unwrap();
            if message["type"] == "frame" {
                return text;
            }
            self.asides[twin].insert(self.without_name(twin, message));
        }
    }

    /// The answers to a request that both tables get.
    async fn answers(&mut self, request: &Value) -> [String; 2] {
        let mut answers = [String::new(), String::new()];
        for (twin, page) in self.pages.iter_mut().enumerate() {
            answers[twin] = page.ask(request.clone()).await.to_string();
        }
        answers
    }

    /// A message without what must differ: which table it is, and the time of day.
    fn without_name(&self, twin: usize, mut message: Value) -> String {
        if !message["now"].is_null() {
            message["now"] = json!("now");
        }
        message.to_string().replace(&id(self.number, twin), "table").replace(&code(self.number, twin), "CODE")
    }
}

/// Plays on at both tables, and holds each message of one against the other's. Tells how many frames were compared
/// while the tables differed.
async fn compare(
    house: &TestHouse,
    company: &Company,
    number: u64,
    (mut twins, secret): (Twins, impl Secret),
) -> usize {
    let mut bens = Pages::open(&company.ben, house, number).await;
    bens.frames().await;
    let mut anns = Pages::open(&company.ann, house, number).await;
    let mut cids = Pages::open(&company.cid, house, number).await;
    let mut frames = 0;
    for sent in 0.. {
        for (name, pages) in [("Ann", &mut anns), ("Cid", &mut cids)] {
            let [one, other] = pages.frames().await;
            assert_eq!(one, other, "game {number}: {name} can tell the tables apart");
            let is_a_step = sent > 0;
            assert!(!is_a_step || one.len() < 4_096, "game {number}: {} bytes for a step", one.len());
            frames += usize::from(twins.tables[0].log() != twins.tables[1].log());
        }
        let seq = twins.tables[0].seq();
        assert_eq!(seq, twins.tables[1].seq());
        let next = secret.next(&mut twins).filter(|_| sent < LIVE);
        let Some((seat, actions)) = next else { break };
        // Ann tries what she may not do, or not now, and is told the same.
        let wish = json!({
            "type": "act", "id": format!("{number}-{seq}-try"), "seat": twins.watcher, "seq": seq,
            "action": secret.wish(&mut twins),
        });
        let [one, other] = anns.answers(&wish).await;
        assert!(one.contains("refused"), "{one}");
        assert_eq!(one, other, "game {number}: a refusal tells the tables apart");
        let pages = if seat == twins.watcher { &mut anns } else { &mut bens };
        for (page, action) in pages.pages.iter_mut().zip(&actions) {
            page.order(json!({ "type": "act", "seat": seat, "seq": seq, "action": action })).await;
        }
        twins.happen(seat, &actions);
    }
    assert_eq!(anns.asides[0], anns.asides[1], "game {number}: what is said beside the frames differs");
    assert_eq!(cids.asides[0], cids.asides[1], "game {number}: what is said beside the frames differs");
    assert!(anns.asides[0].iter().any(|message| message.contains("welcome")));
    if number < SAVED {
        compare_saves(house, company, number, &twins).await;
    }
    frames
}

/// Ann's saved games tell nothing: not in what is told of them, nor by how long anything is. Ben has written down for
/// himself more at one table than at the other.
async fn compare_saves(house: &TestHouse, company: &Company, number: u64, twins: &Twins) {
    let Company { ann, ben, .. } = company;
    let bens = Seat::first(2).find(|seat| *seat != twins.watcher).unwrap();
    let notes = json!({ "version": 0, "notes": "x".repeat(15_000) });
    let path = format!("/api/tables/{}/notes/{}", id(number, 1), bens.index());
    assert_eq!(ben.put(house, &path, notes).await.0, 200);
    let mut told = Vec::new();
    for twin in 0..2 {
        let name = format!("{number}-{twin}");
        let path = format!("/api/tables/{}/saves", id(number, twin));
        let (status, mut saved) = ann.post(house, &path, json!({ "name": name })).await;
        assert_eq!(status, 201, "{saved}");
        let save = saved["id"].take().as_str().unwrap().to_owned();
        saved["saved_at"].take();
        let (_, mut list) = ann.get(house, &format!("/api/saves?text={name}")).await;
        list["saves"][0]["id"].take();
        list["saves"][0]["saved_at"].take();
        list["all"].take();
        let (_, view) = ann.get(house, &format!("/api/saves/{save}")).await;
        let (status, file) = ann.download(house, &format!("/api/saves/{save}/file")).await;
        let line = file.iter().position(|byte| *byte == b'\n').unwrap();
        let line = String::from_utf8(file[..line].to_vec()).unwrap();
        assert_eq!(ann.delete(house, &format!("/api/saves/{save}")).await.0, 204);
        let texts = [saved, list, view["setup"].clone(), view["options"].clone()];
        let texts = texts.map(|text| text.to_string().replace(&name, "NAME"));
        told.push((status, file.len(), line, texts));
    }
    assert_eq!(told[0], told[1], "game {number}: saved games tell the tables apart");
}

/// Ann's list of tables tells nothing, either.
async fn compare_lists(house: &TestHouse, ann: &TestGuest) {
    let (status, list) = ann.get(house, "/api/tables").await;
    assert_eq!(status, 200);
    let list = list.as_array().unwrap();
    assert_eq!(list.len() as u64, 2 * GAMES);
    for number in 0..GAMES {
        let [one, other] = [0, 1].map(|twin| {
            let mut row = list.iter().find(|row| row["id"] == id(number, twin)).unwrap().clone();
            row["id"].take();
            row["at"].take();
            row
        });
        assert_eq!(one, other, "game {number}");
    }
}

async fn hundred_twins<S: Secret>(game: &str, setups: &[Value]) {
    let game = parlour_catalog::game(game).unwrap();
    let mut house = TestHouse::open().await;
    let company = Company {
        ann: house.guest("Ann").await,
        ben: house.guest("Ben").await,
        cid: house.guest("Cid").await,
    };
    house.close().await;
    let store = Sqlite::open(&house.data().join("parlour.sqlite")).unwrap();
    let mut pairs = Vec::new();
    for number in 0..GAMES {
        let setup = &setups[number as usize % setups.len()];
        let (mut twins, secret) = S::dealt(game, setup, number);
        for _ in 0..twins.rng.below(PAST) {
            let Some((seat, actions)) = secret.next(&mut twins) else { break };
            twins.happen(seat, &actions);
        }
        keep(&store, &company, game, setup, number, &twins).await;
        pairs.push((twins, secret));
    }
    store.close().await;
    house.open_again().await;
    let compared = (0..).zip(pairs).map(|(number, pair)| compare(&house, &company, number, pair));
    let frames = stream::iter(compared).buffer_unordered(8).fold(0, async |sum, frames| sum + frames).await;
    compare_lists(&house, &company.ann).await;
    assert!(frames > 15 * GAMES as usize, "{frames} frames of tables that differ were compared");
    house.close().await;
}
