//! `parlour stop`: closes the house and waits until it is closed, so that the next command may use its data.

use super::running::House;
use crate::args::StopArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::words::Line;
use parlour_server::{DataFolder, Status};
use std::time::{Duration, Instant};

/// How long closing may take; usually it is a few seconds.
const CLOSE_LIMIT: Duration = Duration::from_secs(30);
const LOOK_EVERY: Duration = Duration::from_millis(50);

pub(crate) fn stop(args: &StopArgs) -> Result<(), Fault> {
    let house = House::expect(&args.data)?;
    let closed = closed(&house);
    house.post("stop")?;
    // The last thing a house does is to give its folder back.
    let start = Instant::now();
    while house.is_told_of_in(&args.data) || DataFolder::is_used_by(&args.data, house.pid()) {
        if start.elapsed() > CLOSE_LIMIT {
            let (addr, seconds) = (house.addr().to_string(), CLOSE_LIMIT.as_secs());
            return Err(Line::NotClosed { addr, seconds }.into());
        }
        std::thread::park_timeout(LOOK_EVERY);
    }
    if args.json {
        say!("{}", serde_json::json!({ "stopped": house.addr() }));
    } else {
        say!("{closed}");
    }
    Ok(())
}

/// What is closed when this process is: the house, or one of several nodes that serve it.
fn closed(house: &House) -> Line {
    let addr = house.addr();
    // A house whose database does not answer can be closed, too.
    let nodes = house.get("status").map_or_else(|_| Vec::new(), |status: Status| status.nodes);
    let (mine, others): (Vec<_>, Vec<_>) = nodes
        .into_iter()
        .filter(|node| node.is_alive)
        .partition(|node| node.report.as_ref().is_some_and(|report| report.addr == addr));
    match mine.into_iter().next() {
        Some(node) => Line::NodeStopped { name: node.name, others: others.len() as u64 },
        None => Line::Stopped { addr: addr.to_string() },
    }
}
