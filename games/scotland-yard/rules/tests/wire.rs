//! The JSON that pages and stored tables rely on, and the notation of moves.

use crate::play::{json, london};
use parlour_game::{Event, Notation, Seat};
use scotland_yard_rules::{Action, Chance, Refusal, ScotlandYard, Station, Ticket};

fn action(json: &str) -> Result<Action, String> {
    serde_json::from_str(json).map_err(|error| error.to_string())
}

#[test]
fn actions() {
    let to = Station::new(67);
    for (value, text) in [
        (Action::Move { to, by: Ticket::Taxi, double: false }, r#"{"do":"move","to":67,"by":"taxi"}"#),
        (
            Action::Move { to, by: Ticket::Black, double: true },
            r#"{"do":"move","to":67,"by":"black","double":true}"#,
        ),
        (Action::Peek, r#"{"do":"peek"}"#),
        (Action::Forfeit, r#"{"do":"forfeit"}"#),
    ] {
        assert_eq!(json(&value), text);
        assert_eq!(action(text), Ok(value));
    }
    assert!(
        action(r#"{"do":"move","to":200,"by":"taxi"}"#).unwrap_err().starts_with("There’s no station 200.")
    );
    for text in [r#"{"do":"fly"}"#, r#"{"do":"move","to":1}"#, r#"{"do":"move","to":1,"by":"taxi","fast":1}"#]
    {
        assert!(action(text).is_err(), "{text}");
    }
}

#[test]
fn events() {
    let detectives = vec![Station::new(34), Station::new(50)];
    let event = Event::<ScotlandYard>::Chanced(Chance::Place { detectives, mister_x: Station::new(1) });
    assert_eq!(json(&event), r#"{"chanced":{"chance":"place","detectives":[34,50],"mister_x":1}}"#);
}

#[test]
fn refusals() {
    let by = Ticket::Bus;
    assert_eq!(json(&Refusal::NoTicket { by }), r#"{"code":"no-ticket","by":"bus"}"#);
    assert_eq!(
        json(&Refusal::NotYourTurn { to_move: Seat::new(0) }),
        r#"{"code":"not-your-turn","to_move":0}"#
    );
}

#[test]
fn moves_as_text() {
    let game = london("preset=seed,detectives=2", &[1, 34, 50]).game;
    let read = |text: &str| game.read_action(Seat::new(0), text).map_err(|fault| fault.to_string());
    assert_eq!(read("taxi 8"), Ok(Action::Move { to: Station::new(8), by: Ticket::Taxi, double: false }));
    assert_eq!(
        read(" double  black 46 "),
        Ok(Action::Move { to: Station::new(46), by: Ticket::Black, double: true })
    );
    assert_eq!(read("peek"), Ok(Action::Peek));
    assert_eq!(read("forfeit"), Ok(Action::Forfeit));
    assert_eq!(
        read("ferry 8"),
        Err("“ferry” isn’t a ticket. The tickets are taxi, bus, underground and black.".into())
    );
    assert_eq!(read("taxi 200"), Err("“200” isn’t a station. Stations are numbered 1 to 199.".into()));
    assert_eq!(
        read("jump"),
        Err("“jump” isn’t an action. Write TICKET STATION, double TICKET STATION or peek.".into())
    );
}
