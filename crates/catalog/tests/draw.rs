//! A seed that the house and its guests drew together: the worked example of `docs/replay.md`, and a record in which any
//! byte of it was changed.

use parlour_catalog::{BadDraw, BadRecord, DrawnFrom, Part, Record};
use parlour_game::{Budget, Seat, Seed};
use serde_json::{Value, json};

/// 32 bytes that count up from the first.
fn counting(first: u8) -> Part {
    let mut bytes = [0; 32];
    for (byte, number) in bytes.iter_mut().zip(first..) {
        *byte = number;
    }
    Part::new(bytes)
}

/// The parts of the worked example.
fn example() -> DrawnFrom {
    DrawnFrom::new(counting(0x00), vec![(Seat::new(0), counting(0x20)), (Seat::new(2), counting(0x40))])
}

fn hex(seed: &Seed) -> String {
    Part::from(seed).hex()
}

#[test]
fn the_worked_example_gives_known_answers_and_stands_in_the_document() {
    let drawn = example();
    let computed = [
        drawn.house.bytes.hex(),
        drawn.guests[0].bytes.hex(),
        drawn.guests[1].bytes.hex(),
        drawn.house.commitment.clone(),
        drawn.guests[0].commitment.clone(),
        drawn.guests[1].commitment.clone(),
        hex(&drawn.seed()),
    ];
    // Computed with another program.
    let known = [
        "000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f",
        "202122232425262728292a2b2c2d2e2f303132333435363738393a3b3c3d3e3f",
        "404142434445464748494a4b4c4d4e4f505152535455565758595a5b5c5d5e5f",
        "6656990740830ab7ba2cd5ec7dde7a9b61a0a127b373606e9c88cc4528b6f688",
        "78309a03287b7e5d3502911b0fb81bdcf4645def9bf26cff07a9a69565cf136f",
        "f77376f9949da79c8d7e3223348ee908683b4f491cc840c0b2e9466c096982c8",
        "060b6f2bb37345f5bc7c44fbd3d200065b1fe48101a1ab939092fb63adb6c252",
    ];
    assert_eq!(computed, known);
    let document = include_str!("../../../docs/replay.md");
    for number in known {
        assert!(document.contains(number), "docs/replay.md does not show {number}");
    }
}

#[test]
fn a_part_is_read_in_one_way_only_and_not_printed() {
    let hex = counting(0xa0).hex();
    assert_eq!(Part::read(&hex), Some(counting(0xa0)));
    for wrong in [&hex[1..], &format!("{hex}0"), &hex.to_uppercase(), &"+1".repeat(32), &"é".repeat(32), ""]
    {
        assert_eq!(Part::read(wrong), None, "{wrong}");
    }
    assert!(!format!("{:?}", example()).contains("0001020304"), "the bytes are kept out of logs");
}

/// A finished match from the seed of the worked example.
fn record() -> Record {
    let game = parlour_catalog::game("clue-less").unwrap();
    let (setup, seats) = game.check_setup(&game.info().setup).unwrap();
    let mut play = game.open(&setup, example().seed()).unwrap();
    while let Some(seat) = play.turn().seat() {
        let thinking = play.think(seat, &game.info().default_brain).unwrap();
        let step = play.propose(seat, &thinking(Budget::nodes(1)).action).unwrap();
        play.commit(step);
    }
    let names = (0..seats).map(|seat| format!("Guest {seat}")).collect();
    Record::of(game, &*play, setup, names).unwrap().with_drawn_from(Some(example()))
}

#[test]
fn a_record_tells_what_its_seed_was_drawn_from_and_every_change_to_it_is_found() {
    let record = record();
    let text = record.write();
    let read = Record::read(text.as_bytes()).unwrap();
    assert_eq!((read.version, read.write()), (2, text.clone()));
    read.check().unwrap();

    let other = Part::new([7; 32]);
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut json: Value = serde_json::from_str(&text).unwrap();
        change(&mut json["drawn_from"]);
        Record::read(json.to_string().as_bytes())?.check().map(drop)
    };
    let told = |fault: BadDraw| Err(BadRecord::BadDraw { fault });
    assert_eq!(changed(&|_| ()), Ok(()));
    assert_eq!(changed(&|drawn| drawn["house"]["bytes"] = json!(other.hex())), told(BadDraw::DrawHouse));
    assert_eq!(
        changed(&|drawn| drawn["guests"][1]["bytes"] = json!(other.hex())),
        told(BadDraw::DrawGuest { seat: Seat::new(2) })
    );
    // Bytes and promise together: then the seed is another one.
    let both = |drawn: &mut Value| {
        drawn["guests"][0] =
            json!({ "seat": 0, "commitment": other.guest_commitment(), "bytes": other.hex() });
    };
    assert_eq!(changed(&both), told(BadDraw::DrawSeed));
    assert_eq!(
        changed(&|drawn| drop(drawn["guests"].as_array_mut().unwrap().remove(0))),
        told(BadDraw::DrawSeed),
        "somebody's part was left out"
    );
    assert_eq!(changed(&|drawn| drawn["guests"] = json!([])), told(BadDraw::DrawNoGuest));
    assert_eq!(changed(&|drawn| drawn["guests"].as_array_mut().unwrap().reverse()), told(BadDraw::DrawOrder));
    assert_eq!(changed(&|drawn| drawn["guests"][1]["seat"] = json!(9)), told(BadDraw::DrawOrder));
    let unreadable = changed(&|drawn| drawn["house"]["bytes"] = json!("00")).unwrap_err();
    assert!(unreadable.to_string().ends_with("“drawn_from.house.bytes” doesn’t fit."), "{unreadable}");
}

#[test]
fn a_record_of_a_seed_that_the_house_drew_alone_stays_as_it_was() {
    let record = record().with_drawn_from(None);
    assert_eq!(record.version, 1);
    assert!(!record.write().contains("drawn_from"));
    Record::read(record.write().as_bytes()).unwrap().check().unwrap();
}
