//! The worked example of the description: Mister X was shown at 116 and has taken one taxi.

use super::detective::{Rating, Tactic, choose};
use crate::scene::{Detective, Log, Move, Scene};
use scotland_yard_rules::{Station, Stations, Ticket};

const RED: usize = 0;
const BLUE: usize = 1;
const YELLOW: usize = 2;

/// "Red" on 71, "blue" with 4 taxi, 4 bus and 3 underground tickets, "yellow".
fn example(blue: u8, yellow: u8) -> Scene {
    let detective = |at, fares| Detective { at: Station::new(at), fares };
    let force = [detective(71, [10, 8, 4]), detective(blue, [4, 4, 3]), detective(yellow, [10, 8, 4])];
    let log = Log { windows: 24, shown: 1 << 3 | 1 << 8, last_round: false };
    let mut scene = Scene::new(log, &force, [Some(4), Some(3), Some(3)], 3, 0, Stations::EMPTY);
    scene.filled = 2;
    scene.flee(Ticket::Taxi, Some(Station::new(116)));
    scene.flee(Ticket::Taxi, None);
    scene
}

fn stations(numbers: &[u8]) -> Stations {
    numbers.iter().copied().map(Station::new).collect()
}

#[test]
fn blue_rates_118_with_13_23() {
    for blue in [134, 142] {
        for yellow in [157, 170, 186] {
            let mut scene = example(blue, yellow);
            assert_eq!(scene.possible, stations(&[104, 117, 118, 127]));
            scene.step(BLUE, Move { to: Station::new(118), by: Ticket::Taxi });
            let rating = Rating::of(&scene, BLUE);
            assert_eq!(scene.possible, stations(&[104, 117, 127]));
            assert_eq!((rating.targets, rating.nearness, rating.tickets), (0.0, 9.0, 3.0));
            assert!((rating.mobility - 1.23).abs() < 0.005);
            assert!((rating.total() - 13.23).abs() < 0.005);
        }
    }
}

#[test]
fn each_tactic_leads_where_the_example_says() {
    for (blue, yellow) in [(134, 157), (142, 170), (134, 186)] {
        let scene = example(blue, yellow);
        assert_eq!(Tactic::Target.station(&scene, scene.reach(BLUE)), Some(Station::new(118)));
        assert_eq!(Tactic::Underground.station(&scene, scene.reach(YELLOW)), Some(Station::new(185)));
        assert_eq!(Tactic::LastShown.station(&scene, scene.reach(RED)), Some(Station::new(70)));
    }
}

#[test]
fn red_goes_on_by_70_87_86_to_116() {
    let mut scene = example(134, 157);
    let mut way = Vec::new();
    for _ in 0..4 {
        let to = Tactic::LastShown.station(&scene, scene.reach(RED)).unwrap();
        let by =
            Ticket::FARES.into_iter().find(|by| crate::scene::map().joins(scene.force()[RED].at, to, *by));
        scene.step(RED, Move { to, by: by.unwrap() });
        way.push(to.number());
    }
    assert_eq!(way, [70, 87, 86, 116]);
}

#[test]
fn the_best_rated_tactic_is_played() {
    let scene = example(134, 157);
    let (chosen, tactic, _) = choose(&scene, BLUE).unwrap();
    assert_eq!((chosen.to.number(), tactic), (118, Tactic::Target));
}
