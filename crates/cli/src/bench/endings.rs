//! How fast endgame tables are looked up, in an order that no cache foresees.

use super::Group;
use super::times::{Times, time};
use crate::fault::Fault;
use checkers_rules::Position;
use checkers_tables::{Ending, Material, Tables};

/// Lookups in one measurement.
const LOOKUPS: usize = 1 << 20;
/// Measurements.
const COUNT: usize = 10;

pub(super) fn run() -> Result<Vec<Group>, Fault> {
    let tables = Tables::installed();
    Ok((2..=tables.pieces())
        .map(|pieces| {
            let positions = some_positions(tables, pieces);
            let look_up = || positions.iter().filter(|position| tables.value(**position).is_some()).count();
            let times = Times::of((0..COUNT).map(|_| time(look_up)).collect());
            let per_second = Some(LOOKUPS as f64 / times.median_ms * 1000.0);
            Group { what: format!("{LOOKUPS} positions of {pieces} pieces"), times, per_second, nodes: None }
        })
        .collect())
}

/// Positions of so many pieces, evenly chosen and then well mixed.
fn some_positions(tables: &Tables, pieces: u8) -> Vec<Position> {
    let all: u64 = Ending::all(pieces).map(Ending::positions).sum();
    let step = (all as usize / LOOKUPS).max(1);
    let chosen: Vec<Position> =
        Material::all(pieces).flat_map(|material| tables.positions(material)).step_by(step).collect();
    // An odd stride through a power of two meets every number once.
    let mixed = |n: usize| n.wrapping_mul(0x9E37_79B9) % LOOKUPS % chosen.len();
    (0..LOOKUPS).map(|n| chosen[mixed(n)]).collect()
}
