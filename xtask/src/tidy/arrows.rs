//! Who may depend on whom. Arrows point left only:
//! `voice ← game ← rules ← {deduction, tables} ← ai ← catalog ← {server, cli}`, `game ← arena ← cli`.
//!
//! Crates are known by their folders, so that a new game needs no line here.

use super::Finding;
use crate::cargo::{metadata, root};
use anyhow::{Context, Result};
use std::path::Path;

const RULE: &str = "arrows between crates";

/// A crate of ours and what it needs.
pub(super) struct Crate {
    name: String,
    /// From the root, with slashes.
    folder: String,
    needs: Vec<Need>,
}

struct Need {
    name: String,
    is_for_tests: bool,
    is_optional: bool,
}

/// The place of a crate, which decides what it may depend on.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Layer<'a> {
    Voice,
    Game,
    Rules(&'a str),
    Deduction(&'a str),
    Tables(&'a str),
    Ai(&'a str),
    Catalog,
    Arena,
    Server,
    Cli,
    Load,
    Xtask,
}

impl<'a> Layer<'a> {
    fn of(folder: &'a str) -> Option<Self> {
        let parts: Vec<_> = folder.split('/').collect();
        Some(match parts[..] {
            ["crates", "voice"] => Layer::Voice,
            ["crates", "game"] => Layer::Game,
            ["crates", "catalog"] => Layer::Catalog,
            ["crates", "arena"] => Layer::Arena,
            ["crates", "server"] => Layer::Server,
            ["crates", "cli"] => Layer::Cli,
            ["crates", "load"] => Layer::Load,
            ["xtask"] => Layer::Xtask,
            ["games", game, "rules"] => Layer::Rules(game),
            ["games", game, "deduction"] => Layer::Deduction(game),
            ["games", game, "tables"] => Layer::Tables(game),
            ["games", game, "ai"] => Layer::Ai(game),
            _ => return None,
        })
    }

    /// Whether it may depend on a crate of ours in that layer.
    fn may_use(self, there: Layer<'_>) -> bool {
        use Layer::*;
        match self {
            Voice | Load | Xtask => false,
            Game => there == Voice,
            Arena => there == Game,
            Rules(_) => [Voice, Game].contains(&there),
            Deduction(game) | Tables(game) => [Voice, Game, Rules(game)].contains(&there),
            Ai(game) => [Voice, Game, Rules(game), Deduction(game), Tables(game)].contains(&there),
            Catalog => matches!(there, Voice | Game | Rules(_) | Deduction(_) | Tables(_) | Ai(_)),
            Server => matches!(there, Voice | Game | Catalog),
            Cli => ![Load, Xtask].contains(&there),
        }
    }

    /// The only crates of others it may need, if there is such a list. Optional ones are TypeScript
    /// declarations and the test kit, which the usual build leaves out.
    fn may_need(self, need: &Need) -> bool {
        let name = need.name.as_str();
        match self {
            Layer::Voice => ["fluent-bundle", "serde", "serde_json", "unic-langid"].contains(&name),
            Layer::Game => {
                ["rand_chacha", "serde", "thiserror"].contains(&name)
                    || need.is_optional && ["serde_json", "ts-rs"].contains(&name)
            }
            Layer::Rules(_) => ["serde", "thiserror"].contains(&name) || need.is_optional && name == "ts-rs",
            Layer::Arena => name == "thiserror",
            Layer::Deduction(_) | Layer::Tables(_) | Layer::Ai(_) | Layer::Catalog => {
                !["tokio", "axum", "rusqlite", "sqlx", "async-nats"].contains(&name)
            }
            Layer::Server | Layer::Cli | Layer::Load | Layer::Xtask => true,
        }
    }
}

/// What cargo says about our crates.
pub(super) fn crates_of_workspace() -> Result<Vec<Crate>> {
    let metadata = metadata(&["--no-deps"])?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    packages
        .iter()
        .map(|package| of_package(package).context("cargo metadata has changed its form"))
        .collect()
}

fn of_package(package: &serde_json::Value) -> Option<Crate> {
    let manifest = Path::new(package["manifest_path"].as_str()?);
    let folder = manifest.parent()?.strip_prefix(root()).ok()?;
    let needs = package["dependencies"].as_array()?.iter().map(|need| {
        Some(Need {
            name: need["name"].as_str()?.to_owned(),
            is_for_tests: need["kind"] == "dev",
            is_optional: need["optional"] == true,
        })
    });
    Some(Crate {
        name: package["name"].as_str()?.to_owned(),
        folder: folder.to_str()?.replace('\\', "/"),
        needs: needs.collect::<Option<_>>()?,
    })
}

pub(super) fn arrows_point_left(crates: &[Crate]) -> Vec<Finding> {
    let mut findings = Vec::new();
    for crate_ in crates {
        let manifest = format!("{}/Cargo.toml", crate_.folder);
        let mut find = |what: String| findings.push(Finding::new(&manifest, 0, RULE, what));
        let Some(layer) = Layer::of(&crate_.folder) else {
            find("no arrow is drawn for a crate in this folder; see xtask/src/tidy/arrows.rs".into());
            continue;
        };
        for need in crate_.needs.iter().filter(|need| need.name != crate_.name) {
            let ours = crates.iter().find(|other| other.name == need.name);
            let is_allowed = match ours.and_then(|other| Layer::of(&other.folder)) {
                Some(there) => layer.may_use(there),
                None => need.is_for_tests || layer.may_need(need),
            };
            if !is_allowed {
                find(format!("must not depend on {}: what it cannot import it cannot know", need.name));
            }
        }
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    fn need(text: &str) -> Need {
        let name = text.trim_start_matches("test:").trim_end_matches('?');
        Need { name: name.into(), is_for_tests: text.starts_with("test:"), is_optional: text.ends_with('?') }
    }

    fn house(changed: &str, needs: &[&str]) -> Vec<String> {
        let crates: Vec<_> = [
            ("parlour-game", "crates/game"),
            ("go-rules", "games/go/rules"),
            ("go-tables", "games/go/tables"),
            ("go-ai", "games/go/ai"),
            ("tarot-rules", "games/tarot/rules"),
            ("tarot-deduction", "games/tarot/deduction"),
            ("parlour-catalog", "crates/catalog"),
            ("parlour-arena", "crates/arena"),
            ("parlour-server", "crates/server"),
            ("parlour", "crates/cli"),
            ("xtask", "xtask"),
        ]
        .iter()
        .map(|(name, folder)| Crate {
            name: (*name).into(),
            folder: (*folder).into(),
            needs: if *name == changed { needs.iter().map(|text| need(text)).collect() } else { vec![] },
        })
        .collect();
        arrows_point_left(&crates).iter().map(ToString::to_string).collect()
    }

    #[test]
    fn arrows_to_the_left_are_fine() {
        for (name, needs) in [
            ("parlour-game", &["serde", "ts-rs?", "serde_json?", "test:parlour-game"][..]),
            ("go-rules", &["parlour-game", "serde", "thiserror", "ts-rs?", "test:proptest"]),
            ("go-tables", &["parlour-game", "go-rules", "crc32fast"]),
            ("go-ai", &["parlour-game", "go-rules", "go-tables", "rayon"]),
            ("tarot-deduction", &["parlour-game", "tarot-rules"]),
            ("parlour-catalog", &["go-ai", "go-rules", "tarot-deduction", "parlour-game", "serde_json"]),
            ("parlour-server", &["parlour-catalog", "parlour-game", "axum", "test:parlour-server"]),
            ("parlour", &["parlour-server", "parlour-arena", "parlour-catalog", "go-rules"]),
        ] {
            assert_eq!(house(name, needs), [] as [&str; 0]);
        }
    }

    #[test]
    fn arrows_to_the_right_are_found() {
        for (name, need) in [
            ("parlour-game", "serde_json"),
            ("parlour-game", "go-rules"),
            ("parlour-game", "tokio"),
            ("go-rules", "go-ai"),
            ("go-rules", "tarot-rules"),
            ("go-rules", "rayon"),
            ("go-rules", "ts-rs"),
            ("go-rules", "test:parlour-server"),
            ("go-tables", "go-ai"),
            ("go-tables", "tarot-rules"),
            ("go-ai", "tarot-rules"),
            ("go-ai", "tokio"),
            ("tarot-deduction", "go-rules"),
            ("parlour-catalog", "axum"),
            ("parlour-catalog", "parlour-server"),
            ("parlour-arena", "serde_json"),
            ("parlour-arena", "parlour-catalog"),
            ("parlour-server", "go-rules"),
            ("parlour-server", "parlour-arena"),
            ("xtask", "parlour-game"),
        ] {
            let found = house(name, &[need]);
            assert_eq!(found.len(), 1, "{name} -> {need}");
            let name = need.trim_start_matches("test:");
            assert!(found[0].contains(&format!("must not depend on {name}")), "{found:?}");
        }
    }

    #[test]
    fn a_crate_in_no_layer_is_found() {
        let lost = Crate { name: "lost".into(), folder: "crates/lost".into(), needs: vec![] };
        assert!(arrows_point_left(&[lost])[0].to_string().starts_with("crates/lost/Cargo.toml: arrows"));
    }

    #[test]
    fn cargo_is_understood() {
        let crates = crates_of_workspace().unwrap();
        let game = crates.iter().find(|crate_| crate_.name == "parlour-game").unwrap();
        assert_eq!(game.folder, "crates/game");
        assert!(game.needs.iter().any(|need| need.name == "serde_json" && need.is_optional));
        assert!(game.needs.iter().any(|need| need.name == "parlour-game" && need.is_for_tests));
    }
}
