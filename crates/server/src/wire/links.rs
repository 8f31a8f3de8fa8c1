//! The same guest on another device: what is said about the links that make it so.

use super::Guest;
use serde::{Deserialize, Serialize};

#[cfg(feature = "ts")]
use ts_rs::TS;

/// `POST /api/me/links`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewLink {
    pub kind: LinkKind,
}

/// What a link is for. A guest has one of each kind at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(rename_all = "kebab-case")]
pub enum LinkKind {
    /// Another device, now: it works for ten minutes.
    Device,
    /// To be kept, for when the cookie is lost.
    Recovery,
}

/// Answer to `POST /api/me/links`. The link is the page `/device#` with the secret behind it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct SecretLink {
    pub secret: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires: u64,
}

/// `POST /api/links/look` and `POST /api/links/use`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct LinkSecret {
    pub secret: String,
}

/// Answer to `POST /api/links/look`.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct LinkView {
    /// Who one becomes by it.
    pub guest: Guest,
    /// Who this browser is so far, if anybody.
    pub here: Option<Guest>,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub expires: u64,
}
