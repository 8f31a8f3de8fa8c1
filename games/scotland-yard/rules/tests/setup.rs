//! Set-ups: presets, single options, and every fault with its sentence.

use crate::play;
use parlour_game::{Game, Match, Notation, Seed, Viewer};
use scotland_yard_rules::{City, London, Preset, ScotlandYard, Setup, Station};

fn read(text: &str) -> Result<Setup, String> {
    ScotlandYard::read_setup(text).map_err(|fault| fault.to_string())
}

fn json(text: &str) -> Result<Setup, String> {
    serde_json::from_str(text).map_err(|fault| fault.to_string())
}

#[test]
fn a_set_up_is_written_out_in_full_as_json() {
    assert_eq!(
        play::json(&Setup::default()),
        concat!(
            r#"{"detectives":5,"starts":"shared-cards","mister_x":{"taxi":4,"bus":3,"underground":3},"black":"one-each","#,
            r#""doubles":2,"windows":24,"shown":[3,8,13,18],"detective":{"taxi":10,"bus":8,"underground":4},"#,
            r#""order":"fixed","last_round":false,"practice":false}"#
        )
    );
}

#[test]
fn what_is_not_given_is_as_in_the_preset() {
    assert_eq!(json("{}"), Ok(Setup::preset(Preset::Classic)));
    assert_eq!(json(r#"{"preset":"modern"}"#), Ok(Setup::preset(Preset::Modern)));
    assert_eq!(read(""), Ok(Setup::default()));
    assert_eq!(
        json(r#"{"preset":"seed","detectives":3,"black":7}"#),
        read("preset=seed,detectives=3,black=7")
    );
    let own = r#"{"mister_x":"unlimited","detective":{"taxi":1,"bus":2,"underground":3},"shown":[],"order":"free"}"#;
    assert_eq!(json(own), read("mister_x=unlimited, detective=1/2/3, shown=-, order=free"));
}

#[test]
fn a_set_up_is_written_as_a_preset_and_what_differs() {
    for (text, written) in [
        ("", "preset=classic"),
        ("preset=modern", "preset=modern"),
        ("starts=any,doubles=0", "preset=seed"),
        ("doubles=1,starts=any,detectives=3", "preset=seed,detectives=3,doubles=1"),
        ("preset=modern,shown=3/8,practice=true", "preset=modern,shown=3/8,practice=true"),
    ] {
        let setup = read(text).expect("a set-up");
        assert_eq!(ScotlandYard::write_setup(&setup), written);
        assert_eq!(read(written), Ok(setup));
    }
}

#[test]
fn what_cannot_be_played_is_said() {
    for (text, sentence) in [
        ("detectives=1", "There must be 2 to 5 detectives, not 1."),
        ("detectives=6", "There must be 2 to 5 detectives, not 6."),
        ("detective=31/0/0", "31 tickets is too many. The most is 30 of a kind."),
        ("black=200", "200 tickets is too many. The most is 30 of a kind."),
        ("windows=0,shown=-", "A game has 1 to 60 moves, not 0."),
        ("windows=61", "A game has 1 to 60 moves, not 61."),
        ("windows=10", "Mister X can’t surface on move 13. The game has 10 moves."),
        ("shown=0", "Mister X can’t surface on move 0. The game has 24 moves."),
        (
            "shown=8/3",
            "The moves on which Mister X surfaces must be in order, each listed once. Move 3 isn’t.",
        ),
        (
            "shown=3/3",
            "The moves on which Mister X surfaces must be in order, each listed once. Move 3 isn’t.",
        ),
        ("preset=old", "“preset=” is followed by classic, seed or modern, not by “old”."),
        ("detectives=many", "“detectives=” is followed by a number, not by “many”."),
        ("starts=home", "“starts=” is followed by shared-cards, split-cards or any, not by “home”."),
        ("mister_x=4/3", "“mister_x=” is followed by tickets like 4/3/3 or unlimited, not by “4/3”."),
        ("detective=all", "“detective=” is followed by tickets like 10/8/4, not by “all”."),
        ("black=few", "“black=” is followed by a number or one-each, not by “few”."),
        ("shown=never", "“shown=” is followed by moves like 3/8/13 or -, not by “never”."),
        ("order=any", "“order=” is followed by fixed or free, not by “any”."),
        ("on_timeout=wait", "“on_timeout=” is followed by move or lose, not by “wait”."),
        ("practice=1", "“practice=” is followed by true or false, not by “1”."),
        ("practice", "“practice” isn’t an option. Write option=value."),
        ("detectives=3,doubles=1,detectives=4", "“detectives=” is given twice."),
        ("preset=seed,preset=seed", "“preset=” is given twice."),
    ] {
        assert_eq!(read(text), Err(sentence.into()), "{text}");
    }
    assert!(read("speed=1").unwrap_err().starts_with("There’s no option “speed”. The options are preset,"));
    for (text, sentence) in [
        (r#"{"detectives":1}"#, "There must be 2 to 5 detectives, not 1."),
        (
            r#"{"mister_x":"rich"}"#,
            "mister_x is \"unlimited\" or {\"taxi\": 4, \"bus\": 3, \"underground\": 3}",
        ),
        (r#"{"black":"all"}"#, "black is \"one-each\" or a number of tickets"),
        (r#"{"speed":1}"#, "unknown field `speed`"),
    ] {
        let fault = json(text).unwrap_err();
        assert!(fault.starts_with(sentence), "{fault}");
    }
}

/// Where everybody began in matches with this set-up.
fn starts(text: &str) -> Vec<(Station, Vec<Station>)> {
    let start = |number| {
        let match_ = Match::<ScotlandYard>::new(read(text).expect("a set-up"), Seed::from_number(number));
        let view = match_.view(Viewer::Seat(scotland_yard_rules::MISTER_X));
        let detectives = view.detectives.iter().map(|detective| detective.station).collect();
        (view.start.expect("he knows"), detectives)
    };
    (0..300).map(start).collect()
}

#[test]
fn starts_are_distinct_and_from_the_cards() {
    let has = |cards: &[u8], station: &Station| cards.contains(&station.number());
    for (text, x, detectives) in [
        ("preset=classic", London::SHARED_CARDS, London::SHARED_CARDS),
        ("preset=modern", London::MISTER_X_CARDS, London::DETECTIVE_CARDS),
    ] {
        let mut seen = [0; 2];
        for (own, others) in starts(text) {
            assert!(has(x, &own) && others.iter().all(|other| has(detectives, other)));
            assert!(
                !others.contains(&own) && (1..others.len()).all(|nth| !others[..nth].contains(&others[nth]))
            );
            seen[usize::from(own == Station::new(x[0]))] += 1;
        }
        assert!(seen[1] > 0, "every card is drawn sometimes");
    }
    let anywhere: std::collections::BTreeSet<_> =
        starts("preset=seed").into_iter().map(|start| start.0).collect();
    assert!(anywhere.len() > 120, "{}", anywhere.len());
}

#[test]
fn a_practice_table_is_for_one_alone() {
    assert!(ScotlandYard::is_alone(&read("practice=true").unwrap()));
    assert!(!ScotlandYard::is_alone(&Setup::default()));
    assert_eq!(
        (2..=5).map(|n| ScotlandYard::seats(&read(&format!("detectives={n}")).unwrap())).collect::<Vec<_>>(),
        [3, 4, 5, 6]
    );
}
