//! `parlour backup` and `parlour restore`: the whole house in one file, and back.

use super::running::House;
use super::status::{size, time};
use crate::args::{BackupArgs, RestoreArgs};
use crate::fault::Fault;
use crate::logs;
use crate::print::say;
use crate::words::{Line, shown};
use anyhow::{Context, Error};
use parlour_server::backup::{Backup, Existing, RestoreError, back_up};
use parlour_server::store::{Counts, Phases};
use parlour_voice::Quoted;
use serde_json::{Value, json};
use std::time::UNIX_EPOCH;

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Fault> {
    let backup = back_up(&args.data, &args.file)?;
    if args.json {
        say!("{}", about(&backup, json!({ "backup": args.file, "data": args.data })));
    } else {
        let (data, file) = (shown(&args.data), shown(&args.file));
        let [size, contents] = [size(backup.bytes), told(&backup)].map(Box::new);
        say!("{}", Line::BackedUp { data, file, size, contents });
        say!("{}", Line::BackupSecret);
    }
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Fault> {
    let RestoreArgs { file, data, replace, json } = args;
    logs::show_warnings();
    if let Some(house) = House::find(data)?
        && house.is_open().context(Line::UnsureWhetherOpen)?
    {
        return Err(Line::StillOpen { addr: house.addr().to_string(), data: shown(data) }.into());
    }
    let existing = if *replace { Existing::PutAside } else { Existing::Refuse };
    let backup = parlour_server::backup::restore(file, data, existing).map_err(|error| match error {
        RestoreError::NotEmpty { .. } => Error::new(Line::NotEmpty { fault: Quoted::of(&error) }),
        error => error.into(),
    })?;
    if *json {
        say!("{}", about(&backup, json!({ "restored": file, "data": data })));
    } else {
        let since = UNIX_EPOCH.elapsed().unwrap_or_default().as_secs().saturating_sub(backup.made_at / 1000);
        let (version, data) = (backup.version.clone(), shown(data));
        let contents = Box::new(told(&backup));
        say!(
            "{}",
            Line::Restored { file: shown(file), age: time(since), version, data: data.clone(), contents }
        );
        say!("{}", Line::OpenIt { data });
    }
    Ok(())
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
