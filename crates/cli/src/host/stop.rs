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
    let Some(name) = house.node() else { return Line::Stopped { addr: house.addr().to_string() } };
    let name = name.to_owned();
    match house.get::<Status>("status") {
        Ok(Status { nodes, .. }) => {
            let others = nodes.iter().filter(|node| node.is_alive && node.name != name).count();
            Line::NodeStopped { name, others: others as u64 }
        }
        // A node whose database does not answer can be closed, too.
        Err(_) => Line::NodeStoppedBlindly { name },
    }
}
