//! Links in documents lead somewhere.

use super::Finding;
use super::tree::Tree;

/// Every relative link of a Markdown file, and every path in backticks, names a file or folder of the workspace. Addresses
/// of the web are not followed: tests run offline.
pub(super) fn lead_somewhere(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for page in tree.sources(&[".md"]) {
        let mut is_code = false;
        for (number, line) in page.lines() {
            if line.trim_start().starts_with("```") {
                is_code = !is_code;
            }
            if is_code {
                continue;
            }
            let links = targets(line).filter(|target| {
                let path = resolve(page.path, target);
                !path.is_some_and(|path| tree.contains(&path))
            });
            // Pages of the past may name what is gone.
            let is_past = page.path == "CHANGELOG.md" || page.path.starts_with("docs/adr/");
            let paths = paths(line).filter(|path| !is_past && !tree.contains(path));
            let files =
                files(line).filter(|file| page.path == "ARCHITECTURE.md" && !is_end_of_a_path(tree, file));
            findings.extend(
                links
                    .chain(paths)
                    .chain(files)
                    .map(|target| Finding::new(page.path, number, "links", format!("{target} is not there"))),
            );
        }
    }
    findings
}

/// The relative targets of `[text](target)` and `[name]: target`, without anchors.
fn targets(line: &str) -> impl Iterator<Item = &str> {
    let inline = line.split("](").skip(1).filter_map(|rest| rest.split([')', ' ']).next());
    let reference = line.strip_prefix('[').and_then(|rest| rest.split_once("]: ")).map(|(_, target)| target);
    inline
        .chain(reference)
        .map(|target| target.split('#').next().unwrap_or_default().trim_matches(['<', '>']))
        .filter(|target| !target.is_empty() && !target.contains("://") && !target.starts_with("mailto:"))
}

/// The paths from the root in backticks. Patterns, such as `games/<id>`, are left out.
fn paths(line: &str) -> impl Iterator<Item = &str> {
    let quoted = line.split('`').skip(1).step_by(2).map(|path| path.trim_end_matches('/'));
    quoted.filter(|path| {
        let first = path.split('/').next().unwrap_or_default();
        ["crates", "games", "web", "xtask", "docs", "migrations"].contains(&first)
            && !path.contains(['<', '*', '{', '$', ' ', ':'])
            && !path.starts_with("web/build")
    })
}

/// The source files in backticks, by the end of their paths.
fn files(line: &str) -> impl Iterator<Item = &str> {
    let quoted = line.split('`').skip(1).step_by(2);
    quoted.filter(|name| {
        [".rs", ".ts", ".svelte"].iter().any(|end| name.ends_with(end))
            && !name.contains(['<', '*', '{', ' '])
    })
}

/// Whether a path ends so; `server/lib.rs` stands for `crates/server/src/lib.rs`.
fn is_end_of_a_path(tree: &Tree, end: &str) -> bool {
    let end = format!("/{end}");
    tree.paths().any(|path| format!("/{path}").ends_with(&end) || path.replace("/src/", "/").ends_with(&end))
}

/// The path from the root; `None` if it leads out of the workspace.
fn resolve(page: &str, target: &str) -> Option<String> {
    let mut parts: Vec<&str> = page.split('/').collect();
    parts.pop();
    if let Some(rooted) = target.strip_prefix('/') {
        return Some(rooted.trim_end_matches('/').to_owned());
    }
    for part in target.split('/') {
        match part {
            "" | "." => {}
            ".." => {
                parts.pop()?;
            }
            part => parts.push(part),
        }
    }
    Some(parts.join("/"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(text: &str) -> Vec<String> {
        let tree = Tree::of(&[
            ("docs/page.md", text),
            ("docs/adr/0001-x.md", ""),
            ("README.md", ""),
            ("a/b.rs", ""),
        ]);
        lead_somewhere(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn links_that_lead_somewhere_are_fine() {
        let none: [&str; 0] = [];
        for text in [
            "[one](adr/0001-x.md) and [two](../README.md#top), [folder](../a/)",
            "[web](https://example.org/x.md), [here](#part), <https://example.org>",
            "[name]: ../a/b.rs",
            "```\n[code](nowhere.md)\n```",
            "`docs/page.md`, `docs/adr/`, `games/<id>/rules`, `a/c.rs`, `docs/adr/*.md`, `cargo x docs/y`",
        ] {
            assert_eq!(found(text), none, "{text}");
        }
    }

    #[test]
    fn files_of_the_map_exist() {
        let page = "`b.rs` and `lib.rs`, `server/lib.rs`, `*.gen.ts`\n`c.rs`";
        let tree = Tree::of(&[("ARCHITECTURE.md", page), ("a/b.rs", ""), ("crates/server/src/lib.rs", "")]);
        let found: Vec<_> = lead_somewhere(&tree).iter().map(ToString::to_string).collect();
        assert_eq!(found, ["ARCHITECTURE.md:2: links: c.rs is not there"]);
    }

    #[test]
    fn links_that_lead_nowhere_are_found() {
        assert_eq!(found("x\n\nsee [it](adr/0002.md)"), ["docs/page.md:3: links: adr/0002.md is not there"]);
        assert_eq!(found("[name]: ../a/c.rs").len(), 1);
        assert_eq!(found("[out](../../elsewhere.md)").len(), 1);
        assert_eq!(found("[a](../README.md) [b](b.md) [c](c.md)").len(), 2);
        assert_eq!(found("in `docs/page.md` and `docs/none.md`").len(), 1);
    }
}
