//! Why the house in a database was not opened. Nothing was changed there.

use super::cure::Cure;
use super::{Address, fault};
use crate::store::Fault;
use parlour_voice::spoken;
use serde::Serialize;
use tokio_postgres::Error;

/// See the sentences in `languages/<language>/folder.ftl`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Unopened {
    /// It is not there, lets nobody in, or fails.
    DatabaseFault {
        place: String,
        detail: String,
        cure: Option<Cure>,
    },
    /// The file of trusted certificates cannot be used.
    BadCertificates {
        file: String,
        detail: String,
    },
    /// Texts in it cannot have every letter.
    WrongEncoding {
        place: String,
        encoding: String,
    },
    /// The search path names no schema that exists.
    NoSchema {
        place: String,
    },
    /// The search path names a schema that this role may not use.
    ClosedSchema {
        place: String,
        schema: String,
        user: String,
    },
    /// There are no tables, and this role may not make them.
    NoTables {
        place: String,
        user: String,
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
    /// Its tables must be brought up to date, which this command or this role may not do.
    OlderDatabase {
        place: String,
        found: u64,
        known: u64,
    },
    /// What a restore does is for the role that owns the tables.
    NotOwner {
        place: String,
        user: String,
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
    let failed = |cure| Unopened::DatabaseFault { place: place(), detail: "…".into(), cure };
    let mut examples = vec![
        failed(None),
        Unopened::BadCertificates { file: "ca.pem".into(), detail: "…".into() },
        Unopened::WrongEncoding { place: place(), encoding: "SQL_ASCII".into() },
        Unopened::NoSchema { place: place() },
        Unopened::ClosedSchema { place: place(), schema: "parlour".into(), user: "ann".into() },
        Unopened::NoTables { place: place(), user: "ann".into() },
        Unopened::ForeignSchema { place: place(), schema: "public".into() },
        Unopened::NewerDatabase { place: place(), found: 9, known: 1 },
        Unopened::OlderDatabase { place: place(), found: 1, known: 2 },
        Unopened::NotOwner { place: place(), user: "ann".into() },
        Unopened::NoHouseThere { place: place() },
        Unopened::HouseInUse { place: place() },
        Unopened::ServedElsewhere { place: place(), node: "127.0.0.1:7878".into() },
        Unopened::NameTaken { place: place(), node: "east".into() },
        Unopened::ClockDiffers { place: place(), milliseconds: 3_600_000 },
    ];
    examples.extend(Cure::ALL.map(|cure| failed(Some(cure))));
    examples
});

/// Says of a fault where it happened.
pub(super) fn at(place: &impl std::fmt::Display) -> impl Fn(Fault) -> Unopened {
    let place = place.to_string();
    move |Fault(detail)| Unopened::DatabaseFault { place: place.clone(), detail, cure: None }
}

/// Says of what a database answers where it was, and what helps.
pub(super) fn refused(address: &Address) -> impl Fn(Error) -> Unopened {
    let place = address.to_string();
    move |error| {
        let cure = Cure::of(&error);
        Unopened::DatabaseFault { place: place.clone(), detail: fault(error).0, cure }
    }
}
