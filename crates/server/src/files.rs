//! How many files the process may have open: every connection is one.

/// More than any house needs.
const MOST: u64 = 65_536;
/// For the database, endgame tables, logs, backups, the administrator's door, and what the runtime needs.
const RESERVE: usize = 128;
/// What is taken for granted where the system does not tell.
#[cfg(not(unix))]
const USUAL: u64 = 1_024;

/// How many connections there may be in all, once the process may open as many files as the system lets it.
pub(crate) fn connections() -> usize {
    usize::try_from(raised()).unwrap_or(usize::MAX).saturating_sub(RESERVE).max(RESERVE)
}

/// Raises the limit as far as that is allowed and useful, and says what it is now.
#[cfg(unix)]
fn raised() -> u64 {
    use rustix::process::{Resource, Rlimit, getrlimit, setrlimit};
    let Rlimit { current, maximum } = getrlimit(Resource::Nofile);
    // `None` is no limit at all.
    let (current, wanted) = (current.unwrap_or(MOST), maximum.unwrap_or(MOST).min(MOST));
    if current >= wanted {
        return current.min(MOST);
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
    USUAL
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn some_files_are_left_for_everything_else() {
        let connections = connections();
        assert!((RESERVE..=MOST as usize - RESERVE).contains(&connections), "{connections}");
        assert_eq!(super::connections(), connections, "asked again, it is the same");
    }
}
