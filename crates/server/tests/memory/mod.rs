//! A store in memory, for tests that stop the clock: it answers at once and never waits for a disk. It keeps the
//! same promises as the real one, but for outliving the process; `store.rs` holds it to them.

mod documents;
mod links;
mod retention;

use async_trait::async_trait;
use parlour_game::Seed;
use parlour_server::store::{
    Commit, CommitError, Counts, CreateError, DocumentKey, DocumentKind, Fault, KinRow, NewLinkRow, NewRow,
    Nodes, Phases, Store, StoredDocument, StoredEvent, StoredHead, StoredKin, StoredNote, StoredTable,
    StoredThought, TableCount, Witness,
};
use parlour_server::wire::Guest;
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::Mutex;

#[derive(Default)]
pub(crate) struct Memory(Mutex<Kept>);

#[derive(Default)]
struct Kept {
    guests: Vec<(Guest, [u8; 32])>,
    seen: BTreeMap<String, u64>,
    tables: BTreeMap<String, Table>,
    documents: Vec<(DocumentKey, StoredDocument)>,
    hidden: Vec<(String, String)>,
    /// With whether it was used.
    links: Vec<(NewLinkRow, bool)>,
    keys: Vec<(String, [u8; 32])>,
    /// What guests have seen of a seed at tables that are gone.
    witnesses: BTreeMap<([u8; 32], String), (u32, u32)>,
    is_broken: bool,
    is_unreadable: bool,
}

struct Table {
    code: Option<String>,
    seed: Seed,
    head: String,
    version: u64,
    guests: Vec<String>,
    changed_at: u64,
    wake_at: Option<u64>,
    waits_for: Option<u8>,
    events: Vec<StoredEvent>,
    thoughts: BTreeMap<u32, String>,
    notes: Vec<StoredNote>,
}

impl Memory {
    /// From now on nothing is kept, as on a full disk; or things are kept again.
    pub(crate) fn break_down(&self, is_broken: bool) {
        self.0.lock().unwrap().is_broken = is_broken;
    }

    /// From now on no table can be read; or they can again.
    pub(crate) fn be_unreadable(&self, is_unreadable: bool) {
        self.0.lock().unwrap().is_unreadable = is_unreadable;
    }

    /// When the table wants to be woken.
    pub(crate) fn wake_at(&self, id: &str) -> Option<u64> {
        self.0.lock().unwrap().tables[id].wake_at
    }

    /// The numbers of a table's notes.
    pub(crate) fn note_numbers(&self, id: &str) -> Vec<u32> {
        self.0.lock().unwrap().tables[id].notes.iter().map(|note| note.n).collect()
    }

    /// The bodies of a table's events.
    pub(crate) fn events(&self, id: &str) -> Vec<String> {
        self.0.lock().unwrap().tables[id].events.iter().map(|event| event.body.clone()).collect()
    }
}

impl Nodes for Memory {}

#[async_trait]
impl Store for Memory {
    fn incarnation(&self) -> String {
        "memory".into()
    }

    async fn create_guest(&self, guest: &Guest, token_hash: [u8; 32], at: u64) -> Result<(), Fault> {
        let mut kept = self.0.lock().unwrap();
        kept.guests.push((guest.clone(), token_hash));
        kept.seen.insert(guest.id.clone(), at);
        Ok(())
    }

    async fn guest_by_token(&self, token_hash: [u8; 32]) -> Result<Option<Guest>, Fault> {
        let kept = self.0.lock().unwrap();
        let by_link = kept.keys.iter().find(|(_, hash)| *hash == token_hash).map(|(guest, _)| guest);
        let is_theirs =
            |(guest, hash): &&(Guest, [u8; 32])| *hash == token_hash || Some(&guest.id) == by_link;
        Ok(kept.guests.iter().find(is_theirs).map(|(guest, _)| guest.clone()))
    }

    async fn rename_guest(&self, id: &str, name: &str) -> Result<(), Fault> {
        let mut kept = self.0.lock().unwrap();
        if let Some((guest, _)) = kept.guests.iter_mut().find(|(guest, _)| guest.id == id) {
            guest.name = name.to_owned();
        }
        Ok(())
    }

    async fn create_table(&self, row: NewRow) -> Result<(), CreateError> {
        let mut kept = self.0.lock().unwrap();
        if kept.is_broken {
            return Err(Fault("broken on purpose".into()).into());
        }
        if kept.tables.values().any(|table| table.code.as_ref() == Some(&row.code)) {
            return Err(CreateError::CodeTaken);
        }
        if let Some(most) = &row.most {
            let has = kept.count_tables(&row.host);
            if has.unfinished >= most.unfinished {
                return Err(CreateError::TooManyUnfinished);
            }
            if has.hosted >= most.hosted {
                return Err(CreateError::TooMany);
            }
        }
        let table = Table {
            code: Some(row.code),
            seed: row.seed,
            head: row.head,
            version: 0,
            guests: row.guests,
            changed_at: row.at,
            wake_at: row.wake_at,
            waits_for: None,
            events: row.events,
            thoughts: BTreeMap::new(),
            notes: Vec::new(),
        };
        kept.tables.insert(row.id, table);
        Ok(())
    }

    async fn load_table(&self, id: &str) -> Result<Option<StoredTable>, Fault> {
        let kept = self.0.lock().unwrap();
        if kept.is_unreadable {
            return Err(Fault("unreadable on purpose".into()));
        }
        Ok(kept.tables.get(id).map(|table| StoredTable {
            head: table.head.clone(),
            seed: table.seed.clone(),
            version: table.version,
            events: table.events.clone(),
            notes: table.notes.clone(),
        }))
    }

    async fn head(&self, id: &str) -> Result<Option<String>, Fault> {
        Ok(self.load_table(id).await?.map(|table| table.head))
    }

    async fn thoughts(&self, id: &str, from: u32, most: u32) -> Result<Vec<StoredThought>, Fault> {
        let kept = self.0.lock().unwrap();
        let thoughts = kept.tables.get(id).into_iter().flat_map(|table| table.thoughts.range(from..));
        let thought = |(seq, body): (&u32, &String)| StoredThought { seq: *seq, body: body.clone() };
        Ok(thoughts.take(most as usize).map(thought).collect())
    }

    async fn table_by_code(&self, code: &str) -> Result<Option<String>, Fault> {
        let kept = self.0.lock().unwrap();
        Ok(kept
            .tables
            .iter()
            .find(|(_, table)| table.code.as_deref() == Some(code))
            .map(|(id, _)| id.clone()))
    }

    async fn commit(&self, commit: Commit) -> Result<(), CommitError> {
        let mut kept = self.0.lock().unwrap();
        if kept.is_broken {
            return Err(Fault("broken on purpose".into()).into());
        }
        let Some(table) = kept.tables.get_mut(&commit.table) else { return Err(CommitError::Conflict) };
        let follow = (table.events.len() as u32..).zip(&commit.events).all(|(seq, event)| event.seq == seq);
        if table.version != commit.version || !follow {
            return Err(CommitError::Conflict);
        }
        table.version += 1;
        table.changed_at = commit.at;
        table.waits_for = commit.waits_for;
        if let Some(head) = commit.head {
            table.head = head.head;
            table.guests = head.guests;
            table.wake_at = head.wake_at;
            table.code = table.code.take().filter(|_| head.is_open);
        }
        if let Some(seed) = commit.seed {
            table.seed = seed;
        }
        if let Some(thought) = commit.thought.filter(|_| !commit.events.is_empty()) {
            table.thoughts.insert(table.events.len() as u32, thought);
        }
        table.events.extend(commit.events);
        table.notes.extend(commit.notes);
        table.notes.retain(|note| commit.drops_notes_before.is_none_or(|oldest| note.n >= oldest));
        Ok(())
    }

    async fn kin(&self, seed: &Seed) -> Result<StoredKin, Fault> {
        let kept = self.0.lock().unwrap();
        let tables = kept.tables.iter().filter(|(_, table)| table.seed.bytes() == seed.bytes());
        let row = |(id, table): (&String, &Table)| KinRow {
            id: id.clone(),
            head: table.head.clone(),
            events: table.events.len() as u32,
        };
        let witnesses = kept.witnesses.iter().filter(|((of, _), _)| of == seed.bytes());
        let witness = |((_, guest), seq): (&([u8; 32], String), &(u32, u32))| Witness {
            guest: guest.clone(),
            seq: seq.0,
            acted: seq.1,
        };
        Ok(StoredKin { tables: tables.map(row).collect(), witnesses: witnesses.map(witness).collect() })
    }

    async fn hide_table(&self, guest: &str, id: &str) -> Result<(), Fault> {
        self.0.lock().unwrap().hidden.push((guest.to_owned(), id.to_owned()));
        Ok(())
    }

    async fn count_tables(&self, guest: &str) -> Result<TableCount, Fault> {
        Ok(self.0.lock().unwrap().count_tables(guest))
    }

    async fn tables_of(&self, guest: &str, most: u32) -> Result<Vec<StoredHead>, Fault> {
        let kept = self.0.lock().unwrap();
        let sits = |table: &Table| table.guests.iter().any(|other| other == guest);
        let is_hidden = |id: &String| kept.hidden.contains(&(guest.to_owned(), id.clone()));
        Ok(latest(kept.tables.iter().filter(|(id, table)| sits(table) && !is_hidden(id)), most))
    }

    async fn latest_tables(&self, most: u32) -> Result<Vec<StoredHead>, Fault> {
        Ok(latest(self.0.lock().unwrap().tables.iter(), most))
    }

    async fn due(&self, now: u64, most: u32) -> Result<Vec<String>, Fault> {
        let kept = self.0.lock().unwrap();
        let mut due: Vec<(u64, String)> = kept
            .tables
            .iter()
            .filter_map(|(id, table)| Some((table.wake_at.filter(|at| *at <= now)?, id.clone())))
            .collect();
        due.sort();
        Ok(due.into_iter().take(most as usize).map(|(_, id)| id).collect())
    }

    async fn put_off(&self, id: &str, due: u64, at: Option<u64>) -> Result<(), Fault> {
        let mut held = self.0.lock().unwrap();
        let table = held.tables.get_mut(id);
        if let Some(table) = table.filter(|table| table.wake_at.is_some_and(|at| at <= due)) {
            table.wake_at = at;
        }
        Ok(())
    }

    async fn counts(&self) -> Result<Counts, Fault> {
        let kept = self.0.lock().unwrap();
        let heads =
            kept.tables.values().map(|table| serde_json::from_str::<Value>(&table.head).unwrap_or_default());
        let phases: Vec<String> =
            heads.filter_map(|head| Some(head["phase"]["at"].as_str()?.to_owned())).collect();
        let at =
            |named: &[&str]| phases.iter().filter(|phase| named.contains(&phase.as_str())).count() as u64;
        let documents = |kind| kept.documents.iter().filter(|(key, _)| key.kind == kind).count() as u64;
        Ok(Counts {
            guests: kept.guests.len() as u64,
            tables: Phases {
                waiting: at(&["waiting", "starting"]),
                playing: at(&["playing"]),
                over: at(&["over"]),
            },
            events: kept.tables.values().map(|table| table.events.len() as u64).sum(),
            notebooks: documents(DocumentKind::Notebook),
            saves: documents(DocumentKind::Save),
        })
    }

    async fn close(&self) {}
}

/// The heads of tables, those where something happened last first.
fn latest<'a>(tables: impl Iterator<Item = (&'a String, &'a Table)>, most: u32) -> Vec<StoredHead> {
    let mut heads: Vec<StoredHead> = tables
        .map(|(id, table)| StoredHead {
            id: id.clone(),
            head: table.head.clone(),
            waits_for: table.waits_for,
            changed_at: table.changed_at,
        })
        .collect();
    heads.sort_by(|a, b| b.changed_at.cmp(&a.changed_at).then(a.id.cmp(&b.id)));
    heads.truncate(most as usize);
    heads
}
