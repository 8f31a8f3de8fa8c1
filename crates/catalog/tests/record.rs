//! Records of finished matches: everything in them can be recomputed, and whatever was changed is found and named.

use parlour_catalog::{AnyMatch, BadRecord, EventFault, Eyes, Record};
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
    let told = |change: &dyn Fn(&mut Value)| changed(&record, change).expect_err("it was changed");
    let code = |bad: &BadRecord| serde_json::to_value(bad).unwrap()["code"].as_str().unwrap().to_owned();

    // A die: found where it was rolled, not where somebody later walks too far.
    let bad = told(&|json| {
        let die = &mut json["events"][roll]["chanced"]["dice"][0];
        *die = json!(die.as_u64().unwrap() % 6 + 1);
    });
    assert_eq!(bad, BadRecord::BrokenEvent { event: roll, fault: EventFault::EventNotDrawn });
    assert_eq!(bad.event(), Some(roll));

    // An action that the rules forbid there.
    let show = event(&record, 0, |event| event["acted"]["action"]["do"] == "show");
    let bad = told(&|json| json["events"][show]["acted"]["action"]["do"] = json!("roll"));
    assert_eq!(bad.event(), Some(show), "{bad}");

    // An action that is none.
    let bad = told(&|json| json["events"][3] = json!({ "acted": { "seat": 0 } }));
    let BadRecord::BrokenEvent { event: 3, fault: EventFault::EventUnreadable { fault } } = bad else {
        panic!("{bad}")
    };
    assert_eq!(fault.to_string(), "“action” is missing from “acted”.");

    // Seed, hash and set-up belong together.
    for (field, value) in [
        ("seed", json!("00".repeat(32))),
        ("commitment", json!("00".repeat(32))),
        ("setup", json!({ "suspects": ["scarlet", "mustard", "green", "plum"], "dice": 2 })),
    ] {
        let bad = told(&|json| json[field] = value.clone());
        assert_eq!((bad.event(), &*code(&bad)), (None, "other-commitment"), "{field}: {bad}");
    }

    for (change, complaint) in [
        (json!({ "seed": "+0".repeat(32) }), "bad-seed"),
        (json!({ "game": "chess" }), "unknown-game"),
        (json!({ "rules_version": 99 }), "other-rules"),
        (json!({ "setup": { "suspects": [] } }), "broken-setup"),
        (json!({ "names": ["Ann"] }), "other-names"),
        (json!({ "outcome": "drawn" }), "other-outcome"),
        (json!({ "version": 3 }), "newer-record"),
        (json!({ "format": "parlour-save" }), "no-record"),
        (json!({ "colour": "red" }), "record-unreadable"),
    ] {
        let bad = told(&|json| {
            for (field, value) in change.as_object().unwrap() {
                json[field] = value.clone();
            }
        });
        assert_eq!(code(&bad), complaint, "{change}: {bad}");
    }
    let bad = told(&|json| drop(json["events"].as_array_mut().unwrap().remove(last)));
    assert_eq!(bad, BadRecord::Unfinished { events: last });
    let bad = told(&|json| {
        let events = json["events"].as_array_mut().unwrap();
        events.push(events[last].clone());
    });
    assert_eq!(bad, BadRecord::BrokenEvent { event: last + 1, fault: EventFault::EventAfterEnd });

    let bad = Record::read(&record.write().into_bytes()[..200]).unwrap_err();
    assert_eq!(code(&bad), "record-unreadable", "{bad}");
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
