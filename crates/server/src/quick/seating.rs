//! The table of a quick match: seats are given at random, and the match begins by itself.

use super::elsewhere::ROLE;
use crate::ids;
use crate::lobby;
use crate::table::{Chair, Head, Tables};
use crate::wire::{Guest, Options, Phase, Reason};
use std::sync::Arc;

/// Seconds for a decision and until a stand-in: strangers do not wait for ever for one who is slow or away.
const OPTIONS: (u32, u32) = (120, 60);

/// Opens a table at which all of these sit, and starts the match. Whoever waited longest hosts. The answer is its id.
pub(super) async fn seat(tables: &Arc<Tables>, game: &str, party: &[Guest]) -> Result<String, Reason> {
    let game = parlour_catalog::game(game).expect("queues are those of the catalog's games");
    let host = party.first().expect("nobody is called alone").clone();
    // Seats are drawn from another seed than the match's own, which stays hidden until the match is over.
    let mut lot = ids::new_seed().rng_at(0);
    let setup = game.quick_setup(party.len() as u8, &mut lot);
    let mut guests = party.to_vec();
    lot.shuffle(&mut guests);
    let (decision, stand_in) = OPTIONS;
    let options =
        Options { decision_seconds: Some(decision), stand_in_seconds: Some(stand_in), ..Options::default() };
    let chair = |guest| Chair { guest: Some(guest), ready: true, ..Chair::default() };
    let seats = guests.into_iter().map(chair).collect();
    let phase = Phase::Starting { starts: tables.clock.now() };
    let head = Head::new(game, host, setup, options, seats, phase);
    // Room was checked for each of them when they joined: it is not checked again. Another node may have the queues by now,
    // if this one stood still.
    let table = lobby::create_in_role(tables, head, &ids::new_seed(), ROLE).await?;
    Ok(lobby::wake(tables, table).await.id)
}
