//! Ages and removal in memory.

use super::{Kept, Memory, Table};
use async_trait::async_trait;
use parlour_server::store::{
    DocumentKey, DocumentKind, Fault, GuestAge, Retention, TableAge, TableCount, TablePhase, Witness,
};
use serde_json::Value;

impl Table {
    fn look(&self) -> Value {
        serde_json::from_str(&self.head).unwrap_or_default()
    }

    fn phase(&self) -> Option<String> {
        Some(self.look()["phase"]["at"].as_str()?.to_owned())
    }

    fn age(&self, id: &str) -> TableAge {
        let phase = TablePhase::named(self.phase().as_deref());
        TableAge { id: id.to_owned(), phase, changed_at: self.changed_at }
    }
}

impl Kept {
    pub(super) fn count_tables(&self, guest: &str) -> TableCount {
        let mut count = TableCount::default();
        for table in self.tables.values().filter(|table| table.guests.iter().any(|other| other == guest)) {
            let (phase, is_host) = (table.phase(), table.look()["host"]["id"] == guest);
            let counts = phase.as_deref() != Some("over") && (is_host || phase.as_deref() != Some("waiting"));
            count.unfinished += u64::from(counts);
            count.hosted += u64::from(is_host);
        }
        count
    }

    /// What guests have seen at a table that is about to go.
    pub(super) fn remember(&mut self, id: &str, witnesses: &[Witness]) {
        let seed = self.tables.get(id).map(|table| *table.seed.bytes());
        for (Witness { guest, seq, acted }, seed) in witnesses.iter().zip(seed.into_iter().cycle()) {
            let seen = self.witnesses.entry((seed, guest.clone())).or_default();
            *seen = (seen.0.max(*seq), seen.1.max(*acted));
        }
    }

    pub(super) fn remove_table(&mut self, id: &str) {
        self.tables.remove(id);
        self.hidden.retain(|(_, table)| table != id);
        self.documents.retain(|(key, notes)| key.kind != DocumentKind::SeatNotes || notes.head.topic != id);
    }

    fn sits(&self, guest: &str, table: &str) -> bool {
        self.tables.get(table).is_some_and(|table| table.guests.iter().any(|other| other == guest))
    }

    fn has_tables(&self, guest: &str) -> bool {
        self.tables.keys().any(|table| self.sits(guest, table))
    }
}

#[async_trait]
impl Retention for Memory {
    async fn see_guest(&self, id: &str, at: u64) -> Result<(), Fault> {
        if let Some(seen_at) = self.0.lock().unwrap().seen.get_mut(id) {
            *seen_at = at.max(*seen_at);
        }
        Ok(())
    }

    async fn latest_visit(&self) -> Result<Option<u64>, Fault> {
        Ok(self.0.lock().unwrap().seen.values().max().copied())
    }

    async fn tables_after(&self, after: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let kept = self.0.lock().unwrap();
        let later = kept.tables.iter().filter(|(id, _)| id.as_str() > after);
        Ok(later.take(most as usize).map(|(id, table)| table.age(id)).collect())
    }

    async fn delete_table(
        &self,
        id: &str,
        unchanged_since: Option<u64>,
        witnesses: &[Witness],
    ) -> Result<bool, Fault> {
        let mut kept = self.0.lock().unwrap();
        let is_old = |table: &Table| unchanged_since.is_none_or(|at| table.changed_at <= at);
        let is_old = kept.tables.get(id).is_some_and(is_old);
        if is_old {
            kept.remember(id, witnesses);
            kept.remove_table(id);
        }
        Ok(is_old)
    }

    async fn finished_alone(&self, guest: &str, most: u32) -> Result<Vec<TableAge>, Fault> {
        let kept = self.0.lock().unwrap();
        let is_known = |id: &str| kept.seen.contains_key(id);
        let is_alone = |table: &Table| {
            // A head without the field is an old one, which may have been saved.
            let is_saved = table.look()["is_saved"] != false || !table.look()["resumed"].is_null();
            !is_saved
                && table.look()["host"]["id"] == guest
                && table.guests.iter().all(|other| other == guest || !is_known(other))
        };
        let mut found: Vec<TableAge> = kept
            .tables
            .iter()
            .filter(|(_, table)| is_alone(table))
            .map(|(id, table)| table.age(id))
            .collect();
        found.retain(|table| table.phase == TablePhase::Over);
        found.sort_by(|a, b| a.changed_at.cmp(&b.changed_at).then(a.id.cmp(&b.id)));
        found.truncate(most as usize);
        Ok(found)
    }

    async fn guests_after(&self, after: &str, most: u32) -> Result<Vec<GuestAge>, Fault> {
        let kept = self.0.lock().unwrap();
        let later = kept.seen.iter().filter(|(id, _)| id.as_str() > after);
        Ok(later
            .take(most as usize)
            .map(|(id, seen_at)| {
                let has_tables = kept.has_tables(id);
                let has_name = kept.guests.iter().any(|(guest, _)| guest.id == *id && !guest.name.is_empty());
                let has_more = [DocumentKind::Save, DocumentKind::Notebook]
                    .into_iter()
                    .any(|kind| !kept.documents_of(kind, id).is_empty());
                let is_stranger = !has_tables && !has_name && !has_more;
                GuestAge { id: id.clone(), seen_at: *seen_at, has_tables, is_stranger }
            })
            .collect())
    }

    async fn delete_guest(&self, id: &str, unseen_since: u64) -> Result<bool, Fault> {
        let mut kept = self.0.lock().unwrap();
        if kept.has_tables(id) || kept.seen.get(id).is_none_or(|seen_at| *seen_at > unseen_since) {
            return Ok(false);
        }
        kept.seen.remove(id);
        kept.guests.retain(|(guest, _)| guest.id != id);
        kept.hidden.retain(|(guest, _)| guest != id);
        kept.keys.retain(|(guest, _)| guest != id);
        kept.links.retain(|(link, _)| link.guest != id);
        kept.documents.retain(|(key, _)| key.guest != id);
        Ok(true)
    }

    async fn orphaned_notes(&self, unchanged_since: u64, most: u32) -> Result<Vec<DocumentKey>, Fault> {
        let kept = self.0.lock().unwrap();
        let orphans = kept.documents.iter().filter(|(key, notes)| {
            key.kind == DocumentKind::SeatNotes
                && notes.head.changed_at <= unchanged_since
                && !kept.sits(&key.guest, &notes.head.topic)
        });
        Ok(orphans.take(most as usize).map(|(key, _)| key.clone()).collect())
    }

    async fn bytes(&self) -> Result<u64, Fault> {
        let kept = self.0.lock().unwrap();
        Ok(kept.tables.values().flat_map(|table| &table.events).map(|event| event.body.len() as u64).sum())
    }
}
