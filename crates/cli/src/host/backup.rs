//! `parlour backup` and `parlour restore`: the whole house in one file, and back.

use super::running::House;
use super::status::{size, time};
use super::wait;
use crate::args::{BackupArgs, RestoreArgs};
use crate::fault::Fault;
use crate::logs;
use crate::print::say;
use crate::store::read_store;
use crate::words::{Line, shown};
use anyhow::{Context, Error};
use parlour_server::backup::{
    Backup, Existing, RestoreError, back_up, back_up_database, restore_database, verify, verify_database,
};
use parlour_server::store::{Counts, Phases};
use parlour_voice::Quoted;
use serde_json::{Value, json};
use std::path::Path;
use std::time::UNIX_EPOCH;

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Fault> {
    let BackupArgs { file, data, store, json } = args;
    let (backup, from) = match read_store(store.as_deref())? {
        Some(address) => (wait(back_up_database(&address, file))??, address.to_string()),
        None => (back_up(data, file)?, shown(data)),
    };
    if *json {
        say!("{}", about(&backup, json!({ "backup": file, "data": from })));
    } else {
        let [size, contents] = [size(backup.bytes), told(&backup)].map(Box::new);
        say!("{}", Line::BackedUp { data: from, file: shown(file), size, contents });
        say!("{}", Line::BackupSecret);
    }
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Fault> {
    let RestoreArgs { file, data, store, replace, verify: is_verified, json } = args;
    logs::show_warnings();
    let (backup, to, next) = match read_store(store.as_deref())? {
        Some(address) => {
            let backup = wait(restore_database(file, &address))??;
            if *is_verified {
                wait(verify_database(file, &address))??;
            }
            (backup, address.to_string(), Line::OpenStore { place: address.to_string() })
        }
        None => {
            let existing = if *replace { Existing::PutAside } else { Existing::Refuse };
            let backup = restore_folder(file, data, existing)?;
            if *is_verified {
                wait(verify(file, data))??;
            }
            (backup, shown(data), Line::OpenIt { data: shown(data) })
        }
    };
    if *json {
        say!("{}", about(&backup, json!({ "restored": file, "data": to, "verified": is_verified })));
    } else {
        let since = UNIX_EPOCH.elapsed().unwrap_or_default().as_secs().saturating_sub(backup.made_at / 1000);
        let (version, contents) = (backup.version.clone(), Box::new(told(&backup)));
        say!("{}", Line::Restored { file: shown(file), age: time(since), version, data: to, contents });
        if *is_verified {
            say!("{}", Line::RestoreVerified);
        }
        say!("{}", next);
    }
    Ok(())
}

fn restore_folder(file: &Path, data: &Path, existing: Existing) -> Result<Backup, Fault> {
    if let Some(house) = House::find(data)?
        && house.is_open().context(Line::UnsureWhetherOpen)?
    {
        return Err(Line::StillOpen { addr: house.addr().to_string(), data: shown(data) }.into());
    }
    parlour_server::backup::restore(file, data, existing).map_err(|error| match error {
        RestoreError::NotEmpty { .. } => Error::new(Line::NotEmpty { fault: Quoted::of(&error) }).into(),
        error => error.into(),
    })
}

/// What a program may want to know, beside `rest`.
fn about(backup: &Backup, mut rest: Value) -> Value {
    let Backup { version, made_at, bytes, counts } = backup;
    rest["version"] = json!(version);
    rest["made_at"] = json!(made_at);
    rest["bytes"] = json!(bytes);
    if let Some(Counts { guests, tables: Phases { waiting, playing, over }, events, notebooks, saves }) =
        counts
    {
        rest["tables"] = json!({ "waiting": waiting, "running": playing, "over": over });
        rest["kept"] = json!({ "guests": guests, "events": events, "saves": saves, "notebooks": notebooks });
    }
    rest
}

fn told(backup: &Backup) -> Line {
    let Some(Counts { guests, tables, events, notebooks, saves }) = backup.counts else {
        return Line::OlderHouse;
    };
    let kept = Box::new(Line::Kept { guests, events, saves, notebooks });
    Line::Contents { tables: tables.waiting + tables.playing + tables.over, kept }
}
