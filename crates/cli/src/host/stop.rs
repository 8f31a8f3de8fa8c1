//! `parlour stop`: closes the house and waits until it is closed, so that the next command may use its data.

use super::running::House;
use crate::args::StopArgs;
use crate::fault::Fault;
use crate::print::say;
use crate::words::Line;
use parlour_server::DataFolder;
use std::time::{Duration, Instant};

/// How long closing may take; usually it is a few seconds.
const CLOSE_LIMIT: Duration = Duration::from_secs(30);
const LOOK_EVERY: Duration = Duration::from_millis(50);

pub(crate) fn stop(args: &StopArgs) -> Result<(), Fault> {
    let house = House::expect(&args.data)?;
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
        say!("{}", Line::Stopped { addr: house.addr().to_string() });
    }
    Ok(())
}
