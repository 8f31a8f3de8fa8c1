//! What a page and the house tell each other about notebooks.

use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;

#[cfg(feature = "ts")]
use ts_rs::TS;

/// `POST /api/notebooks`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NewNotebook {
    pub tool: String,
    pub name: String,
    /// What the tool opens a notebook with.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub setup: Value,
}

/// Answer to `GET /api/notebooks`: those of mine, the latest changed first.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct NotebookSummary {
    pub id: String,
    pub tool: String,
    pub name: String,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed_at: u64,
}

/// A notebook, open. Only its owner sees it, unless the tool's notebooks may be read by link.
#[derive(Clone, Debug, Serialize)]
#[cfg_attr(feature = "ts", derive(TS))]
pub struct NotebookView {
    pub id: String,
    pub tool: String,
    pub name: String,
    /// How often it was changed. A change names the version it was made on.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub changed_at: u64,
    /// Whether it is mine, and so mine to change.
    pub mine: bool,
    /// What the tool shows of it.
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub page: Box<RawValue>,
}

/// `POST /api/notebooks/{id}/actions`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NotebookAction {
    /// Of the notebook I have seen.
    #[cfg_attr(feature = "ts", ts(type = "number"))]
    pub version: u64,
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub action: Value,
}

/// `POST /api/notebooks/{id}/questions`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NotebookQuestion {
    #[cfg_attr(feature = "ts", ts(type = "unknown"))]
    pub question: Value,
}

/// `PUT /api/notebooks/{id}`
#[derive(Clone, Debug, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(TS))]
#[serde(deny_unknown_fields)]
pub struct NotebookName {
    pub name: String,
}
