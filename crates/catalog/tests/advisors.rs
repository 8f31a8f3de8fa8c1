//! An advisor without its types answers what the advisor answers, and keeps the kinds of "no" apart.

use parlour_catalog::{Declined, answer, help};
use parlour_game::laws::toy::Toy;
use parlour_game::{Advisor, Budget, Help, Known, Match, Seat, Seed, Viewer};
use serde::{Deserialize, Serialize};
use serde_json::{Value, json};

/// Tells a seat its own card, and anyone how much has happened.
struct Mirror;

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
enum Question {
    Card,
    Events,
}

/// Said with a message that is there to be tried.
#[derive(Debug, Serialize)]
#[serde(tag = "code", rename = "welcome")]
struct Blank {
    name: &'static str,
    events: usize,
}
parlour_voice::spoken!(Blank, "voice", [Blank { name: "Ann", events: 1 }]);

impl Advisor<Toy> for Mirror {
    type Question = Question;
    type Answer = Value;
    type Refusal = Blank;

    const HELPS: &'static [Help] = &[Help::Proved];

    fn help(question: &Question) -> Option<Help> {
        (*question == Question::Card).then_some(Help::Proved)
    }

    fn answer(known: &Known<Toy>, question: &Question, _: Budget) -> Result<Value, Blank> {
        let events = known.sights.len();
        match question {
            Question::Card => {
                known.view.card.map(|card| json!({ "card": card })).ok_or(Blank { name: "Ann", events })
            }
            Question::Events => Ok(json!(events)),
        }
    }
}

fn ask(viewer: Viewer, question: &Value) -> Result<Value, Declined> {
    let match_ = Match::<Toy>::new(Default::default(), Seed::from_number(1));
    let answer = answer::<Toy, Mirror>(&match_.known(viewer), question, Budget::nodes(1))?;
    Ok(serde_json::from_str(answer.get()).expect("an answer is JSON"))
}

#[test]
fn a_viewer_is_answered_from_what_it_may_know() {
    let cards: Vec<Value> =
        Seat::first(2).map(|seat| ask(Viewer::Seat(seat), &json!("card")).expect("a card")).collect();
    assert_ne!(cards[0], cards[1]);
    assert_eq!(ask(Viewer::Spectator, &json!("events")).expect("an answer"), json!(1));
}

#[test]
fn a_refusal_is_told_to_people_and_to_programs() {
    let refused = ask(Viewer::Spectator, &json!("card")).unwrap_err();
    assert_eq!(refused.to_string(), "Welcome, Ann.");
    assert_eq!(serde_json::to_value(refused).unwrap()["said"]["events"], json!(1));
}

#[test]
fn what_cannot_be_read_is_no_refusal() {
    for question in [json!("cards"), json!(null), json!({ "card": 1 })] {
        let declined = ask(Viewer::Seat(Seat::new(0)), &question).unwrap_err();
        assert!(matches!(declined, Declined::BadQuestion { .. }), "{declined:?}");
    }
}

#[test]
fn what_cannot_be_read_is_no_help() {
    for (question, kind) in
        [(json!("card"), Some(Help::Proved)), (json!("events"), None), (json!("cards"), None)]
    {
        assert_eq!(help::<Toy, Mirror>(&question), kind, "{question}");
    }
}

#[test]
fn a_game_says_whether_it_can_help() {
    for game in parlour_catalog::games() {
        let info = game.info();
        let play = game.open(&info.setup, Seed::from_number(1)).expect("the usual set-up is fine");
        assert_eq!(play.ask(Viewer::Spectator, json!(null)).is_some(), info.has_advisor, "{}", info.id);
        assert!(info.has_advisor || info.helps.is_empty(), "{}", info.id);
    }
}
