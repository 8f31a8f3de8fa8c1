//! House rules that no compiler checks. Each finding says where, which rule, and why the rule is there.
//!
//! Runs as `cargo xtask tidy` and as a test of this crate. The rules look at a [`Tree`] of texts, so that
//! each can be shown a small planted fault.

mod arrows;
mod citations;
mod dependencies;
mod files;
mod leftovers;
mod links;
mod modules;
mod secrecy;
mod styles;
mod tree;
mod voices;
mod words;

use anyhow::{Result, bail};
use std::fmt;
use tree::Tree;

/// A rule that is not kept somewhere.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Finding {
    path: String,
    /// From 1; 0 if it is about the file as a whole.
    line: usize,
    rule: &'static str,
    what: String,
}

impl Finding {
    fn new(path: &str, line: usize, rule: &'static str, what: impl Into<String>) -> Self {
        Self { path: path.to_owned(), line, rule, what: what.into() }
    }
}

impl fmt::Display for Finding {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Self { path, line, rule, what } = self;
        match line {
            0 => write!(f, "{path}: {rule}: {what}"),
            line => write!(f, "{path}:{line}: {rule}: {what}"),
        }
    }
}

/// Looks at the whole workspace.
pub(crate) fn tidy() -> Result<()> {
    let tree = Tree::of_workspace()?;
    let mut findings = findings(&tree, &arrows::crates_of_workspace()?);
    findings.extend(dependencies::are_acceptable(&dependencies::packages()?));
    if findings.is_empty() {
        println!("   {} files are tidy", tree.len());
        return Ok(());
    }
    let list: Vec<_> = findings.iter().map(ToString::to_string).collect();
    bail!("{} findings\n{}", list.len(), list.join("\n"))
}

fn findings(tree: &Tree, crates: &[arrows::Crate]) -> Vec<Finding> {
    let mut findings = [
        arrows::arrows_point_left(crates),
        files::are_short(tree),
        files::have_telling_names(tree),
        files::crates_share_lints(tree),
        files::name_no_registry(tree),
        files::rules_are_laid_out_alike(tree),
        files::tests_are_named(tree),
        leftovers::none_are_left(tree),
        leftovers::no_machine_is_named(tree),
        citations::name_tests(tree),
        links::lead_somewhere(tree),
        modules::have_no_cycles(tree),
        modules::keep_http_outside(tree),
        secrecy::views_fail_closed(tree),
        secrecy::deduction_cannot_cheat(tree),
        styles::belong_to_the_shell(tree),
        voices::every_code_has_a_sentence(tree),
        words::the_house_names_no_game(tree),
        words::types_have_house_names(tree),
    ]
    .concat();
    findings.sort_unstable();
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_workspace_is_tidy() {
        tidy().unwrap();
    }

    #[test]
    fn a_finding_says_where_and_why() {
        let finding = Finding::new("a/b.rs", 3, "rule", "what and why");
        assert_eq!(finding.to_string(), "a/b.rs:3: rule: what and why");
        assert_eq!(Finding::new("a/b.rs", 0, "rule", "why").to_string(), "a/b.rs: rule: why");
    }
}
