//! Kinds of help as they are read and written. Once help was on or off as a whole, and nodes of the version before know
//! nothing else: what is all or none is written so, and is a list where it is neither.

use parlour_game::{Help, Helps};
use serde::de::value::SeqAccessDeserializer;
use serde::de::{Deserialize, Deserializer, SeqAccess, Visitor};
use serde::ser::{Serialize, Serializer};
use std::fmt;

/// A list of kinds; `true` is all of them, `false` none.
///
/// # Errors
/// If it is neither, or there is no such kind.
pub(super) fn deserialize<'de, D: Deserializer<'de>>(deserializer: D) -> Result<Helps, D::Error> {
    deserializer.deserialize_any(Either)
}

/// `true` for all kinds, `false` for none, otherwise a list.
///
/// # Errors
/// If it cannot be written there.
pub(super) fn serialize<S: Serializer>(helps: &Helps, serializer: S) -> Result<S::Ok, S::Error> {
    if *helps == Helps::EMPTY || *helps == Helps::from(Help::ALL) {
        return serializer.serialize_bool(*helps != Helps::EMPTY);
    }
    helps.serialize(serializer)
}

struct Either;

impl<'de> Visitor<'de> for Either {
    type Value = Helps;

    fn expecting(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a list of kinds of help")
    }

    fn visit_bool<E>(self, all: bool) -> Result<Helps, E> {
        Ok(if all { Helps::from(Help::ALL) } else { Helps::EMPTY })
    }

    fn visit_seq<A: SeqAccess<'de>>(self, list: A) -> Result<Helps, A::Error> {
        Helps::deserialize(SeqAccessDeserializer::new(list))
    }
}

#[cfg(test)]
mod tests {
    use crate::wire::Options;
    use parlour_game::{Help, Helps};
    use serde_json::{Value, json};

    fn read(help: &Value) -> Result<Helps, String> {
        let options: Result<Options, _> = serde_json::from_value(json!({ "help": help }));
        options.map(|options| options.help).map_err(|error| error.to_string())
    }

    #[test]
    fn what_was_stored_as_on_or_off_is_all_or_none() {
        for (help, kinds) in [
            (json!(true), Helps::from(Help::ALL)),
            (json!(false), Helps::EMPTY),
            (json!([]), Helps::EMPTY),
            (json!(["proved", "hint", "hint"]), Helps::from([Help::Hint, Help::Proved])),
        ] {
            assert_eq!(read(&help), Ok(kinds), "{help}");
        }
        assert_eq!(serde_json::from_value::<Options>(json!({})).unwrap().help, Helps::from(Help::ALL));
    }

    #[test]
    fn what_is_no_kind_of_help_is_refused() {
        for (help, why) in [
            (json!(["hints"]), "unknown variant `hints`"),
            (json!("hint"), "expected a list of kinds of help"),
            (json!(1), "expected a list of kinds of help"),
            (json!(null), "expected a list of kinds of help"),
            (json!({}), "expected a list of kinds of help"),
        ] {
            assert!(read(&help).unwrap_err().contains(why), "{help}");
        }
    }

    #[test]
    fn all_and_none_are_written_as_before_and_some_as_a_list_in_order() {
        for (help, written) in [
            (Helps::from(Help::ALL), json!(true)),
            (Helps::EMPTY, json!(false)),
            (Helps::from([Help::Proved, Help::Hint]), json!(["hint", "proved"])),
        ] {
            let options = Options { help, ..Options::default() };
            assert_eq!(serde_json::to_value(&options).unwrap()["help"], written);
        }
    }
}
