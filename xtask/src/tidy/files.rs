//! Rules about files as a whole.

use super::Finding;
use super::tree::Tree;

/// What people write. Generated files and data may be as long as they like.
const CODE: [&str; 5] = [".rs", ".ts", ".svelte", ".css", ".js"];
const GENERATED: &str = ".gen.ts";
const MOST_LINES: usize = 700;

pub(super) fn are_short(tree: &Tree) -> Vec<Finding> {
    let written = tree.sources(&CODE).filter(|source| !source.path.ends_with(GENERATED));
    written
        .filter_map(|source| {
            let lines = source.text.lines().count();
            let what = format!("{lines} lines; more than {MOST_LINES} are not one thought");
            (lines > MOST_LINES).then(|| Finding::new(source.path, 0, "file size", what))
        })
        .collect()
}

/// Names that say nothing about what is inside, and so attract everything.
const EMPTY_NAMES: [&str; 9] =
    ["util", "utils", "helper", "helpers", "manager", "managers", "common", "misc", "stuff"];

pub(super) fn have_telling_names(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for path in tree.paths() {
        let mut words = path.split(['/', '.', '_', '-']);
        if let Some(word) = words.find(|word| EMPTY_NAMES.contains(&word.to_lowercase().as_str())) {
            let what = format!("\"{word}\" names nothing; a file is one thought, named by its noun");
            findings.push(Finding::new(path, 0, "telling names", what));
        }
    }
    findings
}

/// Where a crate's tests are one program, a file that its `main.rs` does not name would not be run.
pub(super) fn tests_are_named(tree: &Tree) -> Vec<Finding> {
    let mut findings = Vec::new();
    for main in tree.sources(&["/tests/main.rs"]) {
        let folder = main.path.trim_end_matches("main.rs");
        let manifest = folder.replace("tests/", "Cargo.toml");
        let manifest = tree.sources(&["/Cargo.toml"]).find(|source| source.path == manifest);
        for path in tree.paths().filter(|path| path.starts_with(folder) && *path != main.path) {
            let rest = &path[folder.len()..];
            let Some(name) = rest.strip_suffix("/mod.rs").or(rest.strip_suffix(".rs")) else { continue };
            let is_program =
                manifest.is_some_and(|source| source.text.contains(&format!("\"tests/{rest}\"")));
            let is_named = main.text.lines().any(|line| line == format!("mod {name};"));
            if !name.contains('/') && !is_program && !is_named {
                let what = format!("is not run: {} does not name it", main.path);
                findings.push(Finding::new(path, 0, "tests are run", what));
            }
        }
    }
    findings
}

/// What every rules crate has, so that whoever has read one finds everything in the next.
const RULES: [&str; 6] = ["actions.rs", "lib.rs", "notation.rs", "refusal.rs", "setup.rs", "view.rs"];

pub(super) fn rules_are_laid_out_alike(tree: &Tree) -> Vec<Finding> {
    let crates = tree.paths().filter_map(|path| path.strip_suffix("rules/Cargo.toml"));
    let missing = crates.flat_map(|folder| RULES.map(|file| format!("{folder}rules/src/{file}")));
    let missing = missing.filter(|path| !tree.contains(path));
    missing.map(|path| Finding::new(&path, 0, "rules crates have the same files", "is missing")).collect()
}

pub(super) fn crates_share_lints(tree: &Tree) -> Vec<Finding> {
    let manifests = tree.sources(&["/Cargo.toml"]);
    manifests
        .filter(|manifest| {
            let mut lines = manifest.text.lines().map(str::trim);
            !(lines.any(|line| line == "[lints]") && lines.next() == Some("workspace = true"))
        })
        .map(|manifest| {
            let what = "`[lints] workspace = true` is missing; all crates are held to the same";
            Finding::new(manifest.path, 0, "shared lints", what)
        })
        .collect()
}

/// The public index, which every Cargo.lock names.
const PUBLIC_INDEX: &str = "registry+https://github.com/rust-lang/crates.io-index";

pub(super) fn name_no_registry(tree: &Tree) -> Vec<Finding> {
    const RULE: &str = "no registry addresses";
    let mut findings = Vec::new();
    for lock in tree.sources(&["Cargo.lock"]) {
        findings.extend(lock.findings(RULE, |line| {
            let source = line.strip_prefix("source = ")?.trim_matches('"');
            let what = format!("{source} is not the public index; others cannot build from it");
            (source != PUBLIC_INDEX).then_some(what)
        }));
    }
    for settings in tree.sources(&[".npmrc", ".cargo/config.toml"]) {
        findings.extend(settings.findings(RULE, |line| {
            (line.contains("registry") && line.contains("://"))
                .then(|| "a registry of one machine; others cannot build from it".into())
        }));
    }
    for lock in tree.sources(&["package-lock.json"]) {
        findings.extend(lock.findings(RULE, |line| {
            line.trim_start()
                .starts_with("\"resolved\"")
                .then(|| "web/.npmrc leaves out where a package was fetched from".into())
        }));
    }
    findings
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn long_files_are_found() {
        let long = "line\n".repeat(701);
        let fine = "line\n".repeat(700);
        let tree = Tree::of(&[("a.rs", &long), ("b.rs", &fine), ("c.gen.ts", &long), ("d.txt", &long)]);
        let found = are_short(&tree);
        assert_eq!(found.len(), 1);
        assert_eq!(found[0].path, "a.rs");
        assert!(found[0].what.starts_with("701 lines"));
    }

    #[test]
    fn empty_names_are_found() {
        for path in ["src/utils.rs", "src/helpers/mod.rs", "web/src/lib/seat-manager.ts", "src/common.rs"] {
            assert_eq!(have_telling_names(&Tree::of(&[(path, "")])).len(), 1, "{path}");
        }
        assert_eq!(have_telling_names(&Tree::of(&[("src/commons.rs", "")])), []);
    }

    #[test]
    fn tests_that_are_not_run_are_found() {
        let found = |main| {
            let tree = Tree::of(&[
                ("a/Cargo.toml", "path = \"tests/alone.rs\"\n"),
                ("a/tests/main.rs", main),
                ("a/tests/rules.rs", ""),
                ("a/tests/alone.rs", ""),
                ("a/tests/play/mod.rs", ""),
                ("a/tests/play/cards.rs", ""),
                ("b/tests/other.rs", ""),
            ]);
            tests_are_named(&tree).into_iter().map(|finding| finding.path).collect::<Vec<_>>()
        };
        assert_eq!(found("mod play;\nmod rules;\n"), [] as [&str; 0]);
        assert_eq!(found("mod play;\n"), ["a/tests/rules.rs"]);
        assert_eq!(found("mod rules;\n"), ["a/tests/play/mod.rs"]);
    }

    #[test]
    fn a_missing_file_of_rules_is_found() {
        let files = RULES.map(|file| format!("games/go/rules/src/{file}"));
        let manifest = ("games/go/rules/Cargo.toml", "");
        let files: Vec<_> = files.iter().map(|path| (path.as_str(), "")).chain([manifest]).collect();
        assert_eq!(rules_are_laid_out_alike(&Tree::of(&files)), []);
        assert_eq!(rules_are_laid_out_alike(&Tree::of(&files[1..])).len(), 1);
    }

    #[test]
    fn crates_without_shared_lints_are_found() {
        let tree = Tree::of(&[
            ("a/Cargo.toml", "[package]\n\n[lints]\nworkspace = true\n"),
            ("b/Cargo.toml", "[package]\n"),
            ("c/Cargo.toml", "[lints]\n\n[dependencies]\n"),
            ("Cargo.toml", "[workspace]\n"),
        ]);
        let found: Vec<_> = crates_share_lints(&tree).into_iter().map(|finding| finding.path).collect();
        assert_eq!(found, ["b/Cargo.toml", "c/Cargo.toml"]);
    }

    #[test]
    fn registries_of_one_machine_are_found() {
        let public = format!("source = \"{PUBLIC_INDEX}\"\n");
        assert_eq!(name_no_registry(&Tree::of(&[("Cargo.lock", &public)])), []);
        for (path, text) in [
            ("Cargo.lock", "source = \"registry+https://mirror.example/index\"\n"),
            ("web/.npmrc", "registry=https://mirror.example\n"),
            (".cargo/config.toml", "registry = \"sparse+https://mirror.example\"\n"),
            ("web/package-lock.json", "  \"resolved\": \"https://mirror.example/a.tgz\",\n"),
        ] {
            assert_eq!(name_no_registry(&Tree::of(&[(path, text)])).len(), 1, "{path}");
        }
    }
}
