//! What the house says to people, in every language it speaks.
//!
//! A refusal, a fault or a remark is a value: a code and parameters. How it reads is a message in
//! `languages/<language>/<space>.ftl`, in the notation of Project Fluent, which the page reads too: so terminal and
//! page say the same, and no sentence is written twice. `languages/README.md` tells what a message may use.
//!
//! Nothing here decides what is said, or to whom.

#[cfg(not(embedded))]
mod folder;
mod language;
mod parameters;
mod quoted;
mod speech;
#[cfg(feature = "trial")]
pub mod trial;
mod trouble;

pub use language::Language;
#[doc(hidden)]
pub use quoted::display;
pub use quoted::{Quoted, listen};
pub use trouble::{Trouble, trouble};

use serde::Serialize;
use serde_json::Value;

/// A value with a sentence in every language. It is written as an object with a `code`, which is the name of the
/// message in its space; its other fields are the message's parameters.
pub trait Spoken: Serialize {
    /// Whose words they are: the file of each language.
    const SPACE: &'static str;

    /// One value of each code, or several where the parameters change the sentence. Tests say them in every language.
    fn examples() -> Vec<Self>
    where
        Self: Sized;

    /// The sentence in a language.
    fn say(&self, language: Language) -> String {
        let value = serde_json::to_value(self).expect("what is said can be written as JSON");
        say(Self::SPACE, &value, language)
    }
}

/// The sentence of a value that was written as JSON. What a language has no message for is said in English; what no
/// language has a message for, by its code.
pub fn say(space: &str, value: &Value, language: Language) -> String {
    let code = value["code"].as_str().or(value.as_str()).unwrap_or_default();
    let spoken =
        [language, Language::ENGLISH].into_iter().find_map(|language| try_say(space, value, language).ok());
    spoken.unwrap_or_else(|| code.to_owned())
}

/// The same in this language only.
///
/// # Errors
/// What is missing or wrong, for whoever writes the message.
pub fn try_say(space: &str, value: &Value, language: Language) -> Result<String, String> {
    speech::Speech::of(language, space)
        .ok_or_else(|| format!("{language} has no file {space}.ftl"))?
        .say(value)
}

/// The codes and names that a language has messages for in a space.
pub fn messages(space: &str, language: Language) -> impl Iterator<Item = &'static str> {
    speech::Speech::of(language, space).into_iter().flat_map(|speech| speech.messages())
}

/// Every space that English has: what other languages are measured by.
pub fn spaces() -> impl Iterator<Item = &'static str> {
    Language::ENGLISH.files().map(|(space, _)| space)
}

/// Makes a type [`Spoken`]: its sentence as its `Display`, in the language that is [spoken](Language::spoken), and an
/// `Error`.
///
/// ```
/// use serde::Serialize;
///
/// #[derive(Clone, Debug, Serialize)]
/// #[serde(tag = "code", rename_all = "kebab-case")]
/// enum Greeting {
///     Welcome { name: String },
/// }
/// parlour_voice::spoken!(Greeting, "voice", [Greeting::Welcome { name: "Ann".into() }]);
///
/// assert_eq!(Greeting::Welcome { name: "Ben".into() }.to_string(), "Welcome, Ben.");
/// ```
#[macro_export]
macro_rules! spoken {
    ($type:ty, $space:literal, [$($example:expr),* $(,)?]) => {
        $crate::spoken!($type, $space, ::std::vec![$($example),*]);
    };
    ($type:ty, $space:literal, $examples:expr) => {
        impl $crate::Spoken for $type {
            const SPACE: &'static str = $space;

            fn examples() -> ::std::vec::Vec<Self> {
                $examples
            }
        }

        impl ::std::fmt::Display for $type {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                $crate::display(self, f)
            }
        }

        impl ::std::error::Error for $type {}
    };
}
