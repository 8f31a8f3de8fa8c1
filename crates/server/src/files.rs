//! How many files the process may have open: every connection is one.

/// The limit is not raised beyond this.
const MAX_FILES: u64 = 65_536;
/// Files for the database, endgame tables, logs, backups, the admin listener and the runtime.
const RESERVE: usize = 128;
/// Assumed where the system does not tell.
#[cfg(not(unix))]
const DEFAULT_FILES: u64 = 1_024;

/// The maximum number of connections, after raising the limit of open files.
pub(crate) fn connections() -> usize {
    usize::try_from(raised()).unwrap_or(usize::MAX).saturating_sub(RESERVE).max(RESERVE)
}

/// Raises the limit as far as allowed and useful, and returns it.
#[cfg(unix)]
fn raised() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // `None` is no limit at all.
    let (current, wanted) = (current.unwrap_or(MAX_FILES), maximum.unwrap_or(MAX_FILES).min(MAX_FILES));
    if current >= wanted {
        return current.min(MAX_FILES);
    }
    match setrlimit(Resource::Nofile, Rlimit { current: Some(wanted), maximum }) {
        Ok(()) => wanted,
        Err(error) => {
            tracing::debug!(%error, current, wanted, "the limit of open files stays as it is");
            current
        }
    }
}

#[cfg(not(unix))]
fn raised() -> u64 {
    DEFAULT_FILES
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_everything_else() {
        let connections = connections();
        assert!((RESERVE..=MAX_FILES as usize - RESERVE).contains(&connections), "{connections}");
        assert_eq!(super::connections(), connections, "asked again, it is the same");
    }
}
