//! Twin games over real sockets: two tables that differ only in what a seat has not seen tell that seat the same, byte
//! for byte.
//!
//! Twins have the same seed and the same set-up, but something that the watching seat has not seen differs, and whatever it
//! can see is done alike at both tables ([`script`] finds such games). It and a spectator must not be able to tell the
//! tables apart: not by a frame, a welcome, a note, a refusal, nor by the list of tables, nor by a saved game, its file
//! and the list of those, nor when the host starts over.
//!
//! What a seat sees of an event is taken on trust here, as by the laws: the games' own tests of secrecy and their golden
//! play-throughs hold that. Everything else that is sent is compared.

mod script;

use crate::house::{TestGuest, TestHouse, TestPage};
use futures_util::{StreamExt, stream};
use parlour_catalog::AnyGame;
use parlour_game::{Seat, Seed};
use parlour_server::store::{Commit, NewRow, Store, StoredEvent};
use parlour_server::table::{Chair, Head};
use parlour_server::wire::{Guest, Options, Phase};
use script::{Act, Script, Write};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const GAMES: u64 = 100;
/// Up to so many events lie behind a pair of tables when they are first looked at: what Ben saw of them from five seats
/// goes into one piece, and pieces of many games at once are refused.
const PAST: u32 = 48;
/// So many actions are then sent to both.
const LIVE: usize = 12;
/// So many pairs are played before the house is opened anew: more would be too many requests from one address.
const AT_ONE_HOUSE: usize = 50;
/// So many pairs are saved: a house lets nobody save much more at once.
const SAVED: u64 = 24;

/// So many pairs are started over: a house lets nobody open many tables at once.
const RESTARTED: u64 = 4;

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
    store: &dyn Store,
    company: &Company,
    game: &dyn AnyGame,
    setup: &Value,
    number: u64,
    script: &Script,
) {
    let (setup, seats) = game.check_setup(setup).unwrap();
    let guest = |guest: &TestGuest, name: &str| Guest { id: guest.id.clone(), name: name.into() };
    let (ann, ben) = (guest(&company.ann, "Ann"), guest(&company.ben, "Ben"));
    // Ben's seats are played by several people, who have a name each.
    let bens = |seat: Seat| Guest { name: format!("Ben {}", seat.index()), ..ben.clone() };
    let sits = |seat| if seat == script.watcher { ann.clone() } else { bens(seat) };
    let chair = |seat| Chair { guest: Some(sits(seat)), ready: true, ..Chair::default() };
    for (twin, past) in script.past.iter().enumerate() {
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
            host: head.host.id.clone(),
            most: None,
            role: None,
        };
        store.create_table(row).await.unwrap();
        let event = |(seq, body)| StoredEvent { seq, at: 0, body, request: None };
        let commit = Commit {
            table: id(number, twin),
            version: 0,
            events: (0..).zip(past.clone()).map(event).collect(),
            waits_for: Some(script.turn.index() as u8),
            // At one of the tables a computer had more to think about.
            thought: Some(thought("x".repeat(1 + 600 * twin))),
            ..Commit::default()
        };
        store.commit(commit).await.unwrap();
    }
}

/// A computer's reason as it is kept.
fn thought(moves: String) -> String {
    let said = json!({ "space": "checkers", "code": "thinks-one-of", "moves": moves });
    json!({ "seat": 0, "brain": "random", "said": said }).to_string()
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
async fn compare(house: &TestHouse, company: &Company, number: u64, script: Script) -> usize {
    let mut bens = Pages::open(&company.ben, house, number).await;
    bens.frames().await;
    let mut anns = Pages::open(&company.ann, house, number).await;
    let mut cids = Pages::open(&company.cid, house, number).await;
    let (mut frames, mut differs) = (0, script.past[0] != script.past[1]);
    for sent in 0.. {
        for (name, pages) in [("Ann", &mut anns), ("Cid", &mut cids)] {
            let [one, other] = pages.frames().await;
            assert_eq!(one, other, "game {number}: {name} can tell the tables apart");
            let is_a_step = sent > 0;
            assert!(!is_a_step || one.len() < 4_096, "game {number}: {} bytes for a step", one.len());
            frames += usize::from(differs);
        }
        let Some(Act { seq, seat, actions, wish }) = script.live.get(sent) else { break };
        differs |= actions[0] != actions[1];
        // Ann tries what she may not do, or not now, and is told the same.
        let wish = json!({
            "type": "act", "id": format!("{number}-{seq}-try"), "seat": script.watcher, "seq": seq,
            "action": wish,
        });
        let [one, other] = anns.answers(&wish).await;
        assert!(one.contains("refused"), "{one}");
        assert_eq!(one, other, "game {number}: a refusal tells the tables apart");
        let pages = if *seat == script.watcher { &mut anns } else { &mut bens };
        for (page, action) in pages.pages.iter_mut().zip(actions) {
            page.order(json!({ "type": "act", "seat": seat, "seq": seq, "action": action })).await;
        }
    }
    assert_eq!(anns.asides[0], anns.asides[1], "game {number}: what is said beside the frames differs");
    assert_eq!(cids.asides[0], cids.asides[1], "game {number}: what is said beside the frames differs");
    assert!(anns.asides[0].iter().any(|message| message.contains("welcome")));
    if number < SAVED {
        compare_saves(house, company, number, script.watcher).await;
    }
    // At another house than the saves: all would be too many requests from one address.
    if number >= AT_ONE_HOUSE as u64 {
        compare_thoughts(house, company, number).await;
    }
    frames
}

/// Before the end nobody is told why computers did what they did, nor that there is a reason at all.
async fn compare_thoughts(house: &TestHouse, company: &Company, number: u64) {
    for guest in [&company.ann, &company.ben, &company.cid] {
        let path = |twin| format!("/api/tables/{}/thoughts", id(number, twin));
        let [one, other] = [guest.get(house, &path(0)).await, guest.get(house, &path(1)).await];
        assert_eq!((one.0, &one.1["reason"]["code"]), (403, &json!("not-over")), "{}", one.1);
        assert_eq!(one, other, "game {number}");
    }
}

/// Ann's saved games tell nothing: not in what is told of them, nor by how long anything is. Ben has written down for
/// himself more at one table than at the other.
async fn compare_saves(house: &TestHouse, company: &Company, number: u64, watcher: Seat) {
    let Company { ann, ben, .. } = company;
    let bens = Seat::first(2).find(|seat| *seat != watcher).unwrap();
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

/// Ben starts over at both tables, which Ann may not: both are told the same, and so is Cid.
async fn compare_restarts(house: &TestHouse, company: &Company, number: u64) {
    let Company { ann, ben, cid } = company;
    let mut watching = [Pages::open(ann, house, number).await, Pages::open(cid, house, number).await];
    let mut told = [const { Vec::new() }; 2];
    for (twin, told) in told.iter_mut().enumerate() {
        let path = format!("/api/tables/{}/restart", id(number, twin));
        told.push(ann.post(house, &path, json!({})).await.1.to_string());
        let (status, next) = ben.post(house, &path, json!({})).await;
        assert_eq!(status, 201, "{next}");
        for pages in &mut watching {
            let page = &mut pages.pages[twin];
            let moved = page.until(|message| message["rests"]["why"] == "restarted").await;
            let moved = pages.without_name(twin, moved);
            told.push(moved.replace(next["id"].as_str().unwrap(), "next"));
        }
    }
    assert_eq!(told[0], told[1], "game {number}: starting over tells the tables apart");
}

/// A set-up of the game: the usual one, and those of quick matches with any number of seats.
fn setup(game: &dyn AnyGame, number: u64) -> Value {
    let [least, most] = game.quick_seats();
    let seats = u64::from(least) + number % u64::from(most - least + 2);
    if seats > most.into() {
        return game.info().setup;
    }
    game.quick_setup(seats as u8, &mut Seed::from_number(number).rng_at(0))
}

/// A house with so many pairs of twin tables, closed; and how each pair goes on.
async fn with_twins(game: &'static dyn AnyGame, games: u64) -> (TestHouse, Company, Vec<Script>) {
    let mut house = TestHouse::open().await;
    let company = Company {
        ann: house.guest("Ann").await,
        ben: house.guest("Ben").await,
        cid: house.guest("Cid").await,
    };
    house.close().await;
    let store = house.store().await;
    let mut scripts = Vec::new();
    for number in 0..games {
        let setup = setup(game, number);
        let past = Seed::from_number(number).rng_at(1).below(PAST) as usize;
        let write = Write { setup: setup.clone(), number, past, live: LIVE };
        let script = parlour_catalog::visit(game.id(), write).expect("a game of the catalog");
        keep(&*store, &company, game, &setup, number, &script).await;
        scripts.push(script);
    }
    store.close().await;
    (house, company, scripts)
}

async fn hundred_twins(game: &'static dyn AnyGame) {
    let (mut house, company, scripts) = with_twins(game, GAMES).await;
    let mut frames = 0;
    let mut scripts = (0..).zip(scripts).peekable();
    while scripts.peek().is_some() {
        // A house that was just opened has not counted anybody's requests yet.
        house.open_again().await;
        let compared = scripts.by_ref().take(AT_ONE_HOUSE);
        let compared = compared.map(|(number, script)| compare(&house, &company, number, script));
        frames += stream::iter(compared).buffer_unordered(8).fold(0, async |sum, frames| sum + frames).await;
        house.close().await;
    }
    house.open_again().await;
    compare_lists(&house, &company.ann).await;
    assert!(
        frames > 15 * GAMES as usize,
        "{}: {frames} frames of tables that differ were compared",
        game.id()
    );
    house.close().await;
}

#[tokio::test]
async fn a_seat_is_sent_the_same_in_a_hundred_twin_games_of_every_game_with_secrets() {
    for game in parlour_catalog::games().filter(|game| game.has_secrets()) {
        hundred_twins(game).await;
    }
}

#[tokio::test]
async fn starting_over_tells_nothing_of_the_game_that_was_left() {
    for game in parlour_catalog::games().filter(|game| game.has_secrets()) {
        let (mut house, company, _) = with_twins(game, RESTARTED).await;
        house.open_again().await;
        for number in 0..RESTARTED {
            compare_restarts(&house, &company, number).await;
        }
        house.close().await;
    }
}
