//! Tables of the map that only brains use.

use crate::scene::map;
use scotland_yard_rules::{Station, Stations, Ticket};
use std::ops::BitOr;
use std::sync::LazyLock;

const COUNT: usize = Station::MOST as usize;

/// The map sheet is this wide and high, in the units the classic brain reckons in.
const SIZE: [f64; 2] = [1081.0, 814.0];
/// How the map gives places: parts of the sheet's width and height.
const PARTS: f64 = 100_000.0;

/// Where the stations lie on the sheet.
static PLACES: LazyLock<[[f64; COUNT]; 2]> = LazyLock::new(|| {
    let place = |index| map().place(Station::from_index(index));
    let across = std::array::from_fn(|index| f64::from(place(index).x) * SIZE[0] / PARTS);
    let down = std::array::from_fn(|index| f64::from(place(index).y) * SIZE[1] / PARTS);
    [across, down]
});

/// Where a detective with every ticket gets in one move.
static LAND: LazyLock<[Stations; COUNT]> = LazyLock::new(|| {
    std::array::from_fn(|index| {
        let near = |ticket| map().near(Station::from_index(index), ticket);
        Ticket::FARES.into_iter().map(near).fold(Stations::EMPTY, Stations::bitor)
    })
});

/// Where one gets without a ferry from any of these stations in one move.
pub(crate) fn land_around(from: Stations) -> Stations {
    let land = &*LAND;
    from.iter().fold(Stations::EMPTY, |reached, station| reached | land[station.index()])
}

/// The station closest to the middle of these, the one with the smaller number if two are.
pub(crate) fn middle(stations: Stations) -> Station {
    let [across, down] = &*PLACES;
    let (mut x, mut y, mut count) = (0.0, 0.0, 0.0);
    for station in stations.iter() {
        x += across[station.index()];
        y += down[station.index()];
        count += 1.0;
    }
    let (x, y) = (x / count, y / count);
    let mut nearest = (f64::INFINITY, 0);
    for index in 0..COUNT {
        let (dx, dy) = (across[index] - x, down[index] - y);
        let distance = dx * dx + dy * dy;
        if distance < nearest.0 {
            nearest = (distance, index);
        }
    }
    Station::from_index(nearest.1)
}
