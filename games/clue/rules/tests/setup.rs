//! What a match can be set up with, what is wrong with all else, and how actions are written.

use crate::play::{json, place};
use clue_rules::{Action, Clue, ClueLess, ClueLessSetup, ClueSetup, Leftovers, Suspect};
use parlour_game::{Game, Notation, Seat};

fn clue(json: &str) -> Result<ClueSetup, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

fn clue_less(json: &str) -> Result<ClueLessSetup, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

#[test]
fn four_play_by_default() {
    let text =
        r#"{"suspects":["scarlet","mustard","green","plum"],"dice":1,"exact":false,"leftovers":"dealt"}"#;
    assert_eq!(json(&ClueSetup::default()), text);
    assert_eq!(clue(text), Ok(ClueSetup::default()));
    assert_eq!(clue("{}"), Ok(ClueSetup::default()));
    let text = r#"{"suspects":["scarlet","mustard","green","plum"],"leftovers":"dealt"}"#;
    assert_eq!(json(&ClueLessSetup::default()), text);
    assert_eq!(clue_less("{}"), Ok(ClueLessSetup::default()));
}

#[test]
fn what_is_missing_takes_its_default() {
    let setup = clue(r#"{"dice":2,"leftovers":"open"}"#).expect("a set-up");
    assert_eq!((setup.dice.into(), setup.exact, setup.leftovers), (2_u8, false, Leftovers::Open));
    assert_eq!(setup.suspects, ClueSetup::default().suspects);
    let setup = clue(r#"{"suspects":["green","plum"],"exact":true}"#).expect("a set-up");
    assert_eq!((&setup.suspects[..], setup.exact), (&[Suspect::Green, Suspect::Plum][..], true));
    assert_eq!(Clue::seats(&setup), 2);
}

#[test]
fn each_fault_has_its_sentence() {
    for (text, fault) in [
        (r#"{"suspects":["plum"]}"#, "At least 2 players are needed, not 1."),
        (r#"{"suspects":[]}"#, "At least 2 players are needed, not 0."),
        (r#"{"suspects":["scarlet","plum","plum"]}"#, "Professor Plum is chosen twice."),
        (
            r#"{"suspects":["plum","scarlet"]}"#,
            "Seats go clockwise: Professor Plum comes after Miss Scarlet.",
        ),
        (
            r#"{"suspects":["scarlet","mustard","white","green","peacock","plum","plum"]}"#,
            "At most 6 players can play, not 7.",
        ),
        (r#"{"dice":3}"#, "Clue is played with 1 or 2 dice, not 3."),
        (r#"{"dice":0}"#, "Clue is played with 1 or 2 dice, not 0."),
        (r#"{"suspects":["black"]}"#, "unknown variant `black`"),
        (r#"{"leftovers":"burnt"}"#, "unknown variant `burnt`"),
        (r#"{"board":"big"}"#, "unknown field `board`"),
    ] {
        let told = clue(text).expect_err(text);
        assert!(told.starts_with(fault), "{text}: {told}");
    }
    let told = clue_less(r#"{"suspects":["scarlet","plum"]}"#).expect_err("too few");
    assert!(told.starts_with("At least 3 players are needed, not 2."), "{told}");
    assert!(clue_less(r#"{"dice":1}"#).expect_err("no dice").starts_with("unknown field `dice`"));
}

#[test]
fn set_ups_come_back_from_their_notation() {
    for text in [
        "scarlet,plum",
        "scarlet,mustard,white,green,peacock,plum dice=2 exact=true leftovers=open",
        "mustard,green leftovers=open",
    ] {
        assert_eq!(Clue::write_setup(&Clue::read_setup(text).expect(text)), text);
    }
    for text in ["mustard,white,green", "scarlet,mustard,white,green,peacock leftovers=open"] {
        assert_eq!(ClueLess::write_setup(&ClueLess::read_setup(text).expect(text)), text);
    }
    assert_eq!(Clue::read_setup(""), Ok(ClueSetup::default()));
    assert_eq!(Clue::read_setup("dice=1 exact=false leftovers=dealt"), Ok(ClueSetup::default()));
}

#[test]
fn a_text_that_is_no_set_up_is_told_what_is_wrong_with_it() {
    let clue = |text: &str| Clue::read_setup(text).expect_err(text).to_string();
    assert_eq!(clue("scarlet,black"), "There is no suspect “black”.");
    assert_eq!(clue("dice=many"), "dice= is followed by 1 or 2, not by “many”.");
    assert_eq!(clue("dice=3"), "Clue is played with 1 or 2 dice, not 3.");
    assert_eq!(clue("exact=maybe"), "exact= is followed by true or false, not by “maybe”.");
    assert_eq!(clue("leftovers=burnt"), "leftovers= is followed by dealt or open, not by “burnt”.");
    assert_eq!(clue("board=big"), "There is no option “board”. The options are dice, exact and leftovers.");
    assert_eq!(clue("dice=1 exact=true dice=2"), "dice= is given twice.");
    assert_eq!(clue("scarlet,green,plum scarlet,white"), "The list of suspects is given twice.");
    let less = |text: &str| ClueLess::read_setup(text).expect_err(text).to_string();
    assert_eq!(less("leftovers=open leftovers=open"), "leftovers= is given twice.");
    assert_eq!(less("dice=2"), "There is no option “dice”. The only option is leftovers.");
    assert_eq!(less("scarlet,plum"), "At least 3 players are needed, not 2.");
}

#[test]
fn a_text_that_is_no_action_is_told_what_is_wrong_with_it() {
    let game = Clue::new(&ClueSetup::default());
    let fault = |text: &str| game.read_action(Seat::new(0), text).expect_err(text).to_string();
    assert!(fault("jump").starts_with("“jump” isn’t an action. Write roll, passage, move PLACE"));
    assert!(fault("suggest plum").starts_with("“suggest plum” isn’t an action."));
    assert_eq!(fault("move cellar"), "There is no room “cellar”.");
    assert_eq!(fault("move 0,0"), "There is no corridor square in row 0, column 0.");
    assert_eq!(fault("move 1,x"), "“x” isn’t the number of a row or column.");
    assert_eq!(fault("move study/kitchen"), "No hallway joins the Study and the Kitchen.");
    assert_eq!(fault("suggest rope plum"), "There is no suspect “rope”.");
    assert_eq!(fault("suggest plum plum"), "There is no weapon “plum”.");
    assert_eq!(fault("accuse plum rope cellar"), "There is no room “cellar”.");
    assert_eq!(fault("show joker"), "There is no card “joker”.");
}

#[test]
fn hallways_are_named_either_way() {
    let game = ClueLess::new(&ClueLessSetup::default());
    let read = game.read_action(Seat::new(0), " move lounge/hall ").expect("a move");
    assert_eq!(read, Action::Move { to: place("hall/lounge") });
    assert_eq!(game.write_action(Seat::new(0), &read), "move hall/lounge");
}
