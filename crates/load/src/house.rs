//! What is measured: a house of one process, or a cluster.

use crate::cluster::Cluster;
use crate::fault::Fault;
use crate::front::Front;
use crate::options::Options;
use crate::single::Single;
use anyhow::Result;
use std::path::Path;
use std::time::Duration;

pub(crate) enum House {
    Single(Single),
    Cluster(Cluster),
}

/// CPU time of a part of the house. A house of one process is its only part.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct PartTime {
    pub(crate) name: String,
    pub(crate) time: Duration,
}

impl House {
    /// Opens a house of the kind that the options name, with fresh data.
    pub(crate) async fn open(options: &Options) -> Result<Self> {
        Ok(match options.nodes {
            None => Self::Single(Single::open(options.bin.clone()).await?),
            Some(nodes) => Self::Cluster(Cluster::open(nodes, options).await?),
        })
    }

    /// Where guests knock.
    pub(crate) fn front(&self) -> Result<Front> {
        match self {
            Self::Single(house) => Ok(Front::one(house.addr)),
            Self::Cluster(cluster) => cluster.front(),
        }
    }

    /// CPU time of each part so far.
    pub(crate) fn cpu(&self) -> Result<Vec<PartTime>> {
        match self {
            Self::Single(house) => Ok(vec![PartTime { name: "house".into(), time: house.cpu()? }]),
            Self::Cluster(cluster) => cluster.cpu(),
        }
    }

    /// Memory of all nodes together, in bytes.
    pub(crate) fn memory(&self) -> Result<u64> {
        match self {
            Self::Single(house) => house.memory(),
            Self::Cluster(cluster) => cluster.memory(),
        }
    }

    /// Kills all nodes with SIGKILL and starts them again on the same data.
    pub(crate) async fn crash(&mut self) -> Result<()> {
        match self {
            Self::Single(house) => house.crash().await,
            Self::Cluster(cluster) => cluster.suffer("kill nodes").await,
        }
    }

    /// Does that to a part of a cluster, and waits until it is whole again. A house of one process has no parts.
    pub(crate) async fn suffer(&mut self, fault: Fault, round: usize) -> Result<()> {
        match self {
            Self::Single(_) => Ok(()),
            Self::Cluster(cluster) => cluster.suffer(&fault.order(round, cluster.nodes())).await,
        }
    }

    /// How long each start took until the house answered.
    pub(crate) fn starts(&self) -> Vec<Duration> {
        match self {
            Self::Single(house) => house.starts.clone(),
            Self::Cluster(_) => Vec::new(),
        }
    }

    /// Where the data are.
    pub(crate) fn data(&self) -> &Path {
        match self {
            Self::Single(house) => house.data(),
            Self::Cluster(cluster) => cluster.data(),
        }
    }

    /// Leaves its data for inspection.
    pub(crate) fn keep(&mut self) {
        if let Self::Cluster(cluster) = self {
            cluster.keep();
        }
    }

    pub(crate) fn throw_away(self) -> Result<()> {
        match self {
            Self::Single(house) => house.throw_away(),
            // Its data go with it.
            Self::Cluster(_) => Ok(()),
        }
    }
}
