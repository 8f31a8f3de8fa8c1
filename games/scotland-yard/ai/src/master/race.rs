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

    /// Runs `count` choices; `alike` says which are the same for our purpose; `prior` is added to what each gets.
    pub(crate) fn run(
        &self,
        prior: &[f64],
        alike: impl Fn(usize, usize) -> bool,
        budget: &Budget,
        mut playout: impl FnMut(usize, u64) -> f32,
    ) -> usize {
        let count = prior.len();
        let mut runners = vec![Runner { total: 0.0, results: Vec::new(), is_out: false }; count];
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
