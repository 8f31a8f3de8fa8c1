//! Words for values that serde writes as one word, such as the variants of a choice.

use serde::Serialize;
use serde::de::{DeserializeOwned, IntoDeserializer, value};
use std::fmt;

/// A value as the word that stands for it on the wire.
pub struct Id<T>(pub T);

impl<T: Serialize> fmt::Display for Id<T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.serialize(f)
    }
}

/// The value that this word stands for.
pub fn from_id<T: DeserializeOwned>(id: &str) -> Option<T> {
    let word: value::StrDeserializer<'_, value::Error> = id.into_deserializer();
    T::deserialize(word).ok()
}
