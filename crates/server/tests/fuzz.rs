//! Whatever a page sends over its socket is answered: random texts and bytes, and sound messages with some damage, at
//! tables of every game. No table breaks down, no line is cut without a word. How to try for long: CONTRIBUTING.md.

use crate::house::{TestHouse, TestPage};
use parlour_game::laws::{Damage, spoilt, tries};
use parlour_server::wire::{FromClient, FromWaiting};
use proptest::prelude::*;
use proptest::test_runner::Config;
use serde::de::DeserializeOwned;
use serde_json::{Value, json};
use std::fmt::Debug;
use std::sync::OnceLock;
use tokio::runtime::Runtime;

/// A socket may say so much at once before it is told to slow down.
const MESSAGES: usize = 50;

/// One message and what happens to it on the way.
#[derive(Clone, Debug)]
enum Said {
    Anything(String),
    Bytes(Vec<u8>),
    Nearly { sample: usize, damages: Vec<Damage> },
}

fn said() -> impl Strategy<Value = Said> {
    let damages = prop::collection::vec(any::<Damage>(), 0..4);
    prop_oneof![
        1 => "\\PC{0,60}".prop_map(Said::Anything),
        1 => prop::collection::vec(any::<u8>(), 0..60).prop_map(Said::Bytes),
        8 => (any::<usize>(), damages).prop_map(|(sample, damages)| Said::Nearly { sample, damages }),
    ]
}

/// Where a page may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Door {
    WaitingRoom,
    MatchInPlay,
    QuickMatch,
}

/// What may be said to those who wait for a quick match.
fn samples_of_queue() -> Vec<Value> {
    vec![
        json!({ "type": "join", "id": "j", "name": "Ann" }),
        json!({ "type": "join", "id": "g", "name": "Ann", "again": true }),
        json!({ "type": "leave", "id": "l" }),
    ]
}

/// What may be said at a table: a message of every sort, and for what a seat is offered in a match one each.
fn samples_of_table(frame: &Value) -> Vec<Value> {
    let mut samples = vec![
        json!({ "type": "chat", "id": "c", "text": "Good evening" }),
        json!({ "type": "sit", "id": "s", "seat": 1, "name": "Ann" }),
        json!({ "type": "rename", "id": "n", "name": "Cid" }),
        json!({ "type": "rename", "id": "z", "name": "Dot", "seat": 0 }),
        json!({ "type": "chat", "id": "g", "text": "Hello.", "seat": 0 }),
        json!({ "type": "recast", "id": "w", "seat": 0, "setup": {} }),
        json!({ "type": "leave", "id": "l", "seat": 0 }),
        json!({ "type": "ready", "id": "r", "ready": true }),
        json!({ "type": "ready", "id": "o", "ready": true, "commitment": "ab".repeat(32) }),
        json!({ "type": "reveal", "id": "v", "bytes": "cd".repeat(32) }),
        json!({ "type": "appoint", "id": "a", "seat": 1, "brain": "random" }),
        json!({ "type": "clear", "id": "k", "seat": 1 }),
        json!({ "type": "send-away", "id": "w", "guest": "fkrz2w2yv2x0x1jw" }),
        json!({ "type": "let-in", "id": "i", "guest": "3janxhxwfbn4a816" }),
        json!({ "type": "change", "id": "h", "setup": {}, "options": { "pace": "fast", "decision_seconds": 60 } }),
        json!({ "type": "pace", "id": "p", "pace": "slow" }),
        json!({ "type": "pause", "id": "q", "paused": true }),
        json!({ "type": "step", "id": "t" }),
        json!({ "type": "start", "id": "b" }),
        json!({ "type": "sketch", "id": "d", "seat": 0, "sketch": { "marks": [1, 2] } }),
        json!({ "type": "resync", "id": "y", "since": 1 }),
    ];
    let actions = frame["actions"].as_array().into_iter().flatten();
    samples.extend(
        actions
            .take(24)
            .map(|action| json!({ "type": "act", "id": "m", "seat": 0, "seq": 0, "action": action })),
    );
    samples
}

/// Opens a page there, and tells what may be said.
async fn come_in(house: &TestHouse, game: &str, door: Door) -> (TestPage, Vec<Value>) {
    let ann = house.guest("Ann").await;
    if door == Door::QuickMatch {
        return (ann.queue(house, game).await, samples_of_queue());
    }
    let info = parlour_catalog::game(game).unwrap().info();
    let seats = parlour_catalog::game(game).unwrap().check_setup(&info.setup).unwrap().1;
    let seat = |number| match number {
        0 => json!({ "kind": "me" }),
        1 if door == Door::WaitingRoom => json!({ "kind": "open" }),
        _ => json!({ "kind": "brain", "brain": "random" }),
    };
    let wish = json!({ "game": game, "seats": (0..seats).map(seat).collect::<Vec<_>>(), "options": { "pace": "slow" } });
    let (status, table) = ann.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{table}");
    let mut page = ann.page(house, table["id"].as_str().unwrap(), None).await;
    page.hear("welcome").await;
    let frame = if door == Door::MatchInPlay { page.hear("frame").await } else { Value::Null };
    (page, samples_of_table(&frame))
}

/// Says everything, and hears an answer to each.
async fn say_all(game: &str, door: Door, all: &[Said]) {
    let mut house = TestHouse::open().await;
    let (mut page, samples) = come_in(&house, game, door).await;
    'all: for said in all {
        match said {
            Said::Anything(text) => page.send_text(text).await,
            Said::Bytes(bytes) => page.send_binary(bytes.clone()).await,
            Said::Nearly { sample, damages } => {
                let sample = samples[sample % samples.len()].to_string();
                // A line carries texts: what is none does not get that far.
                page.send_text(&String::from_utf8_lossy(&spoilt(sample, damages))).await;
            }
        }
        loop {
            let heard = page.next().await.unwrap_or_else(|| panic!("cut off without a word after {said:?}"));
            match heard["type"].as_str().unwrap() {
                "wrong" | "refused" | "done" => break,
                "bye" => break 'all,
                _ => {}
            }
        }
    }
    let metrics = house.metrics().await;
    assert!(metrics.contains("\nparlour_table_panics_total 0\n"), "{metrics}");
    house.close().await;
}

proptest! {
    #![proptest_config(Config { cases: tries(16), failure_persistence: None, max_shrink_iters: 200, ..Config::default() })]

    #[test]
    fn whatever_is_sent_is_answered(
        game in prop::sample::select(parlour_catalog::games().map(|game| game.id()).collect::<Vec<_>>()),
        door in prop::sample::select(vec![Door::WaitingRoom, Door::MatchInPlay, Door::QuickMatch]),
        all in prop::collection::vec(said(), 1..MESSAGES),
    ) {
        static RUNTIME: OnceLock<Runtime> = OnceLock::new();
        RUNTIME.get_or_init(|| Runtime::new().unwrap()).block_on(say_all(game, door, &all));
    }
}

/// Every sample is a message, and there is one of every sort the type knows.
fn are_all<T: DeserializeOwned + Debug>(samples: &[Value]) {
    let known = serde_json::from_value::<T>(json!({ "type": "?" })).unwrap_err().to_string();
    let (_, known) = known.split_once("expected ").unwrap();
    for kind in known.split('`').skip(1).step_by(2) {
        assert!(samples.iter().any(|sample| sample["type"] == kind), "none of {kind}");
    }
    for sample in samples {
        serde_json::from_value::<T>(sample.clone()).unwrap_or_else(|error| panic!("{sample}: {error}"));
    }
}

#[test]
fn there_is_a_sample_of_every_message() {
    are_all::<FromClient>(&samples_of_table(&json!({ "actions": [{}] })));
    are_all::<FromWaiting>(&samples_of_queue());
}
