//! Whether a bus lets a node in, which is tried before anything of the house is opened.

use super::address::{Account, BusAddress};
use super::said;
use crate::certificates::{self, Distrust};
use async_nats::{ConnectError, ConnectErrorKind, ConnectOptions};
use serde::Serialize;
use std::path::Path;
use std::time::Duration;

/// How long a connection may take.
pub(super) const CONNECT_TIMEOUT: Duration = Duration::from_secs(5);

/// The length of the seed of a key in characters.
const SEED: usize = 58;

/// Why a bus cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NotAdmitted {
    pub detail: String,
    pub cure: Option<BusCure>,
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

impl From<ConnectError> for NotAdmitted {
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
        Self { detail: said(error), cure }
    }
}

impl BusAddress {
    /// Connects for a moment, as the account that the address names.
    ///
    /// # Errors
    /// Why the bus cannot be used.
    pub async fn check(&self) -> Result<(), NotAdmitted> {
        let options = ConnectOptions::new().name("parlour").connection_timeout(CONNECT_TIMEOUT);
        self.admit(options)?.connect(self.urls()).await?;
        Ok(())
    }

    /// With encryption and account as the address says.
    ///
    /// # Errors
    /// If a file that it names cannot be used.
    pub(super) fn admit(&self, mut options: ConnectOptions) -> Result<ConnectOptions, NotAdmitted> {
        options = options.require_tls(self.needs_tls);
        if let Some(file) = &self.roots {
            certificates::read(file).map_err(|detail| NotAdmitted {
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
fn seed(file: &Path) -> Result<String, NotAdmitted> {
    let cure = || Some(BusCure::GiveSeed { file: file.display().to_string() });
    let text = std::fs::read_to_string(file);
    let text = text.map_err(|error| NotAdmitted { detail: error.to_string(), cure: cure() })?;
    let seed = text.trim();
    let is_seed = seed.len() == SEED
        && seed.starts_with("SU")
        && seed.chars().all(|letter| matches!(letter, 'A'..='Z' | '2'..='7'));
    if !is_seed {
        return Err(NotAdmitted { detail: "the file holds no seed of a user’s key".into(), cure: cure() });
    }
    Ok(seed.to_owned())
}
