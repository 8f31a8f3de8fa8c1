//! What was sent and cannot be read as what it should be.

use parlour_game::letters::is_unprintable;
use parlour_voice::{Quoted, listen, spoken};
use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::error::Category;
use serde_path_to_error::{Deserializer, Path, Track};

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
        /// The field that should be there, if one is missing.
        missing: Option<String>,
        /// What the reader says of it, for people who write programs: no sentence has it.
        detail: String,
    },
    /// It is no JSON.
    BrokenJson {
        /// Where that shows, from 1.
        line: usize,
        /// Where in the line, from 1.
        column: usize,
    },
    /// It is the beginning of JSON.
    JsonEnds {
        /// Its last line, from 1.
        line: usize,
    },
}

spoken!(
    Misread,
    "house",
    [
        Misread::OwnFault { said: Quoted::example() },
        Misread::example(),
        Misread::WrongShape { path: None, missing: None, detail: "invalid type: map".into() },
        Misread::WrongShape { path: None, missing: Some("rules".into()), detail: "missing field".into() },
        Misread::WrongShape {
            path: Some("seats[2]".into()),
            missing: Some("name".into()),
            detail: "missing field".into()
        },
        Misread::BrokenJson { line: 3, column: 14 },
        Misread::JsonEnds { line: 3 },
    ]
);

impl Misread {
    /// Something of the wrong shape, for examples of what quotes it.
    pub fn example() -> Self {
        Self::WrongShape {
            path: Some("suspects[2]".into()),
            missing: None,
            detail: "unknown variant `ann`".into(),
        }
    }

    fn of(error: &serde_json::Error, path: &Path) -> Self {
        match error.classify() {
            Category::Syntax => Self::BrokenJson { line: error.line(), column: error.column() },
            Category::Eof => Self::JsonEnds { line: error.line() },
            Category::Data | Category::Io => {
                // Keys of a file that anybody may have written: they must not steer a terminal.
                let (path, detail) = (path.to_string().replace(is_unprintable, ""), error.to_string());
                Self::WrongShape { path: (path != ".").then_some(path), missing: missing(&detail), detail }
            }
        }
    }
}

/// The field that is missing. Errors of serde keep it in their text alone.
fn missing(detail: &str) -> Option<String> {
    let (field, _) = detail.strip_prefix("missing field `")?.split_once('`')?;
    Some(field.to_owned())
}

/// Reads what crossed the border as a value.
pub(crate) fn read<T: DeserializeOwned>(json: &Value) -> Result<T, Misread> {
    T::deserialize(json).or_else(|_| explain(|track| T::deserialize(Deserializer::new(json, track))))
}

/// Reads what crossed the border as a text, or stands in a file.
///
/// # Errors
/// Where it cannot be read, and why.
pub fn read_json<T: DeserializeOwned>(json: &[u8]) -> Result<T, Misread> {
    serde_json::from_slice(json).or_else(|_| {
        explain(|track| {
            let mut reader = serde_json::Deserializer::from_slice(json);
            let read = T::deserialize(Deserializer::new(&mut reader, track))?;
            reader.end().map(|()| read)
        })
    })
}

/// Reads what could not be read once more, to learn where and why.
fn explain<T>(read: impl FnOnce(&mut Track) -> serde_json::Result<T>) -> Result<T, Misread> {
    let mut track = Track::new();
    listen(|| read(&mut track)).map_err(|(error, said)| match said {
        Some(said) => Misread::OwnFault { said },
        None => Misread::of(&error, &track.path()),
    })
}
