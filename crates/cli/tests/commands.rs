//! The binary as people and programs call it.

use crate::binary::{called, parlour, text};

#[test]
fn perft_prints_one_line_per_depth() {
    let output = called(&["perft", "checkers", "--depth", "5"]);
    assert_eq!(output.status.code(), Some(0));
    assert_eq!(text(&output.stdout), "1 7\n2 49\n3 302\n4 1469\n5 7361\n");
    let output = called(&["perft", "checkers", "--depth", "3", "--setup", "W:WK23:B2,10,11,18,19"]);
    assert_eq!(text(&output.stdout), "1 2\n2 4\n3 16\n");
}

#[test]
fn an_arena_with_the_same_seed_gives_the_same_json() {
    let args = ["arena", "checkers", "--seats", "random,random", "--games", "20", "--seed", "1", "--json"];
    let (one, two) = (called(&args), called(&args));
    assert_eq!(one.status.code(), Some(0));
    assert_eq!(text(&one.stdout), text(&two.stdout));
    let json: serde_json::Value = serde_json::from_slice(&one.stdout).unwrap();
    assert_eq!((&json["game"], &json["games"]), (&"checkers".into(), &20.into()));
    assert_eq!(json["openings"], "ballots");
    let brains = json["brains"].as_array().unwrap();
    let sum: f64 = brains.iter().map(|brain| brain["share"].as_f64().unwrap()).sum();
    assert!((sum - 1.0).abs() < 1e-9, "{json}");
    let other =
        called(&["arena", "checkers", "--seats", "random,random", "--games", "20", "--seed", "2", "--json"]);
    assert_ne!(text(&one.stdout), text(&other.stdout));
}

#[test]
fn an_arena_goes_through_the_ballots_in_pairs() {
    // Two brains without dice: from one position every game would be the same. Twice the ballots, once with each
    // colour, give each side the same games.
    let args = ["arena", "checkers", "--seats", "medium,medium", "--games", "4", "--json"];
    let json: serde_json::Value = serde_json::from_slice(&called(&args).stdout).unwrap();
    let [one, two] = [&json["brains"][0], &json["brains"][1]];
    assert_eq!((&one["wins"], &one["draws"]), (&two["wins"], &two["draws"]), "{json}");
    let fixed = called(&[&args[..], &["--setup", "ballot=17"]].concat());
    let fixed: serde_json::Value = serde_json::from_slice(&fixed.stdout).unwrap();
    assert_eq!(fixed["openings"], serde_json::Value::Null, "{fixed}");
}

#[test]
fn an_arena_counts_wrong_accusations_per_brain() {
    for game in ["clue", "clue-less"] {
        let args =
            ["arena", game, "--seats", "classic,random*2", "--games", "6", "--setup", "scarlet,green,plum"];
        let json = called(&[&args[..], &["--json"]].concat());
        assert_eq!(json.status.code(), Some(0), "{}", text(&json.stderr));
        let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
        let wrong = |brain: usize| json["brains"][brain]["counts"]["wrong accusations"].as_u64().unwrap();
        assert_eq!(wrong(0), 0, "classic accuses when certain: {json}");
        assert!(wrong(1) > 0, "random guesses: {json}");
        let table = called(&args);
        let lines: Vec<&str> = text(&table.stdout).lines().collect();
        assert!(lines[1].ends_with("wrong accusations"), "{lines:?}");
        assert!(lines[2].starts_with("classic") && lines[2].ends_with(" 0"), "{lines:?}");
        assert!(lines[3].ends_with(&format!(" {}", wrong(1))), "{lines:?}");
    }
}

#[test]
fn a_map_is_checked() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("map.json");
    let check = |map: &str, more: &[&str]| {
        std::fs::write(&path, map).unwrap();
        let output = called(&[&["map", "check", path.to_str().unwrap()], more].concat());
        (output.status.code(), text(&output.stdout).to_owned(), text(&output.stderr).to_owned())
    };
    let map = r#"{"stations":[{"id":1,"x":0.1,"y":0.2},{"id":2,"x":0.3,"y":0.4}],
        "taxi":[[1,2]],"bus":[],"underground":[],"ferry":[]}"#;
    let told = "A map of 2 stations. Lines: 1 taxi, 0 bus, 0 underground, 0 ferry.\n";
    assert_eq!(check(map, &[]), (Some(0), told.into(), String::new()));
    let json: serde_json::Value = serde_json::from_str(&check(map, &["--json"]).1).unwrap();
    assert_eq!(
        (&json["ok"], &json["stations"], &json["lines"]["taxi"]),
        (&true.into(), &2.into(), &1.into())
    );

    let wrong = map.replace("0.4", "4");
    let (code, out, error) = check(&wrong, &[]);
    assert_eq!((code, out.as_str()), (Some(1), ""));
    assert!(error.contains("The position of station 2 is wrong: 0.3, 4 isn’t between 0 and 1."), "{error}");
    let (code, out, _) = check(&wrong, &["--json"]);
    let json: serde_json::Value = serde_json::from_str(&out).unwrap();
    assert_eq!((code, &json["ok"]), (Some(1), &false.into()));
    assert_eq!(
        json["fault"],
        serde_json::json!({ "space": "scotland-yard", "code": "station-off-sheet", "id": 2, "x": 0.3, "y": 4.0 })
    );
    assert!(json["text"].as_str().unwrap().starts_with("The position of station 2 is wrong"), "{json}");
    let (code, _, error) = check("{", &[]);
    assert!(code == Some(1) && error.contains("The JSON breaks off in line 1."), "{error}");

    let lists = r#"{"stations":[{"identifier":1,"position":{"x":0.1,"y":0.2},"cab":[2],"bus":[],"tube":[],"boat":[]},
        {"identifier":2,"position":{"x":0.3,"y":0.4},"cab":[1],"bus":[],"tube":[],"boat":[]}]}"#;
    assert_eq!(check(lists, &[]), (Some(0), told.into(), String::new()));
    let (code, _, error) = check(&lists.replace("\"cab\":[1]", "\"cab\":[]"), &[]);
    assert!(
        code == Some(1) && error.contains("by taxi it connects to 2, but 2 doesn’t connect to it"),
        "{error}"
    );

    assert_eq!(called(&["map", "check"]).status.code(), Some(2));
    assert_eq!(called(&["map", "check", "nowhere.json"]).status.code(), Some(1));
}

#[test]
fn london_has_exactly_the_stations_1_to_199() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("map.json");
    let check = |map: &serde_json::Value| {
        std::fs::write(&path, map.to_string()).unwrap();
        let output = called(&["map", "check", "--london", path.to_str().unwrap()]);
        (output.status.code(), text(&output.stderr).to_owned())
    };
    let london = serde_json::to_value(scotland_yard_rules::london::text()).unwrap();
    assert_eq!(check(&london), (Some(0), String::new()));

    // Each of these is a sound map with other numbers, or is not one of 199 stations.
    let numbered = |count: u64| {
        let stations: Vec<_> =
            (1..=count).map(|id| serde_json::json!({ "id": id, "x": 0, "y": 0 })).collect();
        let taxi: Vec<_> = (1..count).map(|id| [id, id + 1]).collect();
        serde_json::json!({ "stations": stations, "taxi": taxi, "bus": [], "underground": [], "ferry": [] })
    };
    assert_eq!(check(&numbered(199)).0, Some(0));
    let (code, error) = check(&numbered(198));
    assert!(code == Some(1) && error.contains("199 is missing"), "{error}");
    let (code, error) = check(&numbered(200));
    assert!(code == Some(1) && error.contains("200 isn’t from 1 to 199"), "{error}");
}

#[test]
fn endings_are_counted_and_what_is_always_there_is_not_built() {
    let folder = tempfile::tempdir().unwrap();
    let data = folder.path().to_str().unwrap();
    let output = called(&["tables", "stats", "checkers", "--pieces", "2", "--data", data]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    let rows: Vec<&str> = text(&output.stdout).lines().collect();
    assert_eq!(
        rows[2..4],
        ["| 0+1 v 0+1 | 992 | 230 | 108 | 654 | 11 |", "| 0+1 v 1+0 | 868 | 331 | 6 | 531 | 11 |"]
    );
    let json = called(&["tables", "stats", "checkers", "--data", data, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&json.stdout).unwrap();
    let materials = json["materials"].as_array().unwrap();
    assert_eq!(materials.len(), 4 + 12 + 25);
    let positions: u64 = materials.iter().map(|row| row["positions"].as_u64().unwrap()).sum();
    assert_eq!(positions, 3_488 + 196_032 + 6_209_316);

    let build = called(&["tables", "build", "checkers", "--pieces", "4", "--data", data, "--json"]);
    let json: serde_json::Value = serde_json::from_slice(&build.stdout).unwrap();
    assert_eq!((build.status.code(), &json["endings"]), (Some(0), &serde_json::json!([])));
}

#[test]
fn a_damaged_table_is_told_and_not_used() {
    let folder = tempfile::tempdir().unwrap();
    let tables = folder.path().join("tables");
    std::fs::create_dir(&tables).unwrap();
    std::fs::write(tables.join("checkers-04-01.table"), "CHECKTAB and so on").unwrap();
    let data = folder.path().to_str().unwrap();
    let output = called(&["arena", "checkers", "--seats", "random,random", "--games", "1", "--data", data]);
    assert_eq!(output.status.code(), Some(0));
    let told = text(&output.stderr);
    assert!(
        told.contains("checkers-04-01.table is not used: It isn’t a table of checkers endings"),
        "{told}"
    );
}

#[test]
fn perft_counts_from_a_position_and_says_where_it_cannot() {
    let position = "position=turn=1 count=2 detectives=34:1/1/1;50:1/1/1 x=67:2/2/2/1/1 shown=- log=-";
    let output = called(&["perft", "scotland-yard", "--depth", "2", "--setup", position]);
    assert_eq!(output.status.code(), Some(0), "{}", text(&output.stderr));
    // Ways from 34: taxi 10, 22, 47, 48 and bus 22, 46, 63. From 50: taxi 37, 38, 49.
    assert_eq!(text(&output.stdout), "1 7\n2 21\n");
    let output = called(&["perft", "scotland-yard", "--depth", "2"]);
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("chance has too many outcomes here"), "{}", text(&output.stderr));
}

#[test]
fn benches_are_listed() {
    assert!(text(&called(&["bench"]).stdout).starts_with("checkers "));
    assert_eq!(
        text(&called(&["bench", "--json"]).stdout),
        "{\"benches\":[\"checkers\",\"deduction\",\"checkers-tables\",\"clue\",\"scotland-yard\"]}\n"
    );
}

#[test]
fn wrong_calls_say_what_is_wrong_and_exit_with_2() {
    for (args, fault) in [
        (&["perft", "chess", "--depth", "1"][..], "chess"),
        (&["perft", "checkers", "--depth", "1", "--setup", "B:W99:B1"], "99"),
        (&["arena", "checkers", "--seats", "genius,random"], "genius"),
        (&["arena", "checkers", "--seats", "random"], "2"),
        (&["tables", "build", "chess", "--pieces", "5"], "chess"),
        (&["tables", "build", "checkers", "--pieces", "7"], "7"),
        (&["arena", "checkers", "--seats", "random,random", "--think", "5"], "unit"),
        (&["serve", "--log-level", "a=b=c"], "log level"),
        (&["serve", "--public-url", "example.org"], "http://"),
        (&["bench", "patience"], "patience"),
        (&["dance"], "dance"),
    ] {
        let output = called(args);
        assert_eq!(output.status.code(), Some(2), "{args:?}");
        assert!(text(&output.stderr).contains(fault), "{args:?}: {}", text(&output.stderr));
        assert!(output.stdout.is_empty());
    }
}

#[test]
fn issue_14_times_and_sizes_that_make_no_sense_are_refused() {
    for (option, value, told) in [
        ("--keep-finished", "soon", "type a number of days, such as 400, or “never”"),
        ("--keep-guests", "40000", "36500 days is the limit"),
        ("--most-data", "10", "type a size with its unit, such as 500MB or 10GB, or “never”"),
        ("--most-daily", "1MB", "a size must be from 16MB to 1000TB"),
    ] {
        let output = called(&["serve", option, value]);
        assert_eq!(output.status.code(), Some(2), "{option}");
        assert!(text(&output.stderr).contains(told), "{}", text(&output.stderr));
    }
}

#[test]
fn issue_16_wrong_calls_are_refused_in_the_language() {
    for (args, german, english) in [
        (
            &["solve", "--jason"][..],
            "Fehler: die Option --jason gibt es hier nicht. Meinst du --json?",
            "error: there is no option --jason here. Did you mean --json?",
        ),
        (
            &["solve", "--weighting"],
            "--weighting <GEWICHTUNG> braucht einen Wert: shown oder alike",
            "needs a value: shown or alike",
        ),
        (
            &["solve", "--weighting", "schwer"],
            "„schwer“ ist kein Wert für --weighting <GEWICHTUNG>. Möglich ist shown oder alike",
            "“schwer” is not a value of --weighting <WEIGHTING>. Choose shown or alike",
        ),
        (
            &["analise"],
            "den Befehl „analise“ gibt es nicht. Meinst du analyse?",
            "there is no command “analise”. Did you mean analyse?",
        ),
        (&["solve", "a", "b"], "„b“ ist eine Angabe zu viel", "“b” is one argument too many"),
        (&["solve", "--edit"], "es fehlt noch: <DATEI>", "still needed: <FILE>"),
        (
            &["solve", "--edit", "--json", "x"],
            "--edit geht nicht zusammen mit --json",
            "--edit cannot be used with --json",
        ),
        (
            &["serve", "--countdown", "nie"],
            "nimm eine ganze Zahl von 0 bis 600",
            "type a whole number from 0 to 600",
        ),
        (&["serve", "--addr", "hier"], "nimm eine Adresse mit Port", "type an address with its port"),
        (
            &["serve", "--public-url", "da.de"],
            "muss mit http:// oder https:// beginnen",
            "must start with http:// or https://",
        ),
        (
            &["analyse", "x", "--think", "5"],
            "gib eine Einheit an, etwa 200ms oder 1s",
            "add a unit, such as 200ms or 1s",
        ),
        (
            &["--lang", "xx", "stop"],
            "„xx“ ist kein Wert für --lang <SPRACHE>: möglich ist ",
            "“xx” is not a value of --lang <LANG>: choose ",
        ),
    ] {
        for (tag, told, usage, more) in [
            ("de", german, "Aufruf: parlour", "Mehr dazu sagt"),
            ("en", english, "Usage: parlour", "For more"),
        ] {
            let output = parlour().args(args).env("LC_ALL", tag).output().unwrap();
            let said = text(&output.stderr);
            assert_eq!(output.status.code(), Some(2), "{args:?}: {said}");
            assert!(output.stdout.is_empty(), "{args:?}");
            assert!(said.contains(told) && said.contains(more), "{args:?}: {said}");
            // clap tells how a command is called where the fault is not in a value.
            assert!(said.contains(usage) || !args.contains(&"--jason"), "{args:?}: {said}");
            if tag == "de" {
                for english in [
                    "error",
                    "Usage",
                    "OPTIONS",
                    "tip",
                    "argument",
                    "value",
                    "unexpected",
                    "similar",
                    "For more",
                ] {
                    assert!(!said.contains(english), "{english}: {said}");
                }
            }
        }
    }
    // A command without what it needs prints its help.
    let output = parlour().args(["--lang", "de", "map"]).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    assert!(text(&output.stderr).contains("Aufruf: parlour map <BEFEHL>"), "{}", text(&output.stderr));
}
