//! Everything the house says no with is said in every language, and told in `docs/protocol.md`.

use parlour_catalog::{AnyDenied, BadRecord, BrokenLog, Declined, Misread};
use parlour_server::wire::Reason;
use parlour_voice::trial::Trial;
use parlour_voice::{Language, Spoken};
use serde_json::Value;
use std::collections::BTreeMap;

#[test]
fn whatever_the_house_refuses_is_said() {
    Trial::new("house")
        .with::<Reason>()
        .with::<Misread>()
        .with::<AnyDenied>()
        .with::<Declined>()
        .with::<BrokenLog>()
        .with::<BadRecord>()
        .hold();
}

/// The codes of a type and of the values in it: their fields, and what they say.
fn rows<T: Spoken>(rows: &mut BTreeMap<String, String>) {
    for example in T::examples() {
        let written = serde_json::to_value(example).expect("it is JSON");
        let nested = written.get("fault").or(written.get("log")).cloned();
        for value in [Some(written), nested].into_iter().flatten() {
            let mut fields = value.as_object().expect("it has a code").clone();
            let Some(Value::String(code)) = fields.remove("code") else { panic!("{value} has no code") };
            let names: Vec<String> = fields.keys().map(|name| format!("`{name}`")).collect();
            let text = parlour_voice::say("house", &value, Language::ENGLISH).replace('|', "\\|");
            rows.entry(code.clone())
                .or_insert_with(|| format!("| `{code}` | {} | {text} |", names.join(", ")));
        }
    }
}

#[test]
fn whatever_is_said_stands_in_the_protocol() {
    let mut table = BTreeMap::new();
    rows::<Reason>(&mut table);
    rows::<Misread>(&mut table);
    rows::<AnyDenied>(&mut table);
    rows::<Declined>(&mut table);
    rows::<BrokenLog>(&mut table);
    rows::<BadRecord>(&mut table);
    let lines: Vec<String> = table.into_values().collect();
    let fresh = format!("\n| `code` | fields | for example |\n|---|---|---|\n{}\n", lines.join("\n"));
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/protocol.md");
    let protocol = std::fs::read_to_string(path).expect("the protocol can be read");
    let (before, rest) = protocol.split_once("codegen` -->").expect("the table has a beginning");
    let (kept, after) = rest.split_once("<!-- /reasons -->").expect("the table has an end");
    if std::env::var_os("UPDATE").is_some() {
        let written = format!("{before}codegen` -->{fresh}<!-- /reasons -->{after}");
        std::fs::write(path, written).expect("the protocol can be written");
    } else {
        assert!(kept == fresh, "docs/protocol.md is out of date: run `cargo xtask codegen`");
    }
}
