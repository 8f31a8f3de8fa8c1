//! Why the house in a database was not opened. Nothing was changed there.

use crate::store::Fault;
use parlour_voice::spoken;
use serde::Serialize;

/// See the sentences in `languages/<language>/folder.ftl`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Unopened {
    /// It is not there, lets nobody in, or fails.
    DatabaseFault {
        place: String,
        detail: String,
    },
    /// The file of trusted certificates cannot be used.
    BadCertificates {
        file: String,
        detail: String,
    },
    /// The search path names no schema that exists.
    NoSchema {
        place: String,
    },
    /// There is something else in the schema.
    ForeignSchema {
        place: String,
        schema: String,
    },
    NewerDatabase {
        place: String,
        found: u64,
        known: u64,
    },
    OlderDatabase {
        place: String,
        found: u64,
        known: u64,
    },
    NoHouseThere {
        place: String,
    },
    /// Somebody has used the house that is to be replaced.
    HouseInUse {
        place: String,
    },
    /// Another process renews its lease.
    ServedElsewhere {
        place: String,
        node: String,
    },
    /// A living node of the house has this name already.
    NameTaken {
        place: String,
        node: String,
    },
    /// By this machine's clock it is so many milliseconds earlier or later than by the database's.
    ClockDiffers {
        place: String,
        milliseconds: u64,
    },
}

spoken!(Unopened, "folder", {
    let place = || "postgres://ann@db.example.org:5432/parlour".to_owned();
    vec![
        Unopened::DatabaseFault { place: place(), detail: "…".into() },
        Unopened::BadCertificates { file: "ca.pem".into(), detail: "…".into() },
        Unopened::NoSchema { place: place() },
        Unopened::ForeignSchema { place: place(), schema: "public".into() },
        Unopened::NewerDatabase { place: place(), found: 9, known: 1 },
        Unopened::OlderDatabase { place: place(), found: 1, known: 2 },
        Unopened::NoHouseThere { place: place() },
        Unopened::HouseInUse { place: place() },
        Unopened::ServedElsewhere { place: place(), node: "127.0.0.1:7878".into() },
        Unopened::NameTaken { place: place(), node: "east".into() },
        Unopened::ClockDiffers { place: place(), milliseconds: 3_600_000 },
    ]
});

/// Says of a fault where it happened.
pub(super) fn at(place: &impl std::fmt::Display) -> impl Fn(Fault) -> Unopened {
    let place = place.to_string();
    move |Fault(detail)| Unopened::DatabaseFault { place: place.clone(), detail }
}
