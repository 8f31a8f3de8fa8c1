//! Compares choices by playouts with the same dice, and drops those that fall behind.

use parlour_game::Budget;

/// How a race is run.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Race {
    /// Playouts of each choice before the first may be dropped.
    pub(crate) least: u32,
    /// Playouts of each choice after which there is nothing more to learn.
    pub(crate) most: u32,
    /// A choice is dropped when it is behind by so many standard errors.
    pub(crate) errors: f64,
    /// The race is over when the leader may be behind by no more than this.
    pub(crate) close: f64,
}

/// How a choice fares.
#[derive(Clone, Debug)]
struct Runner {
    total: f64,
    /// What it got in each playout, for comparing with another in the same ones.
    results: Vec<f32>,
    is_out: bool,
}

impl Race {
    /// None at all: what is worth most before it wins.
    pub(crate) const NONE: Self = Self { least: 0, most: 0, errors: 0.0, close: 0.0 };
    /// A few playouts of each choice.
    pub(crate) const SHORT: Self = Self { least: 4, most: 4, errors: 2.5, close: 0.01 };
    /// Until nothing more can be learned.
    pub(crate) const LONG: Self = Self { least: 32, most: 2000, errors: 2.5, close: 0.01 };

    /// The best of several choices. `prior` is what each is worth beside what it gets in playouts; `alike` says of two
    /// that it does not matter which of them wins; `playout` plays a choice out with the dice of that round.
    pub(crate) fn run(
        &self,
        prior: &[f64],
        alike: impl Fn(usize, usize) -> bool,
        budget: &Budget,
        mut playout: impl FnMut(usize, u64) -> f32,
    ) -> usize {
        let count = prior.len();
        // Room for all results at once: nothing is allocated while playing out.
        let runner =
            |_| Runner { total: 0.0, results: Vec::with_capacity(self.most as usize), is_out: false };
        let mut runners: Vec<Runner> = (0..count).map(runner).collect();
        let (mut nodes, mut round) = (0_u64, 0_u32);
        let mean =
            |runner: &Runner, nth: usize| runner.total / runner.results.len().max(1) as f64 + prior[nth];
        let lead =
            |runners: &[Runner]| {
                let still = (0..count).filter(|nth| !runners[*nth].is_out);
                still.reduce(|best, next| {
                    if mean(&runners[next], next) > mean(&runners[best], best) { next } else { best }
                })
            };
        'race: while round < self.most {
            for (nth, runner) in runners.iter_mut().enumerate().filter(|(_, runner)| !runner.is_out) {
                let result = playout(nth, u64::from(round));
                runner.total += f64::from(result);
                runner.results.push(result);
                nodes += 1;
                if budget.node_limit().is_some_and(|most| nodes >= most) {
                    break 'race;
                }
            }
            round += 1;
            if round % 4 == 0 && budget.is_spent(nodes) {
                break;
            }
            if round < self.least || round % 16 != 0 {
                continue;
            }
            let best = lead(&runners).expect("the leader is never dropped");
            let mut is_open = false;
            for nth in 0..count {
                if nth == best || runners[nth].is_out {
                    continue;
                }
                let (behind, error) = compare(&runners[best].results, &runners[nth].results);
                let behind = behind + prior[best] - prior[nth];
                if behind > self.errors * error && behind > 0.0 {
                    runners[nth].is_out = true;
                } else if !alike(best, nth) && 2.0 * error - behind > self.close {
                    is_open = true;
                }
            }
            if !is_open {
                break;
            }
        }
        lead(&runners).unwrap_or(0)
    }
}

/// By how much the first is ahead in the playouts both had, and how sure that is: a standard error.
fn compare(one: &[f32], other: &[f32]) -> (f64, f64) {
    let count = one.len().min(other.len()) as f64;
    let (mut sum, mut squares) = (0.0, 0.0);
    for (one, other) in one.iter().zip(other) {
        let ahead = f64::from(one - other);
        sum += ahead;
        squares += ahead * ahead;
    }
    let mean = sum / count;
    let variance = (squares / count - mean * mean).max(1e-6);
    (mean, (variance / count).sqrt())
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cell::Cell;

    const RACE: Race = Race { least: 32, most: 500, errors: 2.5, close: 0.01 };

    /// A choice that wins in so many of a hundred playouts.
    fn wins(percent: u64, round: u64) -> f32 {
        f32::from(u8::from(round * 37 % 100 < percent))
    }

    #[test]
    fn the_better_choice_wins() {
        let run = |budget: &Budget| {
            RACE.run(&[0.0; 3], |_, _| false, budget, |nth, round| wins([40, 70, 50][nth], round))
        };
        assert_eq!(run(&Budget::nodes(10_000)), 1);
        assert_eq!(Race::NONE.run(&[0.1, 0.2], |_, _| false, &Budget::nodes(9), |_, _| 0.0), 1);
    }

    #[test]
    fn it_stops_when_nothing_can_change_and_when_the_budget_ends() {
        let playouts = Cell::new(0);
        let run = |alike: bool, nodes: u64| {
            playouts.set(0);
            RACE.run(
                &[0.0; 2],
                |_, _| alike,
                &Budget::nodes(nodes),
                |nth, round| {
                    playouts.set(playouts.get() + 1);
                    wins([50, 52][nth], round)
                },
            );
            playouts.get()
        };
        assert_eq!(run(true, 10_000), 2 * u64::from(RACE.least));
        assert_eq!(run(false, 75), 75);
    }
}
