//! Secrets are kept by what the code cannot say.

use super::Finding;
use super::tree::Tree;

fn is_of(path: &str, room: &str) -> bool {
    let parts: Vec<_> = path.split('/').collect();
    matches!(parts[..], ["games", _, here, "src", ..] if here == room)
}

/// In a game's `view.rs` every field and every event is named: a new one does not compile until somebody has
/// decided who may see it.
pub(super) fn views_fail_closed(tree: &Tree) -> Vec<Finding> {
    let views = tree.sources(&["/view.rs"]).filter(|source| is_of(source.path, "rules"));
    views
        .flat_map(|view| {
            view.findings("views fail closed", |line| {
                let code = line.split("//").next().unwrap_or_default();
                let squeezed: String = code.chars().filter(|c| !c.is_whitespace()).collect();
                let what = if code.trim_start().starts_with("_ =>") || code.contains(" _ =>") {
                    "`_ =>` decides about events that do not exist yet"
                } else if has_rest(&squeezed) {
                    "`..` passes over fields that do not exist yet"
                } else {
                    return None;
                };
                Some(format!("{what}: name them, so that a new one must be decided on"))
            })
        })
        .collect()
}

/// Whether a pattern leaves out the rest: `..` between an opening or a comma and a closing. Ranges have a
/// number or name at least on one side, or stand in square brackets.
fn has_rest(squeezed: &str) -> bool {
    squeezed.match_indices("..").any(|(at, dots)| {
        let before = squeezed[..at].chars().next_back();
        let after = squeezed[at + dots.len()..].chars().next();
        matches!(before, None | Some('{' | '(' | ',')) && matches!(after, None | Some('}' | ')' | ','))
    })
}

/// Deduction works from cards and sights. If it could name the type of the real position, it could cheat.
pub(super) fn deduction_cannot_cheat(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for source in tree.sources(&[".rs"]).filter(|source| is_of(source.path, "deduction")) {
        let game = source.path.split('/').nth(1).unwrap_or_default();
        let rules = format!("games/{game}/rules/src/");
        let lines = || {
            let sources = tree.sources(&[".rs"]).filter(|source| source.path.starts_with(&rules));
            sources.flat_map(|source| source.text.lines()).map(str::trim)
        };
        let mut positions: Vec<&str> = lines()
            .filter(|line| line.starts_with("impl"))
            .filter_map(|line| line.split_once(" Game for "))
            .filter_map(|(_, rest)| rest.split([' ', '{', '<']).next())
            .collect();
        // A game played in several ways has a name for each: `type Tarot = Cards<Tarots>`.
        let aliases = lines().filter_map(|line| line.strip_prefix("pub type ")?.split_once(" = "));
        let of_positions: Vec<&str> = aliases
            .filter(|(_, of)| of.split(['<', ';']).next().is_some_and(|of| positions.contains(&of)))
            .map(|(name, _)| name)
            .collect();
        positions.extend(of_positions);
        findings.extend(source.findings("deduction cannot cheat", |line| {
            // Sentences for people may name the game: text in quotes is no code.
            let code: String = line.split('"').step_by(2).collect();
            let code = code.split("//").next().unwrap_or_default();
            let named = positions.iter().find(|position| super::tree::has_word(code, position));
            let named = named.copied().or(code.contains("_rules::state").then_some("state"))?;
            Some(format!("{named} is the real position; deduction gets cards and sights"))
        }));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn view(line: &str) -> usize {
        views_fail_closed(&Tree::of(&[("games/go/rules/src/view.rs", line)])).len()
    }

    #[test]
    fn open_views_are_found() {
        for line in [
            "        _ => Sight::Nothing,",
            "match event { Event::Chanced(_) => a, _ => b }",
            "let Self { board, .. } = self;",
            "let Self { .. } = self;",
            "Event::Acted { seat, .. } => x,",
            "Action::Move(..) => x,",
            "let (first, ..) = pair;",
            "            ..",
        ] {
            assert_eq!(view(line), 1, "{line}");
        }
    }

    #[test]
    fn closed_views_are_fine() {
        for line in [
            "Event::Chanced(_) => x,",
            "for n in 0..count {",
            "&cards[1..]",
            "&cards[..]",
            "View { board, ..View::default() }",
            "let Self { setup: _, board } = self; // not `..` and not `_ =>`",
        ] {
            assert_eq!(view(line), 0, "{line}");
        }
        let elsewhere =
            Tree::of(&[("games/go/rules/src/state.rs", "_ => x,"), ("crates/server/src/view.rs", "_ =>")]);
        assert_eq!(views_fail_closed(&elsewhere), []);
    }

    #[test]
    fn deduction_that_sees_the_position_is_found() {
        let found = |line: &str| {
            let rules = ("games/tarot/rules/src/state.rs", "impl Game for Tarot {\n}\n");
            deduction_cannot_cheat(&Tree::of(&[rules, ("games/tarot/deduction/src/lib.rs", line)])).len()
        };
        assert_eq!(found("use tarot_rules::{Card, Tarot};"), 1);
        assert_eq!(found("use tarot_rules::state::Hands;"), 1);
        assert_eq!(found("use tarot_rules::{Card, Sight}; // what Tarot shows"), 0);
        assert_eq!(found("let title = \"Tarot\";"), 0);
        assert_eq!(found("let title = \"Tarot\".len() + Tarot::new().len();"), 1);
    }

    #[test]
    fn a_position_with_parameters_is_found_by_all_its_names() {
        let found = |line: &str| {
            let rules = "pub type Tarot = Cards<Tarots>;\nimpl<D: Deck> Game for Cards<D> {\n}\n";
            let rules = ("games/tarot/rules/src/state.rs", rules);
            deduction_cannot_cheat(&Tree::of(&[rules, ("games/tarot/deduction/src/lib.rs", line)])).len()
        };
        assert_eq!(found("use tarot_rules::Cards;"), 1);
        assert_eq!(found("use tarot_rules::Tarot;"), 1);
        assert_eq!(found("use tarot_rules::{Deck, Sight};"), 0);
    }
}
