//! Laws of what leaves the rules as text: JSON for programs, notation for people.

use super::breach::{Breach, Law};
use super::walk::{At, Pool, place};
use crate::{Event, Game, Notation, Viewer, Wire};
use std::collections::HashMap;

/// The texts of a set-up.
pub(super) fn setup<G: Notation>(setup: &G::Setup) -> Result<(), Breach> {
    let breach = |law, what: String| Err(place(setup, 0, 0, &G::new(setup)).breach(law, None, what));
    if let Err(what) = json(setup) {
        return breach(Law::WireRoundTrip, what);
    }
    let text = G::write_setup(setup);
    if let Err(what) = is_a_line(&text) {
        return breach(Law::NotationRoundTrip, what);
    }
    match G::read_setup(&text) {
        Ok(read) if read == *setup => Ok(()),
        Ok(read) => breach(Law::NotationRoundTrip, format!("{text:?} is read as {read:?}")),
        Err(unreadable) => breach(Law::NotationRoundTrip, format!("{text:?} is not read: {unreadable}")),
    }
}

/// The notation of every listed action.
pub(super) fn actions<G: Notation>(at: &At<'_, G>) -> Result<(), Breach> {
    for (seat, listed) in &at.listed {
        let mut texts = HashMap::new();
        for action in listed {
            let text = at.state.write_action(*seat, action);
            if let Err(what) = is_a_line(&text) {
                return Err(at.breach(Law::NotationRoundTrip, Some(*seat), what));
            }
            // Before reading back, which a shared text would break as well, less clearly.
            if let Some(other) = texts.insert(text.clone(), action) {
                let what = format!("{text:?} stands for {other:?} and {action:?}");
                return Err(at.breach(Law::NotationIsDistinct, Some(*seat), what));
            }
            let what = match at.state.read_action(*seat, &text) {
                Ok(read) if read == *action => continue,
                Ok(read) => format!("{text:?} was written for {action:?} and is read as {read:?}"),
                Err(unreadable) => format!("{text:?} was written for {action:?}: {unreadable}"),
            };
            return Err(at.breach(Law::NotationRoundTrip, Some(*seat), what));
        }
    }
    Ok(())
}

/// Everything that crosses a border here.
pub(super) fn wire<G: Game>(at: &At<'_, G>, pool: &Pool<G>) -> Result<(), Breach> {
    let breach = |seat, what| at.breach(Law::WireRoundTrip, seat, what);
    for (seat, listed) in &at.listed {
        for action in listed {
            json(action).map_err(|what| breach(Some(*seat), what))?;
        }
        if let Some(action) = pool.unlisted(at, listed)
            && let Err(refusal) = at.state.check(&Event::Acted { seat: *seat, action: action.clone() })
        {
            serde_json::to_string(&refusal).map_err(|error| breach(Some(*seat), error.to_string()))?;
        }
    }
    for viewer in Viewer::all(at.listed.len() as u8) {
        json(&at.state.view(viewer)).map_err(|what| breach(viewer.seat(), what))?;
    }
    let Some(event) = at.walk.log.get(at.seq) else { return Ok(()) };
    json(event).map_err(|what| breach(None, what))?;
    if let Event::Chanced(chance) = event {
        json(chance).map_err(|what| breach(None, what))?;
    }
    for (viewer, sights) in &at.walk.sights {
        json(&sights[at.seq]).map_err(|what| breach(viewer.seat(), what))?;
    }
    Ok(())
}

fn json<T: Wire>(value: &T) -> Result<(), String> {
    let text = serde_json::to_string(value).map_err(|error| format!("{value:?} has no JSON: {error}"))?;
    match serde_json::from_str::<T>(&text) {
        Ok(back) if back == *value => Ok(()),
        Ok(back) => Err(format!("{value:?} went out as {text} and came back as {back:?}")),
        Err(error) => Err(format!("{value:?} went out as {text} and did not come back: {error}")),
    }
}

fn is_a_line(text: &str) -> Result<(), String> {
    if text.is_empty() || text.contains(char::is_control) || text.trim() != text {
        return Err(format!("{text:?} is not a line of text"));
    }
    Ok(())
}
