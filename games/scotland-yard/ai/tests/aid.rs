//! The map aid.

use parlour_game::{Advisor, Budget, Match, Notation, Seed, Turn, Viewer};
use scotland_yard_ai::{Aid, AidAnswer, AidQuestion, AidRefusal};
use scotland_yard_rules::{MISTER_X, ScotlandYard, Station};

type Chance = (Station, f64);

fn ask(match_: &Match<ScotlandYard>, viewer: Viewer) -> Result<Vec<Chance>, AidRefusal> {
    let answer = Aid::answer(&match_.known(viewer), &AidQuestion::Where, Budget::nodes(1))?;
    let AidAnswer::Where { stations } = answer else { panic!("{answer:?}") };
    Ok(stations)
}

#[test]
fn it_tells_all_the_same_and_never_misses_him() {
    for number in 0..30 {
        let preset = ["classic", "seed", "modern"][number as usize % 3];
        let setup = ScotlandYard::read_setup(&format!("preset={preset},practice=true")).expect("a set-up");
        let mut match_ = Match::new(setup, Seed::from_number(number));
        let mut dice = Seed::from_number(number).rng_at(999);
        while let Turn::Seat(seat) = match_.turn() {
            let answer = ask(&match_, Viewer::Spectator).expect("an answer");
            for viewer in Viewer::all(match_.seats()) {
                assert_eq!(ask(&match_, viewer).as_ref(), Ok(&answer));
            }
            let own = match_.view(Viewer::Seat(MISTER_X)).mister_x.station.expect("he knows");
            assert!(answer.iter().any(|(station, share)| *station == own && *share > 0.0));
            let sum: f64 = answer.iter().map(|(_, share)| share).sum();
            assert!((sum - 1.0).abs() < 1e-9, "{sum}");
            assert!(answer.windows(2).all(|pair| pair[0].1 >= pair[1].1));
            match_.act(seat, *dice.pick(&match_.actions(seat))).expect("listed");
        }
        assert_eq!(ask(&match_, Viewer::Spectator), Err(AidRefusal::AllRevealed));
    }
}

#[test]
fn its_words_on_the_wire() {
    let question: AidQuestion = serde_json::from_str(r#"{"ask":"where"}"#).expect("a question");
    assert_eq!(question, AidQuestion::Where);
    let setup = ScotlandYard::read_setup(
        "position=turn=1 count=2 detectives=1:2/1/1;2:2/1/1 x=67:2/1/1/1/1 shown=- log=-",
    );
    let match_ = Match::new(setup.expect("a set-up"), Seed::from_number(0));
    let answer =
        Aid::answer(&match_.known(Viewer::Spectator), &question, Budget::nodes(1)).expect("an answer");
    let answer = serde_json::to_string(&answer).expect("JSON");
    assert_eq!(answer, r#"{"answer":"where","stations":[[67,1.0]]}"#);
}
