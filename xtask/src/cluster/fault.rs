//! What can be done to a house: typed, or drawn at random.

use std::fmt;
use std::str::FromStr;

/// Nodes are counted from 1, as in their names.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Fault {
    /// `kill -9`, started again after a few seconds.
    KillNode(usize),
    /// All at once: what is found afterwards was on disk.
    KillNodes,
    /// Stopped for longer than a lease lasts.
    FreezeNode(usize),
    /// Closed as a host closes it, and started again at once.
    StopNode(usize),
    KillStore,
    KillBus,
}

impl FromStr for Fault {
    type Err = ();

    fn from_str(text: &str) -> Result<Self, ()> {
        let (verb, part) = text.trim().split_once(' ').ok_or(())?;
        let node = || part.strip_prefix("node-").and_then(|number| number.parse().ok()).ok_or(());
        Ok(match (verb, part) {
            ("kill", "store") => Fault::KillStore,
            ("kill", "bus") => Fault::KillBus,
            ("kill", "nodes") => Fault::KillNodes,
            ("kill", _) => Fault::KillNode(node()?),
            ("freeze", _) => Fault::FreezeNode(node()?),
            ("stop", _) => Fault::StopNode(node()?),
            _ => return Err(()),
        })
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::KillNode(number) => write!(f, "kill node-{number}"),
            Fault::FreezeNode(number) => write!(f, "freeze node-{number}"),
            Fault::StopNode(number) => write!(f, "stop node-{number}"),
            Fault::KillNodes => f.write_str("kill nodes"),
            Fault::KillStore => f.write_str("kill store"),
            Fault::KillBus => f.write_str("kill bus"),
        }
    }
}

impl Fault {
    /// The node it is done to.
    pub(super) fn node(self) -> Option<usize> {
        match self {
            Fault::KillNode(number) | Fault::FreezeNode(number) | Fault::StopNode(number) => Some(number),
            Fault::KillNodes | Fault::KillStore | Fault::KillBus => None,
        }
    }
}

/// Faults one after the other, the same for the same seed.
pub(super) struct Dice(u64);

impl Dice {
    pub(super) fn new(seed: u64) -> Self {
        Self(seed)
    }

    /// One that leaves another node and everything else whole.
    pub(super) fn fault(&mut self, nodes: usize) -> Fault {
        let kind = self.below(5);
        let node = self.below(nodes as u64) as usize + 1;
        match kind {
            0 => Fault::KillNode(node),
            1 => Fault::FreezeNode(node),
            2 => Fault::StopNode(node),
            3 => Fault::KillStore,
            _ => Fault::KillBus,
        }
    }

    /// SplitMix64.
    pub(super) fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut mixed = self.0;
        mixed = (mixed ^ (mixed >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        (mixed ^ (mixed >> 31)) % bound
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_fault_is_read_as_it_is_written() {
        let mut dice = Dice::new(1);
        for _ in 0..50 {
            let fault = dice.fault(3);
            assert_eq!(fault.to_string().parse(), Ok(fault));
            assert!(fault.node().is_none_or(|node| (1..=3).contains(&node)));
        }
    }

    #[test]
    fn anything_else_is_refused() {
        assert_eq!("kill nodes\n".parse(), Ok(Fault::KillNodes));
        for text in ["", "kill", "kill everybody", "freeze store", "stop node-x", "hug node-1"] {
            assert_eq!(text.parse::<Fault>(), Err(()), "{text}");
        }
    }

    #[test]
    fn every_kind_comes_and_a_seed_repeats_them() {
        let faults = |seed| {
            let mut dice = Dice::new(seed);
            (0..100).map(|_| dice.fault(3)).collect::<Vec<_>>()
        };
        assert_eq!(faults(7), faults(7));
        assert_ne!(faults(7), faults(8));
        for fault in [Fault::KillStore, Fault::KillBus, Fault::FreezeNode(3), Fault::StopNode(1)] {
            assert!(faults(7).contains(&fault), "{fault}");
        }
    }
}
