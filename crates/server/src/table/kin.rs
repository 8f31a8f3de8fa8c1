//! Copies of one game. Tables whose matches have the same seed are kin: whatever comes to light at one of them is true at
//! all. So at most one of them is played at a time, and only by people who know equally much (ADR 17).
//!
//! [`rest_of`] decides that, from what is stored of all of them; the rest of this file asks the store for it and tells
//! the others when something has changed. Games without secrets, and games of one person, have no kin to mind.

use super::Tables;
use super::actor::Actor;
use super::head::Head;
use super::keep::Change;
use super::situation::Situation;
use super::state::State;
use crate::bus::asks::KinChanged;
use crate::store::{Fault, StoredKin, Witness};
use crate::wire::{FromClient, Guest, NoteBody, Phase, Reason, Rest};
use parlour_game::Seed;
use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

/// A table of the game, as far as it matters to the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kin {
    pub table: String,
    pub stage: Stage,
    /// Who sits there: ids and names.
    pub people: BTreeMap<String, String>,
    /// Who gave up a seat while it was played, and what they had seen of it.
    pub left: Vec<Witness>,
    /// How many events have happened.
    pub seq: u32,
}

/// How far a table is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Stage {
    Waiting,
    /// Since when, in milliseconds since 1970.
    Playing(u64),
    Over,
}

/// All other tables of a game, and what its people have seen at tables that are gone.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Family {
    pub others: Vec<Kin>,
    pub gone: Vec<Witness>,
}

/// The guest of a [`Witness`] that stands for all: a finished table shows everything to anyone who has its address.
const EVERYBODY: &str = "";

impl Family {
    /// Whether the guest plays the game at another table.
    pub fn is_played_by(&self, guest: &str) -> bool {
        self.others.iter().any(|other| other.is_playing() && other.people.contains_key(guest))
    }
}

impl Kin {
    /// The table with this head.
    pub fn of(table: &str, head: &Head, seq: u32) -> Self {
        let people = head.seats.iter().filter_map(|chair| chair.guest.as_ref());
        Self {
            table: table.to_owned(),
            stage: match head.phase {
                Phase::Waiting | Phase::Starting { .. } => Stage::Waiting,
                Phase::Playing => Stage::Playing(head.started_at),
                Phase::Over { .. } => Stage::Over,
            },
            people: people.map(|guest| (guest.id.clone(), guest.name.clone())).collect(),
            left: head.left.clone(),
            seq,
        }
    }

    fn is_playing(&self) -> bool {
        matches!(self.stage, Stage::Playing(_))
    }

    /// What a guest has seen of the game at this table: after the end, all of it.
    fn shown_to(&self, guest: &str) -> Witness {
        let seq = if self.stage == Stage::Over { u32::MAX } else { self.seq };
        let seen = if self.people.contains_key(guest) { seq } else { 0 };
        let left = self.left.iter().filter(|witness| witness.guest == guest);
        let none = Witness { guest: guest.to_owned(), seq: seen, acted: seen };
        left.fold(none, more)
    }

    /// What is remembered of this table when it is deleted.
    pub fn witnesses(&self) -> Vec<Witness> {
        let people = self.people.keys().chain(self.left.iter().map(|witness| &witness.guest));
        let people: BTreeSet<&String> = people.collect();
        let finished = Witness { guest: EVERYBODY.into(), seq: u32::MAX, acted: u32::MAX };
        let finished = (self.stage == Stage::Over).then_some(finished);
        people.into_iter().map(|guest| self.shown_to(guest)).chain(finished).collect()
    }
}

/// What both have seen together, of the same guest.
fn more(one: Witness, other: &Witness) -> Witness {
    Witness { seq: one.seq.max(other.seq), acted: one.acted.max(other.acted), ..one }
}

/// Why a table may not be played, or started, now; `None` if it may.
///
/// Only a game among several people rests. It does
/// 1. if it was finished at another table: its secrets are known;
/// 2. if one of its people has played it further elsewhere than another of them has seen it;
/// 3. if somebody plays it elsewhere who does not sit here, or if the same people play it elsewhere and began later.
pub fn rest_of(me: &Kin, family: &Family) -> Option<Rest> {
    let Family { others, gone } = family;
    let begun = others.iter().filter(|other| other.stage != Stage::Waiting);
    let all: BTreeSet<&String> = begun.clone().chain([me]).flat_map(|table| table.people.keys()).collect();
    if all.len() < 2 {
        return None;
    }
    if let Some(finished) = others.iter().find(|other| other.stage == Stage::Over) {
        return Some(Rest::Finished { table: Some(finished.table.clone()) });
    }
    if gone.iter().any(|witness| witness.guest == EVERYBODY) {
        return Some(Rest::Finished { table: None });
    }
    let seen = |guest: &String| {
        let gone = gone.iter().filter(|witness| witness.guest == *guest);
        let none = Witness { guest: guest.clone(), seq: 0, acted: 0 };
        others
            .iter()
            .map(|other| other.shown_to(guest))
            .fold(gone.fold(none, more), |one, other| more(one, &other))
    };
    let most = me.people.iter().max_by_key(|(guest, _)| seen(guest).acted);
    let least = me.people.keys().map(|guest| seen(guest).seq).min().unwrap_or(0);
    if let Some((guest, name)) = most
        && seen(guest).acted > least.max(me.seq)
    {
        return Some(Rest::KnowsMore { name: name.clone() });
    }
    let began = |table: &Kin| match table.stage {
        // It would begin now.
        Stage::Waiting => (u64::MAX, String::new()),
        Stage::Playing(at) => (at, table.table.clone()),
        Stage::Over => (0, String::new()),
    };
    let playing = || others.iter().filter(|other| other.is_playing());
    let stands_above = |other: &&Kin| {
        let has_all = me.people.keys().all(|guest| other.people.contains_key(guest));
        has_all && (other.people.len() > me.people.len() || began(other) > began(me))
    };
    if me.is_playing()
        && let Some(other) = playing().find(stands_above)
    {
        return Some(Rest::PlayedAt { table: other.table.clone() });
    }
    playing().find_map(|other| {
        let mut missing = other.people.iter().filter(|(guest, _)| !me.people.contains_key(*guest));
        let (_, name) = missing.next()?;
        Some(Rest::Awaits { name: name.clone(), table: other.table.clone() })
    })
}

impl Rest {
    fn note(self) -> NoteBody {
        match self {
            Rest::PlayedAt { table } => NoteBody::GoesOn { table: Some(table) },
            rest => NoteBody::Rests { rest },
        }
    }

    /// Why guests may not play or start.
    pub(super) fn reason(&self) -> Reason {
        match self {
            Rest::PlayedAt { .. } => Reason::PlayedElsewhere,
            Rest::Finished { .. } => Reason::FinishedElsewhere,
            Rest::Awaits { name, .. } => Reason::PlaysElsewhere { name: name.clone() },
            Rest::KnowsMore { name } => Reason::KnowsMore { name: name.clone() },
            Rest::Restarted { .. } => Reason::RestartedElsewhere,
        }
    }
}

impl Head {
    /// Whether copies of this game may exist.
    pub(super) fn may_have_kin(&self) -> bool {
        self.is_saved || self.resumed.is_some()
    }
}

/// What the store knows of the other tables of a game.
pub(super) async fn family(tables: &Tables, seed: &Seed, table: &str) -> Result<Family, Fault> {
    let StoredKin { tables: stored, witnesses } = tables.store.kin(seed).await?;
    let others = stored
        .iter()
        .filter(|other| other.id != table)
        .filter_map(|other| Some(Kin::of(&other.id, &Head::read(&other.id, &other.head)?, other.events)));
    Ok(Family { others: others.collect(), gone: witnesses })
}

impl Tables {
    /// Tells the awake tables of a game that another of them has changed. The others look for themselves when they wake.
    pub(crate) fn tell_kin(self: &Arc<Self>, seed: &Seed, table: &str) {
        let (tables, seed, table) = (self.clone(), seed.clone(), table.to_owned());
        // Not waited for: two tables that wait for each other would wait for ever.
        tokio::spawn(async move {
            let stored = match tables.store.kin(&seed).await {
                Ok(stored) => stored,
                Err(fault) => return tracing::error!(%fault, table, "kin cannot be told of a change"),
            };
            for other in stored.tables.iter().filter(|other| other.id != table) {
                if let Err(error) = tables.ask_if_awake(&other.id, KinChanged {}).await {
                    tracing::warn!(%error, table = other.id, "kin was not told of a change");
                }
            }
        });
    }
}

impl State {
    /// Whether this table and the other tables of its game mind each other.
    pub(super) fn minds_kin(&self) -> bool {
        self.game.has_secrets() && self.head.may_have_kin()
    }

    /// This table, with this head, as the other tables of its game see it.
    pub(super) fn as_kin(&self, head: &Head) -> Kin {
        Kin::of(&self.id, head, self.seq())
    }
}

impl Situation<'_> {
    /// Makes what the head says of resting agree with what is known of the other tables. `None` if it agrees already.
    pub(super) fn settle_rest(self) -> Option<Change> {
        let Self { state, now, .. } = self;
        let is_restarted = matches!(state.head.rests, Some(Rest::Restarted { .. }));
        if !state.minds_kin() || !state.head.is_open() || is_restarted {
            return None;
        }
        let rests = rest_of(&state.as_kin(&state.head), &state.family);
        if rests == state.head.rests {
            return None;
        }
        let head = Head { rests, ..state.head.clone() };
        if head.is_before_start() {
            return Some(self.with_countdown(head, Vec::new()));
        }
        let mut notes = Vec::new();
        if state.head.is_played() != head.is_played() {
            notes.push(head.rests.clone().map_or(NoteBody::GoesOn { table: None }, Rest::note));
        }
        // No time was counted while it rested.
        let counts_from = if head.rests.is_none() { now } else { head.counts_from };
        Some(Change::head(Head { counts_from, ..head }, notes))
    }

    /// How many events had happened with the guest's last action. What others did after it tells little, and does not
    /// count: one guest is always the last to leave.
    pub(super) fn acted_until(self, guest: &Guest) -> u32 {
        let Some(play) = &self.state.play else { return 0 };
        let acted = self.state.head.seats_of(&guest.id).map(|seat| play.acted_until(seat));
        acted.max().unwrap_or(0) as u32
    }

    /// A guest who plays the game at another table is not removed from their seat here by others: what is revealed here
    /// would spoil the game there.
    pub(super) fn may_be_passed_over(self, guest: &Guest, holder: &Guest) -> Result<(), Reason> {
        if holder.id != guest.id && self.state.family.is_played_by(&holder.id) {
            return Err(Reason::PlaysElsewhere { name: holder.name.clone() });
        }
        Ok(())
    }
}

/// Whether a request depends on the other tables of the game: they are read again before it is decided.
pub(super) fn depends_on_kin(request: &FromClient) -> bool {
    matches!(
        request,
        FromClient::Start { .. }
            | FromClient::Ready { .. }
            | FromClient::Clear { .. }
            | FromClient::SendAway { .. }
    )
}

impl Actor {
    /// Reads the other tables of the game again, and rests or goes on accordingly.
    ///
    /// # Errors
    /// If the store does not tell, or does not keep it: then everything is as before.
    pub(super) async fn mind_kin(&mut self) -> Result<(), Fault> {
        if self.table.minds_kin() {
            self.table.read_family().await?;
        }
        self.settle_rest().await
    }

    /// Rests or goes on, as what is known of the other tables asks for.
    ///
    /// # Errors
    /// If the store does not keep it: then everything is as before.
    pub(super) async fn settle_rest(&mut self) -> Result<(), Fault> {
        let Some(change) = self.situation().settle_rest() else { return Ok(()) };
        let kept = self.enact(change).await;
        kept.map_err(|not_kept| Fault(format!("that a game rests was not kept: {not_kept:?}")))
    }

    /// The others are told when who sits here, or how far the game is, has changed.
    pub(super) fn tell_kin(&self, former: &Head) {
        if !self.table.minds_kin() {
            return;
        }
        let [before, now] = [former, &self.table.head].map(|head| self.table.as_kin(head));
        if (before.stage, &before.people, &before.left) != (now.stage, &now.people, &now.left) {
            self.tables.tell_kin(&self.table.seed, &self.table.id);
        }
    }
}
