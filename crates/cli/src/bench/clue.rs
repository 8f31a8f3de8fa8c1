//! How long the `classic` brain of Clue takes to answer, asked as the server asks it: it is given all Sights of its seat
//! and decides.

use super::Group;
use super::times::{Times, time};
use crate::fault::Fault;
use anyhow::{Context, anyhow};
use parlour_game::{Budget, Seat, Seed, Turn};
use serde_json::json;
use std::time::Duration;

const BRAIN: &str = "classic";
/// How many matches are played for each number of seats.
const MATCHES: u8 = 5;
/// What a brain is given at a table. It answers when it has decided, not when this is over.
const BUDGET: Duration = Duration::from_secs(1);
const SUSPECTS: [&str; 6] = ["scarlet", "mustard", "white", "green", "peacock", "plum"];

pub(super) fn run() -> Result<Vec<Group>, Fault> {
    let mut groups = Vec::new();
    for (game, name, fewest) in [("clue", "Clue", 2), ("clue-less", "Clue-less", 3)] {
        for seats in [fewest, 4, 6] {
            let mut times = Vec::new();
            for number in 0..MATCHES {
                decide(game, &SUSPECTS[..seats], Seed::new([number; 32]), &mut times)?;
            }
            let what = format!("{name}, {seats} seats: {BRAIN} decides");
            groups.push(Group { what, times: Times::of(times), per_second: None, nodes: None });
        }
    }
    Ok(groups)
}

/// Plays one match, and adds how long each decision took.
fn decide(game: &str, suspects: &[&str], seed: Seed, times: &mut Vec<Duration>) -> Result<(), Fault> {
    let game = parlour_catalog::game(game).context("the game is in the house")?;
    let mut play = game.open(&json!({ "suspects": suspects }), seed)?;
    while let Turn::Seat(seat) = play.turn() {
        let think = |seat: Seat| play.think(seat, BRAIN).map(|think| think(Budget::time(BUDGET)).action);
        times.push(time(|| think(seat)));
        let action = think(seat).ok_or_else(|| anyhow!("{BRAIN} has nothing to choose"))?;
        let step = play.propose(seat, &action)?;
        play.commit(step);
    }
    Ok(())
}
