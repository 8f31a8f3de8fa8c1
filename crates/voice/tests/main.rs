//! What becomes of a value's fields, in every language and on the page.

use parlour_voice::trial::Trial;
use parlour_voice::{Language, Quoted, Spoken, listen, say, spoken};
use serde::Serialize;
use serde_json::json;

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
enum Tried {
    Welcome { name: &'static str },
    Left { who: Who, cards: Vec<&'static str> },
    Deals { deals: &'static str, share: f64, at: u32 },
    Plays { side: &'static str },
    Found { by: Vec<Who>, with: Who },
    Because { reason: Box<Tried>, near: Option<&'static str> },
}

#[derive(Clone, Debug, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
enum Who {
    You,
    Player { name: &'static str },
}

fn examples() -> Vec<Tried> {
    let ann = || Who::Player { name: "ann" };
    vec![
        Tried::Welcome { name: "Ben" },
        Tried::Left { who: Who::You, cards: vec![] },
        Tried::Left { who: ann(), cards: vec!["rope"] },
        Tried::Left { who: ann(), cards: vec!["rope", "knife", "Poison"] },
        Tried::Deals { deals: "1234567", share: 0.25, at: 1000 },
        Tried::Plays { side: "black" },
        Tried::Found { by: vec![ann(), Who::You, Who::Player { name: "Cid" }], with: Who::You },
        Tried::Because { reason: Box::new(Tried::Plays { side: "black" }), near: None },
        Tried::Because { reason: Box::new(Tried::Welcome { name: "rope" }), near: Some("Ann") },
    ]
}

impl Spoken for Tried {
    const SPACE: &'static str = "voice";

    fn examples() -> Vec<Self> {
        examples()
    }
}

fn said(language: Language) -> Vec<String> {
    examples().iter().map(|value| value.say(language)).collect()
}

#[test]
fn what_is_tried_is_said_here_and_on_the_page() {
    Trial::new("voice").with::<Tried>().hold();
}

#[test]
fn fields_are_filled_in() {
    assert_eq!(
        said(Language::ENGLISH),
        [
            "Welcome, Ben.",
            "You have no card left.",
            "Ann has one card, the Rope, left.",
            "Ann has the Rope, the Knife and Poison or, if you like, the Rope, the Knife or Poison left.",
            "1,234,567 deals, 0.25 each, 1000 at least.",
            "Black plays like a beginner.",
            "The cards are with ann, you and Cid; neither ann, you nor Cid saw yours.",
            "No: Black plays like a beginner. ",
            "No: Welcome, rope. Did you mean Ann?",
        ]
    );
    let german = Language::find("de").expect("there is German");
    assert_eq!(
        said(german)[3..7],
        [
            "Ann hat noch das Seil, den Dolch und Poison oder, wenn du willst, das Seil, den Dolch oder Poison.",
            "1.234.567 Verteilungen, je 0,25, mindestens 1000.",
            "Schwarz spielt wie ein Anfänger.",
            "Die Karten sind bei ann, dir und Cid; weder ann, du noch Cid hat deine gesehen.",
        ]
    );
}

#[test]
fn what_has_no_message_is_said_by_its_code() {
    assert_eq!(say("voice", &json!({ "code": "unheard-of" }), Language::ENGLISH), "unheard-of");
    assert_eq!(say("nowhere", &json!({ "code": "unheard-of" }), Language::ENGLISH), "unheard-of");
}

/// What a type without its own implementation gets.
mod plain {
    use super::*;

    #[derive(Clone, Debug, Serialize)]
    #[serde(tag = "code", rename_all = "kebab-case")]
    enum Greeting {
        Welcome { name: &'static str },
    }
    spoken!(Greeting, "voice", [Greeting::Welcome { name: "Ann" }]);

    #[test]
    fn it_is_displayed_in_english_unless_told_otherwise() {
        let error: Box<dyn std::error::Error> = Box::new(Greeting::Welcome { name: "Cid" });
        assert_eq!(error.to_string(), "Welcome, Cid.");
        assert_eq!(Greeting::examples().len(), 1);
    }
}

/// What one space says within another, and what is heard while something is read.
mod quoted {
    use super::*;
    use serde::Deserialize;

    #[derive(Clone, Debug, Serialize)]
    #[serde(tag = "code", rename_all = "kebab-case")]
    enum Fault {
        Welcome { name: String },
    }
    spoken!(Fault, "voice", []);

    /// Cannot be read, and says why.
    #[derive(Debug, Deserialize)]
    #[serde(try_from = "String")]
    struct Never;

    impl TryFrom<String> for Never {
        type Error = Fault;

        fn try_from(name: String) -> Result<Self, Fault> {
            Err(Fault::Welcome { name })
        }
    }

    #[test]
    fn a_value_that_names_its_space_is_said_in_its_words() {
        let rule = Quoted::of(&Fault::Welcome { name: "Dan".into() });
        assert_eq!(rule.to_string(), "Welcome, Dan.");
        assert_eq!(
            serde_json::to_value(&rule).unwrap(),
            json!({ "space": "voice", "code": "welcome", "name": "Dan" })
        );
        let quoting = json!({ "code": "because", "reason": rule, "near": null });
        let german = Language::find("de").expect("there is German");
        assert!(say("voice", &quoting, Language::ENGLISH).contains("Welcome, Dan."));
        assert!(say("voice", &quoting, german).contains("Dan"));
    }

    #[test]
    fn a_fault_is_heard_through_the_error_of_a_reader() {
        let (_, heard) = listen(|| serde_json::from_str::<Never>("\"Eve\"")).unwrap_err();
        assert_eq!(heard, Some(Quoted::of(&Fault::Welcome { name: "Eve".into() })));
        let (error, heard) = listen(|| serde_json::from_str::<Never>("7")).unwrap_err();
        assert_eq!(heard, None, "{error}");
        let other = || {
            let _ = Never::try_from("Eve".to_owned()).unwrap_err().to_string();
            serde_json::from_str::<Never>("7")
        };
        assert_eq!(listen(other).unwrap_err().1, None, "what was dropped on the way is no part of the error");
    }
}
