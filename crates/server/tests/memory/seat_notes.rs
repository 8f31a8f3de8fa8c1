//! Seat notes in memory.

use super::Memory;
use async_trait::async_trait;
use parlour_server::store::{CommitError, Fault, SaveSeatNotes, SeatNotes, SeatOf, StoredSeatNotes};

#[async_trait]
impl SeatNotes for Memory {
    async fn seat_notes(&self, whose: &SeatOf) -> Result<Option<StoredSeatNotes>, Fault> {
        let kept = self.0.lock().unwrap();
        Ok(kept.seat_notes.iter().find(|(own, ..)| own == whose).map(|(_, notes, _)| notes.clone()))
    }

    async fn save_seat_notes(&self, save: SaveSeatNotes) -> Result<(), CommitError> {
        let SaveSeatNotes { whose, version, body, at } = save;
        let mut kept = self.0.lock().unwrap();
        if !kept.tables.contains_key(&whose.table) {
            return Err(CommitError::Conflict);
        }
        let place = kept.seat_notes.iter().position(|(own, ..)| *own == whose);
        let current = place.map_or(0, |place| kept.seat_notes[place].1.version);
        if current != version {
            return Err(CommitError::Conflict);
        }
        let notes = StoredSeatNotes { version: version + 1, body };
        match place {
            Some(place) => kept.seat_notes[place] = (whose, notes, at),
            None => kept.seat_notes.push((whose, notes, at)),
        }
        Ok(())
    }
}
