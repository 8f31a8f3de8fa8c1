//! What a message may use of a value: its fields, as texts and numbers.

use crate::speech::Speech;
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;
use std::collections::{BTreeMap, BTreeSet};

/// The largest whole number up to which all are exact in floating point.
const EXACT: u64 = 1 << f64::MANTISSA_DIGITS;

/// The parameters of one message. `languages/README.md` tells what becomes of a field; the page does the same.
pub(crate) struct Parameters<'a> {
    speech: &'a Speech,
    args: FluentArgs<'static>,
}

impl<'a> Parameters<'a> {
    pub(crate) fn new(speech: &'a Speech) -> Self {
        Self { speech, args: FluentArgs::new() }
    }

    pub(crate) fn into_args(self) -> FluentArgs<'static> {
        self.args
    }

    fn set(&mut self, name: impl Into<String>, value: impl Into<FluentValue<'static>>) {
        self.args.set(name.into(), value);
    }

    /// Adds a field under this name.
    pub(crate) fn put(&mut self, name: &str, field: &Value) -> Result<(), String> {
        match field {
            Value::Null => self.set(name, "none"),
            Value::Bool(yes) => self.set(name, if *yes { "true" } else { "false" }),
            // A larger one would lose digits as a number, and no plural asks for it.
            Value::Number(number) if number.as_u64().is_some_and(|whole| whole > EXACT) => {
                self.set(name, number.to_string())
            }
            Value::Number(number) => self.set(name, number.as_f64().unwrap_or_default()),
            Value::String(text) => self.named(name, text)?,
            Value::Array(items) => self.list(name, items)?,
            Value::Object(fields) => {
                if let Some(code) = fields.get("code").and_then(Value::as_str) {
                    self.set(format!("{name}_code"), code.to_owned());
                    for (form, text) in self.speech.forms(field)? {
                        self.set(formed(name, form), text);
                    }
                }
                for (part, value) in fields.iter().filter(|(part, _)| *part != "code") {
                    self.put(&format!("{name}_{part}"), value)?;
                }
            }
        }
        Ok(())
    }

    /// A text; or the name of what it stands for, in all the forms that the language has of it.
    fn named(&mut self, field: &str, text: &str) -> Result<(), String> {
        let forms = self.speech.names(&format!("{field}-{text}"))?;
        if forms.is_empty() {
            self.set(field, text.to_owned());
        } else {
            self.set(format!("{field}_id"), text.to_owned());
        }
        for (form, name) in forms {
            self.set(formed(field, form), name);
        }
        Ok(())
    }

    /// The items in a row, in each of their forms. An item that has no such form is said plainly.
    fn list(&mut self, name: &str, items: &[Value]) -> Result<(), String> {
        let items = items.iter().map(|item| self.item(name, item)).collect::<Result<Vec<_>, _>>()?;
        let forms: BTreeSet<Option<&str>> =
            items.iter().flat_map(BTreeMap::keys).copied().chain([None]).collect();
        for form in forms {
            let row: Vec<&str> =
                items.iter().map(|item| item.get(&form).unwrap_or(&item[&None]).as_str()).collect();
            let name = formed(name, form);
            for join in ["or", "nor"] {
                self.set(format!("{name}_{join}"), self.speech.list(join, &row)?);
            }
            self.set(name, self.speech.list("and", &row)?);
        }
        self.set(format!("{name}_count"), items.len());
        Ok(())
    }

    fn item(&self, name: &str, item: &Value) -> Result<Forms<'a>, String> {
        let plainly = |text: String| Forms::from([(None, text)]);
        match item {
            Value::String(text) => {
                let named: Forms<'_> = self.speech.names(&format!("{name}-{text}"))?.into_iter().collect();
                Ok(if named.is_empty() { plainly(text.clone()) } else { named })
            }
            Value::Object(_) => Ok(self.speech.forms(item)?.into_iter().collect()),
            other => Ok(plainly(other.to_string())),
        }
    }
}

/// A text in all its forms; the plain one has no name.
type Forms<'a> = BTreeMap<Option<&'a str>, String>;

/// How a form of a field is called.
fn formed(field: &str, form: Option<&str>) -> String {
    form.map_or_else(|| field.to_owned(), |form| format!("{field}_{form}"))
}
