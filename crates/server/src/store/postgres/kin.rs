//! Copies of one game in PostgreSQL, and the witnesses of deleted ones.

use super::{column, execute, number, query};
use crate::store::kin::WITNESSES;
use crate::store::{KinRow, StoredKin, Witness};
use deadpool_postgres::{Client, Transaction};
use parlour_game::Seed;
use tokio_postgres::{Error, IsolationLevel};

pub(super) async fn kin(client: &mut Client, seed: &Seed) -> Result<StoredKin, Error> {
    let snapshot = client.build_transaction().isolation_level(IsolationLevel::RepeatableRead);
    let snapshot = snapshot.read_only(true).start().await?;
    let tables = "SELECT t.id, t.head, l.events FROM tables t JOIN logs l ON l.table_id = t.id
         WHERE t.seed = $1 ORDER BY t.id";
    let tables = query(&snapshot, tables, &[&&seed.bytes()[..]]).await?;
    let witnesses = "SELECT guest, seq, acted FROM witnesses WHERE seed = $1 ORDER BY guest";
    let witnesses = query(&snapshot, witnesses, &[&&seed.bytes()[..]]).await?;
    Ok(StoredKin {
        tables: tables
            .iter()
            .map(|row| KinRow { id: row.get(0), head: row.get(1), events: column(row, 2) as u32 })
            .collect(),
        witnesses: witnesses
            .iter()
            .map(|row| Witness {
                guest: row.get(0),
                seq: column(row, 1) as u32,
                acted: column(row, 2) as u32,
            })
            .collect(),
    })
}

/// Stores what guests have seen at a table that is about to be deleted.
pub(super) async fn remember(
    transaction: &Transaction<'_>,
    table: &str,
    witnesses: &[Witness],
) -> Result<(), Error> {
    for Witness { guest, seq, acted } in witnesses {
        let sql = "INSERT INTO witnesses (seed, guest, seq, acted) SELECT seed, $2, $3, $4 FROM tables WHERE id = $1
             ON CONFLICT (seed, guest) DO UPDATE
             SET seq = greatest(witnesses.seq, excluded.seq), acted = greatest(witnesses.acted, excluded.acted)";
        execute(transaction, sql, &[&table, guest, &number(*seq), &number(*acted)]).await?;
    }
    if !witnesses.is_empty() {
        let sql = "DELETE FROM witnesses WHERE n <= (SELECT max(n) FROM witnesses) - $1";
        execute(transaction, sql, &[&number(WITNESSES)]).await?;
    }
    Ok(())
}
