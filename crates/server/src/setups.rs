//! What can be played in this house: its games, their set-ups and rules, and a table's options.

use crate::limits;
use crate::names::People;
use crate::wire::{Guest, NewSeat, Options, Reason, Time};
use parlour_catalog::AnyGame;
use serde_json::Value;

/// # Errors
/// If the house does not have this game.
pub(crate) fn known(game: &str) -> Result<&'static dyn AnyGame, Reason> {
    parlour_catalog::game(game).ok_or_else(|| Reason::UnknownGame { game: game.to_owned() })
}

/// A game, its set-up with every default filled in, and how many seats that has. `None` is the usual set-up.
///
/// # Errors
/// Why it cannot be played.
pub(crate) fn read(game: &str, setup: Option<&Value>) -> Result<(&'static dyn AnyGame, Value, u8), Reason> {
    let game = known(game)?;
    let usual = Value::Object(serde_json::Map::new());
    let (setup, seats) =
        game.check_setup(setup.unwrap_or(&usual)).map_err(|fault| Reason::BadSetup { fault })?;
    Ok((game, setup, seats))
}

/// # Errors
/// If so many seats of a set-up were filled in that has another number of them.
pub(crate) fn check_seats(filled: usize, seats: u8) -> Result<(), Reason> {
    if filled == usize::from(seats) {
        return Ok(());
    }
    Err(Reason::SeatCount { seats, filled })
}

/// By whom each of these seats is to be held: mine, with a name each where several people share my device. Names that are
/// the same are one person's.
///
/// # Errors
/// What is wrong with a name, or that I have none.
pub(crate) fn holders(me: &Guest, seats: &[NewSeat]) -> Result<Vec<Option<Guest>>, Reason> {
    let mut people = People::default();
    let mut holders = Vec::with_capacity(seats.len());
    for seat in seats {
        let NewSeat::Me { name } = seat else {
            holders.push(None);
            continue;
        };
        let name = match name {
            Some(name) => limits::NAME.check(name)?,
            None if me.name.is_empty() => return Err(Reason::NeedsName),
            None => me.name.clone(),
        };
        holders.push(Some(Guest { id: me.id.clone(), name: people.call(name) }));
    }
    Ok(holders)
}

/// # Errors
/// Why a game begun under this version of the rules cannot go on here.
pub(crate) fn check_rules(game: &dyn AnyGame, version: u16) -> Result<(), Reason> {
    let ours = game.rules_version();
    if version == ours {
        return Ok(());
    }
    Err(Reason::OtherRules { version, ours })
}

/// # Errors
/// Which option cannot be, and what it may be.
pub(crate) fn check_options(options: &Options) -> Result<(), Reason> {
    let times = [(Time::PerMove, options.decision_seconds), (Time::BeforeStandIn, options.stand_in_seconds)];
    for (time, seconds) in times {
        if seconds.is_some_and(|seconds| !limits::SECONDS.contains(&seconds)) {
            let (least, most) = limits::SECONDS.into_inner();
            return Err(Reason::BadTime { time, least, most });
        }
    }
    Ok(())
}
