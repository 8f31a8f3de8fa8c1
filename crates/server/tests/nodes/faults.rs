//! Nodes, lines to the database and lines to the bus fail: games go on, and nobody sees what is not true any more.

use super::Cluster;
use super::games::{play, sights};
use crate::house::{Meeting, TestHouse, TestPage, meet_at};
use parlour_server::Timing;
use serde_json::{Value, json};
use std::time::Duration;

/// Asks until the house does not say that it cannot be done now, and comes back when it hangs up.
async fn insist(page: &mut TestPage, request: Value) -> Value {
    loop {
        page.send(request.clone()).await;
        let answer = loop {
            match page.next().await {
                Some(message) if message["id"] == request["id"] => break Some(message),
                Some(_) => {}
                None => break None,
            }
        };
        let Some(answer) = answer else {
            page.come_back().await;
            continue;
        };
        let code = answer["reason"]["code"].as_str().unwrap_or_default();
        if !["not-kept", "unavailable"].contains(&code) {
            return answer;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
}

fn act(id: &str, seat: u8, seq: u64, path: &[u8]) -> Value {
    json!({ "type": "act", "id": id, "seat": seat, "seq": seq, "action": { "do": "move", "path": path } })
}

async fn count_of(house: &TestHouse, met: &Meeting) -> usize {
    sights(house, &met.ben, &met.table).await.as_array().unwrap().len()
}

#[tokio::test]
async fn when_a_node_closes_its_games_go_on_at_another() {
    let cluster = Cluster::new().await;
    let (mut east, west) = cluster.east_and_west().await;
    let mut met = meet_at(&east, &west).await;
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    east.close().await;
    // Ben's page stays where it is; Ann's comes in at the other node and sends again what was answered already.
    let done = insist(&mut met.bens, act("b", 1, 1, &[23, 19])).await;
    assert_eq!(done["type"], "done", "{done}");
    let mut anns = met.ann.page(&west, &met.table, None).await;
    anns.until(|message| message["type"] == "frame" && message["seq"] == 2).await;
    let done = met.bens.ask(act("b", 1, 1, &[23, 19])).await;
    assert_eq!((&done["type"], &done["seq"]), (&json!("done"), &json!(2)), "a repeat");
    assert_eq!(count_of(&west, &met).await, 2);
}

/// East serves the table and is cut off from everything, as a frozen process is. When it is back, it has nothing to say.
#[tokio::test]
async fn an_owner_that_was_gone_for_longer_than_its_lease_changes_and_shows_nothing() {
    let cluster = Cluster::new().await;
    let (east, to_store, to_bus) = cluster.node_by_cable("east").await;
    let west = cluster.node("west").await;
    let mut met = meet_at(&east, &west).await;
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    play(&mut met.bens, &mut met.anns, 1, &[23, 19]).await;
    to_store.hold_all();
    to_bus.hold_all();
    // On its way when the node froze.
    met.anns.send(act("late", 0, 2, &[8, 11])).await;
    let resync = met.anns.send(json!({ "type": "resync", "since": 0 })).await;
    // Ann comes in at the other node, and plays something else.
    let mut anns = met.ann.page(&west, &met.table, None).await;
    anns.until(|message| message["type"] == "frame" && message["seq"] == 2).await;
    let done = insist(&mut anns, act("now", 0, 2, &[9, 14])).await;
    assert_eq!(done["type"], "done", "{done}");
    to_store.mend();
    to_bus.mend();
    // Whatever the page at the old node hears from here on is the game as it is.
    let truth = sights(&west, &met.ann, &met.table).await;
    assert_eq!(truth.as_array().unwrap().len(), 3);
    loop {
        let Some(message) = met.anns.next().await else { break };
        if message["type"] == "frame" {
            let since = message["since"].as_u64().unwrap() as usize;
            let shown = message["sights"].as_array().unwrap();
            assert_eq!(shown[..], truth.as_array().unwrap()[since..since + shown.len()]);
        }
        assert_ne!((&message["type"], &message["id"]), (&json!("done"), &json!("late")), "{message}");
        if message["type"] == "frame" && message["seq"] == 3 || message["id"] == *resync {
            break;
        }
    }
    assert_eq!(sights(&east, &met.ann, &met.table).await, truth);
    assert_eq!(sights(&west, &met.ann, &met.table).await, truth);
}

/// Nothing reaches the bus or comes from it, in either or one direction; the database is there.
#[tokio::test]
async fn when_the_bus_fails_the_game_stands_until_it_is_back_and_is_whole_then() {
    let cluster = Cluster::new().await;
    let (east, _to_store, to_bus) = cluster.node_by_cable("east").await;
    let west = cluster.node("west").await;
    let mut met = meet_at(&east, &west).await;
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    let moves: [(u8, [u8; 2]); 3] = [(1, [23, 19]), (0, [8, 11]), (1, [22, 17])];
    for (round, (seat, path)) in moves.into_iter().enumerate() {
        match round {
            0 => to_bus.cut(),
            1 => to_bus.hold_answers(),
            _ => to_bus.hold_questions(),
        }
        let seq = 1 + round as u64;
        let request = act(&format!("m{round}"), seat, seq, &path);
        let mover = if seat == 0 { &mut met.anns } else { &mut met.bens };
        mover.send(request.clone()).await;
        tokio::time::sleep(Duration::from_secs(4)).await;
        to_bus.mend();
        let done = insist(mover, request).await;
        assert_eq!(done["type"], "done", "round {round}: {done}");
        for page in [&mut met.anns, &mut met.bens] {
            if page.seq < seq + 1 {
                page.until(|message| message["type"] == "frame" && message["seq"] == seq + 1).await;
            }
        }
    }
    assert_eq!(sights(&east, &met.ann, &met.table).await, sights(&west, &met.ann, &met.table).await);
    assert_eq!(count_of(&west, &met).await, 4);
}

#[tokio::test]
async fn over_a_slow_network_everything_is_only_later() {
    let cluster = Cluster::new().await;
    let (east, to_store, to_bus) = cluster.node_by_cable("east").await;
    let west = cluster.node("west").await;
    let mut met = meet_at(&east, &west).await;
    to_store.delay(Duration::from_millis(80));
    to_bus.delay(Duration::from_millis(120));
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    play(&mut met.bens, &mut met.anns, 1, &[23, 19]).await;
    assert_eq!(count_of(&west, &met).await, 2);
}

/// The database is away for longer than a lease lasts: nobody may speak for a table, and afterwards it goes on.
#[tokio::test]
async fn when_the_database_was_away_for_all_nodes_the_game_goes_on() {
    let cluster = Cluster::new().await;
    let (east, east_to_store, _east_to_bus) = cluster.node_by_cable("east").await;
    let (west, west_to_store, _west_to_bus) = cluster.node_by_cable("west").await;
    let mut met = meet_at(&east, &west).await;
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    for cable in [&east_to_store, &west_to_store] {
        cable.cut();
    }
    met.bens.send(act("b", 1, 1, &[23, 19])).await;
    tokio::time::sleep(Duration::from_secs(6)).await;
    for cable in [&east_to_store, &west_to_store] {
        cable.mend();
    }
    let done = insist(&mut met.bens, act("b", 1, 1, &[23, 19])).await;
    assert_eq!(done["type"], "done", "{done}");
    met.anns.until(|message| message["type"] == "frame" && message["seq"] == 2).await;
    assert_eq!(count_of(&east, &met).await, 2);
}

/// What happens while a page looks at the table is told to it at once, and waits behind the answer, which is newer.
#[tokio::test]
async fn what_was_told_while_a_page_looked_is_not_shown_after_what_it_saw() {
    let cluster = Cluster::new().await;
    let east = cluster.node("east").await;
    let (west, _to_store, to_bus) = cluster.node_by_cable("west").await;
    let mut met = meet_at(&east, &west).await;
    let mut at_east = met.ben.page(&east, &met.table, None).await;
    at_east.hear("frame").await;
    let mut watcher = west.guest("Cid").await.page(&west, &met.table, None).await;
    watcher.hear("frame").await;
    to_bus.hold_questions();
    let resync = met.bens.send(json!({ "type": "resync", "since": 0 })).await;
    play(&mut met.anns, &mut at_east, 0, &[11, 15]).await;
    play(&mut at_east, &mut met.anns, 1, &[23, 19]).await;
    play(&mut met.anns, &mut at_east, 0, &[8, 11]).await;
    // Spectators are told last.
    watcher.until(|message| message["type"] == "frame" && message["seq"] == 3).await;
    to_bus.mend();
    met.bens.until(|message| message["id"] == *resync).await;
    play(&mut at_east, &mut met.anns, 1, &[22, 17]).await;
    // That no frame goes back, every page of the tests sees to.
    met.bens.until(|message| message["type"] == "frame" && message["seq"] == 4).await;
}

/// Nobody knows whether the move was made, for longer than the house has patience. It does not say no: it hangs up, after
/// beats that told the page that the line is alive, and the page sends the move again.
#[tokio::test]
async fn what_may_have_been_done_is_not_refused() {
    let cluster = Cluster::with(Timing { beat: 2_000, ..Timing::default() }).await;
    let (east, east_to_store, east_to_bus) = cluster.node_by_cable("east").await;
    let (west, west_to_store, _west_to_bus) = cluster.node_by_cable("west").await;
    let mut met = meet_at(&east, &west).await;
    play(&mut met.anns, &mut met.bens, 0, &[11, 15]).await;
    let beats = met.bens.beats;
    // East carries the move out, and its answer does not arrive. West may not take the table over.
    east_to_bus.hold_questions();
    west_to_store.cut();
    met.bens.send(act("b", 1, 1, &[23, 19])).await;
    met.anns.until(|message| message["type"] == "frame" && message["seq"] == 2).await;
    let bye = loop {
        let message = met.bens.next().await.expect("it says goodbye");
        assert_ne!(message["id"], "b", "{message}");
        if message["type"] == "bye" {
            break message;
        }
    };
    assert_eq!(bye["reason"]["code"], "no-answer", "{bye}");
    assert!(bye["retry_ms"].is_number(), "{bye}");
    assert!(met.bens.beats > beats, "the line was alive");
    for cable in [&east_to_store, &east_to_bus, &west_to_store] {
        cable.mend();
    }
    met.bens.come_back().await;
    let done = insist(&mut met.bens, act("b", 1, 1, &[23, 19])).await;
    assert_eq!((&done["type"], &done["seq"]), (&json!("done"), &json!(2)), "{done}");
    assert_eq!(count_of(&west, &met).await, 2);
}

/// The table's node stands still while it saves, for longer than its lease: what came of it nobody can say, and saving
/// under a name is not tried twice.
#[tokio::test]
async fn what_must_not_be_done_twice_is_not_tried_again() {
    let cluster = Cluster::new().await;
    let (east, to_store, _to_bus) = cluster.node_by_cable("east").await;
    let west = cluster.node("west").await;
    let met = meet_at(&east, &west).await;
    to_store.hold_answers();
    let path = format!("/api/tables/{}/saves", met.table);
    let save = met.ann.post(&west, &path, json!({ "name": "Sunday" }));
    let thaw = async {
        tokio::time::sleep(Duration::from_secs(6)).await;
        to_store.mend();
    };
    let ((status, answer), ()) = tokio::join!(save, thaw);
    assert_eq!((status, &answer["reason"]["code"]), (503, &json!("no-answer")), "{answer}");
    let (status, saves) = met.ann.get(&west, "/api/saves").await;
    let kept = saves["saves"].as_array().unwrap();
    assert_eq!((status, kept.len()), (200, 1), "it was kept once: {saves}");
}

/// West only listens: its lines are held for longer than the others believe that it is there. Its pages say nothing, and are
/// shown what happens all the same.
#[tokio::test]
async fn pages_at_a_node_that_was_taken_for_gone_hear_again_by_themselves() {
    let cluster = Cluster::new().await;
    let east = cluster.node("east").await;
    let (west, to_store, to_bus) = cluster.node_by_cable("west").await;
    let mut met = meet_at(&east, &west).await;
    let moves: [(u8, [u8; 2]); 6] =
        [(0, [11, 15]), (1, [23, 19]), (0, [8, 11]), (1, [22, 17]), (0, [4, 8]), (1, [17, 13])];
    for (round, pair) in moves.chunks(2).enumerate() {
        let seq = 2 * round as u64;
        match round {
            0 => {
                to_store.hold_all();
                to_bus.hold_all();
            }
            1 => to_bus.hold_questions(),
            _ => to_bus.hold_answers(),
        }
        tokio::time::sleep(Duration::from_millis(4500)).await;
        let [(anns, path), (bens, reply)] = pair else { panic!("two moves") };
        let done = insist(&mut met.anns, act(&format!("a{round}"), *anns, seq, path)).await;
        assert_eq!(done["type"], "done", "round {round}: {done}");
        to_store.mend();
        to_bus.mend();
        met.bens.until(|message| message["type"] == "frame" && message["seq"] == seq + 1).await;
        let done = insist(&mut met.bens, act(&format!("b{round}"), *bens, seq + 1, reply)).await;
        assert_eq!(done["type"], "done", "round {round}: {done}");
        met.anns.until(|message| message["type"] == "frame" && message["seq"] == seq + 2).await;
    }
    assert_eq!(sights(&west, &met.ben, &met.table).await, sights(&east, &met.ben, &met.table).await);
}
