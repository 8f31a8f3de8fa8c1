//! Help in play over plain HTTP, against a whole house. The game is Clue; what its advisor says is tested where it
//! lives.

use crate::house::{TestGuest, TestHouse};
use serde_json::{Value, json};

/// Ann hosts a table of Clue for three with these seats.
async fn host(house: &TestHouse, ann: &TestGuest, seats: Value, options: Value) -> (String, String) {
    let wish = json!({ "game": "clue", "setup": { "suspects": ["scarlet", "green", "plum"] }, "seats": seats, "options": options });
    let (status, body) = ann.post(house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{body}");
    (body["id"].as_str().unwrap().to_owned(), body["code"].as_str().unwrap().to_owned())
}

fn mine() -> Value {
    json!([{"kind": "me"}, {"kind": "me"}, {"kind": "brain", "brain": "random"}])
}

async fn ask(
    house: &TestHouse,
    guest: &TestGuest,
    table: &str,
    seat: Value,
    question: Value,
) -> (u16, Value) {
    let body = json!({ "seat": seat, "question": question });
    guest.post(house, &format!("/api/tables/{table}/questions"), body).await
}

fn proved() -> Value {
    json!({ "ask": "proved" })
}

/// The cards that are said to be with this seat.
fn held(answer: &Value, seat: u8) -> Vec<String> {
    let list = answer["proved"].as_array().unwrap().iter();
    list.filter(|one| one["holder"] == seat && one["has"] == true)
        .map(|one| one["card"].as_str().unwrap().to_owned())
        .collect()
}

#[tokio::test]
async fn a_seat_is_answered_from_what_it_may_know() {
    let mut house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _) = host(&house, &ann, mine(), json!({})).await;
    let mut hands = Vec::new();
    for seat in [0, 1] {
        let (status, answer) = ask(&house, &ann, &table, json!(seat), proved()).await;
        assert_eq!((status, &answer["answer"]), (200, &json!("proved")));
        assert_eq!(held(&answer, seat).len(), 6, "its own hand");
        assert!(held(&answer, 1 - seat).is_empty(), "and not that of another, though it is the same guest's");
        hands.push(held(&answer, seat));
    }
    assert!(hands[0].iter().all(|card| !hands[1].contains(card)));

    let why = json!({ "ask": "why", "card": hands[0][0], "holder": "envelope" });
    let (status, answer) = ask(&house, &ann, &table, json!(0), why.clone()).await;
    assert_eq!((status, &answer["answer"]), (200, &json!("why")));
    house.reopen().await;
    assert_eq!(ask(&house, &ann, &table, json!(0), why).await, (200, answer), "and so after a restart");
}

#[tokio::test]
async fn a_spectator_learns_what_spectators_see() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let (table, _) = host(&house, &ann, mine(), json!({})).await;
    let (status, answer) = ask(&house, &eve, &table, Value::Null, proved()).await;
    assert_eq!((status, answer), (200, json!({ "answer": "proved", "proved": [] })));
    let (status, problem) = ask(&house, &ann, &table, Value::Null, proved()).await;
    assert_eq!((status, &problem["reason"]), (403, &json!({ "code": "ask-for-seat" })));
}

#[tokio::test]
async fn nobody_asks_for_another() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let (table, _) = host(&house, &ann, mine(), json!({})).await;
    let not_yours = json!({ "reason": { "code": "not-your-seat" }, "text": "This isn’t your seat." });
    for seat in [0, 2, 31] {
        assert_eq!(ask(&house, &eve, &table, json!(seat), proved()).await, (403, not_yours.clone()));
    }
    assert_eq!(ask(&house, &ann, &table, json!(2), proved()).await, (403, not_yours));
    assert_eq!(ask(&house, &ann, "nowhere", json!(0), proved()).await.0, 404);
    let stranger = reqwest::Client::new().post(house.url(&format!("/api/tables/{table}/questions")));
    let answer = stranger.json(&json!({ "seat": 0, "question": proved() })).send().await.unwrap();
    assert_eq!(answer.status(), 401);
}

#[tokio::test]
async fn a_host_may_do_without_help() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    // The second is how tables were asked for while help was one switch.
    for help in [json!(["hint", "chances"]), json!(false), json!([])] {
        let (table, _) = host(&house, &ann, mine(), json!({ "help": help })).await;
        let (status, problem) = ask(&house, &ann, &table, json!(0), proved()).await;
        assert_eq!((status, &problem["reason"]), (403, &json!({ "code": "help-off", "help": "proved" })));
        assert_eq!(problem["text"], "At this table the house shows no proofs.");
        // Notes are one's own, and no help of the house.
        assert_eq!(ann.get(&house, &format!("/api/tables/{table}/notes/0")).await.0, 200);
    }
    // What is allowed is answered, and nothing else comes along.
    for allowed in ["hint", "chances", "proved"] {
        let (table, _) = host(&house, &ann, mine(), json!({ "help": [allowed] })).await;
        for kind in ["hint", "chances", "proved"] {
            let (status, body) = ask(&house, &ann, &table, json!(0), json!({ "ask": kind })).await;
            if kind == allowed {
                assert_eq!((status, &body["answer"]), (200, &json!(kind)), "{body}");
            } else {
                assert_eq!((status, &body["reason"]), (403, &json!({ "code": "help-off", "help": kind })));
            }
        }
    }
}

#[tokio::test]
async fn what_is_no_help_is_answered_without_help_too() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let wish = json!({
        "game": "checkers", "seats": [{"kind": "me"}, {"kind": "me"}], "options": { "help": false },
    });
    let (status, body) = ann.post(&house, "/api/tables", wish).await;
    assert_eq!(status, 201, "{body}");
    let table = body["id"].as_str().unwrap();
    let remark = |plain| json!({ "ask": "remark", "by": 1, "last": null, "plain": plain });
    let (status, answer) = ask(&house, &ann, table, json!(0), remark(true)).await;
    assert_eq!((status, &answer["answer"]), (200, &json!("remark")));
    assert!(answer["remark"]["code"].is_string(), "a new game is greeted: {answer}");
    for (question, refused) in
        [(json!({ "ask": "hint" }), 403), (remark(false), 403), (json!({ "ask": "who" }), 400)]
    {
        assert_eq!(ask(&house, &ann, table, json!(0), question.clone()).await.0, refused, "{question}");
    }
}

#[tokio::test]
async fn before_the_start_there_is_nothing_to_ask() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let open = json!([{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]);
    let (table, _) = host(&house, &ann, open, json!({})).await;
    let early = json!({ "reason": { "code": "not-started" }, "text": "The game hasn’t started yet." });
    assert_eq!(ask(&house, &ann, &table, json!(0), proved()).await, (403, early.clone()));
    assert_eq!(ask(&house, &eve, &table, Value::Null, proved()).await, (403, early));
}

#[tokio::test]
async fn each_kind_of_no_is_told_apart() {
    let house = TestHouse::open().await;
    let ann = house.guest("Ann").await;
    let (table, _) = host(&house, &ann, mine(), json!({})).await;
    for question in
        [json!({ "ask": "who" }), json!(null), json!({ "ask": "why", "card": "spoon", "holder": 0 })]
    {
        let (status, problem) = ask(&house, &ann, &table, json!(0), question.clone()).await;
        assert_eq!(status, 400, "{question}: {problem}");
        assert_eq!(problem["reason"]["code"], "bad-question", "{problem}");
    }
    let (status, problem) =
        ask(&house, &ann, &table, json!(0), json!({ "ask": "why", "card": "rope", "holder": "open" })).await;
    assert_eq!((status, &problem["reason"]["said"]["code"]), (422, &json!("no-such-holder")), "{problem}");
    for body in [
        json!({ "seat": 0 }),
        json!({ "seat": 99, "question": 1 }),
        json!({ "seat": 0, "question": 1, "x": 1 }),
    ] {
        assert_eq!(ann.post(&house, &format!("/api/tables/{table}/questions"), body).await.0, 400);
    }
}

#[tokio::test]
async fn who_asks_without_end_is_told_to_wait() {
    let house = TestHouse::open().await;
    let (ann, eve) = (house.guest("Ann").await, house.guest("Eve").await);
    let (table, _) = host(&house, &ann, mine(), json!({})).await;
    let mut asked = 0;
    let (status, problem) = loop {
        assert!(asked < 1_000, "nobody was ever told to wait");
        match ask(&house, &ann, &table, json!(0), json!({ "ask": "who" })).await {
            (400, _) => asked += 1,
            other => break other,
        }
    };
    assert_eq!(status, 429, "{problem}");
    assert_eq!(ask(&house, &eve, &table, Value::Null, proved()).await.0, 200, "others are not held up");
}
