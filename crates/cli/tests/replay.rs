//! `parlour replay` as people and programs call it.

use crate::binary::{called, fed, parlour, text};
use crate::record::record;
use serde_json::{Value, json};
use std::process::Output;

fn replay(file: &str, args: &[&str]) -> Output {
    fed(file, parlour().args(["replay", "-"]).args(args))
}

#[test]
fn a_game_is_told_step_by_step_and_verified() {
    for game in parlour_catalog::games() {
        let record = record(game.id());
        let output = replay(&record.write(), &["--verify"]);
        assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
        let lines: Vec<&str> = text(&output.stdout).lines().collect();
        assert!(lines[0].starts_with(&format!("{}: Ann, Ben", game.id())), "{}", lines[0]);
        assert_eq!(lines.len(), record.events.len() + 3);
        let end = lines[lines.len() - 2];
        assert!(end.starts_with("Won by ") || end == "A draw." || end == "No one won.", "{end}");
        assert!(lines[lines.len() - 1].starts_with("Verified: the hash from the start, "));
    }
    let output = replay(&record("clue-less").write(), &[]);
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert!(lines[1].starts_with("    0  chance  {\"chance\":\"deal\""), "{}", lines[1]);
    assert!(lines[2].starts_with("    1  Ann     move "), "{}", lines[2]);
    assert!(!text(&output.stdout).contains("Verified"), "nobody asked");
}

#[test]
fn json_for_programs() {
    let record = record("checkers");
    let told =
        |args: &[&str]| -> Value { serde_json::from_slice(&replay(&record.write(), args).stdout).unwrap() };
    let json = told(&["--verify", "--json"]);
    assert_eq!((&json["ok"], &json["verified"], &json["drawn"]), (&json!(true), &json!(true), &json!(0)));
    assert_eq!(json["events"].as_array().unwrap().len(), record.events.len());
    assert_eq!(json["events"][0]["seat"], 0);
    assert_eq!(json["commitment"], record.commitment);
    assert_eq!(told(&["--json"])["verified"], false);
}

#[test]
fn what_was_changed_is_named_with_its_place() {
    let record = record("clue");
    let changed = |change: &dyn Fn(&mut Value)| {
        let mut json: Value = serde_json::from_str(&record.write()).unwrap();
        change(&mut json);
        json.to_string()
    };
    let is_roll = |event: &str| event.contains(r#""chance":"roll""#);
    let roll = record.events.iter().position(|event| is_roll(event.get())).unwrap();
    let other_die = changed(&|json| {
        let die = &mut json["events"][roll]["chanced"]["dice"][0];
        *die = json!(die.as_u64().unwrap() % 6 + 1);
    });
    let other_seed = changed(&|json| json["seed"] = json!("00".repeat(32)));
    let whole = record.write();
    for (file, fault) in [
        (&other_die[..], format!("-: Event {roll} can’t have happened. The seed gives a different result.")),
        (&other_seed, "-: The seed and setup don’t match the published hash: ".into()),
        (&whole[..300], "-: The file can’t be read. The JSON breaks off in line ".into()),
        ("{}", "-: This file isn’t a game record.".into()),
        (
            "no JSON",
            "-: The file can’t be read. In line 1, column 2 there is something that isn’t JSON.".into(),
        ),
    ] {
        let output = replay(file, &["--verify"]);
        assert_eq!(output.status.code(), Some(1), "{}", text(&output.stdout));
        assert!(text(&output.stderr).contains(&fault), "{}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
    let output = replay(&other_die, &["--verify", "--json"]);
    assert_eq!(output.status.code(), Some(1));
    let json: Value = serde_json::from_slice(&output.stdout).unwrap();
    let fault = json!({ "space": "house", "code": "broken-event", "event": roll, "fault": { "code": "event-not-drawn" } });
    assert_eq!((&json["ok"], &json["event"], &json["fault"]), (&json!(false), &json!(roll), &fault));
    assert!(json["text"].as_str().unwrap().starts_with(&format!("Event {roll} can’t")), "{json}");

    let nothing = called(&["replay", "nowhere.json"]);
    assert_eq!(nothing.status.code(), Some(1));
    assert!(text(&nothing.stderr).contains("cannot read nowhere.json"), "{}", text(&nothing.stderr));
    assert_eq!(called(&["replay", "--faster"]).status.code(), Some(2));
}

#[test]
fn a_name_cannot_steer_the_terminal() {
    let mut record = record("checkers");
    record.names[0] = "A\u{1b}[2Jnn".into();
    let output = replay(&record.write(), &[]);
    assert!(text(&output.stdout).starts_with("checkers: A[2Jnn, Ben"), "{}", text(&output.stdout));
}

#[test]
fn what_the_seed_was_drawn_from_is_checked_and_told() {
    use parlour_catalog::{DrawnFrom, Part, Record};
    use parlour_game::{Budget, Seat};
    let drawn = DrawnFrom::new(Part::new([1; 32]), vec![(Seat::new(0), Part::new([2; 32]))]);
    let game = parlour_catalog::game("clue-less").unwrap();
    let (setup, seats) = game.check_setup(&game.info().setup).unwrap();
    let mut play = game.open(&setup, drawn.seed()).unwrap();
    while let Some(seat) = play.turn().seat() {
        let thinking = play.think(seat, &game.info().default_brain).unwrap();
        let step = play.propose(seat, &thinking(Budget::nodes(1)).action).unwrap();
        play.commit(step);
    }
    let names = (0..seats).map(|seat| format!("Guest {seat}")).collect();
    let whole = Record::of(game, &*play, setup, names).unwrap().with_drawn_from(Some(drawn)).write();
    let output = replay(&whole, &["--verify"]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let last = text(&output.stdout).lines().last().unwrap();
    assert_eq!(last, "The seed was drawn by the house and by Guest 0.");
    let json: Value = serde_json::from_slice(&replay(&whole, &["--verify", "--json"]).stdout).unwrap();
    assert_eq!(json["contributors"], json!([0]));

    let changed = whole.replace(&"02".repeat(32), &"03".repeat(32));
    let output = replay(&changed, &["--verify"]);
    assert_eq!(output.status.code(), Some(1));
    let fault = "-: The part of the seed from seat 0 isn’t the one committed to.";
    assert!(text(&output.stderr).contains(fault), "{}", text(&output.stderr));
}
