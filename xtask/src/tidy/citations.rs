//! The list of what was asked for names tests that exist.

use super::Finding;
use super::tree::Tree;

const PAGE: &str = "docs/traceability.md";

/// Every file that the list cites has tests, and the name that follows it in backticks is one of them. Whether the file is
/// there is a matter of links.
pub(super) fn name_tests(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for page in tree.sources(&[".md"]).filter(|page| page.path == PAGE) {
        for (number, line) in page.lines().filter(|(_, line)| line.starts_with("- ")) {
            let quoted: Vec<&str> = line.split('`').collect();
            // Odd places are quoted; before each of them is what stands between it and the one before.
            for at in (1..quoted.len()).step_by(2) {
                let Some(file) = tree.sources(&[".rs", ".ts"]).find(|file| file.path == quoted[at]) else {
                    continue;
                };
                if !has_tests(file.text) {
                    let fault = format!("{} has no tests", file.path);
                    findings.push(Finding::new(PAGE, number, "citations", fault));
                }
                let follows = quoted.get(at + 1).is_some_and(|between| *between == " ");
                // Further files may follow as well.
                let name = quoted.get(at + 2).filter(|name| follows && !name.contains('/'));
                if let Some(name) = name.filter(|name| !is_test(file.text, name)) {
                    let fault = format!("{} has no test `{name}`", file.path);
                    findings.push(Finding::new(PAGE, number, "citations", fault));
                }
            }
        }
    }
    findings
}

fn has_tests(text: &str) -> bool {
    ["#[test]", "#[tokio::test", "test(", "it(", "proptest!"].iter().any(|mark| text.contains(mark))
}

fn is_test(text: &str, name: &str) -> bool {
    text.contains(&format!("fn {name}(")) || text.contains(&format!("test('{name}'"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn found(row: &str) -> Vec<String> {
        let tree = Tree::of(&[
            (PAGE, row),
            ("a/rules.rs", "#[test]\nfn men_move() {}"),
            ("a/page.spec.ts", "test('a click moves', () => {});"),
            ("a/bare.rs", "fn men_move() {}"),
        ]);
        name_tests(&tree).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn files_with_tests_and_their_names_are_fine() {
        let none: [&str; 0] = [];
        for row in [
            "- D1: Rules. `a/rules.rs`",
            "- D1: Rules. `a/rules.rs` `men_move`",
            "- D1: Rules. `a/rules.rs` `men_move`. Clicks. `a/page.spec.ts` `a click moves`",
            "- D1: Rules. `a/rules.rs` `a/page.spec.ts` `a click moves`",
            "- M9: The AI `classic`. `a/rules.rs`",
        ] {
            assert_eq!(found(row), none, "{row}");
        }
    }

    #[test]
    fn a_file_without_tests_and_a_name_of_none_are_found() {
        assert_eq!(
            found("- D1: Rules. `a/bare.rs`"),
            [format!("{PAGE}:1: citations: a/bare.rs has no tests")]
        );
        let other = found("- D1: Rules. `a/rules.rs` `kings_move`");
        assert_eq!(other, [format!("{PAGE}:1: citations: a/rules.rs has no test `kings_move`")]);
        assert_eq!(found("- D1: Clicks. `a/page.spec.ts` `men_move`").len(), 1);
    }
}
