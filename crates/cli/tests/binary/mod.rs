//! The binary as people and programs call it.

use std::io::Write;
use std::process::{Command, Output, Stdio};

/// What calls it; arguments may be added.
pub(crate) fn parlour() -> Command {
    Command::new(env!("CARGO_BIN_EXE_parlour"))
}

/// Calls it with these arguments and waits for its end.
pub(crate) fn called(args: &[&str]) -> Output {
    parlour().args(args).output().unwrap()
}

/// The same, with this on its standard input.
pub(crate) fn fed(input: impl AsRef<[u8]>, call: &mut Command) -> Output {
    let mut child = call.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    // A program that ends early does not read to the end; that is its right.
    let _ = child.stdin.take().unwrap().write_all(input.as_ref());
    child.wait_with_output().unwrap()
}

/// What it printed.
pub(crate) fn text(bytes: &[u8]) -> &str {
    std::str::from_utf8(bytes).unwrap()
}
