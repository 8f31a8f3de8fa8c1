//! Notebooks in SQLite: written and read like everything else there.

use super::{Sqlite, Written};
use crate::store::{
    Fault, NewNotebookRow, NotebookError, NotebookHead, Notebooks, Save, Shelf, StoredNotebook,
};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

#[async_trait]
impl Notebooks for Sqlite {
    async fn create_notebook(&self, notebook: NewNotebookRow, shelf: Shelf) -> Result<(), NotebookError> {
        self.write_notebook(move |db| {
            // Counted by the one writer: two pages of one guest cannot both take the last place.
            let full = taken(db, &notebook.guest)?;
            if full.notebooks >= shelf.notebooks {
                return Ok(Written::TooMany);
            }
            if full.bytes + notebook.body.len() as u64 > shelf.bytes {
                return Ok(Written::Full);
            }
            let NewNotebookRow { id, guest, tool, name, body, at } = &notebook;
            db.prepare_cached(
                "INSERT INTO notebooks (id, guest, tool, name, body, version, created_at, changed_at)
                 VALUES (?1, ?2, ?3, ?4, ?5, 0, ?6, ?6)",
            )?
            .execute(params![id, guest, tool, name, body, *at as i64])?;
            Ok(Written::Kept)
        })
        .await
    }

    async fn notebooks_of(&self, guest: &str, tool: &str) -> Result<Vec<NotebookHead>, Fault> {
        let (guest, tool) = (guest.to_owned(), tool.to_owned());
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, tool, name, changed_at FROM notebooks WHERE guest = ? AND tool = ?
                 ORDER BY changed_at DESC, id",
            )?
            .query_map([guest, tool], head)?
            .collect()
        })
        .await
    }

    async fn load_notebook(&self, guest: &str, id: &str) -> Result<Option<StoredNotebook>, Fault> {
        let (guest, id) = (guest.to_owned(), id.to_owned());
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, tool, name, changed_at, version, body FROM notebooks WHERE guest = ? AND id = ?",
            )?
            .query_row([guest, id], stored)
            .optional()
        })
        .await
    }

    async fn find_notebook(&self, id: &str) -> Result<Option<StoredNotebook>, Fault> {
        let id = id.to_owned();
        self.read(move |db| {
            db.prepare_cached("SELECT id, tool, name, changed_at, version, body FROM notebooks WHERE id = ?")?
                .query_row([id], stored)
                .optional()
        })
        .await
    }

    async fn save_notebook(&self, save: Save, shelf: Shelf) -> Result<(), NotebookError> {
        self.write_notebook(move |db| {
            let Save { guest, id, version, body, at } = &save;
            let before = db
                .prepare_cached(
                    "SELECT octet_length(body) FROM notebooks WHERE guest = ? AND id = ? AND version = ?",
                )?
                .query_row(params![guest, id, *version as i64], |row| Ok(row.get::<_, i64>(0)? as u64))
                .optional()?;
            let Some(before) = before else { return Ok(Written::Conflict) };
            let after = body.len() as u64;
            // Whoever has too much can still make it less.
            if after > before && taken(db, guest)?.bytes - before + after > shelf.bytes {
                return Ok(Written::Full);
            }
            db.prepare_cached(
                "UPDATE notebooks SET body = ?, version = version + 1, changed_at = ? WHERE guest = ? AND id = ?",
            )?
            .execute(params![body, *at as i64, guest, id])?;
            Ok(Written::Kept)
        })
        .await
    }

    async fn rename_notebook(
        &self,
        guest: &str,
        id: &str,
        name: &str,
    ) -> Result<Option<NotebookHead>, Fault> {
        let row = [name, guest, id].map(str::to_owned);
        let written = self
            .write(move |db| {
                let renamed = db
                    .prepare_cached("UPDATE notebooks SET name = ? WHERE guest = ? AND id = ?")?
                    .execute(row.each_ref())?;
                Ok(Written::if_any(renamed))
            })
            .await?;
        if written != Written::Kept {
            return Ok(None);
        }
        let row = [guest, id].map(str::to_owned);
        self.read(move |db| {
            db.prepare_cached("SELECT id, tool, name, changed_at FROM notebooks WHERE guest = ? AND id = ?")?
                .query_row(row, head)
                .optional()
        })
        .await
    }

    async fn delete_notebook(&self, guest: &str, id: &str) -> Result<bool, Fault> {
        let (guest, id) = (guest.to_owned(), id.to_owned());
        let written = self
            .write(move |db| {
                let deleted = db
                    .prepare_cached("DELETE FROM notebooks WHERE guest = ? AND id = ?")?
                    .execute([&guest, &id])?;
                Ok(Written::if_any(deleted))
            })
            .await?;
        Ok(written == Written::Kept)
    }
}

impl Sqlite {
    async fn write_notebook(
        &self,
        job: impl Fn(&Connection) -> rusqlite::Result<Written> + Send + 'static,
    ) -> Result<(), NotebookError> {
        match self.write(job).await? {
            Written::Kept => Ok(()),
            Written::Conflict => Err(NotebookError::Conflict),
            Written::TooMany => Err(NotebookError::TooMany),
            Written::Full => Err(NotebookError::Full),
        }
    }
}

/// How much of their shelf a guest has filled. Lengths are told by the heads of the rows: no text is read.
fn taken(db: &Connection, guest: &str) -> rusqlite::Result<Shelf> {
    db.prepare_cached("SELECT count(*), coalesce(sum(octet_length(body)), 0) FROM notebooks WHERE guest = ?")?
        .query_row([guest], |row| {
            Ok(Shelf { notebooks: row.get::<_, i64>(0)? as u64, bytes: row.get::<_, i64>(1)? as u64 })
        })
}

fn stored(row: &Row<'_>) -> rusqlite::Result<StoredNotebook> {
    Ok(StoredNotebook { head: head(row)?, version: row.get::<_, i64>(4)? as u64, body: row.get(5)? })
}

/// The first four columns.
fn head(row: &Row<'_>) -> rusqlite::Result<NotebookHead> {
    Ok(NotebookHead {
        id: row.get(0)?,
        tool: row.get(1)?,
        name: row.get(2)?,
        changed_at: row.get::<_, i64>(3)? as u64,
    })
}
