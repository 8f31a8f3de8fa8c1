//! Whether a bus lets a node in, which is tried before anything of the house is opened.

use super::address::{Account, BusAddress};
use crate::certificates::{self, Distrust};
use crate::ids;
use async_nats::{Client, ConnectError, ConnectErrorKind, ConnectOptions};
use bytes::Bytes;
use futures_util::StreamExt;
use serde::Serialize;
use std::error::Error;
use std::path::Path;
use std::time::Duration;

/// How long a connection may take.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The length of the seed of a key in characters.
const SEED: usize = 58;

/// How long a message to oneself may take when a node starts.
const PROBE_TIMEOUT: Duration = Duration::from_secs(3);

/// Why a bus cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Unconnected {
    Said {
        detail: String,
        cure: Option<BusCure>,
    },
    /// The account may connect, and no more.
    NoRights,
}

/// What a host can do about it. See the sentences in `languages/<language>/folder.ftl`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum BusCure {
    /// The account is not known, or has another password or key.
    CheckAccount,
    /// What listens there is no NATS.
    FindBus,
    /// The file with trusted certificates cannot be used.
    GiveCertificates { file: String },
    /// The file with the seed of a key cannot be used.
    GiveSeed { file: String },
    /// Who signed the server's certificate is not trusted.
    TrustBus,
    /// The server's certificate is for another name.
    NameBus,
}

impl BusCure {
    /// One of each, with files as they may be called.
    pub(crate) fn examples() -> Vec<Self> {
        vec![
            Self::CheckAccount,
            Self::FindBus,
            Self::GiveCertificates { file: "ca.pem".into() },
            Self::GiveSeed { file: "bus.nk".into() },
            Self::TrustBus,
            Self::NameBus,
        ]
    }
}

impl From<ConnectError> for Unconnected {
    fn from(error: ConnectError) -> Self {
        let cure = match (Distrust::of(&error), error.kind()) {
            (Some(Distrust::Signature), _) => Some(BusCure::TrustBus),
            (Some(Distrust::Name), _) => Some(BusCure::NameBus),
            (None, ConnectErrorKind::AuthorizationViolation | ConnectErrorKind::Authentication) => {
                Some(BusCure::CheckAccount)
            }
            (None, ConnectErrorKind::TimedOut) => Some(BusCure::FindBus),
            _ => None,
        };
        Self::Said { detail: told(error), cure }
    }
}

/// Of what fails once there is a connection.
pub(super) fn said(error: impl Error) -> Unconnected {
    Unconnected::Said { detail: told(error), cure: None }
}

fn told(error: impl Error) -> String {
    let told = error.to_string();
    match error.source().map(ToString::to_string) {
        // One may say what the other says.
        Some(source) if source.contains(&told) => source,
        Some(source) if !told.contains(&source) => format!("{told}: {source}"),
        _ => told,
    }
}

/// An account that may do nothing connects all the same: the server tells it later, beside what it is asked.
pub(super) async fn must_hear_itself(client: &Client, subject: String) -> Result<(), Unconnected> {
    let mut probes = client.subscribe(subject.clone()).await.map_err(said)?;
    client.publish(subject, Bytes::new()).await.map_err(said)?;
    client.flush().await.map_err(said)?;
    let heard = tokio::time::timeout(PROBE_TIMEOUT, probes.next()).await;
    heard.ok().flatten().map(drop).ok_or(Unconnected::NoRights)
}

impl BusAddress {
    /// Connects for a moment, as the account that the address names.
    ///
    /// # Errors
    /// Why the bus cannot be used.
    pub async fn check(&self) -> Result<(), Unconnected> {
        let options = ConnectOptions::new().name("parlour").connection_timeout(CONNECT_TIMEOUT);
        // Otherwise the library logs that this connection begins and ends.
        let options = options.event_callback(|_| async {});
        let client = self.admit(options)?.connect(self.urls()).await?;
        must_hear_itself(&client, format!("parlour.check.{}", ids::new_id())).await
    }

    /// With encryption and account as the address says.
    ///
    /// # Errors
    /// If a file that it names cannot be used.
    pub(super) fn admit(&self, mut options: ConnectOptions) -> Result<ConnectOptions, Unconnected> {
        options = options.require_tls(self.needs_tls);
        if let Some(file) = &self.roots {
            certificates::read(file).map_err(|detail| Unconnected::Said {
                detail,
                cure: Some(BusCure::GiveCertificates { file: file.display().to_string() }),
            })?;
            options = options.add_root_certificates(file.clone());
        }
        Ok(match &self.account {
            None => options,
            Some(Account::User { name, password }) => {
                options.user_and_password(name.clone(), password.clone())
            }
            Some(Account::Token(token)) => options.token(token.clone()),
            Some(Account::Key(file)) => options.nkey(seed(file)?),
        })
    }
}

/// The seed of a user's key in a file.
fn seed(file: &Path) -> Result<String, Unconnected> {
    let cure = || Some(BusCure::GiveSeed { file: file.display().to_string() });
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| Unconnected::Said { detail: error.to_string(), cure: cure() })?;
    let seed = text.trim();
    let is_seed = seed.len() == SEED
        && seed.starts_with("SU")
        && seed.chars().all(|letter| matches!(letter, 'A'..='Z' | '2'..='7'));
    if !is_seed {
        return Err(Unconnected::Said {
            detail: "the file holds no seed of a user’s key".into(),
            cure: cure(),
        });
    }
    Ok(seed.to_owned())
}
