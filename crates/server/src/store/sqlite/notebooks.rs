//! Notebooks in SQLite: written and read like everything else there.

use super::{Sqlite, Written};
use crate::store::{
    CommitError, Fault, NewNotebookRow, NotebookError, NotebookHead, Notebooks, Save, StoredNotebook,
};
use async_trait::async_trait;
use rusqlite::{OptionalExtension, Row, params};

#[async_trait]
impl Notebooks for Sqlite {
    async fn create_notebook(&self, notebook: NewNotebookRow, most: u32) -> Result<(), NotebookError> {
        let written = self
            .write(move |db| {
                // Counted by the one writer: two pages of one guest cannot both take the last place.
                let inserted = db
                    .prepare_cached(
                        "INSERT INTO notebooks (id, guest, tool, name, body, version, created_at, changed_at)
                         SELECT ?1, ?2, ?3, ?4, ?5, 0, ?6, ?6
                         WHERE (SELECT count(*) FROM notebooks WHERE guest = ?2) < ?7",
                    )?
                    .execute(params![
                        notebook.id,
                        notebook.guest,
                        notebook.tool,
                        notebook.name,
                        notebook.body,
                        notebook.at as i64,
                        most
                    ])?;
                Ok(Written::if_any(inserted))
            })
            .await?;
        if written == Written::Conflict { Err(NotebookError::TooMany) } else { Ok(()) }
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
            .query_row([guest, id], |row| {
                Ok(StoredNotebook {
                    head: head(row)?,
                    version: row.get::<_, i64>(4)? as u64,
                    body: row.get(5)?,
                })
            })
            .optional()
        })
        .await
    }

    async fn save_notebook(&self, save: Save) -> Result<(), CommitError> {
        let written = self
            .write(move |db| {
                let saved = db
                    .prepare_cached(
                        "UPDATE notebooks SET body = ?, version = version + 1, changed_at = ?
                         WHERE guest = ? AND id = ? AND version = ?",
                    )?
                    .execute(params![save.body, save.at as i64, save.guest, save.id, save.version as i64])?;
                Ok(Written::if_any(saved))
            })
            .await?;
        if written == Written::Conflict { Err(CommitError::Conflict) } else { Ok(()) }
    }

    async fn rename_notebook(&self, guest: &str, id: &str, name: &str) -> Result<bool, Fault> {
        let (guest, id, name) = (guest.to_owned(), id.to_owned(), name.to_owned());
        let written = self
            .write(move |db| {
                let renamed = db
                    .prepare_cached("UPDATE notebooks SET name = ? WHERE guest = ? AND id = ?")?
                    .execute([name, guest, id])?;
                Ok(Written::if_any(renamed))
            })
            .await?;
        Ok(written == Written::Kept)
    }

    async fn delete_notebook(&self, guest: &str, id: &str) -> Result<bool, Fault> {
        let (guest, id) = (guest.to_owned(), id.to_owned());
        let written = self
            .write(move |db| {
                let deleted = db
                    .prepare_cached("DELETE FROM notebooks WHERE guest = ? AND id = ?")?
                    .execute([guest, id])?;
                Ok(Written::if_any(deleted))
            })
            .await?;
        Ok(written == Written::Kept)
    }
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
