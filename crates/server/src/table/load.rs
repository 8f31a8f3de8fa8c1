//! A table rebuilt from what is kept of it.

use super::kin::{self, Family};
use super::{Head, Tables};
use crate::limits;
use crate::wire::{Note, NoteBody, Phase};
use parlour_catalog::{AnyGame, AnyMatch};
use parlour_game::Seed;
use std::collections::{HashSet, VecDeque};

/// A table in memory, as it stands in the store.
pub(super) struct Loaded {
    pub id: String,
    pub game: &'static dyn AnyGame,
    pub head: Head,
    pub seed: Seed,
    pub version: u64,
    /// From the start of the match on.
    pub play: Option<Box<dyn AnyMatch>>,
    /// In the waiting room of a game that goes on: the events so far.
    pub saved: Vec<String>,
    /// The latest, in order.
    pub notes: Vec<Note>,
    /// Requests that were carried out, so that a repeat is recognised.
    pub requests: Requests,
    /// The other tables of the same game.
    pub family: Family,
    /// When the last event happened.
    pub last_event_at: u64,
}

impl Loaded {
    /// The number of the next note. Older notes may be gone, so it is not how many there are.
    pub(super) fn next_note(&self) -> u32 {
        self.notes.last().map_or(0, |note| note.n + 1)
    }

    /// If so many more notes are too many: the number of the oldest that is kept then.
    pub(super) fn oldest_note_with(&self, more: usize) -> Option<u32> {
        let is_too_much = more > 0 && self.notes.len() + more > limits::NOTES_KEPT + limits::NOTES_SLACK;
        is_too_much.then(|| (self.next_note() + more as u32).saturating_sub(limits::NOTES_KEPT as u32))
    }
}

/// How many requests a table remembers. A page repeats what it got no answer to within seconds, not after so many.
const REMEMBERED: usize = 4_096;

/// Requests that were carried out, the latest of them.
#[derive(Default)]
pub(super) struct Requests {
    known: HashSet<String>,
    in_order: VecDeque<String>,
}

impl Requests {
    pub(super) fn remember(&mut self, request: String) {
        if self.known.insert(request.clone()) {
            self.in_order.push_back(request);
        }
        if self.in_order.len() > REMEMBERED
            && let Some(oldest) = self.in_order.pop_front()
        {
            self.known.remove(&oldest);
        }
    }

    pub(super) fn contain(&self, request: &str) -> bool {
        self.known.contains(request)
    }
}

/// Why a table cannot be woken.
#[derive(Clone, Debug, thiserror::Error)]
pub enum LoadError {
    #[error("there is no such table")]
    Unknown,
    #[error("the table's log cannot be replayed: {0}")]
    Broken(String),
    #[error("{0}")]
    Unavailable(String),
}

pub(super) async fn load(tables: &Tables, id: &str) -> Result<Loaded, LoadError> {
    let stored = tables
        .store
        .load_table(id)
        .await
        .map_err(|fault| LoadError::Unavailable(fault.to_string()))?
        .ok_or(LoadError::Unknown)?;
    let now = tables.clock.now();
    let mut head: Head =
        serde_json::from_str(&stored.head).map_err(|error| LoadError::Broken(error.to_string()))?;
    not_ahead(&mut head, now, tables.timing.countdown);
    let game = parlour_catalog::game(&head.game)
        .ok_or_else(|| LoadError::Broken(format!("this house does not know the game {}", head.game)))?;
    check_rules(game, head.rules_version).map_err(LoadError::Broken)?;
    let seed = stored.seed;
    let log: Vec<String> = stored.events.iter().map(|event| event.body.clone()).collect();
    let (play, saved) = match head.phase {
        Phase::Waiting | Phase::Starting { .. } => (None, log),
        Phase::Playing | Phase::Over { .. } => {
            let play = game.replay(&head.setup, seed.clone(), &log);
            (Some(play.map_err(|broken| LoadError::Broken(broken.to_string()))?), Vec::new())
        }
    };
    // A table from before older notes were dropped may have more; they go with its next note.
    let too_many = stored.notes.len().saturating_sub(limits::NOTES_KEPT + limits::NOTES_SLACK);
    let notes: Vec<Note> = stored.notes[too_many..]
        .iter()
        .map(|note| serde_json::from_str(&note.body).map_err(|error| LoadError::Broken(error.to_string())))
        .collect::<Result<_, _>>()?;
    // The events of a save are older than the start of the game that goes on from it.
    let started = notes.iter().rfind(|note| note.body == NoteBody::Started);
    // If that note was dropped, it was before the oldest that is left.
    let started = started.or(notes.first().filter(|_| head.resumed.is_some())).map(|note| note.at);
    let last_event_at = stored.events.last().map(|event| event.at).max(started).unwrap_or(0).min(now);
    let requests = stored
        .events
        .into_iter()
        .map(|event| event.request)
        .chain(stored.notes.into_iter().map(|note| note.request))
        .flatten()
        .fold(Requests::default(), |mut requests, request| {
            requests.remember(request);
            requests
        });
    let mut loaded = Loaded {
        id: id.to_owned(),
        game,
        head,
        seed,
        version: stored.version,
        play,
        saved,
        notes,
        requests,
        family: Family::default(),
        last_event_at,
    };
    let family = kin::of_loaded(tables, &loaded).await;
    loaded.family = family.map_err(|fault| LoadError::Unavailable(fault.to_string()))?;
    Ok(loaded)
}

/// A clock may have been set back since the head was stored. Nothing in it has happened later than now, and no countdown
/// is longer than a whole one.
fn not_ahead(head: &mut Head, now: u64, countdown: u64) {
    if let Phase::Starting { starts } = &mut head.phase {
        *starts = (*starts).min(now + countdown);
    }
    for since in head.seats.iter_mut().filter_map(|chair| chair.away_since.as_mut()) {
        *since = (*since).min(now);
    }
    head.counts_from = head.counts_from.min(now);
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
        "it was begun by version {version} of the rules, which is {kind} than this house's version {ours}"
    ))
}
