//! One word, one meaning; and the house knows no game by name.

use super::Finding;
use super::tree::{Tree, has_word};

/// Where no game may be named.
const HOUSE: [&str; 6] = [
    "crates/game/src/",
    "crates/arena/src/",
    "crates/server/src/",
    "web/src/lib/",
    "web/src/routes/",
    "web/src/styles/",
];

/// A name in the house would be the start of an `if game == ...`.
pub(super) fn the_house_names_no_game(tree: &Tree) -> Vec<Finding> {
    let names: Vec<String> = tree.games().into_iter().flat_map(spellings).collect();
    let is_test = |path: &str| path.contains(".test.") || path.ends_with("/tests.rs");
    let in_the_house = |path: &str| HOUSE.iter().any(|room| path.starts_with(room)) && !is_test(path);
    tree.sources(&[".rs", ".ts", ".svelte", ".js", ".css"])
        .filter(|source| in_the_house(source.path))
        .flat_map(|source| {
            source.findings("the house names no game", |line| {
                let name = names.iter().find(|name| has_word(line, name))?;
                Some(format!("{name}: a game is named in its own folders and in the catalog only"))
            })
        })
        .collect()
}

/// An id as it is written in addresses, Rust, types and sentences.
fn spellings(id: &str) -> Vec<String> {
    let capital = |word: &str| word[..1].to_uppercase() + &word[1..];
    let words: Vec<String> = id.split('-').map(capital).collect();
    let mut spellings = vec![id.to_owned(), id.replace('-', "_"), words.concat(), words.join(" ")];
    spellings.sort_unstable();
    spellings.dedup();
    spellings
}

/// Types that would be a second word for something that has one.
const OTHER_WORDS: [(&str, &str); 8] = [
    ("Ear", "Subscriber"),
    ("Home", "RateKey"),
    ("Player", "Seat (a place in a match), Guest (a person) or Brain (a computer)"),
    ("GameState", "Game (a position in play) or View (what one viewer knows)"),
    ("GameEngine", "Game"),
    ("GameRoom", "Table (on the server) or Match (in memory)"),
    ("Snapshot", "View"),
    ("Delta", "Event or Frame"),
];

const DEFINITIONS: [&str; 6] = ["struct ", "enum ", "trait ", "type ", "class ", "interface "];

pub(super) fn types_have_house_names(tree: &Tree) -> Vec<Finding> {
    tree.sources(&[".rs", ".ts", ".svelte"])
        .flat_map(|source| {
            source.findings("one word, one meaning", |line| {
                let defined = DEFINITIONS.iter().find_map(|keyword| defined(line, keyword))?;
                let (_, ours) = OTHER_WORDS.iter().find(|(word, _)| *word == defined)?;
                Some(format!("{defined} is called {ours} here"))
            })
        })
        .collect()
}

/// The name that the line defines with this keyword.
fn defined<'a>(line: &'a str, keyword: &str) -> Option<&'a str> {
    let (before, after) = line.split_once(keyword)?;
    let is_definition = before.split_whitespace().all(|word| {
        ["pub", "export", "default", "abstract", "declare"].contains(&word) || word.starts_with("pub(")
    });
    let name = after.split(|c: char| !c.is_alphanumeric() && c != '_').next()?;
    is_definition.then_some(name)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn named(path: &str, line: &str) -> usize {
        let games = [("games/go/rules/src/lib.rs", ""), ("games/old-maid/rules/src/lib.rs", "")];
        the_house_names_no_game(&Tree::of(&[games[0], games[1], (path, line)])).len()
    }

    #[test]
    fn games_named_in_the_house_are_found() {
        for line in [
            "if id == \"go\" {",
            "use old_maid_rules; old_maid",
            "OldMaid::new()",
            "// Old Maid",
            "'old-maid'",
        ] {
            assert_eq!(named("crates/server/src/table.rs", line), 1, "{line}");
        }
        assert_eq!(named("web/src/routes/+page.svelte", "{#if game === 'go'}"), 1);
        assert_eq!(named("web/src/styles/tokens.css", "/* Old Maid */"), 1);
    }

    #[test]
    fn games_may_be_named_where_they_belong() {
        for path in [
            "games/go/rules/src/state.rs",
            "crates/catalog/src/lib.rs",
            "crates/server/tests/table.rs",
            "web/src/games/go/index.ts",
            "web/src/lib/session.test.ts",
        ] {
            assert_eq!(named(path, "go"), 0, "{path}");
        }
        assert_eq!(named("crates/server/src/table.rs", "category, ago, gone"), 0);
    }

    #[test]
    fn second_words_are_found() {
        for line in [
            "pub struct Player {",
            "  export interface Player {",
            "pub(crate) enum Delta {",
            "type Snapshot = u8;",
        ] {
            assert_eq!(types_have_house_names(&Tree::of(&[("x.ts", line)])).len(), 1, "{line}");
        }
        for line in
            ["struct Players;", "// a struct Player would be wrong", "let player = struct_of(Player);"]
        {
            assert_eq!(types_have_house_names(&Tree::of(&[("x.rs", line)])), [], "{line}");
        }
    }
}
