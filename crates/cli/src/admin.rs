//! `parlour status` and `parlour stop`: a word with the house that runs on this machine.

use crate::args::AdminArgs;
use crate::fault::Fault;
use anyhow::Context;
use parlour_server::{AdminFile, Status};

fn running(args: &AdminArgs) -> Result<AdminFile, Fault> {
    let file = AdminFile::read(&args.data)
        .with_context(|| format!("no house is running with the data folder '{}'", args.data.display()))?;
    Ok(file)
}

fn url(house: &AdminFile, path: &str) -> String {
    // A house that listens everywhere is asked on this machine.
    let ip =
        if house.addr.ip().is_unspecified() { std::net::Ipv4Addr::LOCALHOST.into() } else { house.addr.ip() };
    format!("http://{}/admin/{path}", std::net::SocketAddr::new(ip, house.addr.port()))
}

pub(crate) fn status(args: &AdminArgs) -> Result<(), Fault> {
    let house = running(args)?;
    let status: Status = ureq::get(url(&house, "status"))
        .header("Authorization", format!("Bearer {}", house.token))
        .call()
        .context("the house does not answer; it may have been killed")?
        .body_mut()
        .read_json()?;
    if args.json {
        println!("{}", serde_json::to_string(&status)?);
    } else {
        let Status { version, addr, open_seconds, sockets, tables_awake, tables, guests, events, notebooks } =
            status;
        println!("Parlour {version} at http://{addr}, open for {open_seconds} s");
        println!("  open pages      {sockets}");
        println!("  tables          {tables} ({tables_awake} awake)");
        println!("  guests          {guests}");
        println!("  events          {events}");
        println!("  notebooks       {notebooks}");
    }
    Ok(())
}

pub(crate) fn stop(args: &AdminArgs) -> Result<(), Fault> {
    let house = running(args)?;
    ureq::post(url(&house, "stop"))
        .header("Authorization", format!("Bearer {}", house.token))
        .send_empty()
        .context("the house does not answer; it may have been killed")?;
    if args.json {
        println!("{}", serde_json::json!({ "stopped": house.addr }));
    } else {
        println!("The house at http://{} is closing.", house.addr);
    }
    Ok(())
}
