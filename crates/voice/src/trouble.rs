//! Why the system refused something: the reasons that people meet, in every language.

use crate::spoken;
use serde::{Serialize, Serializer};
use std::io::{self, ErrorKind};

/// A reason, for the end of a sentence. Its words are in `language.ftl`, so that every space can quote it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum Trouble {
    /// No such file or folder.
    NotThere,
    /// The system forbids it.
    NotAllowed,
    /// A folder where a file was wanted.
    IsAFolder,
    /// A file where a folder was wanted.
    NotAFolder,
    /// Another thing has the name.
    AlreadyThere,
    /// No room.
    DiskFull,
    /// Another program has the address.
    AddressInUse,
    /// Anything else, as the system puts it.
    System {
        /// What it says, in its own language.
        text: String,
    },
}

spoken!(
    Trouble,
    "language",
    [
        Trouble::NotThere,
        Trouble::NotAllowed,
        Trouble::IsAFolder,
        Trouble::NotAFolder,
        Trouble::AlreadyThere,
        Trouble::DiskFull,
        Trouble::AddressInUse,
        Trouble::System { text: "…".into() },
    ]
);

impl From<&io::Error> for Trouble {
    fn from(error: &io::Error) -> Self {
        match error.kind() {
            ErrorKind::NotFound => Self::NotThere,
            ErrorKind::PermissionDenied => Self::NotAllowed,
            ErrorKind::IsADirectory => Self::IsAFolder,
            ErrorKind::NotADirectory => Self::NotAFolder,
            ErrorKind::AlreadyExists => Self::AlreadyThere,
            ErrorKind::StorageFull => Self::DiskFull,
            ErrorKind::AddrInUse => Self::AddressInUse,
            _ => Self::System { text: error.to_string() },
        }
    }
}

/// Writes an error as its reason, for fields of what is said.
///
/// # Errors
/// As the serializer's.
pub fn trouble<S: Serializer>(error: &io::Error, serializer: S) -> Result<S::Ok, S::Error> {
    Trouble::from(error).serialize(serializer)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, Spoken, try_say};

    #[test]
    fn every_reason_is_said_in_every_language() {
        for (language, trouble) in
            Language::all().flat_map(|one| Trouble::examples().into_iter().map(move |it| (one, it)))
        {
            let value = serde_json::to_value(&trouble).unwrap();
            try_say(Trouble::SPACE, &value, language).unwrap();
        }
    }
}
