//! A house that several nodes serve together, over a real database and a real bus.

mod claims;
mod faults;
mod games;
mod quick;
mod rights;
mod secrets;

use crate::house::TestHouse;
use crate::postgres::TestSchema;
use crate::postgres::cable::Cable;
use parlour_server::bus::BusAddress;
use parlour_server::store::postgres::Address;
use parlour_server::{OpenError, Timing};

/// Names the bus. `cargo xtask test` starts one and sets it.
const BUS: &str = "PARLOUR_TEST_NATS";

pub(crate) fn bus_url() -> String {
    std::env::var(BUS)
        .unwrap_or_else(|_| panic!("{BUS} must name a NATS server, as nats://user:password@127.0.0.1:4222"))
}

/// The database of a house, and what its nodes have in common. Its key, and so its place on the bus, is its own.
pub(crate) struct Cluster {
    pub(crate) schema: TestSchema,
    timing: Timing,
}

impl Cluster {
    pub(crate) async fn new() -> Self {
        Self::with(Timing { countdown: 600_000, ..Timing::default() }).await
    }

    pub(crate) async fn with(timing: Timing) -> Self {
        Self { schema: TestSchema::create().await, timing }
    }

    pub(crate) async fn try_node(
        &self,
        name: &str,
        store: Address,
        bus: BusAddress,
    ) -> Result<TestHouse, OpenError> {
        TestHouse::as_node(self.timing.clone(), store, name, bus).await
    }

    pub(crate) async fn node(&self, name: &str) -> TestHouse {
        self.try_node(name, self.schema.address(), bus_url().parse().unwrap()).await.unwrap()
    }

    /// A node whose lines to the database and to the bus a test can disturb.
    pub(crate) async fn node_by_cable(&self, name: &str) -> (TestHouse, Cable, Cable) {
        let (store, to_store) = self.schema.by_cable().await;
        let (bus, to_bus) = bus_by_cable().await;
        (self.try_node(name, store, bus).await.unwrap(), to_store, to_bus)
    }

    /// Two nodes.
    pub(crate) async fn east_and_west(&self) -> (TestHouse, TestHouse) {
        (self.node("east").await, self.node("west").await)
    }
}

async fn bus_by_cable() -> (BusAddress, Cable) {
    let url = bus_url();
    let (_, place) = url.rsplit_once('@').expect("it names an account");
    let cable = Cable::to(place.to_owned()).await;
    (url.replace(place, &cable.addr().to_string()).parse().unwrap(), cable)
}
