//! How long and how deep a search may go.

use super::syntax::HubLine;
use parlour_game::{Budget, Cancel};
use std::time::Duration;

/// The limits of the last `level` command.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Level {
    /// Plies.
    pub(super) depth: u8,
    nodes: Option<u64>,
    clock: Clock,
}

#[derive(Clone, Copy, Debug, PartialEq)]
enum Clock {
    None,
    /// Seconds for this move.
    Move(f64),
    /// Seconds for this move and all others, or for so many more, and seconds added for each.
    Game {
        time: f64,
        moves: Option<u32>,
        increment: f64,
    },
}

/// As deep as it goes.
const NO_LIMIT: u8 = 99;
/// How many moves a game is expected to last, where nobody says so.
const MOVES_LEFT: u32 = 30;
/// Kept back at every move for what lies between two programs, in seconds.
const MARGIN: f64 = 0.02;
/// Kept back of a game's time until its end, in seconds: other programs may be using the machine.
const RESERVE: f64 = 0.1;
/// The longest anyone waits for a move, in seconds.
const DAY: f64 = 86_400.0;

impl Default for Level {
    /// A second a move.
    fn default() -> Self {
        Self { depth: NO_LIMIT, nodes: None, clock: Clock::Move(1.0) }
    }
}

impl Level {
    /// No limit at all: for analysis and for the opponent's time.
    pub(super) const INFINITE: Level = Level { depth: NO_LIMIT, nodes: None, clock: Clock::None };

    /// # Errors
    /// What is wrong with the command.
    pub(super) fn read(line: &HubLine) -> Result<Self, String> {
        let seconds = |name| match line.number::<f64>(name)? {
            Some(time) if !(0.0..=DAY * 100.0).contains(&time) => {
                Err(format!("{name} must be seconds from 0 on"))
            }
            time => Ok(time),
        };
        let depth = line.number("depth")?;
        let nodes = line.number("nodes")?;
        let clock = match (seconds("move-time")?, seconds("time")?) {
            (Some(time), _) => Clock::Move(time),
            (None, Some(time)) => Clock::Game {
                time,
                moves: line.number("moves")?,
                increment: seconds("inc")?.unwrap_or_default(),
            },
            (None, None) => Clock::None,
        };
        if depth.is_none() && nodes.is_none() && clock == Clock::None && !line.has("infinite") {
            return Err("level wants depth=, nodes=, move-time=, time= or infinite".into());
        }
        Ok(Self { depth: depth.unwrap_or(NO_LIMIT).clamp(1, NO_LIMIT), nodes, clock })
    }

    /// The budget for a search that starts now.
    pub(super) fn budget(&self, cancel: Cancel) -> Budget {
        let budget = match self.seconds() {
            Some(seconds) => Budget::time(Duration::from_secs_f64(seconds.clamp(0.001, DAY))),
            None => Budget::default(),
        };
        let budget = match self.nodes {
            Some(nodes) => budget.at_most(nodes),
            None => budget,
        };
        budget.until(cancel)
    }

    fn seconds(&self) -> Option<f64> {
        match self.clock {
            Clock::None => None,
            Clock::Move(time) => Some(time - MARGIN.min(time / 10.0)),
            Clock::Game { time, moves, increment } => {
                let time = (time - RESERVE).max(time / 10.0);
                let share = time / f64::from(moves.unwrap_or(MOVES_LEFT).max(1)) + increment * 0.5;
                // Never more than half of what is left: there may be surprises.
                let share = share.min(time / 2.0);
                Some(share - MARGIN.min(share / 2.0))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level(text: &str) -> Result<Level, String> {
        Level::read(&HubLine::read(text).unwrap().unwrap())
    }

    #[test]
    fn times_are_shared_out() {
        let seconds = |text| level(text).unwrap().seconds().unwrap();
        assert!((seconds("level move-time=1") - 0.98).abs() < 1e-9);
        assert!((seconds("level time=300.1") - 9.98).abs() < 1e-9);
        assert!((seconds("level moves=10 time=100.1") - 9.98).abs() < 1e-9);
        assert!((seconds("level time=300.1 inc=1") - 10.48).abs() < 1e-9);
        assert!((seconds("level moves=1 time=10.1") - 4.98).abs() < 1e-9);
        assert!((seconds("level time=0.05 inc=0.02") - 0.00125).abs() < 1e-9);
        for text in ["level time=0", "level time=0.001", "level moves=0 time=1", "level move-time=0"] {
            assert!((-0.001..0.6).contains(&seconds(text)), "{text}");
        }
        assert_eq!(level("level infinite").unwrap(), Level::INFINITE);
        assert_eq!(level("level depth=300"), Err("depth=300 is not such a number".into()));
        assert_eq!(level("level depth=0").unwrap().depth, 1);
    }

    #[test]
    fn levels_that_are_none() {
        for text in [
            "level",
            "level depth=",
            "level time=-1",
            "level move-time=NaN",
            "level time=inf",
            "level nodes=x",
        ] {
            assert!(level(text).is_err(), "{text}");
        }
    }
}
