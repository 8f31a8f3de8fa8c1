//! The roles that hosts are told to make, and the tables, which belong to one of them: the nodes get the other, which can
//! change no table's form.

use super::house::{free_addresses, is_ready};
use super::inbox::Inbox;
use super::part::Part;
use crate::cargo::root;
use crate::postgres;
use anyhow::{Result, ensure};
use std::path::Path;
use std::process::Command;
use std::time::{Duration, Instant};

/// From the root of the workspace.
const ROLES: &str = "docs/cluster/roles.sql";

/// How long it may take until the tables are there.
const LIMIT: Duration = Duration::from_secs(60);

/// Makes roles and tables. Returns the address for nodes.
pub(super) fn make(
    store: &postgres::Server,
    node: &Path,
    folder: &Path,
    inbox: &mut Inbox,
) -> Result<String> {
    store.run_script(&root().join(ROLES))?;
    let addr = free_addresses(1)?[0].to_string();
    let mut serve = Command::new(node);
    serve.args(["serve", "--addr", &addr, "--store", &store.url_of("parlour_owner", "parlour")]);
    serve.arg("--data").arg(folder.join("owner"));
    let mut owner = Part::start("owner", format!("http://{addr}"), serve, &folder.join("owner.log"))?;
    let start = Instant::now();
    while !is_ready(&owner.address) {
        let is_open = owner.ended()?.is_none() && start.elapsed() < LIMIT;
        ensure!(is_open, "the tables are not made: {}", std::fs::read_to_string(folder.join("owner.log"))?);
        inbox.sleep(Duration::from_millis(20))?;
    }
    // It gives its lease back.
    owner.signal("TERM")?;
    while owner.ended()?.is_none() && start.elapsed() < LIMIT {
        inbox.sleep(Duration::from_millis(20))?;
    }
    Ok(store.url_of("parlour_node", "parlour"))
}
