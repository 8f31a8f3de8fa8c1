//! Records of finished matches: everything in them can be recomputed, and whatever was changed is found and named.

use parlour_catalog::{AnyMatch, BadRecord, Eyes, Record};
use parlour_game::{Budget, Seed};
use serde_json::{Value, json};

/// A whole match between computers.
fn finished(game: &str) -> Box<dyn AnyMatch> {
    let game = parlour_catalog::game(game).unwrap();
    let mut play = game.open(&game.info().setup, Seed::from_number(7)).unwrap();
    while let Some(seat) = play.turn().seat() {
        let thinking = play.think(seat, &game.info().default_brain).unwrap();
        let step = play.propose(seat, &thinking(Budget::nodes(1)).action).unwrap();
        play.commit(step);
    }
    play
}

fn record(game: &str) -> Record {
    let found = parlour_catalog::game(game).unwrap();
    let (setup, seats) = found.check_setup(&found.info().setup).unwrap();
    let names = (0..seats).map(|seat| format!("Guest {seat}")).collect();
    Record::of(found, &*finished(game), setup, names).unwrap()
}

/// The record with one thing changed, read and checked.
fn changed(record: &Record, change: impl FnOnce(&mut Value)) -> Result<usize, BadRecord> {
    let mut json: Value = serde_json::from_str(&record.write()).unwrap();
    change(&mut json);
    Record::read(json.to_string().as_bytes())?.check().map(|checked| checked.drawn)
}

/// The number of the first event that fits, from `from` on.
fn event(record: &Record, from: usize, fits: impl Fn(&Value) -> bool) -> usize {
    let read = |number: usize| serde_json::from_str(record.events[number].get()).unwrap();
    (from..record.events.len()).find(|number| fits(&read(*number))).expect("there is such an event")
}

#[test]
fn every_games_record_can_be_checked_and_is_written_as_it_is_read() {
    for game in parlour_catalog::games() {
        let record = record(game.id());
        let text = record.write();
        let read = Record::read(text.as_bytes()).unwrap();
        assert_eq!(read.write(), text);
        let checked = read.check().unwrap();
        assert_eq!(checked.drawn > 0, game.id() != "checkers", "{}: cards, stations and dice", game.id());
        assert_eq!(checked.play.seq(), record.events.len());
    }
}

#[test]
fn a_match_that_goes_on_has_no_record() {
    let game = parlour_catalog::game("clue").unwrap();
    let play = game.open(&game.info().setup, Seed::from_number(7)).unwrap();
    assert!(play.reveal().is_none());
    assert!(Record::of(game, &*play, game.info().setup, Vec::new()).is_none());
}

#[test]
fn whatever_was_changed_is_found_and_named() {
    let record = record("clue");
    let last = record.events.len() - 1;
    let roll = event(&record, 2, |event| event["chanced"]["chance"] == "roll");
    let told = |change: &dyn Fn(&mut Value)| {
        let bad = changed(&record, change).expect_err("it was changed");
        (bad.event(), bad.to_string())
    };

    // A die: found where it was rolled, not where somebody later walks too far.
    let (found, text) = told(&|json| {
        let die = &mut json["events"][roll]["chanced"]["dice"][0];
        *die = json!(die.as_u64().unwrap() % 6 + 1);
    });
    assert_eq!(found, Some(roll), "{text}");
    assert_eq!(text, format!("event {roll} cannot have happened: from the seed chance draws something else"));

    // An action that the rules forbid there.
    let show = event(&record, 0, |event| event["acted"]["action"]["do"] == "show");
    let (found, text) = told(&|json| json["events"][show]["acted"]["action"]["do"] = json!("roll"));
    assert_eq!(found, Some(show), "{text}");

    // An action that is none.
    let (found, text) = told(&|json| json["events"][3] = json!({ "acted": { "seat": 0 } }));
    assert_eq!(found, Some(3));
    assert!(text.starts_with("event 3 cannot be read: missing field `action`"), "{text}");

    // Seed, hash and set-up belong together.
    for (field, value) in [
        ("seed", json!("00".repeat(32))),
        ("commitment", json!("00".repeat(32))),
        ("setup", json!({ "suspects": ["scarlet", "mustard", "green", "plum"], "dice": 2 })),
    ] {
        let (found, text) = told(&|json| json[field] = value.clone());
        assert_eq!(found, None);
        assert!(text.starts_with("seed and set-up do not give the hash"), "{field}: {text}");
    }

    for (change, complaint) in [
        (json!({ "seed": "+0".repeat(32) }), "the seed is not one: it must be 64 digits in hex"),
        (json!({ "game": "chess" }), "this house does not know the game chess"),
        (
            json!({ "rules_version": 99 }),
            "it was played by version 99 of the rules; this house has version 1",
        ),
        (json!({ "setup": { "suspects": [] } }), "the set-up cannot be played: "),
        (json!({ "names": ["Ann"] }), "it names 1 players, but the game has 4 seats"),
        (json!({ "outcome": "drawn" }), "it says that the game ended otherwise than its events do"),
        (json!({ "version": 3 }), "it is of version 3; the newest this house can read is 2"),
        (json!({ "format": "parlour-save" }), "this is no record of a game"),
        (json!({ "colour": "red" }), "it cannot be read: unknown field `colour`"),
    ] {
        let (_, text) = told(&|json| {
            for (field, value) in change.as_object().unwrap() {
                json[field] = value.clone();
            }
        });
        assert!(text.starts_with(complaint), "{change}: {text}");
    }
    let (_, text) = told(&|json| drop(json["events"].as_array_mut().unwrap().remove(last)));
    assert_eq!(text, format!("the game is not over after its {last} events: the file was cut off"));
    let (_, text) = told(&|json| {
        let events = json["events"].as_array_mut().unwrap();
        events.push(events[last].clone());
    });
    assert_eq!(text, format!("event {} cannot have happened: the match was over", last + 1));

    let cut = &record.write().into_bytes()[..200];
    let bad = Record::read(cut).unwrap_err().to_string();
    assert!(bad.starts_with("it cannot be read: EOF while parsing"), "{bad}");
}

#[test]
fn views_come_in_answers_of_bounded_length() {
    let play = finished("scotland-yard");
    let reveal = play.reveal().unwrap();
    let count = reveal.moments().len();
    let whole = reveal.views(Eyes::All, 0, usize::MAX);
    assert_eq!(whole.len(), count);
    let bytes = 100 * 1024;
    let mut from = 0;
    while from < count {
        let page = reveal.views(Eyes::All, from, bytes);
        let length: usize = page.iter().map(|view| view.get().len()).sum();
        assert!(length <= bytes, "{length} bytes");
        assert!(page.iter().zip(&whole[from..]).all(|(one, other)| one.get() == other.get()));
        from += page.len();
    }
    assert_eq!(reveal.views(Eyes::All, 0, 1).len(), 1, "one at least, however long");
    assert!(reveal.views(Eyes::All, count, bytes).is_empty());
}
