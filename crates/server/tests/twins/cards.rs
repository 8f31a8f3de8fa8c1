//! Clue and Clue-less: twins differ in two cards of one kind.
//!
//! Two cards that the watching seat does not hold have changed places in the deal: between hands, or between a hand and the
//! envelope. Nothing that is done names one of them. Where another seat may choose which card to show to a third, twin
//! tables show different ones.
//!
//! Tried on leaks planted in `games/clue/rules/src/view.rs` for a moment: each of a spectator's view with the first
//! seat's hand, a card shown that every sight names, and the envelope in the view of a seat while it is asked for a card
//! made both tests fail.

use super::{Secret, Twins, hundred_twins, read};
use parlour_catalog::AnyGame;
use parlour_game::{Seat, Seed, Viewer};
use serde_json::{Value, json};

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

/// The two cards.
struct Swapped([&'static str; 2]);

impl Secret for Swapped {
    fn dealt(game: &dyn AnyGame, setup: &Value, number: u64) -> (Twins, Self) {
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
        let tables = [replay(log[0].clone()), replay(other)];
        (Twins { tables, watcher: Seat::new(watcher), rng }, Self(swapped))
    }

    fn next(&self, twins: &mut Twins) -> Option<(Seat, [Value; 2])> {
        let seat = twins.tables[0].turn().seat()?;
        assert_eq!(twins.tables[1].turn().seat(), Some(seat));
        if let Some(cards) = free_choice(twins, seat) {
            return Some((seat, cards));
        }
        let mut actions = self.common(twins, seat);
        // Rooms and suggestions are what the game is about.
        let is_bold = |action: &Value| action["do"] == "suggest" || !action["to"]["room"].is_null();
        if actions.iter().any(is_bold) && twins.rng.below(4) > 0 {
            actions.retain(is_bold);
        }
        twins.rng.shuffle(&mut actions);
        let mut both = actions.into_iter().map(|action| [action.clone(), action]);
        both.find(|actions| !twins.ends(seat, actions)).map(|actions| (seat, actions))
    }

    fn wish(&self, twins: &mut Twins) -> Value {
        json!({ "do": "show", "card": twins.rng.pick(&self.0) })
    }
}

impl Swapped {
    /// What the seat can do at both tables without naming a card that was exchanged.
    fn common(&self, twins: &mut Twins, seat: Seat) -> Vec<Value> {
        let view = read(&twins.tables[0].view(Viewer::Seat(seat)));
        let mut actions = read(&twins.tables[0].actions(Viewer::Seat(seat))).as_array().unwrap().clone();
        let squares = view["squares"].as_array().unwrap().iter();
        actions.extend(squares.map(|square| json!({ "do": "move", "to": { "square": square } })));
        let is_swapped = |name: &Value| self.0.iter().any(|card| name == card);
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
        if view["may_accuse"] == true && seat != twins.watcher && twins.rng.below(40) == 0 {
            let [suspect, weapon, room] = [&SUSPECTS[..], &WEAPONS, &ROOMS].map(|kind| unswapped(kind)[0]);
            return vec![json!({ "do": "accuse", "suspect": suspect, "weapon": weapon, "room": room })];
        }
        actions
    }
}

/// Two different cards that the seat may show to somebody else than the watcher.
fn free_choice(twins: &Twins, seat: Seat) -> Option<[Value; 2]> {
    let view = read(&twins.tables[0].view(Viewer::Spectator));
    let is_the_watchers = seat == twins.watcher || view["to_play"] == json!(twins.watcher);
    let offers = read(&twins.tables[0].actions(Viewer::Seat(seat)));
    match &offers.as_array().unwrap()[..] {
        [one, .., other] if one["do"] == "show" && !is_the_watchers => Some([one.clone(), other.clone()]),
        _ => None,
    }
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

#[tokio::test]
async fn a_seat_is_sent_the_same_in_a_hundred_twin_games_of_clue() {
    let three = json!({ "suspects": ["scarlet", "green", "plum"], "dice": 2 });
    let four = json!({ "suspects": ["mustard", "white", "green", "peacock"] });
    let six = json!({ "suspects": SUSPECTS, "dice": 2 });
    hundred_twins::<Swapped>("clue", &[three, four, six]).await;
}

#[tokio::test]
async fn a_seat_is_sent_the_same_in_a_hundred_twin_games_of_clue_less() {
    let three = json!({ "suspects": ["scarlet", "green", "plum"] });
    let four = json!({ "suspects": ["mustard", "white", "green", "peacock"] });
    hundred_twins::<Swapped>("clue-less", &[three, four, json!({ "suspects": SUSPECTS })]).await;
}
