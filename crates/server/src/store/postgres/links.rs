//! Links in PostgreSQL.

use super::{Postgres, column, execute, fault, number, take};
use crate::store::links::name;
use crate::store::{CommitError, Fault, Links, MOST_KEYS, NewLinkRow, StoredLink};
use crate::wire::Guest;
use async_trait::async_trait;

#[async_trait]
impl Links for Postgres {
    async fn create_link(&self, link: NewLinkRow) -> Result<(), Fault> {
        self.patiently(async {
            let NewLinkRow { secret_hash, guest, kind, expires_at } = link;
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            Self::lock_guest(&transaction, &guest).await?;
            let (secret, kind) = (&secret_hash[..], name(kind));
            let delete = "DELETE FROM links WHERE secret_hash = $1 OR (guest = $2 AND kind = $3)";
            execute(&transaction, delete, &[&secret, &guest, &kind]).await.map_err(fault)?;
            let insert = "INSERT INTO links (secret_hash, guest, kind, expires_at) VALUES ($1, $2, $3, $4)";
            let expires_at = number(expires_at);
            execute(&transaction, insert, &[&secret, &guest, &kind, &expires_at]).await.map_err(fault)?;
            transaction.commit().await.map_err(fault)
        })
        .await
    }

    async fn link(&self, secret_hash: [u8; 32]) -> Result<Option<StoredLink>, Fault> {
        let sql = "SELECT g.id, g.name, l.expires_at, l.used_at IS NOT NULL
             FROM links l JOIN guests g ON g.id = l.guest WHERE l.secret_hash = $1";
        self.row(sql, &[&&secret_hash[..]], |row| StoredLink {
            guest: Guest { id: row.get(0), name: row.get(1) },
            expires_at: column(row, 2),
            is_used: row.get(3),
        })
        .await
    }

    async fn use_link(
        &self,
        secret_hash: [u8; 32],
        token_hash: [u8; 32],
        at: u64,
    ) -> Result<(), CommitError> {
        self.patiently(async {
            let (secret, token) = (&secret_hash[..], &token_hash[..]);
            let mut client = take(&self.pool).await?;
            let transaction = client.transaction().await.map_err(fault)?;
            // Marked first: of two concurrent requests the second one waits for the first, and finds it used.
            let mark =
                "UPDATE links SET used_at = $1 WHERE secret_hash = $2 AND used_at IS NULL AND expires_at > $1";
            if execute(&transaction, mark, &[&number(at), &secret]).await.map_err(fault)? == 0 {
                return Err(CommitError::Conflict);
            }
            let insert = "INSERT INTO keys (token_hash, guest, created_at)
                 SELECT $1, guest, $2 FROM links WHERE secret_hash = $3";
            execute(&transaction, insert, &[&token, &number(at), &secret]).await.map_err(fault)?;
            let delete = "DELETE FROM keys WHERE token_hash IN (
                     SELECT token_hash FROM keys WHERE guest = (SELECT guest FROM links WHERE secret_hash = $1)
                     ORDER BY token_hash = $2 DESC, created_at DESC OFFSET $3)";
            execute(&transaction, delete, &[&secret, &token, &number(MOST_KEYS)]).await.map_err(fault)?;
            Ok(transaction.commit().await.map_err(fault)?)
        })
        .await
    }
}
