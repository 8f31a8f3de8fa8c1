//! The JSON that pages and stored tables rely on.

use crate::play::{clue, clue_less, json, place};
use clue_rules::{Action, CardId, Chance, Place, Refusal, Room, Suspect, Theory, Weapon};
use parlour_game::{Event, Seat};

const CARDS: &str = "envelope white wrench hall";

#[test]
fn actions() {
    let (suspect, weapon) = (Suspect::Plum, Weapon::LeadPipe);
    for (value, text) in [
        (Action::Roll, r#"{"do":"roll"}"#),
        (Action::Passage, r#"{"do":"passage"}"#),
        (Action::Move { to: place("6,16") }, r#"{"do":"move","to":{"square":[6,16]}}"#),
        (Action::Move { to: place("kitchen") }, r#"{"do":"move","to":{"room":"kitchen"}}"#),
        (Action::Move { to: place("study/hall") }, r#"{"do":"move","to":{"hallway":["study","hall"]}}"#),
        (Action::Suggest { suspect, weapon }, r#"{"do":"suggest","suspect":"plum","weapon":"lead-pipe"}"#),
        (Action::Show { card: CardId::Room(Room::DiningRoom) }, r#"{"do":"show","card":"dining-room"}"#),
        (Action::Show { card: CardId::Suspect(suspect) }, r#"{"do":"show","card":"plum"}"#),
        (
            Action::Accuse { suspect, weapon, room: Room::BilliardRoom },
            r#"{"do":"accuse","suspect":"plum","weapon":"lead-pipe","room":"billiard-room"}"#,
        ),
        (Action::EndTurn, r#"{"do":"end-turn"}"#),
    ] {
        assert_eq!(json(&value), text);
        assert_eq!(serde_json::from_str::<Action>(text).expect(text), value);
    }
    assert_eq!(json(&Place::Home), r#""home""#);
}

#[test]
fn actions_that_are_none() {
    for (text, fault) in [
        (r#"{"do":"move","to":{"square":[0,0]}}"#, "There is no corridor square in row 0, column 0."),
        (
            r#"{"do":"move","to":{"hallway":["study","kitchen"]}}"#,
            "No hallway joins the Study and the Kitchen.",
        ),
        (r#"{"do":"show","card":"spanner"}"#, "this is not the id of a card"),
        (r#"{"do":"fly"}"#, "unknown variant `fly`"),
        (r#"{"do":"suggest","suspect":"plum"}"#, "missing field `weapon`"),
        (r#"{"do":"suggest","suspect":"plum","weapon":"rope","room":"hall"}"#, "unknown field `room`"),
    ] {
        let told = serde_json::from_str::<Action>(text).expect_err(text).to_string();
        assert!(told.starts_with(fault), "{text}: {told}");
    }
}

#[test]
fn events() {
    let envelope = Theory { suspect: Suspect::Plum, weapon: Weapon::Rope, room: Room::Hall };
    let deal = Chance::Deal { envelope, hands: vec![vec![CardId::Weapon(Weapon::Knife)]], open: vec![] };
    assert_eq!(
        json(&Event::<clue_rules::Clue>::Chanced(deal)),
        r#"{"chanced":{"chance":"deal","envelope":["plum","rope","hall"],"hands":[["knife"]],"open":[]}}"#
    );
    let roll = Event::<clue_rules::Clue>::Chanced(Chance::Roll { dice: vec![6, 1] });
    assert_eq!(json(&roll), r#"{"chanced":{"chance":"roll","dice":[6,1]}}"#);
    let acted = Event::<clue_rules::Clue>::Acted { seat: Seat::new(1), action: Action::Roll };
    assert_eq!(json(&acted), r#"{"acted":{"seat":1,"action":{"do":"roll"}}}"#);
}

#[test]
fn sights() {
    let play = clue("scarlet,green,plum", "envelope white wrench hall; green knife rope");
    assert_eq!(
        play.saw("green"),
        concat!(
            r#"{"saw":"dealt","hand":["knife","lead-pipe","revolver","rope","study","lounge"],"#,
            r#""sizes":[6,6,6],"open":[]}"#
        )
    );
    assert_eq!(play.saw("spectator"), r#"{"saw":"dealt","hand":[],"sizes":[6,6,6],"open":[]}"#);
    let rolled = play.clone().then("roll 3");
    assert_eq!(rolled.saw("plum"), r#"{"saw":"rolled","seat":0,"dice":[3]}"#);
    assert_eq!(
        play.then("end-turn").saw("plum"),
        r#"{"saw":"ended-turn","seat":0,"envelope":null,"ended":null}"#
    );
}

#[test]
fn views() {
    let play = clue("scarlet,green,plum", "envelope white wrench hall; green knife rope").then("roll 3");
    assert_eq!(
        json(&play.view("scarlet")),
        concat!(
            r#"{"suspects":["scarlet","green","plum"],"#,
            r#""hand":["scarlet","mustard","green","peacock","plum","candlestick"],"sizes":[6,6,6],"open":[],"#,
            r#""pieces":[{"square":[0,16]},{"square":[7,23]},{"square":[24,14]},{"square":[24,9]},"#,
            r#"{"square":[18,0]},{"square":[5,0]}],"#,
            r#""weapons":["dining-room","kitchen","conservatory","study","ballroom","library"],"#,
            r#""to_play":0,"step":"rolled","dice":[3],"suggestion":null,"called":[],"out":[],"round":1,"#,
            r#""envelope":null,"ended":null,"winner":null,"squares":[[1,16],[2,16],[1,15],[3,16],[2,15]],"may_suggest":false,"may_accuse":true}"#
        )
    );
    let asked = clue_less("scarlet,green,plum", CARDS).then(
        "move hall/lounge; end-turn; move conservatory/ballroom; end-turn; move study/library; end-turn; \
         move lounge; suggest plum rope",
    );
    assert_eq!(
        json(&asked.table().suggestion),
        r#"{"by":0,"suspect":"plum","weapon":"rope","room":"lounge","passed":[],"asked":1}"#
    );
    assert_eq!(json(&asked.table().step), r#""asking""#);
    assert_eq!(json(&asked.table().called), "[2]");
    assert_eq!(json(&asked.table().pieces[5]), r#"{"room":"lounge"}"#);
    assert_eq!(json(&asked.table().pieces[3]), r#"{"hallway":["conservatory","ballroom"]}"#);
}

#[test]
fn refusals() {
    let start = clue("scarlet,green,plum", CARDS);
    assert_eq!(json(&start.refusal("move 1,16")), r#"{"code":"roll-first"}"#);
    assert_eq!(
        json(&start.refusal_to("plum", "roll")),
        r#"{"code":"not-your-turn","to_play":{"code":"scarlet","name":"Miss Scarlet"}}"#
    );
    assert_eq!(
        json(&Refusal::OutOfReach { to: place("kitchen") }),
        r#"{"code":"out-of-reach","to":{"code":"to-room","room":{"code":"kitchen","name":"Kitchen"}}}"#
    );
}
