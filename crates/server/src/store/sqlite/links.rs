//! Links in SQLite.

use super::{Sqlite, Written};
use crate::store::links::name;
use crate::store::{CommitError, Fault, Links, MOST_KEYS, NewLinkRow, StoredLink};
use crate::wire::Guest;
use async_trait::async_trait;
use rusqlite::params;

#[async_trait]
impl Links for Sqlite {
    async fn create_link(&self, link: NewLinkRow) -> Result<(), Fault> {
        let NewLinkRow { secret_hash, guest, kind, expires_at } = link;
        let sql = "INSERT OR REPLACE INTO links (secret_hash, guest, kind, expires_at) VALUES (?, ?, ?, ?)";
        self.execute(sql, (secret_hash, guest, name(kind), expires_at)).await?;
        Ok(())
    }

    async fn link(&self, secret_hash: [u8; 32]) -> Result<Option<StoredLink>, Fault> {
        let sql = "SELECT g.id, g.name, l.expires_at, l.used_at IS NOT NULL
             FROM links l JOIN guests g ON g.id = l.guest WHERE l.secret_hash = ?";
        self.row(sql, [secret_hash], |row| {
            let guest = Guest { id: row.get(0)?, name: row.get(1)? };
            Ok(StoredLink { guest, expires_at: row.get(2)?, is_used: row.get(3)? })
        })
        .await
    }

    async fn use_link(
        &self,
        secret_hash: [u8; 32],
        token_hash: [u8; 32],
        at: u64,
    ) -> Result<(), CommitError> {
        let written = self
            .write(move |db| {
                // Marked first: of two concurrent requests the second one finds it used.
                let used = db
                    .prepare_cached(
                        "UPDATE links SET used_at = ?1 WHERE secret_hash = ?2 AND used_at IS NULL AND expires_at > ?1",
                    )?
                    .execute(params![at, secret_hash])?;
                if used == 0 {
                    return Ok(Written::Conflict);
                }
                db.prepare_cached(
                    "INSERT INTO keys (token_hash, guest, created_at) SELECT ?, guest, ? FROM links WHERE secret_hash = ?",
                )?
                .execute(params![token_hash, at, secret_hash])?;
                db.prepare_cached(
                    "DELETE FROM keys WHERE token_hash IN (
                         SELECT token_hash FROM keys WHERE guest = (SELECT guest FROM links WHERE secret_hash = ?1)
                         ORDER BY token_hash = ?2 DESC, created_at DESC LIMIT -1 OFFSET ?3)",
                )?
                .execute(params![secret_hash, token_hash, MOST_KEYS])?;
                Ok(Written::Kept)
            })
            .await?;
        if written == Written::Kept { Ok(()) } else { Err(CommitError::Conflict) }
    }
}
