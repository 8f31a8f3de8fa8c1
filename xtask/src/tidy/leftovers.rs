//! What must not stay behind: notes to oneself, tests put aside, traces of one machine.
//!
//! The forbidden texts are spelled in two halves here, or this file would be found itself.

use super::Finding;
use super::tree::{Tree, has_word};

const TEXTS: [&str; 9] = [".rs", ".ts", ".svelte", ".css", ".js", ".toml", ".sql", ".md", ".sh"];

/// (how the file ends, what must not be in it, why).
const LEFT: [(&[&str], &str, &str); 8] = [
    (&[".rs"], concat!("dbg", "!("), "it is for looking once, not for keeping"),
    (&[".rs"], concat!("todo", "!("), "what is kept is finished"),
    (&[".rs"], concat!("#[", "ignore"), "a test that does not run holds nothing"),
    (
        &[".rs"],
        concat!("thread::", "sleep("),
        "waiting for time makes tests slow and shaky; wait for the thing",
    ),
    (
        &[".ts"],
        concat!("waitFor", "Timeout("),
        "waiting for time makes tests slow and shaky; wait for the thing",
    ),
    (&[".test.ts", ".spec.ts"], concat!(".sk", "ip("), "a test that does not run holds nothing"),
    (&[".test.ts", ".spec.ts"], concat!(".on", "ly("), "the other tests would not run"),
    (&[".test.ts", ".spec.ts"], concat!(".fix", "me("), "a test that does not run holds nothing"),
];

/// Notes to oneself.
const NOTES: [&str; 3] = [concat!("TO", "DO"), concat!("FIX", "ME"), concat!("XX", "X")];

pub(super) fn none_are_left(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for (endings, text, why) in LEFT {
        for source in tree.sources(endings) {
            let is_here = |line: &str| line.contains(text).then(|| format!("{text}: {why}"));
            findings.extend(source.findings("nothing is left behind", is_here));
        }
    }
    for source in tree.sources(&TEXTS) {
        findings.extend(source.findings("nothing is left behind", |line| {
            let note = NOTES.iter().find(|note| has_word(line, note))?;
            Some(format!("{note}: an intention belongs into an issue, where it is seen"))
        }));
    }
    findings
}

/// Folders that are somebody's own.
const OWN: [&str; 6] = [
    concat!("/ho", "me/"),
    concat!("/ro", "ot/"),
    concat!("/Us", "ers/"),
    concat!("/wo", "rk/"),
    concat!("/tm", "p/"),
    concat!("C:", "\\"),
];

pub(super) fn no_machine_is_named(tree: &Tree) -> Vec<Finding> {
    // In an address or a longer path such a folder is another thing.
    let starts = |before: &str| !before.ends_with(|c: char| c.is_alphanumeric() || "._-~*}]/".contains(c));
    tree.sources(&TEXTS)
        .flat_map(|source| {
            source.findings("no paths of one machine", |line| {
                let own =
                    OWN.iter().find(|own| line.match_indices(**own).any(|(at, _)| starts(&line[..at])))?;
                Some(format!("{own} is not there on other machines"))
            })
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(path: &str, text: &str) -> usize {
        let tree = Tree::of(&[(path, text)]);
        none_are_left(&tree).len() + no_machine_is_named(&tree).len()
    }

    #[test]
    fn leftovers_are_found_in_their_kind_of_file() {
        for (endings, text, _) in LEFT {
            for ending in endings {
                assert_eq!(
                    found(&format!("x{ending}"), &format!("a\n  {text}b)\n")),
                    1,
                    "{text} in {ending}"
                );
            }
        }
        assert_eq!(found("x.rs", concat!("iter().sk", "ip(1)")), 0, "iterators may");
    }

    #[test]
    fn notes_to_oneself_are_found_as_words() {
        for note in NOTES {
            assert_eq!(found("x.rs", &format!("// {note}: later")), 1);
            assert_eq!(found("x.md", &format!("{note}S and a{note}")), 0);
        }
    }

    #[test]
    fn paths_of_one_machine_are_found() {
        for own in OWN {
            assert_eq!(found("x.rs", &format!("open(\"{own}x\")")), 1, "{own}");
            assert_eq!(found("x.md", &format!("https://example.org{own}x")), 0, "{own}");
        }
    }
}
