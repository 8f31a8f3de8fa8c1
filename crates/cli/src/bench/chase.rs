//! How fast the master brain of Scotland Yard thinks.

use super::Group;
use super::times::{Times, time};
use crate::fault::Fault;
use scotland_yard_ai::Workload;

/// Positions to measure on.
const MATCHES: u64 = 64;
/// Playouts in one measurement.
const PLAYOUTS: usize = 1000;
/// Measurements of each sort.
const COUNT: usize = 30;

pub(super) fn run() -> Result<Vec<Group>, Fault> {
    let work = Workload::new(MATCHES);
    Ok(vec![
        group(format!("{PLAYOUTS} playouts of up to 6 windows"), PLAYOUTS, || work.play_out(PLAYOUTS)),
        group(format!("{} joint plans of 5 detectives", work.positions()), work.positions(), || work.plan()),
    ])
}

/// Measures work that does something so many times.
fn group(what: String, many: usize, work: impl Fn() -> usize) -> Group {
    let times = Times::of((0..COUNT).map(|_| time(&work)).collect());
    let per_second = Some(many as f64 / times.median_ms * 1000.0);
    Group { what, times, per_second, nodes: None }
}
