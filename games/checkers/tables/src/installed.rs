//! The tables that are there: embedded by the build script, and those the binary found in files.

use crate::small;
use crate::tables::Tables;
use std::sync::{LazyLock, OnceLock};

static SMALL: LazyLock<Tables> =
    LazyLock::new(|| small::read(include_bytes!(concat!(env!("OUT_DIR"), "/small.tables"))));

static INSTALLED: OnceLock<Tables> = OnceLock::new();

/// Makes these the tables of the whole process. To be called once, before anything thinks; returns whether
/// it was the first time. Without it brains have the small ones.
pub fn install(tables: Tables) -> bool {
    INSTALLED.set(tables).is_ok()
}

impl Tables {
    /// The endings of two to four pieces, with distances.
    pub fn small() -> &'static Tables {
        &SMALL
    }

    /// The tables of this process: those that were [installed](install), or the small ones.
    pub fn installed() -> &'static Tables {
        INSTALLED.get().unwrap_or_else(|| Tables::small())
    }
}
