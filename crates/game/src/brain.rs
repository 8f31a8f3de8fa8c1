//! Brains: computers that decide for a seat.

use crate::{ChanceRng, Game, Known};
use parlour_voice::{Quoted, Spoken};
use std::fmt::{self, Debug, Display};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// A computer opponent that a game offers.
pub struct Brain<G: Game> {
    /// Its name on the command line and in stored tables; never changes.
    pub name: &'static str,
    /// What to expect of it, in one English line for people who write bots; the page has its own words.
    pub about: &'static str,
    /// How it decides.
    pub choose: Choose<G>,
}

/// Chooses one of the actions of a seat that has at least one.
///
/// It is a pure function of its arguments: what the seat may know, dice drawn for this decision alone, and a budget. With
/// a node budget the same arguments give the same choice, whatever was decided before. Memory that is costly to make may
/// be used again for later decisions, but what is left in it must not influence them.
pub type Choose<G> = fn(&Known<G>, ChanceRng, Budget) -> (<G as Game>::Action, Thought);

/// Why a brain chose as it did: a value with a sentence, worked out of nothing but what the choice itself rested on. It
/// is written down or put into words only where somebody keeps or reads it; the default is no reason at all.
#[derive(Clone, Default)]
pub struct Thought(Option<Arc<dyn Reason>>);

/// Whatever speaks, without its type.
trait Reason: Send + Sync {
    fn quoted(&self) -> Quoted;
}

impl<T: Spoken + Send + Sync> Reason for T {
    fn quoted(&self) -> Quoted {
        Quoted::of(self)
    }
}

impl Thought {
    /// The thought that says this.
    pub fn new(why: impl Spoken + Send + Sync + 'static) -> Self {
        Self(Some(Arc::new(why)))
    }

    /// What it says, as it is kept.
    pub fn quoted(&self) -> Option<Quoted> {
        self.0.as_ref().map(|why| why.quoted())
    }
}

impl Display for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.quoted().map_or(Ok(()), |why| Display::fmt(&why, f))
    }
}

impl Debug for Thought {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Thought({self})")
    }
}

/// How much a brain may think. With a node budget alone the answer is the same every time.
#[derive(Clone, Debug, Default)]
pub struct Budget {
    nodes: Option<u64>,
    deadline: Option<Instant>,
    cancel: Cancel,
}

impl Budget {
    /// At most this many positions, however long they take.
    pub fn nodes(nodes: u64) -> Self {
        Self { nodes: Some(nodes), ..Self::default() }
    }

    /// This long, from now on.
    pub fn time(time: Duration) -> Self {
        Self { deadline: Some(Instant::now() + time), ..Self::default() }
    }

    /// The same budget, which also ends when the flag is raised.
    #[must_use]
    pub fn until(mut self, cancel: Cancel) -> Self {
        self.cancel = cancel;
        self
    }

    /// The same budget, but no more positions than this.
    #[must_use]
    pub fn at_most(mut self, nodes: u64) -> Self {
        self.nodes = Some(self.nodes.map_or(nodes, |most| most.min(nodes)));
        self
    }

    /// The same budget, but only this part of the time that is left: for the first of several steps.
    #[must_use]
    pub fn part(&self, share: f64) -> Self {
        let now = Instant::now();
        let part = |deadline: Instant| now + deadline.saturating_duration_since(now).mul_f64(share);
        Self { deadline: self.deadline.map(part), ..self.clone() }
    }

    /// The most positions that may be looked at, if that is limited.
    pub fn node_limit(&self) -> Option<u64> {
        self.nodes
    }

    /// Whether it is time to answer after having looked at so many positions. Looks at a clock: ask now and
    /// then, not at every position.
    pub fn is_spent(&self, nodes: u64) -> bool {
        self.nodes.is_some_and(|most| nodes >= most)
            || self.deadline.is_some_and(|deadline| Instant::now() >= deadline)
            || self.cancel.is_raised()
    }

    /// Whether the flag is raised: for a brain whose thinking always takes as long as it takes.
    pub fn is_called_off(&self) -> bool {
        self.cancel.is_raised()
    }
}

/// A flag that tells a brain to stop thinking: the table has moved on.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Raises the flag, for good.
    pub fn raise(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether it was raised.
    pub fn is_raised(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_part_of_a_budget_ends_earlier_and_looks_at_as_many_positions() {
        let hour = Budget::time(Duration::from_secs(3600));
        assert!(hour.part(0.0).is_spent(0));
        assert!(!hour.part(0.5).is_spent(0));
        let nodes = Budget::nodes(100).part(0.0);
        assert!(!nodes.is_spent(99) && nodes.is_spent(100));
    }

    #[test]
    fn the_smaller_limit_counts() {
        assert_eq!(Budget::nodes(100).at_most(50).node_limit(), Some(50));
        assert_eq!(Budget::nodes(100).at_most(500).node_limit(), Some(100));
        let hour = Budget::time(Duration::from_secs(3600)).at_most(10);
        assert!(!hour.is_spent(9) && hour.is_spent(10));
    }

    #[test]
    fn a_part_ends_with_the_whole_when_the_flag_is_raised() {
        let cancel = Cancel::default();
        let part = Budget::nodes(100).until(cancel.clone()).part(0.5);
        assert!(!part.is_spent(0));
        assert!(!part.is_called_off());
        cancel.raise();
        assert!(part.is_spent(0) && part.is_called_off());
    }

    #[test]
    fn a_spent_budget_is_not_called_off() {
        assert!(Budget::nodes(0).is_spent(0) && !Budget::nodes(0).is_called_off());
    }
}
