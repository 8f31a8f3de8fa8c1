//! What can be played in this house: its games, their set-ups and rules, and a table's options. Faults are sentences for
//! people.

use crate::limits;
use crate::wire::{Options, sentence};
use parlour_catalog::AnyGame;
use serde_json::Value;

/// # Errors
/// If the house does not have this game.
pub(crate) fn known(game: &str) -> Result<&'static dyn AnyGame, String> {
    parlour_catalog::game(game).ok_or_else(|| format!("This house does not know the game {game}."))
}

/// A game, its set-up with every default filled in, and how many seats that has.
///
/// # Errors
/// Why it cannot be played.
pub(crate) fn read(game: &str, setup: &Value) -> Result<(&'static dyn AnyGame, Value, u8), String> {
    let game = known(game)?;
    let (setup, seats) = game.check_setup(setup).map_err(|bad| sentence(&bad.to_string()))?;
    Ok((game, setup, seats))
}

/// # Errors
/// If so many seats of a set-up were filled in that has another number of them.
pub(crate) fn check_seats(filled: usize, seats: u8) -> Result<(), String> {
    if filled == usize::from(seats) {
        return Ok(());
    }
    Err(format!("This set-up has {seats} seats, but {filled} were filled in."))
}

/// # Errors
/// Why a game begun under this version of the rules cannot go on here.
pub(crate) fn check_rules(game: &dyn AnyGame, version: u16) -> Result<(), String> {
    let ours = game.rules_version();
    if version == ours {
        return Ok(());
    }
    let kind = if version > ours { "newer" } else { "older" };
    Err(format!(
        "It was begun by version {version} of the rules, which is {kind} than this house's version {ours}."
    ))
}

/// # Errors
/// Which option cannot be, and what it may be.
pub(crate) fn check_options(options: &Options) -> Result<(), String> {
    let times = [
        ("The time for a decision", options.decision_seconds),
        ("The time before a computer stands in", options.stand_in_seconds),
    ];
    for (what, seconds) in times {
        if seconds.is_some_and(|seconds| !limits::SECONDS.contains(&seconds)) {
            let (least, most) = limits::SECONDS.into_inner();
            return Err(format!("{what} must be from {least} to {most} seconds."));
        }
    }
    Ok(())
}
