//! `parlour analyse` as people and programs call it.

use crate::binary::{fed, parlour, text};
use std::process::Output;

/// In the second game Black gives a man away at once.
const GAMES: &str = "[Black \"Ann\"]\n[White \"Ben\"]\n1. 11-15 23-19 2. 8-11 22-17 *\n\n\
                     [FEN \"B:W22,29,30,31,32:B1,2,3,4,13\"]\n1. 13-17 22x13 1-0\n";

fn analyse(games: &str, args: &[&str]) -> Output {
    fed(games, parlour().args(["analyse", "-", "--nodes", "5000"]).args(args))
}

#[test]
fn a_table_for_people() {
    let output = analyse(GAMES, &[]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let lines: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(lines[0], "Ann (Black) against Ben (White): *");
    let moves: Vec<&str> = lines[2..6].iter().filter_map(|line| line.split_whitespace().nth(1)).collect();
    assert_eq!(moves, ["11-15", "23-19", "8-11", "22-17"]);
    assert!(lines[3].starts_with("1... ") && lines[4].starts_with("2. "), "{lines:?}");
    assert!(
        lines[6].starts_with("Black: 2 moves, ") && lines[7].starts_with("White: 2 moves, "),
        "{lines:?}"
    );
}

#[test]
fn json_for_programs() {
    let output = analyse(GAMES, &["--game", "2", "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!((&json["start"], &json["result"]), (&"B:W22,29,30,31,32:B1,2,3,4,13".into(), &"1-0".into()));
    let plies = json["plies"].as_array().unwrap();
    let [slip, answer] = &plies[..] else { panic!("{json}") };
    assert_eq!(
        (&slip["number"], &slip["side"], &slip["played"]),
        (&1.into(), &"black".into(), &"13-17".into())
    );
    assert_ne!(slip["best"], "13-17");
    assert_eq!(slip["line"][0], slip["best"]);
    assert!(slip["loss"].as_u64().unwrap() >= 50, "{json}");
    assert!(["mistake", "blunder"].contains(&slip["mistake"].as_str().unwrap()), "{json}");
    // The only legal move.
    assert_eq!((&answer["loss"], &answer["mistake"]), (&0.into(), &serde_json::Value::Null));
    assert_eq!(
        json["sides"][0]["mistakes"].as_u64().unwrap() + json["sides"][0]["blunders"].as_u64().unwrap(),
        1
    );
    let again = analyse(GAMES, &["--game", "2", "--json"]);
    assert_eq!(text(&again.stdout), text(&output.stdout), "the same nodes give the same answer");
}

#[test]
fn what_is_wrong_with_a_file_is_told_with_its_place() {
    for (game, args, fault) in [
        (
            "1. 11-15 22-18\n2. 9-13",
            &[][..],
            "-: Line 2, column 4: Black’s move 2, “9-13”, can’t be played. You must jump with 15.",
        ),
        ("1. 11-15 {", &[], "-: Line 1, column 10: “{” is never closed."),
        ("1. 11-15 *", &["--game", "2"], "-: Line 1, column 1: There’s no game 2. The text has one game."),
        ("[FEN \"B:W32:B\"] *", &[], "-: Line 1, column 1: The FEN tag is wrong. Black has no pieces."),
    ] {
        let output = analyse(game, args);
        assert_eq!(output.status.code(), Some(1));
        assert!(text(&output.stderr).contains(fault), "{}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn a_game_without_moves_has_nothing_to_tell() {
    let output = analyse("[Event \"none\"] *", &["--json"]);
    let json: serde_json::Value = serde_json::from_slice(&output.stdout).unwrap();
    assert_eq!(json["plies"], serde_json::json!([]));
}
