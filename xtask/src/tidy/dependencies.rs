//! Crates of others: their licences, and which are compiled in two versions.
//!
//! cargo-deny would check the same and known vulnerabilities, but takes minutes to build and its database cannot be had
//! everywhere; `cargo metadata` takes less than a second.

use super::Finding;
use crate::cargo::metadata;
use anyhow::{Context, Result};
use std::collections::{BTreeMap, BTreeSet};

const RULE: &str = "dependencies";
const FILE: &str = "Cargo.lock";

/// Licences that ours (MIT or Apache 2.0) goes with.
const LICENCES: [&str; 9] =
    ["0BSD", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "ISC", "MIT", "Unicode-3.0", "Unlicense", "Zlib"];

/// Crates that are compiled twice because two of our dependencies want different versions.
const TWICE: [&str; 15] = [
    "base64",
    "block-buffer",
    "cpufeatures",
    "crypto-common",
    "digest",
    "const-oid",
    "fallible-iterator",
    "getrandom",
    "hashbrown",
    "rand",
    "rand_chacha",
    "rand_core",
    "sha2",
    "syn",
    "tower-http",
];

/// A crate of the lock file.
pub(super) struct Package {
    name: String,
    version: String,
    /// As an SPDX expression.
    licence: Option<String>,
}

/// Everything that is compiled on the platform of CI.
pub(super) fn packages() -> Result<Vec<Package>> {
    let metadata = metadata(&["--locked", "--filter-platform", "x86_64-unknown-linux-gnu"])?;
    let packages = metadata["packages"].as_array().context("cargo metadata lists no packages")?;
    let text = |value: &serde_json::Value| value.as_str().map(str::to_owned);
    let package = |package: &serde_json::Value| {
        Some(Package {
            name: text(&package["name"])?,
            version: text(&package["version"])?,
            licence: text(&package["license"]),
        })
    };
    packages.iter().map(|one| package(one).context("cargo metadata has changed its form")).collect()
}

pub(super) fn are_acceptable(packages: &[Package]) -> Vec<Finding> {
    findings(packages, &TWICE)
}

fn findings(packages: &[Package], known_twice: &[&str]) -> Vec<Finding> {
    let mut faults = Vec::new();
    let mut versions: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
    for package in packages {
        let Package { name, version, licence } = package;
        versions.entry(name).or_default().insert(version);
        let licence = licence.as_deref().unwrap_or("none");
        if !is_acceptable(licence) {
            faults.push(format!("{name} {version} has the licence {licence}"));
        }
    }
    for (name, versions) in &versions {
        match (versions.len() > 1, known_twice.contains(name)) {
            (true, false) => {
                let versions: Vec<_> = versions.iter().copied().collect();
                faults.push(format!("{name} is compiled in the versions {}", versions.join(", ")));
            }
            (false, true) => faults.push(format!("{name} has one version now: remove it from the list")),
            _ => {}
        }
    }
    faults.into_iter().map(|fault| Finding::new(FILE, 0, RULE, fault)).collect()
}

/// Of alternatives one must be in the list; where any must be kept together, all of them.
fn is_acceptable(licence: &str) -> bool {
    let words = licence.split(|c: char| c.is_whitespace() || "()/".contains(c));
    let mut named = words.filter(|word| !["", "OR", "AND", "WITH", "LLVM-exception"].contains(word));
    let is_listed = |word: &str| LICENCES.contains(&word);
    if licence.contains(" AND ") { named.all(is_listed) } else { named.any(is_listed) }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn package(name: &str, version: &str, licence: &str) -> Package {
        let licence = (!licence.is_empty()).then(|| licence.to_owned());
        Package { name: name.into(), version: version.into(), licence }
    }

    #[test]
    fn licences_are_read() {
        for licence in ["MIT", "MIT/GPL-3.0", "(MIT OR Apache-2.0) AND Unicode-3.0"] {
            assert_eq!(findings(&[package("a", "1.0.0", licence)], &[]), [], "{licence}");
        }
        for licence in ["", "GPL-3.0", "MIT AND GPL-3.0", "AGPL-3.0 OR SSPL-1.0"] {
            assert_eq!(findings(&[package("a", "1.0.0", licence)], &[]).len(), 1, "{licence}");
        }
    }

    #[test]
    fn two_versions_are_found_and_the_list_holds_no_more_than_there_are() {
        let twice = [package("a", "1.0.0", "MIT"), package("a", "2.0.0", "MIT")];
        assert_eq!(findings(&twice, &[])[0].what, "a is compiled in the versions 1.0.0, 2.0.0");
        assert_eq!(findings(&twice, &["a"]), []);
        assert_eq!(findings(&twice[..1], &["a"]).len(), 1);
    }
}
