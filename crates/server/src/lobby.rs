//! New tables.

use crate::App;
use crate::bus::Ask;
use crate::http::Problem;
use crate::ids;
use crate::limits;
use crate::store::{CreateError, NewRow, StoredEvent};
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
    let head = Head {
        game: game.id().to_owned(),
        rules_version: game.rules_version(),
        host,
        code: String::new(),
        setup,
        options: wish.options,
        seats: chairs,
        phase: if is_full { Phase::Starting { starts: now } } else { Phase::Waiting },
        paused: false,
        resumed: None,
        sent_away: Vec::new(),
        goes_on_at: None,
    };
    let table = keep_table(&app.tables, Opening { head, seed: ids::new_seed(), events: Vec::new() }).await?;
    wake(&app.tables, table).await
}

/// # Errors
/// If the guest has too many unfinished games. Waiting rooms where others keep a seat for them do not count.
pub(crate) async fn must_have_room(app: &App, host: &Guest) -> Result<(), Problem> {
    let mine = app.store.tables_of(&host.id, limits::TABLES_PER_GUEST as u32 * 10).await?;
    let unfinished = mine
        .iter()
        .filter_map(|stored| Head::read(&stored.id, &stored.head))
        .filter(|head| head.is_open() && (head.host.id == host.id || head.phase != Phase::Waiting))
        .count();
    if unfinished >= limits::TABLES_PER_GUEST {
        return Err(Problem::too_many("You have a hundred unfinished games. Finish one first."));
    }
    Ok(())
}

/// A table to be kept. Its code is found here.
pub(crate) struct Opening {
    pub(crate) head: Head,
    pub(crate) seed: Seed,
    /// What has happened in the game that goes on there.
    pub(crate) events: Vec<String>,
}

/// Keeps a new table; it is still asleep.
pub(crate) async fn keep_table(tables: &Tables, opening: Opening) -> Result<TableAddress, Problem> {
    let Opening { mut head, seed, events } = opening;
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
        };
        match tables.store.create_table(row).await {
            Ok(()) => return Ok(TableAddress { id, code: head.code }),
            Err(CreateError::CodeTaken) => {}
            Err(CreateError::Fault(fault)) => return Err(fault.into()),
        }
    }
    Err(Problem::unavailable("No free code was found. Try again."))
}

/// Wakes a new table, so that whoever comes next finds the match begun.
pub(crate) async fn wake(tables: &Arc<Tables>, table: TableAddress) -> Result<TableAddress, Problem> {
    tables.ask(&table.id, Ask::Wake).await?;
    Ok(table)
}
