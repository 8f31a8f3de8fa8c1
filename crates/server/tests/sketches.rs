//! What seats that plan together sketch for each other: they see it, and nobody else can tell that there is any. The game
//! is Scotland Yard, where the detectives plan and Mister X must not know.

use crate::house::{TestGuest, TestHouse, TestPage};
use parlour_game::{Seed, Viewer};
use parlour_server::store::{Commit, NewRow, StoredEvent};
use parlour_server::table::{Chair, Head};
use parlour_server::wire::{Guest, Options, Phase};
use serde_json::{Value, json};

/// Mister X, two detectives, and somebody who looks on.
struct Company {
    xan: TestGuest,
    ben: TestGuest,
    cid: TestGuest,
    eve: TestGuest,
}

/// A house with so many tables, all of them alike to the last card: who sits there, and an order to play for the seat to
/// act. Mister X is Xan's; of the others Cid has the last, and Ben the rest.
async fn with_tables(tables: &[&str]) -> (TestHouse, Company, Value) {
    with_seats(tables, [0, 1, 1, 2]).await
}

/// The same, each seat held by the first, second or third of the company.
async fn with_seats(tables: &[&str], holders: [usize; 4]) -> (TestHouse, Company, Value) {
    let mut house = TestHouse::open().await;
    let company = Company {
        xan: house.guest("Xan").await,
        ben: house.guest("Ben").await,
        cid: house.guest("Cid").await,
        eve: house.guest("Eve").await,
    };
    house.close().await;
    let game = parlour_catalog::game("scotland-yard").unwrap();
    let (setup, _) = game.check_setup(&json!({ "detectives": 3 })).unwrap();
    let play = game.open(&setup, Seed::from_number(7)).unwrap();
    let mover = play.turn().seat().unwrap();
    let people = [("Xan", &company.xan), ("Ben", &company.ben), ("Cid", &company.cid)];
    let people = people.map(|(name, guest)| Guest { id: guest.id.clone(), name: name.into() });
    let chair =
        |holder: usize| Chair { guest: Some(people[holder].clone()), ready: true, ..Chair::default() };
    let store = house.store().await;
    for table in tables {
        let chairs = holders.map(chair).into();
        let head =
            Head::new(game, people[0].clone(), setup.clone(), Options::default(), chairs, Phase::Playing);
        let row = NewRow {
            id: (*table).into(),
            code: format!("{table:2>5}").to_uppercase(),
            seed: Seed::from_number(7),
            head: serde_json::to_string(&head).unwrap(),
            guests: head.guests(),
            events: Vec::new(),
            at: 0,
            wake_at: None,
            host: head.host.id.clone(),
            most: None,
            role: None,
        };
        store.create_table(row).await.unwrap();
        let event = |(seq, body)| StoredEvent { seq, at: 0, body, request: None };
        let commit = Commit {
            table: (*table).into(),
            version: 0,
            events: (0..).zip(play.log()).map(event).collect(),
            waits_for: Some(mover.index() as u8),
            ..Commit::default()
        };
        store.commit(commit).await.unwrap();
    }
    store.close().await;
    house.open_again().await;
    let actions: Vec<Value> = serde_json::from_str(play.actions(Viewer::Seat(mover)).get()).unwrap();
    let order = json!({ "type": "act", "seat": mover, "seq": play.seq(), "action": actions[0] });
    (house, company, order)
}

fn sketch(seat: u8, sketch: Value) -> Value {
    json!({ "type": "sketch", "seat": seat, "sketch": sketch })
}

/// What the page is shown next for the seat: `[[seat, sketch], …]`.
async fn shown(page: &mut TestPage, seat: u8) -> Value {
    let message = page.until(|message| message["type"] == "sketches" && message["seat"] == seat).await;
    let list = message["sketches"].as_array().unwrap().iter();
    list.map(|one| json!([one["seat"], one["sketch"]])).collect()
}

#[tokio::test]
async fn detectives_see_what_each_of_them_sketches() {
    let (mut house, company, _) = with_tables(&["table"]).await;
    let (mut bens, mut cids) =
        (company.ben.page(&house, "table", None).await, company.cid.page(&house, "table", None).await);
    assert_eq!(shown(&mut bens, 2).await, json!([]), "who comes in is shown what there is");
    assert_eq!(shown(&mut cids, 3).await, json!([]));

    bens.order(sketch(1, json!({ "marks": [134, 142] }))).await;
    assert_eq!(shown(&mut cids, 3).await, json!([[1, { "marks": [134, 142] }]]));
    cids.order(sketch(3, json!(["anything", { "the page": "likes" }]))).await;
    let both = json!([[1, { "marks": [134, 142] }], [3, ["anything", { "the page": "likes" }]]]);
    assert_eq!(shown(&mut cids, 3).await, both, "its own, too: it may have other pages open");
    let mut again = company.ben.page(&house, "table", None).await;
    for seat in [1, 2] {
        assert_eq!(shown(&mut again, seat).await, both, "and so after a reload");
    }

    bens.order(sketch(1, json!({ "marks": [] }))).await;
    assert_eq!(shown(&mut cids, 3).await[0], json!([1, { "marks": [] }]), "the new one replaces the old one");
    bens.order(sketch(1, Value::Null)).await;
    assert_eq!(shown(&mut cids, 3).await, json!([[3, ["anything", { "the page": "likes" }]]]));

    house.reopen().await;
    let mut after = company.ben.page(&house, "table", None).await;
    assert_eq!(shown(&mut after, 1).await, json!([]), "nothing of it is kept on disk");
    house.close().await;
}

/// A message without what differs between any two tables: what they are called, and the time of day. A frame has none of
/// that, and stays as it is to the byte.
fn without_name(text: String, table: &str) -> String {
    let mut message: Value = serde_json::from_str(&text).unwrap();
    if message["type"] == "frame" {
        return text;
    }
    for time in ["now", "at"] {
        message[time].take();
    }
    if message["code"].is_string() {
        message["code"] = json!("CODE");
    }
    for view in ["/seats", "/table/seats"] {
        for seat in message.pointer_mut(view).and_then(Value::as_array_mut).into_iter().flatten() {
            seat.as_object_mut().unwrap().remove("replaceable_at");
        }
    }
    message.to_string().replace(&json!(table).to_string(), "TABLE")
}

/// Everything that a page is told until it is answered.
async fn told(page: &mut TestPage, table: &str, mut request: Value) -> Vec<String> {
    request["id"] = json!(format!("the-same-{}", request["type"]));
    let id = page.send(request).await;
    let mut told = Vec::new();
    loop {
        let text = page.next_text().await.expect("the house does not hang up");
        let is_answer = serde_json::from_str::<Value>(&text).unwrap()["id"] == *id;
        told.push(without_name(text, table));
        if is_answer {
            return told;
        }
    }
}

#[tokio::test]
async fn mister_x_and_spectators_are_sent_the_same_whether_detectives_sketch_or_not() {
    let tables = ["quiet", "noisy"];
    let (house, company, order) = with_tables(&tables).await;
    let mut heard = Vec::new();
    for table in tables {
        let is_loud = table == "noisy";
        let mut pages = Vec::new();
        for guest in [&company.xan, &company.eve, &company.ben, &company.cid] {
            let mut page = guest.page(&house, table, None).await;
            page.hear("frame").await;
            pages.push(page);
        }
        let [xans, eves, bens, cids] = pages.try_into().ok().unwrap();
        let (mut xans, mut eves, mut bens, mut cids) = (xans, eves, bens, cids);
        let draw = async |bens: &mut TestPage, cids: &mut TestPage| {
            if is_loud {
                for number in 0..5 {
                    bens.order(sketch(1, json!("x".repeat(100 * number)))).await;
                    cids.order(sketch(3, json!({ "arrow": [1, number] }))).await;
                }
            }
        };
        draw(&mut bens, &mut cids).await;
        // What had been told by now comes before the answers; then the game goes on, and there is more to look at.
        let mut all = Vec::new();
        all.push(told(&mut xans, table, json!({ "type": "resync", "since": 0 })).await);
        all.push(told(&mut eves, table, json!({ "type": "resync", "since": 0 })).await);
        all.push(told(&mut xans, table, sketch(0, json!({ "marks": [1] }))).await);
        all.push(told(&mut xans, table, order.clone()).await);
        draw(&mut bens, &mut cids).await;
        // It is Ben's turn: the computer that takes Cid's seat has nothing to do yet.
        cids.order(json!({ "type": "leave", "seat": 3 })).await;
        bens.order(json!({ "type": "chat", "text": "Done." })).await;
        for page in [&mut xans, &mut eves] {
            let mut until = Vec::new();
            while !until.last().is_some_and(|text: &String| text.contains("Done.")) {
                until.push(without_name(page.next_text().await.unwrap(), table));
            }
            all.push(until);
        }
        let save =
            company.xan.post(&house, &format!("/api/tables/{table}/saves"), json!({ "name": table })).await;
        assert_eq!(save.0, 201, "{}", save.1);
        let file = format!("/api/saves/{}/file", save.1["id"].as_str().unwrap());
        all.push(vec![company.xan.download(&house, &file).await.1.len().to_string()]);
        heard.push(all);
    }
    for (quiet, loud) in heard[0].iter().zip(&heard[1]) {
        assert_eq!(quiet, loud);
    }
    assert!(heard[0].iter().all(|told| !told.is_empty()));
    assert!(!format!("{heard:?}").contains("sketches"));
}

#[tokio::test]
async fn who_plays_both_sides_is_shown_it_for_the_eyes_of_detectives_alone() {
    // Xan plays Mister X and a detective.
    let (mut house, company, _) = with_seats(&["table"], [0, 0, 1, 2]).await;
    let mut xans = company.xan.page(&house, "table", None).await;
    let mut bens = company.ben.page(&house, "table", None).await;
    bens.order(sketch(2, json!("here"))).await;
    bens.order(json!({ "type": "chat", "text": "Done." })).await;
    let mut seats = Vec::new();
    loop {
        let message = xans.next().await.unwrap();
        match message["type"].as_str().unwrap() {
            "sketches" => seats.push(message["seat"].clone()),
            "note" if message["body"]["text"] == "Done." => break,
            _ => {}
        }
    }
    assert_eq!(seats, [1, 1], "once when he came, once when it was sketched");
    house.close().await;
}

#[tokio::test]
async fn who_leaves_takes_their_sketches_along() {
    let (mut house, company, _) = with_tables(&["table"]).await;
    let mut bens = company.ben.page(&house, "table", None).await;
    let mut cids = company.cid.page(&house, "table", None).await;
    shown(&mut cids, 3).await;
    for seat in [1, 2] {
        bens.order(sketch(seat, json!(seat))).await;
        shown(&mut cids, 3).await;
    }
    bens.order(json!({ "type": "leave", "seat": 1 })).await;
    assert_eq!(shown(&mut cids, 3).await, json!([[2, 2]]));
    house.close().await;
}

#[tokio::test]
async fn nobody_else_sketches_and_no_sketch_is_long() {
    let (mut house, company, order) = with_tables(&["table"]).await;
    let mut xans = company.xan.page(&house, "table", None).await;
    let mut eves = company.eve.page(&house, "table", None).await;
    let mut bens = company.ben.page(&house, "table", None).await;
    xans.hear("frame").await;
    assert_eq!(xans.refused(sketch(0, json!([]))).await.0, "plans-with-nobody");
    assert_eq!(xans.refused(sketch(1, json!([]))).await.0, "not-your-seat");
    assert_eq!(bens.refused(sketch(3, json!([]))).await.0, "not-your-seat");
    for seat in [0, 1, 31] {
        assert_eq!(eves.refused(sketch(seat, json!([]))).await.0, "not-your-seat");
    }
    bens.order(sketch(1, json!("x".repeat(1_022)))).await;
    let (code, reason) = bens.refused(sketch(1, json!("x".repeat(1_023)))).await;
    assert_eq!((code.as_str(), &reason["bytes"]), ("sketch-too-long", &json!(1_024)));
    // Its allowance is its own: whoever sketches too fast may still do everything else.
    let mut answer = Value::Null;
    for number in 0..50 {
        answer = bens.ask(sketch(1, json!(number))).await;
        if answer["type"] != "done" {
            break;
        }
    }
    assert_eq!(answer["reason"]["code"], "too-fast", "{answer}");
    bens.order(json!({ "type": "leave", "seat": 1 })).await;
    xans.order(order).await;
    house.close().await;
}
