//! The built-in endings as one string of bytes: every material in order, a byte a position.
//!
//! The build script makes them (2.5 seconds of one processor) and the crate embeds them. Made at first use
//! instead they would cost as much in every process, and there are many: tests, commands, a server's start.

use crate::layout::Layout;
use crate::material::{Ending, Material};
use crate::solve::{Detail, solve};
use crate::tables::{SMALL_PIECES, Tables, Values};
use std::collections::HashMap;
use std::num::NonZeroUsize;

fn materials() -> impl Iterator<Item = Material> {
    (2..=SMALL_PIECES).flat_map(Material::all)
}

/// Works them out.
#[allow(dead_code, reason = "the build script calls it")]
pub(crate) fn make() -> Vec<u8> {
    let threads = std::thread::available_parallelism().unwrap_or(NonZeroUsize::MIN);
    let mut tables = Tables::none();
    let mut made: HashMap<Material, &'static [u8]> = HashMap::new();
    for ending in (2..=SMALL_PIECES).flat_map(Ending::all) {
        for solved in solve(ending, &tables, Detail::Plies, threads, &|_| {}) {
            // Tables hold what lives as long as the process; here, that is as long as they are needed.
            let values: &'static [u8] = solved.values.leak();
            tables.insert(solved.material, Values::Plies(values));
            made.insert(solved.material, values);
        }
    }
    materials().flat_map(|material| made[&material]).copied().collect()
}

/// The tables in what [`make`] made.
pub(crate) fn read(mut bytes: &'static [u8]) -> Tables {
    let mut tables = Tables::none();
    for material in materials() {
        let values;
        (values, bytes) = bytes.split_at(Layout::new(material).len());
        tables.insert(material, Values::Plies(values));
    }
    tables
}
