//! A table whose match is over, read from the store without waking it.

use super::state::{self, LoadError};
use super::{Head, Tables};
use crate::wire::{Phase, TableView};
use parlour_catalog::{AnyGame, AnyMatch, Record};
use parlour_game::Seed;

/// A finished match as it is kept, not replayed yet.
pub(crate) struct Finished {
    id: String,
    game: &'static dyn AnyGame,
    head: Head,
    seed: Seed,
    log: Vec<String>,
}

/// The finished match of a table; `None` while it has not begun or goes on.
pub(crate) async fn finished(tables: &Tables, id: &str) -> Result<Option<Finished>, LoadError> {
    let (stored, head, game) = state::read(tables, id).await?;
    // A match that goes on is read by its own task alone: it has secrets.
    let Phase::Over { .. } = head.phase else { return Ok(None) };
    let log = stored.events.into_iter().map(|event| event.body).collect();
    Ok(Some(Finished { id: id.to_owned(), game, head, seed: stored.seed, log }))
}

impl Finished {
    /// The match, replayed. A long one takes its time.
    pub(crate) fn play(&self) -> Result<Box<dyn AnyMatch>, LoadError> {
        let play = self.game.replay(&self.head.setup, self.seed.clone(), &self.log);
        play.map_err(|broken| LoadError::Broken(broken.to_string()))
    }

    /// The table as everyone may know it.
    pub(crate) fn view(&self, play: &dyn AnyMatch) -> TableView {
        self.head.view(&self.id, |_| false).with_match(Some(play), self.head.draw_view(&self.seed))
    }

    /// All of it as a file, without anything that is told about guests but their names.
    pub(crate) fn record(&self, play: &dyn AnyMatch) -> Option<Record> {
        let names = self.head.seats.iter().map(|chair| chair.name()).collect();
        let record = Record::of(self.game, play, self.head.setup.clone(), names)?;
        let brought = self.head.resumed.as_ref().map_or(0, |resumed| resumed.brought as usize);
        Some(Record { brought, ..record.with_drawn_from(self.head.drawn_from.clone()) })
    }
}
