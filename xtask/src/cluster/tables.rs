//! The roles that hosts are told to make, and the tables, which belong to one of them: the nodes get the other, which can
//! change no table's form.

use crate::cargo::root;
use crate::postgres;
use crate::steps::run;
use anyhow::Result;
use std::path::Path;
use std::process::Command;

/// From the root of the workspace.
const ROLES: &str = "docs/cluster/roles.sql";

/// Makes roles and tables. Returns the address for nodes.
pub(super) fn make(store: &postgres::Server, node: &Path) -> Result<String> {
    store.run_script(&root().join(ROLES))?;
    let owner = store.url_of("parlour_owner", "parlour");
    run(Command::new(node).arg("migrate").env("PARLOUR_STORE", owner))?;
    Ok(store.url_of("parlour_node", "parlour"))
}
