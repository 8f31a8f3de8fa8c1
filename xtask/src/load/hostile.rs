//! Guests who ask for everything, again and again, and never listen: what do they cost the house?
//!
//! Each has a socket at a very long game, takes nothing of what is sent there, and knocks again when the house hangs up.
//! The long game is a save with a move that is taken back over and over, brought in as a file.

use super::house::House;
use super::line::{Line, TableAddress, home};
use super::world::DOOR;
use anyhow::{Context, Result};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// What they may cost at most, in bytes.
pub(super) const MOST: u64 = 300_000_000;
/// As long as a match can be.
const EVENTS: usize = 19_980;
/// The house lets so many look at one table, and so many of one guest.
const PER_TABLE: usize = 400;
const PER_GUEST: usize = 20;
/// Homes of theirs, far from those of honest guests.
const HOMES: usize = 1_000_000;
/// What a socket sends at once, and how long it waits before it sends more.
const BURST: usize = 60;
const PAUSE: Duration = Duration::from_millis(200);
/// A house that hangs up will not be asked for so long; and one that takes nothing, not either.
const PATIENCE: Duration = Duration::from_secs(5);
/// How often the memory is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// What was found.
#[derive(Debug)]
pub(super) struct Hostile {
    pub(super) sockets: usize,
    pub(super) memory_before: u64,
    pub(super) memory_peak: u64,
}

impl Hostile {
    pub(super) fn growth(&self) -> u64 {
        self.memory_peak.saturating_sub(self.memory_before)
    }
}

/// One of them, before the attack.
pub(super) struct Attacker {
    line: Line,
    table: TableAddress,
    /// Sits there: may also act on what is long past.
    is_seated: bool,
}

/// Opens as many long games as they need, and has their guests known to the house.
pub(super) async fn gather(house: &House, sockets: usize) -> Result<Vec<Attacker>> {
    let mut tables = Vec::new();
    for nth in 0..sockets.div_ceil(PER_TABLE) {
        let owner = Line::of_stranger(house.addr, home(HOMES + nth), "Owner").await?;
        let table = open_long(&owner).await.context("no long game can be opened")?;
        tables.push((owner, table));
    }
    let guests = sockets.div_ceil(PER_GUEST);
    let guest = |nth: usize| {
        let (owner, table) = tables[nth % tables.len()].clone();
        async move {
            // The first at every table is whose table it is.
            let is_seated = nth < sockets.div_ceil(PER_TABLE);
            let from = home(HOMES + 1_000 + nth);
            let line = if is_seated { owner } else { Line::of_stranger(house.addr, from, "Deaf").await? };
            anyhow::Ok(Attacker { line, table, is_seated })
        }
    };
    let guests: Vec<Attacker> =
        stream::iter((0..guests).map(guest)).buffer_unordered(DOOR / 4).try_collect().await?;
    let each = |guest: &Attacker| Attacker {
        line: guest.line.clone(),
        table: guest.table.clone(),
        is_seated: guest.is_seated,
    };
    Ok(guests.iter().cycle().take(sockets).map(each).collect())
}

/// Attacks for that long, and watches the memory of the house.
pub(super) async fn attack(house: &House, attackers: Vec<Attacker>, time: Duration) -> Result<Hostile> {
    let memory_before = house.memory()?;
    let sockets = attackers.len();
    // Dropped at the end, and with it all of them.
    let mut mob = JoinSet::new();
    for attacker in attackers {
        mob.spawn(attacker.attack());
    }
    let mut memory_peak = memory_before;
    let watching = async {
        loop {
            memory_peak = memory_peak.max(house.memory()?);
            sleep(LOOK_EVERY).await;
        }
    };
    match timeout(time, watching).await {
        Ok(Err(error)) => Err(error),
        Ok(Ok(())) | Err(_) => Ok(Hostile { sockets, memory_before, memory_peak }),
    }
}

impl Attacker {
    async fn attack(self) {
        loop {
            // Whatever goes wrong is what the house does about it.
            let _ = self.attack_once().await;
            sleep(PAUSE).await;
        }
    }

    async fn attack_once(&self) -> Result<()> {
        let mut socket = timeout(PATIENCE, self.line.deaf_socket(&self.table)).await??;
        for nth in 0.. {
            let text = if self.is_seated && nth % 2 == 0 {
                json!({ "type": "act", "id": format!("h{nth}"), "seat": 0, "seq": 0, "action": { "do": "resign" } })
            } else {
                json!({ "type": "resync", "id": format!("h{nth}"), "since": 0 })
            };
            timeout(PATIENCE, socket.send(&text.to_string())).await??;
            if nth >= BURST {
                sleep(PAUSE).await;
            }
        }
        Ok(())
    }
}

/// A game in which as much has happened as can: saved when it has just begun, filled in the file, and brought back.
async fn open_long(owner: &Line) -> Result<TableAddress> {
    let wish = json!({ "game": "checkers", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let table: TableAddress =
        serde_json::from_value(owner.ask("POST", "/api/tables", Some(wish)).await?.body)?;
    let path = format!("/api/tables/{}/saves", table.id);
    let save = owner.ask("POST", &path, Some(json!({ "name": "Short" }))).await?.body;
    let id = save["id"].as_str().context("a save without an id")?;
    let mut file = owner.ask("GET", &format!("/api/saves/{id}/file"), None).await?.body;
    file["events"] = round_and_round();
    let save = owner.ask("POST", "/api/save-files?name=Long", Some(file)).await?.body;
    let id = save["id"].as_str().context("a save without an id")?;
    let opened = owner.ask("POST", &format!("/api/saves/{id}/tables"), Some(json!({}))).await?;
    Ok(serde_json::from_value(opened.body)?)
}

fn round_and_round() -> Value {
    let acted = |seat: usize, action: Value| json!({ "acted": { "seat": seat, "action": action } });
    let round = [
        acted(0, json!({ "do": "move", "path": [11, 15] })),
        acted(0, json!({ "do": "ask-takeback" })),
        acted(1, json!({ "do": "accept" })),
    ];
    round.iter().cycle().take(EVENTS).cloned().collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_long_game_is_a_move_taken_back_again_and_again() {
        let events = round_and_round();
        assert_eq!(events.as_array().unwrap().len(), EVENTS);
        assert_eq!((&events[0], &events[2]), (&events[3], &events[EVENTS - 1]));
    }

    #[test]
    fn growth_is_from_before_to_the_peak() {
        let hostile = Hostile { sockets: 1, memory_before: 100, memory_peak: 250 };
        assert_eq!(hostile.growth(), 150);
    }
}
