//! The map aid.

use parlour_game::{Advisor, Budget, Help, Match, Notation, Seed, Turn, Viewer};
use scotland_yard_ai::{Aid, AidAnswer, AidQuestion, AidRefusal};
use scotland_yard_rules::{MISTER_X, ScotlandYard, Station};
use std::cmp::Reverse;

fn ask(match_: &Match<ScotlandYard>, viewer: Viewer, question: AidQuestion) -> Result<AidAnswer, AidRefusal> {
    Aid::answer(&match_.known(viewer), &question, Budget::nodes(1))
}

fn stations(match_: &Match<ScotlandYard>, viewer: Viewer) -> Vec<Station> {
    match ask(match_, viewer, AidQuestion::Where) {
        Ok(AidAnswer::Where { stations }) => stations,
        other => panic!("{other:?}"),
    }
}

fn chances(match_: &Match<ScotlandYard>, viewer: Viewer) -> Vec<(Station, u8)> {
    match ask(match_, viewer, AidQuestion::Chances) {
        Ok(AidAnswer::Chances { chances }) => chances,
        other => panic!("{other:?}"),
    }
}

#[test]
fn it_tells_all_the_same_and_never_misses_him() {
    for number in 0..30 {
        let preset = ["classic", "seed", "modern"][number as usize % 3];
        let setup = ScotlandYard::read_setup(&format!("preset={preset},practice=true")).expect("a set-up");
        let mut match_ = Match::new(setup, Seed::from_number(number));
        let mut dice = Seed::from_number(number).rng_at(999);
        while let Turn::Seat(seat) = match_.turn() {
            let where_ = stations(&match_, Viewer::Spectator);
            let likely = chances(&match_, Viewer::Spectator);
            for viewer in Viewer::all(match_.seats()) {
                assert_eq!((&stations(&match_, viewer), &chances(&match_, viewer)), (&where_, &likely));
            }
            let own = match_.view(Viewer::Seat(MISTER_X)).mister_x.station.expect("he knows");
            assert!(where_.contains(&own));
            assert!(where_.is_sorted(), "their order tells nothing: {where_:?}");
            assert!(
                likely
                    .iter()
                    .all(|(station, percent)| where_.contains(station) && (1..=95).contains(percent))
            );
            assert!(
                likely.is_sorted_by_key(|(station, percent)| (Reverse(*percent), *station)),
                "{likely:?}"
            );
            match_.act(seat, *dice.pick(&match_.actions(seat))).expect("listed");
        }
        for question in [AidQuestion::Where, AidQuestion::Chances] {
            assert_eq!(ask(&match_, Viewer::Spectator, question), Err(AidRefusal::AllRevealed));
        }
    }
}

#[test]
fn its_words_on_the_wire() {
    let setup = ScotlandYard::read_setup(
        "position=turn=1 count=2 detectives=1:2/1/1;2:2/1/1 x=67:2/1/1/1/1 shown=- log=-",
    );
    let match_ = Match::new(setup.expect("a set-up"), Seed::from_number(0));
    for (question, help, answer) in [
        (r#"{"ask":"where"}"#, Help::Proved, r#"{"answer":"where","stations":[67]}"#),
        (r#"{"ask":"chances"}"#, Help::Chances, r#"{"answer":"chances","chances":[[67,95]]}"#),
    ] {
        let question: AidQuestion = serde_json::from_str(question).expect("a question");
        assert_eq!(Aid::help(&question), Some(help));
        let told = ask(&match_, Viewer::Spectator, question).expect("an answer");
        assert_eq!(serde_json::to_string(&told).expect("JSON"), answer);
    }
}
