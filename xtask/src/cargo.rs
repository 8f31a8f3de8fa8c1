//! What cargo knows about this workspace.

use anyhow::{Context, Result, ensure};
use serde_json::Value;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The folder of the workspace.
pub(crate) fn root() -> PathBuf {
    let xtask = Path::new(env!("CARGO_MANIFEST_DIR"));
    xtask.parent().expect("xtask lies in the workspace").to_owned()
}

/// The cargo that runs us, in the workspace.
pub(crate) fn cargo(args: &[&str]) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.args(args).current_dir(root());
    // A machine that builds once gains nothing from what would make a second build faster: 3 GB of it.
    if std::env::var_os("CI").is_some() {
        command.env("CARGO_INCREMENTAL", "0");
    }
    command
}

/// What `cargo metadata` says with these options.
pub(crate) fn metadata(options: &[&str]) -> Result<Value> {
    let output = cargo(&["metadata", "--format-version", "1"]).args(options).output()?;
    ensure!(output.status.success(), "cargo metadata: {}", String::from_utf8_lossy(&output.stderr));
    Ok(serde_json::from_slice(&output.stdout)?)
}

/// Where cargo puts the binary of this profile: the target folder may have been moved by the environment.
pub(crate) fn binary(profile: &str) -> Result<PathBuf> {
    let metadata = metadata(&["--no-deps"])?;
    let target = metadata["target_directory"].as_str().context("cargo metadata names no target folder")?;
    let name = format!("parlour{}", std::env::consts::EXE_SUFFIX);
    Ok(Path::new(target).join(profile).join(name))
}
