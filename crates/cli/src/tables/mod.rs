//! `parlour tables`: endgame tables of checkers, built and counted; and [`install`], by which the other
//! commands use what was built.

mod build;
mod folder;
mod stats;

pub(crate) use build::build;
pub(crate) use stats::stats;

use crate::fault::Fault;
use crate::print::complain;
use crate::words::Line;
use checkers_tables::{Ending, SMALL_PIECES};
use folder::{Folder, Found};
use std::path::Path;

/// Makes the tables in a data folder those of this process. To be called before anything thinks.
///
/// Returns what to tell about it, if there is anything: first what is used, then what is not, and why.
pub(crate) fn install(data: &Path) -> Told {
    let Found { tables, files, faults } = Found::in_folder(&Folder::of_data(data));
    let used = (files > 0).then(|| {
        let pieces = tables.pieces();
        let complete = (SMALL_PIECES + 1..=pieces).flat_map(Ending::all).count();
        Line::TablesUsed { pieces, more: files > complete, files }.to_string()
    });
    checkers_tables::install(tables);
    Told { used, faults }
}

/// What was found in a data folder, in words.
pub(crate) struct Told {
    used: Option<String>,
    faults: Vec<String>,
}

impl Told {
    /// Into the log of the house.
    pub(crate) fn log(&self) {
        if let Some(sentence) = &self.used {
            tracing::info!("{sentence}");
        }
        for fault in &self.faults {
            tracing::warn!("{fault}");
        }
    }

    /// On standard error.
    pub(crate) fn print(&self) {
        for sentence in self.used.iter().chain(&self.faults) {
            complain!("{sentence}");
        }
    }
}

/// Only checkers has tables.
fn check_game(game: &str) -> Result<(), Fault> {
    match game {
        "checkers" => Ok(()),
        game => Err(Fault::Usage(Line::NoTablesFor { game: game.into() }.to_string())),
    }
}
