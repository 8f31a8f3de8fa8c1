//! What a message may use of a value: its fields, as texts and numbers.

use crate::speech::Speech;
use fluent_bundle::{FluentArgs, FluentValue};
use serde_json::Value;

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
            Value::Number(number) => self.set(name, number.as_f64().unwrap_or_default()),
            Value::String(text) => self.named(name, text)?,
            Value::Array(items) => self.list(name, items)?,
            Value::Object(fields) => {
                if let Some(code) = fields.get("code").and_then(Value::as_str) {
                    self.set(format!("{name}_code"), code.to_owned());
                    self.set(name, self.speech.say(field)?);
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
        let message = format!("{field}-{text}");
        let nothing = FluentArgs::new();
        if let Some(name) = self.speech.message(&message, None, &nothing)? {
            self.set(field, name);
            self.set(format!("{field}_id"), text.to_owned());
        } else {
            self.set(field, text.to_owned());
        }
        for form in self.speech.attributes(&message) {
            if let Some(name) = self.speech.message(&message, Some(form), &nothing)? {
                self.set(format!("{field}_{form}"), name);
            }
        }
        Ok(())
    }

    fn list(&mut self, name: &str, items: &[Value]) -> Result<(), String> {
        let items = items.iter().map(|item| self.item(name, item)).collect::<Result<Vec<_>, _>>()?;
        self.set(name, self.speech.list("and", &items)?);
        self.set(format!("{name}_or"), self.speech.list("or", &items)?);
        self.set(format!("{name}_count"), items.len());
        Ok(())
    }

    fn item(&self, name: &str, item: &Value) -> Result<String, String> {
        match item {
            Value::String(text) => {
                let named = self.speech.message(&format!("{name}-{text}"), None, &FluentArgs::new())?;
                Ok(named.unwrap_or_else(|| text.clone()))
            }
            Value::Object(_) => self.speech.say(item),
            other => Ok(other.to_string()),
        }
    }
}
