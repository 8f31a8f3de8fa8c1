//! Kill -9 at any moment loses nothing that was acknowledged: the real binary, a real disk, real sockets.

use crate::house::House;
use serde_json::{Value, json};

/// Plays random-looking but fixed moves for both seats and is killed after every fifth acknowledgement, the last
/// time with a request on its way.
#[test]
fn kill_minus_nine_loses_nothing_acknowledged() {
    let data = tempfile::tempdir().unwrap();
    let mut house = House::open(data.path());
    let cookie = house.guest("Ann");
    let table = house.table(&cookie);

    let mut acknowledged: Vec<Value> = Vec::new();
    for life in 0..4 {
        let mut page = house.page(&cookie, &table);
        for turn in 0..5 {
            let seq = acknowledged.len();
            let frame = page.until(|m| {
                m["type"] == "frame"
                    && m["seq"] == seq
                    && m["turn"]["seat"] == m["seat"]
                    && !m["seat"].is_null()
            });
            if turn == 0 {
                let paths: Vec<&Value> =
                    frame["sights"].as_array().unwrap().iter().map(|sight| &sight["path"]).collect();
                assert_eq!(paths, acknowledged.iter().collect::<Vec<_>>(), "after crash {life}");
            }
            let moves: Vec<&Value> =
                frame["actions"].as_array().unwrap().iter().filter(|action| action["do"] == "move").collect();
            let action = moves[(seq * 7) % moves.len()].clone();
            let id = format!("move-{seq}");
            page.send(
                &json!({ "type": "act", "id": id, "seat": frame["seat"], "seq": seq, "action": action }),
            );
            page.until(|m| m["type"] == "done" && m["id"] == *id);
            acknowledged.push(action["path"].clone());
        }
        // One more request, killed while it is on its way: it may be kept or not, but never half.
        let seq = acknowledged.len();
        let frame = page.until(|m| m["type"] == "frame" && m["seq"] == seq && m["turn"]["seat"] == m["seat"]);
        let action = frame["actions"][0].clone();
        let request = json!({ "type": "act", "id": format!("last-{life}"), "seat": frame["seat"], "seq": seq, "action": action });
        page.send(&request);
        house.kill();
        house = House::open(data.path());
        // The page comes back and sends again what it got no answer to, under the same name: it happens once.
        let mut page = house.page(&cookie, &table);
        let back = page.until(|m| m["type"] == "frame" && m["seat"] == frame["seat"]);
        let kept = back["seq"].as_u64().unwrap() as usize;
        assert!(
            kept == seq || kept == seq + 1,
            "{kept} events after {seq} acknowledged ones and one on its way"
        );
        page.send(&request);
        page.until(|m| m["type"] == "done" && m["id"] == request["id"]);
        acknowledged.push(action["path"].clone());
    }
    house.kill();
}
