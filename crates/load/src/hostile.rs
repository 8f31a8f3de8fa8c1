//! Sockets that ask for a whole long game again and again and never read: how much memory do they cost the house?
//!
//! Each reconnects when the house closes the connection.
//! The long game is a save with a move that is taken back over and over, brought in as a file.

use crate::client::{Client, TableAddress, loopback};
use crate::house::House;
use crate::world::DOOR;
use anyhow::{Context, Result};
use futures_util::{StreamExt, TryStreamExt, stream};
use serde_json::{Value, json};
use std::time::Duration;
use tokio::task::JoinSet;
use tokio::time::{sleep, timeout};

/// The most memory they may cost, in bytes.
pub(crate) const MOST: u64 = 300_000_000;
/// As long as a match can be.
const EVENTS: usize = 19_980;
/// The house lets so many look at one table, and so many of one guest.
const PER_TABLE: usize = 400;
const PER_GUEST: usize = 20;
/// Their addresses begin here, after those of all other guests.
const FIRST_ADDRESS: usize = 1_000_000;
/// What a socket sends at once, and how long it waits before it sends more.
const BURST: usize = 60;
const PAUSE: Duration = Duration::from_millis(200);
/// How long connecting or sending may take before a new attempt.
const SEND_LIMIT: Duration = Duration::from_secs(5);
/// How often the memory is looked at.
const LOOK_EVERY: Duration = Duration::from_millis(200);

/// The result.
#[derive(Debug)]
pub(crate) struct Hostile {
    pub(crate) sockets: usize,
    pub(crate) memory_before: u64,
    pub(crate) memory_peak: u64,
}

impl Hostile {
    pub(crate) fn growth(&self) -> u64 {
        self.memory_peak.saturating_sub(self.memory_before)
    }
}

/// One hostile socket, before the attack.
#[derive(Clone)]
pub(crate) struct Attacker {
    client: Client,
    table: TableAddress,
    /// Has a seat, and so also sends stale actions.
    is_seated: bool,
}

/// Opens the long games and creates the guests.
pub(crate) async fn gather(house: &House, sockets: usize) -> Result<Vec<Attacker>> {
    let (front, mut tables) = (house.front()?, Vec::new());
    for nth in 0..sockets.div_ceil(PER_TABLE) {
        let owner = Client::of_new_guest(front.clone(), loopback(FIRST_ADDRESS + nth), "Owner").await?;
        let table = open_long(&owner).await.context("no long game can be opened")?;
        tables.push((owner, table));
    }
    let guests = sockets.div_ceil(PER_GUEST);
    let guest = |nth: usize| {
        let ((owner, table), front) = (tables[nth % tables.len()].clone(), front.clone());
        async move {
            // The first guests are the owners of the tables.
            let is_seated = nth < sockets.div_ceil(PER_TABLE);
            let from = loopback(FIRST_ADDRESS + 1_000 + nth);
            let client = if is_seated { owner } else { Client::of_new_guest(front, from, "Deaf").await? };
            anyhow::Ok(Attacker { client, table, is_seated })
        }
    };
    let guests: Vec<Attacker> =
        stream::iter((0..guests).map(guest)).buffer_unordered(DOOR / 4).try_collect().await?;
    Ok(guests.iter().cycle().take(sockets).cloned().collect())
}

/// Attacks for that long, and watches the memory of the house.
pub(crate) async fn attack(house: &House, attackers: Vec<Attacker>, time: Duration) -> Result<Hostile> {
    let memory_before = house.memory()?;
    let sockets = attackers.len();
    // All tasks end when this is dropped.
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
            // Errors are expected: the house may close the connection.
            let _ = self.attack_once().await;
            sleep(PAUSE).await;
        }
    }

    async fn attack_once(&self) -> Result<()> {
        let mut socket = timeout(SEND_LIMIT, self.client.small_socket(&self.table)).await??;
        for nth in 0.. {
            let text = if self.is_seated && nth % 2 == 0 {
                json!({ "type": "act", "id": format!("h{nth}"), "seat": 0, "seq": 0, "action": { "do": "resign" } })
            } else {
                json!({ "type": "resync", "id": format!("h{nth}"), "since": 0 })
            };
            timeout(SEND_LIMIT, socket.send(&text.to_string())).await??;
            if nth >= BURST {
                sleep(PAUSE).await;
            }
        }
        Ok(())
    }
}

/// Opens a match of the greatest length: saved when it has begun, extended in the file, and loaded.
async fn open_long(owner: &Client) -> Result<TableAddress> {
    let wish = json!({ "game": "checkers", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let table: TableAddress = owner.post("/api/tables", wish).await?;
    let path = format!("/api/tables/{}/saves", table.id);
    let save: Value = owner.post(&path, json!({ "name": "Short" })).await?;
    let id = save["id"].as_str().context("a save without an id")?;
    let mut file = owner.get(&format!("/api/saves/{id}/file")).await?;
    file["events"] = round_and_round();
    let save: Value = owner.post("/api/save-files?name=Long", file).await?;
    let id = save["id"].as_str().context("a save without an id")?;
    owner.post(&format!("/api/saves/{id}/tables"), json!({})).await
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
