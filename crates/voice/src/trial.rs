//! The test kit: everything that can be said in a space is said, in every language, and nothing else is written.

use crate::{Language, Spoken, messages, try_say};
use serde_json::{Value, json};
use std::collections::BTreeSet;
use std::path::PathBuf;
use std::{env, fs};

/// Values of all types that speak in a space.
pub struct Trial {
    space: &'static str,
    values: Vec<Value>,
}

impl Trial {
    /// Of a space, without a value yet.
    pub fn new(space: &'static str) -> Self {
        Self { space, values: Vec::new() }
    }

    /// With the examples of a type.
    ///
    /// # Panics
    /// If the type speaks elsewhere.
    #[must_use]
    pub fn with<T: Spoken>(mut self) -> Self {
        assert_eq!(T::SPACE, self.space, "each space is tried by itself");
        let written =
            T::examples().into_iter().map(|example| serde_json::to_value(example).expect("it is JSON"));
        self.values.extend(written);
        self
    }

    /// Holds that every value is said in every language, that every message is used by one, and that the page's
    /// examples are fresh: those are written anew if `UPDATE` is set.
    ///
    /// # Panics
    /// Otherwise, with what is missing.
    pub fn hold(self) {
        let faults: Vec<String> = Language::all().flat_map(|language| self.faults(language)).collect();
        assert!(faults.is_empty(), "languages/*/{}.ftl:\n{}", self.space, faults.join("\n"));
        let root = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../web/src/lib/voice/examples");
        let path = root.join(format!("{}.gen.json", self.space));
        let lines: Vec<String> = self.values.iter().map(|value| self.said(value).to_string()).collect();
        let fresh = format!("[\n{}\n]\n", lines.join(",\n"));
        if env::var_os("UPDATE").is_some() {
            fs::create_dir_all(&root).expect("the page's folder can be written to");
            fs::write(path, fresh).expect("the page's examples can be written");
        } else {
            let kept = fs::read_to_string(&path).unwrap_or_default();
            assert!(kept == fresh, "{} is out of date: run `cargo xtask codegen`", path.display());
        }
    }

    fn said(&self, value: &Value) -> Value {
        let said = Language::all()
            .map(|language| (language.tag().to_owned(), crate::say(self.space, value, language).into()));
        json!({ "value": value, "said": Value::Object(said.collect()) })
    }

    /// What is missing, surplus or wrong in a language.
    fn faults(&self, language: Language) -> Vec<String> {
        let mut faults: Vec<String> = Vec::new();
        let mut used = BTreeSet::new();
        for value in &self.values {
            match try_say(self.space, value, language) {
                Ok(text) if text.trim().is_empty() => {
                    faults.push(format!("{language}: {value} is said by nothing"))
                }
                Ok(_) => {}
                Err(fault) => faults.push(format!("{language}: {value}: {fault}")),
            }
            used.extend(value.as_str().map(str::to_owned));
            names_in("", value, &mut used);
        }
        let surplus = messages(self.space, language).filter(|name| !used.contains(*name));
        faults.extend(surplus.map(|name| format!("{language}: no example says {name}")));
        let english: BTreeSet<_> = messages(self.space, Language::ENGLISH).collect();
        let own: BTreeSet<_> = messages(self.space, language).collect();
        faults.extend(english.difference(&own).map(|name| format!("{language}: {name} is missing")));
        faults
    }
}

/// The names of all messages that a value may use: its codes, and the names of what its texts stand for.
fn names_in(field: &str, value: &Value, names: &mut BTreeSet<String>) {
    match value {
        Value::String(text) => {
            names.insert(format!("{field}-{text}"));
        }
        Value::Array(items) => items.iter().for_each(|item| names_in(field, item, names)),
        Value::Object(fields) => {
            names.extend(fields.get("code").and_then(Value::as_str).map(str::to_owned));
            for (part, value) in fields.iter().filter(|(part, _)| *part != "code") {
                // A nested value is also said by itself, with its own fields.
                names_in(part, value, names);
                names_in(&format!("{field}_{part}"), value, names);
            }
        }
        _ => {}
    }
}
