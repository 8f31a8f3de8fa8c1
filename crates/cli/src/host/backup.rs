//! `parlour backup` and `parlour restore`: the whole house in one file, and back.

use super::running::House;
use super::status::{contents, count, size, time};
use crate::args::{BackupArgs, RestoreArgs};
use crate::fault::Fault;
use crate::logs;
use crate::print::say;
use anyhow::{Context, anyhow};
use parlour_server::backup::{Backup, Existing, RestoreError, back_up};
use parlour_server::store::{Counts, Phases};
use serde_json::{Value, json};
use std::time::UNIX_EPOCH;

pub(crate) fn backup(args: &BackupArgs) -> Result<(), Fault> {
    let backup = back_up(&args.data, &args.file)?;
    if args.json {
        say!("{}", about(&backup, json!({ "backup": args.file, "data": args.data })));
    } else {
        let (data, file) = (args.data.display(), args.file.display());
        say!("Backed up '{data}' into '{file}' ({}): {}.", size(backup.bytes), told(&backup));
        say!(
            "The file holds secrets, such as the cards of running games: keep it as safe as the data folder."
        );
    }
    Ok(())
}

pub(crate) fn restore(args: &RestoreArgs) -> Result<(), Fault> {
    let RestoreArgs { file, data, replace, json } = args;
    logs::show_warnings();
    if let Some(house) = House::find(data)? {
        let unsure =
            "cannot tell whether a house is open there; if none is, remove running.json from the folder";
        if house.is_open().context(unsure)? {
            let (addr, data) = (house.addr(), data.display());
            let text =
                format!("a house is open at http://{addr} with the data folder '{data}'; close it first");
            return Err(anyhow!(text).into());
        }
    }
    let existing = if *replace { Existing::PutAside } else { Existing::Refuse };
    let backup = parlour_server::backup::restore(file, data, existing).map_err(|error| match error {
        RestoreError::NotEmpty(_) => {
            anyhow!("{error}; name a new one with --data, or say --replace to put what is there aside")
        }
        error => error.into(),
    })?;
    if *json {
        say!("{}", about(&backup, json!({ "restored": file, "data": data })));
    } else {
        let since = UNIX_EPOCH.elapsed().unwrap_or_default().as_secs().saturating_sub(backup.made_at / 1000);
        let (file, data) = (file.display(), data.display());
        let (version, age) = (&backup.version, time(since));
        say!("Restored '{file}', made {age} ago by Parlour {version}, into '{data}': {}.", told(&backup));
        say!("Open it with: parlour serve --data '{data}'");
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

fn told(backup: &Backup) -> String {
    let Some(Counts { guests, tables, events, notebooks, saves }) = backup.counts else {
        return "a house of an older version".into();
    };
    let tables = count(tables.waiting + tables.playing + tables.over, "table");
    format!("{tables}, {}", contents(guests, events, saves, notebooks))
}
