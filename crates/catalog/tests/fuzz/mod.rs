//! Whatever can be typed, pasted, sent or opened as a file is read or refused, and never breaks anything: random texts, and
//! sound ones with some damage. How to try for long: CONTRIBUTING.md.

mod checkers;
mod matches;
mod records;
mod scotland_yard;
mod setups;
mod tools;

use parlour_game::laws::{Damage, tries};
use proptest::prelude::*;
use proptest::test_runner::Config;

/// So many cases, unless more are asked for. What is found gets a test of its own instead of a file of seeds.
fn often(usually: u32) -> Config {
    Config { cases: tries(usually), failure_persistence: None, ..Config::default() }
}

/// A little damage.
fn damages() -> impl Strategy<Value = Vec<Damage>> {
    prop::collection::vec(any::<Damage>(), 1..6)
}
