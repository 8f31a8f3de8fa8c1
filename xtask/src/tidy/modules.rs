//! Top-level modules of the server: no cycles among them, and HTTP only where requests come in.
//!
//! `lib.rs` is left out: it puts the modules together. `ws` counts as a part of `http`: sockets come in by its routes.

use super::Finding;
use super::tree::{Source, Tree, has_word};
use std::collections::{BTreeMap, BTreeSet};

const SOURCES: &str = "crates/server/src/";
const CYCLES: &str = "no cycles between modules of the server";
const HTTP: &str = "HTTP types stay in http and ws";

/// Every use of another module, with the first place where it is used.
type Uses<'a> = BTreeMap<(&'a str, &'a str), (&'a str, usize)>;

pub(super) fn have_no_cycles(tree: &Tree) -> Vec<Finding> {
    let uses = uses(tree);
    uses.iter()
        .filter(|&(&(from, to), _)| leads(&uses, to, from))
        .map(|(&(from, to), &(path, line))| {
            Finding::new(path, line, CYCLES, format!("{from} uses {to}, which leads back to {from}"))
        })
        .collect()
}

/// Whether one comes from `start` to `goal` along these uses.
fn leads(uses: &Uses<'_>, start: &str, goal: &str) -> bool {
    let (mut seen, mut next) = (BTreeSet::new(), vec![start]);
    while let Some(module) = next.pop() {
        if module == goal {
            return true;
        }
        if seen.insert(module) {
            next.extend(uses.keys().filter(|(from, _)| *from == module).map(|(_, to)| *to));
        }
    }
    false
}

pub(super) fn keep_http_outside(tree: &Tree) -> Vec<Finding> {
    sources(tree)
        .filter(|(module, _)| *module != "http")
        .flat_map(|(_, source)| {
            let lines = code(source).filter(|(_, line)| {
                line.contains("axum::") || has_word(line, "StatusCode") || line.contains("use http::")
            });
            lines.map(move |(number, line)| Finding::new(source.path, number, HTTP, line.trim()))
        })
        .collect()
}

fn uses(tree: &Tree) -> Uses<'_> {
    let modules: BTreeSet<&str> = sources(tree).map(|(module, _)| module).collect();
    let mut uses = Uses::new();
    for (module, source) in sources(tree) {
        // A path of several lines is read as one.
        let mut open: Option<(usize, usize)> = None;
        for (number, line) in code(source) {
            let mut rest = line;
            if let Some((depth, start)) = open {
                let (named, depth) = listed(rest, depth);
                add(&mut uses, &modules, module, named, source.path, start);
                open = (depth > 0).then_some((depth, start));
            }
            while let Some((_, after)) = rest.split_once("crate::") {
                let (named, depth) =
                    if after.starts_with('{') { listed(after, 0) } else { (vec![first_word(after)], 0) };
                add(&mut uses, &modules, module, named, source.path, number);
                open = (depth > 0).then_some((depth, number));
                rest = after;
            }
        }
    }
    uses
}

fn add<'a>(
    uses: &mut Uses<'a>,
    modules: &BTreeSet<&'a str>,
    from: &'a str,
    named: Vec<&'a str>,
    path: &'a str,
    line: usize,
) {
    for to in named
        .into_iter()
        .map(|to| if to == "ws" { "http" } else { to })
        .filter(|to| *to != from && modules.contains(to))
    {
        uses.entry((from, to)).or_insert((path, line));
    }
}

/// The names directly inside the outermost braces, and how many braces are open at the end of the line.
fn listed(text: &str, mut depth: usize) -> (Vec<&str>, usize) {
    let mut named = Vec::new();
    let mut is_start = depth == 1;
    for (at, letter) in text.char_indices() {
        match letter {
            '{' => depth += 1,
            '}' => depth = depth.saturating_sub(1),
            ';' => return (named, 0),
            _ if is_start && depth == 1 && letter.is_alphanumeric() => named.push(first_word(&text[at..])),
            _ => {}
        }
        is_start = matches!(letter, '{' | ',') || is_start && letter.is_whitespace();
    }
    (named, depth)
}

fn first_word(text: &str) -> &str {
    text.split(|c: char| !c.is_alphanumeric() && c != '_').next().unwrap_or_default()
}

/// The server's files without its tests, each with its top-level module.
fn sources(tree: &Tree) -> impl Iterator<Item = (&str, Source<'_>)> {
    tree.sources(&[".rs"]).filter_map(|source| {
        let path = source.path.strip_prefix(SOURCES)?;
        let is_test = path.ends_with("tests.rs") || path.contains("/tests/");
        let module = match path.split(['/', '.']).next()? {
            "ws" => "http",
            module => module,
        };
        (!is_test && module != "lib").then_some((module, source))
    })
}

/// The lines without comments, up to the tests at the end.
fn code(source: Source<'_>) -> impl Iterator<Item = (usize, &str)> {
    let lines = source.lines().map(|(number, line)| (number, line.split("//").next().unwrap_or_default()));
    lines.take_while(|(_, line)| !line.starts_with("#[cfg(test)]"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(files: &[(&str, &str)]) -> Vec<String> {
        let files: Vec<_> = files.iter().map(|(path, text)| (format!("{SOURCES}{path}"), *text)).collect();
        let files: Vec<_> = files.iter().map(|(path, text)| (path.as_str(), *text)).collect();
        let tree = Tree::of(&files);
        have_no_cycles(&tree).iter().chain(&keep_http_outside(&tree)).map(ToString::to_string).collect()
    }

    #[test]
    fn modules_in_order_are_fine() {
        let files = [
            ("http/mod.rs", "use crate::lobby;\nuse crate::table::{Head, store};\nuse axum::Router;\n"),
            ("lobby.rs", "//! For `crate::http`.\nuse crate::table::Tables; // not crate::http\n"),
            ("table/mod.rs", "use super::clock;\n#[cfg(test)]\nmod tests {\n    use crate::http;\n}\n"),
            ("table/tests.rs", "use crate::http;\n"),
            ("store/mod.rs", "use crate::table::Head;\n"),
            ("lib.rs", "mod http; use crate::http::StatusCode;\n"),
        ];
        assert_eq!(found(&files), [] as [&str; 0]);
    }

    #[test]
    fn cycles_are_found_wherever_they_are_written() {
        for back in [
            "use crate::http;",
            "use crate::http::{Problem, Named};",
            "use crate::{clock, http::Problem};",
            "use crate::{\n    clock::{self, Clock},\n    http,\n};",
            "fn f() { crate::clock::now(crate::http::admin::NAME) }",
            "pub(crate) use crate::http::Problem;",
        ] {
            let files = [("http/mod.rs", "use crate::lobby;"), ("lobby.rs", back), ("clock.rs", "")];
            let found = found(&files);
            assert_eq!(found.len(), 2, "{back}: {found:?}");
            assert!(found[1].contains("lobby uses http, which leads back to lobby"), "{found:?}");
        }
    }

    #[test]
    fn a_cycle_of_three_is_found() {
        let files = [("a.rs", "use crate::b;"), ("b.rs", "\nuse crate::c;"), ("c.rs", "use crate::a;")];
        assert_eq!(found(&files).len(), 3);
    }

    #[test]
    fn http_types_outside_are_found() {
        for line in ["use axum::http::HeaderMap;", "fn f() -> StatusCode {", "use http::Method;"] {
            assert_eq!(found(&[("saves/mod.rs", line)]).len(), 1, "{line}");
            assert_eq!(found(&[("ws/mod.rs", line)]), [] as [&str; 0]);
        }
    }
}
