//! What a host can do about a database that lets nobody in, told beside what the database says itself.

use crate::certificates::Distrust;
use deadpool_postgres::PoolError;
use serde::Serialize;
use std::error::Error as _;
use tokio_postgres::Error;
use tokio_postgres::error::SqlState;

/// See the sentences in `languages/<language>/folder.ftl`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Cure {
    /// The user is not known, or has another password.
    CheckPassword,
    /// A password is asked for, and the address has none.
    GivePassword,
    /// The server lets nobody in whose connection is not encrypted.
    Encrypt,
    /// The server cannot encrypt connections.
    OfferEncryption,
    CreateDatabase,
    /// Who signed the server's certificate is not trusted.
    TrustCertificate,
    /// The server's certificate is for another name.
    NameServer,
    /// The server is a standby, or lets nothing be written.
    FindPrimary,
    /// The role lacks rights that a node needs.
    GrantRights,
}

impl Cure {
    pub(super) const ALL: [Self; 9] = [
        Self::CheckPassword,
        Self::GivePassword,
        Self::Encrypt,
        Self::OfferEncryption,
        Self::CreateDatabase,
        Self::TrustCertificate,
        Self::NameServer,
        Self::FindPrimary,
        Self::GrantRights,
    ];

    /// What helps, if that is known.
    pub(super) fn of(error: &Error) -> Option<Self> {
        match error.as_db_error() {
            Some(said) => Self::of_state(said.code(), said.message()),
            None => Self::of_cause(error),
        }
    }

    pub(super) fn of_pool(error: &PoolError) -> Option<Self> {
        if let PoolError::Backend(error) = error { Self::of(error) } else { None }
    }

    fn of_state(state: &SqlState, message: &str) -> Option<Self> {
        Some(match *state {
            // The server may say it in another language.
            SqlState::INVALID_AUTHORIZATION_SPECIFICATION if message.contains("no encryption") => {
                Self::Encrypt
            }
            SqlState::INVALID_PASSWORD | SqlState::INVALID_AUTHORIZATION_SPECIFICATION => Self::CheckPassword,
            SqlState::INVALID_CATALOG_NAME => Self::CreateDatabase,
            SqlState::READ_ONLY_SQL_TRANSACTION => Self::FindPrimary,
            SqlState::INSUFFICIENT_PRIVILEGE => Self::GrantRights,
            _ => return None,
        })
    }

    /// Of what the library or the connection says: some of it only in words.
    fn of_cause(error: &Error) -> Option<Self> {
        match Distrust::of(error) {
            Some(Distrust::Signature) => return Some(Self::TrustCertificate),
            Some(Distrust::Name) => return Some(Self::NameServer),
            None => {}
        }
        let mut next = error.source();
        while let Some(cause) = next {
            match cause.to_string().as_str() {
                "password missing" => return Some(Self::GivePassword),
                "server does not support TLS" => return Some(Self::OfferEncryption),
                "database does not allow writes" => return Some(Self::FindPrimary),
                _ => next = cause.source(),
            }
        }
        None
    }
}
