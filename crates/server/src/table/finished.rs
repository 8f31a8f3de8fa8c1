//! A table whose match is over, read from the store without waking it.

use super::state::LoadError;
use super::{Head, Tables};
use crate::setups;
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

/// Why a match cannot be looked at again.
pub(crate) enum NotFinished {
    /// It has not begun, or goes on.
    NotOver,
    /// The table cannot be read.
    Load(LoadError),
}

impl From<LoadError> for NotFinished {
    fn from(error: LoadError) -> Self {
        NotFinished::Load(error)
    }
}

/// The finished match of a table.
pub(crate) async fn finished(tables: &Tables, id: &str) -> Result<Finished, NotFinished> {
    let stored = tables.store.load_table(id).await;
    let stored =
        stored.map_err(|fault| LoadError::Unavailable(fault.to_string()))?.ok_or(LoadError::Unknown)?;
    let head: Head =
        serde_json::from_str(&stored.head).map_err(|error| LoadError::Broken(error.to_string()))?;
    // A match that goes on is read by its own task alone: it has secrets.
    let Phase::Over { .. } = head.phase else { return Err(NotFinished::NotOver) };
    let game = setups::known(&head.game).map_err(LoadError::Broken)?;
    setups::check_rules(game, head.rules_version).map_err(LoadError::Broken)?;
    let log = stored.events.into_iter().map(|event| event.body).collect();
    Ok(Finished { id: id.to_owned(), game, head, seed: stored.seed, log })
}

impl Finished {
    /// The match, replayed. A long one takes its time.
    pub(crate) fn play(&self) -> Result<Box<dyn AnyMatch>, LoadError> {
        let play = self.game.replay(&self.head.setup, self.seed.clone(), &self.log);
        play.map_err(|broken| LoadError::Broken(broken.to_string()))
    }

    /// The table as everyone may know it.
    pub(crate) fn view(&self, play: &dyn AnyMatch) -> TableView {
        TableView {
            commitment: Some(play.commitment()),
            seed: play.revealed_seed(),
            draw: self.head.draw_view(&self.seed),
            ..self.head.view(&self.id, |_| false)
        }
    }

    /// All of it as a file, without anything that is told about guests but their names.
    pub(crate) fn record(&self, play: &dyn AnyMatch) -> Option<Record> {
        let names = self.head.seats.iter().map(|chair| chair.name()).collect();
        let record = Record::of(self.game, play, self.head.setup.clone(), names)?;
        let brought = self.head.resumed.as_ref().map_or(0, |resumed| resumed.brought as usize);
        Some(Record { brought, ..record.with_drawn_from(self.head.drawn_from.clone()) })
    }
}
