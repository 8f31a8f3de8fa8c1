//! A game in progress that its host starts over: everybody goes on to a new table, and this one is not played any more.

use super::actor::Actor;
use super::head::Head;
use super::keep::Change;
use super::situation::Situation;
use crate::wire::{Guest, NoteBody, Phase, Reason, Rest, TableView};

impl Situation<'_> {
    /// The table as the next one is to be.
    pub(super) fn may_restart(self, guest: &Guest) -> Result<TableView, Reason> {
        let head = &self.state.head;
        head.must_be_host(guest)?;
        if head.phase != Phase::Playing {
            return Err(Reason::NotInProgress);
        }
        head.must_not_rest()?;
        Ok(head.view(&self.state.id, |_| false))
    }
}

impl Actor {
    /// The game is over here without an end; whoever comes is led to that table.
    pub(super) async fn restarted(&mut self, guest: &Guest, table: &str) -> Result<(), Reason> {
        self.situation().may_restart(guest)?;
        let rest = Rest::Restarted { table: table.to_owned() };
        let head = Head { rests: Some(rest.clone()), ..self.table.head.clone() };
        let guests = head.guests();
        if self.enact(Change::head(head, vec![NoteBody::Rests { rest }])).await.is_err() {
            return Err(Reason::Unavailable);
        }
        for guest in guests {
            if let Err(fault) = self.tables.store.hide_table(&guest, &self.table.id).await {
                tracing::warn!(%fault, "a game that was started over is still in a list");
            }
        }
        Ok(())
    }
}
