//! New tables: opened for a guest who hosts them, or (`resuming`) to go on with a save.

mod resuming;

pub(crate) use resuming::resume;

use crate::bus::asks::Wake;
use crate::ids;
use crate::limits;
use crate::quota::Quota;
use crate::setups;
use crate::store::{CreateError, Fault, NewRow, NodeId, StoredEvent, TableCount};
use crate::table::{Chair, Head, Patience, Tables};
use crate::wire::{Guest, NewSeat, NewTable, Phase, Reason, SeatView, TableAddress, TableView};
use parlour_game::Seed;
use std::sync::Arc;

/// Opens a table for a guest, who hosts it. With no seat open the match starts at once.
pub(crate) async fn open_table(
    tables: &Arc<Tables>,
    quota: &Quota,
    host: Guest,
    wish: NewTable,
) -> Result<TableAddress, Reason> {
    let (game, setup, seats) = setups::read(&wish.game, wish.setup.as_ref())?;
    setups::check_options(&wish.options)?;
    setups::check_seats(wish.seats.len(), seats)?;
    let holders = setups::holders(&host, &wish.seats)?;
    // A host who fills all the seats is ready: there is no one to wait for.
    let is_full = !wish.seats.contains(&NewSeat::Open);
    let mut chairs = Vec::new();
    for (seat, guest) in wish.seats.iter().zip(holders) {
        chairs.push(match seat {
            NewSeat::Open => Chair::default(),
            NewSeat::Me { .. } => Chair { guest, ready: is_full, ..Chair::default() },
            NewSeat::Brain { brain } if game.has_brain(brain) => {
                Chair { brain: Some(brain.clone()), ..Chair::default() }
            }
            NewSeat::Brain { brain } => {
                return Err(Reason::NoSuchComputer { brain: brain.clone() });
            }
        });
    }
    // How many tables the host has is counted when it is stored.
    quota.must_have_room()?;
    let phase = if is_full { Phase::Starting { starts: tables.clock.now() } } else { Phase::Waiting };
    let head = Head::new(game, host, setup, wish.options, chairs, phase);
    let most = Some(limits::TABLES_PER_GUEST);
    let table = create_table(tables, head, &ids::new_seed(), Vec::new(), most).await?;
    // A waiting room is woken by its first visitor, at the node that they come to.
    Ok(if is_full { wake(tables, table).await } else { table })
}

/// Opens a table for the same people with the same set-up. Where the host plays with computers alone the match starts at
/// once; otherwise everybody's seat is kept for them in the waiting room.
pub(crate) async fn open_again(
    tables: &Arc<Tables>,
    quota: &Quota,
    host: Guest,
    table: TableView,
) -> Result<TableAddress, Reason> {
    let TableView { game, setup, options, seats, .. } = table;
    let (game, setup, _) = setups::read(&game, Some(&setup))?;
    let is_alone = seats.iter().flat_map(|seat| &seat.guest).all(|guest| guest.id == host.id);
    let chair = |seat: SeatView| Chair {
        ready: is_alone && seat.guest.is_some(),
        // Who plays for a guest who is away goes when the guest is back.
        brain: seat.brain.filter(|_| seat.guest.is_none()),
        guest: seat.guest,
        ..Chair::default()
    };
    let chairs = seats.into_iter().map(chair).collect();
    quota.must_have_room()?;
    let phase = if is_alone { Phase::Starting { starts: tables.clock.now() } } else { Phase::Waiting };
    let head = Head::new(game, host, setup, options, chairs, phase);
    // The game that is started over ends in a moment: it takes no place.
    let TableCount { unfinished, hosted } = limits::TABLES_PER_GUEST;
    let most = Some(TableCount { unfinished: unfinished + 1, hosted });
    let table = create_table(tables, head, &ids::new_seed(), Vec::new(), most).await?;
    Ok(if is_alone { wake(tables, table).await } else { table })
}

/// # Errors
/// If the house is full, or the guest has too many unfinished games. Waiting rooms where others keep a seat for them do
/// not count. What a new table is held to is counted again when it is kept.
pub(crate) async fn must_have_room(tables: &Tables, quota: &Quota, host: &Guest) -> Result<(), Reason> {
    quota.must_have_room()?;
    let has = tables.store.count_tables(&host.id).await?;
    if has.unfinished >= limits::TABLES_PER_GUEST.unfinished {
        return Err(too_many_unfinished());
    }
    Ok(())
}

/// Stores a new table under a code that is free; it is still asleep. `events` are those of a game that goes on there, `most`
/// says how many tables the host may have (`None` = any number).
pub(crate) async fn create_table(
    tables: &Tables,
    head: Head,
    seed: &Seed,
    events: Vec<String>,
    most: Option<TableCount>,
) -> Result<TableAddress, Reason> {
    create(tables, head, seed, events, most, None).await
}

/// The same for a node that opens tables for the whole house, as long as it is the one that does.
pub(crate) async fn create_in_role(
    tables: &Tables,
    head: Head,
    seed: &Seed,
    role: &'static str,
) -> Result<TableAddress, Reason> {
    create(tables, head, seed, Vec::new(), None, Some(role)).await
}

async fn create(
    tables: &Tables,
    mut head: Head,
    seed: &Seed,
    events: Vec<String>,
    most: Option<TableCount>,
    role: Option<&'static str>,
) -> Result<TableAddress, Reason> {
    let now = tables.clock.now();
    let event = |(seq, body)| StoredEvent { seq, at: now, body, request: None };
    let events: Vec<StoredEvent> = (0..).zip(events).map(event).collect();
    let id = ids::new_id();
    head.code = ids::new_code();
    let mut codes_taken = 0;
    // Whether it may have been kept by a try whose answer was lost.
    let mut may_be_there = false;
    let mut patience = Patience::new();
    loop {
        let row = NewRow {
            id: id.clone(),
            code: head.code.clone(),
            seed: seed.clone(),
            head: serde_json::to_string(&head).expect("a head is plain data"),
            guests: head.guests(),
            events: events.clone(),
            at: now,
            wake_at: matches!(head.phase, Phase::Starting { .. }).then_some(now),
            host: head.host.id.clone(),
            most,
            role,
        };
        match tables.store.create_table(row).await {
            Ok(()) => return Ok(TableAddress { id, code: head.code }),
            // Whatever stands in its way by now, it may be there.
            Err(
                CreateError::CodeTaken
                | CreateError::NotInRole
                | CreateError::TooMany
                | CreateError::TooManyUnfinished,
            ) if may_be_there && is_there(tables, &id).await => {
                return Ok(TableAddress { id, code: head.code });
            }
            // A code is taken once in a few million tries; five in a row means something else is wrong.
            Err(CreateError::CodeTaken) if codes_taken == 4 => return Err(Reason::NoFreeCode),
            Err(CreateError::CodeTaken) => {
                codes_taken += 1;
                head.code = ids::new_code();
            }
            Err(CreateError::TooManyUnfinished) => return Err(too_many_unfinished()),
            Err(CreateError::TooMany) if make_room(tables, &head.host).await? => {}
            Err(CreateError::TooMany) => {
                return Err(Reason::TooManyHosted { most: limits::TABLES_PER_GUEST.hosted });
            }
            Err(lost @ CreateError::NotInRole) => return Err(Fault(lost.to_string()).into()),
            // Keeping it may still be under way, in a database on another machine: the next try waits for that.
            Err(CreateError::Fault(_))
                if tables.store.node() != NodeId::default() && patience.is_left().await =>
            {
                may_be_there = true;
            }
            Err(CreateError::Fault(fault)) => return Err(fault.into()),
        }
    }
}

/// Whether a table is kept, as soon as the store says.
async fn is_there(tables: &Tables, id: &str) -> bool {
    let mut patience = Patience::new();
    loop {
        match tables.store.load_table(id).await {
            Ok(found) => return found.is_some(),
            Err(_) if patience.is_left().await => {}
            Err(_) => return false,
        }
    }
}

fn too_many_unfinished() -> Reason {
    Reason::TooManyUnfinished { most: limits::TABLES_PER_GUEST.unfinished }
}

/// Deletes the oldest finished table that is the guest's alone, if there is one that nobody looks at.
async fn make_room(tables: &Tables, guest: &Guest) -> Result<bool, Fault> {
    for table in tables.store.finished_alone(&guest.id, 10).await? {
        if tables.forget(&table.id, table.changed_at).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Wakes a new table whose match begins, so that whoever comes next finds it begun.
pub(crate) async fn wake(tables: &Arc<Tables>, table: TableAddress) -> TableAddress {
    // It is stored: if it cannot be woken now, the first page that opens wakes it.
    if let Err(error) = tables.ask(&table.id, Wake {}).await {
        tracing::warn!(table = table.id, %error, "a new table was not woken at once");
    }
    table
}
