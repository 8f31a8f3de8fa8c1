//! The map from what was asked for to the tests that hold it is whole and true.
//!
//! It says that the tests are there. That they hold what they are named for is for people to read.

use super::Finding;
use super::tree::{Source, Tree};

const PAGE: &str = "docs/traceability.md";
const RULE: &str = "traceability";

/// So many rows may wait for a test. Whoever closes one may lower this; raising it is giving in.
const MOST_GAPS: usize = 0;

/// What was asked for is numbered: `9.1.1` to `9.1.10` and so on. No number may go missing.
const NUMBERED: [(&str, u32); 19] = [
    ("9.1.", 10),
    ("9.2.", 10),
    ("9.3.", 10),
    ("3.", 8),
    ("1.", 8),
    ("E.", 10),
    ("G.", 14),
    ("G.15.", 4),
    ("S.", 12),
    ("C.", 7),
    ("game ", 1),
    ("P", 22),
    ("T", 1),
    ("M", 11),
    ("L", 4),
    ("Y", 12),
    ("D", 9),
    ("S", 8),
    ("W", 10),
];

/// And some by letters: `G.16a` to `G.16g`.
const LETTERED: [(&str, char); 2] = [("G.16", 'g'), ("G.17", 'f')];

/// A line of a table: `| number | what is asked | tests |`.
struct Row<'a> {
    line: usize,
    number: &'a str,
    tests: &'a str,
}

/// Every row names tests that exist, or says which issue will bring them; and no row is missing.
pub(super) fn rows_name_their_tests(tree: &Tree) -> Vec<Finding> {
    findings(tree, MOST_GAPS)
}

fn findings(tree: &Tree, most_gaps: usize) -> Vec<Finding> {
    let Some(page) = tree.sources(&[PAGE]).next() else {
        return vec![Finding::new(PAGE, 0, RULE, "the page is missing")];
    };
    let rows: Vec<Row<'_>> = page.lines().filter_map(row).collect();
    let in_rows = rows.iter().flat_map(|row| faults(tree, row).into_iter().map(|what| (row.line, what)));
    let mut findings: Vec<Finding> =
        in_rows.map(|(line, what)| Finding::new(PAGE, line, RULE, what)).collect();

    let is_there = |number: &String| rows.iter().any(|row| row.number == number);
    let missing = numbers().filter(|number| !is_there(number));
    findings.extend(missing.map(|number| Finding::new(PAGE, 0, RULE, format!("no row for {number}"))));

    let gaps = rows.iter().filter(|row| row.tests.contains("not yet")).count();
    if gaps > most_gaps {
        let what = format!("{gaps} rows have no test yet; {most_gaps} are the most");
        findings.push(Finding::new(PAGE, 0, RULE, what));
    }
    findings
}

fn numbers() -> impl Iterator<Item = String> {
    let numbered =
        NUMBERED.into_iter().flat_map(|(of, last)| (1..=last).map(move |number| format!("{of}{number}")));
    let lettered =
        LETTERED.into_iter().flat_map(|(of, last)| ('a'..=last).map(move |letter| format!("{of}{letter}")));
    numbered.chain(lettered)
}

/// A row of a table with a number; neither its head nor the line below that.
fn row((line, text): (usize, &str)) -> Option<Row<'_>> {
    let cells: Vec<&str> = text.strip_prefix('|')?.strip_suffix('|')?.split('|').map(str::trim).collect();
    let [number, _, tests] = cells[..] else { return None };
    number.contains(|c: char| c.is_ascii_digit()).then_some(Row { line, number, tests })
}

/// What is wrong with the last cell of a row.
fn faults(tree: &Tree, row: &Row<'_>) -> Vec<String> {
    let cited: Vec<&str> = row.tests.split('`').skip(1).step_by(2).collect();
    let mut faults: Vec<String> =
        cited.iter().filter(|test| !exists(tree, test)).map(|test| format!("{test} is not there")).collect();
    let gap = row.tests.split_once("not yet").map(|(_, after)| after);
    if cited.is_empty() && gap.is_none() {
        faults.push(format!("{} has neither a test nor a \"not yet\"", row.number));
    }
    if gap.is_some_and(|after| !is_explained(after)) {
        faults.push("a gap is written \"not yet (issue 7): what is missing\"".to_owned());
    }
    faults
}

/// Whether what follows "not yet" names the issue and what is missing.
fn is_explained(after: &str) -> bool {
    let rest = after.strip_prefix(" (issue ").and_then(|rest| rest.split_once("): "));
    rest.is_some_and(|(issue, what)| issue.parse::<u32>().is_ok() && !what.trim().is_empty())
}

/// Whether `path::name` is a test: a Rust function or a title of the page's tests.
fn exists(tree: &Tree, test: &str) -> bool {
    let Some((path, name)) = test.split_once("::") else { return false };
    let file = tree.sources(&[".rs", ".ts"]).find(|source| source.path == path);
    file.is_some_and(
        |file| if path.ends_with(".rs") { is_function(file, name) } else { is_title(file, name) },
    )
}

/// A function that is marked as a test, or listed in a macro that makes one of it for each store.
fn is_function(file: Source<'_>, name: &str) -> bool {
    let mut is_marked = false;
    for line in file.text.lines().map(str::trim) {
        if line.starts_with("#[test]") || line.starts_with("#[tokio::test") {
            is_marked = true;
        } else if let Some((_, after)) = line.split_once("fn ") {
            if is_marked && after.strip_prefix(name).is_some_and(|rest| rest.starts_with('(')) {
                return true;
            }
            is_marked = false;
        }
    }
    let (listed, defined) = (format!("\n    {name},\n"), format!("fn {name}("));
    file.text.contains("promises![") && file.text.contains(&listed) && file.text.contains(&defined)
}

/// The first argument of `test` or `it`, or of what their `each` answers.
fn is_title(file: Source<'_>, title: &str) -> bool {
    file.text.match_indices(title).any(|(at, _)| {
        let (before, after) = (&file.text[..at], &file.text[at + title.len()..]);
        let is_quoted = |quote: char| before.ends_with(quote) && after.starts_with(quote);
        let Some(quote) = ['\'', '"', '`'].into_iter().find(|quote| is_quoted(*quote)) else { return false };
        let call = before.trim_end_matches(quote).trim_end();
        ["it(", "test(", ")("].iter().any(|opening| call.ends_with(opening))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const RUST: &str = "#[test]\nfn it_holds() {}\n\nfn no_test() {}\n#[tokio::test(start_paused = true)]\nasync fn it_waits() {}\n";
    const WEB: &str = "test('a game', async () => {});\nit(\n  `of ${n}`, () => {});\nit.each([1])('%s', () => {});\nsay('no test');\n";

    /// What is found in the page with this row for 9.1.1 and good ones for the rest.
    fn found(tests: &str) -> Vec<String> {
        let good = "`a/tests/x.rs::it_holds`";
        let rows = numbers().map(|number| {
            let tests = if number == "9.1.1" { tests } else { good };
            format!("| {number} | something | {tests} |\n")
        });
        found_in(&rows.collect::<String>())
    }

    fn found_in(rows: &str) -> Vec<String> {
        let page = format!("| number | asked | tests |\n|---|---|---|\n{rows}");
        let tree = Tree::of(&[(PAGE, &page), ("a/tests/x.rs", RUST), ("web/e2e/x.spec.ts", WEB)]);
        // One gap is the most.
        findings(&tree, 1).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn tests_that_are_there_are_fine() {
        let none: [&str; 0] = [];
        for tests in [
            "`a/tests/x.rs::it_holds`",
            "`a/tests/x.rs::it_waits`<br>`web/e2e/x.spec.ts::a game`",
            "`web/e2e/x.spec.ts::of ${n}`, `web/e2e/x.spec.ts::%s`",
            "not yet (issue 7): nobody has written it",
            "`a/tests/x.rs::it_holds`; not yet (issue 12): the other half",
        ] {
            assert_eq!(found(tests), none, "{tests}");
        }
    }

    #[test]
    fn tests_that_are_not_there_are_found() {
        assert_eq!(
            found("`a/tests/x.rs::it_hold`"),
            ["docs/traceability.md:3: traceability: a/tests/x.rs::it_hold is not there"]
        );
        for tests in [
            "`a/tests/x.rs::no_test`",
            "`a/tests/y.rs::it_holds`",
            "`web/e2e/x.spec.ts::no test`",
            "`web/e2e/x.spec.ts::a gam`",
            "`it_holds`",
        ] {
            assert_eq!(found(tests).len(), 1, "{tests}");
        }
    }

    #[test]
    fn a_row_without_test_is_explained() {
        for tests in
            ["", "later", "not yet", "not yet (issue x): what", "not yet (issue 7): ", "not yet: what"]
        {
            assert_eq!(found(tests).len(), 1, "{tests}");
        }
    }

    #[test]
    fn a_missing_row_and_too_many_gaps_are_found() {
        let rows = |tests: &str, from: usize| -> String {
            numbers().skip(from).map(|number| format!("| {number} | x | {tests} |\n")).collect()
        };
        let first = found_in(&rows("`a/tests/x.rs::it_holds`", 1));
        assert_eq!(first, ["docs/traceability.md: traceability: no row for 9.1.1"]);
        assert_eq!(found_in(&rows("not yet (issue 7): all of it", 0)).len(), 1);
        assert_eq!(rows_name_their_tests(&Tree::of(&[("README.md", "")])).len(), 1);
    }

    #[test]
    fn a_macro_makes_tests_of_what_it_lists() {
        let store = "promises![\n    kept,\n    made_up,\n];\nasync fn kept(store: Arc<dyn Store>) {}\nfn alone() {}\n";
        let file = Source { path: "store.rs", text: store };
        assert!(is_function(file, "kept"));
        assert!(!is_function(file, "made_up") && !is_function(file, "alone"));
    }
}
