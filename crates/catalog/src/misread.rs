//! What was sent and cannot be read as what it should be.

use parlour_voice::{Quoted, listen, spoken};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;

/// Why something cannot be read: a set-up, an action, a question.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "ts", derive(ts_rs::TS))]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Misread {
    /// It has the right shape, and the game or tool says itself what is wrong with it.
    OwnFault {
        /// In the words of the game or tool.
        #[cfg_attr(feature = "ts", ts(type = "{ space: string, code: string }"))]
        said: Quoted,
    },
    /// It does not have the right shape.
    WrongShape {
        /// Where, in JSON: `suspects[2]`; `None` if it is the whole.
        path: Option<String>,
        /// What the reader says of it.
        detail: String,
    },
}

spoken!(
    Misread,
    "house",
    [
        Misread::OwnFault { said: Quoted::example() },
        Misread::WrongShape { path: None, detail: "missing field `rules`".into() },
        Misread::WrongShape { path: Some("suspects[2]".into()), detail: "unknown variant `ann`".into() },
    ]
);

/// Reads what crossed the border as a value.
pub(crate) fn read<T: DeserializeOwned>(json: &Value) -> Result<T, Misread> {
    T::deserialize(json).or_else(|_| explain(|| serde_path_to_error::deserialize(json)))
}

/// Reads what crossed the border as a text.
pub(crate) fn read_text<T: DeserializeOwned>(json: &str) -> Result<T, Misread> {
    serde_json::from_str(json).or_else(|_| {
        explain(|| serde_path_to_error::deserialize(&mut serde_json::Deserializer::from_str(json)))
    })
}

/// Reads what could not be read once more, to learn where and why.
fn explain<T>(
    read: impl FnOnce() -> Result<T, serde_path_to_error::Error<serde_json::Error>>,
) -> Result<T, Misread> {
    listen(read).map_err(|(error, said)| match said {
        Some(said) => Misread::OwnFault { said },
        None => {
            let path = error.path().to_string();
            Misread::WrongShape { path: (path != ".").then_some(path), detail: error.inner().to_string() }
        }
    })
}
