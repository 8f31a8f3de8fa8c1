//! Copies of one game in SQLite, and the witnesses of deleted ones.

use crate::store::kin::WITNESSES;
use crate::store::{KinRow, StoredKin, Witness};
use parlour_game::Seed;
use rusqlite::{Connection, params};

pub(super) fn kin(db: &Connection, seed: &Seed) -> rusqlite::Result<StoredKin> {
    let snapshot = db.unchecked_transaction()?;
    let tables = snapshot
        .prepare_cached(
            "SELECT t.id, t.head, l.events FROM tables t JOIN logs l ON l.table_id = t.id WHERE t.seed = ? ORDER BY t.id",
        )?
        .query_map([seed.bytes()], |row| {
            Ok(KinRow { id: row.get(0)?, head: row.get(1)?, events: row.get(2)? })
        })?
        .collect::<Result<_, _>>()?;
    let witnesses = snapshot
        .prepare_cached("SELECT guest, seq, acted FROM witnesses WHERE seed = ? ORDER BY guest")?
        .query_map([seed.bytes()], |row| {
            Ok(Witness { guest: row.get(0)?, seq: row.get(1)?, acted: row.get(2)? })
        })?
        .collect::<Result<_, _>>()?;
    Ok(StoredKin { tables, witnesses })
}

/// Stores what guests have seen at a table that is about to be deleted.
pub(super) fn remember(db: &Connection, table: &str, witnesses: &[Witness]) -> rusqlite::Result<()> {
    if witnesses.is_empty() {
        return Ok(());
    }
    let mut insert = db.prepare_cached(
        "INSERT INTO witnesses (seed, guest, seq, acted) SELECT seed, ?2, ?3, ?4 FROM tables WHERE id = ?1
         ON CONFLICT (seed, guest) DO UPDATE
         SET seq = max(seq, excluded.seq), acted = max(acted, excluded.acted)",
    )?;
    for Witness { guest, seq, acted } in witnesses {
        insert.execute(params![table, guest, seq, acted])?;
    }
    db.prepare_cached("DELETE FROM witnesses WHERE rowid <= (SELECT max(rowid) FROM witnesses) - ?")?
        .execute([WITNESSES])?;
    Ok(())
}
