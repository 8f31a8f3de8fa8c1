//! What one space says within another: a rule of a game within a refusal of the house.

use crate::{Language, Spoken, say, try_say};
use serde::{Deserialize, Serialize};
use serde_json::{Map, Value};
use std::cell::RefCell;
use std::fmt;

/// A value with the space whose words say it, as `{"space": …, "code": …, …}`.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Quoted(Map<String, Value>);

impl Quoted {
    /// What this value says.
    pub fn of<T: Spoken>(value: &T) -> Self {
        let written = serde_json::to_value(value).expect("what is said can be written as JSON");
        let mut fields = match written {
            Value::Object(fields) => fields,
            code => Map::from_iter([("code".to_owned(), code)]),
        };
        fields.insert("space".into(), T::SPACE.into());
        Self(fields)
    }

    /// Something that is said, for examples of what quotes it.
    pub fn example() -> Self {
        let fields = [("space", "voice"), ("code", "welcome"), ("name", "Ann")];
        Self(fields.into_iter().map(|(name, text)| (name.to_owned(), text.into())).collect())
    }

    /// Its sentence in this language only.
    ///
    /// # Errors
    /// What is missing: it may have been written by a version that had other words.
    pub fn try_say(&self, language: Language) -> Result<String, String> {
        let space = self.0.get("space").and_then(Value::as_str).unwrap_or_default();
        try_say(space, &Value::Object(self.0.clone()), language)
    }

    /// Its sentence in a language.
    pub fn say(&self, language: Language) -> String {
        let space = self.0["space"].as_str().unwrap_or_default();
        say(space, &Value::Object(self.0.clone()), language)
    }
}

impl fmt::Display for Quoted {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.say(Language::spoken()))
    }
}

thread_local! {
    /// What was said since somebody began to listen.
    static HEARD: RefCell<Option<Vec<Quoted>>> = const { RefCell::new(None) };
}

/// Reads something whose type says itself what is wrong with it. Errors of serde keep the sentence alone; here the value
/// comes along, if the error is one.
///
/// # Errors
/// As `read`.
pub fn listen<T, E: fmt::Display>(read: impl FnOnce() -> Result<T, E>) -> Result<T, (E, Option<Quoted>)> {
    HEARD.set(Some(Vec::new()));
    let read = read();
    let heard = HEARD.take().unwrap_or_default();
    read.map_err(|error| {
        let text = error.to_string();
        // What was tried and dropped on the way is no part of the error; of what is, the outermost says the most.
        let part = |quoted: &Quoted| text.contains(&quoted.to_string());
        let quoted = heard.into_iter().filter(part).max_by_key(|quoted| quoted.to_string().len());
        (error, quoted)
    })
}

/// The `Display` of every type that speaks: its sentence, and whoever listens hears the value.
#[doc(hidden)]
pub fn display<T: Spoken>(value: &T, f: &mut fmt::Formatter<'_>) -> fmt::Result {
    if HEARD.with_borrow(Option::is_some) {
        let quoted = Quoted::of(value);
        HEARD.with_borrow_mut(|heard| heard.iter_mut().for_each(|heard| heard.push(quoted.clone())));
    }
    f.write_str(&value.say(Language::spoken()))
}
