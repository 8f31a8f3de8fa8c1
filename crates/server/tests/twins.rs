//! Twin games over real sockets: two tables that differ only in what a seat has not seen tell that seat the same, byte
//! for byte.
//!
//! Twins have the same seed and the same set-up, but two cards of one kind that the watching seat does not hold have
//! changed places in the deal: between hands, or between a hand and the envelope. The same things are done at both tables,
//! none of which names one of the two cards. Where another seat may choose which card to show to a third, twin tables
//! show different ones. The watching seat and a spectator must not be able to tell the tables apart: not by a frame, a
//! welcome, a note, a refusal, nor by the list of tables.
//!
//! Tried on leaks planted in `games/clue/rules/src/view.rs` for a moment: each of a spectator's view with the first
//! seat's hand, a card shown that every sight names, and the envelope in the view of a seat while it is asked for a card
//! made both tests fail.

mod house;

use futures_util::{StreamExt, stream};
use house::{TestGuest, TestHouse, TestPage};
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{ChanceRng, Seat, Seed, Viewer};
use parlour_server::store::{Commit, NewRow, Sqlite, Store, StoredEvent};
use parlour_server::table::{Chair, Head};
use parlour_server::wire::{Guest, Options, Phase};
use serde_json::{Value, json};
use std::collections::BTreeSet;

const SUSPECTS: [&str; 6] = ["scarlet", "mustard", "white", "green", "peacock", "plum"];
const WEAPONS: [&str; 6] = ["candlestick", "knife", "lead-pipe", "revolver", "rope", "wrench"];
const ROOMS: [&str; 9] = [
    "study",
    "hall",
    "lounge",
    "library",
    "billiard-room",
    "dining-room",
    "conservatory",
    "ballroom",
    "kitchen",
];

const GAMES: u64 = 100;
/// Up to so many events lie behind a pair of tables when they are first looked at.
const PAST: u32 = 60;
/// So many actions are then sent to both.
const LIVE: usize = 12;

/// The same game twice, but for two cards.
struct Twins {
    tables: [Box<dyn AnyMatch>; 2],
    /// Who cannot know which of the two it is.
    watcher: Seat,
    swapped: [&'static str; 2],
    rng: ChanceRng,
}

impl Twins {
    fn dealt(game: &dyn AnyGame, setup: &Value, number: u64) -> Self {
        let mut rng = Seed::from_number(number).rng_at(1_000_000);
        let seed = || Seed::from_number(number);
        let log = game.open(setup, seed()).unwrap().log();
        let deal: Value = serde_json::from_str(&log[0]).unwrap();
        let hands = deal["chanced"]["hands"].as_array().expect("the cards are dealt first");
        let watcher = rng.below(hands.len() as u32) as u8;
        let seen = hands[usize::from(watcher)].as_array().unwrap();
        let unseen = |kind: &[&'static str]| -> Vec<&'static str> {
            kind.iter().copied().filter(|card| !seen.contains(&json!(card))).collect()
        };
        let mut kinds = [&SUSPECTS[..], &WEAPONS, &ROOMS].map(unseen).to_vec();
        kinds.retain(|kind| kind.len() >= 2);
        let mut kind = rng.pick(&kinds).clone();
        rng.shuffle(&mut kind);
        let swapped = [kind[0], kind[1]];
        let other = exchange(&deal, swapped).to_string();
        let replay = |deal: String| game.replay(setup, seed(), &[deal]).expect("any deal can be played");
        Self { tables: [replay(log[0].clone()), replay(other)], watcher: Seat::new(watcher), swapped, rng }
    }

    /// What is done next at both tables: by whom, and what. `None` if nothing can be done that is the same to the watcher.
    fn next(&mut self) -> Option<(Seat, [Value; 2])> {
        let seat = self.tables[0].turn().seat()?;
        assert_eq!(self.tables[1].turn().seat(), Some(seat));
        if let Some(cards) = self.free_choice(seat) {
            return Some((seat, cards));
        }
        let mut actions = self.common(seat);
        // Rooms and suggestions are what the game is about.
        let is_bold = |action: &Value| action["do"] == "suggest" || !action["to"]["room"].is_null();
        if actions.iter().any(is_bold) && self.rng.below(4) > 0 {
            actions.retain(is_bold);
        }
        self.rng.shuffle(&mut actions);
        // At the end the envelope is shown, and with it what was exchanged.
        let ends_it = |action: &Value| {
            let step = self.tables[0].propose(seat, action).expect("what is offered is allowed");
            step.turn().outcome().is_some()
        };
        let action = actions.into_iter().find(|action| !ends_it(action))?;
        Some((seat, [action.clone(), action]))
    }

    /// Two different cards that the seat may show to somebody else than the watcher.
    fn free_choice(&self, seat: Seat) -> Option<[Value; 2]> {
        let view = read(&self.tables[0].view(Viewer::Spectator));
        let is_the_watchers = seat == self.watcher || view["to_play"] == json!(self.watcher);
        let offers = read(&self.tables[0].actions(Viewer::Seat(seat)));
        match &offers.as_array().unwrap()[..] {
            [one, .., other] if one["do"] == "show" && !is_the_watchers => Some([one.clone(), other.clone()]),
            _ => None,
        }
    }

    /// What the seat can do at both tables without naming a card that was exchanged.
    fn common(&mut self, seat: Seat) -> Vec<Value> {
        let view = read(&self.tables[0].view(Viewer::Seat(seat)));
        let mut actions = read(&self.tables[0].actions(Viewer::Seat(seat))).as_array().unwrap().clone();
        let squares = view["squares"].as_array().unwrap().iter();
        actions.extend(squares.map(|square| json!({ "do": "move", "to": { "square": square } })));
        let is_swapped = |name: &Value| self.swapped.iter().any(|card| name == card);
        // In Clue-less whoever enters a room has to suggest it.
        actions.retain(|action| !is_swapped(&action["to"]["room"]));
        let unswapped = |names: &'static [&'static str]| {
            names.iter().copied().filter(|name| !is_swapped(&json!(name))).collect::<Vec<_>>()
        };
        let piece = SUSPECTS.iter().position(|suspect| view["suspects"][seat.index()] == *suspect).unwrap();
        if view["may_suggest"] == true && !is_swapped(&view["pieces"][piece]["room"]) {
            for suspect in unswapped(&SUSPECTS) {
                let suggest = |weapon| json!({ "do": "suggest", "suspect": suspect, "weapon": weapon });
                actions.extend(unswapped(&WEAPONS).into_iter().map(suggest));
            }
        }
        // Whoever accuses looks into the envelope, so the watcher does not. The others do it now and then.
        if view["may_accuse"] == true && seat != self.watcher && self.rng.below(40) == 0 {
            let [suspect, weapon, room] = [&SUSPECTS[..], &WEAPONS, &ROOMS].map(|kind| unswapped(kind)[0]);
            return vec![json!({ "do": "accuse", "suspect": suspect, "weapon": weapon, "room": room })];
        }
        actions
    }

    /// Lets it happen at both tables.
    fn happen(&mut self, seat: Seat, actions: &[Value; 2]) {
        for (table, action) in self.tables.iter_mut().zip(actions) {
            let step = table.propose(seat, action).expect("what is possible in one is possible in the other");
            table.commit(step);
        }
    }
}

fn read(json: &serde_json::value::RawValue) -> Value {
    serde_json::from_str(json.get()).unwrap()
}

/// The same with two names exchanged, wherever they are.
fn exchange(json: &Value, [one, other]: [&str; 2]) -> Value {
    match json {
        Value::String(name) if name == one => json!(other),
        Value::String(name) if name == other => json!(one),
        Value::Array(items) => items.iter().map(|item| exchange(item, [one, other])).collect(),
        Value::Object(fields) => {
            fields.iter().map(|(key, value)| (key.clone(), exchange(value, [one, other]))).collect()
        }
        rest => rest.clone(),
    }
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
        let head = Head {
            game: game.id().into(),
            rules_version: game.rules_version(),
            host: ben.clone(),
            code: code(number, twin),
            setup: setup.clone(),
            options: Options::default(),
            seats: Seat::first(seats).map(chair).collect(),
            phase: Phase::Playing,
        };
        let row = NewRow {
            id: id(number, twin),
            code: code(number, twin),
            seed: Seed::from_number(number),
            head: serde_json::to_string(&head).unwrap(),
            guests: head.guests(),
            at: 0,
            wake_at: None,
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

/// Plays on at both tables, and holds each message of one against the other's.
async fn compare(house: &TestHouse, company: &Company, number: u64, mut twins: Twins) -> usize {
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
            frames += 1;
        }
        let seq = twins.tables[0].seq();
        assert_eq!(seq, twins.tables[1].seq());
        let next = twins.next().filter(|_| sent < LIVE);
        let Some((seat, actions)) = next else { break };
        // Ann tries what she may not do, or not now, and is told the same.
        let card = *twins.rng.pick(&twins.swapped);
        let wish = json!({
            "type": "act", "id": format!("{number}-{seq}-try"), "seat": twins.watcher, "seq": seq,
            "action": { "do": "show", "card": card },
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
    frames
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

async fn hundred_twins(game: &str, setups: [Value; 3]) {
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
        let mut twins = Twins::dealt(game, setup, number);
        for _ in 0..twins.rng.below(PAST) {
            let Some((seat, actions)) = twins.next() else { break };
            twins.happen(seat, &actions);
        }
        keep(&store, &company, game, setup, number, &twins).await;
        pairs.push(twins);
    }
    store.close().await;
    house.open_again().await;
    let compared = (0..).zip(pairs).map(|(number, twins)| compare(&house, &company, number, twins));
    let frames = stream::iter(compared).buffer_unordered(8).fold(0, async |sum, frames| sum + frames).await;
    compare_lists(&house, &company.ann).await;
    assert!(frames > 15 * GAMES as usize, "{frames} frames were compared");
    house.close().await;
}

#[tokio::test]
async fn a_seat_is_sent_the_same_in_a_hundred_twin_games_of_clue() {
    let three = json!({ "suspects": ["scarlet", "green", "plum"], "dice": 2 });
    let four = json!({ "suspects": ["mustard", "white", "green", "peacock"] });
    hundred_twins("clue", [three, four, json!({ "suspects": SUSPECTS, "dice": 2 })]).await;
}

#[tokio::test]
async fn a_seat_is_sent_the_same_in_a_hundred_twin_games_of_clue_less() {
    let three = json!({ "suspects": ["scarlet", "green", "plum"] });
    let four = json!({ "suspects": ["mustard", "white", "green", "peacock"] });
    hundred_twins("clue-less", [three, four, json!({ "suspects": SUSPECTS })]).await;
}
