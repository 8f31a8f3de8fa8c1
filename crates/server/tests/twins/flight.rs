//! Scotland Yard: twins differ in where Mister X is and was.
//!
//! Twin tables have the same tickets in his log, and wherever he shows himself he is at the same station; in between he goes
//! different ways. Where he never shows himself he has begun elsewhere, too. The watching seat is a detective's.
//!
//! Tried on leaks planted in `games/scotland-yard/rules/src/view.rs` for a moment: each of his station in everybody's view,
//! where he went and whence in every sight, and the stations of all windows in everybody's log made the test fail.

use super::{Secret, Twins, hundred_twins, read};
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::{Seat, Seed, Viewer};
use serde_json::{Value, json};

const MISTER_X: Seat = Seat::new(0);

/// The ways he goes.
struct Ways;

impl Secret for Ways {
    fn dealt(game: &dyn AnyGame, setup: &Value, number: u64) -> (Twins, Self) {
        let mut rng = Seed::from_number(number).rng_at(1_000_000);
        let replay = |start: String| game.replay(setup, Seed::from_number(number), &[start]);
        let start = game.open(setup, Seed::from_number(number)).unwrap().log().remove(0);
        let one = replay(start.clone()).unwrap();
        let view = read(&one.view(Viewer::Spectator));
        let mut stations: Vec<u8> = (1..=199).collect();
        rng.shuffle(&mut stations);
        let is_never_shown = view["shown"] == json!([]);
        let elsewhere = stations.into_iter().filter(|_| is_never_shown).find_map(|station| {
            let mut start: Value = serde_json::from_str(&start).unwrap();
            start["chanced"]["mister_x"] = json!(station);
            replay(start.to_string()).ok().filter(|other| other.turn() == one.turn())
        });
        let other = elsewhere.unwrap_or_else(|| replay(start).unwrap());
        let detectives = view["detectives"].as_array().unwrap().len();
        let watcher = Seat::new(1 + rng.below(detectives as u32) as u8);
        (Twins { tables: [one, other], watcher, rng }, Self)
    }

    fn next(&self, twins: &mut Twins) -> Option<(Seat, [Value; 2])> {
        let seat = twins.tables[0].turn().seat()?;
        assert_eq!(twins.tables[1].turn().seat(), Some(seat));
        let mut moves = if seat == MISTER_X { flights(twins) } else { hunts(twins, seat) };
        twins.rng.shuffle(&mut moves);
        moves.into_iter().find(|both| !twins.ends(seat, both)).map(|both| (seat, both))
    }

    /// To go where Mister X is at one of the tables, with a ticket that no detective has; or just to look.
    fn wish(&self, twins: &mut Twins) -> Value {
        let station = station(&*twins.tables[twins.rng.below(2) as usize]);
        match twins.rng.below(4) {
            0 => json!({ "do": "peek" }),
            _ => json!({ "do": "move", "to": station, "by": "black" }),
        }
    }
}

/// Where Mister X is.
fn station(table: &dyn AnyMatch) -> Value {
    read(&table.view(Viewer::Seat(MISTER_X)))["mister_x"]["station"].clone()
}

fn actions(table: &dyn AnyMatch, seat: Seat) -> Vec<Value> {
    serde_json::from_str(table.actions(Viewer::Seat(seat)).get()).unwrap()
}

/// A detective does the same at both tables.
fn hunts(twins: &Twins, seat: Seat) -> Vec<[Value; 2]> {
    actions(&*twins.tables[0], seat).into_iter().map(|action| [action.clone(), action]).collect()
}

/// Mister X does what looks the same: other ways where he may, and back to the same station in time to be shown.
fn flights(twins: &mut Twins) -> Vec<[Value; 2]> {
    let [one, other] = &twins.tables;
    let view = read(&one.view(Viewer::Spectator));
    let window = 1 + view["log"].as_array().unwrap().len();
    let is_shown = view["shown"].as_array().unwrap().contains(&json!(window));
    let others = actions(&**other, MISTER_X);
    let (mut together, mut apart) = (Vec::new(), Vec::new());
    for own in actions(&**one, MISTER_X) {
        let looks_alike = |action: &&Value| action["by"] == own["by"] && action["double"] == own["double"];
        for action in others.iter().filter(looks_alike) {
            let moves = if action["to"] == own["to"] { &mut together } else { &mut apart };
            moves.push([own.clone(), action.clone()]);
        }
    }
    let are_apart = station(&**one) != station(&**other);
    let meets = !together.is_empty() && are_apart && !view["shown"].as_array().unwrap().is_empty();
    if is_shown || meets && twins.rng.below(2) == 0 { together } else { apart }
}

#[tokio::test]
async fn a_detective_is_sent_the_same_in_a_hundred_twin_games_of_scotland_yard() {
    let setups = [
        json!({ "preset": "classic" }),
        json!({ "preset": "seed", "detectives": 3 }),
        json!({ "preset": "modern", "detectives": 2, "doubles": 9 }),
        json!({ "preset": "seed", "shown": [] }),
    ];
    hundred_twins::<Ways>("scotland-yard", &setups).await;
}
