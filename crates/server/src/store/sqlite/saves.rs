//! Saves in SQLite: written and read like everything else there.

use super::{Sqlite, Written};
use crate::store::{Fault, NewSaveRow, SaveError, SaveHead, SaveShelf, Saves, StoredSave};
use async_trait::async_trait;
use rusqlite::{Connection, OptionalExtension, Row, params};

#[async_trait]
impl Saves for Sqlite {
    async fn create_save(&self, save: NewSaveRow, shelf: SaveShelf) -> Result<(), SaveError> {
        let written = self
            .write(move |db| {
                // Counted by the one writer: two pages of one guest cannot both take the last place.
                let taken = taken(db, &save.guest)?;
                if taken.saves >= shelf.saves {
                    return Ok(Written::TooMany);
                }
                if taken.bytes + save.body.len() as u64 > shelf.bytes {
                    return Ok(Written::Full);
                }
                let NewSaveRow { guest, head: SaveHead { id, game, name, about, saved_at }, body } = &save;
                db.prepare_cached(
                    "INSERT INTO saves (id, guest, game, name, about, body, saved_at) VALUES (?, ?, ?, ?, ?, ?, ?)",
                )?
                .execute(params![id, guest, game, name, about, body, *saved_at as i64])?;
                Ok(Written::Kept)
            })
            .await?;
        match written {
            Written::Kept => Ok(()),
            Written::Conflict => Err(SaveError::NameTaken),
            Written::TooMany => Err(SaveError::TooMany),
            Written::Full => Err(SaveError::Full),
        }
    }

    async fn saves_of(&self, guest: &str) -> Result<Vec<SaveHead>, Fault> {
        let guest = guest.to_owned();
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, game, name, about, saved_at FROM saves WHERE guest = ? ORDER BY saved_at DESC, id",
            )?
            .query_map([guest], head)?
            .collect()
        })
        .await
    }

    async fn load_save(&self, guest: &str, id: &str) -> Result<Option<StoredSave>, Fault> {
        let row = [guest, id].map(str::to_owned);
        self.read(move |db| {
            db.prepare_cached(
                "SELECT id, game, name, about, saved_at, body FROM saves WHERE guest = ? AND id = ?",
            )?
            .query_row(row, |row| Ok(StoredSave { head: head(row)?, body: row.get(5)? }))
            .optional()
        })
        .await
    }

    async fn rename_save(&self, guest: &str, id: &str, name: &str) -> Result<Option<SaveHead>, SaveError> {
        let Some(StoredSave { head, .. }) = self.load_save(guest, id).await? else { return Ok(None) };
        let row = [name, guest, id].map(str::to_owned);
        let written = self
            .write(move |db| {
                // A save thrown away meanwhile is renamed by nobody, and nobody minds.
                db.prepare_cached("UPDATE saves SET name = ? WHERE guest = ? AND id = ?")?
                    .execute(row.each_ref())?;
                Ok(Written::Kept)
            })
            .await?;
        match written {
            Written::Kept => Ok(Some(SaveHead { name: name.to_owned(), ..head })),
            _ => Err(SaveError::NameTaken),
        }
    }

    async fn delete_save(&self, guest: &str, id: &str) -> Result<bool, Fault> {
        let row = [guest, id].map(str::to_owned);
        let written = self
            .write(move |db| {
                let deleted = db
                    .prepare_cached("DELETE FROM saves WHERE guest = ? AND id = ?")?
                    .execute(row.each_ref())?;
                Ok(Written::if_any(deleted))
            })
            .await?;
        Ok(written == Written::Kept)
    }
}

/// How much of their shelf a guest has filled. Lengths are told by the heads of the rows: no text is read.
fn taken(db: &Connection, guest: &str) -> rusqlite::Result<SaveShelf> {
    db.prepare_cached("SELECT count(*), coalesce(sum(octet_length(body)), 0) FROM saves WHERE guest = ?")?
        .query_row([guest], |row| {
            Ok(SaveShelf { saves: row.get::<_, i64>(0)? as u64, bytes: row.get::<_, i64>(1)? as u64 })
        })
}

/// The first five columns.
fn head(row: &Row<'_>) -> rusqlite::Result<SaveHead> {
    Ok(SaveHead {
        id: row.get(0)?,
        game: row.get(1)?,
        name: row.get(2)?,
        about: row.get(3)?,
        saved_at: row.get::<_, i64>(4)? as u64,
    })
}
