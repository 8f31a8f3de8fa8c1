//! `parlour migrate`: the tables of a house in a database are made, or brought up to date.

use super::wait;
use crate::args::MigrateArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::store::read_store;
use crate::words::Line;
use parlour_server::store::postgres::{self, Migrated};
use serde_json::json;

pub(crate) fn migrate(args: &MigrateArgs) -> Result<(), Fault> {
    let MigrateArgs { store, json } = args;
    let address = read_store(Some(store))?.expect("there is an address");
    let Migrated { from, to } = wait(postgres::migrate(&address))??;
    let place = address.to_string();
    if *json {
        say!("{}", json!({ "store": place, "from": from, "to": to }));
    } else if from == to {
        say!("{}", Line::UpToDate { place, to });
    } else if from == 0 {
        say!("{}", Line::TablesMade { place, to });
    } else {
        say!("{}", Line::Migrated { place, from, to });
    }
    Ok(())
}
