//! A table that goes on from a save.

use super::{create_table, must_have_room, wake};
use crate::quota::Quota;
use crate::saves::{Begun, Saved};
use crate::store::{DocumentKey, DocumentKind, DocumentQuota, StoredDocument};
use crate::table::{Chair, Head, Resumed, Tables};
use crate::wire::{Guest, Phase, Reason, TableAddress};
use crate::{ids, limits};
use std::sync::Arc;

/// Opens a table on which the game goes on. Where whoever loads it plays with computers it goes on at once; otherwise
/// everybody's seat is kept for them in the waiting room.
pub(crate) async fn resume(
    tables: &Arc<Tables>,
    quota: &Quota,
    host: Guest,
    saved: Saved,
) -> Result<TableAddress, Reason> {
    must_have_room(tables, quota, &host).await?;
    if !saved.is_of(&host.id) {
        return Err(Reason::NotTheirGame);
    }
    let host = named(host, &saved)?;
    // A long game takes its time to be replayed.
    let checking = tokio::task::spawn_blocking(move || (saved.check(), saved));
    let (playable, saved) = checking.await.map_err(|_| Reason::Broken)?;
    let playable = playable?;
    let (game, moves) = (playable.game, playable.moves.unwrap_or(0));
    let now = tables.clock.now();
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
        moves,
        origin: begun.origin.clone(),
        holders: seats.iter().map(|chair| Some(chair.guest.as_ref()?.id.clone())).collect(),
        brought: begun.brought,
        brought_by: begun.brought_by.clone(),
    });
    let phase = if starts_at_once { Phase::Starting { starts: now } } else { Phase::Waiting };
    let head = Head::new(game, host, playable.setup, saved.options.clone(), seats, phase);
    let head = Head { resumed, ..head };
    let seed = saved.begun.as_ref().and_then(Begun::seed).unwrap_or_else(ids::new_seed);
    let events = saved.begun.as_ref().map_or_else(Vec::new, Begun::texts);
    let table = create_table(tables, head, &seed, events, Some(limits::TABLES_PER_GUEST)).await?;
    tables.tell_kin(&seed, &table.id);
    bring_notes(tables, &table.id, &saved).await;
    Ok(wake(tables, table).await)
}

/// A guest without a name has the one they had there.
fn named(host: Guest, saved: &Saved) -> Result<Guest, Reason> {
    let mut holders = saved.seats.iter().filter_map(|seat| seat.guest.as_ref());
    match holders.find(|holder| holder.id == host.id) {
        Some(holder) if host.name.is_empty() => {
            let name = limits::NAME.check(&holder.name).map_err(|_| Reason::NeedsName)?;
            Ok(Guest { name, ..host })
        }
        _ => Ok(host),
    }
}

/// What people wrote for themselves comes along, each to their own seat: out of the save what its owner wrote, the rest
/// from the table where it was saved, if that is still there.
async fn bring_notes(tables: &Tables, table: &str, saved: &Saved) {
    let origin = saved.begun.as_ref().and_then(|begun| begun.origin.as_ref());
    for (seat, kept) in (0..).zip(&saved.seats) {
        let Some(guest) = &kept.guest else { continue };
        let body = match (&kept.notes, origin) {
            (Some(notes), _) => Some(notes.to_string()),
            (None, Some(origin)) => {
                let key = DocumentKey::seat_notes(&guest.id, origin, seat);
                tables.store.load_document(&key).await.ok().flatten().map(|stored| stored.body)
            }
            (None, None) => None,
        };
        let Some(body) = body else { continue };
        let notes = StoredDocument::seat_notes(table, seat, body, tables.clock.now());
        let created =
            tables.store.create_document(DocumentKind::SeatNotes, &guest.id, notes, DocumentQuota::UNLIMITED);
        if let Err(error) = created.await {
            tracing::warn!(%error, "notes at a seat did not come along with a saved game");
        }
    }
}
