//! The files of the workspace as texts.

use super::Finding;
use crate::cargo::root;
use anyhow::{Context, Result, ensure};
use std::collections::{BTreeMap, BTreeSet};
use std::process::Command;

/// Every file by its path from the root, with slashes; text where it is text.
pub(super) struct Tree(BTreeMap<String, Option<String>>);

/// A text file.
#[derive(Clone, Copy)]
pub(super) struct Source<'a> {
    pub(super) path: &'a str,
    pub(super) text: &'a str,
}

impl Tree {
    /// What git keeps or would keep: neither build results nor installed packages.
    pub(super) fn of_workspace() -> Result<Self> {
        let output = Command::new("git")
            .args(["ls-files", "-z", "--cached", "--others", "--exclude-standard"])
            .current_dir(root())
            .output()
            .context("tidy asks git which files there are")?;
        ensure!(output.status.success(), "git ls-files: {}", String::from_utf8_lossy(&output.stderr));
        let listed = String::from_utf8(output.stdout).context("a file name is not UTF-8")?;
        let mut files = BTreeMap::new();
        for path in listed.split('\0').filter(|path| !path.is_empty()) {
            // A file that git still lists may have been deleted.
            if let Ok(bytes) = std::fs::read(root().join(path)) {
                files.insert(path.to_owned(), String::from_utf8(bytes).ok());
            }
        }
        Ok(Self(files))
    }

    #[cfg(test)]
    pub(super) fn of(files: &[(&str, &str)]) -> Self {
        Self(files.iter().map(|(path, text)| ((*path).to_owned(), Some((*text).to_owned()))).collect())
    }

    pub(super) fn len(&self) -> usize {
        self.0.len()
    }

    /// Every path.
    pub(super) fn paths(&self) -> impl Iterator<Item = &str> {
        self.0.keys().map(String::as_str)
    }

    /// Whether there is a file or a folder with this path.
    pub(super) fn contains(&self, path: &str) -> bool {
        let folder = format!("{path}/");
        path.is_empty() || self.0.contains_key(path) || self.paths().any(|file| file.starts_with(&folder))
    }

    /// The text files whose names end so.
    pub(super) fn sources<'a>(&'a self, endings: &'a [&str]) -> impl Iterator<Item = Source<'a>> {
        self.0
            .iter()
            .filter(|(path, _)| endings.iter().any(|ending| path.ends_with(ending)))
            .filter_map(|(path, text)| Some(Source { path, text: text.as_deref()? }))
    }

    /// The folders of games, in Rust and in the page: each is named by the game's id.
    pub(super) fn games(&self) -> BTreeSet<&str> {
        let below = |path| ["games/", "web/src/games/"].iter().find_map(|top| str::strip_prefix(path, top));
        self.paths().filter_map(below).filter_map(|path| path.split_once('/')).map(|(game, _)| game).collect()
    }
}

impl<'a> Source<'a> {
    /// The lines with their numbers, from 1.
    pub(super) fn lines(self) -> impl Iterator<Item = (usize, &'a str)> {
        self.text.lines().enumerate().map(|(nth, line)| (nth + 1, line))
    }

    /// A finding for every line that `is_wrong` has something to say about.
    pub(super) fn findings(
        self,
        rule: &'static str,
        is_wrong: impl Fn(&str) -> Option<String>,
    ) -> Vec<Finding> {
        let finding = |(number, line)| Some(Finding::new(self.path, number, rule, is_wrong(line)?));
        self.lines().filter_map(finding).collect()
    }
}

/// Whether the line has the word, not as a part of a longer one.
pub(super) fn has_word(line: &str, word: &str) -> bool {
    let is_letter = |c: char| c.is_alphanumeric() || c == '_';
    line.match_indices(word)
        .any(|(at, _)| !line[..at].ends_with(is_letter) && !line[at + word.len()..].starts_with(is_letter))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_whole() {
        assert!(has_word("let chess = 1;", "chess"));
        assert!(has_word("chess", "chess"));
        assert!(!has_word("chessboard my_chess", "chess"));
        assert!(has_word("chessboard chess", "chess"));
    }

    #[test]
    fn folders_and_games_are_known() {
        let tree = Tree::of(&[
            ("games/go/rules/src/lib.rs", ""),
            ("games/clippy.toml", ""),
            ("web/src/games/go-small/index.ts", ""),
            ("a.md", ""),
        ]);
        assert!(tree.contains("games/go") && tree.contains("a.md") && !tree.contains("games/g"));
        assert!(tree.games().into_iter().eq(["go", "go-small"]));
        assert_eq!(tree.sources(&[".md", ".rs"]).count(), 2);
    }
}
