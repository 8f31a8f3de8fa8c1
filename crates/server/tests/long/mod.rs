//! A match that does not end: a move, taken back, and the same move again.

use parlour_game::{Seat, Seed};
use serde_json::json;

/// The stored events of such a match, so many of them.
pub(crate) fn events(count: usize) -> Vec<String> {
    let game = parlour_catalog::game("checkers").unwrap();
    let mut play = game.open(&game.info().setup, Seed::new([1; 32])).unwrap();
    let round = [
        (0, json!({ "do": "move", "path": [11, 15] })),
        (0, json!({ "do": "ask-takeback" })),
        (1, json!({ "do": "accept" })),
    ];
    for (seat, action) in round.iter().cycle().take(count) {
        let step = play.propose(Seat::new(*seat), action).unwrap();
        play.commit(step);
    }
    play.log()
}

/// The file of a save with so many events, both seats for whoever brings it.
pub(crate) fn file(count: usize) -> Vec<u8> {
    let game = parlour_catalog::game("checkers").unwrap();
    let events: Vec<serde_json::Value> =
        events(count).iter().map(|event| serde_json::from_str(event).unwrap()).collect();
    let file = json!({
        "format": "parlour-save", "version": 1, "game": "checkers", "rules_version": game.rules_version(),
        "name": "Long", "setup": game.info().setup, "options": {},
        "seats": [{ "kind": "me", "name": "Ann" }, { "kind": "me", "name": "Ann" }], "events": events,
    });
    file.to_string().into_bytes()
}
