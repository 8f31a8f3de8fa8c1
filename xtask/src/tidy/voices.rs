//! What can be said has a sentence. That every sentence has an example, and every language the sentence, is for the
//! tests of the spaces.

use super::Finding;
use super::tree::{Source, Tree};

/// A code without a message and without an example would be printed as it is.
pub(super) fn every_code_has_a_sentence(tree: &Tree) -> Vec<Finding> {
    let is_ours = |path: &str| path.starts_with("crates/") || path.starts_with("games/");
    let sources = tree.sources(&[".rs"]).filter(|source| is_ours(source.path));
    sources.flat_map(|source| unsaid(tree, source)).collect()
}

fn unsaid(tree: &Tree, source: Source<'_>) -> Vec<Finding> {
    let spoken: Vec<_> = source.text.split("spoken!(").skip(1).filter_map(type_and_space).collect();
    let Some((_, space)) = spoken.first() else { return Vec::new() };
    let file = format!("languages/en/{space}.ftl");
    let files = [&*file];
    let messages: Vec<&str> = tree
        .sources(&files)
        .flat_map(|file| file.text.lines())
        .filter_map(|line| Some(line.split_once('=')?.0.trim_end()))
        .collect();
    let is_said = |name: &str, attributes: &str| {
        let is_spoken = spoken.iter().any(|(spoken, _)| *spoken == name);
        attributes.contains("tag = \"code\"") || is_spoken && attributes.contains("serde(")
    };
    let codes = codes(source, is_said).into_iter().filter(|(_, code)| !messages.contains(&&**code));
    let what = |code| format!("{file} has no message {code}, so the code itself would be said");
    codes
        .map(|(line, code)| Finding::new(source.path, line, "every code has a sentence", what(code)))
        .collect()
}

/// Of `spoken!(Greeting, "voice", …`: the type and its space.
fn type_and_space(arguments: &str) -> Option<(&str, &str)> {
    let (name, rest) = arguments.split_once(',')?;
    let space = rest.trim_start().strip_prefix('"')?;
    Some((name.trim(), space.split('"').next()?))
}

/// The codes of all variants of the enums that are said, by their names and attributes, with their lines. They are read
/// as rustfmt writes them. A struct has an example anyway.
fn codes(source: Source<'_>, is_said: impl Fn(&str, &str) -> bool) -> Vec<(usize, String)> {
    let mut codes = Vec::new();
    let mut attributes = String::new();
    // How far the variants of the enum stand from the margin, within one.
    let mut variants = None;
    for (number, line) in source.lines() {
        let text = line.trim_start();
        let depth = line.len() - text.len();
        if text.starts_with("#[") {
            attributes += text;
            continue;
        }
        if text.starts_with("//") {
            continue;
        }
        if let Some((_, name)) = text.split_once("enum ").filter(|_| text.ends_with(" {")) {
            variants = is_said(name.trim_end_matches(" {"), &attributes).then_some(depth + 4);
        } else if variants.is_some_and(|variants| depth + 4 == variants && text == "}") {
            variants = None;
        } else if variants == Some(depth) && text.starts_with(|first: char| first.is_ascii_uppercase()) {
            let variant = text.split(|letter: char| !letter.is_alphanumeric()).next().unwrap_or_default();
            let renamed = attributes.split_once("rename = \"").and_then(|(_, rest)| rest.split('"').next());
            // What is untagged has the codes of what it holds.
            if !attributes.contains("untagged") {
                codes.push((number, renamed.map_or_else(|| kebab(variant), str::to_owned)));
            }
        }
        attributes.clear();
    }
    codes
}

/// As serde writes it.
fn kebab(variant: &str) -> String {
    let mut text = String::new();
    for letter in variant.chars() {
        if letter.is_uppercase() && !text.is_empty() {
            text.push('-');
        }
        text.extend(letter.to_lowercase());
    }
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    const NO: &str = r#"
#[serde(tag = "code", rename_all = "kebab-case")]
pub enum No {
    /// Somebody sits there.
    SeatTaken,
    BadName {
        /// Why.
        Fault: Fault,
    },
    #[serde(rename = "late")]
    TooLate,
    #[serde(untagged)]
    Other(Other),
}
/// Nobody says this.
enum Other {
    Unsaid,
}
spoken!(
    No,
    "house",
    [No::SeatTaken]
);
"#;

    fn findings(messages: &str) -> Vec<Finding> {
        let tree = Tree::of(&[("crates/a.rs", NO), ("languages/en/house.ftl", messages)]);
        every_code_has_a_sentence(&tree)
    }

    #[test]
    fn a_code_without_a_sentence_is_found() {
        assert_eq!(findings("seat-taken = No.\nbad-name = No.\nlate = No.\n"), []);
        let [found] = &findings("seat-taken = No.\nbad-name-two = No.\nlate = No.\n")[..] else { panic!() };
        assert_eq!((&*found.path, found.line), ("crates/a.rs", 6));
        assert!(found.what.contains("no message bad-name,"), "{found}");
        assert_eq!(findings("").len(), 3);
    }
}
