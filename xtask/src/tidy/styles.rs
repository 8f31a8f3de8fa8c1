//! Styles of the page's shell: every class and token in them is the shell's own. What only a game has is styled in that
//! game's folder; what nobody has is dead.

use super::Finding;
use super::tree::{Source, Tree};
use std::collections::BTreeSet;

const SHELL: [&str; 3] = ["web/src/lib/", "web/src/routes/", "web/src/styles/"];

/// What `web/src/lib/game.ts` promises to games: a class that they may set, and tokens that they may read.
const CONTRACT: [&str; 6] =
    ["dock", "--board-height", "--panel-height", "--card-width", "--move", "--piece-step"];

/// Svelte finds unused classes in a component's own styles; this looks at style sheets, `:global` and tokens.
pub(super) fn belong_to_the_shell(tree: &Tree) -> Vec<Finding> {
    let shell: Vec<_> = tree
        .sources(&[".svelte", ".ts", ".css"])
        .filter(|source| SHELL.iter().any(|folder| source.path.starts_with(folder)))
        .collect();
    let ours: BTreeSet<_> = shell.iter().flat_map(|source| names_used(source.text)).chain(CONTRACT).collect();
    let mut findings = Vec::new();
    for source in shell {
        for (line, name) in names_styled(source) {
            if !ours.contains(name.as_str()) {
                let what =
                    format!("{name} is not used by the shell: move it to its game's folder, or delete it");
                findings.push(Finding::new(source.path, line, "the shell styles only itself", what));
            }
        }
    }
    findings
}

/// Classes set in markup, tokens read in styles and scripts.
fn names_used(text: &str) -> Vec<&str> {
    let after = |start: &'static str, end: &'static [char]| {
        text.match_indices(start).filter_map(move |(at, _)| text[at + start.len()..].split(end).next())
    };
    let classes =
        after("class=\"", &['"']).chain(after("class={", &['\n'])).chain(after("class:", &['=', ' ', '\n']));
    let classes = classes.flat_map(|value| value.split(|c: char| !is_name(c)));
    let tokens =
        after("var(", &[')', ',']).chain(after("'", &['\'']).filter(|quoted| quoted.starts_with("--")));
    classes.chain(tokens).collect()
}

/// Classes in selectors and tokens that are defined, each with its line.
fn names_styled(source: Source<'_>) -> Vec<(usize, String)> {
    let is_sheet = source.path.ends_with(".css");
    let style = style_of(source.text, is_sheet);
    let mut names = Vec::new();
    let mut from = 0;
    for (at, end) in style.match_indices(['{', '}', ';']) {
        let part = &style[from..at];
        let line = 1 + style[..at].matches('\n').count() - part.trim_start().matches('\n').count();
        from = at + 1;
        let part = part.trim();
        if end == "{" && !part.starts_with('@') {
            let selector = if is_sheet { part.to_owned() } else { globals(part) };
            names.extend(classes(&selector).map(|class| (line, class.to_owned())));
        } else if part.starts_with("--") {
            names.extend(part.split(':').next().map(|token| (line, token.trim().to_owned())));
        }
    }
    names
}

/// The styles alone, on their own lines: of markup, scripts and comments only the line breaks are left.
fn style_of(text: &str, is_sheet: bool) -> String {
    let lines = |text: &str| "\n".repeat(text.matches('\n').count());
    let styles = if is_sheet {
        text.to_owned()
    } else {
        let (before, styles) = text.split_once("<style>").unwrap_or((text, ""));
        lines(before) + styles.split("</style>").next().unwrap_or_default()
    };
    let mut parts = styles.split("/*");
    let first = parts.next().unwrap_or_default().to_owned();
    parts.fold(first, |kept, part| {
        let (comment, code) = part.split_once("*/").unwrap_or((part, ""));
        kept + &lines(comment) + code
    })
}

/// What stands in `:global(...)`.
fn globals(selector: &str) -> String {
    let mut depth = 0_usize;
    let inner = |part: &str| {
        part.chars()
            .take_while(|c| {
                depth = match c {
                    '(' => depth + 1,
                    ')' if depth == 0 => return false,
                    ')' => depth - 1,
                    _ => depth,
                };
                true
            })
            .collect::<String>()
    };
    selector.split(":global(").skip(1).map(inner).collect::<Vec<_>>().join(" ")
}

fn classes(selector: &str) -> impl Iterator<Item = &str> {
    let name = |part: &str| part.find(|c: char| !is_name(c)).unwrap_or(part.len());
    let parts = selector.split('.').skip(1).map(move |part| &part[..name(part)]);
    parts.filter(|name| name.starts_with(|c: char| c.is_ascii_alphabetic()))
}

fn is_name(c: char) -> bool {
    c.is_ascii_alphanumeric() || c == '-' || c == '_'
}

#[cfg(test)]
mod tests {
    use super::*;

    const PAGE: (&str, &str) = (
        "web/src/lib/A.svelte",
        "<p class=\"panel {tone}\" class:bad={fault}></p>\n<style>\n  .own { color: var(--ink); }\n</style>",
    );

    fn found(path: &str, text: &str) -> Vec<(usize, String)> {
        let findings = belong_to_the_shell(&Tree::of(&[PAGE, (path, text)]));
        let name = |what: &str| what.split(' ').next().unwrap_or_default().to_owned();
        findings.into_iter().map(|finding| (finding.line, name(&finding.what))).collect()
    }

    #[test]
    fn classes_and_tokens_of_games_are_found() {
        let sheet = "/* .note */\n:root {\n  --ink: #000; --rook: #fff;\n}\n.panel > .pawn:hover, .bad { margin: .5rem; }\n";
        assert_eq!(found("web/src/styles/a.css", sheet), [(3, "--rook".to_owned()), (5, "pawn".to_owned())]);
        let nested = "@media (max-width: 40rem) {\n  .pawn { color: red }\n}";
        assert_eq!(found("web/src/styles/a.css", nested), [(2, "pawn".to_owned())]);
        let component =
            "<i class=\"x\"></i>\n<style>\n  .x :global(.bar:not(.pawn) .panel) { --rook: 1; }\n</style>";
        let names = ["bar", "pawn", "--rook"].map(|name| (3, name.to_owned()));
        assert_eq!(found("web/src/routes/+page.svelte", component), names);
    }

    #[test]
    fn what_the_shell_uses_and_what_games_style_is_fine() {
        assert_eq!(
            found(
                "web/src/styles/a.css",
                ".panel.bad { --ink: #000; --board-height: 1rem; }\n.dock { top: 0; }"
            ),
            []
        );
        assert_eq!(found("web/src/games/go/styles.css", ".pawn { --rook: #fff; }"), []);
        assert_eq!(found("web/src/lib/B.svelte", "<style>\n  .local { color: red; }\n</style>"), []);
    }
}
