//! `parlour solve` as people and programs call it.

use crate::binary::{fed, parlour, text};
use serde_json::{Value, json};
use std::path::{Path, PathBuf};
use std::process::Output;

/// Calls it in a folder, with this on standard input.
fn solve_in(folder: &Path, args: &[&str], input: impl AsRef<[u8]>) -> Output {
    fed(input, parlour().arg("solve").args(args).current_dir(folder))
}

fn solve(args: &[&str], input: &str) -> Output {
    solve_in(Path::new("."), args, input)
}

fn case_path(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/cases").join(format!("{name}.json"))
}

fn answer(args: &[&str], input: &str) -> Value {
    let output = solve(args, input);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty());
    serde_json::from_slice(&output.stdout).unwrap()
}

fn has(answer: &Value, holder: &str, card: &str, has: bool) -> bool {
    let wanted = json!({ "card": card, "holder": holder, "has": has });
    answer["proved"].as_array().unwrap().contains(&wanted)
}

#[test]
fn the_known_cases_are_solved() {
    let cases = [
        ("last-possible-owner", "2184", &[("envelope", "Candlestick", true), ("Cid", "Rope", true)][..]),
        (
            "only-enough-cards-left",
            "8",
            &[
                ("Ben", "Professor Plum", true),
                ("Ben", "Wrench", true),
                ("Ben", "Conservatory", true),
                ("Ben", "Billiard Room", true),
                ("Ben", "Library", true),
                ("Ben", "Study", true),
            ],
        ),
        (
            "disjoint-clauses-fill-hand",
            "642",
            &[("Ben", "Mrs. Peacock", false), ("Ben", "Lead Pipe", false), ("Ben", "Ballroom", false)],
        ),
    ];
    for (name, worlds, proved) in cases {
        let path = case_path(name);
        let answer = answer(&[path.to_str().unwrap(), "--json"], "");
        assert_eq!(answer["worlds"], worlds, "{name}");
        assert_eq!(answer["weighting"], "shown");
        for (holder, card, is_there) in proved {
            assert!(has(&answer, holder, card, *is_there), "{name}: {holder} {card}");
            let chance = if *is_there { 1.0 } else { 0.0 };
            assert_eq!(answer["cards"][card][holder].as_f64(), Some(chance), "{name}: {holder} {card}");
        }
    }
}

#[test]
fn the_answer_for_programs_is_whole_and_agrees_with_itself() {
    let path = case_path("last-possible-owner");
    let output = solve(&[path.to_str().unwrap(), "--json"], "");
    let raw = text(&output.stdout);
    assert!(
        raw.starts_with(r#"{"worlds":"2184","weighting":"shown","cards":{"Miss Scarlet":{"Ann":1.0,"#),
        "{raw}"
    );
    let at = |card: &str| raw.find(&format!("\"{card}\":{{")).unwrap();
    assert!(
        at("Miss Scarlet") < at("Colonel Mustard") && at("Wrench") < at("Study"),
        "cards in the deck's order"
    );
    let answer: Value = serde_json::from_str(raw).unwrap();
    let cards = answer["cards"].as_object().unwrap();
    assert_eq!(cards.len(), 21);
    let mut certain = 0;
    for (card, chances) in cards {
        let chances = chances.as_object().unwrap();
        assert_eq!(chances.len(), 4, "{card}");
        let sum: f64 = chances.values().map(|chance| chance.as_f64().unwrap()).sum();
        assert!((sum - 1.0).abs() < 1e-9, "{card}");
        for (holder, chance) in chances {
            let chance = chance.as_f64().unwrap();
            let is_certain = [0.0, 1.0].contains(&chance);
            certain += usize::from(is_certain);
            assert_eq!(is_certain, has(&answer, holder, card, chance == 1.0), "{card} {holder}");
        }
    }
    assert_eq!(answer["proved"].as_array().unwrap().len(), certain);
    assert_eq!(answer["accusation"]["cards"].as_array().unwrap().len(), 3);
    let chance = answer["accusation"]["probability"].as_f64().unwrap();
    assert!(chance > 0.0 && chance < 1.0);
}

#[test]
fn deals_can_all_weigh_the_same() {
    let path = case_path("last-possible-owner");
    let path = path.to_str().unwrap();
    let alike = answer(&[path, "--json", "--weighting", "alike"], "");
    let shown = answer(&[path, "--json", "--weighting", "shown"], "");
    assert_eq!(alike["weighting"], "alike");
    assert_eq!(alike["worlds"], shown["worlds"]);
    assert_eq!(alike["proved"], shown["proved"]);
    // Cid showed Library though Rope was asked for too; that Mustard is there as well is less likely then.
    let mustard = |answer: &Value| answer["cards"]["Colonel Mustard"]["Cid"].as_f64().unwrap();
    assert!(mustard(&alike) > mustard(&shown));
}

#[test]
fn a_case_can_come_from_standard_input() {
    let case = std::fs::read_to_string(case_path("only-enough-cards-left")).unwrap();
    assert_eq!(answer(&["-", "--json"], &case)["worlds"], "8");
    // Some editors put a mark before the first letter.
    assert_eq!(answer(&["-", "--json"], &format!("\u{feff}{case}"))["worlds"], "8");
}

#[test]
fn the_table_tells_the_same_to_people() {
    let path = case_path("last-possible-owner");
    let output = solve(&[path.to_str().unwrap()], "");
    assert_eq!(output.status.code(), Some(0));
    let table = text(&output.stdout);
    assert!(!table.contains('\x1b'), "no colours where nobody sees them");
    assert!(table.lines().all(|line| line.chars().count() <= 80), "{table}");
    let cells = |card: &str| -> Vec<&str> {
        let line = table.lines().find(|line| line.starts_with(card)).unwrap();
        line[card.len()..].split_whitespace().collect()
    };
    assert_eq!(cells("Suspects"), ["Ann", "Ben", "Cid", "case", "file"]);
    assert_eq!(cells("Candlestick"), ["-", "-", "-", "yes"]);
    assert_eq!(cells("Rope"), ["-", "-", "yes", "-"]);
    assert_eq!(cells("Colonel Mustard")[1], "-");
    assert!(cells("Study")[1..].iter().all(|cell| cell.ends_with('%')));
    assert!(table.contains("2,184 possible deals"), "{table}");
    assert!(table.contains("20 solutions left"), "{table}");
}

/// A case of three with these entries.
fn case(entries: &Value) -> String {
    let players: Vec<Value> = ["Ann", "Ben", "Cid"].map(|name| json!({ "name": name, "cards": 6 })).to_vec();
    let hand = ["Miss Scarlet", "Knife", "Hall", "Lounge", "Dining Room", "Kitchen"];
    json!({ "players": players, "me": "Ann", "hand": hand, "entries": entries }).to_string()
}

#[test]
fn contradictions_name_the_entries_that_clash() {
    let entries = json!([
        { "kind": "suggestion", "by": "Cid", "cards": ["Mrs. White", "Wrench", "Study"], "shown_by": "Ben" },
        { "kind": "suggestion", "by": "Ann", "cards": ["Colonel Mustard", "Rope", "Library"] },
        { "kind": "spoiler", "player": "Ben", "card": "Rope", "has": true },
    ]);
    for args in [&["-"][..], &["-", "--json"]] {
        let output = solve(args, &case(&entries));
        assert_eq!(output.status.code(), Some(1));
        assert!(output.stdout.is_empty());
        let said = text(&output.stderr);
        assert!(said.contains("Entry 2: ") && said.contains("Entry 3: "), "{said}");
        assert!(!said.contains("Entry 1: "), "{said}");
    }
}

#[test]
fn what_is_wrong_with_a_file_is_told_in_a_sentence() {
    let spoiler = |player: &str, card: &str| {
        case(&json!([{ "kind": "spoiler", "player": player, "card": card, "has": true }]))
    };
    let asked = ["Mrs. White", "Rope", "Hall"];
    let shown_to_self = json!({ "kind": "suggestion", "by": "Ben", "cards": asked, "shown_by": "Ben" });
    let usual = case(&json!([]));
    for (input, told) in [
        ("", "Standard input isn’t a notebook file. The JSON breaks off in line 1."),
        ("{\n  \"players\": [,]\n}", "In line 2, column 15 there is something that isn’t JSON."),
        ("{\"players\": []", "The JSON breaks off in line 1."),
        ("[]", "isn’t a notebook file. Something in it is missing or doesn’t fit."),
        ("{}", "“players” is missing."),
        ("{\"players\": [], \"plaeyrs\": 1}", "“plaeyrs” doesn’t fit."),
        ("{\"players\": [], \"edition\": 5}", "“edition” doesn’t fit."),
        ("{\"players\": []}", "2 to 6 players"),
        (&usual.replace("\"cards\":6", "\"cards\":7"), "The players hold 21 cards"),
        (&usual.replace("\"cards\":6", "\"cards\":-6"), "“players[0].cards” doesn’t fit."),
        (&usual.replace("Cid", "Ben"), "Two players are called Ben"),
        (&usual.replace("\"me\":\"Ann\"", "\"me\":\"Anne\""), "Did you mean Ann?"),
        (&usual.replace("\"Knife\"", "\"Hall\""), "Hall is named twice"),
        (&usual.replace("\"Knife\",", ""), "You hold 6 cards, but 5 are named"),
        (&usual.replace("Kitchen", "Kichen"), "Did you mean Kitchen?"),
        (&spoiler("Bem", "Rope"), "Did you mean Ben?"),
        (&spoiler("Ben", "Roep"), "Did you mean Rope?"),
        (&case(&json!([{ "kind": "rumour" }])), "“entries[0].kind” doesn’t fit."),
        (
            &case(&json!([{ "kind": "suggestion", "by": "Ann", "cards": ["Rope", "Wrench", "Hall"] }])),
            "Entry 1: ",
        ),
        (&case(&json!([shown_to_self])), "Ben made the suggestion, so someone else showed"),
    ] {
        let output = solve(&["-", "--json"], input);
        assert_eq!(output.status.code(), Some(1), "{input}");
        assert!(output.stdout.is_empty());
        let said = text(&output.stderr).split_whitespace().collect::<Vec<_>>().join(" ");
        assert!(said.starts_with("error: ") && said.contains(told), "{input}: {said}");
    }
    let output = solve(&["no-such-file.json"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(
        text(&output.stderr).contains("Can’t read “no-such-file.json”: there is no such file or folder."),
        "{}",
        text(&output.stderr)
    );
}

#[test]
fn a_file_that_is_no_text_is_told_so() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("noise.json"), [0xff, 0xfe, 0x00]).unwrap();
    let output = solve_in(folder.path(), &["noise.json"], "");
    assert_eq!(output.status.code(), Some(1));
    assert_eq!(text(&output.stderr), "error: “noise.json” isn’t UTF-8 text.\n");
}

#[test]
fn wrong_flags_exit_with_2() {
    for args in [
        &["--weighting", "heavy", "-"][..],
        &["--json"],
        &["--edit"],
        &["--edit", "--json", "x.json"],
        &["--dance"],
        &["one.json", "two.json"],
    ] {
        let output = solve(args, "");
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(output.stdout.is_empty() && !output.stderr.is_empty());
    }
}

/// The set-up that most sessions begin with: Ann's notebook, three players.
const SETUP: &str = "classic\nAnn, Ben, Cid\n\nann\nscar, knife, hall, lounge, dining, kitchen\n";

/// What a session says to these lines, in a folder of its own.
fn session(folder: &Path, lines: &str) -> String {
    let output = solve_in(folder, &[], lines);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert!(output.stderr.is_empty(), "{}", text(&output.stderr));
    let said = text(&output.stdout).to_owned();
    assert!(!said.contains('\x1b'), "no colours where nobody sees them: {said}");
    said
}

/// The texts come one after the other.
pub(crate) fn assert_in_order(said: &str, texts: &[&str]) {
    let mut rest = said;
    for text in texts {
        let Some(at) = rest.find(text) else {
            panic!("'{text}' is missing or comes too early in:\n{said}");
        };
        rest = &rest[at + text.len()..];
    }
}

#[test]
fn a_session_from_the_set_up_to_the_solution() {
    let folder = tempfile::tempdir().unwrap();
    let lines = SETUP.to_owned()
        + "i ask scar, candle, hall: nobody\n\
           i ask mustard rope library: cid shows library\n\
           why rope cid\n\
           why hall ben\n\
           why study ben\n\
           table\n\
           table alike\n\
           entries\n\
           save game.json\n\
           quit\n";
    let said = session(folder.path(), &lines);
    assert_in_order(
        &said,
        &[
            "Edition (classic, cluedo, cluedo-german, master-detective",
            "Players in clockwise order",
            "Cards of Ann, Ben and Cid [6 6 6]:",
            "Which player are you [nobody]:",
            "Your 6 cards:",
            "You’re Ann. No entries yet.",
            "1. You suggested Miss Scarlet with the Candlestick in the Hall",
            "+ The Candlestick is in the case file.",
            "25 solutions left",
            "2. You suggested Colonel Mustard with the Rope in the Library.",
            "+ Cid has the Rope and the Library.",
            "20 solutions left",
            "Why does Cid have the Rope?",
            "Entry 1: ",
            "Entry 2: ",
            "Suspects",
            "2,184 possible deals, weighted by the cards that were shown",
            "2,184 possible deals, all counted equally",
            "  1. You suggested",
            "  2. You suggested",
            "Saved as “game.json”",
        ],
    );
    let path = folder.path().join("game.json");
    let solved = answer(&[path.to_str().unwrap(), "--json"], "");
    assert_eq!(solved["worlds"], "2184");
}

#[test]
fn advice_is_given_for_a_room_or_for_all() {
    let folder = tempfile::tempdir().unwrap();
    let lines = SETUP.to_owned() + "advice\nadvice stud\nadvice rope\n";
    let said = session(folder.path(), &lines);
    assert_in_order(&said, &["  1. ", "solutions", "  1. ", " and Study\n", "There’s no room “rope”"]);
}

#[test]
fn changes_are_taken_back_and_made_again() {
    let folder = tempfile::tempdir().unwrap();
    let lines = SETUP.to_owned()
        + "ben has rope\n\
           cid has study\n\
           cid hasnt wrench\n\
           undo 2\n\
           redo\n\
           edit 1 ben has wrench\n\
           delete 2\n\
           entries\n\
           undo\n\
           entries\n\
           undo 9\n\
           redo 2\n";
    let said = session(folder.path(), &lines);
    assert_in_order(
        &said,
        &[
            "1. You learned that Ben has the Rope.",
            "2. You learned that Cid has the Study.",
            "3. You learned that Cid doesn’t have the Wrench.",
            "Undone. Entries: 1.",
            "cells are open again",
            "Redone. Entries: 2.",
            "1. You learned that Ben has the Wrench.",
            "Entry 2 deleted.",
            "  1. You learned that Ben has the Wrench.",
            "Undone. Entries: 2.",
            "  1. You learned that Ben has the Wrench.\n  2. You learned that Cid has the Study.",
            "Only 3 changes can be undone",
            "Only one change can be redone",
            "The notebook wasn’t saved.",
        ],
    );
}

#[test]
fn what_is_refused_changes_nothing() {
    let folder = tempfile::tempdir().unwrap();
    let refused = [
        ("ben asks mrs rope study: nobody", "“mrs” could be Mrs. White or Mrs. Peacock"),
        ("ben has roep", "There’s no card “roep”. Did you mean Rope?"),
        ("bem has rope", "No one here is called “bem”. Did you mean Ben?"),
        ("dance", "Type “help”"),
        ("ben asks plum rope study", "Who showed a card?"),
        ("ben asks plum rope study: ben shows", "Ben made the suggestion, so someone else showed"),
        ("ben asks plum rope study: cid shows wrench", "The Wrench wasn’t suggested"),
        ("ben asks plum rope wrench: nobody", "are both weapons"),
        ("ben has hall", "This contradicts your own cards"),
        ("edit 7 ben has rope", "There is no entry 7"),
        ("delete 0", "There is no entry 0"),
        ("undo", "There is nothing to undo"),
        ("load nowhere.json", "Can’t read “nowhere.json”"),
        ("save no-such-folder/x.json", "Not saved. Can’t write"),
        ("save", "Which file? Type “save FILE”."),
    ];
    let lines: String = refused.iter().map(|(line, _)| format!("{line}\n")).collect();
    let said = session(folder.path(), &(SETUP.to_owned() + &lines + "entries\n"));
    let told: Vec<&str> = refused.iter().map(|(_, told)| *told).collect();
    assert_in_order(&said, &told);
    assert!(said.contains("No entries yet."), "{said}");
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 0);
}

#[test]
fn the_set_up_goes_back_and_refuses_what_cannot_be() {
    let folder = tempfile::tempdir().unwrap();
    let lines = "clasic\n\
                 back\n\
                 cluedo\n\
                 Ann\n\
                 Ann, Ben\n\
                 back\n\
                 Ann, Ben, Cid, Dee\n\
                 5 5 5 5\n\
                 5 5 4 4\n\
                 me\n\
                 cid\n\
                 dagger, spanner, hall\n\
                 dagger, spanner, hall, lounge\n";
    let said = session(folder.path(), lines);
    assert_in_order(
        &said,
        &[
            "There’s no edition “clasic”. Did you mean classic?",
            "This is the first question.",
            "2 to 6 players",
            "Cards of Ann and Ben [9 9]",
            "Players in clockwise order, starting with the one dealt the first card [Ann, Ben]",
            "Cards of Ann, Ben, Cid and Dee [5 5 4 4]",
            "The players hold 20 cards",
            "No one here is called “me”",
            "Your 4 cards",
            "You hold 4 cards, but 3 are named",
            "Cluedo: Ann (5), Ben (5), Cid (4) and Dee (4). You’re Cid.",
        ],
    );
}

#[test]
fn an_edition_of_ones_own_is_read_from_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let own = json!({
        "name": "Tiny",
        "suspects": ["Fox", "Hen"],
        "weapons": ["Beak", "Tooth"],
        "rooms": ["Barn", "Wood", "Yard"],
    });
    std::fs::write(folder.path().join("tiny.json"), own.to_string()).unwrap();
    std::fs::write(folder.path().join("wrong.json"), "{\"name\": \"Tiny\"}").unwrap();
    let lines = "wrong.json\ntiny.json\nAnn Ben\n\nnobody\nann has fox\nenvelope has yard\nsave case.json\n";
    let said = session(folder.path(), lines);
    assert_in_order(
        &said,
        &["“suspects” is missing.", "Tiny: Ann (2) and Ben (2)", "+ Ann has Fox.", "Saved"],
    );
    let path = folder.path().join("case.json");
    let solved = answer(&[path.to_str().unwrap(), "--json"], "");
    assert_eq!(solved["cards"]["Hen"]["envelope"].as_f64(), Some(1.0));
}

#[test]
fn notebooks_are_saved_and_loaded() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("game.json");
    std::fs::write(&path, "precious").unwrap();
    let lines = SETUP.to_owned() + "ben has rope\nsave game.json\nn\nquit\nn\nsave game.json\ny\nquit\n";
    let said = session(folder.path(), &lines);
    assert_in_order(
        &said,
        &[
            "“game.json” already exists. Replace it? (y/n)",
            "Nothing was saved.",
            "The notebook isn’t saved. Leave without saving? (y/n)",
            "“game.json” already exists. Replace it? (y/n)",
            "Saved as “game.json”.",
        ],
    );
    assert!(!said.contains("wasn’t saved."), "{said}");
    let kept = std::fs::read_to_string(&path).unwrap();

    // Loaded instead of a set-up, changed, and saved under its own name without a question.
    let said = session(
        folder.path(),
        "load game.json\nentries\ncid has study\nsave\nload game.json\nentries\nquit\n",
    );
    assert_in_order(
        &said,
        &[
            "One entry.",
            "1. You learned that Ben has the Rope.",
            "2. You learned that Cid has the Study.",
            "Saved",
            "2 entries",
        ],
    );
    assert!(!said.contains("(y/n)"), "{said}");
    assert_ne!(std::fs::read_to_string(&path).unwrap(), kept);

    let output = solve_in(folder.path(), &["--edit", "game.json"], "entries\n");
    assert_in_order(
        text(&output.stdout),
        &["1. You learned that Ben has the Rope.", "2. You learned that Cid has the Study."],
    );
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1, "nothing is left beside it");
}

#[test]
fn cards_in_nobodys_hand_are_asked_for_and_can_be_corrected() {
    let folder = tempfile::tempdir().unwrap();
    let lines =
        "\nAnn Ben\n8 8\nrope\nnobody\nwhy rope open\nsetup\n\n\nrope, hall\n\ntable\nundo\nann has hall\n";
    let said = session(folder.path(), lines);
    assert_in_order(
        &said,
        &[
            "Cards of Ann and Ben [9 9]",
            "2 cards are not dealt. Which of them are face up [none]",
            "Rope",
            "Which of them are face up [Rope]",
            "face up",
            "case file",
            "Undone",
            "+ Ann has the Hall.",
        ],
    );
}

#[test]
fn the_set_up_can_be_corrected_under_way() {
    let folder = tempfile::tempdir().unwrap();
    let lines = SETUP.to_owned() + "ben has rope\nsetup\nAnn, Bea, Cid\n\n\n\nentries\nundo\nentries\n";
    let said = session(folder.path(), &lines);
    assert_in_order(
        &said,
        &[
            "Clue: Ann (6), Bea (6)",
            "1. You learned that Bea has the Rope.",
            "Undone",
            "1. You learned that Ben has the Rope.",
        ],
    );
}

#[test]
fn a_file_that_cannot_be_loaded_costs_no_answers() {
    let folder = tempfile::tempdir().unwrap();
    let said = session(folder.path(), "cluedo\nAnn, Ben, Cid\nload nope.json\n6 6 6\nnobody\nquit\n");
    assert_in_order(
        &said,
        &[
            "Can’t read “nope.json”",
            "Cards of Ann, Ben and Cid [6 6 6]",
            "Which player are you",
            "Cluedo: Ann",
        ],
    );
}

#[test]
fn a_line_that_is_no_text_is_left_out() {
    let folder = tempfile::tempdir().unwrap();
    let lines = [b"\n\xff\nAnn Ben\n\nnobody\n", &b"ann has r\xffope\nann has rope\nentries\n"[..]].concat();
    let output = solve_in(folder.path(), &[], lines);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    assert_in_order(
        text(&output.stdout),
        &[
            "Skipped a line that is not UTF-8 text.\nPlayers in clockwise order",
            "Skipped a line that is not UTF-8 text.\n1. You learned that Ann has the Rope.",
        ],
    );
}

#[test]
fn only_files_are_replaced() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::create_dir(folder.path().join("taken")).unwrap();
    let said = session(folder.path(), &(SETUP.to_owned() + "save .\nsave taken\n"));
    assert_in_order(&said, &["Not saved. “.” isn’t a file.", "Not saved. “taken” isn’t a file."]);
    assert!(!said.contains("Replace it?"), "{said}");
}

#[test]
fn nothing_that_is_echoed_reaches_the_terminal_as_a_code() {
    let folder = tempfile::tempdir().unwrap();
    std::fs::write(folder.path().join("odd.json"), r#"{"\u001b[2J": 1}"#).unwrap();
    let lines = "ben has \u{1b}[2J\nload odd.json\nload \u{1b}.json\ntable \u{1b}\nundo \u{1b}\nwhy \u{1b} \u{202e}\n\
                 \u{1b}\nquit \u{1b}\nsave \u{1b}/x\n";
    let said = session(folder.path(), &(SETUP.to_owned() + lines));
    assert_eq!(said.matches("\\u{1b}").count(), 8, "{said}");
    assert!(!said.contains(['\u{1b}', '\u{202e}']), "{said}");
    let output = solve_in(folder.path(), &["odd.json"], "");
    assert_eq!(output.status.code(), Some(1));
    assert!(text(&output.stderr).contains("“[2J” doesn’t fit."), "{}", text(&output.stderr));
}

/// The first block of this sort in a text.
fn block<'a>(text: &'a str, fence: &str) -> &'a str {
    let (_, rest) = text.split_once(&format!("```{fence}\n")).unwrap();
    rest.split_once("```").unwrap().0
}

#[test]
fn the_documented_answer_is_that_of_the_documented_case() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/assistant.md");
    let page = std::fs::read_to_string(path).unwrap();
    let (_, cases) = page.split_once("## Notebook files").unwrap();
    let (_, answers) = page.split_once("## The answer for programs").unwrap();
    let output = solve(&["-", "--json"], block(cases, "json"));
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    // The page breaks the line and leaves out much of it.
    let shown: String = block(answers, "").lines().map(str::trim).collect();
    let mut left = text(&output.stdout).trim_end();
    let parts: Vec<&str> = shown.split('…').collect();
    assert!(left.starts_with(parts[0]) && left.ends_with(parts[parts.len() - 1]), "{shown}\n{left}");
    for part in parts {
        left = left.split_once(part).unwrap_or_else(|| panic!("{part} is not in {left}")).1;
    }
}
