//! New tables.

use crate::App;
use crate::bus::asks::Wake;
use crate::http::Problem;
use crate::ids;
use crate::limits;
use crate::store::{CreateError, NewRow, StoredEvent, TableCount, TableShelf};
use crate::table::{Chair, Head, Tables, check_options};
use crate::wire::{Guest, NewSeat, NewTable, Phase, TableAddress, sentence};
use parlour_catalog::AnyGame;
use parlour_game::Seed;
use serde_json::Value;
use std::sync::Arc;

/// A game, its set-up with every default filled in, and how many seats that has; or why it cannot be played.
pub(crate) fn read_setup(game: &str, setup: &Value) -> Result<(&'static dyn AnyGame, Value, u8), Problem> {
    let found = parlour_catalog::game(game)
        .ok_or_else(|| Problem::bad(format!("This house does not know the game {game}.")))?;
    let (setup, seats) = found.check_setup(setup).map_err(|bad| Problem::bad(sentence(&bad.to_string())))?;
    Ok((found, setup, seats))
}

/// Opens a table for a guest, who hosts it. With no seat open the match starts at once.
pub(crate) async fn open_table(app: &Arc<App>, host: Guest, wish: NewTable) -> Result<TableAddress, Problem> {
    let setup = wish.setup.unwrap_or_else(|| Value::Object(serde_json::Map::new()));
    let (game, setup, seats) = read_setup(&wish.game, &setup)?;
    check_options(&wish.options).map_err(Problem::bad)?;
    if wish.seats.len() != usize::from(seats) {
        let text = format!("This set-up has {seats} seats, but {} were filled in.", wish.seats.len());
        return Err(Problem::bad(text));
    }
    let sits_down = wish.seats.contains(&NewSeat::Me);
    if sits_down && host.name.is_empty() {
        return Err(Problem::bad("Tell your name first, so that the others know who plays."));
    }
    let mut chairs = Vec::new();
    for seat in &wish.seats {
        chairs.push(match seat {
            NewSeat::Open => Chair::default(),
            NewSeat::Me => Chair { guest: Some(host.clone()), ..Chair::default() },
            NewSeat::Brain { brain } if game.has_brain(brain) => {
                Chair { brain: Some(brain.clone()), ..Chair::default() }
            }
            NewSeat::Brain { brain } => {
                return Err(Problem::bad(format!("No computer player is called {brain}.")));
            }
        });
    }
    must_have_room(app, &host).await?;
    let now = app.clock.now();
    let is_full = !wish.seats.contains(&NewSeat::Open);
    if is_full {
        // Nobody else to wait for: whoever fills all the seats is ready.
        for chair in &mut chairs {
            chair.ready = chair.guest.is_some();
        }
    }
    let phase = if is_full { Phase::Starting { starts: now } } else { Phase::Waiting };
    let head = Head::new(game, host, setup, wish.options, chairs, phase);
    let most = Some(limits::TABLES_PER_GUEST);
    let opening = Opening { head, seed: ids::new_seed(), events: Vec::new(), most };
    let table = keep_table(&app.tables, opening).await?;
    wake(&app.tables, table).await
}

/// # Errors
/// If the house is full, or the guest has too many unfinished games. Waiting rooms where others keep a seat for them do
/// not count. What a new table is held to is counted again when it is kept.
pub(crate) async fn must_have_room(app: &App, host: &Guest) -> Result<(), Problem> {
    app.quota.must_have_room()?;
    let has = app.store.count_tables(&host.id).await?;
    if has.unfinished >= limits::TABLES_PER_GUEST.unfinished { Err(too_many_unfinished()) } else { Ok(()) }
}

fn too_many_unfinished() -> Problem {
    Problem::too_many("You have a hundred unfinished games. Finish one first.")
}

/// A table to be kept. Its code is found here.
pub(crate) struct Opening {
    pub(crate) head: Head,
    pub(crate) seed: Seed,
    /// What has happened in the game that goes on there.
    pub(crate) events: Vec<String>,
    /// How many tables the host may have; `None` = any number.
    pub(crate) most: Option<TableCount>,
}

/// Keeps a new table; it is still asleep.
pub(crate) async fn keep_table(tables: &Tables, opening: Opening) -> Result<TableAddress, Problem> {
    let Opening { mut head, seed, events, most } = opening;
    let now = tables.clock.now();
    let event = |(seq, body)| StoredEvent { seq, at: now, body, request: None };
    let events: Vec<StoredEvent> = (0..).zip(events).map(event).collect();
    let id = ids::new_id();
    // A code is taken once in a few million tries; five in a row means something else is wrong.
    for _ in 0..5 {
        head.code = ids::new_code();
        let row = NewRow {
            id: id.clone(),
            code: head.code.clone(),
            seed: seed.clone(),
            head: serde_json::to_string(&head).expect("a head is plain data"),
            guests: head.guests(),
            events: events.clone(),
            at: now,
            wake_at: matches!(head.phase, Phase::Starting { .. }).then_some(now),
            shelf: most.map(|most| TableShelf { host: head.host.id.clone(), most }),
        };
        match tables.store.create_table(row).await {
            Ok(()) => return Ok(TableAddress { id, code: head.code }),
            Err(CreateError::CodeTaken) => {}
            Err(CreateError::TooManyUnfinished) => return Err(too_many_unfinished()),
            Err(CreateError::TooMany) if make_room(tables, &head.host).await? => {}
            Err(CreateError::TooMany) => {
                return Err(Problem::too_many("You host a thousand tables. Remove some you no longer need."));
            }
            Err(CreateError::Fault(fault)) => return Err(fault.into()),
        }
    }
    Err(Problem::unavailable("No free code was found. Try again."))
}

/// Throws away the oldest finished table that is the guest's alone, if there is one that nobody looks at.
async fn make_room(tables: &Tables, guest: &Guest) -> Result<bool, Problem> {
    for table in tables.store.finished_alone(&guest.id, 10).await? {
        if tables.forget(&table.id, table.changed_at).await? {
            return Ok(true);
        }
    }
    Ok(false)
}

/// Wakes a new table, so that whoever comes next finds the match begun.
pub(crate) async fn wake(tables: &Arc<Tables>, table: TableAddress) -> Result<TableAddress, Problem> {
    tables.ask(&table.id, Wake {}).await?;
    Ok(table)
}
