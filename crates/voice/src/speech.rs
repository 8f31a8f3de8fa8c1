//! One file of one language, ready to speak.

use crate::Language;
use crate::parameters::Parameters;
use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use serde_json::Value;
use std::collections::BTreeMap;
use std::sync::OnceLock;
use unic_langid::LanguageIdentifier;

/// How a language writes lists and numbers; the name of its file.
const MANNERS: &str = "language";

/// The messages of a space.
pub(crate) struct Speech {
    language: Language,
    bundle: FluentBundle<FluentResource>,
    /// The file itself.
    text: &'static str,
}

impl Speech {
    /// Read at the first use, then kept.
    pub(crate) fn of(language: Language, space: &str) -> Option<&'static Speech> {
        static READ: OnceLock<Vec<BTreeMap<&'static str, Speech>>> = OnceLock::new();
        let all = READ.get_or_init(|| Language::all().map(read).collect());
        all[language.index()].get(space)
    }

    /// The names of its messages.
    pub(crate) fn messages(&self) -> impl Iterator<Item = &'static str> {
        let names = self.text.lines().filter_map(|line| line.split_once(" ="));
        names.map(|(name, _)| name).filter(|name| name.starts_with(|first: char| first.is_ascii_alphabetic()))
    }

    /// The sentence of a value: the message named by its code, with its fields.
    /// A value that names another space is said in that one's words.
    pub(crate) fn say(&self, value: &Value) -> Result<String, String> {
        match self.forms(value)?.into_iter().find(|(form, _)| form.is_none()) {
            Some((_, text)) => Ok(text),
            None => Err(format!("{value} has no plain form")),
        }
    }

    /// The same in all the forms that its message has: the plain one, and each attribute.
    pub(crate) fn forms(&self, value: &Value) -> Result<Vec<(Option<&str>, String)>, String> {
        let Some(space) = value["space"].as_str() else { return self.own_forms(value) };
        let speech = Self::of(self.language, space);
        speech.ok_or_else(|| format!("{} has no file {space}.ftl", self.language))?.own_forms(value)
    }

    fn own_forms(&self, value: &Value) -> Result<Vec<(Option<&str>, String)>, String> {
        let (code, args) = self.read(value)?;
        match &self.all_forms(code, &args)?[..] {
            [] => Err(format!("there is no message {code}")),
            forms => Ok(forms.to_vec()),
        }
    }

    /// A name in all its forms; none if it has no message.
    pub(crate) fn names(&self, name: &str) -> Result<Vec<(Option<&str>, String)>, String> {
        self.all_forms(name, &FluentArgs::new())
    }

    fn all_forms(&self, name: &str, args: &FluentArgs<'_>) -> Result<Vec<(Option<&str>, String)>, String> {
        let forms = std::iter::once(None).chain(self.attributes(name).into_iter().map(Some));
        forms
            .filter_map(|form| match self.message(name, form, args) {
                Ok(text) => text.map(|text| Ok((form, text))),
                Err(fault) => Some(Err(fault)),
            })
            .collect()
    }

    /// A value's code, and what its message may use.
    fn read<'v>(&self, value: &'v Value) -> Result<(&'v str, FluentArgs<'static>), String> {
        let code = value["code"].as_str().or(value.as_str()).ok_or_else(|| format!("{value} has no code"))?;
        let mut parameters = Parameters::new(self);
        for (name, field) in value.as_object().into_iter().flatten().filter(|(name, _)| *name != "code") {
            parameters.put(name, field)?;
        }
        Ok((code, parameters.into_args()))
    }

    /// A message, or an attribute of it, with everything filled in; `None` if there is none.
    fn message(
        &self,
        name: &str,
        attribute: Option<&str>,
        args: &FluentArgs<'_>,
    ) -> Result<Option<String>, String> {
        let Some(message) = self.bundle.get_message(name) else { return Ok(None) };
        let pattern = match attribute {
            None => message.value(),
            Some(attribute) => message.get_attribute(attribute).map(|attribute| attribute.value()),
        };
        let Some(pattern) = pattern else { return Ok(None) };
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(args), &mut errors).into_owned();
        match &errors[..] {
            [] => Ok(Some(text)),
            errors => Err(format!(
                "{name}: {}",
                errors.iter().map(ToString::to_string).collect::<Vec<_>>().join(", ")
            )),
        }
    }

    /// The names of a message's attributes.
    fn attributes(&self, name: &str) -> Vec<&str> {
        let message = self.bundle.get_message(name);
        message
            .into_iter()
            .flat_map(|message| message.attributes().map(|attribute| attribute.id()).collect::<Vec<_>>())
            .collect()
    }

    /// "Ann, Ben and Cleo", as the language joins what is said in a row.
    pub(crate) fn list(&self, join: &str, items: &[&str]) -> Result<String, String> {
        let Some((last, before)) = items.split_last() else { return Ok(String::new()) };
        if before.is_empty() {
            return Ok((*last).to_owned());
        }
        let mut args = FluentArgs::new();
        args.set("before", before.join(", "));
        args.set("last", *last);
        self.message(join, None, &args)?.ok_or_else(|| format!("{MANNERS}.ftl has no message {join}"))
    }
}

/// All files of a language.
fn read(language: Language) -> BTreeMap<&'static str, Speech> {
    let manners = language.files().find(|(space, _)| *space == MANNERS).map_or("", |(_, text)| text);
    language.files().map(|(space, text)| (space, speech(language, manners, text))).collect()
}

fn speech(language: Language, manners: &str, text: &'static str) -> Speech {
    let identifier: LanguageIdentifier =
        language.tag().parse().expect("a language's folder is named by its tag");
    let mut bundle = FluentBundle::new_concurrent(vec![identifier]);
    // Isolating marks would be seen in a terminal and in copied text.
    bundle.set_use_isolating(false);
    for part in [manners, text] {
        // What cannot be read of a file is left out; a test names it.
        let resource = FluentResource::try_new(part.to_owned()).unwrap_or_else(|(read, _)| read);
        bundle.add_resource_overriding(resource);
    }
    let mark = |name| {
        let pattern = bundle.get_message(name).and_then(|message| message.value());
        pattern.map(|pattern| bundle.format_pattern(pattern, None, &mut Vec::new()).into_owned())
    };
    let marks = [mark("thousands"), mark("decimal")].map(Option::unwrap_or_default);
    bundle.add_function("CAP", |given, _| with_capital(given)).expect("it is added once");
    bundle
        .add_function("NUM", move |given, _| grouped(given, [&marks[0], &marks[1]]))
        .expect("it is added once");
    Speech { language, bundle, text }
}

/// `CAP($who)`: with a capital letter at the front, where a sentence begins with a word that may be anything.
fn with_capital<'a>(given: &[FluentValue<'a>]) -> FluentValue<'a> {
    let [FluentValue::String(text)] = given else { return FluentValue::Error };
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect()).into()
}

/// `NUM($deals)`: "1,234,567" or "0.5", as the language writes it; of a number or of its digits.
fn grouped<'a>(given: &[FluentValue<'a>], [thousands, decimal]: [&str; 2]) -> FluentValue<'a> {
    let digits = match given {
        [FluentValue::Number(number)] => number.as_string().into_owned(),
        [FluentValue::String(text)] => text.clone().into_owned(),
        _ => return FluentValue::Error,
    };
    let (whole, part) = digits.split_once('.').map_or((&*digits, None), |(whole, part)| (whole, Some(part)));
    let mut text = String::new();
    for (at, digit) in whole.chars().enumerate() {
        if at > 0
            && (whole.len() - at).is_multiple_of(3)
            && text.ends_with(|before: char| before.is_ascii_digit())
        {
            text += thousands;
        }
        text.push(digit);
    }
    if let Some(part) = part {
        text += decimal;
        text += part;
    }
    text.into()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_sign_is_no_digit_to_be_grouped() {
        let german = |digits: &str| match grouped(&[digits.into()], [".", ","]) {
            FluentValue::String(text) => text.into_owned(),
            other => panic!("{other:?}"),
        };
        assert_eq!(
            ["+123.45", "-123", "+1234567", "-1234.5", "123", "1234"].map(german),
            ["+123,45", "-123", "+1.234.567", "-1.234,5", "123", "1.234"]
        );
    }
}
