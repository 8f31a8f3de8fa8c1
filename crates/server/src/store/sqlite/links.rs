//! Links in SQLite.

use super::{Sqlite, Written};
use crate::store::{CommitError, Fault, Links, MOST_KEYS, NewLinkRow, StoredLink};
use crate::wire::{Guest, LinkKind};
use async_trait::async_trait;
use rusqlite::{OptionalExtension, params};

fn name(kind: LinkKind) -> &'static str {
    match kind {
        LinkKind::Device => "device",
        LinkKind::Recovery => "recovery",
    }
}

#[async_trait]
impl Links for Sqlite {
    async fn create_link(&self, link: NewLinkRow) -> Result<(), Fault> {
        self.write(move |db| {
            let NewLinkRow { secret_hash, guest, kind, expires_at } = &link;
            db.prepare_cached(
                "INSERT OR REPLACE INTO links (secret_hash, guest, kind, expires_at) VALUES (?, ?, ?, ?)",
            )?
            .execute(params![secret_hash, guest, name(*kind), *expires_at as i64])?;
            Ok(Written::Kept)
        })
        .await?;
        Ok(())
    }

    async fn link(&self, secret_hash: [u8; 32]) -> Result<Option<StoredLink>, Fault> {
        self.read(move |db| {
            db.prepare_cached(
                "SELECT g.id, g.name, l.expires_at, l.used_at IS NOT NULL
                 FROM links l JOIN guests g ON g.id = l.guest WHERE l.secret_hash = ?",
            )?
            .query_row([secret_hash], |row| {
                Ok(StoredLink {
                    guest: Guest { id: row.get(0)?, name: row.get(1)? },
                    expires_at: row.get::<_, i64>(2)? as u64,
                    is_used: row.get(3)?,
                })
            })
            .optional()
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
                let at = at as i64;
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
