//! A house's place in a PostgreSQL server: a schema for each test.

pub(crate) mod cable;
mod houses;
mod moving;
mod refusals;

use cable::Cable;
use parlour_server::store::Postgres;
use parlour_server::store::postgres::Address;
use parlour_server::store::postgres::{Company, Unopened};
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering};
use tokio_postgres::{Client, NoTls};

/// Names the server. `cargo xtask test` starts one and sets it.
const SERVER: &str = "PARLOUR_TEST_POSTGRES";

/// An empty schema, which is dropped by whoever drops the server: tests of one run share it.
pub(crate) struct TestSchema {
    url: String,
}

impl TestSchema {
    pub(crate) async fn create() -> Self {
        static NEXT: AtomicU32 = AtomicU32::new(0);
        let server = std::env::var(SERVER).unwrap_or_else(|_| {
            panic!("{SERVER} must name a PostgreSQL server, as postgres://postgres@127.0.0.1:5432/postgres")
        });
        let name = format!("test_{}_{}", std::process::id(), NEXT.fetch_add(1, Ordering::Relaxed));
        let schema = Self { url: format!("{server}?options=-csearch_path%3D{name}") };
        let fresh = format!("DROP SCHEMA IF EXISTS {name} CASCADE; CREATE SCHEMA {name}");
        schema.client().await.batch_execute(&fresh).await.unwrap();
        schema
    }

    pub(crate) fn url(&self) -> &str {
        &self.url
    }

    pub(crate) fn address(&self) -> Address {
        self.url.parse().unwrap()
    }

    pub(crate) async fn open(&self, node: &str) -> Result<Arc<Postgres>, Unopened> {
        Postgres::open(&self.address(), node, Company::Alone).await.map(Arc::new)
    }

    /// The same, over a network that a test can disturb.
    pub(crate) async fn by_cable(&self) -> (Address, Cable) {
        let config: tokio_postgres::Config = self.url.parse().unwrap();
        let tokio_postgres::config::Host::Tcp(host) = &config.get_hosts()[0] else { panic!("no TCP") };
        let port = config.get_ports()[0];
        let cable = Cable::to(format!("{host}:{port}")).await;
        let address = self.url.replace(&format!("{host}:{port}"), &cable.addr().to_string());
        (address.parse().unwrap(), cable)
    }

    /// A connection that no house knows of.
    pub(crate) async fn client(&self) -> Client {
        let (client, connection) = tokio_postgres::connect(&self.url, NoTls).await.unwrap();
        tokio::spawn(connection);
        client
    }
}
