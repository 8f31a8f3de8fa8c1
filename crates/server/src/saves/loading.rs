//! A table that goes on from a save.

use super::{Begun, Saved};
use crate::App;
use crate::http::Problem;
use crate::lobby::{self, Opening};
use crate::store::{SaveSeatNotes, SeatOf};
use crate::table::{Chair, Head, Resumed};
use crate::wire::{Guest, Phase, TableAddress};
use crate::{ids, limits};
use axum::http::StatusCode;
use std::sync::Arc;

/// Opens a table on which the game goes on. Where one person plays with computers, that is whoever loads it, and it
/// goes on at once; otherwise everybody's seat is kept for them in the waiting room.
pub(crate) async fn load(app: &Arc<App>, host: Guest, mut saved: Saved) -> Result<TableAddress, Problem> {
    lobby::must_have_room(app, &host).await?;
    let host = take_over(&mut saved, host)?;
    // A long game takes its time to be replayed.
    let checking = tokio::task::spawn_blocking(move || (saved.check(), saved));
    let (playable, saved) = checking.await.map_err(|_| Problem::broken())?;
    let playable = playable.map_err(|fault| Problem::new(StatusCode::UNPROCESSABLE_ENTITY, fault))?;
    let game = playable.game;
    let now = app.clock.now();
    let mut seats: Vec<Chair> = (saved.seats.iter())
        .map(|seat| Chair {
            guest: seat.guest.clone(),
            // A computer player the house no longer has is replaced by the usual one.
            brain: seat
                .brain
                .clone()
                .map(|brain| if game.has_brain(&brain) { brain } else { game.info().default_brain }),
            ..Chair::default()
        })
        .collect();
    let is_mine = |chair: &Chair| match &chair.guest {
        Some(guest) => guest.id == host.id,
        None => chair.brain.is_some(),
    };
    let starts_at_once = seats.iter().all(is_mine);
    if starts_at_once {
        for chair in &mut seats {
            chair.ready = chair.guest.is_some();
        }
    }
    let resumed = saved.begun.as_ref().map(|begun| Resumed {
        moves: playable.moves().unwrap_or(0),
        origin: begun.origin.clone(),
        holders: seats.iter().map(|chair| Some(chair.guest.as_ref()?.id.clone())).collect(),
        brought: begun.brought,
    });
    let head = Head {
        game: game.id().to_owned(),
        rules_version: game.rules_version(),
        host,
        code: String::new(),
        setup: saved.setup.clone(),
        options: saved.options.clone(),
        seats,
        phase: if starts_at_once { Phase::Starting { starts: now } } else { Phase::Waiting },
        paused: false,
        resumed,
        sent_away: Vec::new(),
        goes_on_at: None,
    };
    let seed = saved.begun.as_ref().and_then(Begun::seed).unwrap_or_else(ids::new_seed);
    let events = saved.begun.as_ref().map_or_else(Vec::new, Begun::texts);
    let table =
        lobby::keep_table(&app.tables, Opening { head, seed, events, most: Some(limits::TABLES_PER_GUEST) })
            .await?;
    bring_notes(app, &table.id, &saved).await;
    lobby::wake(&app.tables, table).await
}

/// Where one person plays with computers, whoever loads the game is that person: the owner of a save, or of a file.
fn take_over(saved: &mut Saved, mut host: Guest) -> Result<Guest, Problem> {
    let people = saved.people();
    if let [one] = people[..] {
        if host.name.is_empty() {
            host.name = limits::check_name(&one.name)
                .map_err(|_| Problem::bad("Tell your name first, so that the others know who plays."))?;
        }
        for seat in saved.seats.iter_mut().filter(|seat| seat.guest.is_some()) {
            seat.guest = Some(host.clone());
        }
    }
    Ok(host)
}

/// What people had written for themselves comes along, each to their own seat.
async fn bring_notes(app: &App, table: &str, saved: &Saved) {
    for (seat, notes) in (0..).zip(&saved.seats) {
        let (Some(guest), Some(notes)) = (&notes.guest, &notes.notes) else { continue };
        let whose = SeatOf { table: table.to_owned(), seat, guest: guest.id.clone() };
        let save = SaveSeatNotes { whose, version: 0, body: notes.to_string(), at: app.clock.now() };
        if let Err(error) = app.store.save_seat_notes(save).await {
            tracing::warn!(%error, "notes at a seat did not come along with a saved game");
        }
    }
}
