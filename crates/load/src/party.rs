//! The guests of one table: they open it, sit down, play, and open the next when a match is over.

use crate::client::{Client, TableAddress, loopback};
use crate::dice::Dice;
use crate::front::Front;
use crate::guest::Guest;
use crate::world::{Stage, World};
use anyhow::{Context, Result, bail};
use futures_util::future::try_join_all;
use serde::Deserialize;
use std::net::Ipv4Addr;
use std::time::Duration;
use tokio::time::sleep;

/// A game of the house with its usual set-up.
#[derive(Clone)]
pub(crate) struct GamePlayed {
    pub(crate) id: String,
    pub(crate) seats: usize,
}

#[derive(Deserialize)]
struct Offer {
    id: String,
    /// Fewest and most.
    seats: [usize; 2],
}

/// The wanted game, or all. The house does not say how many seats the usual set-up has: it is tried out.
pub(crate) async fn games(house: Front, wanted: Option<&str>) -> Result<Vec<GamePlayed>> {
    let mut answer = Client::new(house.clone(), Ipv4Addr::LOCALHOST.into())?.get("/api/house").await?;
    let offers: Vec<Offer> = serde_json::from_value(answer["games"].take())?;
    let known: Vec<String> = offers.iter().map(|offer| offer.id.clone()).collect();
    let mut games = Vec::new();
    let scout = Client::of_new_guest(house, loopback(0), "Scout").await?;
    for Offer { id, seats: [least, most] } in offers {
        if wanted.is_some_and(|wanted| wanted != id) {
            continue;
        }
        let mut seats = most;
        let table = loop {
            match scout.open_table(&id, seats).await {
                Ok(table) => break table,
                Err(_) if seats > least => seats -= 1,
                Err(error) => return Err(error.context(format!("no table of {id} can be opened"))),
            }
        };
        scout.throw_away(&table).await?;
        games.push(GamePlayed { id, seats });
    }
    if games.is_empty() {
        bail!("the house plays {}", known.join(", "));
    }
    Ok(games)
}

/// Plays one match after the other until time is up, and returns who played. `first` is the number of the first
/// guest among all.
pub(crate) async fn play(world: &World, nth: usize, first: usize, game: &GamePlayed) -> Result<Vec<Guest>> {
    let mut guests = Vec::new();
    let door = world.door.acquire().await?;
    for seat in 0..game.seats {
        let client =
            Client::of_new_guest(world.house.clone(), loopback(nth + 1), &format!("Guest {seat}")).await?;
        guests.push(Guest::new(client, Dice::new(world.seed, first + seat)));
    }
    drop(door);
    while let Some(table) = open(world, &guests[0], game).await? {
        let matches = guests.iter_mut().enumerate();
        try_join_all(matches.map(|(seat, guest)| guest.play(world, table.clone(), seat))).await?;
    }
    Ok(guests)
}

/// Opens a table, with retries: the house may be restarting, or ask to wait. `None` when time is up.
async fn open(world: &World, host: &Guest, game: &GamePlayed) -> Result<Option<TableAddress>> {
    let stage = world.stage();
    let mut problem = None;
    for _ in 0..60 {
        if *stage.borrow() == Stage::Over {
            return Ok(None);
        }
        match host.client.open_table(&game.id, game.seats).await {
            Ok(table) => return Ok(Some(table)),
            Err(error) => problem = Some(error),
        }
        sleep(Duration::from_millis(500)).await;
    }
    Err(problem.context("no table was opened")?)
}
