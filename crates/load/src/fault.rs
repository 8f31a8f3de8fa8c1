//! What is done to a part of a cluster while guests play.

use clap::ValueEnum;

#[derive(Clone, Copy, Debug, PartialEq, Eq, ValueEnum)]
pub(crate) enum Fault {
    /// kill -9 of a node, started again after 3 s
    KillNode,
    /// A node stands still for 7 s
    FreezeNode,
    /// A node is closed and started again
    StopNode,
    /// kill -9 of PostgreSQL, started again after 5 s
    KillStore,
    /// kill -9 of NATS, started again after 5 s
    KillBus,
}

impl Fault {
    /// As `cargo xtask cluster` wants it typed. In every round another node has its turn.
    pub(crate) fn order(self, round: usize, nodes: usize) -> String {
        let number = round % nodes + 1;
        match self {
            Fault::KillNode => format!("kill node-{number}"),
            Fault::FreezeNode => format!("freeze node-{number}"),
            Fault::StopNode => format!("stop node-{number}"),
            Fault::KillStore => "kill store".to_owned(),
            Fault::KillBus => "kill bus".to_owned(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_node_has_its_turn() {
        let orders: Vec<_> = (0..4).map(|round| Fault::KillNode.order(round, 3)).collect();
        assert_eq!(orders, ["kill node-1", "kill node-2", "kill node-3", "kill node-1"]);
        assert_eq!(Fault::KillBus.order(2, 3), "kill bus");
    }
}
